"""Silver Coin as a learning program has it: cards by their places, seats from one's own on.

Plain Python; compiled through `silver_coin.pxd`. The engine speaks of physical cards, which only the table knows; here
every action names a place, and a card's number is written only for who has seen it.
"""

from __future__ import annotations

from vermeil.core.bits import bit, count_bits, lowest
from vermeil.core.dice import Dice, below
from vermeil.envs.buffers import Buffers
from vermeil.envs.bytes_of import Buffer, clear, put, spread
from vermeil.envs.position import Position
from vermeil.envs.sizes import (
    CARD,
    DISCARDS,
    DRAWN,
    EVERYWHERE,
    ON_SEAT,
    OWN_PLACE,
    PLACES,
    PLAIN,
    SEAT,
    SHOWN_CARDS,
    TOPS,
)
from vermeil.games.silver_coin import engine, layout, scoring
from vermeil.games.silver_coin.codes import (
    ARGS,
    ASK,
    FROM_PILE,
    LOOK_FRAME,
    OVER,
    ROUNDS,
    START,
    STRIDE,
)
from vermeil.games.silver_coin.face import IntegerFace
from vermeil.games.silver_coin.numbers import number_of
from vermeil.games.silver_coin.state import State


class Verbs:
    """The actions by verb: where those of each begin, how many there are, and what they name."""

    def __init__(self, actions: int, verb_of: Buffer) -> None:
        self.actions = actions
        self.verb_of = verb_of
        self.kind = [0] * 40
        self.first = [0] * 40
        self.count = [0] * 40

    def set_verb(self, verb: int, kind: int, first: int, count: int) -> None:
        self.kind[verb] = kind
        self.first[verb] = first
        self.count[verb] = count


