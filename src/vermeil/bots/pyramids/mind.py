"""How the strong players of Pyramids see a position: one ply on card look-ups, quick enough for playouts.

As in Silver & Gold (`bots.silver_and_gold.mind`): a crossing is worth what its card is worth afterwards, what its
symbols bring here and now, and the best boxes that its red crosses owe. Plain Python; `mind.pxd` holds the types.
"""

# ruff: noqa: PLR2004 - a hot engine is written like C: flat, over numbers

from __future__ import annotations

from vermeil.bots.expedition.mind import LookupMind
from vermeil.bots.expedition.prices import Prices
from vermeil.bots.expedition.sizes import GEM, POTION, RACE, SKULL, TORCH
from vermeil.bots.pyramids.lookup import PathLookup
from vermeil.core.bits import count_bits, lowest
from vermeil.games.expedition.phases import NO_CARD, TURNS
from vermeil.games.pyramids.engine import State

SPAN = 128
NOTHING = -1000.0
# All 64 bits. It has a name because a bare literal of that size is not a C number when compiled.
WORD = 0xFFFFFFFFFFFFFFFF
PYRAMID = 10
# An unpaired gem may still find its pair: this much for each of up to three, while there is time.
LEAN, MOST_LEAN, PAIR_HASTE = 1.2, 3, 8.0
# An odd pyramid of a colour brings this part of the box that the next one may take.
LATER_RACE = 0.35


