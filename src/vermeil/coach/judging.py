"""A decision judged by what its seat knew: what was best, what the choice cost, and how sure that is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import fsum, inf, sqrt

from vermeil.bots.consequences import told_apart
from vermeil.coach.evaluator import OWN_CHOICE, Candidate, Question
from vermeil.coach.values import SCALES, UNSEEN, Column, mean_and_error
from vermeil.core.phrases import Phrase, phrase

# From which loss of winning share on a decision has a name. Alone one plays for points: so many of them.
MARKS = ((0.15, "blunder"), (0.10, "mistake"), (0.05, "inaccuracy"))
ALONE = ((3.0, "blunder"), (2.0, "mistake"), (1.0, "inaccuracy"))
SURE = 1.96
# What a point counts beside the share of the win where the best move is looked for: leads are told apart sooner.
POINT = 0.01
FINALISTS = 3
# Who does what the evaluator would do is told after so many worlds without any difference.
SAME = 16

Go = Callable[[], None]  # called between pieces of work; raises if somebody wants to stop


@dataclass(frozen=True, slots=True)
class Loss:
    """What a decision cost in one scale, with its 95 % interval; never negative."""

    mean: float
    low: float
    high: float

    def as_json(self) -> dict[str, float]:
        return {"loss": self.mean, "low": self.low, "high": self.high}


@dataclass(frozen=True, slots=True)
class Skill:
    """What a decision brought to each seat, by what the decider knew, beyond the evaluator's own choice there."""

    share: Column
    points: Column

    def in_scale(self, scale: str) -> Column:
        return self.share if scale == "share" else self.points


@dataclass(frozen=True, slots=True)
class Verdict:
    """What was best by what the seat knew, and what the choice cost against it."""

    best: Candidate
    played: Candidate
    share: Loss
    points: Loss
    mark: str  # blunder, mistake, inaccuracy, unclear, best, only or good
    unforced: bool
    playouts: int
    skill: Skill
    second: Candidate | None = None  # of an approved choice: the best of the others
    worlds: int = 0  # in which the choice and the best move were weighed against each other, if they differ

    def in_scale(self, scale: str) -> Loss:
        return self.share if scale == "share" else self.points

    @property
    def rivals(self) -> tuple[Candidate | None, Candidate | None]:
        """What the choice and the best move are set against: each other, or both the second best if they are one."""
        return (self.second, self.second) if self.best is self.played else (self.best, self.played)

    def reasons(self) -> tuple[tuple[Phrase, ...], tuple[Phrase, ...]]:
        """What speaks for the choice, and what for the best move: never the same of both, if they are two.

        Where nothing that is counted speaks for the best move, what follows must: then it is said how much that was.
        """
        if self.best is self.played or self.played.count is None or self.best.count is None:
            rivals = self.rivals
            return self.played.reasons(rivals[0]), self.best.reasons(rivals[1])
        played, best = self.played.count(), self.best.count()
        said, better = told_apart(played, best), told_apart(best, played)
        if all(part == best.title() for part in better):
            better = (*(part for part in better if part not in said), self._follows(played.title()))
        return said or (phrase("hint-nothing-more"),), better

    def _follows(self, other: Phrase) -> Phrase:
        """That only what follows tells the best move from the choice, and by how much."""
        share, points = round(100 * self.share.mean, 1), round(self.points.mean, 1)
        doubted = self.mark == "good"  # what else was marked costs enough to be told, clear or not
        if share > 0 and (self.share.low > 0 or not doubted):
            return phrase("hint-follows-share", share=share, worlds=self.worlds)
        if points > 0 and (self.points.low > 0 or not doubted):
            return phrase("hint-follows-points", points=points, worlds=self.worlds)
        return phrase("hint-as-good", other=other)


Sample = tuple[list[float], list[float]]  # shares and leads, world by world


class Trial:
    """The samples of one question, which grow."""

    def __init__(self, question: Question, seat: int, go: Go) -> None:
        self.question = question
        self.seat = seat
        self.go = go
        self.worlds = 0
        self.playouts = 0
        self.samples: dict[int, Sample] = {}

    def run(self, candidates: list[Candidate], worlds: int) -> None:
        """Try some candidates in the next worlds, all in the same ones."""
        for candidate in candidates:
            self.go()
            ledger = self.question.attempt(candidate, self.worlds, worlds)
            shares, points = self.samples.setdefault(candidate.number, ([], []))
            shares += ledger.shares(self.seat)
            points += ledger.points_of(self.seat)
            self.playouts += worlds
        self.worlds += worlds

    def gap(self, one: Candidate, other: Candidate, scale: int) -> tuple[float, float]:
        """By how much one is better than the other in the worlds that both were tried in, and its standard error."""
        ours, theirs = self.samples[one.number][scale], self.samples[other.number][scale]
        pairs = zip(ours, theirs, strict=False)
        return mean_and_error([a - b for a, b in pairs], UNSEEN[SCALES[scale]])

    def use(self, candidate: Candidate) -> float:
        shares, points = self.samples[candidate.number]
        return fsum(shares) / len(shares) + POINT * fsum(points) / len(points)


