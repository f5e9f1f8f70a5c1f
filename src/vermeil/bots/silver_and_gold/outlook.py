"""What the card look-ups of Silver & Gold don't see: how the two cards go together, rows of coins, palms, and seals.

The entries that speak about a position are found here; `bots.expedition.correction` adds them up and learns them.
Plain Python; `outlook.pxd` holds the types for Cython.
"""

# ruff: noqa: PLR2004, PLR0913, PLR0917 - a hot engine is written like C: flat, over numbers

from __future__ import annotations

from array import array

from vermeil.bots.expedition.correction import Correction
from vermeil.bots.expedition.sizes import PATTERN_OF
from vermeil.bots.silver_and_gold.layout import (
    BOXES,
    CARDS,
    COINS,
    COMING,
    CROSSES,
    FITS,
    LATER,
    PAIRS,
    PALMS,
    PURSE,
    RACE,
    SEALS,
    SHAPES,
)
from vermeil.core.bits import count_bits, lowest
from vermeil.games.expedition.phases import NO_CARD
from vermeil.games.silver_and_gold.engine import Islands

FULL = 0xFFFF
# A place without a card, or with one that is completed: as a set of patterns, and as a number of boxes.
NO_FIT, NO_BOXES = 64, 16
# Turns left in eight stages, and boxes left in five.
STAGES = (0, 0, 1, 2, 3, 3, 4, 4, 4, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7)
NEAR = (0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4)
# For a place without a card: how many of the expedition cards to come fit there.
NO_CARDS = 9


