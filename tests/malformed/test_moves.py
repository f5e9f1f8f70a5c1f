"""Whatever is pushed: a legal move, or a MoveError and nothing has changed. No other exception ever escapes.

SG-10, SG-21, SG-23, SG-30, SG-40, SG-51 and PY-10, PY-21, PY-23, PY-30, PY-40, PY-50: from each question that a seat
can be asked, and when the game is over.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.malformed.games import Kind, each_game
from tests.malformed.strategies import MOVES, SEATS, THINGS
from vermeil.core.errors import InvalidMoveError, MoveError, VermeilError
from vermeil.games.expedition.face import DeckGame
from vermeil.games.expedition.moves import Cross, Keep, Take

ANYWHERE = st.integers(0, 5)  # a position of the kind
KEEPING, MARKING = 0, 1


def look(game: DeckGame) -> tuple[object, ...]:
    views = [game.view(viewer, memory=True).to_json() for viewer in (*range(game.players), None)]
    return (game.transcript(), views, game.waiting, game.scores)


@cache
def looked_at(game: DeckGame) -> tuple[object, ...]:
    """What a position looked like when it was first looked at."""
    return look(game)


def check_refused_or_legal(kind: Kind, number: int, seat: Any, move: Any) -> None:
    """The same three faces for anything at all; the game that is tried on is a copy, and is looked at afterwards."""
    before = looked_at(kind.positions[number])
    twin = kind.positions[number].copy()
    reason = twin.why_not(seat, move)
    if reason is None:
        assert str(move) in [str(legal) for legal in twin.legal_moves(seat)]
        twin.push(seat, move)
        return
    assert reason.rule.startswith(kind.prefix)
    sentence = str(reason)
    assert sentence.isprintable() or not isinstance(seat, int)
    assert len(sentence) < 400
    with pytest.raises(MoveError) as caught:
        twin.push(seat, move)
    assert str(caught.value) == reason
    assert look(twin) == before


@each_game
@settings(max_examples=800)
@given(st.data(), ANYWHERE, st.integers(0, 2))
def test_spellings(kind: Kind, data: st.DataObject, number: int, seat: int) -> None:
    """SG-21, PY-21: taken if it is legal, otherwise refused with a rule, and nothing has changed."""
    check_refused_or_legal(kind, number, seat, data.draw(kind.spellings))


@each_game
@settings(max_examples=250)
@given(ANYWHERE, st.integers(0, 1), THINGS)
def test_things_that_are_no_moves(kind: Kind, number: int, seat: int, thing: Any) -> None:
    with pytest.raises(InvalidMoveError):
        kind.positions[number].copy().push(seat, thing)
    check_refused_or_legal(kind, number, seat, thing)


@each_game
@settings(max_examples=450)
@given(ANYWHERE, st.integers(0, 1), MOVES)
def test_moves_made_by_hand(kind: Kind, number: int, seat: int, move: Any) -> None:
    """A move value that no spelling has is refused like a wrong spelling."""
    check_refused_or_legal(kind, number, seat, move)


@each_game
@settings(max_examples=450)
@given(st.data(), ANYWHERE, SEATS)
def test_seats(kind: Kind, data: st.DataObject, number: int, seat: Any) -> None:
    check_refused_or_legal(kind, number, seat, data.draw(kind.spellings))


@each_game
@settings(max_examples=400)
@given(ANYWHERE, SEATS)
def test_all_other_doors(kind: Kind, number: int, seat: Any) -> None:
    """legal_moves, undo, can_undo, view, score_sheet and transcript take a seat too."""
    game = kind.positions[number].copy()
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
    assert look(game) == looked_at(kind.positions[number])


@cache
def anything_for(kind: Kind) -> st.SearchStrategy[Any]:
    return st.one_of(kind.spellings, THINGS, MOVES)


@each_game
@settings(max_examples=300)
@given(st.data(), ANYWHERE, st.integers(0, 1))
def test_in(kind: Kind, data: st.DataObject, number: int, seat: int) -> None:
    """`in` never raises, and agrees with why_not."""
    anything: Any = data.draw(anything_for(kind))
    if isinstance(anything, Take) and type(anything.place) is not int:
        return  # Python holds Take(True) and Take(1.0) for equal to Take(1); push does not
    game = kind.positions[number]
    legal: Any = game.legal_moves(seat)
    assert (anything in legal) == (game.why_not(seat, anything) is None)


@each_game
def test_a_very_long_spelling_is_cut_in_the_message(kind: Kind) -> None:
    assert len(str(kind.positions[KEEPING].why_not(0, "keep:" + f"{kind.card}," * 100_000))) < 200
    assert len(str(kind.positions[MARKING].why_not(0, "A:" + "a1" * 100_000))) < 400


@each_game
@pytest.mark.parametrize(
    "move",
    [
        Cross("", ("a1",)),
        Cross("AB", ("a1",)),
        Cross("C", ("a1",)),
        Cross("A", ()),
        Cross("A", ("z9",)),
        Cross("A", ("a6",)),
        Cross("A", ["a1"]),  # type: ignore[arg-type]  # on purpose
        Take(True),  # noqa: FBT003
        Take(5),
        Take(-1),
        Take(10**5000),
        Keep(("s01",)),  # type: ignore[arg-type]  # on purpose, of Silver & Gold's deck; so are the next ones
        Keep(("s01", "s02", "s03")),  # type: ignore[arg-type]
        Keep(("p15",)),  # type: ignore[arg-type]  # and of that of Pyramids
        Keep(("p15", "p18", "p33")),  # type: ignore[arg-type]
        Keep({}),  # type: ignore[arg-type]
    ],
    ids=lambda move: type(move).__name__,
)
def test_moves_that_have_no_spelling(kind: Kind, move: Any) -> None:
    """They would stand in the record as something that nobody could read again."""
    for game in kind.positions[:5]:
        with pytest.raises(InvalidMoveError, match=rf"^{kind.prefix}\d+"):
            game.copy().push(game.waiting[0], move)
