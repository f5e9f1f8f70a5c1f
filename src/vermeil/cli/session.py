"""What `vermeil play --terminal`, `--plain` and `vermeil continue` share: sit down, play, and leave."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

import typer

from vermeil.core.errors import SetupError
from vermeil.games import USUAL, find_game
from vermeil.terminal.folder import user_name
from vermeil.terminal.home import Home, Plan
from vermeil.terminal.link import Link
from vermeil.terminal.mixes import chosen
from vermeil.terminal.plain.console import Console, Left
from vermeil.terminal.plain.width import folded
from vermeil.terminal.sitting import Sitting
from vermeil.terminal.speech import Speech
from vermeil.words import LANGUAGES, PSEUDO

PACE = 0.7  # seconds that a bot takes at the screen, at least


@dataclass(frozen=True)
class Wish:
    """What somebody wants to play, as the options of a command say it."""

    game: str | None
    players: int = 2
    people: int = 1
    names: tuple[str, ...] = ()
    bot: str = ""
    seed: str = ""
    deck: str | None = None
    variants: tuple[str, ...] = ()
    record: Path | None = None

    @property
    def is_link(self) -> bool:
        return self.game is not None and self.game.startswith(("http://", "https://"))


def speech_for(language: str | None) -> Speech:
    """The language that was asked for, or the user's own; SetupError if we don't speak it."""
    if language is not None and language not in {*LANGUAGES, PSEUDO}:
        raise SetupError(f"{language[:20]!r} is not one of our languages; there are {', '.join(LANGUAGES)}")
    return Speech(language)


def need_a_terminal() -> None:
    """Refuse the full screen where there is no terminal: without a keyboard nobody could ever leave it."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise SetupError("--terminal needs a terminal, and there is none here; --plain plays line by line anywhere")


def sit_down(wish: Wish, speech: Speech, pace: float) -> Sitting:
    """At a table of one's own, or at that of a link."""
    if wish.is_link and wish.game is not None:
        return Link.visit(wish.game, wish.names[0] if wish.names else None)
    people = max(wish.people, len(wish.names))
    if not 1 <= people <= wish.players:
        raise SetupError(f"{people} people don't fit at a table of {wish.players}")
    names = list(wish.names)
    for seat in range(len(names), people):
        own = user_name() if people == 1 else ""
        names.append(own or speech.words("seat-name", number=seat + 1))
    game = find_game(wish.game or USUAL)
    plan = Plan(
        game,
        tuple(names),
        (wish.bot,) * (wish.players - people),
        wish.variants,
        chosen(game, wish.deck),
        wish.seed,
        wish.record,
        pace,
    )
    return Home.begin(plan)


def at_the_screen(speech: Speech, sitting: Sitting | None, pace: float = PACE) -> None:
    """The table on the whole screen; without a sitting the start screen."""
    from vermeil.terminal.screens.app import TableApp

    if sitting is not None:
        _say_who_plays(sitting, speech)
    app = TableApp(speech, sitting, pace=pace)
    app.run()
    _say_goodbye(app.last, speech)


def line_by_line(speech: Speech, sitting: Sitting) -> None:
    """The table in lines of text; then how to come back to it."""
    following: Sitting | None = sitting
    _say_who_plays(sitting, speech)
    try:
        while following is not None:
            if following is not sitting:
                sitting.close()
                _say_who_failed(sitting, speech)
                sitting = following
            console = Console(sitting, speech, ask, _say, hides=sys.stdout.isatty())
            console.play()
            following = console.again()
    except (Left, EOFError, KeyboardInterrupt):
        typer.echo("")
    finally:
        sitting.close()
    _say_goodbye(sitting, speech)


def _say_who_plays(sitting: Sitting, speech: Speech) -> None:
    """Name the bots that need compiled engines, where there are none: another level plays for them."""
    for seat in sitting.known(None).table["seats"]:
        if seat["kind"] == "bot" and seat.get("plays_as"):
            _say(f"{seat['name']}: {speech.bot(seat)}")


def _say_who_failed(sitting: Sitting | None, speech: Speech) -> None:
    """Name the bots for which random moves were played: their author should know about it."""
    for bot, reasons in sitting.failures.items() if isinstance(sitting, Home) else ():
        _say(speech.words("plain-bot-failed", bot=bot, count=len(reasons), why=reasons[0]))


def _say(text: str) -> None:
    typer.echo(folded(text))


def _say_goodbye(sitting: Sitting | None, speech: Speech) -> None:
    """Say which bots failed, then how to come back: a command or a link to copy, so it stays on one line."""
    _say_who_failed(sitting, speech)
    if isinstance(sitting, Home) and sitting.kept_at is None:
        typer.echo(speech.words("plain-left", which=sitting.keeper.name))
    elif isinstance(sitting, Link) and not sitting.known(None).over:
        typer.echo(speech.words("plain-left-link", link=sitting.address.link))


def ask(prompt: str) -> str:
    """A line from the keyboard or a pipe; EOFError at its end."""
    typer.echo(folded(prompt), nl=False)
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line
