"""What things are worth elsewhere: a turn on the other card, an owed box on it, a symbol at another time.

By turns left, and fitted by self-play (`vermeil train`). Card look-ups are solved with these.
Plain Python; `prices.pxd` holds the types for Cython.
"""

from __future__ import annotations

from array import array

from vermeil.bots.expedition.sizes import KINDS, LAYERS, PATTERNS, QUANTILES


class Prices:
    """The prices of a deck."""

    def __init__(self) -> None:
        # What the other card would gain by a pattern: quantiles in ascending order.
        self.turn = array("f", bytes(4 * LAYERS * PATTERNS * QUANTILES))
        # What an owed box brings on the other card, and what a game brings beyond the worth of its cards.
        self.box = array("f", bytes(4 * LAYERS))
        self.rest = array("f", bytes(4 * LAYERS))
        # What symbols bring on average, kind by kind (`sizes` has their places).
        self.symbols = array("f", bytes(4 * LAYERS * KINDS))
        # How much better than the deck's mean a card is that one gets to take, in standard deviations.
        self.pick = 0.5

    def beyond(self, turns: int, pattern: int, gain: float) -> float:
        """What a gain is worth beyond its price, on average."""
        at = (turns * PATTERNS + pattern) * QUANTILES
        total = 0.0
        for i in range(at, at + QUANTILES):
            if self.turn[i] >= gain:
                break
            total += gain - self.turn[i]
        return total / QUANTILES
