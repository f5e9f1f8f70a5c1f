"""What both of PettingZoo's faces are: a game with agents, their spaces, and a table that is drawn."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces

from vermeil.core.contract import Game
from vermeil.core.errors import IllegalMoveError, shown
from vermeil.envs.observation import VERSION
from vermeil.envs.play import Play
from vermeil.envs.rendering import Drawing
from vermeil.envs.setting import Setting
from vermeil.envs.spaces import (
    ILLEGAL,
    RENDER_MODES,
    Observation,
    checked_choice,
    checked_cycles,
    checked_mode,
    checked_switch,
    env_name,
    observation_space,
    observed,
)

NOT_RUNNING = "no game is running; reset() deals one"


class ZooFace:
    """The part that does not ask who acts when. It begins with `reset`."""

    def __init__(
        self,
        setting: Setting,
        *,
        rewards: object = "margin",
        illegal: object = "refuse",
        planes: object = False,
        max_cycles: object = None,
        render_mode: object = None,
    ) -> None:
        super().__init__()
        self.illegal = checked_choice("illegal", illegal, ILLEGAL)
        self.render_mode = checked_mode(render_mode)
        self.max_cycles = checked_cycles(max_cycles)
        self.metadata: dict[str, Any] = {
            "name": f"{setting.game.replace('-', '_')}_v{VERSION}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": True,
            "render_fps": 2,
        }
        self.setting = setting
        self._planes = checked_switch("planes", planes)
        self._play = Play(setting, rewards)
        self._drawing = Drawing(self.render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(setting.players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._spaces = [observation_space(setting, planes=self._planes) for _ in self.possible_agents]
        self._actions = [spaces.Discrete(len(setting.actions)) for _ in self.possible_agents]

    def seat_of(self, agent: object) -> int:
        """The seat of an agent; IllegalMoveError if there is no such agent."""
        if not isinstance(agent, str) or agent not in self._seats:
            raise IllegalMoveError(f"there is no agent {shown(agent)}; there are {', '.join(self.possible_agents)}")
        return self._seats[agent]

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces[self.seat_of(agent)]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions[self.seat_of(agent)]

    def _observed(self, seat: int) -> Observation:
        return observed(self._play, seat, planes=self._planes)

    def _check_running(self) -> None:
        if self._play.seed is None:
            raise IllegalMoveError(NOT_RUNNING)
        if not self.agents:
            raise IllegalMoveError("the game is over; reset() deals a new one")

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
