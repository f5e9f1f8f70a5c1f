"""Whatever is pushed: a legal move, or a MoveError and nothing has changed. No other exception ever escapes."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.malformed.strategies import MOVES, SEATS, SPELLINGS, THINGS
from tests.rulebook.test_action_3 import two_completed_at_once
from tests.silver_and_gold_positions import Story
from vermeil import silver_and_gold as sg
from vermeil.core.errors import InvalidMoveError, MoveError, VermeilError


def keeping() -> sg.Game:
    return sg.Game(players=3, seed=4)


def marking() -> sg.Game:
    return Story("x3 grey1", "coins4 orange1", reveals="O4 I3").game


def owing() -> sg.Game:
    story = Story("x3 grey1", "coins4 orange1", reveals="I3")
    story.marks(0, "A:a1b1c1")
    return story.game


def confirming() -> sg.Game:
    story = Story("x3 grey1", "coins4 orange1", reveals="I3")
    story.marks(0, "B:a1b1c1")
    return story.game


def picking() -> sg.Game:
    return two_completed_at_once("grey2 grey3 grey4 grey5").game


def over() -> sg.Game:
    game, rng = sg.Game(players=2, seed=1), Random(1)
    while game.waiting:
        game.push(game.waiting[0], rng.choice(list(game.legal_moves(game.waiting[0]))))
    return game


@cache
def position(number: int) -> sg.Game:
    return (keeping, marking, owing, confirming, picking, over)[number]()


ANYWHERE = st.integers(0, 5)


def look(game: sg.Game) -> tuple[object, ...]:
    views = [game.view(viewer).to_json() for viewer in (*range(game.players), None)]
    return (game.transcript(), views, game.waiting, game.scores)


@cache
def looked_at(game: sg.Game) -> tuple[object, ...]:
    """What a position looked like when it was first looked at; only copies of it are ever moved in."""
    return look(game)


def check_refused_or_legal(game: sg.Game, seat: Any, move: Any) -> None:
    """The same three faces for anything at all; the game that is tried on is a copy, and is looked at afterwards."""
    before = looked_at(game)
    twin = game.copy()
    reason = twin.why_not(seat, move)
    if reason is None:
        assert str(move) in [str(legal) for legal in twin.legal_moves(seat)]
        twin.push(seat, move)
        return
    assert reason.isprintable() or not isinstance(seat, int)
    assert len(reason) < 400
    with pytest.raises(MoveError) as caught:
        twin.push(seat, move)
    assert str(caught.value) == reason
    assert look(twin) == before


@settings(max_examples=1000)
@given(ANYWHERE, st.integers(0, 2), SPELLINGS)
def test_spellings(number: int, seat: int, spelling: str) -> None:
    check_refused_or_legal(position(number), seat, spelling)


@settings(max_examples=250)
@given(ANYWHERE, st.integers(0, 1), THINGS)
def test_things_that_are_no_moves(number: int, seat: int, thing: Any) -> None:
    game = position(number)
    with pytest.raises(InvalidMoveError):
        game.copy().push(seat, thing)
    check_refused_or_legal(game, seat, thing)


@settings(max_examples=500)
@given(ANYWHERE, st.integers(0, 1), MOVES)
def test_moves_made_by_hand(number: int, seat: int, move: Any) -> None:
    """A move value that no spelling has is refused like a wrong spelling."""
    check_refused_or_legal(position(number), seat, move)


@settings(max_examples=500)
@given(ANYWHERE, SEATS, st.one_of(SPELLINGS, st.sampled_from(["done", "take:1", "A:a1"])))
def test_seats(number: int, seat: Any, spelling: str) -> None:
    check_refused_or_legal(position(number), seat, spelling)


@settings(max_examples=500)
@given(ANYWHERE, SEATS)
def test_all_other_doors(number: int, seat: Any) -> None:
    """legal_moves, undo, can_undo, view, score_sheet and transcript take a seat too."""
    game = position(number).copy()
    real = type(seat) is int and 0 <= seat < game.players
    before = look(game)
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
    assert look(game) == before


@settings(max_examples=300)
@given(ANYWHERE, st.integers(0, 1), st.one_of(SPELLINGS, THINGS, MOVES))
def test_in(number: int, seat: int, anything: Any) -> None:
    """`in` never raises, and agrees with why_not."""
    if isinstance(anything, sg.Take) and type(anything.place) is not int:
        return  # Python holds Take(True) and Take(1.0) for equal to Take(1); push does not
    game = position(number)
    legal: Any = game.legal_moves(seat)
    assert (anything in legal) == (game.why_not(seat, anything) is None)


def test_a_very_long_spelling_is_cut_in_the_message() -> None:
    assert len(str(keeping().why_not(0, "keep:" + "s01," * 100_000))) < 200


@pytest.mark.parametrize(
    "move",
    [
        sg.Cross("", ("a1",)),
        sg.Cross("AB", ("a1",)),
        sg.Cross("C", ("a1",)),
        sg.Cross("A", ()),
        sg.Cross("A", ("z9",)),
        sg.Cross("A", ["a1"]),  # type: ignore[arg-type]  # on purpose
        sg.Take(True),  # noqa: FBT003
        sg.Take(5),
        sg.Take(-1),
        sg.Take(10**5000),
        sg.Keep(("s01",)),  # type: ignore[arg-type]  # on purpose
        sg.Keep(("s01", "s02", "s03")),  # type: ignore[arg-type]  # on purpose
        sg.Keep({}),  # type: ignore[arg-type]  # on purpose
    ],
    ids=lambda move: type(move).__name__,
)
def test_moves_that_have_no_spelling(move: Any) -> None:
    """They would stand in the record as something that nobody could read again."""
    for number in range(5):
        seat = position(number).waiting[0]
        with pytest.raises(InvalidMoveError, match=r"SG-\d+"):
            position(number).copy().push(seat, move)
