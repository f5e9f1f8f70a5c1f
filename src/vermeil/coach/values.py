"""What a moment is worth to every seat, in both scales, with its standard error."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum, sqrt

from vermeil.bots.ledger import Ledger
from vermeil.core.contract import Game

SCALES = ("share", "points")
Column = tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Worth:
    """By seat: the expected share of the win, the expected lead in points, their errors, the chance of each place."""

    share: Column
    points: Column
    share_error: Column
    points_error: Column
    places: tuple[Column, ...]

    def in_scale(self, scale: str) -> Column:
        return self.share if scale == "share" else self.points


# By how much one more playout might be off that has not been seen, in each scale: equal samples prove nothing.
UNSEEN = {"share": 0.1, "points": 2.0}


def mean_and_error(values: Sequence[float], unseen: float) -> tuple[float, float]:
    """The mean of a sample, and its standard error, as if there were one more value that is off by `unseen`."""
    size = len(values)
    mean = fsum(values) / size
    return mean, sqrt((fsum((value - mean) ** 2 for value in values) + unseen * unseen) / size / size)


def worth_of(ledger: Ledger, to_come: float = 0.0) -> Worth:
    """What playouts came to, and points that each of them lacks."""
    seats = range(ledger.players)
    shares = [mean_and_error(ledger.shares(seat), UNSEEN["share"]) for seat in seats]
    points = [mean_and_error(ledger.points_of(seat), UNSEEN["points"]) for seat in seats]
    return Worth(
        tuple(mean for mean, _ in shares),
        tuple(mean + to_come for mean, _ in points),
        tuple(error for _, error in shares),
        tuple(error for _, error in points),
        tuple(tuple(ledger.places(seat)) for seat in seats),
    )


def result_of(game: Game) -> Worth:
    """What a finished game came to: nothing of it is estimated."""
    ledger = Ledger(game.players, 1, lowest_wins=game.LOWEST_WINS)
    scores = [-score if game.LOWEST_WINS else score for score in game.scores]
    share = tuple(1.0 / len(game.winners) if seat in game.winners else 0.0 for seat in range(game.players))
    leads = []
    places = []
    ranks = [score + (0.5 if seat in game.winners else 0.0) for seat, score in enumerate(scores)]
    for seat, score in enumerate(scores):
        others = [other for at, other in enumerate(scores) if at != seat]
        leads.append(float(score - max(others, default=0)))
        ahead, level = sum(rank > ranks[seat] for rank in ranks), ranks.count(ranks[seat])
        places.append(tuple(1.0 / level if ahead <= at < ahead + level else 0.0 for at in range(ledger.players)))
    none = (0.0,) * game.players
    return Worth(share, tuple(leads), none, none, tuple(places))


def mean_of(parts: Sequence[tuple[float, Worth]]) -> Worth:
    """The mean of what can come, weighted as chance would."""

    def mixed(columns: Sequence[Column]) -> Column:
        return tuple(
            fsum(weight * column[seat] for weight, column in zip(weights, columns, strict=True)) for seat in seats
        )

    def spread(columns: Sequence[Column]) -> Column:
        return tuple(
            sqrt(fsum((weight * column[seat]) ** 2 for weight, column in zip(weights, columns, strict=True)))
            for seat in seats
        )

    weights = [weight for weight, _ in parts]
    worths = [worth for _, worth in parts]
    seats = range(len(worths[0].share))
    return Worth(
        mixed([worth.share for worth in worths]),
        mixed([worth.points for worth in worths]),
        spread([worth.share_error for worth in worths]),
        spread([worth.points_error for worth in worths]),
        tuple(
            tuple(fsum(weight * worth.places[seat][at] for weight, worth in parts) for at in seats) for seat in seats
        ),
    )
