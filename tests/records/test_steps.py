"""The one way through a record: what stands before a move is the game of the lines before it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.golden.games import record_of
from vermeil.core.errors import RecordError
from vermeil.core.record import read
from vermeil.games import pyramids, silver_and_gold, silver_coin

RULES: dict[str, Any] = {
    "silver-and-gold-2": silver_and_gold,
    "pyramids-3": pyramids,
    "silver-coin-4": silver_coin,
}


@pytest.mark.parametrize("name", RULES)
def test_every_place_on_the_way_is_the_game_of_the_lines_so_far(name: str) -> None:
    rules, text = RULES[name], record_of(name)
    lines = text.splitlines()
    moves = [at for at, line in enumerate(lines) if line[0].isdigit()]
    ends = [*moves, next(at for at, line in enumerate(lines) if line.startswith("="))]
    taken = []
    for number, step in enumerate(rules.steps(text)):
        assert step.game.log.lines() == lines[5 : ends[number]]
        if number % 20 == 0:
            before = rules.replay("\n".join(lines[: ends[number]]) + "\n")
            assert [step.game.view(seat) for seat in (0, 1, None)] == [before.view(seat) for seat in (0, 1, None)]
        taken += [] if step.move is None else [step.move]
    assert taken == read(text).moves()
    assert [move.line for move in taken] == [lines[at] for at in moves]
    assert [move.number for move in taken] == [at + 1 for at in moves]


@pytest.mark.parametrize("name", RULES)
def test_what_is_wrong_is_refused_where_it_stands_and_not_before(name: str) -> None:
    rules, lines = RULES[name], record_of(name).splitlines()
    last = max(at for at, line in enumerate(lines) if line[0].isdigit())
    lines[last] = f"{lines[last][0]} nonsense"
    way = rules.steps("\n".join(lines) + "\n")
    before = sum(line[0].isdigit() for line in lines[:last])
    for _ in range(before + 1):
        next(way)
    with pytest.raises(RecordError, match=rf"^line {last + 1}: [A-Z]+-\d+: 'nonsense' is "):
        next(way)


@pytest.mark.parametrize("name", RULES)
def test_the_result_is_checked_at_the_end_of_the_way(name: str) -> None:
    rules, text = RULES[name], record_of(name)
    way = rules.steps(text.replace("= winners ", "= winners 3 "))
    with pytest.raises(RecordError, match="the result is '= winners"):
        list(way)


@pytest.mark.parametrize("name", RULES)
def test_the_integer_face_is_a_copy(name: str) -> None:
    """A search plays on in what it was given; the game does not notice."""
    game = next(RULES[name].steps(record_of(name))).game
    before = game.view(0)
    face = game.integer_face()
    seat = game.waiting[0]
    if name == "silver-coin-4":
        face.apply(face.legal()[0])
        assert {game.number_of(move) for move in game.legal_moves(seat)} == set(game.integer_face().legal())
    else:
        face.apply(seat, face.legal(seat)[0])
    assert game.view(0) == before
