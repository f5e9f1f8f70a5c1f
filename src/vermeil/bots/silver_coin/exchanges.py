"""What it saves to exchange cards of one's own village. Plain Python; compiled through `exchanges.pxd`."""
# ruff: noqa: PLR2004, FBT001, FBT003 - many small rules, written for the compiler

from __future__ import annotations

from vermeil.bots.silver_coin.sizes import DRAWN, FEED, NEVER, NUMBERS
from vermeil.bots.silver_coin.village import Village
from vermeil.core.bits import bit, count_bits, lowest
from vermeil.games.silver_coin.numbers import all_of
from vermeil.games.silver_coin.words import NO_CARD, STRIDE

# Every second bit, and every fourth.
EVEN = 0x5555555555555555
FIRSTS = 0x1111111111111111


class Exchanges(Village):
    """Exchanges for a card that is held, taken or still to be drawn."""

    def feed(self, number: float) -> float:
        """What it costs to leave a card on the pile for the next player."""
        if number >= 6.0 or self.future <= 0.0:
            return 0.0
        return self.weights[self.at + FEED] * (6.0 - number) * self.harm

    def swap_gain(self, card: int, held: int, up: bool) -> float:
        """What it saves to exchange one card for the held one."""
        return self.base - self.own_value(bit(card), held, up) - self.feed(self.cost_of(card))

    def set_gain(self, held: int, up: bool) -> float:
        """What the best exchange of several known cards saves; it begins with `set_first`."""
        best = NEVER
        self.set_first = NO_CARD
        known = self.t.own() & self.seen
        if not self.twins(known) and not known & self.t.box.wild:
            return best
        for number in range(NUMBERS):
            cards = known & all_of(number)
            if not cards:
                continue
            cards |= known & self.t.box.wild
            if cards & (cards - 1):
                gain = self.base - self.own_value(cards, held, up) - self.feed(number + 0.0)
                if gain > best:
                    best = gain
                    self.set_first = self.leftmost(cards)
        return best

    def twins(self, cards: int) -> int:
        """Not 0 if two of these cards have the same number: the four of a number are four neighbouring bits."""
        cards <<= 2
        left = cards & EVEN
        right = cards >> 1 & EVEN
        any_ = left | right
        return left & right | any_ & any_ >> 2 & FIRSTS

    def leftmost(self, cards: int) -> int:
        i = self.me * STRIDE
        while not cards & bit(self.t.row[i]):
            i += 1
        return self.t.row[i]

    def exchange_gain(self, held: int, up: bool) -> float:
        """What the best exchange for a card saves."""
        best = self.set_gain(held, up)
        cards = self.t.own()
        while cards:
            gain = self.swap_gain(lowest(cards), held, up)
            best = max(best, gain)
            cards &= cards - 1
        return best

    def draw_gain(self) -> float:
        """What a card from the deck will save on average: it replaces the worst, or goes."""
        best = self.set_gain(NO_CARD, False)
        cards = self.t.own()
        while cards:
            gain = self.gain_without(lowest(cards))
            best = max(best, gain)
            cards &= cards - 1
        left = count_bits(self.unseen)
        if not left:
            return self.weights[self.at + DRAWN]
        found = 0.0
        for number in range(NUMBERS):
            gain = best - self.prices[number]
            if gain > 0.0:
                found += gain * count_bits(self.unseen & all_of(number))
        return found / left + self.weights[self.at + DRAWN]
