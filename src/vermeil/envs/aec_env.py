"""PettingZoo's turn-based face: one agent acts after the other, each when it is asked."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from vermeil.core.contract import Game
from vermeil.core.errors import IllegalMoveError
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


class VermeilAEC(AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """A game by PettingZoo's agent-environment cycle; of several that wait the lowest seat comes first."""

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
        super().__init__()
        self.illegal = checked_choice("illegal", illegal, ILLEGAL)
        self.render_mode = checked_mode(render_mode)
        self.max_cycles = checked_cycles(max_cycles)
        self.metadata = {
            "name": f"{setting.game.replace('-', '_')}_v{VERSION}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": True,
            "render_fps": 2,
        }
        self.setting = setting
        self._planes = planes
        self._play = Play(setting, rewards)
        self._drawing = Drawing(self.render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(setting.players)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self._spaces = {agent: observation_space(setting, planes=planes) for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(len(setting.actions)) for agent in self.possible_agents}
        self._made = [0] * setting.players

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal; with a seed always the same game. There are no options."""
        del options
        self._play.reset(seed)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._made = [0] * self.setting.players
        self._select()
        self._show()

    def _select(self) -> None:
        seat = self._play.position.to_act()
        self.agent_selection = self.possible_agents[max(seat, 0)]

    def step(self, action: int | None) -> None:
        """The selected agent's action; IllegalMoveError with nothing changed if it may not, unless it is masked."""
        if not self.agents:
            raise IllegalMoveError("the game is over; reset() deals a new one")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise IllegalMoveError(f"{agent} is done, so its action is None")
            self._was_dead_step(None)
            return
        play, seat = self._play, self._seat[agent]
        number = action_number(action, len(self.setting.actions))
        if self.illegal == "mask" and play.position.engine_number(seat, number) < 0:
            number = play.legal(seat)[0]
        play.decide(seat, number)
        play.settle()
        self._made[seat] += 1
        self._cumulative_rewards[agent] = 0.0
        for other, reward in zip(self.possible_agents, play.rewards(), strict=True):
            self.rewards[other] = reward
        if play.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and max(self._made) >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()
        self._show()

    def observe(self, agent: str) -> Observation:
        """What an agent sees now, whoever is asked."""
        return observed(self._play, self._seat[agent], planes=self._planes)

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
