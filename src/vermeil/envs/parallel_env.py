"""PettingZoo's parallel face: all who are asked act at the same time, as people do in the flip-and-write games.

Who is not asked has one action, `wait`. In Silver Coin one seat acts at a time, and the others wait.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pettingzoo import ParallelEnv

from vermeil.core.errors import IllegalMoveError, shown
from vermeil.envs.play import action_number
from vermeil.envs.spaces import Observation
from vermeil.envs.zoo_face import ZooFace

Five = tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class VermeilParallel(ZooFace, ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """A game in which everybody acts at once. What others decide in this step nobody sees before it is done."""

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
        return {agent: self._observed(seat) for seat, agent in enumerate(self.possible_agents)}

    def step(self, actions: dict[str, int]) -> Five:
        """One action of every agent. If one of them is not legal nothing has changed, unless it is masked."""
        self._check_running()
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
        for agent in actions:
            self.seat_of(agent)
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
