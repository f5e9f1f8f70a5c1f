"""How the strong players of Pyramids see a position: one ply on card tables, quick enough for playouts.

As in Silver & Gold (`bots.silver_and_gold.mind`): a crossing is worth what its card is worth afterwards, what its
symbols bring here and now, and the best boxes that its red crosses owe. Plain Python; `mind.pxd` holds the types.
"""

# ruff: noqa: PLR2004 - a hot engine is written like C: flat, over numbers

from __future__ import annotations

from vermeil.bots.expedition.prices import Prices
from vermeil.bots.expedition.search import Search
from vermeil.bots.expedition.sizes import GEM, MOST, PATTERNS, POTION, QUANTILES, RACE, SKULL, STEPS, TORCH
from vermeil.bots.pyramids.tables import PathTables
from vermeil.games.expedition.phases import CONFIRM_STEP, KEEP, MARK, NO_CARD, PATTERN_STEP, PICK, TURNS
from vermeil.games.pyramids.engine import State

SPAN = 128
NOTHING = -1000.0
# How far an owed box is looked at in all ways; beyond that only the best boxes are.
WIDE = 1
NARROW = 6
BINS = 160
# All 64 bits. It has a name because a bare literal of that size is no C number when compiled.
WORD = 0xFFFFFFFFFFFFFFFF
PYRAMID = 10
# An unpaired gem may still find its pair: this much for each of up to three, while there is time.
LEAN, MOST_LEAN, PAIR_HASTE = 1.2, 3, 8.0
# An odd pyramid of a colour brings this part of the box that the next one may take.
LATER_RACE = 0.35


