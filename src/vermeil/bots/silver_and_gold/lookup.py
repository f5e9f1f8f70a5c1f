"""Card look-ups: what going on with a card is worth, for every card, set of crossed boxes and number of turns left.

Each turn brings a pattern, and the turn goes to one of a player's two cards. So a card is solved alone, where using a
turn on it *costs what the other card would have gained*: `Prices` holds that as quantiles, by turns left and pattern.
Backwards from the last turn that is a dynamic program:

    worth(crossed, turns + 1) = worth(crossed, turns) + mean over patterns and prices of max(0, best gain - price)

A completed card brings its value and a new card, whose worth with that many turns left is known by then.
Plain Python; `lookup.pxd` holds the types for Cython. Solving a deck takes two seconds compiled.
"""

from __future__ import annotations

from array import array

from vermeil.bots.expedition.prices import Prices
from vermeil.bots.expedition.sizes import COIN, PALM, PATTERNS, SEAL
from vermeil.core.bits import count_bits
from vermeil.games.expedition.phases import TURNS

try:
    import cython  # type: ignore[import-untyped]
except ImportError:  # not needed at run time: compiled away, and plain Python has no GIL to release here
    from vermeil.bots.expedition.plain import cython

# More X than this are never owed at once on one card of a usual deck; more are taken for boxes on the other card.
MOST_OWED = 4
NEVER = -1000.0


class CardLookup:
    """The worth of every card in every state. A state is a set of crossed boxes, numbered without the gaps."""

    def __init__(self, cards: int) -> None:
        self.cards = cards
        self.total = 0
        self.offset = [0] * 65
        self.boxes = [0] * 64
        # From eight boxes of the frame (the upper or the lower two rows) to the card's own numbering.
        self.packed = array("H", bytes(2 * 64 * 512))
        self.values = array("f")
        # By turns left: what a fresh card is worth that one gets to take.
        self.fresh = [0.0] * 29

    def add(self, card: int, island: int) -> None:
        """The next card; all are added in order before the values are laid out."""
        self.offset[card] = self.total
        self.boxes[card] = 0
        place = 0
        for box in range(16):
            if island >> box & 1:
                half = card * 512 + (box >> 3) * 256
                for byte in range(256):
                    if byte >> (box & 7) & 1:
                        self.packed[half + byte] |= 1 << place
                place += 1
        self.boxes[card] = place
        self.total += 1 << place

    def lay_out(self) -> None:
        self.values = array("f", bytes(4 * self.total * (TURNS + 1)))

    def load(self, data: bytes) -> None:
        """Take over values that were solved before."""
        kept = array("f")
        kept.frombytes(data)
        self.values = kept

    def index(self, card: int, closed: int) -> int:
        """Where a state stands within the values of a number of turns; `closed` is as the engine has it."""
        at = card * 512
        return self.offset[card] + (self.packed[at + (closed & 0xFF)] | self.packed[at + 256 + (closed >> 8 & 0xFF)])

    def worth(self, card: int, closed: int, turns: int) -> float:
        """What a card is worth with so many turns left after this one; a completed one: its value and a new card's."""
        return self.values[turns * self.total + self.index(card, closed)]

    def value(self, card: int, closed: int, turns: int) -> float:
        """The same, for Python."""
        return self.worth(card, closed, turns)


