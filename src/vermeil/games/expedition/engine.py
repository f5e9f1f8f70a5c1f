"""The turn of the flip-and-write games, as a machine of integers.

Plain Python; compiled by Cython through the types in `engine.pxd`, and the same file runs uncompiled. It knows
the phases and who must decide; what a crossing brings is the game's own (the methods that raise here).

A decision is a small number. With n = `lookup.span` (64 or 128) crossings a card:

| number           | decision                                                        |
|------------------|-----------------------------------------------------------------|
| 0 to 2n-1        | a crossing on card A (0 to n-1) or B, numbered as `Grid.crossings` |
| 2n + 0 to 5      | keep two of the four dealt cards: 01 02 03 12 13 23             |
| 2n + 6 to 9, 10  | take the displayed card 1 to 4, or the top of the stack         |
| 2n + 11          | done: confirm the turn's crossings                              |

Nothing hidden is stored that has not happened yet: the stack and the expedition cards are sets, and chance is
asked for (`phase` says what for) when a card is turned up.
"""

from __future__ import annotations

from vermeil.core.bits import bit, count_bits, lowest, nth_bit
from vermeil.core.dice import Dice, below
from vermeil.core.errors import IllegalMoveError, SetupError
from vermeil.games.expedition.phases import (
    BLIND,
    CONFIRM_STEP,
    DEAL,
    DISPLAY,
    KEEP,
    MARK,
    NO_CARD,
    OVER,
    OWED_STEP,
    PATTERN_STEP,
    PICK,
    READY,
    REFILL,
    REVEAL,
    START,
    TURNS,
)

# All 64 bits. It has a name because a bare literal of that size is not a C number when compiled.
WORD = 0xFFFFFFFFFFFFFFFF
# More than any outcome of chance, and more than any decision's number.
DRAWS = 64
NUMBERS = 2 * 128 + 12


def pattern_of(card: int) -> int:
    """The pattern number of an expedition card."""
    if card < 3:
        return 1 if card == 0 else 2
    return 3 if card < 5 else card - 1


class CrossingLookup:
    """All crossings of a grid by pattern, and for each four boxes which crossings they hit."""

    def __init__(self, size: int, per_card: int) -> None:
        self.size = size
        # How many sets of 64 crossings a card needs.
        self.per_card = per_card
        self.span = 64 * per_card
        self.shift = 5 + per_card
        self.crossings = [0] * 896
        self.hits = [0] * 1568
        # For 4x4 cards: which crossings hold no closed box of the upper two rows, or of the lower two.
        self.rows_free = [0] * 3584

    def __reduce__(self) -> tuple[object, tuple[int]]:
        """A pickle names the grid: whoever opens it has these look-ups already, or makes them once."""
        from vermeil.games.expedition.lookup import square_lookup

        return square_lookup, (self.size,)

    def set_crossing(self, pattern: int, number: int, mask: int) -> None:
        self.crossings[pattern * 128 + number] = mask

    def set_hits(self, pattern: int, nibble: int, value: int, low: int, high: int) -> None:
        place = ((pattern * 7 + nibble) * 16 + value) * 2
        self.hits[place] = low
        self.hits[place + 1] = high

    def set_rows_free(self, pattern: int, half: int, closed: int, free: int) -> None:
        self.rows_free[(pattern * 2 + half) * 256 + closed] = free

    def crossing(self, pattern: int, number: int) -> int:
        """The boxes of a crossing, as a mask."""
        return self.crossings[pattern * 128 + number]

    def hit(self, pattern: int, mask: int, word: int) -> int:
        """The crossings that hold at least one of these boxes, as a set of numbers."""
        found = 0
        place = pattern * 224 + word
        while mask:
            found |= self.hits[place + (mask & 15) * 2]
            mask >>= 4
            place += 32
        return found

    def free(self, pattern: int, closed: int) -> int:
        """The crossings of a 4x4 card that hold no closed box: two look-ups, for the hottest line of all."""
        place = pattern * 512
        return self.rows_free[place + (closed & 0xFF)] & self.rows_free[place + 256 + (closed >> 8)]


