"""Many games side by side: every step walks through them in compiled code, on as many threads as are given a share.

Plain Python; compiled through `pool.pxd`.
"""

from __future__ import annotations

from typing import Any

from vermeil.envs import loops
from vermeil.envs.buffers import Buffers
from vermeil.envs.position import Position

try:
    import cython  # type: ignore[import-untyped]
except ImportError:  # not needed at run time: compiled away, and plain Python has no GIL to release here
    from vermeil.bots.expedition.plain import cython


class Pool:
    """The games of a vector, in the order of their rows. Parts are from `first` to `last - 1`."""

    def __init__(self, board: Buffers, games: list[Position], addresses: Any) -> None:  # noqa: ANN401 - numpy's
        """`addresses` has the `id` of each game: compiled loops find them by it."""
        self.board = board
        self.games = games
        self.count = len(games)
        self.addresses = addresses

    def first_refused(self, first: int, last: int) -> int:
        """The first game whose action is not in its mask; -1 if there is none. Nobody's turn takes any action."""
        breadth = self.board.breadth
        for i in range(first, last):
            action = self.board.actions[i]
            if self.board.seats[i] >= 0 and (
                action < 0 or action >= breadth or not self.board.masks[i * breadth + action]
            ):
                return i
        return -1

    def step_part(self, first: int, last: int) -> None:
        """Take one step in some of the games."""
        loops.step_games(self.games, self.addresses, first, last)

    def sample_part(self, first: int, last: int) -> None:
        """A random legal action for each of some games, into their places."""
        loops.sample_games(self.games, self.addresses, first, last)

    # --- the door for Python --------------------------------------------------------------------------------

    def step_rows(self, rows: Any) -> None:  # noqa: ANN401 - numpy's
        """A random step in the games whose byte is not 0."""
        with cython.nogil:
            loops.step_rows(self.games, self.addresses, rows)
