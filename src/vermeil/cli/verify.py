"""`vermeil verify`: whether a game of a server was dealt as it had promised."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from vermeil.cli.records import load, load_text, looking_at
from vermeil.core.errors import DeckError


def verify(
    file: Annotated[Path, typer.Argument(help="The record of a finished game; - reads it from standard input.")],
    deck: Annotated[
        Path | None,
        typer.Option("--deck", help="The deck that was brought to the table, if it was not the game's own."),
    ] = None,
) -> None:
    """Check a server's record: the seed is the one committed to, all chance came from it, every line replays.

    The exit code is 0 if the record holds, 1 if not, with the reason, 2 if a file can't be read.
    """
    from vermeil.table.seeds import verify as verified

    deck_text = None if deck is None else _deck(deck)
    with looking_at(file):
        game = verified(load_text(file), deck_text)
    outcome = f"won by {' and '.join(f'seat {seat}' for seat in game.winners)}" if game.over else "not finished"
    typer.echo(f"{file}: good, the seed is the one committed to and every line follows from it; {outcome}")


def _deck(file: Path) -> str:
    try:
        return load(file).decode()
    except UnicodeDecodeError as error:
        raise DeckError(f"{file} is not text in UTF-8") from error
