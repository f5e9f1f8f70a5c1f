"""Whatever is thrown at the deck readers, nothing but a DeckError comes out."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from types import ModuleType
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.games.pyramids.positions import SMALL_DECK
from tests.games.silver_and_gold.positions import PLAIN
from tests.malformed.outcomes import damaged, is_clear, result
from vermeil.core.errors import DeckError
from vermeil.games.pyramids import cards as pyramids
from vermeil.games.pyramids import deck_report as pyramids_report
from vermeil.games.silver_and_gold import cards as islands
from vermeil.games.silver_and_gold import deck_report as islands_report

LINES = 20_000  # far more than Python could recurse


@dataclass(frozen=True)
class Language:
    """How the decks of a game are written, and who reads them."""

    reader: Any  # the class of its decks
    report: ModuleType
    words: tuple[str, ...]
    simple: bytes  # a deck of simple cards
    pieces: tuple[bytes, ...]  # that a deck is damaged with

    def refuse_or_keep(self, source: str | bytes) -> None:
        """The reader takes it or names a reason; what it takes survives being written and reported on."""
        reading = self.reader.read(source)
        assert (reading.deck is None) == bool(reading.problems)
        for problem in reading.problems:
            assert str(problem).isprintable()
            assert (problem.column > 0) == (problem.line > 0)
        if reading.deck is None:
            assert is_clear(result(lambda: self.reader.parse(source)), DeckError)
            return
        deck = self.reader.parse(source)
        assert self.reader.parse(deck.to_text()) == deck == reading.deck
        self.report.findings(deck)
        assert deck.hash in self.report.render(deck)


ISLANDS = Language(
    reader=islands.Deck,
    report=islands_report,
    words=("game", "name", "silver-and-gold", "mine", "aa", "grey", "orange", "seal", *".#Xop;", "\n", "\n\n"),
    simple=PLAIN.to_text().encode(),
    pieces=(b"\n", b"\n\n", b".", b"#", b"X ", b";", b" seal grey", b"\0", b"\xff", b"green", "\u00e9".encode()),
)
PYRAMIDS = Language(
    reader=pyramids.Deck,
    report=pyramids_report,
    words=("game", "name", "skulls", "pyramids", "mine", "aa", "purple", "33", "1,2,3", "\n", "\n\n", *".#>*Xrgtsp;"),
    simple=pyramids.Deck("four", SMALL_DECK.cards[:4], SMALL_DECK.penalties).to_text().encode(),
    pieces=(b"\n", b"\n\n", b".", b"# ", b"> ", b"* ", b" 7", b";", b"X", b"\0", b"\xff", b"green", b"1,2"),
)
each_language = pytest.mark.parametrize("language", [ISLANDS, PYRAMIDS], ids=["silver-and-gold", "pyramids"])


@each_language
@given(st.binary(max_size=400))
@example(b"\0")
@example(b"\xff\xfe")
@example(b"a\n" * LINES)
@example(b"aa bb\n" * LINES)
@example(b".\n" * LINES)
def test_random_bytes(language: Language, source: bytes) -> None:
    language.refuse_or_keep(source)


@each_language
@settings(max_examples=150)
@given(st.text(st.characters(), max_size=400))
@example("\ud800")
@example("\u2028")
@example("game silver-and-gold\x1cname mine")
@example("game pyramids\x1cname mine")
def test_random_text(language: Language, source: str) -> None:
    language.refuse_or_keep(source)


@each_language
@settings(max_examples=300)
@given(st.data())
def test_random_words_of_the_language(language: Language, data: st.DataObject) -> None:
    language.refuse_or_keep(" ".join(data.draw(st.lists(st.sampled_from(language.words), max_size=120))))


@each_language
@settings(max_examples=350)
@given(st.integers(0, 2**32))
def test_simple_cards_damaged(language: Language, dice: int) -> None:
    language.refuse_or_keep(damaged(language.simple, Random(dice), language.pieces))


@settings(max_examples=300)
@given(st.integers(0, 2**32))
def test_our_own_islands_damaged(dice: int) -> None:
    ISLANDS.refuse_or_keep(damaged(islands.STANDARD.read_bytes(), Random(dice), ISLANDS.pieces))


@settings(max_examples=40)
@given(st.integers(0, 2**32))
def test_our_own_pyramids_damaged(dice: int) -> None:
    """Fewer, because all their ways are looked at."""
    PYRAMIDS.refuse_or_keep(damaged(pyramids.STANDARD.read_bytes(), Random(dice), PYRAMIDS.pieces))


@given(st.permutations(islands.STANDARD.read_bytes().split(b"\n\n")))
def test_shuffled_paragraphs(paragraphs: list[bytes]) -> None:
    ISLANDS.refuse_or_keep(b"\n\n".join(paragraphs))
