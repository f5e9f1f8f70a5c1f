"""`vermeil play`: a game at this computer."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from vermeil.cli.output import writable
from vermeil.core.errors import SetupError
from vermeil.games import GAMES

GAME_HELP = f"Which game: {', '.join(GAMES)}; or the link of a table on a server."


def play(
    game: Annotated[str | None, typer.Argument(help=GAME_HELP)] = None,
    *,
    terminal: Annotated[
        bool, typer.Option("--terminal", "-t", help="The table on the whole screen of this terminal.")
    ] = False,
    plain: Annotated[
        bool,
        typer.Option("--plain", help="Line by line, without moving the cursor: for screen readers, scripts and pipes."),
    ] = False,
    players: Annotated[int, typer.Option("--players", "-p", help="How many play, bots included; 1 is solo.")] = 2,
    people: Annotated[int, typer.Option("--people", help="How many of them are people, at this keyboard.")] = 1,
    name: Annotated[
        list[str] | None, typer.Option("--name", help="Your name; given several times, that of each person here.")
    ] = None,
    bot: Annotated[
        str,
        typer.Option("--bot", help="Which bot sits in the other seats: easy, medium (the usual one), strong, expert."),
    ] = "",
    pace: Annotated[
        float | None, typer.Option("--bot-pace", min=0, max=60, help="Seconds that a bot takes, at least.")
    ] = None,
    seed: Annotated[str | None, typer.Option("--seed", help="Deal the same game again; drawn if not given.")] = None,
    deck: Annotated[
        str | None,
        typer.Option("--deck", help="A deck file of your own (docs/decks.md); a mix for Silver Coin: coin+amulet:3,7."),
    ] = None,
    variant: Annotated[
        list[str] | None, typer.Option("--variant", help="A variant by name, such as tracker or start_player=0.")
    ] = None,
    record: Annotated[Path | None, typer.Option("--record", help="Write the game's record to this file.")] = None,
    language: Annotated[
        str | None,
        typer.Option("--language", help="en, es or de; if not given VERMEIL_LANGUAGE or the locale decides."),
    ] = None,
) -> None:
    """Play against bots, with others at one keyboard, or at a table on a server by its link.

    Every move is kept: Ctrl-C leaves, and `vermeil continue` goes on.
    """
    from vermeil.cli.seating import PACE, Wish, at_the_screen, line_by_line, sit_down, speech_for

    if terminal and plain:
        raise SetupError("--terminal and --plain are two ways to play; choose one")
    writable(record)
    speech = speech_for(language)
    wish = Wish(game, players, people, tuple(name or ()), bot, seed or "", deck, tuple(variant or ()), record)
    if terminal or (not plain and sys.stdin.isatty() and sys.stdout.isatty()):
        pace = PACE if pace is None else pace
        at_the_screen(speech, None if game is None else sit_down(wish, speech, pace), pace)
    else:
        line_by_line(speech, sit_down(wish, speech, pace or 0.0))
