"""`vermeil hindsight`: what could have been made of a game, had one known what was to come."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from vermeil.core.errors import RecordError, VermeilError

REFUSED = 1


def hindsight(
    file: Annotated[Path, typer.Argument(help="The record of a finished game; - reads it from standard input.")],
    *,
    seat: Annotated[int | None, typer.Option("--seat", help="Only for this seat; all if not given.")] = None,
    deck: Annotated[Path | None, typer.Option("--deck", help="The deck file that the record was made with.")] = None,
) -> None:
    """Look back at a finished game of Silver & Gold or Pyramids.

    Tells the best score found for each seat, with all patterns and cards known, and the first turn in which points
    were lost. The others play as they did (see docs/bots.md).
    """
    from vermeil.bots.hindsight import look_back
    from vermeil.core.record import read

    try:
        text = _load(file)
        seats = range(read(text).players) if seat is None else [seat]
        for number in seats:
            found = look_back(text, number, deck=deck)
            typer.echo(f"seat {number}: {found.points} points; with hindsight {found.best}")
            loss = found.first_loss
            if loss is not None:
                when = "keeping" if loss.turn == 0 else _turn(loss.turn)
                moves = " ".join(move for move in loss.moves if move != "done")
                better = f"; {' '.join(loss.better)} was better" if loss.better else ""
                typer.echo(f"  the first {loss.points} points were lost at {when}: {moves}{better}")
    except VermeilError as error:
        typer.echo(f"{file}: {error}", err=True)
        raise typer.Exit(REFUSED) from error


def _turn(number: int) -> str:
    from vermeil.games.expedition.phases import TURNS_A_ROUND

    round_number, turn = divmod(number - 1, TURNS_A_ROUND)
    return f"round {round_number + 1}, turn {turn + 1}"


def _load(file: Path) -> str:
    try:
        data = sys.stdin.buffer.read() if str(file) == "-" else file.read_bytes()
        return data.decode()
    except OSError as error:
        message = f"{file} can't be read: {error.strerror}"
        raise RecordError(message) from error
    except UnicodeDecodeError as error:
        message = f"{file} is no text in UTF-8"
        raise RecordError(message) from error
