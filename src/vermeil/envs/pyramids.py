"""Pyramids as a learning program has it. Plain Python; compiled through `pyramids.pxd`."""

from __future__ import annotations

from vermeil.core.bits import bit, count_bits
from vermeil.envs.buffers import Buffers
from vermeil.envs.bytes_of import put, spread, veil
from vermeil.envs.expedition import Expedition, Plan
from vermeil.games.pyramids.engine import State

FULL = 0x1FFFFFF
COLOURS = 3


class Pyramids(Expedition):
    """A game of Pyramids in its row."""

    def __init__(self, board: Buffers, row: int, plan: Plan, start: State, *, open_marks: bool) -> None:
        """`start` is a game before the deal; it is not changed."""
        self.start = start
        self.state = start.copy()
        super().__init__(board, row, plan, self.state, open_marks=open_marks)
        self.cards = start.pyramids.count
        self.was_frontier = [0] * 8
        self.was_tombs = 0
        self.was_red = [0] * 4
        self.was_green = [0] * 4
        self.was_torches = [0] * 4
        self.was_skulls = [0] * 4

    def begin(self) -> None:
        self.state.become(self.start)
        self.marked = -1
        for seat in range(self.players):
            self.was_done[seat] = 0
        self.remember()

    def roll(self) -> None:
        self.state.roll(self.dice)

    def play(self, seat: int, number: int) -> None:
        self.state.play(seat, number)

    def remember(self) -> None:
        for i in range(2 * self.players):
            self.was_closed[i] = self.state.closed[i]
            self.was_frontier[i] = self.state.frontier[i]
        self.was_tombs = self.state.tombs
        for i in range(self.players):
            self.was_red[i] = self.state.red[i]
            self.was_green[i] = self.state.green[i]
            self.was_torches[i] = self.state.torches[i]
            self.was_skulls[i] = self.state.skulls[i]

    def add_up(self, seat: int) -> None:
        """There is nothing to add up: pyramids are counted, and the races are kept by the engine."""

    def points_of(self, seat: int) -> int:
        return self.state.points(seat)

    def points_with(self, seat: int, red: int, green: int, torches: int, skulls: int) -> int:
        """The points of a seat, had it gathered just this."""
        total = 10 * count_bits(self.state.done[seat]) + 5 * count_bits(torches) + self.state.race_points(seat)
        total += 4 * red + green if red < green else 4 * green + red
        return total - self.state.pyramids.penalty[skulls]

    def best_seats(self) -> int:
        return self.state.best()

    # --- observations ---------------------------------------------------------------------------------------

    def write_table(self, at: int, seat: int) -> int:  # noqa: ARG002 - the same for all seats
        for i in range(COLOURS):
            self.board.observations[at + i] = 3 - self.state.gone[i]
        return at + COLOURS

    def write_card(self, at: int, place: int, closed: int) -> int:
        card = self.state.card[place]
        unclosed = FULL & ~closed
        now = closed == self.state.closed[place]
        first = card * self.plan.card_size
        veil(self.board.observations, at, self.plan.faces, first, unclosed, 25, 9, 4)
        spread(self.board.observations, at + 25, self.state.frontier[place] if now else self.was_frontier[place], 25)
        return at + self.plan.card_size

    def write_seat(self, at: int, seat: int, now: bool) -> int:  # noqa: FBT001 - as C has it
        red = self.state.red[seat]
        green = self.state.green[seat]
        torches = self.state.torches[seat]
        skulls = self.state.skulls[seat]
        owed = self.state.owed[seat]
        if not now:
            red = self.was_red[seat]
            green = self.was_green[seat]
            torches = self.was_torches[seat]
            skulls = self.was_skulls[seat]
            owed = 0
        word = bit(8) * owed | bit(16) * red | bit(24) * green | bit(32) * skulls | (self.state.waiting >> seat & 1)
        put(self.board.observations, at, word, 5)
        spread(self.board.observations, at + 5, torches, 4)
        word = 0
        races = 0
        for i in range(COLOURS):
            word |= bit(8 * i) * count_bits(self.state.done[seat] & self.state.pyramids.of_colour[i])
            if self.state.fresh[seat]:
                word |= bit(8 * i + 24) * count_bits(self.state.fresh[seat] & self.state.pyramids.of_colour[i])
            races |= bit(3 * i) * self.state.boxes[seat * COLOURS + i]
        put(self.board.observations, at + 9, word, 6)
        spread(self.board.observations, at + 15, races, 9)
        # Skulls can cost more than all else brings, so the score begins at 100.
        total = 100 + self.points_with(seat, red, green, torches, skulls)
        self.board.observations[at + 24] = min(max(total, 0), 255)
        return at + 25

    # --- copies ---------------------------------------------------------------------------------------------

    def take_over(self, other: Pyramids) -> None:
        self.state.become(other.state)
        self.marked = other.marked
        self.done = other.done
        self.seat = other.seat
        self.was_tombs = other.was_tombs
        for i in range(8):
            self.was_closed[i] = other.was_closed[i]
            self.was_frontier[i] = other.was_frontier[i]
        for i in range(4):
            self.was_done[i] = other.was_done[i]
            self.was_red[i] = other.was_red[i]
            self.was_green[i] = other.was_green[i]
            self.was_torches[i] = other.was_torches[i]
            self.was_skulls[i] = other.was_skulls[i]
            self.known[i] = other.known[i]

    def become(self, other: Pyramids) -> None:
        """Become like another game of the same setting, but for the dice and the row."""
        self.take_over(other)

    def load(self, now: State, before: State) -> None:
        """Take over a game of the same setting, and how it was before this turn's marks."""
        self.state.become(before)
        self.remember()
        self.state.become(now)
        self.state.confirm = False
        self.marked = self.state.turn
        for seat in range(self.players):
            self.was_done[seat] = self.state.done[seat]
            self.add_up(seat)
        self.done = False
        self.settle()
