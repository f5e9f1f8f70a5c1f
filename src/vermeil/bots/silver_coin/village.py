"""What a seat knows in Silver Coin, and the points that its village will probably cost at the round's end.

Known cards cost what they show, unknown ones the mean of all that the seat has not seen, less for known pairs (they go
together in one exchange), for a face-up Wolfman who is about to work, and for other face-up powers.

The first of the classes that the quick player is made of; each next one builds on what the last one says. Plain Python;
compiled through `village.pxd`. No Python objects in here: searches call it millions of times.
"""
# ruff: noqa: PLR2004, PLR0911, PLR0912, PLR0915, C901, FBT001, FBT003 - many small rules, written for the compiler

from __future__ import annotations

from collections.abc import Sequence

from vermeil.bots.silver_coin.sizes import (
    AMULET,
    CALLABLE,
    GIFTED,
    HARM,
    KEPT,
    KEPT_FALL,
    NUMBERS,
    PAIR,
    ROOM,
    SLOPE,
    STRANGE,
    UNKNOWN,
    UP_AMULET,
    UP_BLOB,
    UP_CON,
    UP_CURATOR,
    UP_PIXIE,
    WOLF,
    WOLF_REACH,
)
from vermeil.bots.silver_coin.weights import LEARNED
from vermeil.core.bits import bit, count_bits
from vermeil.games.silver_coin.engine import Table
from vermeil.games.silver_coin.numbers import number_of
from vermeil.games.silver_coin.words import ALL_CARDS, CALL_LIMIT, NO_CARD, NOBODY, STRIDE

# From here on a card costs less than it shows while there is time: it is the next to go.
HIGH = 5
DECK = 31.0
# The cards whose number has this bit.
ONES, TWOS, FOURS, EIGHTS = (sum(1 << card for card in range(52) if (card + 2 >> 2) >> k & 1) for k in range(4))


def card_kinds(table: Table) -> list[int]:
    """Which card each number is: those of our two decks are known by name, others only by what they ask."""
    box = table.box
    units = [box.c0, box.c1, box.c2, box.c3, box.c4, box.c5, box.c6]
    units += [box.c7, box.c8, box.c9, box.c10, box.c11, box.c12, box.c13]
    first = {"coin": 0, "amulet": AMULET}
    return [first[unit.deck] + unit.number if unit.deck in first else STRANGE for unit in units]


