"""Silver & Gold keeps the promises of the contract: all player counts, all variants, another deck."""

from __future__ import annotations

import pytest

from tests.games.silver_and_gold.positions import SMALL_DECK
from vermeil import silver_and_gold as sg
from vermeil.testing import check_game


@pytest.mark.parametrize("players", sg.PLAYERS)
def test_as_printed(players: int) -> None:
    check_game(sg, games=5, players=players)


@pytest.mark.parametrize("players", sg.PLAYERS)
@pytest.mark.parametrize(
    "variants", [["tracker"], ["open_marks"], ["start_player=0"], ["open_marks", "tracker"]], ids="+".join
)
def test_variants(players: int, variants: list[str]) -> None:
    check_game(sg, games=1, seed=100, players=players, variants=variants)


def test_another_start_player() -> None:
    check_game(sg, games=2, seed=200, players=4, variants={"start_player": 3, "tracker": True})


@pytest.mark.parametrize("players", sg.PLAYERS)
def test_a_deck_so_small_that_cards_run_out(players: int) -> None:
    """SG-44: the stack and the display run empty, seats have one card or none."""
    check_game(sg, games=2, seed=300, players=players, deck=SMALL_DECK)
