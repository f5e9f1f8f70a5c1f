"""Card look-ups of Pyramids: what going on with a card is worth, for every path crossed so far and turns left.

The same dynamic program as for Silver & Gold (`bots.silver_and_gold.lookup`): a turn on this card costs what the other
card would have gained. What is crossed is connected to the entrance and does not hold the tomb, so a card with walls
has a thousand states or so; they are found from the entrance on, and kept in a hash table. A custom card without walls
has millions: there the largest are left out, and count for nothing but their symbols.
Plain Python; `lookup.pxd` holds the types for Cython.
"""

from __future__ import annotations

from array import array

from vermeil.bots.expedition.prices import Prices
from vermeil.bots.expedition.sizes import GEM, LAYERS, PATTERNS, POTION, RACE, SKULL, TORCH
from vermeil.core.bits import count_bits

try:
    import cython  # type: ignore[import-untyped]
except ImportError:  # not needed at run time: compiled away, and plain Python has no GIL to release here
    from vermeil.bots.expedition.plain import cython

FULL = 0x1FFFFFF
LEFT = 0x0108421
RIGHT = 0x1084210
MOST_OWED = 3
PYRAMID = 10
NEVER = -1000.0
EMPTY_KEY = 0xFFFFFFFF
HASH = 0x9E3779B1


class PathLookup:
    """The worth of every card in every state. A state is the set of crossed boxes."""

    def __init__(self, cards: int, states: int) -> None:
        self.cards = cards
        self.states = states
        self.bits = 4
        while 1 << self.bits < 3 * states:
            self.bits += 1
        self.keys = array("I", [EMPTY_KEY]) * (1 << self.bits)
        self.places = array("i", bytes(4 << self.bits))
        self.values = array("f", bytes(4 * states * LAYERS))
        # By turns left: what a completed card leaves, the worth of a card that one gets to take.
        self.fresh = array("f", bytes(4 * LAYERS))
        self.outside = [0] * 64
        self.entrance = [0] * 64
        self.tomb = [0] * 64
        self.first = [0] * 65

    def put(self, card: int, outside: int, entrance: int, tomb: int, first: int) -> None:
        """A card, and the place of its first state, the empty one."""
        self.outside[card] = outside
        self.entrance[card] = entrance
        self.tomb[card] = tomb
        self.first[card] = first

    def end(self, states: int) -> None:
        """All cards are put: where the last one's states end."""
        self.first[self.cards] = states

    def enter(self, card: int, crossed: int, place: int) -> None:
        """Where a state's values stand."""
        key = card << 25 | crossed
        at = self.slot(key)
        self.keys[at] = key
        self.places[at] = place

    def slot(self, key: int) -> int:
        """Where a key stands in the hash table, or would."""
        mask = (1 << self.bits) - 1
        at = ((key * HASH) & EMPTY_KEY) >> (32 - self.bits)
        while self.keys[at] != EMPTY_KEY and self.keys[at] != key:
            at = (at + 1) & mask
        return at

    def find(self, card: int, crossed: int) -> int:
        """The place of a state, -1 if it was left out."""
        key = card << 25 | crossed
        at = self.slot(key)
        return -1 if self.keys[at] == EMPTY_KEY else self.places[at]

    def worth(self, card: int, closed: int, turns: int) -> float:
        """What a card is worth with so many turns left; a completed one: a new card. `closed` is the engine's."""
        crossed = closed & ~self.outside[card]
        if crossed & self.tomb[card]:
            return self.fresh[turns]
        place = self.find(card, crossed)
        return 0.0 if place < 0 else self.values[turns * self.states + place]

    def value(self, card: int, closed: int, turns: int) -> float:
        """The same, for Python."""
        return self.worth(card, closed, turns)

    def frontier(self, card: int, closed: int) -> int:
        """PY-22: the boxes from which one may go on."""
        crossed = closed & ~self.outside[card]
        if not crossed:
            return self.entrance[card]
        beside = (crossed << 5) | (crossed >> 5) | ((crossed & ~RIGHT) << 1) | ((crossed & ~LEFT) >> 1)
        return beside & FULL & ~closed


