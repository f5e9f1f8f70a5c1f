"""When to call is a matter of chances: whose sum is the lowest after the others' last turns?

Plain Python; compiled through `calling.pxd`.
"""
# ruff: noqa: PLR2004 - many small rules, written for the compiler

from __future__ import annotations

from math import erf, sqrt

from vermeil.bots.silver_coin.exchanges import Exchanges
from vermeil.bots.silver_coin.sizes import (
    ALWAYS,
    CALL_FROM,
    CALL_LATER,
    CALL_SUM,
    CLOSE_CALL,
    LAST_TURN,
    NEVER,
    SPREAD,
    WOLF,
)
from vermeil.core.bits import bit
from vermeil.games.silver_coin.numbers import number_of
from vermeil.games.silver_coin.words import PENALTY, STRIDE

# The chance to be below so many sixteenths of a standard deviation, from -4 to 4; and square roots.
NORMAL = [0.5 * (1.0 + erf((k - 64) / 16.0 / sqrt(2.0))) for k in range(129)]
ROOTS = [sqrt(k) for k in range(1024)]


class Calling(Exchanges):
    """Sums as the seat sees them, and whether to call."""

    def plain_sum(self, seat: int) -> float:
        """A village's sum as the seat sees it; `spread` grows by what it does not know of it."""
        total = 0.0
        wolf = False
        for i in range(seat * STRIDE, seat * STRIDE + self.t.size[seat]):
            card = self.t.row[i]
            total += self.cost_of(card)
            if not self.seen & bit(card):
                self.spread += 8.0 if self.t.seen[seat] & bit(card) else 14.0
            if self.t.up & bit(card) & self.t.box.at_scoring and number_of(card) == WOLF:
                wolf = True
        if wolf and total < 26.0:
            return 0.0
        return total

    def call_chance(self) -> float:
        """How likely one's own sum is the lowest after the others' last turns."""
        chance = 1.0
        for seat in range(self.t.players):
            if seat == self.me:
                continue
            self.spread = self.weights[self.at + SPREAD]
            mine = self.plain_sum(self.me)
            theirs = self.plain_sum(seat)
            if theirs > 0.0:
                theirs -= self.weights[self.at + LAST_TURN]
            theirs = max(theirs, 0.0)
            k = int(64.0 + 16.0 * (theirs + 0.5 - mine) / ROOTS[int(self.spread) if self.spread < 1023.0 else 1023])
            chance *= NORMAL[0 if k < 0 else (min(k, 128))]
        return chance

    def call_score(self) -> float:
        """Whether to call: always or never."""
        chance = self.call_chance()
        self.spread = 0.0
        mine = self.plain_sum(self.me)
        if self.future < 1.0:
            wanted = PENALTY / (PENALTY + mine) + self.weights[self.at + CLOSE_CALL]
        else:
            wanted = self.weights[self.at + CALL_FROM] + self.weights[self.at + CALL_LATER] * self.future
            wanted += self.weights[self.at + CALL_SUM] * mine
        return ALWAYS if chance > wanted else NEVER
