"""Silver & Gold as a learning program has it. Plain Python; compiled through `silver_and_gold.pxd`."""

from __future__ import annotations

from vermeil.core.bits import bit, lowest
from vermeil.envs.buffers import Buffers
from vermeil.envs.bytes_of import put, veil
from vermeil.envs.expedition import Expedition, Plan
from vermeil.games.expedition.phases import KEEP
from vermeil.games.silver_and_gold.engine import State

FULL = 0xFFFF
COLOURS = 4


class SilverAndGold(Expedition):
    """A game of Silver & Gold in its row."""

    def __init__(self, board: Buffers, row: int, plan: Plan, start: State, *, open_marks: bool) -> None:
        """`start` is a game before the deal; it is not changed."""
        self.start = start
        self.state = start.copy()
        super().__init__(board, row, plan, self.state, open_marks=open_marks)
        self.cards = start.islands.count
        self.was_coins = [0] * 4
        self.was_palms = [0] * 4
        self.was_worth = [0] * 4
        # Of the completed cards of each seat: how many of each colour, how strongly each is sealed, their points.
        self.of_colour = [0] * 16
        self.of_seal = [0] * 16
        self.for_cards = [0] * 4
        # The first two as bytes, in the order of an observation.
        self.colours = [0] * 4

    def begin(self) -> None:
        self.state.become(self.start)
        self.marked = -1
        for seat in range(self.players):
            self.was_done[seat] = 0
            self.add_up(seat)
        self.remember()

    def roll(self) -> None:
        self.state.roll(self.dice)

    def play(self, seat: int, number: int) -> None:
        self.state.play(seat, number)

    def remember(self) -> None:
        for i in range(2 * self.players):
            self.was_closed[i] = self.state.closed[i]
        for i in range(self.players):
            self.was_coins[i] = self.state.coins[i]
            self.was_palms[i] = self.state.palms[i]
            self.was_worth[i] = self.palm_points(i)

    def add_up(self, seat: int) -> None:
        for i in range(seat * COLOURS, seat * COLOURS + COLOURS):
            self.of_colour[i] = 0
            self.of_seal[i] = 0
        self.for_cards[seat] = 0
        left = self.state.done[seat]
        while left:
            card = lowest(left)
            left &= left - 1
            self.of_colour[seat * COLOURS + self.state.islands.colour[card]] += 1
            self.for_cards[seat] += self.state.islands.value[card]
            if self.state.islands.seal[card] >= 0:
                self.of_seal[seat * COLOURS + self.state.islands.seal[card]] += self.state.islands.strength[card]
        self.colours[seat] = 0
        for i in range(COLOURS):
            self.for_cards[seat] += self.of_colour[seat * COLOURS + i] * self.of_seal[seat * COLOURS + i]
            self.colours[seat] |= bit(8 * i) * self.of_colour[seat * COLOURS + i]
            self.colours[seat] |= bit(8 * i + 32) * self.of_seal[seat * COLOURS + i]

    def palm_points(self, seat: int) -> int:
        total = 0
        for i in range(seat * 4, seat * 4 + 4):
            total += self.state.palm[i]
        return total

    def points_of(self, seat: int) -> int:
        return (
            self.for_cards[seat]
            + self.state.coins[seat]
            + self.palm_points(seat)
            + self.state.cups[seat * 3]
            + self.state.cups[seat * 3 + 1]
            + self.state.cups[seat * 3 + 2]
        )

    def best_seats(self) -> int:
        return self.state.best()

    # --- observations ---------------------------------------------------------------------------------------

    def write_table(self, at: int, seat: int) -> int:
        word = self.state.cups_left | bit(8) * self.state.palm_worth()
        if self.state.phase != KEEP:
            start = self.state.start - seat
            word |= bit(16 + 8 * (start if start >= 0 else start + self.players))
        put(self.board.observations, at, word, 6)
        return at + 6

    def write_card(self, at: int, place: int, closed: int) -> int:
        card = self.state.card[place]
        first = card * self.plan.card_size
        veil(self.board.observations, at, self.plan.faces, first, FULL & ~closed, 16, 4, 10)
        return at + self.plan.card_size

    def write_seat(self, at: int, seat: int, now: bool) -> int:  # noqa: FBT001 - as C has it
        coins = self.state.coins[seat]
        palms = self.state.palms[seat]
        worth = self.palm_points(seat)
        owed = self.state.owed[seat]
        if not now:
            coins = self.was_coins[seat]
            palms = self.was_palms[seat]
            worth = self.was_worth[seat]
            owed = 0
        cups = self.state.cups[seat * 3] + self.state.cups[seat * 3 + 1] + self.state.cups[seat * 3 + 2]
        word = bit(8) * owed | bit(16) * coins | bit(24) * self.state.rows[seat] | bit(32) * cups
        word |= bit(40) * palms | bit(48) * worth | (self.state.waiting >> seat & 1)
        put(self.board.observations, at, word, 7)
        put(self.board.observations, at + 7, self.colours[seat], 8)
        self.board.observations[at + 15] = min(self.for_cards[seat] + coins + worth + cups, 255)
        return at + 16

    # --- copies ---------------------------------------------------------------------------------------------

    def take_over(self, other: SilverAndGold) -> None:
        self.state.become(other.state)
        self.marked = other.marked
        self.done = other.done
        self.seat = other.seat
        for i in range(8):
            self.was_closed[i] = other.was_closed[i]
        for i in range(4):
            self.was_done[i] = other.was_done[i]
            self.was_coins[i] = other.was_coins[i]
            self.was_palms[i] = other.was_palms[i]
            self.was_worth[i] = other.was_worth[i]
            self.for_cards[i] = other.for_cards[i]
            self.colours[i] = other.colours[i]
            self.known[i] = other.known[i]
        for i in range(16):
            self.of_colour[i] = other.of_colour[i]
            self.of_seal[i] = other.of_seal[i]

    def become(self, other: SilverAndGold) -> None:
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