class PathMind(Search):
    """The candidates, the policy and the values of Pyramids."""

    def __init__(self, root: State, tables: PathTables, prices: Prices) -> None:
        stage = root.copy()
        super().__init__(stage)
        self.root = root
        self.stage = stage
        self.tables = tables
        self.prices = prices
        self.turns = 0
        # What the seat's symbols are worth before this turn's crossings.
        self.before = 0.0
        self.trail = [0] * 12
        self.final = [0] * 96
        self.best_few = [0.0] * 8
        self.gain_next = [0.0] * 8
        self.box_found = 0
        self.number_found = -1
        # The best box of the other card, while the crossings of one are looked at.
        self.other_known = False
        self.other_gain = 0.0
        self.other_mask = 0
        # The set of crossings at hand, in two words.
        self.low = 0
        self.high = 0
        self.recording = False
        self.gains = [0] * 27840
        self.taken = 0.0
        self.takes = 0
        self.score_sum = 0.0
        self.cards_sum = 0.0
        self.games = 0
        # What a game brings in the end beyond what a position is worth, by turns left: this game's, and all games'.
        self.seen = [0.0] * 116
        self.rest = [0.0] * 29

    def reset(self) -> None:
        self.stage.become(self.root)

    # --- symbols and races ----------------------------------------------------------------------------------

    def look(self, seat: int) -> None:
        """What symbols are worth to a seat in this turn."""
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
            red += count(mask & self.stage.pyramids.red_gems[first])
            green += count(mask & self.stage.pyramids.green_gems[first])
            skulls += count(mask & self.stage.pyramids.skulls[first])
            potions += count(mask & self.stage.pyramids.potions[first])
            if mask & self.stage.pyramids.torches[first]:
                torch = 1
        if second != NO_CARD:
            other &= self.stage.pyramids.symbols[second]
            red += count(other & self.stage.pyramids.red_gems[second])
            green += count(other & self.stage.pyramids.green_gems[second])
            skulls += count(other & self.stage.pyramids.skulls[second])
            potions += count(other & self.stage.pyramids.potions[second])
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
        done = count_cards(self.stage.done[seat] & self.stage.pyramids.of_colour[colour])
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
        found = self.tables.worth(card, closed, self.turns)
        if closed & self.stage.pyramids.tomb[card]:
            found += PYRAMID + self.race(seat, card, self.turns)
        return found

    def open_boxes(self, card: int, closed: int) -> int:
        """The boxes of a card that may be crossed singly (PY-22, PY-35)."""
        if self.stage.closed_tomb and closed & self.stage.pyramids.tomb[card]:
            return 0
        return self.tables.frontier(card, closed)

    def find_crossings(self, card: int, closed: int, pattern: int) -> None:
        """All crossings of a card, as a set of numbers in `low` and `high`."""
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
        """The most that one more box on a card brings; `box_found` is its mask, 0 if none is open."""
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

    def chain(self, seat: int, slot: int, here: int, there: int, owed: int) -> float:
        """What owed boxes bring, each crossed where it brings most: `here` on the card of a slot, or `there`."""
        card = self.stage.card[seat * 2 + slot]
        other = self.stage.card[seat * 2 + 1 - slot]
        total = 0.0
        steps = 0
        if not self.other_known:
            self.other_known = True
            self.other_gain = self.best_box(seat, other, there)
            self.other_mask = self.box_found
        found_b = self.other_gain
        mask_b = self.other_mask
        while owed > 0 and steps < STEPS:
            steps += 1
            owed -= 1
            found_a = self.best_box(seat, card, here)
            mask_a = self.box_found
            if found_a < found_b:
                total += found_b
                there |= mask_b
                if mask_b & self.stage.pyramids.crosses[other]:
                    owed += 1
                    total -= self.prices.box[self.turns]
                if owed:
                    found_b = self.best_box(seat, other, there)
                    mask_b = self.box_found
            elif mask_a:
                total += found_a
                here |= mask_a
                if mask_a & self.stage.pyramids.crosses[card]:
                    owed += 1
                    total -= self.prices.box[self.turns]
            else:
                break
        return total

    def best_crossing(self, seat: int, slot: int, pattern: int) -> float:
        """The most that a crossing on a card brings; `number_found` says which."""
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
        number = 0
        while left or high:
            if not left:
                left = high
                high = 0
                number = 64
            while not left & 0xFF:
                left >>= 8
                number += 8
            if left & 1:
                mask = self.stage.tables.crossing(pattern, number)
                found = self.card_now(seat, card, closed | mask) - base + self.symbols(seat, card, mask)
                if mask & self.stage.pyramids.crosses[card]:
                    owed = count(mask & self.stage.pyramids.crosses[card])
                    found += self.chain(seat, slot, closed | mask, self.stage.closed[place ^ 1], owed)
                if found > best:
                    best = found
                    self.number_found = slot * SPAN + number
            left >>= 1
            number += 1
        return best

    # --- the quick policy -----------------------------------------------------------------------------------

    def act(self, seat: int) -> None:
        if self.stage.phase == MARK:
            self.mark(seat)
        elif self.stage.phase == PICK:
            self.turns = TURNS - 1 - self.stage.turn
            self.stage.play(seat, 2 * SPAN + 6 + self.best_pick(seat))
        else:
            self.turns = TURNS
            self.stage.play(seat, 2 * SPAN + self.best_keep(seat))

    def mark(self, seat: int) -> None:
        if self.recording and self.stage.step[seat] == PATTERN_STEP:
            self.seen[seat * 29 + TURNS - self.stage.turn] = self.worth(seat)
        if self.stage.step[seat] == CONFIRM_STEP:
            self.stage.play(seat, 2 * SPAN + 11)
            return
        self.look(seat)
        pattern = self.stage.pattern if self.stage.step[seat] == PATTERN_STEP else 0
        while True:
            gain_a = self.best_crossing(seat, 0, pattern)
            number = self.number_found
            gain_b = self.best_crossing(seat, 1, pattern)
            if self.recording and pattern:
                self.record(pattern, gain_a)
                self.record(pattern, gain_b)
            if gain_b > gain_a:
                number = self.number_found
            self.stage.play(seat, number)
            if not self.stage.owed[seat]:
                return
            pattern = 0
            self.look(seat)

    def record(self, pattern: int, gain: float) -> None:
        """Count a gain, for the prices."""
        if gain <= NOTHING:
            return
        place = int(gain * 4)
        place = max(place, 0)
        if place >= BINS:
            place = BINS - 1
        self.gains[((self.turns + 1) * PATTERNS + pattern - 1) * BINS + place] += 1

    def empty_worth(self, seat: int, card: int) -> float:
        """What a fresh card is worth to a seat."""
        chance = self.turns / 8.0
        chance = min(chance, 0.9)
        colour = self.race(seat, card, self.turns) - self.prices.symbols[RACE + self.turns]
        return self.tables.worth(card, self.stage.pyramids.outside[card], self.turns) + chance * colour

    def top_worth(self, seat: int) -> float:
        """What the top of the stack is worth: the mean of what may lie there."""
        if not self.stage.stack:
            return self.empty_worth(seat, self.stage.buried[0]) if self.stage.buried_count else NOTHING
        total = 0.0
        cards = 0
        for card in range(self.stage.pyramids.count):
            if self.stage.stack >> card & 1:
                total += self.empty_worth(seat, card)
                cards += 1
        return total / cards

    def best_pick(self, seat: int) -> int:
        """The place of the display from which to take, 4 for the stack."""
        best = self.top_worth(seat)
        place = 4
        for i in range(4):
            if self.stage.display[i] != NO_CARD:
                found = self.empty_worth(seat, self.stage.display[i])
                if found > best:
                    best = found
                    place = i
        if self.recording and place < 4:
            self.taken += self.spread_of(self.stage.display[place])
            self.takes += 1
        return place

    def spread_of(self, card: int) -> float:
        """By how much a fresh card differs from the deck's mean, in standard deviations."""
        mean = 0.0
        square = 0.0
        for i in range(self.stage.pyramids.count):
            found = self.tables.worth(i, self.stage.pyramids.outside[i], self.turns)
            mean += found / self.stage.pyramids.count
            square += found * found / self.stage.pyramids.count
        spread = square - mean * mean
        if spread < 0.0001:
            return 0.0
        found = self.tables.worth(card, self.stage.pyramids.outside[card], self.turns) - mean
        return found / spread**0.5  # type: ignore[no-any-return]  # not negative, so its root is a float

    def best_keep(self, seat: int) -> int:
        best = NOTHING
        way = 0
        for i in range(6):
            found = self.keep_worth(seat, i)
            if found > best:
                best = found
                way = i
        return way

    def keep_worth(self, seat: int, way: int) -> float:
        """What two of the four dealt cards are worth together."""
        first = self.stage.hand[seat * 4 + (0 if way < 3 else (1 if way < 5 else 2))]
        second = self.stage.hand[seat * 4 + (way + 1 if way < 3 else (way - 1 if way < 5 else 3))]
        return self.empty_worth(seat, first) + self.empty_worth(seat, second)

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
                found += self.tables.worth(card, self.stage.closed[place], turns)
                chance = turns / 8.0
                colour = self.race(seat, card, turns) - self.prices.symbols[RACE + turns]
                found += (min(0.6, chance)) * colour
        return found

    def learn(self) -> None:
        for seat in range(self.stage.players):
            self.score_sum += self.stage.points(seat)
            self.games += 1
            for turns in range(1, TURNS + 1):
                self.rest[turns] += self.stage.points(seat) - self.seen[seat * 29 + turns]
            self.cards_sum += count_cards(self.stage.done[seat])

    def counted(self) -> list[int]:
        """The gains that were counted: for each number of turns left and each pattern, in quarters of a point."""
        return list(self.gains)

    # --- candidates -----------------------------------------------------------------------------------------

    def propose(self) -> None:
        if self.stage.phase == MARK:
            self.look(self.seat)
            if self.stage.step[self.seat] == PATTERN_STEP:
                self.spread(
                    0, self.stage.pattern, self.stage.closed[self.seat * 2], self.stage.closed[self.seat * 2 + 1], 0
                )
            else:
                first, second = self.stage.closed[self.seat * 2], self.stage.closed[self.seat * 2 + 1]
                self.spread(0, 0, first, second, self.stage.owed[self.seat] - 1)
            if self.plies > 1:
                self.look_further()
        elif self.stage.phase == PICK:
            self.turns = TURNS - 1 - self.stage.turn
            for i in range(4):
                if self.stage.display[i] != NO_CARD:
                    self.offer(2 * SPAN + 6 + i, self.empty_worth(self.seat, self.stage.display[i]))
            if self.stage.stack or self.stage.buried_count:
                self.offer(2 * SPAN + 10, self.top_worth(self.seat))
        elif self.stage.phase == KEEP:
            self.turns = TURNS
            for i in range(6):
                self.offer(2 * SPAN + i, self.keep_worth(self.seat, i))

    def offer(self, number: int, prior: float) -> None:
        """A candidate of one decision."""
        self.path[self.count * STEPS] = number
        self.length[self.count] = 1
        self.prior[self.count] = prior
        self.count += 1

    def spread(self, depth: int, pattern: int, first: int, second: int, owed: int) -> None:
        """All ways to go on with a turn: cross, then what is owed, one after another; the best end up as candidates.

        `first` and `second` are the two cards' closed boxes.
        """
        floor = NOTHING
        if depth > WIDE:
            floor = self.narrow_floor(first, second)
        for slot in range(2):
            card = self.stage.card[self.seat * 2 + slot]
            if card == NO_CARD:
                continue
            closed = first if slot == 0 else second
            self.find_crossings(card, closed, pattern)
            left = self.low
            high = self.high
            number = 0
            while left or high:
                if not left:
                    left = high
                    high = 0
                    number = 64
                if left & 1:
                    mask = self.stage.tables.crossing(pattern, number)
                    if floor <= NOTHING or self.glance(card, closed, mask) >= floor:
                        self.trail[depth] = slot * SPAN + number
                        self.go_on(depth + 1, slot, card, mask, first, second, owed)
                left >>= 1
                number += 1

    def glance(self, card: int, closed: int, mask: int) -> float:
        """A first look at an owed box."""
        found = self.card_now(self.seat, card, closed | mask) - self.card_now(self.seat, card, closed)
        if mask & self.stage.pyramids.crosses[card]:
            found += self.prices.box[self.turns]
        return found + self.symbols(self.seat, card, mask)

    def narrow_floor(self, first: int, second: int) -> float:
        """What an owed box must bring at a first look to be among the best few."""
        for i in range(NARROW):
            self.best_few[i] = NOTHING
        for slot in range(2):
            card = self.stage.card[self.seat * 2 + slot]
            if card != NO_CARD:
                closed = first if slot == 0 else second
                left = self.open_boxes(card, closed)
                while left:
                    mask = left & -left
                    left ^= mask
                    found = self.glance(card, closed, mask)
                    i = NARROW - 1
                    if found > self.best_few[i]:
                        while i > 0 and self.best_few[i - 1] < found:
                            self.best_few[i] = self.best_few[i - 1]
                            i -= 1
                        self.best_few[i] = found
        return self.best_few[NARROW - 1]

    def go_on(self, depth: int, slot: int, card: int, mask: int, first: int, second: int, owed: int) -> None:
        """After a crossing: the next owed box, or a candidate is complete."""
        if slot == 0:
            first |= mask
        else:
            second |= mask
        owed += count(mask & self.stage.pyramids.crosses[card])
        if owed > 0 and depth < STEPS:
            more = 0
            for i in range(2):
                other = self.stage.card[self.seat * 2 + i]
                if other != NO_CARD:
                    more |= self.open_boxes(other, first if i == 0 else second)
            if more:
                self.spread(depth, 0, first, second, owed - 1)
                return
        self.admit(depth, first, second)

    def admit(self, depth: int, first: int, second: int) -> None:
        """Take a turn among the candidates if it is new and one of the best."""
        card = self.stage.card[self.seat * 2]
        other = self.stage.card[self.seat * 2 + 1]
        crossed = first & ~self.stage.closed[self.seat * 2]
        prior = self.collected(self.seat, card, crossed, other, second & ~self.stage.closed[self.seat * 2 + 1])
        prior -= self.before
        if card != NO_CARD:
            prior += self.card_now(self.seat, card, first)
        if other != NO_CARD:
            prior += self.card_now(self.seat, other, second)
        place = self.count
        for i in range(self.count):
            if self.final[i * 2] == first and self.final[i * 2 + 1] == second:
                return
        if self.count == MOST:
            place = 0
            for i in range(1, MOST):
                if self.prior[i] < self.prior[place]:
                    place = i
            if self.prior[place] >= prior:
                return
        else:
            self.count += 1
        self.final[place * 2] = first
        self.final[place * 2 + 1] = second
        self.prior[place] = prior
        self.length[place] = depth
        for i in range(depth):
            self.path[place * STEPS + i] = self.trail[i]

    # --- two plies ------------------------------------------------------------------------------------------

    def look_further(self) -> None:
        """Add to each candidate what the next turn brings, exactly over the expedition cards that may come."""
        if self.turns == 0:
            return
        for i in range(self.count):
            self.prior[i] += self.next_turn(self.seat, self.final[i * 2], self.final[i * 2 + 1])

    def next_turn(self, seat: int, first: int, second: int) -> float:
        """What the next turn brings beyond what the tables expect of it, on average over the cards to come.

        A completed card is replaced by one that nobody knows: its gains are those of the prices.
        """
        unseen = self.stage.unseen if (TURNS - self.turns) % 7 else 0xFF
        total = 0.0
        cards = 0
        done = 0
        for i in range(8):
            if unseen >> i & 1:
                pattern = pattern_of(i)
                if not done >> pattern & 1:
                    done |= 1 << pattern
                    self.gain_next[pattern] = self.both_gains(seat, first, second, pattern)
                total += self.gain_next[pattern]
                cards += 1
        expected = 0.0
        for slot in range(2):
            card = self.stage.card[seat * 2 + slot]
            closed = first if slot == 0 else second
            if card != NO_CARD and not closed & self.stage.pyramids.tomb[card]:
                now = self.tables.worth(card, closed, self.turns)
                expected += now - self.tables.worth(card, closed, self.turns - 1)
        return total / cards - expected

    def both_gains(self, seat: int, first: int, second: int, pattern: int) -> float:
        """What the better of the two cards gains by a pattern in the next turn."""
        a = self.gain_of(self.stage.card[seat * 2], first, pattern)
        b = self.gain_of(self.stage.card[seat * 2 + 1], second, pattern)
        if a > NOTHING and b > NOTHING:
            return max(b, a)
        known = max(b, a)
        at = (self.turns * PATTERNS + pattern - 1) * QUANTILES
        total = 0.0
        for i in range(at, at + QUANTILES):
            total += max(self.prices.turn[i], known)
        return total / QUANTILES

    def gain_of(self, card: int, closed: int, pattern: int) -> float:
        """What a card gains by a pattern in the next turn; NOTHING for a card that is not known yet."""
        if card == NO_CARD or closed & self.stage.pyramids.tomb[card]:
            return NOTHING
        turns = self.turns - 1
        base = self.tables.worth(card, closed, turns)
        best = 0.0
        self.find_crossings(card, closed, pattern)
        left = self.low
        high = self.high
        number = 0
        while left or high:
            if not left:
                left = high
                high = 0
                number = 64
            if left & 1:
                mask = self.stage.tables.crossing(pattern, number)
                found = self.tables.worth(card, closed | mask, turns) - base
                if mask & self.stage.pyramids.tomb[card]:
                    found += PYRAMID + self.prices.symbols[RACE + turns]
                if mask & self.stage.pyramids.symbols[card]:
                    found += self.usual(card, mask, turns)
                best = max(best, found)
            left >>= 1
            number += 1
        return best

    def usual(self, card: int, mask: int, turns: int) -> float:
        """What the symbols of these boxes bring on average."""
        gems = self.stage.pyramids.red_gems[card] | self.stage.pyramids.green_gems[card]
        found = self.prices.symbols[GEM + turns] * count(mask & gems)
        found -= self.prices.symbols[SKULL + turns] * count(mask & self.stage.pyramids.skulls[card])
        found += self.prices.symbols[POTION + turns] * count(mask & self.stage.pyramids.potions[card])
        found += self.prices.symbols[TORCH + turns] * count(mask & self.stage.pyramids.torches[card])
        return found + self.prices.box[turns] * count(mask & self.stage.pyramids.crosses[card])


def count(mask: int) -> int:
    """How many boxes; here they are always few."""
    found = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found


def count_cards(cards: int) -> int:
    """How many cards a set has."""
    found = 0
    while cards:
        cards &= cards - 1
        found += 1
    return found


def pattern_of(card: int) -> int:
    """The pattern number of an expedition card."""
    if card < 3:
        return 1 if card == 0 else 2
    return 3 if card < 5 else card - 1