class SilverCoin(Position):
    """A game of Silver Coin in its row."""

    def __init__(self, board: Buffers, row: int, verbs: Verbs, start: IntegerFace) -> None:
        """`start` is a game before the deal; it is not changed."""
        super().__init__(board, row)
        self.verbs = verbs
        self.start = start
        self.table: State = start.copy()
        self.lowest_wins = True
        # The actions that the mask of the row holds: clearing these few is quicker than clearing all.
        self.filled = 0
        self.written = [0] * 256
        # Where each card of a village lies, as seat * STRIDE + place, with seats counted from whoever is asked.
        self.spot = [0] * 64
        self.spotted = -1
        self.guarded_cards = 0
        self.seen_by_viewer = 0
        self.used_cards = 0
        self.picked = 0
        self.looked = 0
        self.about = 0
        self.aim = 0
        self.source = 0
        self.marked_cards = 0

    def begin(self) -> None:
        engine.become(self.table, self.start)
        self.spotted = -1

    def roll(self) -> None:
        engine.roll(self.table, self.dice)

    def settle(self) -> None:
        """Nothing is kept beside the table."""

    def asked(self) -> int:
        return self.table.active if self.table.phase == ASK else -1

    def waits(self, seat: int) -> bool:
        return self.table.phase == ASK and self.table.active == seat

    def chance(self) -> bool:
        return self.table.phase > OVER

    def ended(self) -> bool:
        return self.table.phase == OVER

    # --- actions --------------------------------------------------------------------------------------------

    def number(self, seat: int, action: int) -> int:
        if action < 0 or action >= self.actions - 1:
            return -1
        verb = self.verbs.verb_of[action]
        arg = action - self.verbs.first[verb]
        kind = self.verbs.kind[verb]
        if kind in (OWN_PLACE, EVERYWHERE):
            other = seat + arg // STRIDE
            if arg // STRIDE >= self.players:
                return -1
            if other >= self.players:
                other -= self.players
            if arg % STRIDE >= self.table.size[other]:
                return -1
            arg = self.table.row[other * STRIDE + arg % STRIDE]
        elif kind == ON_SEAT:
            if arg >= self.players:
                return -1
            arg += seat
            if arg >= self.players:
                arg -= self.players
        for i in range(self.table.offers):
            if self.table.verbs[i] == verb and self.table.masks[i] & bit(arg):
                return verb * ARGS + arg
        return -1

    def play(self, seat: int, number: int) -> None:  # noqa: ARG002 - there is one active seat
        self.spotted = -1
        engine.play(self.table, number)

    def find_spots(self, seat: int) -> None:
        """Where every card of a village lies, as a seat counts."""
        self.spotted = seat
        other = seat
        for i in range(self.players):
            for first in range(self.table.size[other]):
                self.spot[self.table.row[other * STRIDE + first]] = i * STRIDE + first
            other = other + 1 if other + 1 < self.players else 0

    def action_of(self, seat: int, number: int) -> int:
        """The action of a legal decision, after `find_spots`."""
        verb = number >> 6
        arg = number & 63
        kind = self.verbs.kind[verb]
        if kind == ON_SEAT:
            other = arg - seat
            return self.verbs.first[verb] + (other if other >= 0 else other + self.players)
        if kind == PLAIN:
            return self.verbs.first[verb] + arg
        return self.verbs.first[verb] + self.spot[arg]

    def write_mask(self, seat: int) -> None:
        for i in range(self.filled):
            self.board.masks[self.mask_at + self.written[i]] = 0
        self.filled = 0
        if not (self.table.phase == ASK and self.table.active == seat):
            self.written[0] = self.actions - 1
            self.filled = 1
            self.board.masks[self.mask_at + self.actions - 1] = 1
            return
        self.find_spots(seat)
        for i in range(self.table.offers):
            left = self.table.masks[i]
            while left:
                action = self.action_of(seat, self.table.verbs[i] * ARGS + lowest(left))
                left &= left - 1
                self.written[self.filled] = action
                self.filled += 1
                self.board.masks[self.mask_at + action] = 1

    def random_action(self, seat: int, dice: Dice) -> int:
        if self.spotted != seat:
            self.find_spots(seat)
        return self.action_of(seat, engine.option(self.table, below(dice, self.table.total)))

    # --- the end --------------------------------------------------------------------------------------------

    def points_of(self, seat: int) -> int:
        return scoring.total_of(self.table, seat)

    def best_seats(self) -> int:
        return 1 << scoring.best(self.table)

    # --- observations ---------------------------------------------------------------------------------------

    def write_sight(self, seat: int) -> None:
        at = self.sight_at
        clear(self.board.observations, at, self.size)
        self.gather(seat)
        at = self.write_table(at, seat)
        other = seat
        for i in range(self.players):  # noqa: B007 - compiled code has no name for nothing
            first = other * STRIDE
            count = min(self.table.size[other], PLACES)
            for place in range(count):
                self.write_card(at + place * CARD, self.table.row[first + place], seat)
            at += PLACES * CARD
            word = self.table.size[other] | bit(8) * min(scoring.total_of(self.table, other), 255)
            word |= bit(16) * (self.table.caller == other) | bit(24) * (self.table.start == other)
            word |= bit(32) * (self.table.active == other) | bit(40) * (self.table.holder == other)
            word |= bit(48) * (self.table.power == other) | bit(56) * count_bits(self.table.con_used[other])
            put(self.board.observations, at, word, SEAT)
            at += SEAT
            other = other + 1 if other + 1 < self.players else 0

    def gather(self, seat: int) -> None:
        """The sets of cards of which something is said, as a view has them."""
        self.guarded_cards = 0
        if self.table.guards & self.table.up:
            for i in range(self.players):
                self.guarded_cards |= layout.guarded(self.table, i)
        self.seen_by_viewer = self.table.seen[seat]
        self.used_cards = self.table.used | self.table.gifted
        for i in range(self.players):
            self.used_cards |= self.table.con_used[i]
        self.picked = 0
        self.looked = 0
        self.about = 0
        self.aim = 0
        self.source = 0
        if self.table.phase == ASK:
            if self.table.kind[0] < LOOK_FRAME:
                for i in range(self.table.picks_size):
                    self.picked |= bit(self.table.picks[i])
                self.looked = self.table.marked
                if self.table.about >= 0:
                    self.about = bit(self.table.about)
                if self.table.aim >= 0:
                    self.aim = bit(self.table.aim)
            if self.table.kind[self.table.depth - 1] < LOOK_FRAME and self.table.source >= 0:
                self.source = bit(self.table.source)
        self.marked_cards = self.table.chosen | self.table.turned | self.used_cards
        self.marked_cards |= self.picked | self.looked | self.about | self.aim | self.source

    def write_table(self, at: int, seat: int) -> int:
        """The question, the round, what lies in the middle; returns where the villages begin."""
        if self.table.phase == ASK:
            i = self.table.kind[self.table.depth - 1]
            self.board.observations[at + (i if i < LOOK_FRAME else i - 2)] = 1
            self.board.observations[at + 25] = self.table.step[self.table.depth - 1]
            self.board.observations[at + 26] = self.table.depth
        at += 27
        self.board.observations[at + min(self.table.round, ROUNDS - 1)] = 1
        at += 4
        unknown = 0
        for i in range(self.table.pile_size):
            card = self.table.pile[i]
            if self.seen_by_viewer & bit(card):
                self.board.observations[at + number_of(card)] += 1
            else:
                unknown += 1
        self.board.observations[at + 14] = unknown
        at += 15
        self.board.observations[at] = self.table.deck_left
        self.board.observations[at + 1] = self.table.top_size
        self.board.observations[at + 2] = self.table.pile_size
        self.board.observations[at + 3] = self.table.shown_size
        self.board.observations[at + 4] = min(self.table.idle, 255)
        self.board.observations[at + 5] = self.table.drawn_size
        at += 8
        self.board.observations[at] = self.table.drew
        self.board.observations[at + 1] = self.table.used_token
        self.board.observations[at + 2] = self.table.used_ability
        self.board.observations[at + 3] = self.table.held >= 0 and self.table.held_from == FROM_PILE
        self.board.observations[at + 4] = self.table.ended
        if self.table.phase == ASK and self.table.kind[0] < LOOK_FRAME:
            self.board.observations[at - 2] = self.table.views_left
            self.board.observations[at - 1] = self.table.steps
            if self.table.recipient >= 0:  # a gift: to whom, counted from one's own seat
                other = self.table.recipient - seat
                self.board.observations[at - 1] = other if other >= 0 else other + self.players
            self.board.observations[at + 5] = self.table.through_blob
            self.board.observations[at + 6] = self.table.way
            for i in range(self.players):
                if self.table.takers >> i & 1:
                    other = i - seat
                    self.board.observations[at + 8 + (other if other >= 0 else other + self.players)] = 1
        self.board.observations[at + 7] = self.table.phase == ASK and self.table.active == seat
        at += 12
        self.board.observations[at] = self.players
        at += 1
        if self.table.held >= 0:
            self.write_card(at, self.table.held, seat)
        at += CARD
        for i in range(min(self.table.drawn_size, DRAWN)):
            self.write_card(at + i * CARD, self.table.drawn[i], seat)
        at += DRAWN * CARD
        for i in range(min(self.table.pile_size, DISCARDS)):
            self.write_card(at + i * CARD, self.table.pile[self.table.pile_size - 1 - i], seat)
        at += DISCARDS * CARD
        for i in range(min(self.table.shown_size, SHOWN_CARDS)):
            self.write_card(at + i * CARD, self.table.shown[i], seat)
        at += SHOWN_CARDS * CARD
        for i in range(min(self.table.top_size, TOPS)):
            self.write_card(at + i * CARD, self.table.top[self.table.top_size - 1 - i], seat)
        return at + TOPS * CARD

    def write_card(self, at: int, card: int, viewer: int) -> None:
        """A card as the viewer knows it."""
        flags = bit(14) | (self.table.up >> card & 1) << 15 | (self.table.rotated >> card & 1) << 16
        flags |= (self.guarded_cards >> card & 1) << 18 | (self.table.known >> card & 1) << 19
        if self.seen_by_viewer >> card & 1:
            flags |= bit(number_of(card))
        if self.table.coin == card:
            flags |= bit(17)
        other = viewer
        for i in range(self.players):
            flags |= (self.table.seen[other] >> card & 1) << (20 + i)
            other = other + 1 if other + 1 < self.players else 0
        if self.marked_cards >> card & 1:
            flags |= (self.table.chosen >> card & 1) << 24 | (self.table.turned >> card & 1) << 25
            flags |= (self.used_cards >> card & 1) << 26 | (self.picked >> card & 1) << 27
            flags |= (self.looked >> card & 1) << 28 | (self.about >> card & 1) << 29
            flags |= (self.aim >> card & 1) << 30 | (self.source >> card & 1) << 31
        spread(self.board.observations, at, flags, 32)  # CARD, but a literal is unrolled

    # --- copies and the doors for Python ------------------------------------------------------------------

    def take_over(self, other: SilverCoin) -> None:
        engine.become(self.table, other.table)
        self.spotted = -1
        self.done = other.done
        self.seat = other.seat
        for i in range(4):
            self.known[i] = other.known[i]

    def become(self, other: SilverCoin) -> None:
        """Become like another game of the same setting, but for the dice and the row."""
        self.take_over(other)

    def bring(self, outcome: int) -> None:
        """Chance has spoken; it has been checked that it may say this."""
        engine.draw(self.table, outcome)

    def shorten(self, rounds: int) -> None:
        """Play only the last so many rounds: for games that have just been laid ready."""
        self.table.round = ROUNDS - rounds
        self.table.phase = START

    def load(self, now: State) -> None:
        """Take over a game of the same setting."""
        engine.become(self.table, now)
        self.spotted = -1
        self.done = False
