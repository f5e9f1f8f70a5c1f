"""Many games side by side: every step walks through them in compiled code, on as many threads as are given a share.

Plain Python; compiled through `pool.pxd`.
"""

from __future__ import annotations

from typing import Any

from vermeil.core.dice import Dice
from vermeil.envs import loops
from vermeil.envs.buffers import Buffers
from vermeil.envs.position import Position

try:
    import cython  # type: ignore[import-untyped]
except ImportError:  # not needed at run time: compiled away, and plain Python has no GIL to release here
    from vermeil.bots.expedition.plain import cython


class Pool:
    """The games of a vector, in the order of their rows."""

    def __init__(self, board: Buffers, games: list[Position], addresses: Any) -> None:  # noqa: ANN401 - numpy's
        """`addresses` has the `id` of each game: compiled loops find them by it."""
        self.board = board
        self.games = games
        self.count = len(games)
        self.addresses = addresses
        self.dice = Dice(0)

    def first_refused(self) -> int:
        """The first game whose action is not in its mask; -1 if there is none. Nobody's turn takes any action."""
        breadth = self.board.breadth
        for i in range(self.count):
            action = self.board.actions[i]
            if self.board.seats[i] >= 0 and (
                action < 0 or action >= breadth or not self.board.masks[i * breadth + action]
            ):
                return i
        return -1

    # --- the doors for Python -------------------------------------------------------------------------------

    def refused(self) -> int:
        """The first game whose action would be refused; -1 if there is none."""
        with cython.nogil:
            found = self.first_refused()
        return found  # noqa: RET504 - the lock is taken again first

    def step(self, first: int, last: int) -> None:
        """Take one step in the games from `first` to `last - 1`; whoever calls has looked that there are such games."""
        with cython.nogil:
            loops.step_games(self.games, self.addresses, first, last)

    def sample(self, first: int, last: int) -> None:
        """A random legal action for each of some games, into their places."""
        with cython.nogil:
            loops.sample_games(self.games, self.addresses, first, last, self.dice)
