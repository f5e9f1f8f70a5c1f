"""The check of many games, itself checked; the default run plays a sample of the 20,000 (SC-1, SC-17)."""

from __future__ import annotations

import importlib
from random import Random
from typing import Any

import pytest

from vermeil.core.dice import Dice
from vermeil.games.silver_coin.face import IntegerFace

# By its file: tools is a folder of scripts, not a package.
silver_coin_endings: Any = importlib.import_module("tools.silver_coin_endings")


def test_sc_17_every_game_ends_and_no_card_is_lost() -> None:
    """SC-1, SC-17: random play over all deck mixes, 2 to 4 players, no dead end."""
    report = silver_coin_endings.play(90, seed=1_000_000)
    assert report.games == 90
    assert len(report.mixes) > 50
    assert set(report.players) == {2, 3, 4}
    assert "52 cards" in str(report)


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert silver_coin_endings.main(["3", "5"]) == 0
    assert capsys.readouterr().out.startswith("3 games ended (1 with 2, 1 with 3, 1 with 4 players")
    assert silver_coin_endings.main(["many"]) == 2


def test_sc_1_a_lost_or_doubled_card_is_noticed() -> None:
    """SC-1: what the check looks at, spoiled by hand."""
    rng = Random(1)
    for spoil in ("village", "pool", "size", "held", "deck_left"):
        state = IntegerFace(silver_coin_endings.any_deck(rng).box(), silver_coin_endings.any_options(rng), 3)
        state.roll_on(Dice(1))
        assert state.is_whole()
        if spoil == "village":
            state.village = [state.village[1], *state.village[1:]]
        elif spoil == "pool":
            state.pool |= 1 << state.card_at(0, 0)
        elif spoil == "size":
            state.size = [4, *state.size[1:]]
        elif spoil == "held":
            state.held = state.card_at(0, 0)
        else:
            state.deck_left -= 1
        assert not state.is_whole(), spoil