@dataclass(frozen=True, slots=True)
class Patience:
    """Worlds for a first look, the most for one question that is not clear, and those in which skill is measured."""

    nodes: int
    most: int
    skill: int


def judge(question: Question, seat: int, chosen: str, patience: Patience, *, alone: bool, go: Go) -> Verdict:
    """Look for the best move in some worlds, then weigh it against the choice in others, so that luck finds no best."""
    trial = Trial(question, seat, go)
    nodes = patience.nodes
    played = next(candidate for candidate in question.candidates if candidate.move == chosen)
    steps = ALONE if alone else MARKS
    scale = 1 if alone else 0
    alive = question.candidates
    trial.run(alive, nodes)
    unforced = _differ(trial, alive, scale)
    ranked = sorted(alive, key=trial.use, reverse=True)
    alive = list({each.number: each for each in [*ranked[:FINALISTS], played]}.values())
    trial.run(alive, nodes)
    best = max(alive, key=trial.use)
    others = [each for each in alive if each is not played]
    skill = skill_of(question, played, patience.skill, go)
    if best is not played:
        mean, error = _combined(trial, best, played)
        if mean <= error:  # no better than noise: the choice has the benefit of the doubt
            best = played
    if best is played:
        return _approved(trial, played, others, steps, skill, unforced=unforced)
    trial.samples.clear()
    spent = nodes
    trial.run([best, played], 2 * nodes)
    while spent < patience.most:
        mean, error = trial.gap(best, played, scale)
        if not any(abs(mean - least) < SURE * error for least, _ in steps):
            break
        trial.run([best, played], spent := spent * 2)
    losses = [_loss(*trial.gap(best, played, at), most) for at, most in enumerate((1.0, inf))]
    mark = next((name for least, name in steps if losses[scale].low >= least), "")
    if not mark:
        mark = "unclear" if losses[scale].mean >= steps[-1][0] else "good"
    worlds = len(trial.samples[best.number][0])
    return Verdict(best, played, losses[0], losses[1], mark, unforced, trial.playouts, skill, worlds=worlds)


def skill_of(question: Question, played: Candidate, worlds: int, go: Go) -> Skill:
    """What a choice brings to each seat beyond the evaluator's own, in the same worlds; nothing if it is the same."""
    sums: list[list[float]] = []
    done = 0
    while done < worlds:
        go()
        size = min(worlds, SAME) if not done else worlds - done
        ours, theirs = (question.attempt(each, done, size) for each in (played, OWN_CHOICE))
        seats = range(ours.players)
        found = [
            *(fsum(ours.shares(seat)) - fsum(theirs.shares(seat)) for seat in seats),
            *(fsum(ours.points_of(seat)) - fsum(theirs.points_of(seat)) for seat in seats),
        ]
        sums.append(found)
        done += size
        if not any(found):
            break
    means = [fsum(column) / done for column in zip(*sums, strict=True)]
    half = len(means) // 2
    return Skill(tuple(means[:half]), tuple(means[half:]))


def _loss(mean: float, error: float, most: float) -> Loss:
    return Loss(max(0.0, mean), max(0.0, mean - SURE * error), min(most, max(0.0, mean) + SURE * error))


def _differ(trial: Trial, candidates: list[Candidate], scale: int) -> bool:
    """Whether some two moves differ by more than the noise: the best and the worst of those that were tried."""
    if len(candidates) == 1:
        return False
    ranked = sorted(candidates, key=trial.use)
    mean, error = trial.gap(ranked[-1], ranked[0], scale)
    return mean > SURE * error


def _combined(trial: Trial, one: Candidate, other: Candidate) -> tuple[float, float]:
    share, points = (trial.gap(one, other, scale) for scale in (0, 1))
    return share[0] + POINT * points[0], sqrt(share[1] ** 2 + (POINT * points[1]) ** 2)


def _approved(
    trial: Trial,
    played: Candidate,
    others: list[Candidate],
    steps: tuple[tuple[float, str], ...],
    skill: Skill,
    *,
    unforced: bool,
) -> Verdict:
    """The choice was the best that was found; the only move, if all others would have been mistakes for sure."""
    scale = 1 if steps is ALONE else 0
    behind = [trial.gap(each, played, scale) for each in others]
    losses = []
    for at, most in enumerate((1.0, inf)):
        gaps = [trial.gap(each, played, at) for each in (*others, played)]
        losses.append(Loss(0.0, 0.0, min(most, max(mean + SURE * error for mean, error in gaps))))
    only = bool(behind) and all(mean + SURE * error <= -steps[1][0] for mean, error in behind)
    mark = "only" if only else "best" if unforced else "good"
    second = max(others, key=trial.use, default=None)
    return Verdict(played, played, losses[0], losses[1], mark, unforced, trial.playouts, skill, second)
