"""Faces for one game: whatever is wrong is refused by an error of ours, and nothing has changed."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from vermeil import envs
from vermeil.core.errors import IllegalMoveError, VermeilError

WRONG_ACTIONS: list[Any] = [-1, 10**6, 1.0, "0", None, True, [0], np.array([1, 2]), np.float32(1)]


@pytest.mark.parametrize("game", ["silver-and-gold", "silver-coin"])
def test_wrong_actions_change_nothing(game: str) -> None:
    aec, both, one = envs.aec(game), envs.parallel(game), envs.single(game, opponents="random")
    aec.reset(seed=1)
    both.reset(seed=1)
    observation, _ = one.reset(seed=1)
    illegal = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    for wrong in [*WRONG_ACTIONS, illegal]:
        before = aec.game.transcript(), both.game.transcript(), one.game.transcript()
        agent = aec.agent_selection
        with pytest.raises(IllegalMoveError):
            aec.step(wrong)
        assert aec.agent_selection == agent
        with pytest.raises(IllegalMoveError):
            both.step(dict.fromkeys(both.agents, wrong))
        with pytest.raises(IllegalMoveError):
            one.step(wrong)
        assert before == (aec.game.transcript(), both.game.transcript(), one.game.transcript())
    for wrong_actions in ({}, [1, 2], {"player_9": 0}, None):
        with pytest.raises(IllegalMoveError):
            both.step(wrong_actions)  # type: ignore[arg-type]


def test_one_illegal_action_of_several_stops_them_all() -> None:
    both = envs.parallel("silver-and-gold", 3)
    observations, _ = both.reset(seed=1)
    actions = {agent: int(np.flatnonzero(seen["action_mask"])[0]) for agent, seen in observations.items()}
    before = both.game.transcript()
    with pytest.raises(IllegalMoveError, match="player_2"):
        both.step(actions | {"player_2": 0})
    assert both.game.transcript() == before
    both.step(actions)
    assert both.game.transcript() != before


def test_who_is_not_asked_waits() -> None:
    both = envs.parallel("silver-coin", 3)
    observations, _ = both.reset(seed=1)
    wait = envs.actions_of("silver-coin").wait
    asked = [agent for agent, seen in observations.items() if not seen["action_mask"][wait]]
    assert len(asked) == 1
    others = {agent: wait for agent in observations if agent != asked[0]}
    move = int(np.flatnonzero(observations[asked[0]]["action_mask"])[0])
    with pytest.raises(IllegalMoveError, match=asked[0]):
        both.step({**others, asked[0]: wait})
    with pytest.raises(IllegalMoveError, match="not legal"):
        both.step({**dict.fromkeys(others, 0), asked[0]: move})
    both.step({**others, asked[0]: move})
    both.step(dict.fromkeys(both.agents, wait) | {both.possible_agents[both._play.waiting[0]]: move})


def test_steps_before_and_after_a_game_are_refused() -> None:
    faces: list[Any] = [envs.aec("pyramids"), envs.parallel("pyramids"), envs.single("pyramids", opponents="random")]
    for env in faces:
        with pytest.raises(IllegalMoveError, match="reset"):
            env.step(0)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"render_mode": "cinema"}, "render_mode is one of"),
        ({"max_cycles": 0}, "max_cycles"),
        ({"illegal": 3}, "illegal is one of"),
        ({"rewards": []}, "rewards are one of"),
        ({"players": 9}, "1 to 4"),
    ],
)
def test_options_are_refused_with_a_sentence(options: dict[str, Any], said: str) -> None:
    for face in (envs.aec, envs.parallel):
        with pytest.raises(VermeilError, match=said):
            face("pyramids", **options)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"seat": 2}, "a seat is"),
        ({"seat": "first"}, "a seat is"),
        ({"opponents": "nobody"}, "no bot"),
        ({"opponents": ["easy", "easy"]}, "1 other seats"),
        ({"opponents": 7}, "an opponent is"),
    ],
)
def test_seats_and_opponents_are_refused_with_a_sentence(options: dict[str, Any], said: str) -> None:
    with pytest.raises(VermeilError, match=said):
        envs.single("pyramids", **options)


def test_a_seed_is_a_whole_number() -> None:
    env = envs.aec("pyramids")
    for seed in (-1, 1.5, "x"):
        with pytest.raises(VermeilError, match="seed"):
            env.reset(seed=seed)  # type: ignore[arg-type]
