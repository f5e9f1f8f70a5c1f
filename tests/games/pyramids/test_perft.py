"""perft as data: positions with known counts of move sequences, also counted by an independent brute force.

A position is a seeded game after some moves of a seeded player; the lowest waiting seat decides first.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from tests.games.pyramids.brute_force import count
from tests.games.pyramids.positions import SMALL_DECK
from tests.perft.patterns_and_picks import BeyondPhaseError
from vermeil.games import pyramids as py
from vermeil.testing import perft

# players, seed, moves made, deck and variant: the counts of sequences of 1, 2 and 3 moves.
KNOWN: dict[tuple[int, int, int, str], tuple[int, ...]] = {
    (4, 1, 2, "own"): (6, 36),  # keeping cards
    (4, 1, 44, "small closed"): (28, 48, 594),  # I2
    (1, 1, 62, "own"): (21, 76),  # I2, solo
    (4, 2, 59, "small"): (24, 235, 2515),  # I3
    (4, 2, 104, "small"): (41, 121, 1063),  # V3
    (4, 2, 23, "small"): (39, 223, 2193),  # L4
    (3, 1, 110, "small closed"): (20, 83, 669),  # T4
    (2, 2, 41, "small closed"): (13, 22, 190),  # O4
    (4, 2, 38, "small"): (16, 136, 1443),  # one box owed
    (2, 2, 20, "small"): (12, 141, 1619),  # more than one
    (4, 2, 95, "own"): (7, 49, 49),  # more than one
    (1, 1, 35, "own"): (8, 15),  # one box owed, and a tomb is crossed
    (4, 1, 29, "small"): (7, 37, 160),
    (3, 2, 26, "small"): (11, 117, 1200),  # more than one, and a tomb is crossed
    (3, 1, 101, "small"): (5, 25),  # a card to take, and another finisher
    (4, 3, 80, "small"): (5, 21, 105),  # two cards to take, and another finisher
}


def position(players: int, seed: int, moves: int, what: str) -> py.Game:
    """What is told by its name: `own` deck or `small`, perhaps with closed tombs."""
    variants = ["closed_tomb"] if "closed" in what else []
    game = py.Game(players=players, seed=seed, deck=SMALL_DECK if "small" in what else None, variants=variants)
    rng = Random(seed)
    for _ in range(moves):
        if not game.waiting:
            break
        seat = game.waiting[0]
        options = [str(move) for move in game.legal_moves(seat)]
        game.push(seat, max(rng.sample(options, min(len(options), 3)), key=len))
    return game


def brute_force(game: py.Game, depth: int) -> int | None:
    """The naive count, or None where the phase may end before."""
    views = [json.loads(game.view(seat).to_json()) for seat in range(game.players)]
    try:
        return count(views, game.deck.to_text(), depth)
    except BeyondPhaseError:
        return None


@pytest.mark.parametrize("what", KNOWN, ids=str)
def test_known_counts(what: tuple[int, int, int, str]) -> None:
    """PY-21, PY-22, PY-30, PY-35, PY-40: both counts are what they were."""
    game = position(*what)
    for depth, known in enumerate(KNOWN[what], start=1):
        assert perft(game, depth) == known
        assert brute_force(game, depth) == known


@pytest.mark.parametrize("deck", ["own", "small", "small closed"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_position_of_a_game(deck: str, players: int) -> None:
    """The number of moves agrees all along, and that of pairs of moves now and then, unless the phase ends before."""
    pairs = ends = 0
    for moves in range(0, 200, 7):
        game = position(players, players, moves, deck)
        if not game.waiting:
            break
        assert perft(game, 1) == brute_force(game, 1)
        if ends_with_one_move(game):
            assert brute_force(game, 2) is None
            ends += 1
        elif moves % 5 == 0 and perft(game, 1) < 40:
            assert brute_force(game, 2) == perft(game, 2)
            pairs += 1
    assert pairs > 0
    assert ends > 1


def ends_with_one_move(game: py.Game) -> bool:
    """Whether a move of the lowest waiting seat ends the phase: then chance speaks, and the naive count knows none."""
    seat = game.waiting[0]
    for move in game.legal_moves(seat):
        twin = game.copy()
        twin.push(seat, move)
        if when(twin) != when(game):
            return True
    return False


def when(game: py.Game) -> tuple[Any, ...]:
    view = game.view(None)
    return (view["round"], view["turn"], view["phase"])
