"""Whatever is pushed: a legal move, or a MoveError and nothing has changed. No other exception ever escapes.

PY-10, PY-21, PY-23, PY-30, PY-40, PY-50: from each question that a seat can be asked, and when the game is over.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.malformed.strategies import THINGS
from tests.pyramids.positions import Story
from tests.pyramids.strategies import MOVES, SEATS, SPELLINGS
from vermeil.core.errors import InvalidMoveError, MoveError, VermeilError
from vermeil.games import pyramids as py


def keeping() -> py.Game:
    return py.Game(players=3, seed=4)


def marking() -> py.Game:
    story = Story("p10 walls", "cross1 plain4", reveals="V3 O4")
    story.turn("B:a1b1b2")
    return story.game


def owing() -> py.Game:
    story = Story("p10 plain1", "plain3 plain4", reveals="I3", variants=["closed_tomb"])
    story.marks(0, "A:a1a2a3")
    return story.game


def confirming() -> py.Game:
    story = Story("gems plain1", "plain3 plain4", reveals="I3")
    story.marks(0, "A:a1b1c1")
    return story.game


def picking() -> py.Game:
    story = Story("p10 plain3", "p15 plain4", reveals="I3")
    story.turn("quick:A", "quick:A")
    return story.game


def over() -> py.Game:
    game, rng = py.Game(players=2, seed=1), Random(1)
    while game.waiting:
        moves = game.legal_moves(game.waiting[0])
        game.push(game.waiting[0], moves[rng.randrange(len(moves))])
    return game


@cache
def position(number: int) -> py.Game:
    return (keeping, marking, owing, confirming, picking, over)[number]()


ANYWHERE = st.integers(0, 5)


def look(game: py.Game) -> tuple[object, ...]:
    views = [game.view(viewer, memory=True).to_json() for viewer in (0, game.players - 1, None)]
    return (game.transcript(), views, game.waiting, game.scores)


@cache
def looked_at(number: int) -> tuple[object, ...]:
    """What a position looked like when it was first looked at; only copies of it are ever moved in."""
    return look(position(number))


def check_refused_or_legal(number: int, seat: Any, move: Any) -> None:
    """The same three faces for anything at all; the game that is tried on is a copy, and is looked at afterwards."""
    before = looked_at(number)
    twin: Any = position(number).copy()
    reason = twin.why_not(seat, move)
    if reason is None:
        assert str(move) in [str(legal) for legal in twin.legal_moves(seat)]
        twin.push(seat, move)
        return
    assert reason.startswith("PY-")
    assert reason.isprintable() or not isinstance(seat, int)
    assert len(reason) < 400
    with pytest.raises(MoveError) as caught:
        twin.push(seat, move)
    assert str(caught.value) == reason
    assert look(twin) == before


@settings(max_examples=600)
@given(ANYWHERE, st.integers(0, 2), SPELLINGS)
def test_spellings(number: int, seat: int, spelling: str) -> None:
    """PY-21: taken if it is legal, otherwise refused with a rule, and nothing has changed."""
    check_refused_or_legal(number, seat, spelling)


@settings(max_examples=250)
@given(ANYWHERE, st.integers(0, 1), THINGS)
def test_things_that_are_no_moves(number: int, seat: int, thing: Any) -> None:
    with pytest.raises(InvalidMoveError):
        position(number).copy().push(seat, thing)
    check_refused_or_legal(number, seat, thing)


@settings(max_examples=400)
@given(ANYWHERE, st.integers(0, 1), MOVES)
def test_moves_made_by_hand(number: int, seat: int, move: Any) -> None:
    """A move value that no spelling has is refused like a wrong spelling."""
    check_refused_or_legal(number, seat, move)


@settings(max_examples=400)
@given(ANYWHERE, SEATS, st.one_of(SPELLINGS, st.sampled_from(["done", "take:1", "A:a1"])))
def test_seats(number: int, seat: Any, spelling: str) -> None:
    check_refused_or_legal(number, seat, spelling)


@settings(max_examples=300)
@given(ANYWHERE, SEATS)
def test_all_other_doors(number: int, seat: Any) -> None:
    """legal_moves, undo, can_undo, view, score_sheet and transcript take a seat too."""
    game = position(number).copy()
    real = type(seat) is int and 0 <= seat < game.players
    doors = [game.legal_moves, game.can_undo, game.score_sheet]
    if not (real and game.can_undo(seat)):
        doors.append(game.undo)
    if seat is not None:
        doors += [game.view, game.transcript]
    for door in doors:
        try:
            door(seat)
        except VermeilError:
            assert not real or door == game.undo
        else:
            assert real
    assert look(game) == looked_at(number)


@settings(max_examples=300)
@given(ANYWHERE, st.integers(0, 1), st.one_of(SPELLINGS, THINGS, MOVES))
def test_in(number: int, seat: int, anything: Any) -> None:
    """`in` never raises, and agrees with why_not."""
    if isinstance(anything, py.Take) and type(anything.place) is not int:
        return  # Python holds Take(True) and Take(1.0) for equal to Take(1); push does not
    game = position(number)
    legal: Any = game.legal_moves(seat)
    assert (anything in legal) == (game.why_not(seat, anything) is None)


def test_a_very_long_spelling_is_cut_in_the_message() -> None:
    assert len(str(keeping().why_not(0, "keep:" + "p15," * 100_000))) < 200
    assert len(str(marking().why_not(0, "A:" + "a1" * 100_000))) < 400


@pytest.mark.parametrize(
    "move",
    [
        py.Cross("", ("a1",)),
        py.Cross("AB", ("a1",)),
        py.Cross("C", ("a1",)),
        py.Cross("A", ()),
        py.Cross("A", ("z9",)),
        py.Cross("A", ("a6",)),
        py.Cross("A", ["a1"]),  # type: ignore[arg-type]  # on purpose
        py.Take(True),  # noqa: FBT003
        py.Take(5),
        py.Take(-1),
        py.Take(10**5000),
        py.Keep(("p15",)),  # type: ignore[arg-type]  # on purpose
        py.Keep(("p15", "p18", "p33")),  # type: ignore[arg-type]  # on purpose
        py.Keep({}),  # type: ignore[arg-type]  # on purpose
    ],
    ids=lambda move: type(move).__name__,
)
def test_moves_that_have_no_spelling(move: Any) -> None:
    """They would stand in the record as something that nobody could read again."""
    for number in range(5):
        seat = position(number).waiting[0]
        with pytest.raises(InvalidMoveError, match=r"^PY-"):
            position(number).copy().push(seat, move)
