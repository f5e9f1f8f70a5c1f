"""Whatever is given to `replay`, `Deck.parse` or `Game`: it works, or a VermeilError says what is wrong.

PY-1 to PY-4, PY-10. What is pushed into a game is in test_malformed_moves.py.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.malformed.strategies import THINGS
from tests.pyramids.golden_games import path_of
from tests.pyramids.positions import SMALL_DECK
from tests.pyramids.strategies import NEAR_MOVES
from tests.pyramids.test_independent_checker import tampered
from vermeil.core.errors import DeckError, RecordError, SetupError, VermeilError
from vermeil.games import pyramids as py
from vermeil.games.pyramids.cards import STANDARD, Deck
from vermeil.games.pyramids.deck_report import findings, render

RECORD = path_of("pyramids-2").read_text(encoding="utf-8")
HEADER = RECORD.splitlines()[:5]
REAL = STANDARD.read_bytes()
FOUR_CARDS = Deck("four", SMALL_DECK.cards[:4], SMALL_DECK.penalties).to_text()
WORDS = ["game", "name", "skulls", "pyramids", "mine", "aa", "purple", "33", "1,2,3", "\n", "\n\n", *".#>*Xrgtsp;"]


def result(door: Callable[[], Any]) -> Any:
    """What comes of it: a thing, or the error of our own tree with which it was refused."""
    try:
        return door()
    except VermeilError as error:
        return error


def is_clear(error: object, kind: type[VermeilError]) -> bool:
    """Whether it is a refusal of this kind that people can read."""
    return isinstance(error, kind) and 0 < len(str(error)) < 500


# --- decks -----------------------------------------------------------------------------------------------------


def refuse_or_keep(source: str | bytes) -> None:
    reading = Deck.read(source)
    assert (reading.deck is None) == bool(reading.problems)
    if reading.deck is None:
        assert is_clear(result(lambda: Deck.parse(source)), DeckError)
        assert all(str(problem).isprintable() for problem in reading.problems)
        return
    assert Deck.parse(reading.deck.to_text()) == reading.deck
    findings(reading.deck)
    assert reading.deck.hash in render(reading.deck)


@settings(max_examples=300)
@given(st.binary(max_size=300) | st.text(st.characters(), max_size=300))
@example(b"\0")
@example("\ud800")
def test_a_deck_of_any_text(source: str | bytes) -> None:
    refuse_or_keep(source)


@settings(max_examples=200)
@given(THINGS)
def test_a_deck_of_anything(source: Any) -> None:
    assert is_clear(result(lambda: Deck.parse(source)), DeckError)


@settings(max_examples=300)
@given(st.lists(st.sampled_from(WORDS), max_size=120))
def test_a_deck_of_words_of_the_language(words: list[str]) -> None:
    refuse_or_keep(" ".join(words))


DAMAGE = [b"", b"\n", b"\n\n", b".", b"# ", b"> ", b"* ", b" 7", b";", b"X", b"\0", b"\xff", b"green", b"1,2"]


def damaged(source: bytes, rng: Random, pieces: list[bytes]) -> bytes:
    data = bytearray(source)
    for _ in range(rng.randrange(1, 5)):
        start = rng.randrange(len(data) + 1)
        data[start : start + rng.choice([0, 1, 2, 8, 60])] = rng.choice([*pieces, rng.randbytes(2)])
    return bytes(data)


@settings(max_examples=400)
@given(st.integers(0, 2**32))
def test_a_damaged_deck(dice: int) -> None:
    refuse_or_keep(damaged(FOUR_CARDS.encode(), Random(dice), DAMAGE))


@settings(max_examples=40)
@given(st.integers(0, 2**32))
def test_our_own_deck_damaged(dice: int) -> None:
    refuse_or_keep(damaged(REAL, Random(dice), DAMAGE))


@settings(max_examples=150)
@given(st.one_of(THINGS, st.text(max_size=20)))
def test_a_deck_that_is_none(deck: Any) -> None:
    if deck is not None:
        assert is_clear(result(lambda: py.Game(players=2, deck=deck)), VermeilError)
        assert is_clear(result(lambda: py.replay(RECORD, deck=deck)), RecordError)


# --- records ---------------------------------------------------------------------------------------------------


def replayed(source: Any) -> py.Game | None:
    """The game, or None if it was refused in the right way."""
    found = result(lambda: py.replay(source))
    assert isinstance(found, py.Game) or is_clear(found, RecordError)
    if not isinstance(found, py.Game):
        return None
    assert py.replay(found.transcript()).transcript() == found.transcript()
    return found


@settings(max_examples=300)
@given(st.one_of(st.text(max_size=300), st.binary(max_size=300), THINGS))
def test_a_record_of_anything(source: Any) -> None:
    assert replayed(source) is None


LINES = st.one_of(
    st.text(max_size=40),
    st.sampled_from(RECORD.splitlines()),
    st.builds(lambda seat, move: f"{seat} {move}", st.integers(0, 9), NEAR_MOVES),
    st.builds(
        lambda event, words: f"! {event} {' '.join(words)}",
        st.sampled_from(["deal 0", "deal 9", "display", "start", "reveal", "draw", "refill 1", ""]),
        st.lists(st.sampled_from(["p15", "g02", "I2", "0", "?", ""]), max_size=5),
    ),
)


@settings(max_examples=300)
@given(st.lists(LINES, max_size=12), st.integers(5, 40))
def test_lines_that_look_like_a_record(lines: list[str], begin: int) -> None:
    """Alone, after a header, and in the middle of a real game."""
    replayed("\n".join(lines))
    replayed("\n".join([*HEADER, *lines]))
    replayed("\n".join([*RECORD.splitlines()[:begin], *lines]))


@settings(max_examples=200)
@given(st.integers(0, 2**32))
def test_a_damaged_record(dice: int) -> None:
    replayed(damaged(RECORD.encode(), Random(dice), [b"", b"\n", b" ", b"!", b"0 ", b"A:", b"a1", b"=", b"\r\n"]))


@settings(max_examples=200)
@given(st.integers(0, 2**32))
def test_a_record_that_was_tampered_with(dice: int) -> None:
    """It is refused at one of its lines, or it is the true record of a game: then it replays to itself."""
    text = tampered(RECORD.splitlines(), py.Deck.standard(), Random(dice))
    found = result(lambda: py.replay(text))
    if isinstance(found, py.Game):
        kept = [line for line in text.splitlines() if line.strip() and not line.startswith(";")]
        assert found.transcript().splitlines() == kept
    else:
        assert is_clear(found, RecordError)
        assert 1 <= found.line <= text.count("\n") + 1


def test_a_record_of_another_deck_or_game() -> None:
    """PY-10."""
    with pytest.raises(RecordError, match="made with the deck"):
        py.replay(RECORD.replace("deck vermeil ", "deck other "))
    with pytest.raises(RecordError, match="a record of 'silver-and-gold', not of pyramids"):
        py.replay(RECORD.replace("game pyramids", "game silver-and-gold"))


# --- games -----------------------------------------------------------------------------------------------------


@settings(max_examples=400)
@given(
    st.one_of(st.integers(-2, 6), THINGS),
    st.one_of(st.text(max_size=10), st.integers(), THINGS),
    st.one_of(
        st.none(),
        THINGS,
        st.lists(st.text(max_size=12), max_size=3),
        st.dictionaries(
            st.sampled_from(["tracker", "closed_tomb", "linear_skulls", "start_player"]), THINGS, max_size=2
        ),
    ),
)
def test_a_game_of_anything(players: Any, seed: Any, variants: Any) -> None:
    found = result(lambda: py.Game(players=players, seed=seed, variants=variants))
    if isinstance(found, py.Game):
        assert found.waiting == tuple(range(players))
    else:
        assert is_clear(found, SetupError)


class Monster:
    """Has no name."""

    def __repr__(self) -> str:
        raise RuntimeError


@pytest.mark.parametrize(
    "monster", [10**5000, Monster(), "x" * 100_000, b"\xff" * 1000], ids=lambda m: type(m).__name__
)
def test_monsters_everywhere(monster: Any) -> None:
    """Values that can't even be shown."""
    doors: list[Callable[[], object]] = [
        lambda: py.Game(players=monster),
        lambda: py.Game(variants={monster: True}),
        lambda: py.Game(variants={"closed_tomb": monster}),
        lambda: py.Game(variants=[monster]),
        lambda: py.Game(seed=1).push(monster, "done"),
        lambda: py.Game(seed=1).push(0, monster),
        lambda: py.replay(monster),
    ]
    for door in doors:
        assert is_clear(result(door), VermeilError)
