"""What a crossing earns is told before it is made, and that happens (SG-30 to SG-32, SG-60; PY-30 to PY-35, PY-60)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from vermeil.games import rules_of


@pytest.mark.parametrize("name", ["silver-and-gold", "pyramids"])
@pytest.mark.parametrize("seed", range(3))
def test_a_seats_sheet_grows_by_what_was_promised(name: str, seed: int) -> None:
    """Alone, where no cup and no colour is raced for by others: those two sources are left out, the rest must fit."""
    rng, raced = Random(seed), ("cups", "colours", "total")
    game: Any = rules_of(name).Game(players=1, seed=seed)
    crossings = completed = 0
    while not game.over:
        promised: dict[str, int] = {}
        before = game.score_sheet(0)
        while not game.over and game.view(0)["phase"] == "mark":
            earns = game.earns(0)
            moves = [str(move) for move in game.legal_moves(0)]
            if moves == ["done"]:
                assert earns == {}
                game.push(0, "done")
                break
            assert set(earns) == set(moves)
            # What is worth most, so that cards are completed.
            move = max(moves, key=lambda spelling: (earns[spelling]["total"], -earns[spelling]["left"], rng.random()))
            crossings += 1
            completed += earns[move]["completes"] is not None
            for source, points in earns[move]["points"].items():
                promised[source] = promised.get(source, 0) + points
            game.push(0, move)
            assert game.view(0)["seats"][0]["owed"] == earns[move]["owed"]
        after = game.score_sheet(0)
        grown = {source: after[source] - before[source] for source in after if source not in raced}
        assert grown == {source: promised.get(source, 0) for source in grown}
        while not game.over and game.view(0)["phase"] != "mark":
            assert game.earns(0) == {}
            game.push(0, str(rng.choice(game.legal_moves(0))))
    assert crossings >= 28
    assert completed >= 3


def test_silver_coin_promises_nothing() -> None:
    game = rules_of("silver-coin").Game(players=2, seed=1)
    assert game.earns(0) == game.earns(1) == {}
