"""The compiled engine and the plain one agree, decision by decision, on random games.

`VERMEIL_LOCKSTEP=20 python -m pytest tests/games/pyramids/test_lockstep.py` plays twenty times as many.
"""

from __future__ import annotations

import os
from random import Random
from typing import Any, NamedTuple

import pytest

from tests.games.pyramids.positions import SMALL_DECK
from tests.lockstep import stepping
from tests.lockstep.stepping import step
from vermeil.build_info import plain_module
from vermeil.core import dice as compiled_dice
from vermeil.games import pyramids as py
from vermeil.games.expedition import engine as compiled_turns
from vermeil.games.expedition import lookup
from vermeil.games.pyramids import cards, engine, ways
from vermeil.games.pyramids import game as face

GAME = "pyramids"
SCALE = int(os.environ.get("VERMEIL_LOCKSTEP", "1"))
DECKS = {"our deck": py.Deck.standard(), "small deck": SMALL_DECK}


@pytest.fixture(autouse=True)
def _compiled() -> None:
    stepping.require_compiled(GAME)


class Engine(NamedTuple):
    """One of the two: its dice, and what a state is made of."""

    dice: Any
    state: Any
    lookup: Any
    ways: Any
    pyramids: Any

    def begin(self, players: int, *, confirm: bool, closed_tomb: bool) -> Any:
        return self.state(self.lookup, self.ways, self.pyramids, players, confirm=confirm, closed_tomb=closed_tomb)


def pair(deck: py.Deck) -> tuple[Engine, Engine]:
    """The compiled engine and the plain one."""
    plain_turns = plain_module("vermeil.games.expedition.engine")
    plain = plain_module("vermeil.games.pyramids.engine")
    return (
        _engine(compiled_dice.Dice, engine, compiled_turns, deck),
        _engine(plain_module("vermeil.core.dice").Dice, plain, plain_turns, deck),
    )


def _engine(dice: Any, module: Any, turns: Any, deck: py.Deck) -> Engine:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lookup, "CrossingLookup", turns.CrossingLookup)
        patch.setattr(ways, "Ways", module.Ways)
        patch.setattr(face, "Pyramids", module.Pyramids)
        patch.setattr(face, "_PARTS", {})
        made: Any = lookup.lookup_of.__wrapped__(cards.FRAME)
        return Engine(dice, module.State, made, ways.ways_of_frame.__wrapped__(), face.engine_parts(deck)[1])


def contents(state: Any) -> dict[str, Any]:
    """A hand is only there while cards are kept."""
    found = stepping.contents(state, GAME)
    found["hand"] = found["hand"] if state.phase == 0 else []
    return found


@pytest.mark.parametrize("closed_tomb", [True, False], ids=["closed tomb", "as printed"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("deck", DECKS)
def test_decision_by_decision(deck: str, players: int, closed_tomb: bool) -> None:  # noqa: FBT001 - parametrized
    compiled, plain = pair(DECKS[deck])
    for game in range(8 * SCALE):
        rng = Random(f"{deck} {players} {closed_tomb} {game}")
        a, b = (e.begin(players, confirm=game % 2 == 0, closed_tomb=closed_tomb) for e in (compiled, plain))
        while a.waiting or a.asks_chance():
            step(a, b, rng)
            assert contents(a) == contents(b)
        for seat in range(players):
            assert a.score(seat) == b.score(seat)
            assert a.marks(seat) == b.marks(seat)
            assert a.points_for_races(seat) == b.points_for_races(seat)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("deck", DECKS)
def test_played_out_inside_the_engine(deck: str, players: int) -> None:
    """The engines' own loop, with their own dice, to the same end and the same number of decisions."""
    compiled, plain = pair(DECKS[deck])
    for game in range(15 * SCALE):
        dice = [e.dice(1000 * players + game) for e in (compiled, plain)]
        a, b = (e.begin(players, confirm=False, closed_tomb=False) for e in (compiled, plain))
        assert a.play_out(dice[0]) == b.play_out(dice[1])
        assert contents(a) == contents(b)
        assert [a.score(seat) for seat in range(players)] == [b.score(seat) for seat in range(players)]


def test_copies_and_playouts() -> None:
    """A copy holds all that its original holds, and playing it out leaves the original alone."""
    for one, module in zip(
        pair(DECKS["our deck"]), (engine, plain_module("vermeil.games.pyramids.engine")), strict=True
    ):
        state = one.begin(4, confirm=False, closed_tomb=False)
        state.roll_on(one.dice(1))
        before = contents(state)
        assert contents(state.copy()) == before
        assert module.random_playouts(state, 3, one.dice(2)) > 300
        assert module.random_clones(state, 3) == 0
        assert contents(state) == before