class Outlook(Correction):
    """The entries of a position of Silver & Gold."""

    def __init__(self, islands: Islands, weights: array[float], shapes: array[int]) -> None:
        super().__init__(weights)
        self.islands = islands
        self.used = 16
        # For every set of closed boxes: which patterns still fit, and in the next byte the number of open boxes.
        self.open = shapes
        self.stage_of = [0] * 29
        self.near = [0] * 17
        # The seat's completed cards: strength of seals and number of cards by colour, strength of all seals.
        self.strength = [0] * 4
        self.done = [0] * 4
        self.seals = 0
        # How near the best rival is to its next row of coins; 4 if none can fill another.
        self.rival = 0
        # The expedition cards that may still come in this round, and those whose patterns are in a set.
        self.unseen = 0xFF
        self.cards_of = [0] * 64
        for fits in range(64):
            for card, pattern in enumerate(PATTERN_OF):
                self.cards_of[fits] |= (fits >> (pattern - 1) & 1) << card
        for turns in range(29):
            self.stage_of[turns] = STAGES[turns]
        for boxes in range(17):
            self.near[boxes] = NEAR[boxes]

    def count_boxes(self) -> None:
        """Fill in the numbers of open boxes; the patterns that fit come after them."""
        for closed in range(65536):
            left = 0
            mask = FULL & ~closed
            while mask:
                mask &= mask - 1
                left += 1
            self.open[closed] = left << 8

    def fit(self, pattern: int, placement: int) -> None:
        """A way in which a pattern (0 to 5) can lie."""
        for closed in range(65536):
            if not closed & placement:
                self.open[closed] |= 1 << pattern

    def take_stock(self, cards: int) -> None:
        """The seals and colours of the cards that the seat has completed."""
        for i in range(4):
            self.strength[i] = 0
            self.done[i] = 0
        self.seals = 0
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            self.done[self.islands.colour[card]] += 1
            if self.islands.seal[card] >= 0:
                self.strength[self.islands.seal[card]] += self.islands.strength[card]
                self.seals += self.islands.strength[card]

    def find(
        self,
        turns: int,
        first: int,
        closed: int,
        second: int,
        other: int,
        coins: int,
        cups: int,
        palms: int,
        worth: int,
    ) -> None:
        """The entries for two cards with their closed boxes, coins, cups left, palms, and what a palm is worth now."""
        stage = self.stage_of[turns]
        fits, boxes, near, more_fits, more_boxes, more_near = NO_FIT, NO_BOXES, 0, NO_FIT, NO_BOXES, 0
        seals, crosses, coins_left, palms_left, pair = self.seals, 0, 0, 0, 0
        alone = SEALS + stage * 225
        self.at[6] = CARDS + stage
        self.at[7] = CARDS + stage
        self.at[8] = alone
        self.at[9] = alone
        if first != NO_CARD:
            boxes = self.open[closed] >> 8
            near = self.near[boxes]
            if boxes:
                fits = self.open[closed] & 63
            elif self.islands.seal[first] >= 0:
                seals += self.islands.strength[first]
            crosses = count_bits(self.islands.crosses[first] & ~closed)
            coins_left = count_bits(self.islands.coins[first] & ~closed)
            palms_left = count_bits(self.islands.palms[first] & ~closed)
            self.at[6] += ((first + 1) * 17 + boxes) * 8
            self.at[8] += self.sealed(first, near)
        if second != NO_CARD:
            more_boxes = self.open[other] >> 8
            more_near = self.near[more_boxes]
            if more_boxes:
                more_fits = self.open[other] & 63
            elif self.islands.seal[second] >= 0:
                seals += self.islands.strength[second]
            crosses += count_bits(self.islands.crosses[second] & ~other)
            coins_left += count_bits(self.islands.coins[second] & ~other)
            palms_left += count_bits(self.islands.palms[second] & ~other)
            self.at[7] += ((second + 1) * 17 + more_boxes) * 8
            self.at[9] += self.sealed(second, more_near)
            if first != NO_CARD:
                if self.islands.seal[first] == self.islands.colour[second]:
                    pair += self.islands.strength[first]
                if self.islands.seal[second] == self.islands.colour[first]:
                    pair += self.islands.strength[second]
        self.at[0] = FITS + (stage * 65 + min(fits, more_fits)) * 65 + max(fits, more_fits)
        self.at[1] = BOXES + (turns * 17 + min(boxes, more_boxes)) * 17 + max(boxes, more_boxes)
        self.at[2] = COINS + (turns * 13 + coins) * 7 + cups
        self.at[3] = RACE + ((stage * 5 + (coins & 3 if coins < 12 else 4)) * 5 + self.rival) * 7 + cups
        self.at[4] = PALMS + ((stage * 5 + palms) * 10 + min(9, worth)) * 5 + min(4, palms_left)
        self.at[5] = PURSE + (stage * 13 + coins) * 8 + min(7, coins_left)
        self.at[10] = CROSSES + (stage * 8 + min(7, crosses)) * 33 + boxes + more_boxes
        self.at[11] = SHAPES + (stage * 65 + fits) * 17 + boxes
        self.at[12] = SHAPES + (stage * 65 + more_fits) * 17 + more_boxes
        self.at[13] = LATER + stage * 16 + min(15, seals)
        self.at[14] = PAIRS + (stage * 5 + max(near, more_near)) * 5 + min(4, pair)
        self.at[15] = COMING + turns * 900 + self.coming(fits, more_fits)

    def coming(self, fits: int, more_fits: int) -> int:
        """How many of the expedition cards to come fit on each card, and how many on any; a fresh card is unknown."""
        first, second, cards = NO_CARDS, NO_CARDS, 0
        if fits != NO_FIT:
            cards = self.cards_of[fits] & self.unseen
            first = count_bits(cards)
        if more_fits != NO_FIT:
            second = count_bits(self.cards_of[more_fits] & self.unseen)
            cards |= self.cards_of[more_fits] & self.unseen
        return (min(first, second) * 10 + max(first, second)) * 9 + count_bits(cards)

    def sealed(self, card: int, near: int) -> int:
        """A card's entry among the seals: what completed seals make of its colour, and what its own seal has."""
        own = 0
        if self.islands.seal[card] >= 0:
            own = 1 + (min(2, self.islands.strength[card]) - 1) * 4 + min(3, self.done[self.islands.seal[card]])
        return (near * 5 + min(4, self.strength[self.islands.colour[card]])) * 9 + own
