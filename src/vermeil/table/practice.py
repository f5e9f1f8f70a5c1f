"""Practice: a table that goes on from a position of a finished game. What chance brings from there on is new."""

from __future__ import annotations

from vermeil.core.contract import Game
from vermeil.core.errors import RecordError
from vermeil.core.record import HEADER, read
from vermeil.table.acts import Create
from vermeil.table.catalog import has_named_decks, resumed
from vermeil.table.replay import finished

MARK = "; practice after "


def beginning(text: str, step: int) -> str:
    """The first moves of a record, with the chance that came before the next one; without its comments."""
    record = read(text)
    moves = record.moves()
    if not 0 <= step < len(moves):
        raise RecordError(f"practice begins before one of the {len(moves)} moves, not after {step}")
    until = moves[step].number
    values = {"vermeil": "1", "game": record.game, "deck": record.deck, "players": str(record.players)}
    values["variants"] = " ".join(record.variants) or "-"
    lines = [f"{name} {values[name]}" for name in HEADER]
    return "\n".join([*lines, *(line for number, line in record.lines if number < until)]) + "\n"


def practice_of(text: str, step: int, deck_text: str | None = None) -> Create:
    """The table that goes on there: everything else is as it was in the record, which must be of a finished game."""
    played = finished(text, deck_text)
    begun = beginning(text, step)
    game = resumed(begun, "", deck_text)
    deck = played.deck_line if has_named_decks(game.NAME) else None
    return Create(
        game.NAME,
        game.players,
        dict(game.variants),
        deck,
        public=False,
        clock=None,
        deck_text=deck_text,
        hints=True,
        practice=begun,
    )


def moves_in(begun: str) -> int:
    """How many moves were made before practice began."""
    return len(read(begun).moves())


def practice_record(game: Game, begun: str) -> str:
    """The record of such a game. Its beginning is another's, so that no seed can prove it; a comment says so."""
    first, rest = game.transcript().split("\n", 1)
    return f"{first}\n{MARK}{moves_in(begun)} moves of another game\n{rest}"
