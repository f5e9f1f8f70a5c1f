"""`vermeil daily`: the deals of the day on a server, in this terminal."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

import typer

from vermeil.core.errors import SetupError
from vermeil.words import TONGUES

if TYPE_CHECKING:
    from vermeil.server.wire.daily import Daily, DayContest
    from vermeil.terminal.speech import Speech


def daily(
    server: Annotated[str, typer.Argument(help="The server, such as https://games.example.org.")],
    game: Annotated[str | None, typer.Argument(help="Which game to play; without it the day is shown.")] = None,
    *,
    bot: Annotated[bool, typer.Option("--bot", help="Against the one bot instead of alone.")] = False,
    name: Annotated[str | None, typer.Option("--name", help="What you are called at the table.")] = None,
    terminal: Annotated[bool, typer.Option("--terminal", "-t", help="On the whole screen of this terminal.")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="Line by line, without moving the cursor.")] = False,
    language: Annotated[str | None, typer.Option("--language", help=f"{TONGUES}.")] = None,
) -> None:
    """Today's deals on a server: what there is to play and how you stand, or play one.

    Your first try counts, without hints; it can be left and gone on with. After it you practise.
    """
    from vermeil.cli.session import at_the_screen, line_by_line, need_a_terminal, speech_for
    from vermeil.games import find_game
    from vermeil.terminal.daily import DailyServer, begin, contest_lines
    from vermeil.terminal.folder import user_name

    if terminal and plain:
        raise SetupError("--terminal and --plain are two ways to play; choose one")
    if terminal:
        need_a_terminal()
    speech = speech_for(language)
    at = DailyServer(server)
    day = at.today()
    if game is None:
        if bot:
            raise SetupError("--bot is for playing: name a game")
        _show(day, speech)
        typer.echo(speech.words("daily-terminal-play", server=at.server))
        return
    contest = _contest(day, find_game(game), bot=bot)
    link = at.enter(day.day, contest, name or user_name() or speech.words("page-default-name"))
    sitting = begin(link)
    if terminal or (not plain and sys.stdin.isatty() and sys.stdout.isatty()):
        at_the_screen(speech, sitting)
    else:
        line_by_line(speech, sitting)
    for one in at.today().contests:
        if (one.game, one.way) == (contest.game, contest.way) and one.state != "playing":
            typer.echo("\n".join(contest_lines(one, speech)))


def _contest(day: Daily, game: str, *, bot: bool) -> DayContest:
    """The deal of a game: alone, unless that is not possible or not wanted."""
    found = {contest.way: contest for contest in day.contests if contest.game == game}
    if not found:
        raise SetupError(f"this server has no deal of {game} today")
    return found["bot"] if bot or "solo" not in found else found["solo"]


def _show(day: Daily, speech: Speech) -> None:
    from vermeil.terminal.daily import contest_lines

    typer.echo(f"{speech.words('page-daily')} · {day.day}")
    for contest in day.contests:
        first, *more = contest_lines(contest, speech)
        typer.echo("\n".join(["", first, *(f"  {line}" for line in more)]))
    if day.longest:
        typer.echo(f"\n{speech.words('daily-streak', count=day.streak)}")
    typer.echo("")
