"""Many games in one object: the same games as one by one, whatever the threads, the resets and the answers."""

from __future__ import annotations

import copy
import os
import pickle
import threading
from typing import Any

import numpy as np
import pytest

from vermeil import envs
from vermeil.core.errors import IllegalMoveError, SetupError, VermeilError
from vermeil.envs.play import Play
from vermeil.envs.setting import setting_of
from vermeil.games import GAMES

COUNTS = [("silver-and-gold", 1), ("silver-and-gold", 2), ("pyramids", 3), ("silver-coin", 2), ("silver-coin", 4)]
FUZZED = 20_000 if os.environ.get("VERMEIL_CAMPAIGN") else 400


@pytest.mark.parametrize(
    ("game", "players", "rewards"),
    [
        ("silver-and-gold", 1, "margin"),
        ("silver-and-gold", 2, "points"),
        ("silver-and-gold", 4, "win"),
        ("pyramids", 2, "win"),
        ("pyramids", 3, "margin"),
        ("silver-coin", 2, "margin"),
        ("silver-coin", 2, "points"),
        ("silver-coin", 3, "win"),
    ],
)
def test_a_vector_plays_the_games_that_a_single_one_plays(game: str, players: int, rewards: str) -> None:
    """In lock-step: seats, masks, observations, rewards and scores, from the same seed with the same actions."""
    vector = envs.vector(game, 3, players=players, rewards=rewards, autoreset="disabled")
    vector.reset(seed=[11, 12, 13])
    plays = []
    for seed in (11, 12, 13):
        plays.append(Play(setting_of(game, players), rewards))
        plays[-1].reset(seed)
    while (vector.seats >= 0).any():
        for row, play in enumerate(plays):
            seat = int(vector.seats[row])
            assert seat == play.position.to_act()
            observation, mask = play.look(max(seat, 0))
            assert vector.observations[row].tobytes() == observation.tobytes()
            assert vector.masks[row].tobytes() == mask.tobytes()
        actions = vector.sample().copy()
        running = vector.seats >= 0
        seats = vector.seats.copy()
        vector.step(actions)
        for row, play in enumerate(plays):
            if running[row]:
                play.decide(int(seats[row]), int(actions[row]))
                play.settle()
                assert vector.rewards[row] == pytest.approx(play.rewards())
                assert bool(vector.terminated[row]) == play.over
    for row, play in enumerate(plays):
        assert vector.scores[row].tolist() == play.scores
        assert tuple(play.scores) == play.game.scores


def test_threads_change_nothing() -> None:
    found = set()
    for threads in (1, 2, 3):
        with envs.vector("silver-coin", 64, players=3, threads=threads) as vector:
            vector.reset(seed=9)
            for _ in range(300):
                vector.step(vector.sample())
            found.add(vector.observations.tobytes() + vector.masks.tobytes() + vector.scores.tobytes())
    assert len(found) == 1


@pytest.mark.parametrize("threads", [1, 2])
def test_a_vector_may_be_stepped_by_several_threads(threads: int) -> None:
    """Compiled code works without Python's lock: calls wait for each other, and whole games come of them."""
    vector = envs.vector("silver-and-gold", 256, threads=threads, illegal="mask")
    vector.reset(seed=1)
    ends = []

    def play() -> None:
        for _ in range(100):
            vector.step(vector.sample())
            ends.append(int(vector.terminated.sum()))

    callers = [threading.Thread(target=play) for _ in range(4)]
    for caller in callers:
        caller.start()
    for caller in callers:
        caller.join()
    assert len(ends) == 4 * 100
    assert sum(ends) > 0
    assert vector.masks.any(axis=1).all()
    assert (vector.seats < 2).all()


def test_a_vector_is_not_copied() -> None:
    vector = envs.vector("silver-and-gold", 2)
    for take in (pickle.dumps, copy.copy, copy.deepcopy):
        with pytest.raises(SetupError, match="can't be copied"):
            take(vector)


@pytest.mark.parametrize("games", [1, 15, 16, 17, 130])
def test_every_game_belongs_to_one_thread(games: int) -> None:
    """However the games are shared out, each takes every step once, and a refused action is found in any part."""
    with envs.vector("silver-and-gold", games, threads=3) as vector, envs.vector("silver-and-gold", games) as alone:
        vector.reset(seed=3)
        alone.reset(seed=3)
        for _ in range(40):
            assert np.array_equal(vector.sample(), alone.sample())
            vector.step(vector.sample())
            alone.step(alone.sample())
            assert np.array_equal(vector.observations, alone.observations)
        actions = vector.sample().copy()
        actions[-1] = -1
        with pytest.raises(IllegalMoveError, match=f"game {games - 1}:"):
            vector.step(actions)
        assert np.array_equal(vector.observations, alone.observations)


def test_games_begin_again_as_they_are_told() -> None:
    ends = {}
    for autoreset in ("next-step", "same-step", "disabled"):
        vector = envs.vector("silver-and-gold", 2, autoreset=autoreset, rewards="win")
        vector.reset(seed=1)
        while not vector.terminated.any():
            vector.step(vector.sample())
        row = int(vector.terminated.argmax())
        ends[autoreset] = vector.scores[row].tolist()
        assert vector.rewards[row].sum() == 1
        fresh = vector.layout.planes(vector.observations[row])["phase"][0]
        if autoreset == "same-step":
            assert vector.seats[row] >= 0
            assert fresh
        else:
            assert vector.seats[row] == -1
            assert np.flatnonzero(vector.masks[row]).tolist() == [vector.actions.wait]
            vector.step(vector.sample())
            assert not vector.rewards[row].any()
            assert (vector.seats[row] >= 0) == (autoreset == "next-step")
            assert bool(vector.layout.planes(vector.observations[row])["phase"][0]) == (autoreset == "next-step")
    assert len({tuple(scores) for scores in ends.values()}) == 1


