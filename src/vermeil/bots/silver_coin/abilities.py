"""What it is worth to use an ability. Plain Python; compiled through `abilities.pxd`."""
# ruff: noqa: PLR2004, PLR0911, PLR0912, C901, FBT001, FBT003 - many small rules, written for the compiler

from __future__ import annotations

from vermeil.bots.silver_coin.sizes import AMULET, NEVER, ROTATED, STRANGE
from vermeil.bots.silver_coin.touching import Touching
from vermeil.core.bits import bit, lowest
from vermeil.games.silver_coin.numbers import number_of


class Abilities(Touching):
    """The abilities of both decks by name; those of a further deck by the questions that they ask."""

    def use_gain(self, card: int, deep: bool) -> float:
        """What it is worth to use the ability of a card that is held or lies in the pile."""
        if not self.seen & bit(card):
            return NEVER
        kind = self.kinds[number_of(card)]
        reach = self.t.reach()
        if kind == 5:
            return self.base - self.own_value(0, card, True) + self.best_flip(reach)
        if kind == 6:
            return self.best_flip(reach & self.t.up) + self.best_flip(reach & ~self.t.up)
        if kind == 7:
            return self.best_village()
        if kind == 8:
            return self.best_removal(reach & self.t.up)
        if kind == 9:
            return self.looks_gain(reach & ~self.t.up, 3)
        if kind == 10:
            return self.nosferatu_gain(card) if deep else 0.5
        if kind == 11:
            return self.golem_gain(card)
        if kind in {12, AMULET + 12}:
            return self.trade_gain()
        if kind == AMULET + 5:
            return self.best_flip(self.t.own() & ~self.t.up)
        if kind == AMULET + 6:
            return self.best_flip(reach & ~self.t.up)
        if kind == AMULET + 7:
            return self.looks_gain(self.t.own() & ~self.t.up, 2)
        if kind == AMULET + 8:
            return self.looks_gain(reach & ~self.t.up & ~self.t.village[self.me], 1)
        if kind == AMULET + 9:
            return self.looks_gain(reach & ~self.t.up, 1)
        if kind == AMULET + 10:
            return self.master_gain(card)
        if kind == AMULET + 11:
            return self.draw_gain() + 0.5
        return 0.3

    def best_village(self) -> float:
        best = 0.0
        for seat in range(self.t.players):
            gain = self.village_gain(seat)
            best = max(best, gain)
        return best

    def village_gain(self, seat: int) -> float:
        return self.looks_gain(self.t.village[seat] & self.t.reach() & ~self.t.up, 52)

    def taken_gain(self, place: int) -> float:
        """What it is worth to take the discard at a place (from the bottom) and exchange it in."""
        card = self.t.pile[place]
        return self.exchange_gain(card, self.t.up & bit(card) != 0)

    def nosferatu_gain(self, card: int) -> float:
        first = self.t.below(card)
        best = NEVER
        for place in range(first, first - 3, -1):
            if place >= 0:
                if self.t.own():
                    gain = self.taken_gain(place)
                    best = max(best, gain)
                if self.t.up & bit(self.t.pile[place]) & self.t.box.on_discard:
                    gain = self.use_gain(self.t.pile[place], False)
                    best = max(best, gain)
        return best

    def golem_gain(self, card: int) -> float:
        place = self.t.pile_size - 1
        if place >= 0 and self.t.pile[place] == card:
            place -= 1
        if place < 0:
            return NEVER
        return self.best_switch(self.t.pile[place], self.t.up & bit(self.t.pile[place]) != 0)

    def master_gain(self, card: int) -> float:
        best = NEVER
        tried = 0
        for place in range(self.t.pile_size):
            number = number_of(self.t.pile[place])
            if self.t.pile[place] != card and self.t.up & bit(self.t.pile[place]) and not tried & bit(number):
                tried |= bit(number)
                gain = self.taken_gain(place)
                best = max(best, gain)
        return best

    def held_gain(self, card: int, up: bool) -> float:
        """The best that can be done with a card from the deck."""
        best = -self.feed(number_of(card) + 0.0)
        if self.t.own():
            gain = self.exchange_gain(card, up)
            best = max(best, gain)
        if self.t.box.on_discard & bit(card) and self.t.can_use(card):
            gain = self.use_gain(card, True)
            best = max(best, gain)
        return best

    # --- free abilities -------------------------------------------------------------------------------------

    def free_gain(self, card: int) -> float:
        """Whether a free ability is worth using now, before the action or at the turn's end."""
        kind = self.kinds[number_of(card)]
        if kind == 2:
            return self.curator_gain()
        if kind == 3:
            return self.best_flip(self.t.reach() & ~bit(card)) - self.up_worth(card) - 0.2
        if kind == AMULET + 2:
            return 1.0 if self.t.own() & ~self.t.up & self.unseen else NEVER
        if kind == AMULET + 3:
            return 0.5 if self.t.ward[card & 3] < 0 else NEVER
        return 0.05 if kind == STRANGE else NEVER

    def curator_gain(self) -> float:
        """The best of rotating and discarding; a card that is rotated now can go next turn."""
        best = -0.5
        cards = self.t.own()
        while cards:
            card = lowest(cards)
            gain = self.toss_gain(card) if self.t.rotated & bit(card) else self.rotate_gain(card)
            best = max(best, gain)
            cards &= cards - 1
        return best

    def toss_gain(self, card: int) -> float:
        return self.gain_without(card) - self.feed(self.cost_of(card))

    def rotate_gain(self, card: int) -> float:
        """Rotated cards that may be discarded are as good as gone, others may become it."""
        if self.t.rotated & bit(card):
            return -0.3
        if self.future < 1.0:
            return -0.1
        return self.weights[self.at + ROTATED] * self.gain_without(card)
