"""The libraries' own tests of our environments. They prove the shape; what is right is proved in test_lockstep."""

from __future__ import annotations

import copy
import itertools
import pickle
import sys
import warnings
from functools import partial
from itertools import combinations
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.utils.conversions import parallel_to_aec

from vermeil import envs
from vermeil.envs.aec_env import VermeilAEC
from vermeil.envs.setting import setting_of
from vermeil.games import GAMES

with warnings.catch_warnings():
    # Where its own card games are installed, it imports them in a way that it no longer likes itself.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import (
        api_test,
        bombardment_test,
        max_cycles_test,
        parallel_api_test,
        parallel_seed_test,
        performance_benchmark,
        render_test,
        seed_test,
        test_save_obs,
    )

check_saved_observations = test_save_obs
test_save_obs.__test__ = False
del test_save_obs
COUNTS = [(game, players) for game in GAMES for players in (2, 3)]
# An observation with a mask is a dictionary; PettingZoo's test knows only its own games that have one.
DICTIONARIES = "ignore:Observation"


@pytest.mark.filterwarnings(DICTIONARIES)
@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_pettingzoo_takes_the_turn_based_face(game: str, players: int) -> None:
    api_test(envs.aec(game, players), num_cycles=60)
    api_test(envs.aec(game, players, planes=True, rewards="points"), num_cycles=10)
    seed_test(lambda: envs.aec(game, players), num_cycles=30)


class Bare(VermeilAEC):
    """As PettingZoo's bombardment wants it in 1.27: observations without a mask, and `step` gives the next one."""

    def observation_space(self, agent: str) -> Any:
        spaces: Any = super().observation_space(agent)
        return spaces["observation"]

    def observe(self, agent: str) -> Any:
        return super().observe(agent)["observation"]

    def step(self, action: int | None) -> Any:
        super().step(action)
        return self.observe(self.agent_selection)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_bombards_it(game: str) -> None:
    bombardment_test(Bare(setting_of(game, 2), illegal="mask"), cycles=40)
    check_saved_observations(envs.aec(game))


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_times_it(game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Its benchmark runs until five seconds are over by its clock; here every look at the clock is half a second."""
    looks = itertools.count()
    clock = SimpleNamespace(time=lambda: next(looks) / 2)
    monkeypatch.setattr(sys.modules["pettingzoo.test.performance_benchmark"], "time", clock)
    performance_benchmark(envs.aec(game))
    assert "turns per second" in capsys.readouterr().out.lower()


@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_pettingzoo_takes_the_parallel_face(game: str, players: int) -> None:
    parallel_api_test(envs.parallel(game, players), num_cycles=60)
    # That test draws actions without a look at the masks.
    parallel_seed_test(lambda: envs.parallel(game, players, illegal="mask"), num_cycles=30)


@pytest.mark.parametrize("game", GAMES)
def test_cycles_are_cut_off(game: str) -> None:
    def parallel_env(max_cycles: int) -> Any:
        return envs.parallel(game, illegal="mask", max_cycles=max_cycles)

    max_cycles_test(
        SimpleNamespace(parallel_env=parallel_env, env=lambda max_cycles: parallel_to_aec(parallel_env(max_cycles)))
    )
    env = envs.aec(game, max_cycles=3)
    env.reset(seed=1)
    for _ in env.agent_iter(200):
        observation, _, over, cut, _ = env.last()
        env.step(None if over or cut else int(np.flatnonzero(observation["action_mask"])[0]))
    assert not env.agents
    assert max(env._made) == 3


@pytest.mark.parametrize("game", GAMES)
def test_all_ways_to_render_draw_the_table(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    pictures = []

    def drawn(picture: Any) -> bool:
        pictures.append(picture)
        return len(np.unique(picture)) > 20

    def seeded(render_mode: str) -> Any:
        """The library's test plays a few random moves, of which now and then none can be seen."""
        env: Any = envs.aec(game, render_mode=render_mode)
        env.reset = partial(env.reset, seed=7)
        for agent in env.possible_agents:
            env.action_space(agent).seed(7)
        return env

    custom = {"ansi": lambda text: "player_0" in text or "two of four cards" in text, "rgb_array": drawn}
    with warnings.catch_warnings():
        render_test(seeded, custom)
    assert any(one.shape == other.shape and (one != other).any() for one, other in combinations(pictures, 2))
    assert "round 1" in capsys.readouterr().out


def pickled(env: VermeilAEC) -> VermeilAEC:
    """The same environment once more, as another process would get it."""
    found: VermeilAEC = pickle.loads(pickle.dumps(env))  # noqa: S301 - written the moment before
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("copied", [copy.deepcopy, pickled])
def test_a_copy_goes_on_by_dice_of_its_own(game: str, copied: Any) -> None:
    """Whoever plans on copies must not see what will come, nor the same again and again; a seed deals as ever."""
    env = envs.aec(game)
    env.reset(seed=3)
    records = []
    for _ in range(3):
        again = copied(env)
        assert again.game.transcript() == env.game.transcript()
        assert np.array_equal(again.last()[0]["observation"], env.last()[0]["observation"])
        again.reset()  # a deal that nobody has asked for by a seed
        records.append(again.game.transcript())
        again = copied(env)
        play_on(again)
        records.append(again.game.transcript())
    play_on(env)
    records.append(env.game.transcript())
    assert len(set(records)) == len(records)
    again = copied(env)
    again.reset(seed=3)
    play_on(again)
    assert again.game.transcript() == env.game.transcript()


@pytest.mark.parametrize("game", GAMES)
def test_a_copy_for_one_seat_is_dealt_games_of_its_own(game: str) -> None:
    env = envs.single(game, opponents="random")
    env.reset(seed=3)
    begun = env.game.transcript()
    dealt = []
    for again in (env, copy.deepcopy(env), pickle.loads(pickle.dumps(env))):  # noqa: S301 - written the moment before
        assert again.game.transcript() == begun
        again.reset()
        dealt.append(again.game.transcript())
        again.reset(seed=3)
        assert again.game.transcript() == begun
    assert len(set(dealt)) == len(dealt)


def play_on(env: VermeilAEC) -> None:
    """Forty decisions, fewer than any game has, each the first that is legal."""
    for _ in range(40):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))


