"""The integer face trusts nobody either: compiled code checks no bounds, so its doors do."""

from __future__ import annotations

import doctest
from types import ModuleType

import pytest

from vermeil.core.dice import Dice
from vermeil.core.errors import IllegalMoveError, SetupError
from vermeil.games.pyramids import fast as pyramids
from vermeil.games.silver_and_gold import fast as silver_and_gold
from vermeil.games.silver_coin import fast as silver_coin

FLIP_AND_WRITE = [silver_and_gold, pyramids]


@pytest.mark.parametrize("players", [-1, 0, 5, 9])
@pytest.mark.parametrize("fast", [*FLIP_AND_WRITE, silver_coin])
def test_players_that_there_is_no_room_for(fast: ModuleType, players: int) -> None:
    with pytest.raises(SetupError):
        fast.new_state(players=players)


def test_a_start_player_who_does_not_play() -> None:
    with pytest.raises(SetupError):
        silver_and_gold.new_state(players=2, start=7)


@pytest.mark.parametrize("seat", [-1, 2, 100_000])
@pytest.mark.parametrize("fast", FLIP_AND_WRITE)
def test_seats_that_do_not_play(fast: ModuleType, seat: int) -> None:
    state = fast.new_state(players=2)
    state.roll_on(Dice(1))
    assert state.legal(seat) == []
    for door in (state.score, state.marks, lambda other: state.apply(other, 0)):
        with pytest.raises(IllegalMoveError):
            door(seat)


@pytest.mark.parametrize("number", [-1, 0, 5000])
@pytest.mark.parametrize("fast", FLIP_AND_WRITE)
def test_numbers_that_are_no_decision(fast: ModuleType, number: int) -> None:
    """A crossing (number 0) while cards are kept is none either."""
    state = fast.new_state(players=2)
    state.roll_on(Dice(1))
    with pytest.raises(IllegalMoveError):
        state.apply(0, number)
    with pytest.raises(IllegalMoveError):
        state.bring(number)


@pytest.mark.parametrize("fast", [*FLIP_AND_WRITE, silver_coin])
def test_its_own_example_runs(fast: ModuleType) -> None:
    results = doctest.testmod(fast)
    assert results.attempted
    assert not results.failed
