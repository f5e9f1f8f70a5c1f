"""What is said of a deck's file: every sentence is used, every one that is used is there, and all can be said."""

from __future__ import annotations

import pickle
import re
from pathlib import Path

import vermeil
from vermeil.core.errors import DeckError
from vermeil.core.phrases import phrase
from vermeil.core.refusals import refused
from vermeil.words import texts

MADE = {f"drawn-{what}" for what in ("control", "foreign", "one-entrance", "one-tomb", "entrance-row", "tomb-row")}


def test_every_sentence_about_a_deck_is_used_and_there() -> None:
    source = Path(vermeil.__file__).parent / "games"
    found = (re.findall(r'"(drawn-[a-z0-9-]+)"', file.read_text(encoding="utf-8")) for file in source.rglob("*.py"))
    used = {name for names in found for name in names} | MADE
    assert used == set(re.findall(r"^(drawn-[a-z0-9-]+) =", texts("en")["decks.ftl"], re.MULTILINE))


def test_an_error_keeps_its_place_and_its_phrase_wherever_it_goes() -> None:
    why = refused("SG-2", "drawn-note-pieces", card="o07")
    error = DeckError(why, 5, 3)
    for one in (error, pickle.loads(pickle.dumps(error))):  # noqa: S301 - our own
        assert str(one) == "line 5, column 3: SG-2: the island of o07 falls into pieces"
        assert (one.line, one.column, one.refusal, one.phrase) == (5, 3, why, why.phrase)
    assert str(DeckError(phrase("drawn-no-head"))).startswith("a row of a drawing")
    assert DeckError("plain").phrase is None
