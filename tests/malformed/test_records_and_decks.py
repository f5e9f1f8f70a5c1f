"""Whatever is given to `replay`, `Deck.parse` or `Game`: it works, or a VermeilError says what is wrong."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.golden.games import path_of
from tests.malformed.strategies import NEAR_MOVES, THINGS
from tests.silver_and_gold_positions import PLAIN
from vermeil import silver_and_gold as sg
from vermeil.core.errors import DeckError, RecordError, SetupError, VermeilError

GOLDEN = path_of("silver-and-gold-3").read_bytes()
HEADER = GOLDEN.decode().splitlines()[:5]

LINES = st.one_of(
    st.text(max_size=40),
    st.sampled_from(GOLDEN.decode().splitlines()),
    st.builds(lambda seat, move: f"{seat} {move}", st.integers(0, 9), NEAR_MOVES),
    st.builds(
        lambda event, words: f"! {event} {' '.join(words)}",
        st.sampled_from(["deal 0", "deal 9", "display", "start", "reveal", "draw", "refill 1", ""]),
        st.lists(st.sampled_from(["s01", "g02", "I2", "0", "?", ""]), max_size=5),
    ),
)


def result(door: Callable[[], Any]) -> Any:
    """What comes of it: a thing, or the error of our own tree with which it was refused, in a readable sentence."""
    try:
        return door()
    except VermeilError as error:
        return error


def is_clear(error: object, kind: type[VermeilError]) -> bool:
    """Whether it is a refusal of this kind that people can read."""
    return isinstance(error, kind) and 0 < len(str(error)) < 500


def replayed(source: Any) -> sg.Game | None:
    """The game, or None if it was refused in the right way."""
    found = result(lambda: sg.replay(source))
    assert isinstance(found, sg.Game) or is_clear(found, RecordError)
    return found if isinstance(found, sg.Game) else None


@settings(max_examples=400)
@given(st.one_of(st.text(max_size=300), st.binary(max_size=300)))
def test_replay_of_anything(source: str | bytes) -> None:
    assert replayed(source) is None


@settings(max_examples=300)
@given(THINGS)
def test_replay_of_no_text(thing: Any) -> None:
    assert replayed(thing) is None


@settings(max_examples=400)
@given(st.lists(LINES, max_size=12))
def test_replay_of_lines_that_look_like_a_record(lines: list[str]) -> None:
    replayed("\n".join([*HEADER, *lines]))
    replayed("\n".join(lines))


@settings(max_examples=400)
@given(st.integers(0, 2**32), st.integers(1, 5))
def test_replay_of_damaged_bytes(dice: int, wounds: int) -> None:
    rng, data = Random(dice), bytearray(GOLDEN)
    for _ in range(wounds):
        at = rng.randrange(len(data))
        match rng.randrange(3):
            case 0:
                data[at] = rng.randrange(256)
            case 1:
                del data[at : at + rng.randrange(1, 40)]
            case _:
                data[at:at] = rng.randbytes(rng.randrange(1, 6))
    replayed(bytes(data))


@settings(max_examples=300)
@given(st.one_of(THINGS, st.text(max_size=200), st.binary(max_size=200)))
def test_a_deck_of_anything(source: Any) -> None:
    """(More, and closer to real decks: tests/decks.)"""
    assert is_clear(result(lambda: sg.Deck.parse(source)), DeckError)


@settings(max_examples=300)
@given(st.integers(0, 2**32))
def test_a_damaged_deck(dice: int) -> None:
    rng, text = Random(dice), PLAIN.to_text()
    for _ in range(rng.randrange(1, 4)):
        at = rng.randrange(len(text))
        text = text[:at] + rng.choice(["", "X", "#", "\n", " ", "grey", "\x00", "é"]) + text[at + rng.randrange(3) :]
    found = result(lambda: sg.Deck.parse(text))
    if isinstance(found, sg.Deck):
        assert sg.Deck.parse(found.to_text()) == found
    else:
        assert is_clear(found, DeckError)


@settings(max_examples=500)
@given(
    st.one_of(st.integers(-2, 6), THINGS),
    st.one_of(st.text(max_size=10), st.integers(), THINGS),
    st.one_of(
        st.none(),
        THINGS,
        st.lists(st.text(max_size=12), max_size=3),
        st.dictionaries(st.sampled_from(["tracker", "open_marks", "start_player", "x"]), THINGS, max_size=2),
    ),
)
def test_a_game_of_anything(players: Any, seed: Any, variants: Any) -> None:
    found = result(lambda: sg.Game(players=players, seed=seed, variants=variants))
    if isinstance(found, sg.Game):
        assert found.waiting == tuple(range(players))
    else:
        assert is_clear(found, SetupError)


@settings(max_examples=200)
@given(st.one_of(THINGS, st.text(max_size=20)))
def test_a_deck_that_is_none(deck: Any) -> None:
    if deck is not None:
        assert is_clear(result(lambda: sg.Game(players=2, deck=deck)), VermeilError)
        assert is_clear(result(lambda: sg.replay(GOLDEN, deck=deck)), RecordError)
