"""Exchanging one card or several (SC-20 to SC-23). Plain Python; compiled through `exchange.pxd`."""

from __future__ import annotations

from vermeil.core.bits import bit, count_bits, lowest
from vermeil.games.silver_coin.desk import Desk
from vermeil.games.silver_coin.numbers import all_of, number_of
from vermeil.games.silver_coin.words import (
    END_FRAME,
    EXTRA,
    EXTRA_SIDE_FRAME,
    FAILED_EXTRA,
    KEPT_SIDE_FRAME,
    NO_CARD,
    PLACE_FRAME,
    REVEAL_FRAME,
    STRIDE,
)


class Exchange(Desk):
    """A desk at which the held card can be exchanged for the chosen ones."""

    def rightmost(self, cards: int) -> int:
        """The rightmost of some own cards, as a set."""
        i = self.active * STRIDE + self.size[self.active] - 1
        while not cards & bit(self.row[i]):
            i -= 1
        return bit(self.row[i])

    def choose(self, card: int) -> None:
        """SC-21: one more card for the set; from now on only cards right of it can be chosen."""
        self.chosen |= bit(card)
        while self.row[self.next_place] != card:
            self.later &= ~bit(self.row[self.next_place])
            self.next_place += 1
        self.later &= ~bit(card)
        self.next_place += 1

    def begin_set(self) -> None:
        """A set is chosen from left to right, so that it has one spelling."""
        self.chosen = 0
        self.later = self.own()
        self.next_place = self.active * STRIDE

    def reveal(self) -> None:
        """SC-21: the chosen cards are turned up; window (c) follows."""
        self.turned = self.chosen & ~self.up
        self.up |= self.chosen
        self.show_all(self.chosen)
        self.go_to(REVEAL_FRAME)

    def resolve_exchange(self) -> None:
        if not self.chosen & (self.chosen - 1):
            self.complete_exchange(lowest(self.chosen))
        elif self.chosen_match():
            self.go_to(PLACE_FRAME)
        else:
            self.go_to(KEPT_SIDE_FRAME)

    def chosen_match(self) -> bool:
        """SC-21, SC-62: all numbers equal; Doppelgängers match any."""
        plain = self.chosen & ~self.box.wild
        return not plain or not plain & ~all_of(number_of(lowest(plain)))

    def complete_exchange(self, place: int) -> None:
        """SC-20, SC-21: wild cards are discarded first, then the others in row order; the held card takes a place."""
        seat = self.active
        if self.chosen & (self.chosen - 1):
            self.discard_chosen(self.box.wild)
            self.discard_chosen(~self.box.wild)
        else:
            self.discard(place)
        self.replace(seat, place, self.held)
        others = self.chosen & ~bit(place)
        while others:
            self.take_out(seat, lowest(others))
            others &= others - 1
        self.held = NO_CARD
        self.chosen = 0
        self.turned = 0
        self.go_to(END_FRAME)

    def discard_chosen(self, cards: int) -> None:
        """In row order, the last on top."""
        for i in range(self.active * STRIDE, self.active * STRIDE + self.size[self.active]):
            if self.chosen & cards & bit(self.row[i]):
                self.discard(self.row[i])

    def put_kept(self) -> None:
        """SC-22: the held card is kept at an end of the row; from three chosen cards on one more is added."""
        self.put_at_end(self.active, self.arg, self.held)
        self.held = NO_CARD
        if count_bits(self.chosen) >= FAILED_EXTRA and self.deck_size():
            self.go_to(EXTRA_SIDE_FRAME)
        else:
            self.end_mismatch()

    def bring_extra(self) -> None:
        if self.top_size:
            self.put_extra(self.from_top())
        else:
            self.phase = EXTRA

    def put_extra(self, card: int) -> None:
        self.put_at_end(self.active, self.side, card)
        self.end_mismatch()

    def end_mismatch(self) -> None:
        """SC-22: the failed cards stay face up, or with mismatch=original lie as before."""
        if self.options.turn_back:
            cards = self.turned & self.up
            while cards:
                self.turn_down(lowest(cards))
                cards &= cards - 1
        self.chosen = 0
        self.turned = 0
        self.go_to(END_FRAME)
