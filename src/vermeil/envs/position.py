"""One game as a learning program has it: actions by number, an observation, a mask, rewards, all in a row of buffers.

Plain Python; compiled through `position.pxd`. What a game's table looks like is known by the subclasses; here is what
is the same for all: who is asked, what a step does, when a new game begins.

The seats of a simultaneous phase are asked one after the other, the lowest first; what the others have decided is not
in an observation before it is in a view.
"""

from __future__ import annotations

from vermeil.core.bits import count_bits
from vermeil.core.dice import Dice
from vermeil.envs.buffers import DISABLED, MARGIN, NEXT_STEP, POINTS, SAME_STEP, WIN, Buffers

__all__ = ["DISABLED", "MARGIN", "NEXT_STEP", "POINTS", "SAME_STEP", "WIN", "Position"]

# What tells the dice of random actions from those of chance. It has a name because a bare literal of that size is not a
# C number when compiled.
WHIM = 0x5DEECE66D5DEECE6


class Position:
    """A game in its row of the buffers. Whoever calls has checked seats; actions are checked here."""

    def __init__(self, board: Buffers, row: int) -> None:
        self.board = board
        self.row = row
        self.players = board.players
        self.size = board.width
        self.actions = board.breadth
        self.sight_at = row * board.width
        self.mask_at = row * board.breadth
        self.dice = Dice(0)
        # For random actions: another one, so that whoever draws them changes nothing that chance will bring.
        self.whim = Dice(0)
        self.seat = -1
        self.done = True
        self.lowest_wins = False
        # The points of each seat when they were last rewarded.
        self.known = [0] * 4

    # --- what a game fills in -------------------------------------------------------------------------------

    def begin(self) -> None:
        """Lay everything ready for a new game; chance has not spoken yet."""
        raise NotImplementedError

    def roll(self) -> None:
        """Let the dice speak for chance until someone must decide."""
        raise NotImplementedError

    def settle(self) -> None:
        """Something has happened: keep what observations need of it."""
        raise NotImplementedError

    def asked(self) -> int:
        """The lowest seat that must decide, or -1."""
        raise NotImplementedError

    def waits(self, seat: int) -> bool:
        """Whether a seat must decide."""
        raise NotImplementedError

    def chance(self) -> bool:
        """Whether chance must speak before anyone can decide."""
        raise NotImplementedError

    def ended(self) -> bool:
        """Whether the game is over."""
        raise NotImplementedError

    def number(self, seat: int, action: int) -> int:
        """The engine's number of an action that is legal for a waiting seat; -1 of any other."""
        raise NotImplementedError

    def play(self, seat: int, number: int) -> None:
        """Carry out a legal decision."""
        raise NotImplementedError

    def write_mask(self, seat: int) -> None:
        """The legal actions of a seat, into its row; the last action, which is to wait, if it is not asked."""
        raise NotImplementedError

    def write_sight(self, seat: int) -> None:
        """What a seat may know, into its row."""
        raise NotImplementedError

    def points_of(self, seat: int) -> int:
        """The points of a seat, as if the game ended now."""
        raise NotImplementedError

    def best_seats(self) -> int:
        """Who has won, as a set."""
        raise NotImplementedError

    def random_action(self, seat: int, dice: Dice) -> int:
        """Any legal action of a waiting seat, all alike."""
        raise NotImplementedError

    # --- what is the same for all ---------------------------------------------------------------------------

    def fresh(self) -> None:
        """A new game, dealt."""
        self.begin()
        self.roll()
        self.settle()
        self.done = False
        for seat in range(self.players):
            self.known[seat] = self.points_of(seat)

    def show(self, seat: int) -> None:
        """The row as a seat has it; of nobody's turn what seat 0 may know."""
        self.seat = seat
        self.board.seats[self.row] = seat
        self.write_mask(max(seat, 0))
        self.write_sight(max(seat, 0))

    def step(self) -> None:
        """Take the row's action, which `lowest_action` stands in for if it is not legal, and go on."""
        self.board.decisions[self.row] = 0
        for seat in range(self.players):
            self.board.rewards[self.row * self.players + seat] = 0
        if self.done:
            if self.board.reset_mode == NEXT_STEP:
                self.board.over[self.row] = 0
                self.fresh()
                self.show(self.asked())
            return
        self.board.over[self.row] = 0
        number = self.number(self.seat, self.board.actions[self.row])
        if number < 0:
            number = self.number(self.seat, self.lowest_action())
            if number < 0:  # somebody has written into the mask: nothing happens then
                return
        self.play(self.seat, number)
        self.board.decisions[self.row] = 1
        if self.chance():
            self.roll()
        self.settle()
        if self.board.rewarding == POINTS:
            self.note_points()
        if self.ended():
            self.finish()
            if self.board.reset_mode == SAME_STEP:
                self.fresh()
        self.show(self.asked())

    def lowest_action(self) -> int:
        """The first legal action of whoever is asked; there is one."""
        action = 0
        while action < self.actions - 1 and not self.board.masks[self.mask_at + action]:
            action += 1
        return action

    def note_points(self) -> None:
        """Reward each seat with the points that it has more than before; where the fewest win, with fewer."""
        at = self.row * self.players
        for seat in range(self.players):
            points = self.points_of(seat)
            if points != self.known[seat]:
                self.board.rewards[at + seat] = (
                    self.known[seat] - points if self.lowest_wins else points - self.known[seat]
                )
                self.known[seat] = points

    def finish(self) -> None:
        """The game is over: the scores, and what is rewarded at the end."""
        at = self.row * self.players
        self.board.over[self.row] = 1
        self.done = True
        total = 0
        for seat in range(self.players):
            self.board.scores[at + seat] = self.points_of(seat)
            total += self.points_of(seat)
        best = self.best_seats()
        winners = count_bits(best)
        if self.board.rewarding == WIN:
            share = 1.0 / winners
            for seat in range(self.players):
                self.board.rewards[at + seat] = share if best >> seat & 1 else 0
        elif self.board.rewarding == MARGIN:
            for seat in range(self.players):
                share = self.points_of(seat)
                if self.players > 1:
                    others = total - self.points_of(seat)
                    share -= others / (self.players - 1.0)
                self.board.rewards[at + seat] = -share if self.lowest_wins else share

    def sample(self) -> None:
        """A random legal action into the row's place; waiting, if nobody is asked."""
        if self.seat < 0:
            self.board.actions[self.row] = self.actions - 1
        else:
            self.board.actions[self.row] = self.random_action(self.seat, self.whim)

    # --- the doors for Python: whoever comes through them has checked the seat -----------------------------

    def seed(self, seed: int) -> None:
        """What chance will bring from now on, and what random actions are drawn."""
        self.dice.restart(seed)
        self.whim.restart(seed ^ WHIM)

    def deal(self) -> None:
        """Begin a new game and show it."""
        self.fresh()
        self.show(self.asked())

    def start_over(self) -> None:
        """Lay everything ready for a new game; chance has not spoken yet."""
        self.begin()
        self.done = False

    def act(self, seat: int, action: int) -> bool:
        """Carry out a seat's action, if it is legal; whether it was. Chance does not speak yet."""
        if not self.waits(seat):
            return False
        number = self.number(seat, action)
        if number < 0:
            return False
        self.play(seat, number)
        self.settle()
        return True

    def legal(self, seat: int) -> list[int]:
        """The legal actions of a seat in ascending order. The observation in the row is left as it is."""
        self.write_mask(seat)
        found = []
        for action in range(self.actions):
            if self.board.masks[self.mask_at + action]:
                found.append(action)  # noqa: PERF401 - compiled, a loop is quicker than a comprehension's closure
        return found

    def look(self, seat: int) -> None:
        """Write a seat's mask and observation, whoever is asked."""
        self.write_mask(seat)
        self.write_sight(seat)

    def to_act(self) -> int:
        """The lowest seat that must decide, or -1."""
        return self.asked()

    def is_waiting(self, seat: int) -> bool:
        """Whether a seat must decide."""
        return self.waits(seat)

    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.ended()

    def asks_chance(self) -> bool:
        """Whether chance must speak before anyone can decide."""
        return self.chance()

    def engine_number(self, seat: int, action: int) -> int:
        """The engine's number of a legal action; -1 of any other."""
        return self.number(seat, action) if self.waits(seat) else -1

    def points_now(self, seat: int) -> int:
        """The points of a seat, as if the game ended now."""
        return self.points_of(seat)

    def winners(self) -> int:
        """Who has won, as a set."""
        return self.best_seats()
