"""`vermeil play`: the page in a browser, or a table in this terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from vermeil.cli.output import writable
from vermeil.core.errors import SetupError
from vermeil.games import GAMES
from vermeil.words import TONGUES

GAME_HELP = f"Which game: {', '.join(GAMES)}; or the link of a table on a server."


# The parameters that only one way to play can use, by how they are called on the command line.
FOR_THE_TERMINAL = {
    "players": "--players",
    "people": "--people",
    "name": "--name",
    "bot": "--bot",
    "pace": "--bot-pace",
    "seed": "--seed",
    "deck": "--deck",
    "variant": "--variant",
    "record": "--record",
}
FOR_THE_PAGE = {"port": "--port", "no_open": "--no-open"}


def play(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(help=GAME_HELP)] = None,
    *,
    terminal: Annotated[
        bool, typer.Option("--terminal", "-t", help="The table on the whole screen of this terminal.")
    ] = False,
    plain: Annotated[
        bool,
        typer.Option("--plain", help="Line by line, without moving the cursor: for screen readers, scripts and pipes."),
    ] = False,
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="The page's port; 0 chooses one.")] = 0,
    no_open: Annotated[bool, typer.Option("--no-open", help="Only tell the page's address, open no browser.")] = False,
    players: Annotated[int, typer.Option("--players", "-p", help="How many play, bots included; 1 is solo.")] = 2,
    people: Annotated[int, typer.Option("--people", help="How many of them are people, at this keyboard.")] = 1,
    name: Annotated[
        list[str] | None, typer.Option("--name", help="Your name; given several times, that of each person here.")
    ] = None,
    bot: Annotated[
        str,
        typer.Option(
            "--bot",
            help="Which bot sits in the other seats: child, easy, medium (the usual one), strong, expert; or one of "
            "your own, as module:Class or ws://host:port.",
        ),
    ] = "",
    pace: Annotated[
        float | None, typer.Option("--bot-pace", min=0, max=60, help="Seconds that a bot takes, at least.")
    ] = None,
    seed: Annotated[str | None, typer.Option("--seed", help="Deal the same game again; drawn if not given.")] = None,
    deck: Annotated[
        str | None,
        typer.Option(
            "--deck",
            help="A deck file of your own (docs/decks.md). For Silver Coin a deck (coin, amulet, bullet), a mix by "
            "number (coin+amulet:3,7+bullet:2) or surprise, a mix by chance; `vermeil deck mix` shows the cards.",
        ),
    ] = None,
    variant: Annotated[
        list[str] | None, typer.Option("--variant", help="A variant by name, such as tracker or start_player=0.")
    ] = None,
    record: Annotated[Path | None, typer.Option("--record", help="Write the game's record to this file.")] = None,
    language: Annotated[
        str | None,
        typer.Option("--language", help=f"{TONGUES}; if not given VERMEIL_LANGUAGE or the locale decides."),
    ] = None,
) -> None:
    """Play in the browser: a server for this computer alone is started, and its page opened.

    With --terminal or --plain play in this terminal: against bots, with others at one keyboard, or at a table on a
    server by its link; the options from --players to --record are for that, --port and --no-open for the page. Every
    move is kept: Ctrl-C leaves, and `vermeil continue` goes on.
    """
    if terminal and plain:
        raise SetupError("--terminal and --plain are two ways to play; choose one")
    if terminal or plain:
        _refuse_given(context, FOR_THE_PAGE, "for the page in a browser, not for --terminal or --plain")
    else:
        _refuse_given(context, FOR_THE_TERMINAL, "for --terminal and --plain; on the page you choose at the table")
    from vermeil.cli.session import PACE, Wish, at_the_screen, line_by_line, need_a_terminal, sit_down, speech_for

    speech = speech_for(language)
    if not terminal and not plain:
        from vermeil.cli.page import play_on_page

        play_on_page(game, port=port, opens=not no_open, language=language)
        return
    if terminal:
        need_a_terminal()
    writable(record)
    wish = Wish(game, players, people, tuple(name or ()), bot, seed or "", deck, tuple(variant or ()), record)
    if terminal:
        pace = PACE if pace is None else pace
        at_the_screen(speech, None if game is None else sit_down(wish, speech, pace), pace)
    else:
        line_by_line(speech, sit_down(wish, speech, pace or 0.0))


def _refuse_given(context: typer.Context, options: dict[str, str], why: str) -> None:
    """Refuse options that this way of playing would silently ignore."""
    given = []
    for parameter, option in options.items():
        source = context.get_parameter_source(parameter)
        if source is not None and source.name == "COMMANDLINE":
            given.append(option)
    if given:
        raise SetupError(f"{', '.join(given)} {'is' if len(given) == 1 else 'are'} {why}")
