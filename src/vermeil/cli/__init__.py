"""The `vermeil` command.

Each command is a small module here with one function, registered in `app` below:

    from vermeil.cli.play import play
    app.command()(play)
"""

from __future__ import annotations

import sys
from inspect import cleandoc
from typing import Annotated

import typer

from vermeil import __version__
from vermeil.cli.codes import REFUSED
from vermeil.cli.continue_game import go_on
from vermeil.cli.daily import daily
from vermeil.cli.deck import app as deck_app
from vermeil.cli.hindsight import hindsight
from vermeil.cli.match import match, ratings
from vermeil.cli.play import play
from vermeil.cli.pocket import app as pocket_app
from vermeil.cli.puzzles import app as puzzles_app
from vermeil.cli.replay import replay
from vermeil.cli.review import review
from vermeil.cli.serve import serve
from vermeil.cli.study import study
from vermeil.cli.tournament import tournament
from vermeil.cli.train import train
from vermeil.cli.verify import verify
from vermeil.core.errors import VermeilError

app = typer.Typer(
    name="vermeil",
    help="Silver & Gold, Pyramids and Silver Coin: play, replay and check.",
    no_args_is_help=True,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
    pretty_exceptions_show_locals=False,
)


def show_version(wanted: bool) -> None:  # noqa: FBT001  # typer hands over the flag like this
    """Print the version, and whether the engines are compiled, and leave."""
    if wanted:
        from vermeil.build_info import summary

        typer.echo(f"vermeil {__version__} ({summary()})")
        raise typer.Exit


@app.callback()
def options(
    *,
    version: Annotated[
        bool,
        typer.Option(
            "--version", "-V", callback=show_version, is_eager=True, help="Show the version and how it was built."
        ),
    ] = False,
) -> None:
    """Silver & Gold, Pyramids and Silver Coin: play, replay and check."""


app.command()(play)
app.command("continue")(go_on)
app.command()(daily)
app.command()(replay)
app.command()(match)
app.command()(ratings)
app.command()(tournament)
app.command()(study)
app.command()(hindsight)
app.command()(review)
app.command()(train)
app.command()(serve)
app.command()(verify)
app.add_typer(deck_app, name="deck")
app.add_typer(pocket_app, name="pocket")
app.add_typer(puzzles_app, name="puzzles")


def flowing(text: str | None) -> str | None:
    """A help text without the line ends of its source: each paragraph fills the reader's lines."""
    return text and "\n\n".join(" ".join(part.split()) for part in cleandoc(text).split("\n\n"))


for command in (*app.registered_commands, *deck_app.registered_commands, *puzzles_app.registered_commands):
    command.help = flowing(command.callback.__doc__ if command.callback else None)


def main() -> None:
    """Run the command; whatever Vermeil refuses is one line on stderr, not a traceback."""
    try:
        app()
    except VermeilError as error:
        typer.echo(f"vermeil: {error}", err=True)
        sys.exit(REFUSED)
