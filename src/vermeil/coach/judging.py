"""A decision judged by what its seat knew: what was best, what the choice cost, and how sure that is."""

from __future__ import annotations

from dataclasses import dataclass
from math import fsum, sqrt

from vermeil.coach.evaluator import Candidate, Question
from vermeil.coach.values import mean_and_error

# From which loss of winning share on a decision has a name. Alone one plays for points: so many of them.
MARKS = ((0.15, "blunder"), (0.10, "mistake"), (0.05, "inaccuracy"))
ALONE = ((3.0, "blunder"), (2.0, "mistake"), (1.0, "inaccuracy"))
SURE = 1.96
# What a point counts beside the share of the win where the best move is looked for: leads are told apart sooner.
POINT = 0.01
FINALISTS = 3


@dataclass(frozen=True, slots=True)
class Loss:
    """What a decision cost in one scale, with its 95 % interval; never negative."""

    mean: float
    low: float
    high: float


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


Sample = tuple[list[float], list[float]]  # shares and leads, world by world
NOTHING = Loss(0.0, 0.0, 0.0)


class Trial:
    """The samples of one question, which grow."""

    def __init__(self, question: Question, seat: int) -> None:
        self.question = question
        self.seat = seat
        self.worlds = 0
        self.playouts = 0
        self.samples: dict[int, Sample] = {}

    def run(self, candidates: list[Candidate], worlds: int) -> None:
        """Try some candidates in the next worlds, all in the same ones."""
        for candidate in candidates:
            ledger = self.question.attempt(candidate, self.worlds, worlds)
            shares, points = self.samples.setdefault(candidate.number, ([], []))
            shares += ledger.shares(self.seat)
            points += ledger.points_of(self.seat)
            self.playouts += worlds
        self.worlds += worlds

    def gap(self, one: Candidate, other: Candidate, scale: int, last: int) -> tuple[float, float]:
        """By how much one is better than the other in their last worlds, and the standard error of that."""
        pairs = zip(self.samples[one.number][scale][-last:], self.samples[other.number][scale][-last:], strict=True)
        return mean_and_error([a - b for a, b in pairs])

    def use(self, candidate: Candidate) -> float:
        shares, points = self.samples[candidate.number]
        return fsum(shares) / len(shares) + POINT * fsum(points) / len(points)


def judge(question: Question, seat: int, chosen: str, nodes: int, most: int, *, alone: bool) -> Verdict:
    """Look for the best move in some worlds, then weigh it against the choice in others, so that luck finds no best."""
    trial = Trial(question, seat)
    played = next(candidate for candidate in question.candidates if candidate.move == chosen)
    steps = ALONE if alone else MARKS
    scale = 1 if alone else 0
    alive = question.candidates
    trial.run(alive, nodes)
    unforced = _differ(trial, alive, scale, nodes)
    ranked = sorted(alive, key=trial.use, reverse=True)
    alive = list({each.number: each for each in [*ranked[:FINALISTS], played]}.values())
    trial.run(alive, nodes)
    best = max(alive, key=trial.use)
    others = [each for each in alive if each is not played]
    if best is not played:
        mean, error = _combined(trial, best, played, 2 * nodes)
        if mean <= error:  # no better than noise: the choice has the benefit of the doubt
            best = played
    if best is played:
        return _approved(trial, played, others, steps, unforced=unforced)
    trial.samples.clear()
    spent = nodes
    trial.run([best, played], 2 * nodes)
    while spent < most:
        mean, error = trial.gap(best, played, scale, trial.worlds)
        if not any(abs(mean - least) < SURE * error for least, _ in steps):
            break
        trial.run([best, played], spent := spent * 2)
    losses = [_loss(*trial.gap(best, played, at, trial.worlds)) for at in (0, 1)]
    mark = next((name for least, name in steps if losses[scale].low >= least), "")
    if not mark:
        mark = "unclear" if losses[scale].mean >= steps[-1][0] else "good"
    return Verdict(best, played, losses[0], losses[1], mark, unforced, trial.playouts)


def _loss(mean: float, error: float) -> Loss:
    return Loss(max(0.0, mean), max(0.0, mean - SURE * error), max(0.0, mean + SURE * error))


def _differ(trial: Trial, candidates: list[Candidate], scale: int, last: int) -> bool:
    """Whether some two moves differ by more than the noise: the best and the worst of those that were tried."""
    if len(candidates) == 1:
        return False
    ranked = sorted(candidates, key=trial.use)
    mean, error = trial.gap(ranked[-1], ranked[0], scale, last)
    return mean > SURE * error


def _combined(trial: Trial, one: Candidate, other: Candidate, last: int) -> tuple[float, float]:
    share, points = (trial.gap(one, other, scale, last) for scale in (0, 1))
    return share[0] + POINT * points[0], sqrt(share[1] ** 2 + (POINT * points[1]) ** 2)


def _approved(
    trial: Trial, played: Candidate, others: list[Candidate], steps: tuple[tuple[float, str], ...], *, unforced: bool
) -> Verdict:
    """The choice was the best that was found; the only move, if all others would have been mistakes for sure."""
    scale = 1 if steps is ALONE else 0
    behind = [(each, trial.gap(each, played, scale, len(trial.samples[each.number][0]))) for each in others]
    high = [0.0, 0.0]
    for each in others:
        for at in (0, 1):
            mean, error = trial.gap(each, played, at, len(trial.samples[each.number][0]))
            high[at] = max(high[at], mean + SURE * error)
    only = bool(behind) and all(mean + SURE * error <= -steps[1][0] for _, (mean, error) in behind)
    mark = "only" if only else "best" if unforced else "good"
    losses = [Loss(0.0, 0.0, most) for most in high]
    return Verdict(played, played, losses[0], losses[1], mark, unforced, trial.playouts)
