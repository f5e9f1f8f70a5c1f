"""`vermeil play`: the page in a browser, or a game in the console."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from vermeil.bots import bot_for, levels_of
from vermeil.cli.output import writable
from vermeil.core.errors import SetupError
from vermeil.games import GAMES
from vermeil.terminal.console import Console, Left, Seat
from vermeil.terminal.games import playable

BOT_NAMES = ("Ada", "Ben", "Cleo", "Dan")


def play(
    game: Annotated[str | None, typer.Argument(help=f"Which game: {', '.join(GAMES)}.")] = None,
    *,
    plain: Annotated[
        bool, typer.Option("--plain", help="Play here, line by line: for screen readers, scripts and pipes.")
    ] = False,
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="The page's port; 0 chooses one.")] = 0,
    no_open: Annotated[bool, typer.Option("--no-open", help="Only tell the page's address, open no browser.")] = False,
    players: Annotated[int, typer.Option("--players", "-p", help="How many play, bots included; 1 is solo.")] = 2,
    people: Annotated[int, typer.Option("--people", help="How many of them are people, at this keyboard.")] = 1,
    bot: Annotated[
        str,
        typer.Option("--bot", help="Which bot sits in the other seats: easy, medium (the usual one), strong, expert."),
    ] = "",
    seed: Annotated[str | None, typer.Option("--seed", help="Deal the same game again; drawn if not given.")] = None,
    deck: Annotated[
        str | None,
        typer.Option("--deck", help="A deck file of your own (docs/decks.md); a mix for Silver Coin: coin+amulet:3,7."),
    ] = None,
    variant: Annotated[
        list[str] | None, typer.Option("--variant", help="A variant by name, such as tracker or start_player=0.")
    ] = None,
    record: Annotated[Path | None, typer.Option("--record", help="Write the game's record to this file.")] = None,
) -> None:
    """Play in the browser: a server for this computer alone is started, and its page opened.

    With --plain play in the console, against bots or with others at one keyboard; the options below are for that.
    """
    if not plain:
        from vermeil.cli.page import play_on_page

        play_on_page(game, port=port, opens=not no_open)
        return
    chosen = playable(game or "silver-and-gold")
    if not 1 <= people <= players:
        message = f"{people} people don't fit at a table of {players}"
        raise SetupError(message)
    writable(record)
    levels = levels_of(chosen.name)
    level = bot or _first(levels, "medium", levels[0])
    adviser = _first(levels, "strong", levels[0])
    options = {} if deck is None else {"deck": deck}
    live = chosen.rules.Game(players=players, seed=seed, variants=variant or [], **options)
    names = ["You"] if people == 1 else [f"Player {seat + 1}" for seat in range(people)]
    seats = [Seat(name) for name in names]
    seats += [Seat(BOT_NAMES[at], bot_for(chosen.name, level, at)) for at in range(players - people)]
    console = Console(
        game=live,
        seats=seats,
        draw=chosen.draw,
        question=chosen.ask,
        hints=None if adviser == "random" else bot_for(chosen.name, adviser),
        ask=_ask,
        say=typer.echo,
        record=record,
    )
    try:
        console.play()
    except (Left, EOFError, KeyboardInterrupt):
        typer.echo("\nYou have left the game." if record is None else "")


def _first(levels: list[str], wanted: str, otherwise: str) -> str:
    return wanted if wanted in levels else otherwise


def _ask(prompt: str) -> str:
    typer.echo(prompt, nl=False)
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line
