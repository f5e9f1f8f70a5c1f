"""Worlds of Pyramids: what is known stays known when they are played on. (More, for both games: tests/secrecy.)"""

from __future__ import annotations

from random import Random

import pytest

from tests.games.pyramids.positions import SMALL_DECK
from tests.secrecy.positions import phase, play_one
from vermeil.games import pyramids as py


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_world_goes_on_like_the_game(players: int) -> None:
    """PY-40, PY-41: who finishes next and who wins a colour's box are the same in a world that begins in action 3."""
    seen = 0
    for seed in range(5):
        game, rng = py.Game(players=players, seed=seed, deck=SMALL_DECK), Random(seed)
        while game.waiting:
            if phase(game) == "pick":
                seen += 1
                compare_picks(game.copy(), game.view(None, memory=True).sample(Random(seed)))
            play_one(game, rng.choice(game.waiting), rng)
    assert seen > 10


def compare_picks(game: py.Game, world: py.Game) -> None:
    """Take the first card on offer until action 3 is over, in both."""
    while phase(game) == "pick":
        assert world.waiting == game.waiting
        assert world.view(None)["picks"] == game.view(None)["picks"]
        (seat,) = game.waiting
        for each in (game, world):
            each.push(seat, each.legal_moves(seat)[0])
    assert phase(world) == phase(game)
    assert world.view(None)["colours"] == game.view(None)["colours"]
    assert [world.score_sheet(seat) for seat in range(game.players)] == [
        game.score_sheet(seat) for seat in range(game.players)
    ]
