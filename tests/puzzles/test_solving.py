"""Solving: what is shown before an answer, what an answer is told, and that neither tells what the seat can't know."""

from __future__ import annotations

import json
from typing import Any

import pytest

from vermeil.core.errors import MoveError
from vermeil.core.phrases import named
from vermeil.games import GAMES, rules_of
from vermeil.puzzles import PuzzleError, answered, listed, shown
from vermeil.puzzles.solving import mark_of, position, said


def some(game: str) -> list[str]:
    return [puzzle.id for puzzle in listed(game)[::12]]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_shown_is_the_view_of_the_seat_and_nothing_else(game: str) -> None:
    for name in some(game):
        data = shown(name)
        table, seat = position(name), data["seat"]
        assert data["view"] == table.view(seat)
        assert set(data) == {"id", "game", "theme", "difficulty", "players", "seat", "deck", "view", "earns"}
        assert set(data["earns"]) <= set(data["view"]["moves"])


@pytest.mark.parametrize("game", GAMES)
def test_no_answer_tells_more_than_the_view_does(game: str) -> None:
    """All sentences can be made again from the seat's view alone, after its way through JSON."""
    for name in some(game):
        plain: Any = rules_of(game).View(json.loads(json.dumps(shown(name)["view"])))
        for move in [None, *plain.moves[::5]]:
            verdict = answered(name, move)
            best, second = (told["move"] for told in verdict["moves"][:2])
            for told in verdict["moves"]:
                other = second if told["move"] == best else best
                assert told["said"] == [named(part, ()).as_json() for part in said(plain, told["move"], other)]
                assert told["said"]


@pytest.mark.parametrize("game", GAMES)
def test_the_best_move_solves_it_and_every_other_one_costs_something(game: str) -> None:
    for name in some(game):
        moves = position(name).spellings(shown(name)["seat"])
        best = answered(name, None)["best"]
        assert [move for move in moves if answered(name, move)["solved"]] == [best]
        for move in moves[::7]:
            verdict = answered(name, move)
            costs = {told["move"]: told["share"] for told in verdict["moves"]}
            assert costs[best] == 0
            assert (costs[move] == 0) == (move == best)
            assert verdict["mark"] == mark_of(costs[move])
            assert verdict["moves"][0]["move"] == best
            assert len(costs) >= 2


def test_giving_up_tells_the_best_move_and_is_not_solving() -> None:
    verdict = answered(some("pyramids")[0], None)
    assert (verdict["solved"], verdict["move"], verdict["mark"]) == (False, None, None)
    assert verdict["best"]


@pytest.mark.parametrize("move", ["", "nonsense", "A:z9", "call" * 100, "keep:g03,o11"])
def test_what_is_not_a_legal_move_is_refused_and_nothing_is_told(move: str) -> None:
    chain = listed("silver-and-gold", "chain")[0].id
    with pytest.raises(MoveError):
        answered(chain, move)


def test_an_unknown_puzzle_is_refused() -> None:
    for ask in (shown, lambda name: answered(name, None)):
        with pytest.raises(PuzzleError, match="no puzzle"):
            ask("ffffffffff")
