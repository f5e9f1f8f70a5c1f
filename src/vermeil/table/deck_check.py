"""What is wrong with a deck that somebody draws, where it differs from the printed one, and what it has.

`vermeil deck check` says the same of a file; this is for whoever draws on a screen, and so also gives the cards as far
as they can be read while much is still wrong with them.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import asdict
from importlib import import_module
from typing import Any

from vermeil.core.errors import DeckError
from vermeil.core.phrases import Phrase
from vermeil.games import GAMES, spec_of
from vermeil.games.expedition import deckfile
from vermeil.games.expedition.decks import DrawnDeck, Kind, Reading

DRAWN = tuple(name for name in GAMES if spec_of(name).decks == "drawn")
USUAL = DRAWN[0]
MOST = 100  # problems told: a text that isn't a deck at all would otherwise have one for each line


def kind_of(game: str) -> Kind:
    """How the decks of a game are looked at."""
    kind: Kind = import_module(f"vermeil.games.{GAMES[game]}.deck_report").KIND
    return kind


def kind_for(source: str | bytes) -> tuple[str, Kind]:
    """The game that a deck's header names, and its kind; if it names none we know, that is one of its problems."""
    named = deckfile.game_of(source)
    game = named if named in DRAWN else USUAL
    return game, kind_of(game)


def checked_deck(text: str) -> dict[str, Any]:
    """All that an editor shows beside a drawing (`server.wire.decks.CheckedDeck`)."""
    game, kind = kind_for(text)
    reading: Reading[DrawnDeck[Any]] = kind.deck.read(text)
    file = deckfile.read(text, kind.layout, [])
    blocks = () if file is None else file.blocks
    starts = [block.place.line for block in blocks]
    ids = {card: bisect_right(starts, place.line) - 1 for card, place in reading.places.items()}
    report: dict[str, Any] = {
        "game": game,
        "deck": None,
        "picture": None,
        "header": {} if file is None else {key: token.text for key, token in file.header.items()},
        "cards": [_card(block) for block in blocks],
        "problems": [_problem(problem, starts) for problem in reading.problems[:MOST]],
        "count": len(reading.problems),
        "notes": [],
        "counts": [asdict(row) for row in kind.counts(reading.cards)],
        "facts": [],
    }
    deck = reading.deck
    if deck is not None:
        report["deck"] = deck.line
        report["picture"] = deck.picture()
        report["notes"] = [
            _said(str(note), note.why.rule, note.why.phrase) | {"card": None if note.card is None else ids[note.card]}
            for note in kind.findings(deck)
        ]
        report["facts"] = [said.as_json() for said in kind.facts(deck)]
    return report


def _card(block: deckfile.Block) -> dict[str, Any]:
    """A card as it was written; without rows if they don't make a drawing."""
    return {
        "head": [word.text for word in block.head],
        "rows": ["".join(mark.text for mark in row) for row in block.rows],
    }


def _problem(problem: DeckError, starts: list[int]) -> dict[str, Any]:
    """A problem, with its place in the text and the number of the card that it is on."""
    refusal = problem.refusal
    at = bisect_right(starts, problem.line) - 1 if problem.line else -1
    said = _said(problem.sentence, None if refusal is None else refusal.rule, problem.phrase)
    return said | {"line": problem.line, "column": problem.column, "card": at if at >= 0 else None}


def _said(message: str, rule: str | None, why: Phrase | None) -> dict[str, Any]:
    return {"message": message, "rule": rule, "phrase": None if why is None else why.as_json(), "line": 0, "column": 0}
