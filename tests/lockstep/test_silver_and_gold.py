"""The compiled engine and the plain one agree, decision by decision, on many random games.

`VERMEIL_LOCKSTEP=20 python -m pytest tests/lockstep` plays twenty times as many.
"""

from __future__ import annotations

import os
from random import Random
from typing import Any

import pytest

from tests.games.silver_and_gold.positions import SMALL_DECK
from tests.lockstep import stepping
from tests.lockstep.engines import pair
from tests.lockstep.stepping import public_fields, require_compiled, step
from vermeil import silver_and_gold as sg

GAME = "silver_and_gold"
SCALE = int(os.environ.get("VERMEIL_LOCKSTEP", "1"))
STEPPED = 125 * SCALE  # games for each of sixteen set-ups
PLAYED_OUT = 250 * SCALE  # for each of eight
DECKS = {"our deck": sg.Deck.standard(), "small deck": SMALL_DECK}


@pytest.fixture(autouse=True)
def _compiled() -> None:
    require_compiled(GAME)


def contents(state: Any) -> dict[str, Any]:
    return stepping.contents(state, GAME)


@pytest.mark.parametrize("confirm", [True, False], ids=["with done", "without done"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("deck", DECKS)
def test_decision_by_decision(deck: str, players: int, confirm: bool) -> None:  # noqa: FBT001 - parametrized
    compiled, plain = pair(DECKS[deck])
    for game in range(STEPPED):
        rng = Random(f"{deck} {players} {confirm} {game}")
        start = rng.randrange(players) if players == 1 or rng.random() < 0.3 else -1
        a, b = (engine.begin(players, start, confirm=confirm) for engine in (compiled, plain))
        while a.waiting or a.asks_chance():
            step(a, b, rng)
            assert contents(a) == contents(b)
        for seat in range(players):
            assert a.score(seat) == b.score(seat)
            assert a.marks(seat) == b.marks(seat)
            assert a.points_for_cards(seat) == b.points_for_cards(seat)
            assert a.points_for_seals(seat) == b.points_for_seals(seat)
            assert [a.completed_cards(seat, c) for c in range(4)] == [b.completed_cards(seat, c) for c in range(4)]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("deck", DECKS)
def test_played_out_inside_the_engine(deck: str, players: int) -> None:
    """The engines' own loop, with their own dice, to the same end and the same number of decisions."""
    compiled, plain = pair(DECKS[deck])
    start = 0 if players == 1 else -1
    for game in range(PLAYED_OUT):
        dice = [engine.dice(1000 * players + game) for engine in (compiled, plain)]
        a, b = (engine.begin(players, start, confirm=game % 2 == 0) for engine in (compiled, plain))
        assert a.play_out(dice[0]) == b.play_out(dice[1])
        assert contents(a) == contents(b)
        assert dice[0].below(1 << 32) == dice[1].below(1 << 32), "the dice have been asked as often"


def test_copies_and_undo_inside_the_engine() -> None:
    """A copy goes its own way in both; marks that are put back are back in both."""
    compiled, plain = pair(DECKS["our deck"])
    rng = Random(5)
    for _ in range(20):
        a, b = (engine.begin(3, -1, confirm=True) for engine in (compiled, plain))
        for _ in range(rng.randrange(5, 200)):
            step(a, b, rng)
            if not (a.waiting or a.asks_chance()):
                break
        twins = a.copy(), b.copy()
        assert contents(twins[0]) == contents(a) | {"hand": contents(twins[0])["hand"]}
        assert contents(twins[0]) == contents(twins[1])
        before = contents(a)
        marks = [(a.marks(seat), b.marks(seat)) for seat in range(3)]
        assert all(mine == theirs for mine, theirs in marks)
        while twins[0].waiting or twins[0].asks_chance():
            step(*twins, rng)
        assert contents(a) == before == contents(b)


def test_the_same_dice() -> None:
    compiled, plain = pair(DECKS["our deck"])
    rng = Random(1)
    for _ in range(200):
        seed = rng.choice([rng.randrange(1 << 64), rng.randrange(10), -1, 1 << 80])
        a, b = compiled.dice(seed), plain.dice(seed)
        sizes = [rng.choice([1, 2, 6, 47, 1000, 1 << 31, 1 << 32]) for _ in range(50)]
        numbers = [a.below(n) for n in sizes]
        assert numbers == [b.below(n) for n in sizes]
        assert all(0 <= number < n for number, n in zip(numbers, sizes, strict=True))


def test_nothing_is_left_out_of_the_comparison() -> None:
    """The fields are read from the engines' types; these must be among them."""
    assert {"phase", "waiting", "stack", "display", "closed", "owed", "done", "coins", "cups", "palm"} <= set(
        public_fields(GAME)
    )
    kinds = [type(vars(engine.state)["score"]).__name__ for engine in pair(DECKS["our deck"])]
    assert kinds[1] == "function"
    assert kinds[0] != "function", "one of the two is compiled"
