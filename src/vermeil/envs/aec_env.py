"""PettingZoo's turn-based face: one agent acts after the other, each when it is asked."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv

from vermeil.core.errors import IllegalMoveError
from vermeil.envs.play import action_number
from vermeil.envs.spaces import Observation
from vermeil.envs.zoo_face import NOT_RUNNING, ZooFace


class VermeilAEC(ZooFace, AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """A game by PettingZoo's agent-environment cycle; of several that wait the lowest seat comes first."""

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
        self._check_running()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise IllegalMoveError(f"{agent} is done, so its action is None")
            self._was_dead_step(None)
            return
        play, seat = self._play, self._seats[agent]
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
        seat = self.seat_of(agent)
        if self._play.seed is None:
            raise IllegalMoveError(NOT_RUNNING)
        return self._observed(seat)

    def last(self, observe: bool = True) -> tuple[Any, ...]:  # noqa: FBT001, FBT002 - PettingZoo's
        """What the selected agent sees and got, whether it is done, and infos."""
        if self._play.seed is None:
            raise IllegalMoveError(NOT_RUNNING)
        found: tuple[Any, ...] = super().last(observe)
        return found