def test_the_same_seed_deals_the_same_and_another_another() -> None:
    vector = envs.vector("pyramids", 4)
    first = vector.reset(seed=5)[0].copy()
    for _ in range(20):
        vector.step(vector.sample())
    again = vector.reset(seed=5)[0].copy()
    assert np.array_equal(first, again)
    assert not vector.rewards.any()
    assert not np.array_equal(first, vector.reset(seed=6)[0])
    # One seed is that of the first game, and the next one of the next.
    assert np.array_equal(vector.reset(seed=6)[0][0], first[1])


def test_arrays_are_the_games_own_and_can_only_be_read() -> None:
    vector = envs.vector("silver-and-gold", 2)
    seen, infos = vector.reset(seed=1)
    before = seen.copy()
    stepped = vector.step(vector.sample())
    assert stepped[0] is seen
    assert stepped[4]["action_mask"] is infos["action_mask"]
    assert not np.array_equal(before, seen)
    for array in (vector.observations, vector.masks, vector.rewards, vector.seats, vector.terminated, vector.scores):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 0


@pytest.mark.parametrize("game", GAMES)
def test_an_illegal_action_is_refused_and_nothing_changes(game: str) -> None:
    vector = envs.vector(game, 3)
    vector.reset(seed=1)
    actions = vector.sample().copy()
    arrays: list[Any] = [vector.observations, vector.masks, vector.seats]
    before = [array.copy() for array in arrays]
    illegal = int(np.flatnonzero(~vector.masks[1])[0])
    wrong: list[Any] = [
        [actions[0], illegal, actions[2]],
        [actions[0], -1, actions[2]],
        [actions[0], 2**40, actions[2]],
        actions[:2],
        actions.reshape(1, 3),
        actions.astype(np.float64),
        "abc",
        None,
        [[1], [2, 3], [4]],
        {"a": 1},
    ]
    for given in wrong:
        with pytest.raises(IllegalMoveError):
            vector.step(given)
        for was, array in zip(before, arrays, strict=True):
            assert np.array_equal(was, array)
    vector.step(actions)
    assert not np.array_equal(before[0], vector.observations)


@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_any_numbers_at_all_are_survived(game: str, players: int) -> None:
    """Masked, an illegal action is the lowest legal one; nonsense by the thousand leaves whole games behind."""
    vector = envs.vector(game, 16, players=players, illegal="mask")
    vector.reset(seed=2)
    rng = np.random.default_rng(3)
    ends = 0
    for _ in range(FUZZED):
        actions = rng.integers(-(2**40), 2**40, 16) if rng.random() < 0.3 else rng.integers(0, len(vector.actions), 16)
        vector.step(actions)
        ends += int(vector.terminated.sum())
        assert vector.masks.any(axis=1).all()
        assert (vector.seats < players).all()
    assert ends > 0 or FUZZED < 1000
    masked, lowest = envs.vector(game, 2, players=players, illegal="mask"), envs.vector(game, 2, players=players)
    masked.reset(seed=4)
    lowest.reset(seed=4)
    for _ in range(50):
        masked.step([-1, -1])
        lowest.step(lowest.masks.argmax(axis=1))
        assert np.array_equal(masked.observations, lowest.observations)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"n": 0}, "1 to"),
        ({"n": 2.5}, "1 to"),
        ({"n": True}, "1 to"),
        ({"players": [2, 3]}, "same number of players"),
        ({"players": 5}, "SG-10"),
        ({"players": "2"}, "SG-10"),
        ({"variants": {"nonsense": 1}}, "unknown variant"),
        ({"variants": "tracker"}, "variants are"),
        ({"deck": "nowhere.txt"}, "nowhere.txt"),
        ({"deck": 7}, "deck"),
        ({"rewards": "gold"}, "rewards are one of"),
        ({"autoreset": None}, "autoreset is one of"),
        ({"illegal": "ignore"}, "illegal is one of"),
        ({"threads": 0}, "threads"),
        ({"last": 29}, "last"),
        ({"last": "1"}, "last"),
        ({"game": "chess"}, "chess"),
        ({"game": 3}, "a game is a name"),
    ],
)
def test_what_there_is_not_is_refused_with_a_sentence(options: dict[str, Any], said: str) -> None:
    asked: dict[str, Any] = {"game": "silver-and-gold", "n": 2} | options
    with pytest.raises(VermeilError, match=said):
        envs.vector(**asked)


def test_seeds_and_order_are_refused_with_a_sentence() -> None:
    vector = envs.vector("silver-and-gold", 2)
    with pytest.raises(IllegalMoveError, match="reset"):
        vector.step([0, 0])
    with pytest.raises(IllegalMoveError, match="reset"):
        vector.sample()
    for seed in (-1, 1.5, "x", b"ab", True, [1], [1, -1], [1, 2, 3], [None, None], np.zeros((2, 1), np.int64)):
        with pytest.raises(SetupError, match="seed"):
            vector.reset(seed=seed)  # type: ignore[arg-type]
    vector.reset(seed=1)
    for rows in (None, [True, False], np.ones(2), np.ones(3, np.bool_)):
        with pytest.raises(IllegalMoveError, match="rows are"):
            vector.step_some(rows)
    vector.close()
    vector.close()
    for ask in (lambda: vector.step([0, 0]), vector.sample, vector.reset):
        with pytest.raises(IllegalMoveError, match="closed"):
            ask()
