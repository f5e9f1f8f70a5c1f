"""Games, their states, views and dice in Python's own ways to copy: pickle, copy.copy and copy.deepcopy."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import vermeil
from vermeil.core.contract import Game
from vermeil.games import GAMES, rules_of
from vermeil.games.pyramids import fast as pyramids
from vermeil.games.silver_and_gold import fast as silver_and_gold
from vermeil.games.silver_coin import fast as silver_coin

WAYS: dict[str, Callable[[Any], Any]] = {
    "pickle": lambda it: pickle.loads(pickle.dumps(it)),  # noqa: S301 - just made
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
}
STATES: dict[str, Callable[[], Any]] = {
    "silver-and-gold": silver_and_gold.new_state,
    "pyramids": lambda: pyramids.new_state(closed_tomb=True, linear_skulls=True),
    "silver-coin": lambda: silver_coin.new_state(deck="coin+amulet:3,7"),
}


def played(name: str, moves: int) -> Game:
    game: Game = rules_of(name).Game(players=3, seed=5)
    rng = Random(9)
    for _ in range(moves):
        seat = rng.choice(game.waiting)
        game.push(seat, rng.choice(game.legal_moves(seat)))
    return game


def finished(state: Any, seed: int) -> list[int]:
    """The points at the end of a random playout; this plays the state itself."""
    dice = vermeil.Dice(seed)
    state.play_out(dice)
    score = getattr(state, "total_score", None) or state.score
    return [score(seat) for seat in range(state.players)]


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
@pytest.mark.parametrize("name", GAMES)
def test_a_state_that_was_copied_plays_alike_and_alone(name: str, way: Callable[[Any], Any]) -> None:
    state = STATES[name]()
    state.roll_on(vermeil.Dice(1))
    twin, other = way(state), way(state)
    ends = finished(state, 2)
    assert finished(twin, 2) == ends, "the first was played to its end, and this one has not noticed"
    assert finished(way(other), 2) == ends


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
@pytest.mark.parametrize("name", GAMES)
def test_a_game_in_the_middle_goes_on_as_it_would_have(name: str, way: Callable[[Any], Any]) -> None:
    game = played(name, 25)
    twin = way(game)
    rng = Random(4)
    while game.waiting:
        seat = rng.choice(game.waiting)
        move = str(rng.choice(game.legal_moves(seat)))
        game.push(seat, move)
        twin.push(seat, move)
    assert twin.transcript() == game.transcript()


def test_a_pickle_is_small() -> None:
    """What every game of a frame shares is named, not packed: thousands of numbers."""
    assert {name: len(pickle.dumps(played(name, 0))) < 20_000 for name in GAMES} == dict.fromkeys(GAMES, True)


@pytest.mark.parametrize("name", GAMES)
def test_a_view_survives_a_pickle(name: str) -> None:
    view = played(name, 10).view(1)
    back = WAYS["pickle"](view)
    assert back == view
    assert back.sample(Random(3)).view(1) == view


def test_dice_go_on() -> None:
    dice = vermeil.Dice(3)
    dice.below(6)
    twins = [way(dice) for way in WAYS.values()]
    throws = [dice.below(1000) for _ in range(5)]
    assert all([twin.below(1000) for _ in range(5)] == throws for twin in twins)


def test_plain_engines_copy_too() -> None:
    """The same file once more, in a process whose engines are plain."""
    again = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", __file__, "-k", "alone or goes_on"]
    done = subprocess.run(
        again, env={**os.environ, "VERMEIL_PLAIN": "1"}, capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("name", "moves", "told"),
    [
        ("silver-and-gold", 0, "<silver-and-gold: 3 players, round 1, turn 1, waiting for seats 0 and 1 and 2>"),
        ("silver-coin", 0, "<silver-coin: 3 players, round 1, waiting for seat 1>"),
    ],
)
def test_repr_tells_where_the_game_stands(name: str, moves: int, told: str) -> None:
    assert repr(played(name, moves)) == told


def test_repr_of_a_game_that_is_over() -> None:
    game: Game = rules_of("pyramids").Game(players=1, seed=1)
    while game.waiting:
        game.push(0, game.legal_moves(0)[0])
    assert repr(game) == "<pyramids: 1 player, over, won by seat 0>"
