"""`vermeil deck`: check a deck file that someone has drawn, or look at a deck in the console."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from typing import Annotated, Any

import typer

from vermeil.cli.codes import FAULTY, REFUSED
from vermeil.cli.deck_study import study
from vermeil.cli.mix import mix
from vermeil.core.errors import DeckError
from vermeil.games.expedition import deckfile
from vermeil.games.expedition.decks import DrawnDeck, Finding, Kind, Reading
from vermeil.table.deck_check import DRAWN, USUAL, kind_for, kind_of

MOST_LINES = 50  # of problems; a file that isn't a deck at all would otherwise fill the screen

PAINT = {
    "grey": typer.colors.BRIGHT_BLACK,
    "green": typer.colors.GREEN,
    "orange": typer.colors.YELLOW,
    "purple": typer.colors.MAGENTA,
}
GAP = "   "


app = typer.Typer(help="Check, look at and study decks, your own ones too.", no_args_is_help=True)
app.command()(study)
app.command()(mix)


@app.command()
def check(
    file: Annotated[Path, typer.Argument(help="The deck file.")],
    *,
    strict: Annotated[
        bool, typer.Option("--strict", help="Take it for an error if the deck differs from the printed one's numbers.")
    ] = False,
) -> None:
    """List everything that is wrong with a deck file, with line and column; then describe the deck.

    The exit code is 0 if the deck can be played, 1 if not, 2 if the file can't be read.
    """
    kind, reading = _read(file)
    if reading.deck is None:
        _list_problems(file, reading.problems)
        raise typer.Exit(FAULTY)
    notes = kind.findings(reading.deck)
    if strict and notes:
        _list_problems(file, [_problem(note, reading) for note in notes])
        raise typer.Exit(FAULTY)
    typer.echo(kind.render(reading.deck))
    if not notes:
        typer.echo(f"All numbers are those of {kind.model} ({kind.rules}).")
        return
    typer.echo(f"Other than in {kind.model}, which a deck of your own may be:")
    for note in notes:
        typer.echo(f"  {note}")


@app.command()
def show(
    file: Annotated[Path | None, typer.Argument(help="The deck file; without it, Vermeil's own deck.")] = None,
    *,
    game: Annotated[str, typer.Option(help=f"Whose own deck to show: {' or '.join(DRAWN)}.")] = USUAL,
) -> None:
    """Draw the cards of a deck in the console."""
    if file is not None:
        kind, reading = _read(file)
        if reading.deck is None:
            _list_problems(file, reading.problems)
            raise typer.Exit(FAULTY)
        deck = reading.deck
    elif game in DRAWN:
        kind = kind_of(game)
        deck = kind.deck.standard()
    else:
        raise typer.BadParameter(f"{game!r} has no decks; {' and '.join(DRAWN)} have")
    typer.echo(f"deck {deck.name}, {len(deck)} cards, hash {deck.hash}; {kind.legend}\n")
    typer.echo(_gallery(deck, kind, shutil.get_terminal_size().columns))


def _read(file: Path) -> tuple[Kind, Reading[DrawnDeck[Any]]]:
    """The deck of a file, read by the game that its header names; if it names none we know, that is a problem."""
    try:
        source = deckfile.load(file)
    except DeckError as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(REFUSED) from None
    _, kind = kind_for(source)
    return kind, kind.deck.read(source)


def _problem(note: Finding, reading: Reading[DrawnDeck[Any]]) -> DeckError:
    """A finding as a problem; those about the whole deck have no place."""
    return DeckError(note.why) if note.card is None else reading.places[note.card].problem(note.why)


def _list_problems(file: Path, problems: Sequence[DeckError]) -> None:
    for problem in problems[:MOST_LINES]:
        typer.echo(f"{file}: {problem}")
    more = len(problems) - MOST_LINES
    if more > 0:
        typer.echo(f"... and {more} more")
    typer.echo(f"{len(problems)} problem{'s' if len(problems) > 1 else ''}")


def _gallery(deck: DrawnDeck[Any], kind: Kind, columns: int) -> str:
    """The cards side by side, as many as the console is wide; a colour starts a new row."""
    width = max(len(line) for card in deck.cards for line in kind.picture(card))
    abreast = max(1, (columns + len(GAP)) // (width + len(GAP)))
    lines: list[str] = []
    for colour, group in groupby(sorted(deck.cards, key=lambda card: card.colour), key=lambda card: card.colour):
        pictures = [
            [_painted(line.rstrip(), PAINT[colour.word], width) for line in kind.picture(card)] for card in group
        ]
        for start in range(0, len(pictures), abreast):
            shelf = zip(*pictures[start : start + abreast], strict=True)
            lines += [*(GAP.join(row).rstrip() for row in shelf), ""]
    return "\n".join(lines)


def _painted(line: str, paint: str, width: int) -> str:
    """The line in its colour, then filled up to the width; paint has no width of its own, so blanks stay bare."""
    return (typer.style(line, fg=paint) if line else "") + " " * (width - len(line))
