"""Silver Coin as a learning program has it: cards by their places, seats from one's own on.

Plain Python; compiled through `silver_coin.pxd`. The engine speaks of physical cards, which only the state knows; here
every action names a place, and a card's number is written only for those who have seen it.
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
    MOST_GROUPS,
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
        self.kind = [0] * 43
        self.first = [0] * 43
        self.count = [0] * 43

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
        self.state: State = start.copy()
        self.lowest_wins = True
        # The actions that the mask of the row holds: clearing these few is quicker than clearing all.
        self.filled = 0
        self.written = [0] * 256
        # Where each card of a village lies, as seat * STRIDE + place, with seats counted from whoever is asked.
        self.spot = [0] * 64
        self.spotted = -1
        self.guarded_cards = 0
        self.seen_by_viewer = 0
        # What each seat has seen, from whoever looks on; nothing for seats that there are not.
        self.eyes = [0] * 4
        self.used_cards = 0
        self.picked = 0
        self.looked = 0
        self.about = 0
        self.aim = 0
        self.source = 0
        self.marked_cards = 0
        self.told = 0
        self.grouped = 0

    def begin(self) -> None:
        engine.become(self.state, self.start)
        self.spotted = -1

    def roll(self) -> None:
        engine.roll(self.state, self.dice)

    def settle(self) -> None:
        """Nothing is kept beside the state."""

    def asked(self) -> int:
        return self.state.active if self.state.phase == ASK else -1

    def waits(self, seat: int) -> bool:
        return self.state.phase == ASK and self.state.active == seat

    def chance(self) -> bool:
        return self.state.phase > OVER

    def ended(self) -> bool:
        return self.state.phase == OVER

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
            if arg % STRIDE >= self.state.size[other]:
                return -1
            arg = self.state.row[other * STRIDE + arg % STRIDE]
        elif kind == ON_SEAT:
            if arg >= self.players:
                return -1
            arg += seat
            if arg >= self.players:
                arg -= self.players
        for i in range(self.state.offers):
            if self.state.verbs[i] == verb and self.state.masks[i] & bit(arg):
                return verb * ARGS + arg
        return -1

    def play(self, seat: int, number: int) -> None:  # noqa: ARG002 - there is one active seat
        self.spotted = -1
        engine.play(self.state, number)

    def find_spots(self, seat: int) -> None:
        """Where every card of a village lies, as a seat counts."""
        self.spotted = seat
        other = seat
        for i in range(self.players):
            for first in range(self.state.size[other]):
                self.spot[self.state.row[other * STRIDE + first]] = i * STRIDE + first
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
        if not (self.state.phase == ASK and self.state.active == seat):
            self.written[0] = self.actions - 1
            self.filled = 1
            self.board.masks[self.mask_at + self.actions - 1] = 1
            return
        self.find_spots(seat)
        for i in range(self.state.offers):
            left = self.state.masks[i]
            while left:
                action = self.action_of(seat, self.state.verbs[i] * ARGS + lowest(left))
                left &= left - 1
                self.written[self.filled] = action
                self.filled += 1
                self.board.masks[self.mask_at + action] = 1

    def random_action(self, seat: int, dice: Dice) -> int:
        if self.spotted != seat:
            self.find_spots(seat)
        return self.action_of(seat, engine.option(self.state, below(dice, self.state.total)))

    # --- the end --------------------------------------------------------------------------------------------

    def points_of(self, seat: int) -> int:
        return scoring.total_of(self.state, seat)

    def best_seats(self) -> int:
        return 1 << scoring.best(self.state)

    # --- observations ---------------------------------------------------------------------------------------

    def write_sight(self, seat: int) -> None:
        at = self.sight_at
        clear(self.board.observations, at, self.size)
        self.gather(seat)
        at = self.write_table(at, seat)
        other = seat
        for i in range(self.players):  # noqa: B007 - compiled code has no name for nothing
            first = other * STRIDE
            count = min(self.state.size[other], PLACES)
            for place in range(count):
                self.write_card(at + place * CARD, self.state.row[first + place])
            at += PLACES * CARD
            for place in range(count):
                self.board.observations[at + place] = self.grouped >> self.state.row[first + place] & 1
            at += PLACES
            word = self.state.size[other] | bit(8) * min(scoring.total_of(self.state, other), 255)
            word |= bit(16) * (self.state.caller == other) | bit(24) * (self.state.start == other)
            word |= bit(32) * (self.state.active == other) | bit(40) * (self.state.holder == other)
            word |= bit(48) * (self.state.power == other) | bit(56) * count_bits(self.state.con_used[other] & self.told)
            put(self.board.observations, at, word, SEAT)
            at += SEAT
            other = other + 1 if other + 1 < self.players else 0

    def gather(self, seat: int) -> None:
        """The sets of cards of which something is said, as a view has them."""
        self.guarded_cards = 0
        if self.state.guards & self.state.up:
            for i in range(self.players):
                self.guarded_cards |= layout.guarded(self.state, i)
        self.seen_by_viewer = self.state.seen[seat] | self.state.worked_out[seat]
        self.told = ~self.state.mixed | self.state.up  # of shuffled cards nobody is told where their marks lie
        other = seat
        for i in range(self.players):
            self.eyes[i] = self.state.seen[other]
            other = other + 1 if other + 1 < self.players else 0
        self.grouped = 0
        for i in range(seat * MOST_GROUPS, seat * MOST_GROUPS + self.state.groups[seat]):
            self.grouped |= self.state.group[i]
        self.used_cards = self.state.used | self.state.gifted
        for i in range(self.players):
            self.used_cards |= self.state.con_used[i]
        self.used_cards &= self.told
        self.picked = 0
        self.looked = 0
        self.about = 0
        self.aim = 0
        self.source = 0
        if self.state.phase == ASK:
            if self.state.kind[0] < LOOK_FRAME:
                for i in range(self.state.picks_size):
                    self.picked |= bit(self.state.picks[i])
                self.looked = self.state.marked
                if self.state.about >= 0:
                    self.about = bit(self.state.about)
                if self.state.aim >= 0:
                    self.aim = bit(self.state.aim)
            if self.state.kind[self.state.depth - 1] < LOOK_FRAME and self.state.source >= 0:
                self.source = bit(self.state.source)
        self.marked_cards = self.state.chosen | self.state.turned | self.used_cards
        self.marked_cards |= self.picked | self.looked | self.about | self.aim | self.source

    def write_table(self, at: int, seat: int) -> int:
        """The question, the round, what lies in the middle; returns where the villages begin."""
        if self.state.phase == ASK:
            i = self.state.kind[self.state.depth - 1]
            self.board.observations[at + (i if i < LOOK_FRAME else i - 2)] = 1
            self.board.observations[at + 27] = self.state.step[self.state.depth - 1]
            self.board.observations[at + 28] = self.state.depth
        at += 29
        self.board.observations[at + min(self.state.round, ROUNDS - 1)] = 1
        at += 4
        unknown = 0
        for i in range(self.state.pile_size):
            card = self.state.pile[i]
            if self.seen_by_viewer & bit(card):
                self.board.observations[at + number_of(card)] += 1
            else:
                unknown += 1
        self.board.observations[at + 14] = unknown
        at += 15
        self.board.observations[at] = self.state.deck_left
        self.board.observations[at + 1] = self.state.top_size
        self.board.observations[at + 2] = self.state.pile_size
        self.board.observations[at + 3] = self.state.shown_size
        self.board.observations[at + 4] = min(self.state.idle, 255)
        self.board.observations[at + 5] = self.state.drawn_size
        at += 8
        self.board.observations[at] = self.state.drew
        self.board.observations[at + 1] = self.state.used_token
        self.board.observations[at + 2] = self.state.used_ability
        self.board.observations[at + 3] = self.state.held >= 0 and self.state.held_from == FROM_PILE
        self.board.observations[at + 4] = self.state.ended
        if self.state.phase == ASK and self.state.kind[0] < LOOK_FRAME:
            self.board.observations[at - 2] = self.state.views_left
            self.board.observations[at - 1] = self.state.steps
            if self.state.recipient >= 0:  # a gift: to whom, counted from one's own seat
                other = self.state.recipient - seat
                self.board.observations[at - 1] = other if other >= 0 else other + self.players
            self.board.observations[at + 5] = self.state.through_blob
            self.board.observations[at + 6] = self.state.way
            for i in range(self.players):
                if self.state.takers >> i & 1:
                    other = i - seat
                    self.board.observations[at + 8 + (other if other >= 0 else other + self.players)] = 1
        self.board.observations[at + 7] = self.state.phase == ASK and self.state.active == seat
        at += 12
        self.board.observations[at] = self.players
        at += 1
        at = self.write_deck(at, seat)
        if self.state.held >= 0:
            self.write_card(at, self.state.held)
        at += CARD
        for i in range(min(self.state.drawn_size, DRAWN)):
            self.write_card(at + i * CARD, self.state.drawn[i])
        at += DRAWN * CARD
        for i in range(min(self.state.pile_size, DISCARDS)):
            self.write_card(at + i * CARD, self.state.pile[self.state.pile_size - 1 - i])
        at += DISCARDS * CARD
        for i in range(min(self.state.shown_size, SHOWN_CARDS)):
            self.write_card(at + i * CARD, self.state.shown[i])
        at += SHOWN_CARDS * CARD
        for i in range(min(self.state.top_size, TOPS)):
            self.write_card(at + i * CARD, self.state.top[self.state.top_size - 1 - i])
            self.board.observations[at + i * CARD + 15] = self.state.deck_up  # a covered card lies so, too
        return at + TOPS * CARD

    def write_deck(self, at: int, seat: int) -> int:
        """How the deck lies, and what is known of shuffled cards; returns where it goes on."""
        self.board.observations[at] = self.state.deck_up
        self.board.observations[at + 1] = self.state.bottom_size
        self.board.observations[at + 2] = self.state.gone_size
        self.board.observations[at + 3] = self.state.laid_size
        at += 4
        for i in range(seat * MOST_GROUPS, seat * MOST_GROUPS + self.state.groups[seat]):
            left = self.state.among[i]
            while left:
                self.board.observations[at + number_of(lowest(left))] += 1
                left &= left - 1
        return at + 14

    def write_card(self, at: int, card: int) -> None:
        """A card as it is known to the seat that `gather` was for."""
        flags = bit(14) | (self.state.up >> card & 1) << 15 | (self.state.rotated >> card & 1) << 16
        flags |= (self.guarded_cards >> card & 1) << 18 | (self.state.known >> card & 1) << 19
        if self.seen_by_viewer >> card & 1:
            flags |= bit(number_of(card))
        if self.state.coin == card:
            flags |= bit(17)
        flags |= (self.eyes[0] >> card & 1) << 20 | (self.eyes[1] >> card & 1) << 21
        flags |= (self.eyes[2] >> card & 1) << 22 | (self.eyes[3] >> card & 1) << 23
        if self.marked_cards >> card & 1:
            flags |= (self.state.chosen >> card & 1) << 24 | (self.state.turned >> card & 1) << 25
            flags |= (self.used_cards >> card & 1) << 26 | (self.picked >> card & 1) << 27
            flags |= (self.looked >> card & 1) << 28 | (self.about >> card & 1) << 29
            flags |= (self.aim >> card & 1) << 30 | (self.source >> card & 1) << 31
        spread(self.board.observations, at, flags, 32)  # CARD, but a literal is unrolled

    # --- copies and the doors for Python ------------------------------------------------------------------

    def take_over(self, other: SilverCoin) -> None:
        engine.become(self.state, other.state)
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
        engine.draw(self.state, outcome)

    def shorten(self, rounds: int) -> None:
        """Play only the last so many rounds: for games that have just been laid ready."""
        self.state.round = ROUNDS - rounds
        self.state.phase = START

    def load(self, now: State) -> None:
        """Take over a game of the same setting."""
        engine.become(self.state, now)
        self.spotted = -1
        self.done = False
