"""`vermeil verify`: whether a game of a server was dealt as it had promised."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from vermeil.core.errors import RecordError, VermeilError

REFUSED = 1


def verify(
    file: Annotated[Path, typer.Argument(help="The record of a finished game; - reads it from standard input.")],
    deck: Annotated[
        Path | None,
        typer.Option("--deck", help="The deck that was brought to the table, if it was not the game's own."),
    ] = None,
) -> None:
    """Check a server's record: the seed is the one committed to, all chance came from it, every line replays.

    The exit code is 0 if the record holds, 1 if not, with the reason.
    """
    from vermeil.table.seeds import verify as verified

    try:
        game = verified(_load(file), None if deck is None else _load(deck))
    except VermeilError as error:
        typer.echo(f"{file}: {error}", err=True)
        raise typer.Exit(REFUSED) from error
    outcome = f"won by {' and '.join(f'seat {seat}' for seat in game.winners)}" if game.over else "not finished"
    typer.echo(f"{file}: good, the seed is the one committed to and every line follows from it; {outcome}")


def _load(file: Path) -> str:
    try:
        data = sys.stdin.buffer.read() if str(file) == "-" else file.read_bytes()
        return data.decode()
    except OSError as error:
        raise RecordError(f"{file} can't be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise RecordError(f"{file} is no text in UTF-8") from error
