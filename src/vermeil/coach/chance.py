"""What luck does to a game, in numbers that were fitted beforehand."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import erf, pi, sqrt

FAR = 10.0  # standard deviations beyond which nothing lies


def below(deviations: float) -> float:
    """How much of a normal distribution lies below so many standard deviations. A browser lacks `statistics`."""
    return 0.5 + 0.5 * erf(deviations / sqrt(2.0))


@cache
def deviations_of(part: float) -> float:
    """Below how many standard deviations such a part lies: the other way round."""
    low, high = -FAR, FAR
    while (middle := (low + high) / 2) not in (low, high):
        low, high = (middle, high) if below(middle) < part else (low, middle)
    return middle


@dataclass(frozen=True, slots=True)
class Chance:
    """What luck does to a game: fitted on deals that nothing else is measured on (docs/coach.md).

    `spread` is the standard deviation, in points, of what luck adds to a lead; `part` how much of what the evaluator
    takes for luck is taken off. What decisions of some kinds, `uncounted`, seem to bring is more noise than skill: good
    and bad players come out alike there. `luck` is how much of the luck that was found is taken off besides: its mean
    is 0 whoever plays, so that any such part is fair, and this one leaves the least spread.
    """

    spread: float
    part: float
    uncounted: tuple[str, ...] = ()
    luck: float = 0.0

    def without_luck(self, result: float, skill: float, lucky: float) -> float:
        """A result in points, drawn towards what skill alone would have made, less a part of the luck found."""
        return result - self.part * (result - skill) - self.luck * lucky

    def share(self, ahead: float, players: int) -> float:
        """How often one wins who is so many points better than the others are; alone always."""
        return below(deviations_of(1.0 / players) + ahead / self.spread) if players > 1 else 1.0

    @property
    def point(self) -> float:
        """What a point is worth in an even game, as a share of the win."""
        return 1.0 / sqrt(2.0 * pi) / self.spread