class Solver:
    """Fills the look-ups of a deck, turn by turn."""

    def __init__(self, lookup: CardLookup, prices: Prices) -> None:
        self.lookup = lookup
        self.prices = prices
        self.turns = 0
        # How often each pattern comes in eight turns; whoever knows what comes next can say so, turn by turn.
        self.often = [1, 2, 2, 1, 1, 1]
        # Which cards are solved; the others are worth nothing until they are completed.
        self.wanted = [1] * 64
        # Per card: its symbols in its own numbering, its value, the strength of its seal, and its placements.
        self.crosses = [0] * 64
        self.coins = [0] * 64
        self.palms = [0] * 64
        self.points = [0] * 64
        self.strength = [0] * 64
        self.first = array("i", bytes(4 * (64 * PATTERNS + 1)))
        self.placements = array("H")
        # How many X a placement crosses, as the place of what is owed then.
        self.bears = array("i")
        # What is owed on the card at hand: continuations with 0 to MOST_OWED boxes owed, for every state.
        self.owed = array("f", bytes(4 * (MOST_OWED + 1) * 65536))

    def put(self, card: int, crosses: int, coins: int, palms: int, points: int, strength: int) -> None:
        self.crosses[card] = crosses
        self.coins[card] = coins
        self.palms[card] = palms
        self.points[card] = points
        self.strength[card] = strength

    def put_placements(self, first: array[int], placements: array[int]) -> None:
        """The placements of pattern p on card c are those from first[c * 6 + p] up to the next."""
        self.first = first
        self.placements = placements
        self.bears = array("i", bytes(4 * (len(placements) + 1)))
        for card in range(self.lookup.cards):
            for i in range(first[card * PATTERNS], first[card * PATTERNS + PATTERNS]):
                self.bears[i] = 65536 * min(MOST_OWED, count_bits(placements[i] & self.crosses[card]))

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
        """What the symbols of these boxes bring, X apart."""
        found = 0.0
        if mask & self.coins[card]:
            found += self.prices.symbols[COIN + self.turns] * count_bits(mask & self.coins[card])
        if mask & self.palms[card]:
            found += self.prices.symbols[PALM + self.turns] * count_bits(mask & self.palms[card])
        return found

    def continue_card(self, card: int) -> None:
        """What every state of a card is worth at the end of this turn, with all its symbols, and boxes still owed."""
        size = 1 << self.lookup.boxes[card]
        before = (self.turns - 1) * self.lookup.total + self.lookup.offset[card]
        price = self.prices.box[self.turns]
        most = count_bits(self.crosses[card])
        most = min(most, MOST_OWED)
        for state in range(size - 1, -1, -1):
            self.owed[state] = self.lookup.values[before + state] + self.reward(card, state)
            for owed in range(1, most + 1):
                best = self.owed[(owed - 1) * 65536 + state] + price
                left = size - 1 & ~state
                while left:
                    mask = left & -left
                    left ^= mask
                    more = owed if mask & self.crosses[card] else owed - 1
                    found = self.owed[more * 65536 + (state | mask)]
                    best = max(best, found)
                self.owed[owed * 65536 + state] = best

    def solve_card(self, card: int) -> None:
        here = self.turns * self.lookup.total + self.lookup.offset[card]
        full = (1 << self.lookup.boxes[card]) - 1
        for state in range(full):
            single = NEVER
            left = full & ~state
            while left:
                mask = left & -left
                left ^= mask
                found = self.owed[(65536 if mask & self.crosses[card] else 0) + (state | mask)]
                single = max(single, found)
            base = self.owed[state]
            total = 0.0
            for pattern in range(PATTERNS):
                if not self.often[pattern]:
                    continue
                best = single
                for i in range(self.first[card * PATTERNS + pattern], self.first[card * PATTERNS + pattern + 1]):
                    if not self.placements[i] & state:
                        found = self.owed[self.bears[i] + (state | self.placements[i])]
                        best = max(best, found)
                total += self.often[pattern] * self.prices.beyond(self.turns, pattern, best - base)
            self.lookup.values[here + state] = base - self.reward(card, state) + total / 8

    def find_fresh(self) -> None:
        """The worth of a card that one gets to take, and with it of every completed card."""
        here = self.turns * self.lookup.total
        mean = 0.0
        square = 0.0
        known = 0
        for card in range(self.lookup.cards):
            known += self.wanted[card]
        known = max(known, 1)
        for card in range(self.lookup.cards):
            if not self.wanted[card]:
                continue
            found = self.lookup.values[here + self.lookup.offset[card]]
            mean += found / known
            square += found * found / known
        spread = square - mean * mean
        fresh = mean + self.prices.pick * (spread**0.5 if spread > 0 else 0.0)
        self.lookup.fresh[self.turns] = fresh
        for card in range(self.lookup.cards):
            last = here + self.lookup.offset[card] + (1 << self.lookup.boxes[card]) - 1
            seal = self.strength[card] * self.prices.symbols[SEAL + self.turns]
            self.lookup.values[last] = self.points[card] + seal + fresh
