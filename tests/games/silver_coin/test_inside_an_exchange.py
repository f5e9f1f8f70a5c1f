"""What counts inside an exchange that fails (SC-22, SC-62), and in which order a record tells it."""

from __future__ import annotations

import pytest

from tests.games.silver_coin.positions import lay
from vermeil.games import silver_coin as sc


def told(game: sc.Game, last: int) -> list[str]:
    return [entry.line for entry in list(game.log)[-last:]]


def play(game: sc.Game, *moves: str) -> None:
    for move in moves:
        game.push(game.waiting[0], move)


FAILED = ("draw", "set:0.1", "set:0.2", "set:0.3", "turn", "left", "right")


def test_sc_62_a_squire_turned_up_by_a_mismatch_shows_his_card_when_the_exchange_is_over() -> None:
    game = lay(["1 7 9 12", "3 4"], "5", [8, 10, 6], deck="amulet")
    play(game, *FAILED)
    shown = ["! show 0.1 1", "! show 0.2 7", "! show 0.3 9"]
    assert told(game, 8) == ["0 turn", *shown, "0 left", "0 right", "! extra 10", "! shown 6"]


def test_sc_62_villagers_turned_up_by_a_mismatch_end_the_round_when_the_exchange_is_over() -> None:
    game = lay(["0 7 9 12", "0^ 4"], "5", [8, 10, 6], deck="amulet")
    play(game, *FAILED[:-1])
    assert game.view(0)["round"] == 1
    assert game.waiting == (0,)
    play(game, "right")
    assert "! reveal 0 8 0 7 9 12 10" in told(game, 9)


def test_sc_62_with_mismatch_original_they_never_count() -> None:
    game = lay(["0 7 9 12", "0^ 4"], "5", [8, 10, 6], deck="amulet", variants={"mismatch": "original"})
    play(game, *FAILED)
    assert game.view(0)["round"] == 1
    assert game.waiting == (1,)


@pytest.mark.parametrize(("village", "offered"), [("3^ 7 9", True), ("3^ 7", False)])
def test_sc_62_a_bodyguard_does_not_name_whom_he_protects(village: str, offered: bool) -> None:  # noqa: FBT001
    game = lay([village, "3 4"], "5", [8, 10, 6, 2, 2], deck="amulet")
    play(game, "bodyguard:0.1", "name:0.2", "draw", "discard")
    play(game, "draw", "discard")
    assert game.waiting == (0,)
    assert ("bodyguard:0.1" in map(str, game.legal_moves(0))) == offered
    if offered:
        play(game, "bodyguard:0.1")
        assert list(map(str, game.legal_moves(0))) == ["name:0.3"]