@pytest.mark.parametrize("game", GAMES)
def test_registries_know_the_games(game: str) -> None:
    ids = envs.register()
    known = ids[list(GAMES).index(game)]
    assert pettingzoo.make("aec", known, players=3).unwrapped.setting.players == 3
    assert pettingzoo.make("parallel", known).unwrapped.setting.game == game
    # That test draws actions without a look at the masks.
    env = gymnasium.make(known, opponents="random", illegal="mask", render_mode="rgb_array")
    check_env(env.unwrapped, skip_render_check=False)
    many = gymnasium.make_vec(known, num_envs=3)
    observations, _ = many.reset(seed=1)
    ends = 0
    for _ in range(700):
        assert observations["action_mask"].any(axis=1).all()
        actions = np.array([np.flatnonzero(mask)[0] for mask in observations["action_mask"]])
        observations, _, ended, _, _ = many.step(actions)
        assert many.observation_space.contains(observations)
        ends += int(ended.sum())
    assert ends > 0
    many.close()


def test_our_bots_sit_in_the_other_seats() -> None:
    env = envs.single("silver-and-gold", 3, opponents=["greedy", "random"], seat=1, rewards="win")
    observation, info = env.reset(seed=2)
    assert info["seat"] == 1
    total, over = 0.0, False
    while not over:
        action = int(np.flatnonzero(observation["action_mask"])[0])
        observation, reward, over, _, info = env.step(action)
        total += reward
    assert env.game.over
    assert total == (1.0 / len(env.game.winners) if 1 in env.game.winners else 0.0)
    assert info["scores"] == list(env.game.scores)
