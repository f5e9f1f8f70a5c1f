"""What it is worth to turn, look at, take away or replace any card of any village. Compiled through `touching.pxd`."""
# ruff: noqa: FBT001 - many small rules, written for the compiler

from __future__ import annotations

from vermeil.bots.silver_coin.calling import Calling
from vermeil.bots.silver_coin.sizes import GIFTED, LOOK_OTHER, LOOK_OWN, NEVER, UP_ANY, WOLF
from vermeil.core.bits import bit, count_bits, lowest
from vermeil.games.silver_coin.numbers import number_of
from vermeil.games.silver_coin.words import STRIDE


class Touching(Calling):
    """Single cards of all villages: an answer is worth what it takes off one's own, and what it adds to the others."""

    def up_worth(self, card: int) -> float:
        """What it is worth to a card's owner that it lies face up."""
        if not self.seen & bit(card):
            return self.weights[self.at + UP_ANY] if self.future >= 1.0 else 0.1
        number = number_of(card)
        if self.t.box.at_scoring & bit(card) and number == WOLF:
            return self.wolf_worth(card)
        if self.t.box.before_scoring & bit(card):
            return self.weights[self.at + GIFTED] * 6.0
        return self.power_of(number)

    def wolf_worth(self, card: int) -> float:
        owner = self.t.owner(card)
        others = 0.0
        for i in range(owner * STRIDE, owner * STRIDE + self.t.size[owner]):
            if self.t.row[i] != card:
                others += self.cost_of(self.t.row[i])
        return others + WOLF - self.with_wolf(others)

    def flip_gain(self, card: int) -> float:
        """What turning a card over is worth to the seat."""
        worth = self.up_worth(card)
        mine = self.t.village[self.me] & bit(card) != 0
        if self.t.up & bit(card):
            return -worth if mine else worth * self.harm
        if mine:
            return worth if self.seen & bit(card) else worth + self.weights[self.at + LOOK_OWN]
        news = 0.0 if self.seen & bit(card) else self.weights[self.at + LOOK_OTHER]
        return news - worth * self.harm

    def best_flip(self, cards: int) -> float:
        best = NEVER
        while cards:
            gain = self.flip_gain(lowest(cards))
            best = max(best, gain)
            cards &= cards - 1
        return best

    def look_gain(self, card: int) -> float:
        """What it is worth to look at a card."""
        if self.seen & bit(card):
            return -0.1
        if self.t.village[self.me] & bit(card):
            return self.weights[self.at + LOOK_OWN]
        return self.weights[self.at + LOOK_OTHER]

    def looks_gain(self, cards: int, most: int) -> float:
        """What it is worth to look at several cards: one's own first."""
        fresh = cards & self.unseen
        mine = count_bits(fresh & self.t.village[self.me])
        others = count_bits(fresh) - mine
        mine = min(mine, most)
        others = min(others, most - mine)
        return mine * self.weights[self.at + LOOK_OWN] + others * self.weights[self.at + LOOK_OTHER]

    def remove_gain(self, card: int) -> float:
        """What it is worth if a card leaves its village."""
        if self.t.village[self.me] & bit(card):
            return self.gain_without(card)
        worth = self.up_worth(card) if self.t.up & bit(card) else 0.0
        return (worth - self.cost_of(card)) * self.harm

    def best_removal(self, cards: int) -> float:
        best = NEVER
        while cards:
            gain = self.remove_gain(lowest(cards))
            best = max(best, gain)
            cards &= cards - 1
        return best

    def switch_gain(self, card: int, new: int, up: bool) -> float:
        """What it is worth if a card of any village is replaced."""
        if self.t.village[self.me] & bit(card):
            return self.base - self.own_value(bit(card), new, up)
        return (self.cost_of(new) - self.cost_of(card)) * self.harm

    def best_switch(self, new: int, up: bool) -> float:
        best = NEVER
        cards = self.t.reach()
        while cards:
            gain = self.switch_gain(lowest(cards), new, up)
            best = max(best, gain)
            cards &= cards - 1
        return best

    def trade_gain(self) -> float:
        """What it is worth to give one's worst card for the best one of somebody else."""
        mine = self.best_removal(self.t.own())
        cheapest = 100.0
        cards = self.t.reach() & ~self.t.village[self.me]
        while cards:
            cost = self.cost_of(lowest(cards))
            cheapest = min(cheapest, cost)
            cards &= cards - 1
        return (mine - cheapest) * (1.0 + self.harm)
