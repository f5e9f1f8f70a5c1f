"""What a study shows of one pair in one setting, from sums that don't grow with the number of deals.

The deal is the unit. Luck is taken out by a control variate: from each deal's lead its luck is taken, times a factor.
The factor for the even deals is fitted on the odd ones and the other way round, so it does not depend on the deals that
it is used on, and the expectation stays exactly what it was.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from itertools import groupby
from typing import Any

from vermeil.arena.match import Z95, Estimate
from vermeil.arena.sequential import ConfidenceSequence


@dataclass
class Sums:
    """Numbers x with their luck c, summed up around a guess of the mean that keeps digits."""

    count: int = 0
    x: float = 0.0
    c: float = 0.0
    xx: float = 0.0
    xc: float = 0.0
    cc: float = 0.0

    def add(self, x: float, c: float = 0.0) -> None:
        self.count += 1
        self.x += x
        self.c += c
        self.xx += x * x
        self.xc += x * c
        self.cc += c * c

    @property
    def slope(self) -> float:
        """The factor of luck that leaves the least spread; luck's mean is known to be nought."""
        return self.xc_centred / self.cc if self.cc else 0.0

    @property
    def xc_centred(self) -> float:
        return self.xc - self.x * self.c / self.count if self.count else 0.0

    @property
    def xx_centred(self) -> float:
        return self.xx - self.x * self.x / self.count if self.count else 0.0

    def __add__(self, other: Sums) -> Sums:
        return Sums(*(getattr(self, part.name) + getattr(other, part.name) for part in fields(self)))

    def without(self, slope: float) -> tuple[float, float]:
        """The sum of the numbers less their luck, and the sum of its squares."""
        return self.x - slope * self.c, self.xx - 2 * slope * self.xc + slope * slope * self.cc


@dataclass
class Verdict:
    """One pair in one setting, from the challenger's side."""

    cell: int
    folds: tuple[Sums, Sums] = field(default_factory=lambda: (Sums(), Sums()))
    beaten: Sums = field(default_factory=Sums)
    wins: Sums = field(default_factory=Sums)
    watch: ConfidenceSequence = field(default_factory=ConfidenceSequence)
    games: int = 0
    controlled: bool = True

    def add(self, rows: Sequence[Mapping[str, Any]]) -> None:
        """All games of one deal."""
        size = len(rows)
        beaten = sum(row["beaten"] for row in rows) / size
        if any(row["luck"] is None for row in rows):
            self.controlled = False
        luck = sum(row["luck"] or 0.0 for row in rows) / size
        self.folds[rows[0]["deal"] % 2].add(sum(row["lead"] for row in rows) / size, luck)
        self.beaten.add(beaten)
        self.wins.add(sum(row["share"] for row in rows) / size)
        self.watch.add(beaten)
        self.games += size

    @property
    def deals(self) -> int:
        return self.beaten.count

    @property
    def lead(self) -> Estimate:
        """Points more than the others' mean, as they were."""
        return self._lead((0.0, 0.0))

    @property
    def lead_without_luck(self) -> Estimate | None:
        """The same with luck taken out; None where no luck was measured, or there are too few deals to fit a factor."""
        if not self.controlled or min(fold.count for fold in self.folds) < 10:  # noqa: PLR2004 - too few to fit
            return None
        return self._lead((self.folds[1].slope, self.folds[0].slope))

    @property
    def factor(self) -> Estimate | None:
        """How many times as many deals the same interval would take with luck left in.

        Its interval is that of the correlation of leads and luck, by Fisher's transformation.
        """
        clean = self.lead_without_luck
        both = self.folds[0] + self.folds[1]
        spread = both.xx_centred * both.cc
        if clean is None or clean.high == clean.low or spread <= 0:
            return None
        found = ((self.lead.high - self.lead.low) / (clean.high - clean.low)) ** 2
        at = math.atanh(min(0.999999, abs(both.xc_centred) / math.sqrt(spread)))
        reach = Z95 / math.sqrt(both.count - 3)
        low, high = (1 / (1 - math.tanh(end) ** 2) for end in (max(0.0, at - reach), at + reach))
        return Estimate(found, min(low, found), max(high, found))

    @property
    def win_share(self) -> Estimate:
        return _share(self.wins)

    @property
    def beaten_share(self) -> Estimate:
        """How often the challenger comes in ahead of a defender."""
        return _share(self.beaten)

    @property
    def always(self) -> Estimate:
        """The same with an interval that holds at every moment, however often somebody looked."""
        low, high = self.watch.bounds
        return Estimate(self.beaten.x / self.beaten.count, low, high)

    def to_dict(self) -> dict[str, Any]:
        """Everything, as plain data."""
        clean = self.lead_without_luck
        return {
            "cell": self.cell,
            "deals": self.deals,
            "games": self.games,
            "wins": self.win_share.to_dict(),
            "beaten": self.beaten_share.to_dict(),
            "beaten_at_any_time": self.always.to_dict(),
            "decided": self.watch.decided(),
            "lead": self.lead.to_dict(),
            "lead_without_luck": None if clean is None else clean.to_dict(),
            "factor": None if self.factor is None else self.factor.to_dict(),
        }

    def _lead(self, slopes: tuple[float, float]) -> Estimate:
        parts = [fold.without(slope) for fold, slope in zip(self.folds, slopes, strict=True)]
        count = self.deals
        mean = sum(total for total, _ in parts) / count
        variance = (sum(squares for _, squares in parts) - count * mean * mean) / max(1, count - 1)
        return Estimate.of_sums(count, mean, max(0.0, variance))


def verdicts_of(rows: Iterable[Mapping[str, Any]], known: dict[int, Verdict] | None = None) -> dict[int, Verdict]:
    """The verdict of each cell, added to what is known; the rows of a deal stand together, as a study writes them."""
    found: dict[int, Verdict] = {} if known is None else known
    for (cell, _), games in groupby(rows, key=lambda row: (row["cell"], row["deal"])):
        found.setdefault(cell, Verdict(cell)).add(list(games))
    return found


def _share(sums: Sums) -> Estimate:
    mean = sums.x / sums.count
    variance = (sums.xx - sums.count * mean * mean) / max(1, sums.count - 1)
    return Estimate.of_share(sums.count, mean, variance if variance > 1e-12 else 0.0)  # noqa: PLR2004 - rounding
