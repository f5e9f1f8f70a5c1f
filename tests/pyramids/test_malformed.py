"""Whatever is thrown at Pyramids, nothing but a VermeilError comes out, and nothing has changed (PY-21, PY-23)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from vermeil.core.errors import DeckError, RecordError, VermeilError
from vermeil.games import pyramids as py
from vermeil.games.pyramids.cards import STANDARD, Deck
from vermeil.games.pyramids.deck_report import findings, render

REAL = STANDARD.read_bytes()
WORDS = ["game", "name", "skulls", "pyramids", "mine", "aa", "purple", "33", "1,2,3", "\n", "\n\n", *".#>*Xrgtsp;"]


def played(players: int, seed: int, moves: int) -> py.Game:
    """A game after some random moves."""
    game, rng = py.Game(players=players, seed=seed), Random(seed)
    for _ in range(moves):
        if not game.waiting:
            break
        seat = rng.choice(game.waiting)
        options = game.legal_moves(seat)
        game.push(seat, options[rng.randrange(len(options))])
    return game


GAMES = [played(players, players, moves) for players, moves in ((2, 0), (2, 30), (3, 61), (1, 90), (4, 117))]
RECORD = played(2, 3, 10_000).transcript()


def refuse_or_keep(source: str | bytes) -> None:
    reading = Deck.read(source)
    assert (reading.deck is None) == bool(reading.problems)
    if reading.deck is None:
        with pytest.raises(DeckError):
            Deck.parse(source)
        return
    assert Deck.parse(reading.deck.to_text()) == reading.deck
    findings(reading.deck)
    assert reading.deck.hash in render(reading.deck)


@settings(max_examples=60)
@given(st.binary(max_size=300) | st.text(st.characters(), max_size=300))
@example(b"\0")
@example("\ud800")
def test_random_deck_files(source: str | bytes) -> None:
    refuse_or_keep(source)


@settings(max_examples=150)
@given(st.lists(st.sampled_from(WORDS), max_size=120))
def test_random_words_of_the_language(words: list[str]) -> None:
    refuse_or_keep(" ".join(words))


@settings(max_examples=60)
@given(st.data())
def test_mutated_real_decks(data: st.DataObject) -> None:
    source = bytearray(REAL)
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(source)))
        length = data.draw(st.sampled_from([0, 1, 2, 8, 60]))
        new = data.draw(st.binary(max_size=3) | st.sampled_from([b"\n", b"\n\n", b".", b"# ", b"> ", b"* ", b" 7"]))
        source[start : start + length] = new
    refuse_or_keep(bytes(source))


SPELLINGS = st.text(max_size=30) | st.from_regex(r"\+?[ABC]:([a-f][0-6]){0,5}", fullmatch=True)
SPELLINGS |= st.sampled_from(["done", "take:1", "take:top", "take:0", "keep:p15,p33", "keep:", "A:", "+A:a1"])


@settings(max_examples=200)
@given(st.sampled_from(GAMES), st.integers(-2, 5) | st.none() | st.booleans(), SPELLINGS)
def test_random_spellings(game: py.Game, seat: int | None, spelling: str) -> None:
    """PY-21: taken if it is legal, otherwise refused with a rule, and nothing has changed."""
    before = game.transcript()
    twin: Any = game.copy()
    reason = twin.why_not(seat, spelling)
    if reason is None:
        assert seat is not None
        assert spelling in [str(move) for move in game.legal_moves(seat)]
        twin.push(seat, spelling)
    else:
        with pytest.raises(VermeilError, match=r"^PY-"):
            twin.push(seat, spelling)
        assert twin.transcript() == before
    assert game.transcript() == before


@settings(max_examples=80)
@given(st.data())
def test_mutated_records(data: st.DataObject) -> None:
    lines = RECORD.splitlines()
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(lines) - 1))
        change = data.draw(st.sampled_from(["drop", "double", "swap", "text"]))
        if change == "drop" and len(lines) > 1:
            del lines[at]
        elif change == "double":
            lines.insert(at, lines[at])
        elif change == "swap":
            other = data.draw(st.integers(0, len(lines) - 1))
            lines[at], lines[other] = lines[other], lines[at]
        else:
            lines[at] = data.draw(st.text(max_size=12)) + lines[at][data.draw(st.integers(0, 6)) :]
    try:
        game = py.replay("\n".join(lines) + "\n")
    except RecordError:
        return
    assert py.replay(game.transcript()).transcript() == game.transcript()


@settings(max_examples=60)
@given(st.binary(max_size=200) | st.text(max_size=200))
def test_random_records(text: str | bytes) -> None:
    with pytest.raises(RecordError):
        py.replay(text)


def test_a_record_of_another_deck_or_game() -> None:
    """PY-10."""
    with pytest.raises(RecordError, match="made with the deck"):
        py.replay(RECORD.replace("deck vermeil ", "deck other "))
    with pytest.raises(RecordError, match="a record of 'silver-and-gold', not of pyramids"):
        py.replay(RECORD.replace("game pyramids", "game silver-and-gold"))