class PathMind(LookupMind):
    """The candidates, the policy and the values of Pyramids."""

    def __init__(self, root: State, lookup: PathLookup, prices: Prices) -> None:
        stage = root.copy()
        super().__init__(stage, prices, stage.pyramids.count)
        self.root = root
        self.stage = stage
        self.lookup = lookup
        # What the seat's symbols are worth before this turn's crossings.
        self.before = 0.0

    def reset(self) -> None:
        self.stage.become(self.root)

    def tally(self, seat: int) -> float:
        return 0.0 + self.stage.points(seat)

    # --- symbols and races ----------------------------------------------------------------------------------

    def look(self, seat: int) -> None:
        self.turns = TURNS - 1 - self.stage.turn
        self.before = self.collected(seat, NO_CARD, 0, NO_CARD, 0)

    def promise(self, red: int, green: int, turns: int) -> float:
        """What gems bring: pairs, loose ones, and the pairs that loose ones may still find."""
        red = min(red, 10)
        green = min(green, 10)
        less = min(green, red)
        more = red + green - less
        loose = more - less
        loose = min(loose, MOST_LEAN)
        sure = turns / PAIR_HASTE
        if sure > 1.0 or less == 10:
            sure = 1.0 if less < 10 else 0.0
        return 4.0 * less + more + LEAN * loose * sure

    def collected(self, seat: int, first: int, mask: int, second: int, other: int) -> float:
        """What the seat's symbols bring after crossing these boxes of two cards; NO_CARD for a card that has none."""
        red = self.stage.red[seat]
        green = self.stage.green[seat]
        skulls = self.stage.skulls[seat]
        potions = 0
        torch = self.stage.torches[seat] >> (self.stage.turn // 7) & 1
        if first != NO_CARD:
            mask &= self.stage.pyramids.symbols[first]
            red += count_bits(mask & self.stage.pyramids.red_gems[first])
            green += count_bits(mask & self.stage.pyramids.green_gems[first])
            skulls += count_bits(mask & self.stage.pyramids.skulls[first])
            potions += count_bits(mask & self.stage.pyramids.potions[first])
            if mask & self.stage.pyramids.torches[first]:
                torch = 1
        if second != NO_CARD:
            other &= self.stage.pyramids.symbols[second]
            red += count_bits(other & self.stage.pyramids.red_gems[second])
            green += count_bits(other & self.stage.pyramids.green_gems[second])
            skulls += count_bits(other & self.stage.pyramids.skulls[second])
            potions += count_bits(other & self.stage.pyramids.potions[second])
            if other & self.stage.pyramids.torches[second]:
                torch = 1
        skulls = min(skulls, 10)
        skulls -= 2 * potions
        skulls = max(skulls, 0)
        return self.promise(red, green, self.turns) + 5.0 * torch - self.stage.pyramids.penalty[skulls]

    def symbols(self, seat: int, card: int, mask: int) -> float:
        """What the symbols of these boxes bring now."""
        if not mask & self.stage.pyramids.symbols[card]:
            return 0.0
        return self.collected(seat, card, mask, NO_CARD, 0) - self.before

    def colour_of(self, card: int) -> int:
        one = 1
        if self.stage.pyramids.of_colour[0] >> card & one:
            return 0
        return 1 if self.stage.pyramids.of_colour[1] >> card & one else 2

    def race(self, seat: int, card: int, turns: int) -> float:
        """What one more pyramid of a card's colour does for the colour's boxes (PY-41)."""
        colour = self.colour_of(card)
        done = count_bits(self.stage.done[seat] & self.stage.pyramids.of_colour[colour])
        gone = self.stage.gone[colour]
        box = 10.0 if gone == 0 else (6.0 if gone == 1 else (3.0 if gone == 2 else 0.0))
        if done >= 6:
            return 0.0
        if done & 1:
            return box
        later = turns / 12.0
        return LATER_RACE * box * (min(1.0, later))

    def card_now(self, seat: int, card: int, closed: int) -> float:
        """What a card is worth at the end of this turn."""
        found = self.lookup.worth(card, closed, self.turns)
        if closed & self.stage.pyramids.tomb[card]:
            found += PYRAMID + self.race(seat, card, self.turns)
        return found

    def card_worth(self, card: int, closed: int, turns: int) -> float:
        return self.lookup.worth(card, closed, turns)

    def fresh_worth(self, card: int) -> float:
        return self.lookup.worth(card, self.stage.pyramids.outside[card], self.turns)

    def completed(self, card: int, closed: int) -> bool:
        """PY-35: the tomb is crossed."""
        return closed & self.stage.pyramids.tomb[card] != 0

    def crosses(self, card: int, mask: int) -> int:
        return count_bits(mask & self.stage.pyramids.crosses[card])

    def open_boxes(self, card: int, closed: int) -> int:
        """PY-22, PY-35."""
        if self.stage.closed_tomb and closed & self.stage.pyramids.tomb[card]:
            return 0
        return self.lookup.frontier(card, closed)

    def find_crossings(self, card: int, closed: int, pattern: int) -> None:
        frontier = self.open_boxes(card, closed)
        self.high = 0
        if pattern == 0:
            self.low = frontier
            return
        single = self.stage.ways.placements[pattern]
        self.low = self.stage.ways.touch(pattern, frontier) & ~self.stage.ways.touch(pattern, closed)
        wide = frontier
        if single < 64:
            self.low |= (wide << single) & WORD
            self.high = wide >> (64 - single)
        else:
            if single > 64:
                self.high = self.stage.ways.touch_beyond(pattern, frontier) & ~self.stage.ways.touch_beyond(
                    pattern, closed
                )
            self.high |= wide << (single - 64)

    # --- crossings ------------------------------------------------------------------------------------------

    def best_box(self, seat: int, card: int, closed: int) -> float:
        self.box_found = 0
        best = NOTHING
        if card == NO_CARD:
            return best
        left = self.open_boxes(card, closed)
        base = self.card_now(seat, card, closed)
        while left:
            mask = left & -left
            left ^= mask
            found = self.card_now(seat, card, closed | mask) - base + self.symbols(seat, card, mask)
            if mask & self.stage.pyramids.crosses[card]:
                found += self.prices.box[self.turns]
            if found > best:
                best = found
                self.box_found = mask
        return best

    def best_crossing(self, seat: int, slot: int, pattern: int) -> float:
        place = seat * 2 + slot
        card = self.stage.card[place]
        self.number_found = -1
        best = NOTHING
        if card == NO_CARD:
            return best
        closed = self.stage.closed[place]
        base = self.card_now(seat, card, closed)
        self.other_known = False
        self.find_crossings(card, closed, pattern)
        left = self.low
        high = self.high
        word = 0
        while left or high:
            if not left:
                left = high
                high = 0
                word = 64
            number = word + lowest(left)
            left &= left - 1
            mask = self.stage.lookup.crossing(pattern, number)
            found = self.card_now(seat, card, closed | mask) - base + self.symbols(seat, card, mask)
            if mask & self.stage.pyramids.crosses[card]:
                owed = count_bits(mask & self.stage.pyramids.crosses[card])
                found += self.chain(seat, slot, closed | mask, self.stage.closed[place ^ 1], owed)
            if found > best:
                best = found
                self.number_found = slot * SPAN + number
        return best

    def glance(self, card: int, closed: int, mask: int) -> float:
        found = self.card_now(self.seat, card, closed | mask) - self.card_now(self.seat, card, closed)
        if mask & self.stage.pyramids.crosses[card]:
            found += self.prices.box[self.turns]
        return found + self.symbols(self.seat, card, mask)

    def turn_worth(self, first: int, second: int) -> float:
        card = self.stage.card[self.seat * 2]
        other = self.stage.card[self.seat * 2 + 1]
        crossed = first & ~self.stage.closed[self.seat * 2]
        found = self.collected(self.seat, card, crossed, other, second & ~self.stage.closed[self.seat * 2 + 1])
        found -= self.before
        if card != NO_CARD:
            found += self.card_now(self.seat, card, first)
        if other != NO_CARD:
            found += self.card_now(self.seat, other, second)
        return found

    def empty_worth(self, seat: int, card: int) -> float:
        chance = self.turns / 8.0
        chance = min(chance, 0.9)
        colour = self.race(seat, card, self.turns) - self.prices.symbols[RACE + self.turns]
        return self.fresh_worth(card) + chance * colour

    def usual(self, card: int, mask: int, turns: int) -> float:
        found = 0.0
        if mask & self.stage.pyramids.tomb[card]:
            found += PYRAMID + self.prices.symbols[RACE + turns]
        if mask & self.stage.pyramids.symbols[card]:
            gems = self.stage.pyramids.red_gems[card] | self.stage.pyramids.green_gems[card]
            found += self.prices.symbols[GEM + turns] * count_bits(mask & gems)
            found -= self.prices.symbols[SKULL + turns] * count_bits(mask & self.stage.pyramids.skulls[card])
            found += self.prices.symbols[POTION + turns] * count_bits(mask & self.stage.pyramids.potions[card])
            found += self.prices.symbols[TORCH + turns] * count_bits(mask & self.stage.pyramids.torches[card])
            found += self.prices.box[turns] * count_bits(mask & self.stage.pyramids.crosses[card])
        return found

    # --- the value of a position ----------------------------------------------------------------------------

    def worth(self, seat: int) -> float:
        turns = TURNS - self.stage.turn
        found = 0.0 + self.stage.points(seat)
        red = self.stage.red[seat]
        green = self.stage.green[seat]
        found += self.promise(red, green, turns) - (4 * (min(green, red)) + (max(red, green)))
        self.turns = turns
        for place in range(seat * 2, seat * 2 + 2):
            card = self.stage.card[place]
            if card != NO_CARD:
                found += self.lookup.worth(card, self.stage.closed[place], turns)
                chance = turns / 8.0
                colour = self.race(seat, card, turns) - self.prices.symbols[RACE + turns]
                found += (min(0.6, chance)) * colour
        return found
