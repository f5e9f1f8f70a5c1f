"""Pyramids keeps the promises of the contract: all player counts, all variants, another deck."""

from __future__ import annotations

import pytest

from tests.games.pyramids.positions import SMALL_DECK
from vermeil.games import pyramids as py
from vermeil.testing import check_game


@pytest.mark.parametrize("players", py.PLAYERS)
def test_as_printed(players: int) -> None:
    check_game(py, games=2, players=players)


@pytest.mark.parametrize(
    "variants",
    [["tracker"], ["open_marks"], ["closed_tomb"], ["linear_skulls"], ["open_marks", "tracker", "closed_tomb"]],
    ids="+".join,
)
def test_variants(variants: list[str]) -> None:
    check_game(py, games=1, seed=100, players=(1, 3), variants=variants)


@pytest.mark.parametrize("players", py.PLAYERS)
def test_a_deck_so_small_that_cards_run_out(players: int) -> None:
    """PY-40: the stack and the display run empty, seats have one card or none."""
    check_game(py, games=1, seed=300, players=players, deck=SMALL_DECK)
    check_game(py, games=1, seed=400, players=players, deck=SMALL_DECK, variants=["closed_tomb"])
