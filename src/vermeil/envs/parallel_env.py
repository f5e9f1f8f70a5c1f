"""PettingZoo's parallel face: all who are asked act at the same time, as people do in the flip-and-write games.

Who is not asked has one action, `wait`. In Silver Coin one seat acts at a time, and the others wait.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from pettingzoo import ParallelEnv

from vermeil.core.contract import Game
from vermeil.core.errors import IllegalMoveError, shown
from vermeil.envs.fields import VERSION
from vermeil.envs.play import Play, action_number
from vermeil.envs.rendering import Drawing
from vermeil.envs.setting import Setting
from vermeil.envs.spaces import (
    ILLEGAL,
    RENDER_MODES,
    Observation,
    checked_choice,
    checked_cycles,
    checked_mode,
    env_name,
    observation_space,
    observed,
)

Five = tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class VermeilParallel(ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """A game in which everybody acts at once. What others decide in this step nobody sees before it is done."""

    def __init__(
        self,
        setting: Setting,
        *,
        rewards: object = "margin",
        illegal: object = "refuse",
        planes: bool = False,
        max_cycles: object = None,
        render_mode: object = None,
    ) -> None:
        self.illegal = checked_choice("illegal", illegal, ILLEGAL)
        self.render_mode = checked_mode(render_mode)
        self.max_cycles = checked_cycles(max_cycles)
        self.metadata = {
            "name": f"{setting.game.replace('-', '_')}_v{VERSION}",
            "render_modes": list(RENDER_MODES),
            "render_fps": 2,
        }
        self.setting = setting
        self._planes = planes
        self._play = Play(setting, rewards)
        self._drawing = Drawing(self.render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(setting.players)]
        self.agents: list[str] = []
        self._spaces = {agent: observation_space(setting, planes=planes) for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(len(setting.actions)) for agent in self.possible_agents}
        self._made = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deal; with a seed always the same game. There are no options."""
        del options
        self._play.reset(seed)
        self.agents = self.possible_agents.copy()
        self._made = 0
        self._show()
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Observation]:
        return {
            agent: observed(self._play, seat, planes=self._planes) for seat, agent in enumerate(self.possible_agents)
        }

    def step(self, actions: dict[str, int]) -> Five:
        """One action of every agent. If one of them is not legal nothing has changed, unless it is masked."""
        if not self.agents:
            raise IllegalMoveError("the game is over; reset() deals a new one")
        play = self._play
        for seat, action in self._read(actions):
            play.decide(seat, action)
        play.settle()
        self._made += 1
        rewards = dict(zip(self.possible_agents, play.rewards(), strict=True))
        over = play.over
        cut = not over and self.max_cycles is not None and self._made >= self.max_cycles
        found: Five = (
            self._observations(),
            rewards,
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, cut),
            {agent: {} for agent in self.agents},
        )
        if over or cut:
            self.agents = []
        self._show()
        return found

    def _read(self, actions: object) -> list[tuple[int, int]]:
        """The decisions of those who are asked; all are looked at before one of them is carried out."""
        if not isinstance(actions, Mapping):
            raise IllegalMoveError(f"actions are a mapping of agents to numbers, not {shown(actions)}")
        strangers = [agent for agent in actions if agent not in self.possible_agents]
        if strangers:
            raise IllegalMoveError(f"there is no agent {shown(strangers[0])}; there are {', '.join(self.agents)}")
        play, wait = self._play, self.setting.actions.wait
        found = []
        for seat, agent in enumerate(self.possible_agents):
            asked = play.position.is_waiting(seat)
            if agent not in actions:
                if asked:
                    raise IllegalMoveError(f"{agent} must decide now, and there is no action of it")
                continue
            number = action_number(actions[agent], len(self.setting.actions))
            legal = play.position.engine_number(seat, number) >= 0 if asked else number == wait
            if not legal and self.illegal == "refuse":
                label = self.setting.actions.labels[number]
                raise IllegalMoveError(f"{label} (action {number}) is not legal for {agent} now; see its action mask")
            if asked:
                found.append((seat, number if legal else play.legal(seat)[0]))
        return found

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

    def close(self) -> None:
        """There is nothing to close."""

    def __str__(self) -> str:
        return f"vermeil/{env_name(self.setting.game)}-v{VERSION}"
