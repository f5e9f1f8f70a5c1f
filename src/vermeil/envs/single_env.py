"""Gymnasium's face: one seat is the learner's, bots sit in the others."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from vermeil.core.contract import Game
from vermeil.core.errors import IllegalMoveError, SetupError, shown
from vermeil.envs.opponents import bots_decide, check_opponents, checked_limit, seated
from vermeil.envs.play import Play, action_number, seed_of
from vermeil.envs.rendering import Drawing
from vermeil.envs.setting import Setting, plain
from vermeil.envs.spaces import (
    ILLEGAL,
    RENDER_MODES,
    Observation,
    checked_choice,
    checked_mode,
    checked_switch,
    observation_space,
    observed,
)
from vermeil.envs.vector_env import Vector

ANY_SEAT = "random"
SEED_BITS = 62


class VermeilSingle(gymnasium.Env[Observation, int]):
    """A game for one seat. Each step is one decision of that seat; the bots decide in between."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012 - Gymnasium's way

    def __init__(  # noqa: PLR0913 - the options of a setting
        self,
        setting: Setting,
        *,
        opponents: object = "easy",
        seat: object = 0,
        rewards: object = "margin",
        illegal: object = "refuse",
        planes: object = False,
        limit: object = None,
        render_mode: object = None,
    ) -> None:
        self.illegal = checked_choice("illegal", illegal, ILLEGAL)
        self.render_mode = checked_mode(render_mode)
        seat = plain(seat)
        if seat != ANY_SEAT and (type(seat) is not int or not 0 <= seat < setting.players):
            raise SetupError(f"a seat is 0 to {setting.players - 1}, or {ANY_SEAT!r}; not {shown(seat)}")
        self.setting = setting
        self._chosen = seat
        self._planes = checked_switch("planes", planes)
        self._limit = checked_limit(limit)
        self._opponents = check_opponents(setting.game, setting.players, opponents)
        self._play = Play(setting, rewards)
        self._drawing = Drawing(self.render_mode)
        self.seat = seat if isinstance(seat, int) else 0
        self._bots = seated(setting.game, self._opponents, self.seat, 0)
        self.observation_space = observation_space(setting, planes=self._planes)
        self.action_space = spaces.Discrete(len(setting.actions))  # type: ignore[assignment]  # its numbers are int64
        self._running = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal; with a seed always the same game, as in every face. There are no options."""
        if seed is not None:
            seed = seed_of(seed)
        super().reset(seed=seed)
        del options
        dealt = int(self.np_random.integers(1 << SEED_BITS)) if seed is None else seed
        if self._chosen == ANY_SEAT:
            self.seat = int(self.np_random.integers(self.setting.players))
        self._bots = seated(self.setting.game, self._opponents, self.seat, dealt)
        self._play.reset(dealt)
        self._running = True
        bots_decide(self._play, self._bots, self._limit)
        self._play.rewards()
        self._show()
        return self._observed(), self._info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """One decision; IllegalMoveError with nothing changed if it is not legal, unless it is masked."""
        if not self._running:
            raise IllegalMoveError("no game is running; reset() deals one")
        play = self._play
        number = action_number(action, len(self.setting.actions))
        if self.illegal == "mask" and play.position.engine_number(self.seat, number) < 0:
            number = play.legal(self.seat)[0]
        play.decide(self.seat, number)
        bots_decide(play, self._bots, self._limit)
        self._running = not play.over
        reward = play.rewards()[self.seat]
        self._show()
        return self._observed(), reward, play.over, False, self._info()

    def _observed(self) -> Observation:
        return observed(self._play, self.seat, planes=self._planes)

    def _info(self) -> dict[str, Any]:
        found: dict[str, Any] = {"seat": self.seat}
        if self._play.over:
            found["scores"] = self._play.scores
        return found

    def __setstate__(self, state: dict[str, Any]) -> None:
        """A copy is dealt games, and draws its seat, by dice of its own: see `Play.was_dealt_with`."""
        self.__dict__.update(state)
        self._np_random = self._np_random_seed = None

    @property
    def game(self) -> Game:
        """The game as people play it, with its views and its record. Look at it, don't play it."""
        return self._play.game

    def _show(self) -> None:
        if self.render_mode == "human":
            self._drawing.draw(self._play.game)

    def render(self) -> Any:  # noqa: ANN401 - text, an image, or nothing, as the mode says
        """The table as a spectator sees it."""
        return self._drawing.draw(self._play.game)


class VermeilSingles(VectorEnv[Observation, NDArray[np.int64], NDArray[np.int64]]):
    """Many games for one seat each, on the compiled vector; the others play at random, also in compiled code."""

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012 - Gymnasium's way

    def __init__(self, vector: Vector, seat: object = 0) -> None:
        seat = plain(seat)
        if type(seat) is not int or not 0 <= seat < vector.players:
            raise SetupError(f"a seat is 0 to {vector.players - 1}; not {shown(seat)}")
        self.num_envs = vector.games
        self.vector = vector
        self.seat = seat
        self.single_observation_space = observation_space(vector.setting, planes=False)
        self.single_action_space = spaces.Discrete(len(vector.actions))
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal all games; game i has seed + i."""
        super().reset(seed=None)
        del options
        self.vector.reset(seed)  # type: ignore[arg-type]  # refuses what is not a seed
        self._others()
        return self._observed(), {}

    def step(self, actions: NDArray[np.int64]) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """One decision a game; where a game is over the step deals a new one."""
        rewards = self.vector.step(actions)[1][:, self.seat].astype(np.float64)
        over = self.vector.terminated.copy()
        more, ended = self._others()
        return self._observed(), rewards + more, over | ended, np.zeros(self.num_envs, np.bool_), {}

    def _others(self) -> tuple[NDArray[np.float64], NDArray[np.bool_]]:
        """Let the others play until every game is this seat's turn, or over."""
        vector = self.vector
        rewards, ended = np.zeros(self.num_envs), np.zeros(self.num_envs, np.bool_)
        while (busy := (vector.seats != self.seat) & (vector.seats >= 0)).any():
            vector.step_some(busy)
            rewards[busy] += vector.rewards[busy, self.seat]
            ended |= busy & vector.terminated
        return rewards, ended

    def _observed(self) -> Observation:
        return {
            "observation": self.vector.observations.copy(),
            "action_mask": self.vector.masks.astype(np.int8),
        }

    def close_extras(self, **kwargs: Any) -> None:  # noqa: ANN401 - Gymnasium's
        del kwargs
        self.vector.close()
