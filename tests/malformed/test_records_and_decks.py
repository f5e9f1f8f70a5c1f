"""Whatever is given to `replay`, `Deck.parse` or `Game`: it works, or a VermeilError says what is wrong.

SG-1 to SG-7, SG-10, and PY-1 to PY-4, PY-10. Damaged decks are in tests/games/silver_and_gold.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.malformed.games import Kind, each_game
from tests.malformed.outcomes import damaged, is_clear, result
from tests.malformed.strategies import THINGS
from vermeil.core.errors import DeckError, RecordError, SetupError, VermeilError
from vermeil.games.expedition.face import DeckGame


def replayed(kind: Kind, source: Any) -> DeckGame | None:
    """The game, which then replays to itself, or None if it was refused in the right way."""
    found = result(lambda: kind.rules.replay(source))
    assert isinstance(found, DeckGame) or is_clear(found, RecordError)
    if not isinstance(found, DeckGame):
        return None
    text = found.transcript()
    assert kind.rules.replay(text).transcript() == text
    return found


@each_game
@settings(max_examples=300)
@given(st.one_of(st.text(max_size=300), st.binary(max_size=300)))
def test_replay_of_anything(kind: Kind, source: str | bytes) -> None:
    assert replayed(kind, source) is None


@each_game
@settings(max_examples=200)
@given(THINGS)
def test_replay_of_no_text(kind: Kind, thing: Any) -> None:
    assert replayed(kind, thing) is None


@cache
def lines_like(kind: Kind) -> st.SearchStrategy[list[str]]:
    """Lines that look like those of a record of this game."""
    line = st.one_of(
        st.text(max_size=40),
        st.sampled_from(kind.record.decode().splitlines()),
        st.builds(lambda seat, move: f"{seat} {move}", st.integers(0, 9), kind.near_moves),
        st.builds(
            lambda event, words: f"! {event} {' '.join(words)}",
            st.sampled_from(["deal 0", "deal 9", "display", "start", "reveal", "draw", "refill 1", ""]),
            st.lists(st.sampled_from([kind.card, "g03", "I2", "0", "?", ""]), max_size=5),
        ),
    )
    return st.lists(line, max_size=12)


@each_game
@settings(max_examples=300)
@given(st.data(), st.integers(5, 40))
def test_replay_of_lines_that_look_like_a_record(kind: Kind, data: st.DataObject, begin: int) -> None:
    """Alone, after a header, and in the middle of a real game."""
    lines = data.draw(lines_like(kind))
    real = kind.record.decode().splitlines()
    replayed(kind, "\n".join(lines))
    replayed(kind, "\n".join([*real[:5], *lines]))
    replayed(kind, "\n".join([*real[:begin], *lines]))


@each_game
@settings(max_examples=300)
@given(st.integers(0, 2**32))
def test_replay_of_damaged_bytes(kind: Kind, dice: int) -> None:
    replayed(kind, damaged(kind.record, Random(dice), (b"\n", b" ", b"!", b"0 ", b"A:", b"a1", b"=", b"\r\n")))


@each_game
@settings(max_examples=250)
@given(st.one_of(THINGS, st.text(max_size=200), st.binary(max_size=200)))
def test_a_deck_of_anything(kind: Kind, source: Any) -> None:
    assert is_clear(result(lambda: kind.rules.Deck.parse(source)), DeckError)


@cache
def variants_of(kind: Kind) -> st.SearchStrategy[Any]:
    names = st.sampled_from([*(variant.name for variant in kind.rules.VARIANTS), "x"])
    return st.one_of(
        st.none(),
        THINGS,
        st.lists(st.text(max_size=12), max_size=3),
        st.dictionaries(names, THINGS, max_size=2),
    )


@each_game
@settings(max_examples=450)
@given(
    st.data(),
    st.one_of(st.integers(-2, 6), THINGS),
    st.one_of(st.text(max_size=10), st.integers(), THINGS),
)
def test_a_game_of_anything(kind: Kind, data: st.DataObject, players: Any, seed: Any) -> None:
    variants = data.draw(variants_of(kind))
    found = result(lambda: kind.rules.Game(players=players, seed=seed, variants=variants))
    if isinstance(found, DeckGame):
        assert found.waiting == tuple(range(players))
    else:
        assert is_clear(found, SetupError)


@each_game
@settings(max_examples=175)
@given(st.one_of(THINGS, st.text(max_size=20)))
def test_a_deck_that_is_none(kind: Kind, deck: Any) -> None:
    if deck is not None:
        assert is_clear(result(lambda: kind.rules.Game(players=2, deck=deck)), VermeilError)
        assert is_clear(result(lambda: kind.rules.replay(kind.record, deck=deck)), RecordError)
