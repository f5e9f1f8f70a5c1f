"""`vermeil replay`: print a record, step through it, and verify it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any

import typer

from vermeil.cli.records import load, looking_at
from vermeil.cli.stepping import step_through
from vermeil.core.contract import Game
from vermeil.core.record import read
from vermeil.games import rules_of_record
from vermeil.words import words


def replay(
    file: Annotated[Path, typer.Argument(help="The record; - reads it from standard input.")],
    *,
    deck: Annotated[str | None, typer.Option("--deck", help="The deck file that the record was made with.")] = None,
    step: Annotated[
        bool, typer.Option("--step", "-s", help="Show the table move by move: Enter goes on, b back, 40 to move 40.")
    ] = False,
    name: Annotated[
        list[str] | None, typer.Option("--name", "-n", help="With --step: who sat at seat 0, 1, ... (repeatable).")
    ] = None,
    seat: Annotated[int | None, typer.Option("--as", help="Only what this seat may know.")] = None,
    check: Annotated[bool, typer.Option("--check", help="Only verify: print one line, or what is wrong.")] = False,
) -> None:
    """Print a record and verify it: every line is played again and checked.

    The exit code is 0 if the record holds, 1 if it is refused, with the line and the reason, 2 if a file can't be read.
    """
    text = load(file)
    options: dict[str, Any] = {} if deck is None else {"deck": deck}
    with looking_at(file):
        rules = rules_of_record(read(text))
        if deck is not None and hasattr(rules.Deck, "load"):
            options = {"deck": rules.Deck.load(deck)}
        game: Game = rules.replay(text, **options)
        if check:
            typer.echo(f"{file}: good, {_outcome(game)}")
        elif step:
            if step_through(rules.steps(text, **options), read(text), seat, name or [], over=game.over):
                typer.echo(f"\n{_outcome(game)}")
        else:
            typer.echo(game.transcript(seat), nl=False)


def _outcome(game: Game) -> str:
    if not game.over:
        return f"not finished; waiting for {_seats(game.waiting)}"
    points = ", ".join(f"seat {seat} has {points}" for seat, points in enumerate(game.scores))
    return f"finished; {points}; won by {_seats(game.winners)}"


def _seats(seats: Iterable[int]) -> str:
    return words("en").list_of([f"seat {seat}" for seat in seats])
