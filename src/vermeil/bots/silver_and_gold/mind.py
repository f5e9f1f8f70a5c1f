"""How the strong players of Silver & Gold see a position: one ply on card tables, quick enough for playouts.

A crossing is worth what its card is worth afterwards (the tables), what its symbols bring here and now, and the best
boxes that its X owe. Plain Python; `mind.pxd` holds the types for Cython.
"""

# ruff: noqa: PLR2004 - a hot engine is written like C: flat, over numbers

from __future__ import annotations

from vermeil.bots.expedition.prices import Prices
from vermeil.bots.expedition.search import Search
from vermeil.bots.expedition.sizes import COIN, MOST, PALM, PATTERNS, QUANTILES, SEAL, STEPS
from vermeil.bots.silver_and_gold.outlook import Outlook
from vermeil.bots.silver_and_gold.tables import CardTables
from vermeil.games.expedition.phases import CONFIRM_STEP, KEEP, MARK, NO_CARD, PATTERN_STEP, PICK, TURNS
from vermeil.games.silver_and_gold.engine import State

FULL = 0xFFFF
SPAN = 64
NOTHING = -1000.0
# How far an owed box is looked at in all ways; beyond that only the best boxes are.
WIDE = 1
NARROW = 6
BINS = 160


class Mind(Search):
    """The candidates, the policy and the values of Silver & Gold."""

    def __init__(self, root: State, tables: CardTables, prices: Prices, outlook: Outlook) -> None:
        stage = root.copy()
        super().__init__(stage)
        self.root = root
        self.stage = stage
        self.tables = tables
        self.prices = prices
        # What the tables don't see; it counts if `insight` says so, and `learning` adds to it.
        self.outlook = outlook
        self.learning = False
        self.turns = 0
        # What this seat's symbols bring now: for 0 to 4 more coins, and for a palm.
        self.coin = [0.0] * 17
        self.palm = 0.0
        self.palms_left = 0
        # The root of the candidates that are being put together.
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
        # Where the boxes of a chain ended up: on its card, and on the other.
        self.here = 0
        self.there = 0
        # The boxes with a symbol, by card.
        self.marked = [0] * 64
        # Parameters of the value that are no card's.
        self.row_haste = 6.0
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

        self.note_symbols()

    def reset(self) -> None:
        self.stage.become(self.root)

    def note_symbols(self) -> None:
        for card in range(self.stage.islands.count):
            self.marked[card] = (
                self.stage.islands.coins[card] | self.stage.islands.palms[card] | self.stage.islands.crosses[card]
            )

    # --- symbols and seals ----------------------------------------------------------------------------------

    def look(self, seat: int) -> None:
        """What symbols are worth to a seat in this turn."""
        self.turns = TURNS - 1 - self.stage.turn
        own = self.stage.coins[seat]
        before = self.promise(own, self.stage.rows[seat], self.stage.cups_left, self.turns)
        for more in range(17):
            coins = own + more
            coins = min(coins, 12)
            self.coin[more] = self.promise(coins, self.stage.rows[seat], self.stage.cups_left, self.turns) - before
        self.palms_left = 4 - self.stage.palms[seat]
        self.palm = self.stage.palm_worth()
        if self.insight:
            self.take_stock(seat)

    def take_stock(self, seat: int) -> None:
        """What the outlook must know of a seat besides its cards: its seals, and the race for the next cup."""
        self.outlook.take_stock(self.stage.done[seat])
        rival = -1
        for i in range(self.stage.players):
            if i != seat and self.stage.coins[i] < 12:
                rival = max(rival, self.stage.coins[i] & 3)
        self.outlook.rival = 4 if rival < 0 else rival

    def beyond(self, seat: int, first: int, closed: int, second: int, other: int, coins: int, palms: int) -> float:
        """What the outlook says of two cards, with so many more coins and palms, at the end of this turn."""
        if self.turns == 0:
            return 0.0
        coins += self.stage.coins[seat]
        coins = min(coins, 12)
        palms += self.stage.palms[seat]
        palms = min(palms, 4)
        cups = self.stage.cups_left - ((coins >> 2) - self.stage.rows[seat])
        cups = max(cups, 0)
        self.outlook.find(self.turns, first, closed, second, other, coins, cups, palms, int(self.palm))
        return self.outlook.total()

    def promise(self, coins: int, rows: int, cups: int, turns: int) -> float:
        """What so many coins bring: a point each, the cups of full rows, and a part of the next cup."""
        found = 0.0 + coins
        while coins >> 2 > rows:
            rows += 1
            found += cups
            if cups > 0:
                cups -= 1
        if coins < 12 and cups > 0:
            sure = turns / self.row_haste
            sure = min(sure, 1.0)
            found += sure * cups * (coins & 3) / 4
        return found

    def symbols(self, card: int, mask: int) -> float:
        """What the coins and palms of these boxes bring now."""
        found = 0.0
        if mask & self.stage.islands.coins[card]:
            found += self.coin[count(mask & self.stage.islands.coins[card])]
        if mask & self.stage.islands.palms[card]:
            palms = count(mask & self.stage.islands.palms[card])
            found += self.palm * (min(self.palms_left, palms))
        return found

    def sealed(self, seat: int, card: int, turns: int) -> float:
        """What completing a card brings by seals, beyond what the tables take for its own seal."""
        found = 0.0
        own = 0
        for i in range(self.stage.islands.count):
            if self.stage.done[seat] >> i & 1:
                if self.stage.islands.seal[i] == self.stage.islands.colour[card]:
                    found += self.stage.islands.strength[i]
                if self.stage.islands.colour[i] == self.stage.islands.seal[card]:
                    own += 1
        if self.stage.islands.seal[card] >= 0:
            found += self.stage.islands.strength[card] * (own + turns * 0.07 - self.prices.symbols[SEAL + turns])
        return found

    def card_now(self, seat: int, card: int, closed: int) -> float:
        """What a card is worth at the end of this turn."""
        found = self.tables.worth(card, closed, self.turns)
        if closed == FULL:
            found += self.sealed(seat, card, self.turns)
        return found

    # --- crossings ------------------------------------------------------------------------------------------

    def best_box(self, seat: int, card: int, closed: int) -> float:
        """The most that one more box on a card brings; `box_found` is its mask, 0 if none is open."""
        self.box_found = 0
        best = NOTHING
        if card == NO_CARD:
            return best
        left = FULL & ~closed
        while left:
            mask = left & -left
            left ^= mask
            found = self.card_now(seat, card, closed | mask)
            if mask & self.marked[card]:
                if mask & self.stage.islands.crosses[card]:
                    found += self.prices.box[self.turns]
                else:
                    found += self.symbols(card, mask)
            if found > best:
                best = found
                self.box_found = mask
        return best - self.tables.worth(card, closed, self.turns)

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
                if mask_b & self.stage.islands.crosses[other]:
                    owed += 1
                    total -= self.prices.box[self.turns]
                if owed:
                    found_b = self.best_box(seat, other, there)
                    mask_b = self.box_found
            elif mask_a:
                total += found_a
                here |= mask_a
                if mask_a & self.stage.islands.crosses[card]:
                    owed += 1
                    total -= self.prices.box[self.turns]
            else:
                break
        self.here = here
        self.there = there
        return total

    def assess(self, seat: int, first: int, second: int) -> float:
        """What a seat's turn is worth in all, once its two cards have these closed boxes."""
        coins = 0
        palms = 0
        card = self.stage.card[seat * 2]
        other = self.stage.card[seat * 2 + 1]
        found = 0.0
        if card != NO_CARD:
            crossed = first & ~self.stage.closed[seat * 2] & self.marked[card]
            if crossed:
                coins += count(crossed & self.stage.islands.coins[card])
                palms += count(crossed & self.stage.islands.palms[card])
            found += self.card_now(seat, card, first)
        if other != NO_CARD:
            crossed = second & ~self.stage.closed[seat * 2 + 1] & self.marked[other]
            if crossed:
                coins += count(crossed & self.stage.islands.coins[other])
                palms += count(crossed & self.stage.islands.palms[other])
            found += self.card_now(seat, other, second)
        found += self.coin[min(16, coins)]
        found += self.palm * (min(self.palms_left, palms))
        if self.insight:
            found += self.beyond(seat, card, first, other, second, coins, palms)
        return found

    def best_crossing(self, seat: int, slot: int, pattern: int) -> float:
        """The most that a crossing on a card brings; `number_found` says which."""
        place = seat * 2 + slot
        card = self.stage.card[place]
        self.number_found = -1
        best = NOTHING
        if card == NO_CARD:
            return best
        closed = self.stage.closed[place]
        base = self.tables.worth(card, closed, self.turns)
        self.other_known = False
        left = self.stage.tables.free(pattern, closed)
        number = slot * SPAN
        while left:
            while not left & 0xFF:
                left >>= 8
                number += 8
            if left & 1:
                mask = self.stage.tables.crossing(pattern, number & 63)
                found = self.card_now(seat, card, closed | mask) - base
                if mask & self.marked[card]:
                    found += self.symbols(card, mask)
                if mask & self.stage.islands.crosses[card]:
                    owed = count(mask & self.stage.islands.crosses[card])
                    found += self.chain(seat, slot, closed | mask, self.stage.closed[place ^ 1], owed)
                    if self.insight:
                        found = (
                            self.assess(seat, self.here, self.there)
                            if slot == 0
                            else self.assess(seat, self.there, self.here)
                        )
                elif self.insight:
                    other = self.stage.closed[place ^ 1]
                    found = (
                        self.assess(seat, closed | mask, other)
                        if slot == 0
                        else self.assess(seat, other, closed | mask)
                    )
                if found > best:
                    best = found
                    self.number_found = number
            left >>= 1
            number += 1
        return best

    # --- the quick policy -----------------------------------------------------------------------------------

    def act(self, seat: int) -> None:
        if self.stage.phase == MARK:
            self.mark(seat)
        elif self.stage.phase == PICK:
            self.look(seat)
            self.stage.play(seat, 2 * SPAN + 6 + self.best_pick(seat))
        else:
            self.look(seat)
            self.turns = TURNS
            self.stage.play(seat, 2 * SPAN + self.best_keep(seat))

    def mark(self, seat: int) -> None:
        if self.stage.step[seat] == PATTERN_STEP:
            if self.recording:
                self.seen[seat * 29 + TURNS - self.stage.turn] = self.worth(seat)
            if self.learning:
                self.outlook.note(seat, self.worth(seat))
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
            self.foresee(seat, number, pattern)
            self.stage.play(seat, number)
            if not self.stage.owed[seat]:
                return
            if self.learning and self.turns:
                self.outlook.unnote(seat)
            pattern = 0
            self.look(seat)

    def foresee(self, seat: int, number: int, pattern: int) -> None:
        """Note what comes of a crossing, while learning: afterwards the game may have gone on already."""
        if not self.learning or self.turns == 0:
            return
        first = self.stage.closed[seat * 2]
        second = self.stage.closed[seat * 2 + 1]
        if number < SPAN:
            first |= self.stage.tables.crossing(pattern, number)
        else:
            second |= self.stage.tables.crossing(pattern, number - SPAN)
        guess = self.stage.points(seat) + self.promised(seat) + self.assess(seat, first, second)
        self.outlook.note(seat, guess)

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
        """What a fresh card is worth to a seat, in a place that is empty."""
        if self.insight:
            return self.insight_worth(seat, card)
        chance = self.turns / 10.0
        chance = min(chance, 0.9)
        closed = self.stage.islands.outside[card]
        return self.tables.worth(card, closed, self.turns) + chance * self.sealed(seat, card, self.turns)

    def insight_worth(self, seat: int, card: int) -> float:
        """The same, with the other card and all that the outlook sees."""
        closed = self.stage.islands.outside[card]
        place = seat * 2 if self.stage.card[seat * 2] != NO_CARD else seat * 2 + 1
        found = self.beyond(seat, card, closed, self.stage.card[place], self.stage.closed[place], 0, 0)
        return self.tables.worth(card, closed, self.turns) + found

    def top_worth(self, seat: int) -> float:
        """What the top of the stack is worth: the mean of what may lie there."""
        if not self.stage.stack:
            return self.empty_worth(seat, self.stage.buried[0]) if self.stage.buried_count else NOTHING
        total = 0.0
        cards = 0
        for card in range(self.stage.islands.count):
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
        for i in range(self.stage.islands.count):
            found = self.tables.worth(i, self.stage.islands.outside[i], self.turns)
            mean += found / self.stage.islands.count
            square += found * found / self.stage.islands.count
        spread = square - mean * mean
        if spread < 0.0001:
            return 0.0
        found = self.tables.worth(card, self.stage.islands.outside[card], self.turns) - mean
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
        if not self.insight:
            return self.empty_worth(seat, first) + self.empty_worth(seat, second)
        closed, other = self.stage.islands.outside[first], self.stage.islands.outside[second]
        found = self.tables.worth(first, closed, self.turns) + self.tables.worth(second, other, self.turns)
        return found + self.beyond(seat, first, closed, second, other, 0, 0)

    # --- the value of a position ----------------------------------------------------------------------------

    def promised(self, seat: int) -> float:
        """What a seat's coins promise beyond their points."""
        own = self.stage.coins[seat]
        return self.promise(own, self.stage.rows[seat], self.stage.cups_left, self.turns) - own

    def now(self, seat: int) -> float:
        """What a seat's cards are worth as they lie, with all that the outlook sees."""
        first = self.stage.card[seat * 2]
        second = self.stage.card[seat * 2 + 1]
        found = 0.0
        if first != NO_CARD:
            found += self.card_now(seat, first, self.stage.closed[seat * 2])
        if second != NO_CARD:
            found += self.card_now(seat, second, self.stage.closed[seat * 2 + 1])
        return found + self.beyond(
            seat, first, self.stage.closed[seat * 2], second, self.stage.closed[seat * 2 + 1], 0, 0
        )

    def worth(self, seat: int) -> float:
        found = 0.0 + self.stage.points(seat)
        if self.insight:
            self.take_stock(seat)
            self.palm = self.stage.palm_worth()
            self.turns = TURNS - self.stage.turn
            return found + self.promised(seat) + self.now(seat)
        turns = TURNS - self.stage.turn
        self.turns = turns
        found += self.promised(seat)
        for place in range(seat * 2, seat * 2 + 2):
            card = self.stage.card[place]
            if card != NO_CARD:
                found += self.tables.worth(card, self.stage.closed[place], turns)
                if self.stage.islands.seal[card] >= 0:
                    chance = turns / 10.0
                    found += (min(0.9, chance)) * self.sealed(seat, card, turns)
        return found

    def learn(self) -> None:
        for seat in range(self.stage.players):
            self.score_sum += self.stage.points(seat)
            self.games += 1
            if self.learning:
                self.outlook.learn(seat, self.stage.points(seat))
            for turns in range(1, TURNS + 1):
                self.rest[turns] += self.stage.points(seat) - self.seen[seat * 29 + turns]
            for card in range(self.stage.islands.count):
                if self.stage.done[seat] >> card & 1:
                    self.cards_sum += 1

    def counted(self) -> list[int]:
        """The gains that were counted: for each number of turns left and each pattern, in quarters of a point."""
        return list(self.gains)

    # --- candidates -----------------------------------------------------------------------------------------

    def propose(self) -> None:
        if self.stage.phase == MARK:
            self.look(self.seat)
            if self.stage.step[self.seat] == PATTERN_STEP:
                self.spread(
                    0,
                    self.stage.pattern,
                    self.stage.closed[self.seat * 2],
                    self.stage.closed[self.seat * 2 + 1],
                    0,
                )
            else:
                first, second = self.stage.closed[self.seat * 2], self.stage.closed[self.seat * 2 + 1]
                self.spread(0, 0, first, second, self.stage.owed[self.seat] - 1)
            if self.plies > 1:
                self.look_further()
        elif self.stage.phase == PICK:
            self.look(self.seat)
            for i in range(4):
                if self.stage.display[i] != NO_CARD:
                    self.offer(2 * SPAN + 6 + i, self.empty_worth(self.seat, self.stage.display[i]))
            if self.stage.stack or self.stage.buried_count:
                self.offer(2 * SPAN + 10, self.top_worth(self.seat))
        elif self.stage.phase == KEEP:
            self.look(self.seat)
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
            left = self.stage.tables.free(pattern, closed)
            number = slot * SPAN
            while left:
                if left & 1:
                    mask = self.stage.tables.crossing(pattern, number & 63)
                    if floor <= NOTHING or self.glance(card, closed, mask) >= floor:
                        self.trail[depth] = number
                        self.go_on(depth + 1, slot, card, mask, first, second, owed)
                left >>= 1
                number += 1

    def glance(self, card: int, closed: int, mask: int) -> float:
        """A first look at an owed box."""
        found = self.tables.worth(card, closed | mask, self.turns) - self.tables.worth(card, closed, self.turns)
        if mask & self.stage.islands.crosses[card]:
            found += self.prices.box[self.turns]
        return found + self.symbols(card, mask)

    def narrow_floor(self, first: int, second: int) -> float:
        """What an owed box must bring at a first look to be among the best few."""
        for i in range(NARROW):
            self.best_few[i] = NOTHING
        for slot in range(2):
            card = self.stage.card[self.seat * 2 + slot]
            if card != NO_CARD:
                closed = first if slot == 0 else second
                for box in range(16):
                    if not closed >> box & 1:
                        found = self.glance(card, closed, 1 << box)
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
        owed += count(mask & self.stage.islands.crosses[card])
        if owed == 0 or depth == STEPS or (first == FULL and second == FULL):
            self.admit(depth, first, second)
        else:
            self.spread(depth, 0, first, second, owed - 1)

    def admit(self, depth: int, first: int, second: int) -> None:
        """Take a turn among the candidates if it is new and one of the best."""
        prior = self.assess(self.seat, first, second)
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
            if self.insight and self.final[i * 2] != FULL and self.final[i * 2 + 1] != FULL:
                self.prior[i] = self.after_next(self.seat, self.final[i * 2], self.final[i * 2 + 1])
            elif not self.insight:
                self.prior[i] += self.next_turn(self.seat, self.final[i * 2], self.final[i * 2 + 1])

    def after_next(self, seat: int, first: int, second: int) -> float:
        """What two cards are worth after the next turn, at its best for each expedition card that may come.

        Both cards are in work. Boxes that X of that turn owe are taken at their usual worth.
        """
        unseen = self.stage.unseen if (TURNS - self.turns) % 7 else 0xFF
        coins = 0
        palms = 0
        for slot in range(2):
            place = seat * 2 + slot
            crossed = (first if slot == 0 else second) & ~self.stage.closed[place]
            coins += count(crossed & self.stage.islands.coins[self.stage.card[place]])
            palms += count(crossed & self.stage.islands.palms[self.stage.card[place]])
        total = self.palm * (min(self.palms_left, palms)) - self.stage.coins[seat]
        total -= self.promised(seat)
        self.turns -= 1
        cards = 0
        done = 0
        gains = 0.0
        for i in range(8):
            if unseen >> i & 1:
                pattern = pattern_of(i)
                if not done >> pattern & 1:
                    done |= 1 << pattern
                    self.gain_next[pattern] = self.best_next(seat, first, second, pattern, coins, palms)
                gains += self.gain_next[pattern]
                cards += 1
        self.turns += 1
        return total + gains / cards

    def best_next(self, seat: int, first: int, second: int, pattern: int, coins: int, palms: int) -> float:
        """The most that two cards can be worth after a turn with this pattern."""
        card = self.stage.card[seat * 2]
        other = self.stage.card[seat * 2 + 1]
        best = NOTHING
        for slot in range(2):
            place = card if slot == 0 else other
            closed = first if slot == 0 else second
            left = self.stage.tables.free(pattern, closed)
            number = 0
            while left:
                while not left & 0xFF:
                    left >>= 8
                    number += 8
                if left & 1:
                    mask = self.stage.tables.crossing(pattern, number)
                    a = first | mask if slot == 0 else first
                    b = second | mask if slot == 1 else second
                    found = self.card_now(seat, card, a) + self.card_now(seat, other, b)
                    more = 0
                    palm = 0
                    if mask & self.marked[place]:
                        more = count(mask & self.stage.islands.coins[place])
                        palm = count(mask & self.stage.islands.palms[place])
                        found += self.palm * min(max(0, self.palms_left - palms), palm)
                        found += self.prices.box[self.turns] * count(mask & self.stage.islands.crosses[place])
                    found += self.promise(
                        min(12, self.stage.coins[seat] + coins + more),
                        self.stage.rows[seat],
                        self.stage.cups_left,
                        self.turns,
                    )
                    found += self.beyond(seat, card, a, other, b, coins + more, palms + palm)
                    best = max(best, found)
                left >>= 1
                number += 1
        return best

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
            if card != NO_CARD and closed != FULL:
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
        if card == NO_CARD or closed == FULL:
            return NOTHING
        turns = self.turns - 1
        base = self.tables.worth(card, closed, turns)
        best = 0.0
        left = self.stage.tables.free(pattern, closed)
        number = 0
        while left:
            if left & 1:
                mask = self.stage.tables.crossing(pattern, number)
                found = self.tables.worth(card, closed | mask, turns) - base
                if mask & self.stage.islands.coins[card]:
                    found += self.prices.symbols[COIN + turns] * count(mask & self.stage.islands.coins[card])
                if mask & self.stage.islands.palms[card]:
                    found += self.prices.symbols[PALM + turns] * count(mask & self.stage.islands.palms[card])
                if mask & self.stage.islands.crosses[card]:
                    found += self.prices.box[turns] * count(mask & self.stage.islands.crosses[card])
                best = max(best, found)
            left >>= 1
            number += 1
        return best


def count(mask: int) -> int:
    """How many boxes; here they are always few."""
    found = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found


def pattern_of(card: int) -> int:
    """The pattern number of an expedition card."""
    if card < 3:
        return 1 if card == 0 else 2
    return 3 if card < 5 else card - 1