class PathSolver:
    """Fills the look-ups of a deck, turn by turn."""

    def __init__(self, lookup: PathLookup, prices: Prices, crossed: array[int]) -> None:
        """`crossed` are the states of all cards by place."""
        self.lookup = lookup
        self.prices = prices
        self.crossed = crossed
        # The placements of pattern p on card c are those from starts[c * 6 + p] up to the next.
        self.starts = array("i")
        self.placements = array("I")
        self.turns = 0
        # How often each pattern comes in eight turns; whoever knows what comes next can say so, turn by turn.
        self.often = [1, 2, 2, 1, 1, 1]
        # Which cards are solved; the others are worth nothing until they are completed.
        self.wanted = [1] * 64
        self.crosses = [0] * 64
        self.gems = [0] * 64
        self.torches = [0] * 64
        self.skulls = [0] * 64
        self.potions = [0] * 64
        self.owed = array("f", bytes(4 * (MOST_OWED + 1) * lookup.states))

    def put_placements(self, starts: array[int], placements: array[int]) -> None:
        self.starts = starts
        self.placements = placements

    def adorn(self, card: int, crosses: int, gems: int, torches: int, skulls: int, potions: int) -> None:
        self.crosses[card] = crosses
        self.gems[card] = gems
        self.torches[card] = torches
        self.skulls[card] = skulls
        self.potions[card] = potions

    def solve_turn(self) -> None:
        """The values with one more turn left; the first call solves those with none."""
        with cython.nogil:
            self._solve_turn()

    def _solve_turn(self) -> None:
        if self.turns > 0:
            for card in range(self.lookup.cards):
                if self.wanted[card]:
                    self.continue_card(card)
                    self.solve_card(card)
        self.find_fresh()
        self.turns += 1

    def reward(self, card: int, mask: int) -> float:
        """What the symbols of these boxes bring, red crosses apart."""
        found = 0.0
        if mask & self.gems[card]:
            found += self.prices.symbols[GEM + self.turns] * count_bits(mask & self.gems[card])
        if mask & self.torches[card]:
            found += self.prices.symbols[TORCH + self.turns]
        if mask & self.skulls[card]:
            found -= self.prices.symbols[SKULL + self.turns] * count_bits(mask & self.skulls[card])
        if mask & self.potions[card]:
            found += self.prices.symbols[POTION + self.turns] * count_bits(mask & self.potions[card])
        return found

    def after(self, card: int, crossed: int, owed: int) -> float:
        """What a state is worth at the end of this turn, with all its symbols and boxes still owed."""
        owed = min(owed, MOST_OWED)
        if crossed & self.lookup.tomb[card]:
            found = PYRAMID + self.prices.symbols[RACE + self.turns] + self.lookup.fresh[self.turns - 1]
            return found + owed * self.prices.box[self.turns] + self.reward(card, crossed)
        place = self.lookup.find(card, crossed)
        return self.reward(card, crossed) if place < 0 else self.owed[owed * self.lookup.states + place]

    def continue_card(self, card: int) -> None:
        """The states of a card from the largest down, as the owed boxes of one lead to larger ones."""
        price = self.prices.box[self.turns]
        for place in range(self.lookup.first[card + 1] - 1, self.lookup.first[card] - 1, -1):
            crossed = self.crossed[place]
            before = self.lookup.values[(self.turns - 1) * self.lookup.states + place]
            self.owed[place] = before + self.reward(card, crossed)
            for owed in range(1, MOST_OWED + 1):
                if owed > count_bits(self.crosses[card]):
                    break
                best = self.owed[(owed - 1) * self.lookup.states + place] + price
                left = self.lookup.frontier(card, crossed | self.lookup.outside[card])
                while left:
                    mask = left & -left
                    left ^= mask
                    more = owed if mask & self.crosses[card] else owed - 1
                    found = self.after(card, crossed | mask, more)
                    best = max(best, found)
                self.owed[owed * self.lookup.states + place] = best

    def solve_card(self, card: int) -> None:
        for place in range(self.lookup.first[card], self.lookup.first[card + 1]):
            crossed = self.crossed[place]
            closed = crossed | self.lookup.outside[card]
            frontier = self.lookup.frontier(card, closed)
            single = NEVER
            left = frontier
            while left:
                mask = left & -left
                left ^= mask
                found = self.after(card, crossed | mask, 1 if mask & self.crosses[card] else 0)
                single = max(single, found)
            base = self.owed[place]
            total = 0.0
            for pattern in range(PATTERNS):
                if not self.often[pattern]:
                    continue
                best = single
                for i in range(self.starts[card * PATTERNS + pattern], self.starts[card * PATTERNS + pattern + 1]):
                    mask = self.placements[i]
                    if not mask & closed and mask & frontier:
                        found = self.after(card, crossed | mask, count_bits(mask & self.crosses[card]))
                        best = max(best, found)
                total += self.often[pattern] * self.prices.beyond(self.turns, pattern, best - base)
            self.lookup.values[self.turns * self.lookup.states + place] = base - self.reward(card, crossed) + total / 8

    def find_fresh(self) -> None:
        """The worth of a card that one gets to take."""
        here = self.turns * self.lookup.states
        mean = 0.0
        square = 0.0
        known = 0
        for card in range(self.lookup.cards):
            known += self.wanted[card]
        known = max(known, 1)
        for card in range(self.lookup.cards):
            if not self.wanted[card]:
                continue
            found = self.lookup.values[here + self.lookup.first[card]]
            mean += found / known
            square += found * found / known
        spread = square - mean * mean
        self.lookup.fresh[self.turns] = mean + self.prices.pick * (spread**0.5 if spread > 0 else 0.0)
