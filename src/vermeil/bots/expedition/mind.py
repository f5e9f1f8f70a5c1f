"""How a player with card look-ups sees a position of a flip-and-write game: what both games have in common.

A turn is looked at whole: the pattern, then all that is owed. Cards to keep and to take are compared by their worth,
the next turn by the patterns that may come. What a card, a symbol or a completed card is worth is the game's own (the
methods that raise here), and so is the hottest loop of all, the best crossing of a card.

Plain Python; `mind.pxd` holds the types for Cython.
"""

from __future__ import annotations

from vermeil.bots.expedition.prices import Prices
from vermeil.bots.expedition.search import Search
from vermeil.bots.expedition.sizes import BINS, MOST, NARROW, PATTERNS, QUANTILES, STEPS, WIDE
from vermeil.core.bits import count_bits, lowest
from vermeil.games.expedition.engine import Turns
from vermeil.games.expedition.phases import CONFIRM_STEP, KEEP, MARK, NO_CARD, PATTERN_STEP, PICK, TURNS

NOTHING = -1000.0


class LookupMind(Search):
    """Candidates and the quick policy, over what a game says that cards are worth."""

    def __init__(self, scene: Turns, prices: Prices, cards: int) -> None:
        super().__init__(scene)
        self.prices = prices
        self.cards = cards
        self.span = scene.lookup.span
        # How many turns there are after this one; the game's `look` knows.
        self.turns = 0
        # The turn that is being put together, and both cards' closed boxes at the end of each candidate.
        self.trail = [0] * 12
        self.final = [0] * 96
        self.best_few = [0.0] * 8
        self.gain_next = [0.0] * 8
        # The set of crossings at hand, in two sets of 64.
        self.low = 0
        self.high = 0
        self.box_found = 0
        self.number_found = -1
        # The best box of the other card, while the crossings of one are looked at.
        self.other_known = False
        self.other_gain = 0.0
        self.other_mask = 0
        # Where the boxes of a chain ended up: on its card, and on the other.
        self.here = 0
        self.there = 0
        # What is counted for the prices, and whether it is; whether a game's own look-ups are learned.
        self.recording = False
        self.learning = False
        self.gains = [0] * 27840
        self.taken = 0.0
        self.takes = 0
        self.score_sum = 0.0
        self.cards_sum = 0.0
        self.games = 0
        # What a game brings in the end beyond what a position is worth, by turns left: this game's, and all games'.
        self.seen = [0.0] * 116
        self.rest = [0.0] * 29

    # --- what a game fills in -------------------------------------------------------------------------------

    def look(self, seat: int) -> None:
        """See how many turns are left, and what symbols are worth to a seat in this one."""
        raise NotImplementedError

    def card_worth(self, card: int, closed: int, turns: int) -> float:
        """What the look-ups say of a card."""
        raise NotImplementedError

    def fresh_worth(self, card: int) -> float:
        """What the look-ups say of a card that nobody has crossed anything on."""
        raise NotImplementedError

    def empty_worth(self, seat: int, card: int) -> float:
        """What a fresh card is worth to a seat, in a place that is empty."""
        raise NotImplementedError

    def turn_worth(self, first: int, second: int) -> float:
        """What the seat's turn is worth in all, once its two cards have these closed boxes."""
        raise NotImplementedError

    def completed(self, card: int, closed: int) -> bool:
        """Whether a card with these closed boxes makes room for another."""
        raise NotImplementedError

    def open_boxes(self, card: int, closed: int) -> int:
        """The boxes of a card that may be crossed singly."""
        raise NotImplementedError

    def find_crossings(self, card: int, closed: int, pattern: int) -> None:
        """All crossings of a card, as a set of numbers in `low` and `high`."""
        raise NotImplementedError

    def crosses(self, card: int, mask: int) -> int:
        """How many of these boxes owe another one."""
        raise NotImplementedError

    def usual(self, card: int, mask: int, turns: int) -> float:
        """What these boxes of a card bring on average, beyond what the look-ups say."""
        raise NotImplementedError

    def glance(self, card: int, closed: int, mask: int) -> float:
        """A first look at an owed box."""
        raise NotImplementedError

    def best_box(self, seat: int, card: int, closed: int) -> float:
        """The most that one more box on a card brings; `box_found` is its mask, 0 if none is open."""
        raise NotImplementedError

    def best_crossing(self, seat: int, slot: int, pattern: int) -> float:
        """The most that a crossing on a card brings; `number_found` says which."""
        raise NotImplementedError

    def remember(self, seat: int) -> None:
        """Note a position before a turn, while learning."""

    def foresee(self, seat: int, number: int, pattern: int) -> None:
        """Note what comes of a crossing, while learning: afterwards the game may have gone on already."""

    def forget(self, seat: int) -> None:
        """The turn went on: the last note does not count."""

    def draw_lesson(self, seat: int, points: float) -> None:
        """A seat's game is over, while learning."""

    # --- the quick policy -----------------------------------------------------------------------------------

    def act(self, seat: int) -> None:
        if self.scene.phase == MARK:
            self.mark(seat)
        elif self.scene.phase == PICK:
            self.look(seat)
            self.scene.play(seat, 2 * self.span + 6 + self.best_pick(seat))
        else:
            self.look(seat)
            self.turns = TURNS
            self.scene.play(seat, 2 * self.span + self.best_keep(seat))

    def mark(self, seat: int) -> None:
        if self.scene.step[seat] == PATTERN_STEP:
            self.note(seat)
        if self.scene.step[seat] == CONFIRM_STEP:
            self.scene.play(seat, 2 * self.span + 11)
            return
        self.look(seat)
        pattern = self.scene.pattern if self.scene.step[seat] == PATTERN_STEP else 0
        while True:
            gain_a = self.best_crossing(seat, 0, pattern)
            number = self.number_found
            gain_b = self.best_crossing(seat, 1, pattern)
            if self.recording and pattern:
                self.record(pattern, gain_a)
                self.record(pattern, gain_b)
            if gain_b > gain_a:
                number = self.number_found
            if self.learning and self.turns:
                self.foresee(seat, number, pattern)
            self.scene.play(seat, number)
            if not self.scene.owed[seat]:
                return
            if self.learning and self.turns:
                self.forget(seat)
            pattern = 0
            self.look(seat)

    def note(self, seat: int) -> None:
        """What a position seems to be worth before a turn, for the prices and for what is learned."""
        if self.recording:
            self.seen[seat * 29 + TURNS - self.scene.turn] = self.worth(seat)
        if self.learning:
            self.remember(seat)

    def chain(self, seat: int, slot: int, here: int, there: int, owed: int) -> float:
        """What owed boxes bring, each crossed where it brings most: `here` on the card of a slot, or `there`."""
        card = self.scene.card[seat * 2 + slot]
        other = self.scene.card[seat * 2 + 1 - slot]
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
                if self.crosses(other, mask_b):
                    owed += 1
                    total -= self.prices.box[self.turns]
                if owed:
                    found_b = self.best_box(seat, other, there)
                    mask_b = self.box_found
            elif mask_a:
                total += found_a
                here |= mask_a
                if self.crosses(card, mask_a):
                    owed += 1
                    total -= self.prices.box[self.turns]
            else:
                break
        self.here = here
        self.there = there
        return total

    # --- cards to take and to keep --------------------------------------------------------------------------

    def top_worth(self, seat: int) -> float:
        """What the top of the stack is worth: the mean of what may lie there."""
        if not self.scene.stack:
            return self.empty_worth(seat, self.scene.buried[0]) if self.scene.buried_count else NOTHING
        total = 0.0
        cards = 0
        for card in range(self.cards):
            if self.scene.stack >> card & 1:
                total += self.empty_worth(seat, card)
                cards += 1
        return total / cards

    def best_pick(self, seat: int) -> int:
        """The place of the display from which to take, 4 for the stack."""
        best = self.top_worth(seat)
        place = 4
        for i in range(4):
            if self.scene.display[i] != NO_CARD:
                found = self.empty_worth(seat, self.scene.display[i])
                if found > best:
                    best = found
                    place = i
        if self.recording and place < 4:  # noqa: PLR2004 - the display has four places
            self.taken += self.spread_of(self.scene.display[place])
            self.takes += 1
        return place

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
        first = self.scene.hand[seat * 4 + first_kept(way)]
        second = self.scene.hand[seat * 4 + second_kept(way)]
        return self.pair_worth(seat, first, second)

    def pair_worth(self, seat: int, first: int, second: int) -> float:
        """What two fresh cards are worth together."""
        return self.empty_worth(seat, first) + self.empty_worth(seat, second)

    # --- what is counted for the prices ---------------------------------------------------------------------

    def record(self, pattern: int, gain: float) -> None:
        """Count a gain."""
        if gain <= NOTHING:
            return
        place = int(gain * 4)
        place = max(place, 0)
        if place >= BINS:
            place = BINS - 1
        self.gains[((self.turns + 1) * PATTERNS + pattern - 1) * BINS + place] += 1

    def spread_of(self, card: int) -> float:
        """By how much a fresh card differs from the deck's mean, in standard deviations."""
        mean = 0.0
        square = 0.0
        for i in range(self.cards):
            found = self.fresh_worth(i)
            mean += found / self.cards
            square += found * found / self.cards
        spread = square - mean * mean
        if spread < 0.0001:  # noqa: PLR2004 - all cards are alike
            return 0.0
        return (self.fresh_worth(card) - mean) / spread**0.5  # type: ignore[no-any-return]  # a root of a positive

    def learn(self) -> None:
        for seat in range(self.scene.players):
            points = self.tally(seat)
            self.score_sum += points
            self.games += 1
            if self.learning:
                self.draw_lesson(seat, points)
            for turns in range(1, TURNS + 1):
                self.rest[turns] += points - self.seen[seat * 29 + turns]
            self.cards_sum += count_bits(self.scene.done[seat])

    def counted(self) -> list[int]:
        """The gains that were counted: for each number of turns left and each pattern, in quarters of a point."""
        return list(self.gains)

    # --- candidates -----------------------------------------------------------------------------------------

    def propose(self) -> None:
        self.look(self.seat)
        if self.scene.phase == MARK:
            first, second = self.scene.closed[self.seat * 2], self.scene.closed[self.seat * 2 + 1]
            if self.scene.step[self.seat] == PATTERN_STEP:
                self.spread(0, self.scene.pattern, first, second, 0)
            else:
                self.spread(0, 0, first, second, self.scene.owed[self.seat] - 1)
            if self.plies > 1 and self.turns > 0:
                self.look_further()
        elif self.scene.phase == PICK:
            for i in range(4):
                if self.scene.display[i] != NO_CARD:
                    self.offer(2 * self.span + 6 + i, self.empty_worth(self.seat, self.scene.display[i]))
            if self.scene.stack or self.scene.buried_count:
                self.offer(2 * self.span + 10, self.top_worth(self.seat))
        elif self.scene.phase == KEEP:
            self.turns = TURNS
            for i in range(6):
                self.offer(2 * self.span + i, self.keep_worth(self.seat, i))

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
            card = self.scene.card[self.seat * 2 + slot]
            if card == NO_CARD:
                continue
            closed = first if slot == 0 else second
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
                mask = self.scene.lookup.crossing(pattern, number)
                if floor <= NOTHING or self.glance(card, closed, mask) >= floor:
                    self.trail[depth] = slot * self.span + number
                    self.go_on(depth + 1, slot, card, mask, first, second, owed)

    def narrow_floor(self, first: int, second: int) -> float:
        """What an owed box must bring at a first look to be among the best few."""
        for i in range(NARROW):
            self.best_few[i] = NOTHING
        for slot in range(2):
            card = self.scene.card[self.seat * 2 + slot]
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
        owed += self.crosses(card, mask)
        if owed > 0 and depth < STEPS:
            more = 0
            for i in range(2):
                other = self.scene.card[self.seat * 2 + i]
                if other != NO_CARD:
                    more |= self.open_boxes(other, first if i == 0 else second)
            if more:
                self.spread(depth, 0, first, second, owed - 1)
                return
        self.admit(depth, first, second)

    def admit(self, depth: int, first: int, second: int) -> None:
        """Take a turn among the candidates if it is new and one of the best."""
        prior = self.turn_worth(first, second)
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
        for i in range(self.count):
            self.prior[i] += self.next_turn(self.seat, self.final[i * 2], self.final[i * 2 + 1])

    def next_turn(self, seat: int, first: int, second: int) -> float:
        """What the next turn brings beyond what the look-ups expect of it, on average over the cards to come.

        A completed card is replaced by one that nobody knows: its gains are those of the prices.
        """
        unseen = self.unseen_next()
        total = 0.0
        cards = 0
        done = 0
        for i in range(8):
            if unseen >> i & 1:
                pattern = self.pattern_of(i)
                if not done >> pattern & 1:
                    done |= 1 << pattern
                    self.gain_next[pattern] = self.both_gains(seat, first, second, pattern)
                total += self.gain_next[pattern]
                cards += 1
        expected = 0.0
        for slot in range(2):
            card = self.scene.card[seat * 2 + slot]
            closed = first if slot == 0 else second
            if card != NO_CARD and not self.completed(card, closed):
                now = self.card_worth(card, closed, self.turns)
                expected += now - self.card_worth(card, closed, self.turns - 1)
        return total / cards - expected

    def unseen_next(self) -> int:
        """The expedition cards that may come in the next turn."""
        return self.scene.unseen if (TURNS - self.turns) % 7 else 0xFF

    def both_gains(self, seat: int, first: int, second: int, pattern: int) -> float:
        """What the better of the two cards gains by a pattern in the next turn."""
        a = self.gain_of(self.scene.card[seat * 2], first, pattern)
        b = self.gain_of(self.scene.card[seat * 2 + 1], second, pattern)
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
        if card == NO_CARD or self.completed(card, closed):
            return NOTHING
        turns = self.turns - 1
        base = self.card_worth(card, closed, turns)
        best = 0.0
        self.find_crossings(card, closed, pattern)
        left = self.low
        high = self.high
        word = 0
        while left or high:
            if not left:
                left = high
                high = 0
                word = 64
            mask = self.scene.lookup.crossing(pattern, word + lowest(left))
            left &= left - 1
            found = self.card_worth(card, closed | mask, turns) - base + self.usual(card, mask, turns)
            best = max(best, found)
        return best

    # --- turns that nobody would choose ---------------------------------------------------------------------

    def dominated(self, candidate: int) -> bool:
        """Whether another turn crosses all that this one does, and more, and seems no worse."""
        first, second = self.final[candidate * 2], self.final[candidate * 2 + 1]
        for i in range(self.count):
            if self.prior[i] < self.prior[candidate]:
                continue
            same = self.final[i * 2] == first and self.final[i * 2 + 1] == second
            if not same and not first & ~self.final[i * 2] and not second & ~self.final[i * 2 + 1]:
                return True
        return False

    # --- the doors for Python -------------------------------------------------------------------------------

    def drop_dominated(self) -> None:
        """Turns that nobody would choose go before anybody misjudges the others; they stay at the end of the order."""
        if self.scene.phase != MARK:
            return
        alive = 0
        for i in range(self.count):
            moved = self.order[i]
            if not self.dominated(moved):
                k = i
                while k > alive:
                    self.order[k] = self.order[k - 1]
                    k -= 1
                self.order[alive] = moved
                alive += 1
        self.alive = alive

    def so_far(self) -> float:
        """The seat's points at the root, and what its cards are worth that a question about fresh ones leaves out."""
        self.reset()
        found = self.tally(self.seat)
        if self.scene.phase == PICK:
            for place in range(self.seat * 2, self.seat * 2 + 2):
                if self.scene.card[place] != NO_CARD:
                    turns = TURNS - 1 - self.scene.turn
                    found += self.card_worth(self.scene.card[place], self.scene.closed[place], turns)
        return found

    # --- small helps ----------------------------------------------------------------------------------------

    def pattern_of(self, card: int) -> int:
        """The pattern number of an expedition card."""
        if card < 3:  # noqa: PLR2004
            return 1 if card == 0 else 2
        return 3 if card < 5 else card - 1  # noqa: PLR2004


def first_kept(way: int) -> int:
    """The first of the two cards that one of the six ways keeps, of the four dealt."""
    if way < 3:  # noqa: PLR2004 - 01 02 03 12 13 23
        return 0
    return 1 if way < 5 else 2  # noqa: PLR2004


def second_kept(way: int) -> int:
    """The second of them."""
    if way < 3:  # noqa: PLR2004
        return way + 1
    return way - 1 if way < 5 else 3  # noqa: PLR2004
