"""Whatever is thrown at the deck reader, nothing but a DeckError comes out."""

from __future__ import annotations

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from vermeil.core.errors import DeckError
from vermeil.games.silver_and_gold.cards import STANDARD, Deck, read_deck
from vermeil.games.silver_and_gold.deck_report import findings, render

LINES = 20_000  # far more than Python could recurse
REAL = STANDARD.read_bytes()
WORDS = [
    "game",
    "name",
    "silver-and-gold",
    "mine",
    "aa",
    "grey",
    "orange",
    "seal",
    ".",
    "#",
    "X",
    "o",
    "p",
    ";",
    "\n",
    "\n\n",
]


def refuse_or_keep(source: str | bytes) -> None:
    """The reader takes it or names a reason; what it takes survives being written and reported on."""
    reading = read_deck(source)
    assert (reading.deck is None) == bool(reading.problems)
    for problem in reading.problems:
        assert (problem.column > 0) == (problem.line > 0)
    if reading.deck is None:
        with pytest.raises(DeckError):
            Deck.parse(source)
        return
    deck = Deck.parse(source)
    assert Deck.parse(deck.to_text()) == deck == reading.deck
    findings(deck)
    assert deck.hash in render(deck)


@given(st.binary(max_size=400))
@example(b"\0")
@example(b"\xff\xfe")
@example(b"a\n" * (LINES))
@example(b"aa bb\n" * (LINES))
@example(b".\n" * (LINES))
def test_random_bytes(source: bytes) -> None:
    refuse_or_keep(source)


@given(st.text(st.characters(), max_size=400))
@example("\ud800")
@example("\u2028")
@example("game silver-and-gold\x1cname mine")
def test_random_text(source: str) -> None:
    refuse_or_keep(source)


@settings(max_examples=300)
@given(st.lists(st.sampled_from(WORDS), max_size=120))
def test_random_words_of_the_language(words: list[str]) -> None:
    refuse_or_keep(" ".join(words))


@settings(max_examples=300)
@given(st.data())
def test_mutated_real_decks(data: st.DataObject) -> None:
    source = bytearray(REAL)
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(source)))
        length = data.draw(st.sampled_from([0, 1, 2, 8, 60]))
        new = data.draw(
            st.binary(max_size=3) | st.sampled_from([b"\n", b"\n\n", b".", b"#", b"X ", b";", b" seal grey"])
        )
        source[start : start + length] = new
    refuse_or_keep(bytes(source))


@given(st.permutations(REAL.split(b"\n\n")))
def test_shuffled_paragraphs(paragraphs: list[bytes]) -> None:
    refuse_or_keep(b"\n\n".join(paragraphs))
