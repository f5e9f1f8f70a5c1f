"""`vermeil continue`: go on with a game that was left."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from vermeil.cli.output import writable
from vermeil.core.errors import SetupError
from vermeil.words import TONGUES


def go_on(
    name: Annotated[
        str | None, typer.Argument(help="Which game, if there are several; without it they are listed.")
    ] = None,
    *,
    terminal: Annotated[bool, typer.Option("--terminal", "-t", help="On the whole screen of this terminal.")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="Line by line, without moving the cursor.")] = False,
    record: Annotated[Path | None, typer.Option("--record", help="Write the game's record to this file.")] = None,
    language: Annotated[str | None, typer.Option("--language", help=f"{TONGUES}.")] = None,
) -> None:
    """Go on with a game that was left; with several of them, choose one."""
    from vermeil.cli.session import PACE, ask, at_the_screen, line_by_line, need_a_terminal, speech_for
    from vermeil.terminal.home import Home
    from vermeil.terminal.saved_games import kept_games

    if terminal and plain:
        raise SetupError("--terminal and --plain are two ways to play; choose one")
    if terminal:
        need_a_terminal()
    writable(record)
    speech = speech_for(language)
    kept = kept_games()
    if not kept:
        typer.echo(speech.words("plain-no-games"))
        return
    if name is None and len(kept) == 1:
        name = kept[0].name
    if name is None:
        for at, game in enumerate(kept, start=1):
            typer.echo(f"{at}  {speech.kept(game.name, game.head.game, game.head.names, game.entries)}")
        try:
            answer = ask(speech.words("plain-which-game") + "\n> ").strip()
        except EOFError:
            return
        number = int(answer) if answer.isdigit() else 0
        name = kept[number - 1].name if 0 < number <= len(kept) else answer
    screen = terminal or (not plain and sys.stdin.isatty() and sys.stdout.isatty())
    sitting = Home.resume(name, pace=PACE if screen else 0.0, record=record)
    if screen:
        at_the_screen(speech, sitting)
    else:
        line_by_line(speech, sitting)