class Village:
    """What the seat that is asked knows, and what its village is worth."""

    def __init__(self, table: Table, weights: Sequence[float] = LEARNED.weights) -> None:
        self.t = table
        self.kinds = card_kinds(table)
        self.weights = [*weights, *[0.0] * (ROOM - len(weights))] * 4
        self.me = 0
        self.at = 0
        self.seen = 0
        self.unseen = 0
        self.mean = 0.0
        self.spread = 0.0
        self.future = 0.0
        self.harm = 0.0
        self.base = 0.0
        self.kept = 0.0
        self.prices = [0.0] * 14
        self.set_first = NO_CARD
        # The best set for the held card, once it has been asked for: its worth and its first card.
        self.set_known = False
        self.set_worth = 0.0
        self.held_first = NO_CARD

    # --- what the seat knows --------------------------------------------------------------------------------

    def look_around(self) -> None:
        """What the asked seat knows, and what its village is worth."""
        self.me = self.t.active
        self.at = self.t.active * ROOM
        self.seen = self.t.seen[self.t.active]
        self.unseen = ALL_CARDS & ~self.seen
        left = count_bits(self.unseen)
        self.mean = 6.5
        if left:
            total = count_bits(self.unseen & ONES) + 2 * count_bits(self.unseen & TWOS)
            total += 4 * count_bits(self.unseen & FOURS) + 8 * count_bits(self.unseen & EIGHTS)
            self.mean = total / (left + 0.0)
        self.future = 0.0
        if self.t.caller == NOBODY and not self.t.ended:
            self.future = self.t.deck_size() / (self.t.players + 0.0)
            self.future = min(self.future, 8.0)
        self.harm = self.weights[self.at + HARM] / (self.t.players - 1.0)
        # What a card shows that its owner has seen and kept: less and less.
        self.kept = self.weights[self.at + KEPT]
        self.kept -= self.weights[self.at + KEPT_FALL] * (DECK - self.t.deck_size()) / DECK
        self.kept = max(0.0, min(self.kept, self.mean))
        for number in range(NUMBERS):
            self.prices[number] = self.price(number)
        self.set_known = False
        self.base = self.own_value(0, NO_CARD, False)

    def price(self, number: int) -> float:
        """What a card of a number will cost: a high one will be the next to go, if there is time."""
        if number > HIGH and self.future >= 1.0:
            return HIGH + (number - HIGH) * self.weights[self.at + SLOPE]
        return number + 0.0

    def cost_of(self, card: int) -> float:
        """What a card shows, as far as the seat knows: who has seen a card and kept it has a low one."""
        if self.seen & bit(card):
            return number_of(card) + 0.0
        owner = self.t.owner(card)
        if owner >= 0 and owner != self.me and self.t.seen[owner] & bit(card):
            return self.kept
        return self.mean

    def power_of(self, number: int) -> float:
        """What a face-up card's lasting power is worth to its village, but for those that count at the end."""
        if self.future < 1.0:
            return 0.0
        kind = self.kinds[number]
        if kind == 1:
            return self.weights[self.at + UP_CON]
        if kind == 2:
            return self.weights[self.at + UP_CURATOR]
        if kind == 3:
            return self.weights[self.at + UP_PIXIE]
        if kind == 4:
            return self.weights[self.at + UP_BLOB]
        if AMULET < kind <= AMULET + 4:
            return self.weights[self.at + UP_AMULET]
        return 0.0

    # --- one's own village ----------------------------------------------------------------------------------

    def own_value(self, removed: int, added: int, up: bool) -> float:
        """The points that the village will cost without some cards and with another one."""
        total = 0.0
        twins = 0.0
        numbers = 0
        highest = 0.0
        wolf = False
        gifts = 0
        size = 0
        powers = 0.0
        i = self.me * STRIDE
        end = i + self.t.size[self.me]
        while i <= end:
            if i == end:
                if added < 0:
                    break
                card = added
                open_ = up
            else:
                card = self.t.row[i]
                if removed & bit(card):
                    i += 1
                    continue
                open_ = self.t.up & bit(card) != 0
            i += 1
            size += 1
            if self.seen & bit(card):
                number = number_of(card)
                cost = self.prices[number]
                # Known equal cards go in one exchange.
                if numbers & bit(number) and (number < WOLF or self.t.box.wild):
                    twins += cost
                numbers |= bit(number)
                if open_:
                    if self.t.box.at_scoring & bit(card) and number == WOLF:
                        if wolf:
                            total += WOLF
                        wolf = True
                        continue
                    if number <= 4:
                        powers += self.power_of(number)
                        if self.t.box.before_scoring & bit(card):
                            gifts += 1
            else:
                cost = self.mean + self.weights[self.at + UNKNOWN]
            total += cost
            highest = max(highest, cost)
        if self.future >= 1.0:
            total -= twins * self.weights[self.at + PAIR]
            if size <= CALL_LIMIT:
                total -= self.weights[self.at + CALLABLE]
        if gifts and size > 1 and not self.t.ended:
            total -= self.weights[self.at + GIFTED] * highest
        if wolf:
            total = self.with_wolf(total)
        return total - powers

    def with_wolf(self, others: float) -> float:
        """SC-51: below 13 all is well. `others` is an estimate, so near the border it is a matter of chances."""
        later = min(3.0, self.future)
        safe = 0.5 + (12.5 - others + later * self.weights[self.at + WOLF_REACH]) / 6.0
        if safe >= 1.0:
            return 0.1 * others
        if safe <= 0.0:
            return others + WOLF
        return safe * 0.1 * others + (1.0 - safe) * (others + WOLF)

    def gain_without(self, card: int) -> float:
        """What it saves to lose a card."""
        return self.base - self.own_value(bit(card), NO_CARD, False)
