"""Every legal move of a position against the best one: whether it is clearly the best, and what the others cost."""

from __future__ import annotations

from dataclasses import dataclass

from vermeil.coach.evaluator import Candidate, Question
from vermeil.coach.judging import MARKS, SURE, Loss, Trial

# From which loss on the second best move is clearly worse: what the coach calls an inaccuracy, the whole interval.
CLEAR = MARKS[-1][0]
# Worlds in which every legal move is tried: at first, so that most positions are done with quickly; then again; and
# the most for those moves that could still be as good as the best. The coach's full care is no more thorough.
GLANCE, LOOK, MOST = 48, 400, 6400
# So many moves are always tried to the end; where many more are close, nothing is clear.
FINALISTS, CLOSE = 3, 8


@dataclass(frozen=True, slots=True)
class Weighed:
    """The one best move, what the second best costs with its interval, and what every move costs in both scales."""

    best: str
    second: Loss
    share: dict[str, float]
    points: dict[str, float]
    playouts: int


def glance(question: Question, seat: int) -> str | None:
    """The move that is probably clearly the best, after a quick look; None if there is none."""
    moves = _moves(question)
    trial = Trial(question, seat, _go)
    trial.run(moves, GLANCE)
    best, second = sorted(moves, key=trial.use, reverse=True)[:2]
    return best.move if trial.gap(best, second, 0)[0] >= CLEAR / 2 else None


def weigh(question: Question, again: Question, seat: int) -> Weighed | None:
    """The one clearly best move of a position; None if there is none, or it can't be told.

    The best is looked for in the worlds of one question and weighed in those of another: so luck finds no best.
    """
    moves = _moves(question)
    looked = Trial(question, seat, _go)
    looked.run(moves, LOOK)
    best, *others = sorted(moves, key=looked.use, reverse=True)
    close = [move for at, move in enumerate(others) if at < FINALISTS or _loss(looked, best, move).low < CLEAR]
    if len(close) > CLOSE or _loss(looked, best, others[0]).high < CLEAR:
        return None
    same = {move.move: move for move in _moves(again)}  # where other worlds are imagined, moves have other numbers
    first, rivals = same[best.move], [same[move.move] for move in close]
    weighed = Trial(again, seat, _go)
    weighed.worlds = LOOK  # none of those that the best was looked for in
    worlds = LOOK
    weighed.run([first, *rivals], worlds)
    while not _clear(weighed, first, rivals):
        if worlds >= MOST or any(_loss(weighed, first, move).high < CLEAR for move in rivals):
            return None
        weighed.run([first, *rivals], worlds)
        worlds *= 2
    second = min((_loss(weighed, first, move) for move in rivals), key=lambda loss: loss.mean)
    gaps = {move.move: [looked.gap(best, move, scale)[0] for scale in (0, 1)] for move in others}
    gaps |= {move.move: [weighed.gap(first, move, scale)[0] for scale in (0, 1)] for move in rivals}
    return Weighed(
        best.move,
        second,
        {best.move: 0.0} | {move: max(0.0, share) for move, (share, _) in gaps.items()},
        {best.move: 0.0} | {move: max(0.0, points) for move, (_, points) in gaps.items()},
        looked.playouts + weighed.playouts,
    )


def _moves(question: Question) -> list[Candidate]:
    """Every legal move."""
    return [Candidate(move, number) for move, number in question.numbers.items()]


def _go() -> None:
    """A position is weighed in a second: nobody stops it."""


def _clear(trial: Trial, best: Candidate, others: list[Candidate]) -> bool:
    return all(_loss(trial, best, move).low >= CLEAR for move in others)


def _loss(trial: Trial, best: Candidate, move: Candidate) -> Loss:
    mean, error = trial.gap(best, move, 0)
    return Loss(mean, mean - SURE * error, mean + SURE * error)
