"""An interval that may be looked at after every deal, so that a study stops when its question is decided.

The usual interval holds for a number of deals that was chosen before; who looks again and again and stops at the
first good moment fools himself. This one, a confidence sequence of the empirical Bernstein kind with predictable
weights (Waudby-Smith and Ramdas), covers the truth at all moments at once with 95 %. It is wider for that.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

ALPHA = 0.05
BOLDEST = 0.5  # the largest weight of a deal


@dataclass
class ConfidenceSequence:
    """The mean of numbers from 0 to 1, given one after another. It keeps six numbers, however many came."""

    count: int = 0
    total: float = 0.0
    spread: float = 0.25
    weights: float = 0.0
    weighted: float = 0.0
    price: float = 0.0

    def add(self, value: float) -> None:
        """One more number."""
        at = self.count + 1
        variance = self.spread / at
        weight = min(BOLDEST, math.sqrt(2 * math.log(2 / ALPHA) / (variance * at * math.log(1 + at))))
        before = (0.5 + self.total) / at
        self.price += (value - before) ** 2 * (-math.log1p(-weight) - weight)
        self.weights += weight
        self.weighted += weight * value
        self.count = at
        self.total += value
        self.spread += (value - (0.5 + self.total) / (at + 1)) ** 2

    @property
    def bounds(self) -> tuple[float, float]:
        """Where the mean is, for sure at every moment."""
        if not self.count:
            return 0.0, 1.0
        middle = self.weighted / self.weights
        reach = (math.log(2 / ALPHA) + self.price) / self.weights
        return max(0.0, middle - reach), min(1.0, middle + reach)

    def decided(self, margin: float | None = None) -> str | None:
        """`better`, `worse`, or within the margin of an even chance `level`; None while it may be any of them."""
        low, high = self.bounds
        if low > 0.5:  # noqa: PLR2004 - an even chance
            return "better"
        if high < 0.5:  # noqa: PLR2004
            return "worse"
        if margin is not None and low >= 0.5 - margin and high <= 0.5 + margin:
            return "level"
        return None
