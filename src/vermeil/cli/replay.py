"""`vermeil replay`: print a record, step through it, and verify it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any

import typer

from vermeil.cli.records import load, looking_at
from vermeil.core.contract import Game
from vermeil.core.record import Record, Step, read
from vermeil.games import GAMES, rules_of


def replay(
    file: Annotated[Path, typer.Argument(help="The record; - reads it from standard input.")],
    *,
    deck: Annotated[str | None, typer.Option("--deck", help="The deck file that the record was made with.")] = None,
    step: Annotated[bool, typer.Option("--step", "-s", help="Show the table after each move; Enter goes on.")] = False,
    seat: Annotated[int | None, typer.Option("--as", help="Only what this seat may know.")] = None,
    check: Annotated[bool, typer.Option("--check", help="Only verify: print one line, or what is wrong.")] = False,
) -> None:
    """Print a record and verify it: every line is played again and checked.

    The exit code is 0 if the record holds, 1 if it is refused, with the line and the reason, 2 if a file can't be read.
    """
    text = load(file)
    options: dict[str, Any] = {} if deck is None else {"deck": deck}
    with looking_at(file):
        rules = _rules_of(read(text))
        if deck is not None and hasattr(rules.Deck, "load"):
            options = {"deck": rules.Deck.load(deck)}
        game: Game = rules.replay(text, **options)
        if check:
            typer.echo(f"{file}: good, {_outcome(game)}")
        elif step:
            _step(text, rules, options, seat)
        else:
            typer.echo(game.transcript(seat), nl=False)


def _rules_of(record: Record) -> ModuleType:
    if record.game not in GAMES:
        raise record.refuse("game", f"there is no game {record.game[:40]!r}; there are {', '.join(GAMES)}")
    return rules_of(record.game)


def _outcome(game: Game) -> str:
    if not game.over:
        return "not finished; waiting for " + ", ".join(f"seat {seat}" for seat in game.waiting)
    points = ", ".join(f"seat {seat} has {points}" for seat, points in enumerate(game.scores))
    return f"finished; {points}; won by " + " and ".join(f"seat {seat}" for seat in game.winners)


def _step(text: bytes, rules: ModuleType, options: dict[str, Any], seat: int | None) -> None:
    """Show the record move by move."""
    from vermeil.terminal.faces import faces_of
    from vermeil.terminal.plain.drawing import draw
    from vermeil.terminal.plain.width import folded
    from vermeil.terminal.sitting import Known
    from vermeil.terminal.speech import Speech

    moves = read(text).moves()
    way: Iterator[Step[Game]] = rules.steps(text, **options)
    for number, game in enumerate(step.game for step in way):
        table = {"seats": [{"name": f"Seat {player}"} for player in range(game.players)], "phase": "playing"}
        known = Known(0, table, game.view(seat))
        for line in draw(known, seat, faces_of(game.deck), Speech()):  # type: ignore[attr-defined]
            typer.echo(folded(line))
        if number == len(moves):
            typer.echo(f"\n{_outcome(game)}")
            return
        following = moves[number]
        # Somebody else's move may be hidden from this seat until later; then the table shows it.
        move = following.line if seat is None or following.seat == seat else f"seat {following.seat} decides"
        typer.echo(f"\nmove {number + 1} of {len(moves)}: {move}   (Enter goes on, q leaves) ", nl=False)
        answer = sys.stdin.readline()
        typer.echo("")
        if not answer or answer.strip() == "q":
            return