class Turns:
    """A game from the deal to the last turn. A subclass knows the cards."""

    def __init__(self, lookup: CrossingLookup, players: int, cards: int, start: int, *, confirm: bool) -> None:
        """`start` is a seat, or -1 where chance or nobody says it; see `asks_start`.

        Compiled code checks no bounds, so nobody gets past here with numbers that there is no room for.
        """
        if not 1 <= players <= 4 or not 4 * players <= cards <= 64 or not -1 <= start < players:
            message = f"{players} players with {cards} cards and start player {start} can't be set up"
            raise SetupError(message)
        self.lookup = lookup
        self.players = players
        self.confirm = confirm
        self.start = start
        self.phase = DEAL
        self.waiting = 0
        self.turn = 0
        self.pattern = 0
        self.unseen = 0xFF
        self.stack = bit(cards) - 1 if cards < 64 else WORD
        self.place = 0
        self.actor = NO_CARD
        self.picks = 0
        self.finishers = 0
        self.taken = 0
        self.buried_count = 0
        self.display = [NO_CARD] * 4
        self.since = [0] * 4
        self.buried = [NO_CARD] * 64
        self.hand = [NO_CARD] * 16
        self.card = [NO_CARD] * 8
        # The boxes that can't be crossed any more; an empty place is closed altogether.
        self.full = (1 << lookup.size) - 1
        self.closed = [self.full] * 8
        self.owed = [0] * 4
        self.step = [READY] * 4
        self.done = [0] * 4
        # The legal crossings of whoever was asked last, in sets of 64, and how many the sets before each hold.
        self.bitsets = [0] * 4
        self.before = [0] * 4

    # --- what a game fills in -------------------------------------------------------------------------------

    def asks_start(self) -> bool:
        """Whether a start player is still to be drawn."""
        raise NotImplementedError

    def lay(self, place: int, card: int) -> None:
        """A new card lies at a place (seat * 2 + slot): set what is closed on it."""
        raise NotImplementedError

    def can_cross(self, seat: int) -> bool:
        """Whether a seat has any box left to cross."""
        raise NotImplementedError

    def fill(self, seat: int, pattern: int) -> None:
        """Put the legal crossings into `bitsets`."""
        raise NotImplementedError

    def cross(self, seat: int, slot: int, mask: int) -> int:
        """Cross these boxes and collect what they bring; returns how many boxes are owed for it."""
        raise NotImplementedError

    def complete(self, place: int) -> bool:
        """Whether the card at a place (seat * 2 + slot) is completed."""
        raise NotImplementedError

    def has_finished(self, seat: int) -> bool:
        """Whether a seat has something to resolve in action 3."""
        raise NotImplementedError

    def next_actor(self) -> int:
        """Which of the `finishers` resolves next; there is one."""
        raise NotImplementedError

    def reward(self, seat: int) -> None:
        """What a seat gets in action 3 before its cards."""
        raise NotImplementedError

    def after_turn(self) -> None:
        """What follows action 3 of every turn."""
        raise NotImplementedError

    def strike(self) -> None:
        """What the solo variant strikes at the end of a round."""
        raise NotImplementedError

    def won(self) -> int:
        """Who would win if the game ended now, after all tie-breaks: a set of seats."""
        raise NotImplementedError

    def marks(self, seat: int) -> tuple[int, ...]:
        """All that action 2 can change for a seat, beginning with its two cards' closed boxes."""
        raise NotImplementedError

    def put_marks(self, seat: int, marks: tuple[int, ...]) -> None:
        """Go back to marks of this turn: undo."""
        raise NotImplementedError

    def copy(self) -> Turns:
        """The same state once more."""
        raise NotImplementedError

    def __copy__(self) -> Turns:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Turns:
        return self.copy()

    # --- chance ---------------------------------------------------------------------------------------------

    def chance(self) -> bool:
        """Whether chance must speak before anyone can decide."""
        return self.phase > OVER

    def allowed(self) -> int:
        """What chance may bring now, as a set: seats, expedition cards (0 to 7), or cards of the deck."""
        if self.phase == START:
            return bit(self.players) - 1
        if self.phase == REVEAL:
            return self.unseen
        if self.stack:
            return self.stack
        return bit(self.buried[0])

    def draw(self, outcome: int) -> None:
        """Chance has spoken."""
        if self.phase == START:
            self.start = outcome
            self.phase = REVEAL
        elif self.phase == REVEAL:
            self.unseen &= ~bit(outcome)
            self.pattern = pattern_of(outcome)
            self.begin_marks()
        else:
            self.leave_stack(outcome)
            if self.phase == DEAL:
                self.hand[self.place] = outcome
                self.place += 1
                if self.place == 4 * self.players:
                    self.begin_keep()
            elif self.phase == BLIND:
                self.receive(outcome)
            else:
                self.display[self.place] = outcome
                # A refill comes at the end of its turn: later than what lay there when the turn began.
                self.since[self.place] = self.turn if self.phase == DISPLAY else self.turn + 1
                self.refill()

    def leave_stack(self, card: int) -> None:
        if self.stack:
            self.stack &= ~bit(card)
        else:
            self.buried_count -= 1
            for i in range(self.buried_count):
                self.buried[i] = self.buried[i + 1]

    def roll(self, dice: Dice) -> None:
        """Let the dice speak for chance until someone must decide."""
        while self.phase > OVER:
            allowed = self.allowed()
            self.draw(nth_bit(allowed, below(dice, count_bits(allowed))))

    # --- set-up ---------------------------------------------------------------------------------------------

    def begin_keep(self) -> None:
        for seat in range(self.players):
            self.sort_hand(seat)
        self.phase = KEEP
        self.waiting = (1 << self.players) - 1

    def sort_hand(self, seat: int) -> None:
        """A hand lies in the deck's order, so that keeping two cards has one number and one spelling."""
        for i in range(seat * 4 + 1, seat * 4 + 4):
            k = i
            while k > seat * 4 and self.hand[k - 1] > self.hand[k]:
                card = self.hand[k]
                self.hand[k] = self.hand[k - 1]
                self.hand[k - 1] = card
                k -= 1

    def keep(self, seat: int, way: int) -> None:
        self.card[seat * 2] = self.hand[seat * 4 + (0 if way < 3 else (1 if way < 5 else 2))]
        self.card[seat * 2 + 1] = self.hand[seat * 4 + (way + 1 if way < 3 else (way - 1 if way < 5 else 3))]
        self.waiting &= ~(1 << seat)
        if not self.waiting:
            self.return_cards()

    def return_cards(self) -> None:
        """All have kept two: the others go back into the stack, and the display is laid out."""
        for seat in range(self.players):
            for i in range(seat * 4, seat * 4 + 4):
                card = self.hand[i]
                if card == self.card[seat * 2]:
                    self.lay(seat * 2, card)
                elif card == self.card[seat * 2 + 1]:
                    self.lay(seat * 2 + 1, card)
                else:
                    self.stack |= bit(card)
                self.hand[i] = NO_CARD
        self.phase = DISPLAY
        self.refill()

    # --- the display ----------------------------------------------------------------------------------------

    def stack_size(self) -> int:
        return count_bits(self.stack) + self.buried_count

    def refill(self) -> None:
        """Fill the next gap of the display, as far as the stack reaches; then go on."""
        if self.stack or self.buried_count:
            for place in range(4):
                if self.display[place] == NO_CARD:
                    self.place = place
                    if self.phase != DISPLAY:
                        self.phase = REFILL
                    return
        if self.phase == DISPLAY:
            self.phase = START if self.asks_start() else REVEAL
        elif self.actor == NO_CARD:
            self.end_turn()
        else:
            self.resolve()

    # --- action 2 -------------------------------------------------------------------------------------------

    def begin_marks(self) -> None:
        self.phase = MARK
        self.waiting = 0
        self.finishers = 0
        for seat in range(self.players):
            self.owed[seat] = 0
            self.step[seat] = READY
            if self.can_cross(seat):
                self.step[seat] = PATTERN_STEP
                self.waiting |= 1 << seat
        if not self.waiting:
            self.begin_resolve()

    def mark(self, seat: int, number: int) -> None:
        slot = number >> self.lookup.shift
        number &= self.lookup.span - 1
        if self.step[seat] == PATTERN_STEP:
            pattern = self.pattern
            self.step[seat] = OWED_STEP
        else:
            pattern = 0
            self.owed[seat] -= 1
        self.owed[seat] += self.cross(seat, slot, self.lookup.crossing(pattern, number))
        if self.owed[seat] == 0 or not self.can_cross(seat):
            self.owed[seat] = 0
            if self.confirm:
                self.step[seat] = CONFIRM_STEP
            else:
                self.finish(seat)

    def finish(self, seat: int) -> None:
        self.step[seat] = READY
        self.waiting &= ~(1 << seat)
        if self.has_finished(seat):
            self.finishers |= 1 << seat
        if not self.waiting:
            self.begin_resolve()

    # --- action 3 -------------------------------------------------------------------------------------------

    def begin_resolve(self) -> None:
        self.taken = 0
        self.resolve()

    def resolve(self) -> None:
        """The next finisher sets completed cards aside and takes new ones; after the last one the turn ends."""
        while self.finishers:
            seat = self.next_actor()
            self.actor = seat
            self.finishers &= ~(1 << seat)
            self.reward(seat)
            self.picks = 0
            for place in range(seat * 2, seat * 2 + 2):
                if self.card[place] != NO_CARD and self.complete(place):
                    self.done[seat] |= bit(self.card[place])
                    self.card[place] = NO_CARD
                    self.closed[place] = self.full
                    self.picks |= 1 << (place & 1)
            if self.turn == TURNS - 1:
                self.picks = 0
            if self.picks:
                self.next_pick()
                return
        self.actor = NO_CARD
        self.bury()

    def next_pick(self) -> None:
        if self.picks and self.has_offer():
            self.phase = PICK
            self.waiting = 1 << self.actor
        else:
            self.picks = 0
            self.phase = REFILL
            self.refill()

    def has_offer(self) -> bool:
        if self.stack or self.buried_count:
            return True
        return any_card(self.display[0], self.display[1], self.display[2], self.display[3])

    def pick(self, place: int) -> None:
        self.waiting = 0
        self.taken += 1
        if place == 4:
            self.phase = BLIND
        else:
            card = self.display[place]
            self.display[place] = NO_CARD
            self.receive(card)

    def receive(self, card: int) -> None:
        """The new card takes the place of the completed one, the left one first."""
        slot = 0 if self.picks & 1 else 1
        self.picks &= ~(1 << slot)
        self.card[self.actor * 2 + slot] = card
        self.lay(self.actor * 2 + slot, card)
        self.next_pick()

    # --- ends -----------------------------------------------------------------------------------------------

    def bury(self) -> None:
        """Solo: after a turn without a new card the oldest displayed card goes under the stack."""
        if self.players == 1 and self.taken == 0 and self.stack_size() > 0:
            oldest = NO_CARD
            for place in range(4):
                if self.display[place] != NO_CARD and (oldest < 0 or self.since[place] < self.since[oldest]):
                    oldest = place
            if oldest >= 0:
                self.buried[self.buried_count] = self.display[oldest]
                self.buried_count += 1
                self.display[oldest] = NO_CARD
                self.phase = REFILL
                self.refill()
                return
        self.end_turn()

    def end_turn(self) -> None:
        self.after_turn()
        self.turn += 1
        self.phase = REVEAL
        if self.turn % 7 == 0:
            self.unseen = 0xFF
            if self.players == 1:
                self.strike()
            if self.turn == TURNS:
                self.phase = OVER

    # --- decisions ------------------------------------------------------------------------------------------

    def play(self, seat: int, number: int) -> None:
        """Carry out a decision that is known to be legal."""
        decision = number - 2 * self.lookup.span
        if decision < 0:
            self.mark(seat, number)
        elif decision < 6:
            self.keep(seat, decision)
        elif decision < 11:
            self.pick(decision - 6)
        else:
            self.finish(seat)

    def options(self, seat: int) -> int:
        """How many decisions a waiting seat has; in action 2 `bitsets` holds them."""
        if self.phase == MARK:
            if self.step[seat] == CONFIRM_STEP:
                return 1
            self.fill(seat, self.pattern if self.step[seat] == PATTERN_STEP else 0)
            return self.count_bitsets()
        if self.phase == KEEP:
            return 6
        found = 1 if self.stack or self.buried_count else 0
        for place in range(4):
            if self.display[place] != NO_CARD:
                found += 1
        return found

    def count_bitsets(self) -> int:
        """How many crossings `bitsets` holds."""
        self.before[1] = count_bits(self.bitsets[0])
        self.before[2] = self.before[1] + count_bits(self.bitsets[1])
        if self.lookup.per_card == 1:
            self.before[3] = self.before[2]
            return self.before[2]
        self.before[3] = self.before[2] + count_bits(self.bitsets[2])
        return self.before[3] + count_bits(self.bitsets[3])

    def option(self, seat: int, n: int) -> int:
        """The nth of a waiting seat's decisions, straight after `options`."""
        base = 2 * self.lookup.span
        if self.phase == MARK:
            return base + 11 if self.step[seat] == CONFIRM_STEP else self.crossing_at(n)
        if self.phase == KEEP:
            return base + n
        for place in range(4):
            if self.display[place] != NO_CARD:
                if n == 0:
                    return base + 6 + place
                n -= 1
        return base + 10

    def fill_free(self, seat: int, pattern: int) -> None:
        """Put whatever fits on a seat's two 4x4 cards into `bitsets`."""
        self.bitsets[0] = self.lookup.free(pattern, self.closed[seat * 2])
        self.bitsets[1] = self.lookup.free(pattern, self.closed[seat * 2 + 1])

    def crossing_at(self, n: int) -> int:
        """The nth of the crossings in `bitsets`, straight after `count_bitsets`. No branches."""
        word = (n >= self.before[1]) + (n >= self.before[2]) + (n >= self.before[3])
        n -= self.before[word]
        return word * 64 + nth_bit(self.bitsets[word], n)

    def legal_crossings(self, seat: int) -> list[int]:
        self.fill(seat, self.pattern if self.step[seat] == PATTERN_STEP else 0)
        numbers = []
        for word in range(2 * self.lookup.per_card):
            left = self.bitsets[word]
            while left:
                numbers.append(word * 64 + lowest(left))
                left &= left - 1
        return numbers

    def is_legal(self, seat: int, number: int) -> bool:
        """Whether a waiting seat may decide this now; the number is one of the table above."""
        decision = number - 2 * self.lookup.span
        if self.phase == MARK:
            if self.step[seat] == CONFIRM_STEP:
                return decision == 11
            if decision >= 0:
                return False
            self.fill(seat, self.pattern if self.step[seat] == PATTERN_STEP else 0)
            return self.bitsets[number >> 6] >> (number & 63) & 1 != 0
        if self.phase == KEEP:
            return 0 <= decision < 6
        if decision < 6 or decision > 10:
            return False
        if decision == 10:
            return self.stack_size() > 0
        return self.display[decision - 6] != NO_CARD

    def lowest_waiting(self) -> int:
        """The lowest seat that must decide, or -1."""
        if not self.waiting:
            return -1
        return lowest(self.waiting)

    def mark_at_random(self, seat: int, dice: Dice) -> int:
        """Carry out a seat's whole action 2 at random; returns the number of decisions."""
        self.fill(seat, self.pattern)
        self.mark(seat, self.crossing_at(below(dice, self.count_bitsets())))
        decisions = 1
        while self.owed[seat]:
            self.fill(seat, 0)
            self.mark(seat, self.crossing_at(below(dice, self.count_bitsets())))
            decisions += 1
        return decisions

    def playout(self, dice: Dice) -> int:
        """Play on at random to the end; returns the number of decisions."""
        decisions = 0
        self.roll(dice)
        while self.phase != OVER:
            seat = self.lowest_waiting()
            if self.phase == MARK and not self.confirm:
                decisions += self.mark_at_random(seat, dice)
            else:
                n = self.options(seat)
                self.play(seat, self.option(seat, below(dice, n)))
                decisions += 1
            if self.phase > OVER:
                self.roll(dice)
        return decisions

    # --- the doors for Python: they check what they are given; the engine itself never goes through them ----

    def asks_chance(self) -> bool:
        """Whether chance must speak before anyone can decide."""
        return self.chance()

    def outcomes(self) -> int:
        """What chance may bring now, as a set of numbers."""
        return self.allowed()

    def bring(self, outcome: int) -> None:
        """Chance has spoken; an outcome that can't be is refused."""
        if not (self.chance() and 0 <= outcome < DRAWS and self.allowed() & bit(outcome)):
            message = f"chance can't bring {outcome} now"
            raise IllegalMoveError(message)
        self.draw(outcome)

    def roll_on(self, dice: Dice) -> None:
        """Let the dice speak for chance until someone must decide."""
        self.roll(dice)

    def stack_left(self) -> int:
        """How many cards the stack holds."""
        return self.stack_size()

    def known_seat(self, seat: int) -> int:
        """The seat, if there is one of this number: the other doors of a game ask here."""
        if seat < 0 or seat >= self.players:
            message = f"there is no seat {seat} in a game of {self.players}"
            raise IllegalMoveError(message)
        return seat

    def next_seat(self) -> int:
        """The lowest seat that must decide, or -1."""
        return self.lowest_waiting()

    def find_finishers(self) -> None:
        """Work out again who has something to resolve: for worlds that begin within action 3."""
        self.finishers = 0
        for seat in range(self.players):
            if self.has_finished(seat):
                self.finishers |= 1 << seat

    def legal(self, seat: int) -> list[int]:
        """The numbers of a seat's legal decisions, in ascending order."""
        if seat < 0 or seat >= self.players or not self.waiting >> seat & 1:
            return []
        if self.phase == MARK and self.step[seat] != CONFIRM_STEP:
            return self.legal_crossings(seat)
        return [self.option(seat, n) for n in range(self.options(seat))]

    def may(self, seat: int, number: int) -> bool:
        """Whether a seat may decide this now."""
        if seat < 0 or seat >= self.players or number < 0 or number >= NUMBERS:
            return False
        return self.waiting >> seat & 1 != 0 and self.is_legal(seat, number)

    def apply(self, seat: int, number: int) -> None:
        """Carry out a decision, or refuse it with nothing changed."""
        if not self.may(seat, number):
            message = f"decision {number} is not legal for seat {seat} now"
            raise IllegalMoveError(message)
        self.play(seat, number)

    def decide(self, seat: int, number: int, dice: Dice) -> None:
        """Carry out a decision and let the dice speak until the next one, in one call."""
        self.apply(seat, number)
        self.roll(dice)

    def play_out(self, dice: Dice) -> int:
        """Play on at random to the end; returns the number of decisions."""
        return self.playout(dice)

    # --- copies ---------------------------------------------------------------------------------------------

    def copy_turns(self, other: Turns) -> None:
        """Become like another game of the same deck and players, without its look-ups."""
        self.players = other.players
        self.confirm = other.confirm
        self.start = other.start
        self.phase = other.phase
        self.waiting = other.waiting
        self.turn = other.turn
        self.pattern = other.pattern
        self.unseen = other.unseen
        self.stack = other.stack
        self.place = other.place
        self.actor = other.actor
        self.picks = other.picks
        self.finishers = other.finishers
        self.taken = other.taken
        self.buried_count = other.buried_count
        for i in range(other.buried_count):
            self.buried[i] = other.buried[i]
        for i in range(4):
            self.display[i] = other.display[i]
            self.since[i] = other.since[i]
            self.owed[i] = other.owed[i]
            self.step[i] = other.step[i]
            self.done[i] = other.done[i]
        for i in range(8):
            self.card[i] = other.card[i]
            self.closed[i] = other.closed[i]
        if other.phase in (DEAL, KEEP):
            for i in range(16):
                self.hand[i] = other.hand[i]


def any_card(a: int, b: int, c: int, d: int) -> bool:
    """Whether one of four places holds a card."""
    return a != NO_CARD or b != NO_CARD or c != NO_CARD or d != NO_CARD
