"""What both flip-and-write games show to a learning program: the turn, the cards, and which boxes may be crossed.

Plain Python; compiled through `expedition.pxd`. The order of everything here is that of the tables in `fields` and
`actions`, which say what it means; a test holds the two together byte by byte.
"""

from __future__ import annotations

from vermeil.core.bits import bit
from vermeil.core.dice import Dice, below
from vermeil.envs.buffers import Buffers
from vermeil.envs.bytes_of import Buffer, clear, copy_bytes, put, spread
from vermeil.envs.position import Position
from vermeil.games.expedition.engine import Turns
from vermeil.games.expedition.grid import EXPEDITION, PATTERNS
from vermeil.games.expedition.phases import (
    KEEP,
    MARK,
    NO_CARD,
    OVER,
    OWED_STEP,
    PATTERN_STEP,
    PICK,
    TURNS,
)

# All 64 bits. It has a name because a bare literal of that size is no C number when compiled.
WORD = 0xFFFFFFFFFFFFFFFF
KEEPS = 6
TAKES = 5
CARD_PLACES = 4


def pattern_of(card: int) -> int:
    """The number of the pattern of an expedition card, from 1."""
    return PATTERNS.index(EXPEDITION[card]) + 1


class Plan:
    """The actions of a game by number, and how each card of a deck looks when nothing is crossed on it."""

    def __init__(self, boxes: int, crossings: int, card_size: int, faces: Buffer) -> None:
        """`crossings` are those of all patterns on one card, single boxes first; `faces` are the cards' bytes."""
        self.boxes = boxes
        self.crossings = crossings
        self.actions = 2 * crossings + 2 * boxes + KEEPS + TAKES + 1
        self.card_size = card_size
        self.faces = faces
        self.first = [0] * 7
        self.count = [0] * 7
        # How many cards of each pattern are turned up, a byte each, for every set of unseen ones.
        self.revealed = [0] * 256
        for unseen in range(256):
            self.revealed[unseen] = sum(1 << 8 * (pattern_of(card) - 1) for card in range(8) if not unseen >> card & 1)

    def set_pattern(self, pattern: int, first: int, count: int) -> None:
        """Where the placements of a pattern begin among the crossings of a card, and how many there are."""
        self.first[pattern] = first
        self.count[pattern] = count


