"""Many games of one setting in one object, stepped together in compiled code.

The turn-based convention: each step takes one action a game, of whoever must decide there (`seats`), and shows the game
as whoever must decide next sees it. The arrays are the games' own buffers: they change with every step, uncopied.
"""

from __future__ import annotations

import secrets
import threading
from collections.abc import Sequence
from typing import Any, Never, Self

import numpy as np
from numpy.typing import NDArray

from vermeil.core.errors import IllegalMoveError, SetupError, shown
from vermeil.envs.actions import Actions
from vermeil.envs.crew import Crew
from vermeil.envs.observation import Bytes, Layout
from vermeil.envs.play import seed_of
from vermeil.envs.pool import Pool
from vermeil.envs.setting import Setting, board_of, plain

ILLEGAL = ("refuse", "mask")
MAX_GAMES = 1 << 20
MAX_THREADS = 256
CLOSED = "this vector is closed; make another one"

Step = tuple[Bytes, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class Vector:
    """So many games side by side. It begins with `reset`."""

    def __init__(
        self, setting: Setting, games: object, *, rewards: object, autoreset: object, illegal: object, threads: object
    ) -> None:
        games, threads = plain(games), plain(threads)
        if type(games) is not int or not 1 <= games <= MAX_GAMES:
            raise SetupError(f"a vector has 1 to {MAX_GAMES} games, not {shown(games)}")
        if type(threads) is not int or not 1 <= threads <= MAX_THREADS:
            raise SetupError(f"a vector works on 1 to {MAX_THREADS} threads, not {shown(threads)}")
        if not isinstance(illegal, str) or illegal not in ILLEGAL:
            raise SetupError(f"illegal is one of {', '.join(ILLEGAL)}; not {shown(illegal)}")
        self.setting = setting
        self.games = games
        self.illegal = illegal
        board, arrays = board_of(setting, games, rewards, autoreset)
        positions = setting.positions(board)
        self._pool = Pool(board, positions, np.array([id(position) for position in positions], np.uint64).data)
        self._crew = Crew(self._pool, threads)
        self._actions: NDArray[np.int32] = arrays["actions"]
        self.observations: Bytes = _shown(arrays["observations"].reshape(games, -1))
        """What each game looks like to whoever must decide there; `layout` says what the bytes mean."""
        self.masks: NDArray[np.bool_] = _shown(arrays["masks"].view(np.bool_).reshape(games, -1))
        """The legal actions of whoever must decide; only the last one, which is to wait, where a game is over."""
        self.seats: NDArray[np.int32] = _shown(arrays["seats"])
        """Who must decide; -1 where a game is over."""
        self.rewards: NDArray[np.float32] = _shown(arrays["rewards"].reshape(games, -1))
        """What the last step brought to each seat of each game."""
        self.terminated: NDArray[np.bool_] = _shown(arrays["over"].view(np.bool_))
        """Which games the last step has ended."""
        self.scores: NDArray[np.int16] = _shown(arrays["scores"].reshape(games, -1))
        """The final scores of the last game that ended in each row."""
        self._truncated: NDArray[np.bool_] = _shown(np.zeros(games, np.bool_))
        self._begun = False
        self._closed = False
        # Compiled code works without Python's lock: one call after the other, whatever threads they come from.
        self._turn = threading.Lock()

    @property
    def players(self) -> int:
        return self.setting.players

    @property
    def layout(self) -> Layout:
        """What the bytes of an observation mean."""
        return self.setting.layout

    @property
    def actions(self) -> Actions:
        """What the actions mean."""
        return self.setting.actions

    def planes(self) -> dict[str, Bytes]:
        """The named fields of all observations, as views."""
        return self.layout.planes(self.observations)

    def reset(self, seed: int | Sequence[int] | NDArray[np.integer[Any]] | None = None) -> tuple[Bytes, dict[str, Any]]:
        """Deal all games again. With one seed game i has seed + i; a sequence has the seed of each game."""
        seeds = self._seeds(seed)
        with self._turn:
            if self._closed:
                raise IllegalMoveError(CLOSED)
            for position, each in zip(self._pool.games, seeds, strict=True):
                position.seed(each)
                position.deal()
            self._begun = True
            for array in (self.rewards, self.terminated):
                array.base[...] = 0  # type: ignore[index]  # the buffer below the array that is shown
        return self.observations, self._infos()

    def _seeds(self, seed: object) -> list[int]:
        if seed is None:
            seed = secrets.randbits(62)
        if isinstance(seed, Sequence | np.ndarray) and not isinstance(seed, str | bytes):
            if np.shape(seed) != (self.games,):
                raise SetupError(f"there are {self.games} games, and not as many seeds: {shown(np.shape(seed))}")
            return [seed_of(each) for each in seed]
        first = seed_of(seed)
        return [(first + row) & 0xFFFFFFFFFFFFFFFF for row in range(self.games)]

    def step(self, actions: NDArray[np.integer[Any]] | Sequence[int]) -> Step:
        """One action a game. What is not legal is refused with nothing changed, or masked: see `illegal`.

        Where a game is over, its action is not looked at.
        """
        given = actions if actions is self._actions else self._read(actions)
        with self._turn:
            self._check_begun()
            if given is not self._actions:
                self._actions[:] = given
            if self.illegal == "refuse":
                refused = self._crew.refused()
                if refused >= 0:
                    action, seat = int(self._actions[refused]), int(self.seats[refused])
                    raise IllegalMoveError(
                        f"game {refused}: action {action} is not legal for seat {seat} now; nothing has changed"
                    )
            self._crew.step()
        return self.observations, self.rewards, self.terminated, self._truncated, self._infos()

    def _check_begun(self) -> None:
        if self._closed:
            raise IllegalMoveError(CLOSED)
        if not self._begun:
            raise IllegalMoveError("a vector begins with reset()")

    def _read(self, actions: object) -> NDArray[np.integer[Any]]:
        try:
            given = np.asarray(actions)
        except (TypeError, ValueError) as error:
            raise IllegalMoveError(f"actions are one whole number a game, not {shown(actions)}") from error
        if given.shape != (self.games,) or given.dtype.kind not in "iu":
            raise IllegalMoveError(
                f"actions are {self.games} whole numbers, not an array of {given.dtype} with shape {shown(given.shape)}"
            )
        if given.dtype.itemsize > 2:  # noqa: PLR2004 - two bytes fit into four
            given = np.clip(given, -1, len(self.actions))
        return given

    def sample(self) -> NDArray[np.int32]:
        """A random legal action for each game, drawn in compiled code. The array is the vector's own, for `step`."""
        with self._turn:
            self._check_begun()
            self._crew.sample()
        return self._actions

    def step_some(self, rows: object) -> None:
        """Random legal actions in some games, and nothing in the others: for seats that play at random."""
        if not isinstance(rows, np.ndarray) or rows.shape != (self.games,) or rows.dtype != np.bool_:
            raise IllegalMoveError(f"rows are {self.games} truth values, not {shown(rows)}")
        with self._turn:
            self._check_begun()
            self._pool.step_rows(np.ascontiguousarray(rows).view(np.uint8).data)

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self.masks, "seat": self.seats, "scores": self.scores}

    def close(self) -> None:
        """Send the threads home. The vector can't be played any more; its arrays stay as they are."""
        with self._turn:
            self._begun = False
            self._closed = True
            self._crew.close()

    def __reduce__(self) -> Never:
        raise SetupError("a vector can't be copied or pickled: make another one, and reset it with the same seeds")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<vector of {self.games} games of {self.setting.game} with {self.players} players>"


def _shown(array: Any) -> Any:  # noqa: ANN401 - an array of any kind
    """An array that can be looked at, but not written to: its bytes are the games' own."""
    view = array.view()
    view.flags.writeable = False
    return view
