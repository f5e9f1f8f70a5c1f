"""`vermeil hindsight`: what could have been made of a game, had everything been known in advance."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from vermeil.cli.records import load_text, looking_at
from vermeil.core.errors import SetupError
from vermeil.games import GAMES, spec_of

# From so many points on a turn is told though it was not the first.
DEAR = 3


def hindsight(
    file: Annotated[Path, typer.Argument(help="The record of a finished game; - reads it from standard input.")],
    *,
    seat: Annotated[int | None, typer.Option("--seat", help="Only for this seat, from 0; all if not given.")] = None,
    deck: Annotated[Path | None, typer.Option("--deck", help="The deck file that the record was made with.")] = None,
) -> None:
    """Look back at a finished game of Silver & Gold or Pyramids.

    Shows the best score found for each seat, with all patterns and cards known, the first turn in which points were
    lost, and every later one that was dear. It is what was possible, not what one could have known: `vermeil review`
    tells mistakes. The others play as they did (see docs/bots.md). The exit code is 0 if the record holds, 1 if it is
    refused, with the line and the reason, 2 if nothing could be looked at.
    """
    from vermeil.bots.hindsight import every_loss
    from vermeil.core.record import read

    with looking_at(file):
        text = load_text(file)
        record = read(text)
        _refuse(record.game, record.players, seat)
        for number in range(record.players) if seat is None else [seat]:
            found, losses = every_loss(text, number, deck=deck)
            typer.echo(f"seat {number}: {_points(found.points)}; with hindsight {found.best}")
            for loss in losses:
                if loss is losses[0] or loss.points >= DEAR:
                    when = "keeping" if loss.turn == 0 else _turn(loss.turn)
                    moves = " ".join(move for move in loss.moves if move != "done")
                    better = f"; {' '.join(loss.better)} was better" if loss.better else ""
                    lost = first_lost(loss.points) if loss is losses[0] else f"{_points(loss.points)} more were"
                    typer.echo(f"  {lost} lost at {when}: {moves}{better}")


def first_lost(points: int) -> str:
    """The first points that were lost, one or several."""
    return "the first point was" if points == 1 else f"the first {points} points were"


def _points(count: int) -> str:
    return "1 point" if count == 1 else f"{count} points"


def _refuse(game: str, players: int, seat: int | None) -> None:
    """What has nothing to do with the record's lines."""
    if game in GAMES and not spec_of(game).hindsight:
        those = " and ".join(name for name in GAMES if spec_of(name).hindsight)
        raise SetupError(f"there is no hindsight for {game}; there is for {those}")
    if seat is not None and not 0 <= seat < players:
        raise SetupError(f"there is no seat {seat} in a game of {players}")


def _turn(number: int) -> str:
    from vermeil.games.expedition.phases import TURNS_A_ROUND

    round_number, turn = divmod(number - 1, TURNS_A_ROUND)
    return f"round {round_number + 1}, turn {turn + 1}"