class Expedition(Position):
    """A game of one pattern for all. A subclass knows what is on the cards."""

    def __init__(self, board: Buffers, row: int, plan: Plan, turns: Turns, *, open_marks: bool) -> None:
        super().__init__(board, row)
        self.cards = 0  # of the deck
        self.plan = plan
        self.turns = turns
        self.open_marks = open_marks
        # What the others still see of each seat while all cross in secret, and of which turn that is.
        self.marked = -1
        self.was_closed = [0] * 8
        # The completed cards for which the sums of `add_up` were made.
        self.was_done = [0] * 4

    # --- what a game fills in -------------------------------------------------------------------------------

    def remember(self) -> None:
        """Keep the marks of all seats as they are now."""
        raise NotImplementedError

    def add_up(self, seat: int) -> None:
        """A seat has completed a card: make its sums again."""
        raise NotImplementedError

    def write_table(self, at: int, seat: int) -> int:
        """What lies on the table for all, beyond what both games have; returns where it ends."""
        raise NotImplementedError

    def write_card(self, at: int, place: int, closed: int) -> int:
        """The card at a place (seat * 2 + slot) with these boxes closed; returns where it ends."""
        raise NotImplementedError

    def write_seat(self, at: int, seat: int, now: bool) -> int:  # noqa: FBT001 - as C has it
        """What a seat has gathered, now or as it was before this turn; returns where it ends."""
        raise NotImplementedError

    # --- who must decide what -------------------------------------------------------------------------------

    def settle(self) -> None:
        """A new turn begins with the marks as they are; a completed card changes sums."""
        if self.turns.phase == MARK:
            if self.marked != self.turns.turn:
                self.marked = self.turns.turn
                self.remember()
        else:
            for seat in range(self.players):
                if self.was_done[seat] != self.turns.done[seat]:
                    self.was_done[seat] = self.turns.done[seat]
                    self.add_up(seat)

    def asked(self) -> int:
        return self.turns.lowest_waiting()

    def waits(self, seat: int) -> bool:
        return self.turns.waiting >> seat & 1 != 0

    def chance(self) -> bool:
        return self.turns.phase > OVER

    def ended(self) -> bool:
        return self.turns.phase == OVER

    def number(self, seat: int, action: int) -> int:
        if action < 0 or action >= self.actions - 1:
            return -1
        span = self.turns.lookup.span
        decision = action - 2 * self.plan.crossings
        if decision < 0:
            if self.turns.phase != MARK or self.turns.step[seat] != PATTERN_STEP:
                return -1
            slot = 1 if action >= self.plan.crossings else 0
            box = action - slot * self.plan.crossings
            pattern = self.turns.pattern
            if box < self.plan.boxes:
                decision = self.plan.count[pattern] + box
            else:
                decision = box - self.plan.first[pattern]
                if decision < 0 or decision >= self.plan.count[pattern]:
                    return -1
            decision += slot * span
        elif decision < 2 * self.plan.boxes:
            if self.turns.phase != MARK or self.turns.step[seat] != OWED_STEP:
                return -1
            slot = 1 if decision >= self.plan.boxes else 0
            decision += slot * (span - self.plan.boxes)
        else:
            decision += 2 * span - 2 * self.plan.boxes
        return decision if self.turns.is_legal(seat, decision) else -1

    def action_of(self, seat: int, number: int) -> int:
        """The action of a waiting seat's legal decision."""
        span = self.turns.lookup.span
        if number >= 2 * span:
            return number - 2 * span + 2 * self.plan.crossings + 2 * self.plan.boxes
        slot = 1 if number >= span else 0
        number -= slot * span
        if self.turns.step[seat] == OWED_STEP:
            return 2 * self.plan.crossings + slot * self.plan.boxes + number
        pattern = self.turns.pattern
        if number < self.plan.count[pattern]:
            return slot * self.plan.crossings + self.plan.first[pattern] + number
        return slot * self.plan.crossings + number - self.plan.count[pattern]

    def random_action(self, seat: int, dice: Dice) -> int:
        return self.action_of(seat, self.turns.option(seat, below(dice, self.turns.options(seat))))

    # --- masks ----------------------------------------------------------------------------------------------

    def write_mask(self, seat: int) -> None:
        at = self.mask_at
        clear(self.board.masks, at, self.actions)
        if not self.turns.waiting >> seat & 1:
            self.board.masks[at + self.actions - 1] = 1
            return
        if self.turns.phase == MARK:
            if self.turns.step[seat] == PATTERN_STEP:
                pattern = self.turns.pattern
                self.turns.fill(seat, pattern)
                self.write_crossings(at, 0, pattern)
                self.write_crossings(at + self.plan.crossings, 1, pattern)
            else:
                self.turns.fill(seat, 0)
                for slot in range(2):
                    spread(
                        self.board.masks,
                        at + 2 * self.plan.crossings + slot * self.plan.boxes,
                        self.turns.bitsets[slot * self.turns.lookup.per_card],
                        self.plan.boxes,
                    )
            return
        decision = at + 2 * self.plan.crossings + 2 * self.plan.boxes
        if self.turns.phase == KEEP:
            spread(self.board.masks, decision, 63, KEEPS)
            return
        for place in range(CARD_PLACES):
            if self.turns.display[place] != NO_CARD:
                self.board.masks[decision + KEEPS + place] = 1
        if self.turns.stack_size() > 0:
            self.board.masks[decision + KEEPS + CARD_PLACES] = 1

    def write_crossings(self, at: int, slot: int, pattern: int) -> None:
        """The legal crossings of a card, which the engine has filled into its words: placements, then single boxes."""
        count = self.plan.count[pattern]
        low = self.turns.bitsets[slot * self.turns.lookup.per_card]
        high = self.turns.bitsets[slot * 2 + 1] if self.turns.lookup.per_card > 1 else 0
        first = self.plan.first[pattern]
        if count <= 64:
            spread(self.board.masks, at + first, low, count)
        else:
            spread(self.board.masks, at + first, low, 64)
            spread(self.board.masks, at + first + 64, high, count - 64)
        if count < 64:
            single = low >> count
            if count:
                single |= (high << (64 - count)) & WORD
        else:
            single = high >> (count - 64)
        spread(self.board.masks, at, single, self.plan.boxes)

    # --- observations ---------------------------------------------------------------------------------------

    def write_sight(self, seat: int) -> None:
        at = self.write_time(self.sight_at, seat)
        if self.turns.phase == KEEP:
            for i in range(CARD_PLACES):
                at = self.write_face(at, self.turns.hand[seat * CARD_PLACES + i])
        else:
            for i in range(CARD_PLACES):
                at = self.write_face(at, self.turns.display[i])
        at = self.write_table(at, seat)
        hidden = self.turns.phase == MARK and not self.open_marks
        other = seat
        for i in range(self.players):
            now = i == 0 or not hidden
            for card in range(other * 2, other * 2 + 2):
                if self.turns.phase == KEEP or self.turns.card[card] == NO_CARD:
                    at = self.write_face(at, NO_CARD)
                elif now:
                    at = self.write_card(at, card, self.turns.closed[card])
                else:
                    at = self.write_card(at, card, self.was_closed[card])
            at = self.write_seat(at, other, now)
            other = other + 1 if other + 1 < self.players else 0

    def write_face(self, at: int, card: int) -> int:
        """A card on which nothing is crossed, or an empty place."""
        if card == NO_CARD:
            clear(self.board.observations, at, self.plan.card_size)
        else:
            copy_bytes(self.board.observations, at, self.plan.faces, card * self.plan.card_size, self.plan.card_size)
        return at + self.plan.card_size

    def write_time(self, at: int, seat: int) -> int:
        """What is asked, where the game stands, and the patterns."""
        turn = self.turns.turn if self.turns.turn < TURNS else TURNS - 1
        flags = bit(4 + self.turns.phase) | bit(8 + turn // 7) | bit(12 + turn % 7)
        if self.turns.waiting >> seat & 1:
            if self.turns.phase == KEEP:
                flags |= 1
            elif self.turns.phase == PICK:
                flags |= 8
            else:
                flags |= bit(1 + self.turns.step[seat])
        word = self.cards - CARD_PLACES * self.players
        if self.turns.phase != KEEP:
            flags |= bit(18 + self.turns.pattern)
            word = self.turns.stack_size()
        spread(self.board.observations, at, flags, 25)
        word <<= 48
        if self.turns.phase != KEEP:
            word |= self.plan.revealed[self.turns.unseen]
        put(self.board.observations, at + 25, word, 7)
        word = 0
        if self.turns.phase == PICK:
            word = (self.turns.picks & 1) | (self.turns.picks >> 1 & 1) << 8
        if self.players == 1:
            for i in range(CARD_PLACES):
                word |= bit(16 + 8 * i) * self.turns.since[i]
            word |= bit(48) * self.turns.buried_count
        put(self.board.observations, at + 32, word | bit(56) * self.players, 8)
        return at + 40

    # --- the doors for Python -------------------------------------------------------------------------------

    def bring(self, outcome: int) -> None:
        """Chance has spoken; it has been checked that it may say this."""
        self.turns.draw(outcome)
        self.settle()

    def shorten(self, turns: int) -> None:
        """Play only the last so many turns: for games that have just been laid ready."""
        self.turns.turn = TURNS - turns
