"""`vermeil deck`: check a deck file that someone has drawn, or look at a deck in the console."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from vermeil.core import deckfile
from vermeil.core.errors import DeckError
from vermeil.games.silver_and_gold.cards import Card, Colour, Deck, Reading, read_deck
from vermeil.games.silver_and_gold.deck_report import Finding, findings, picture, render

MOST_LINES = 50  # of problems; a file that isn't a deck at all would else fill the screen

PAINT = {
    Colour.GREY: typer.colors.BRIGHT_BLACK,
    Colour.GREEN: typer.colors.GREEN,
    Colour.ORANGE: typer.colors.YELLOW,
    Colour.PURPLE: typer.colors.MAGENTA,
}
GAP = "   "

app = typer.Typer(help="Check and look at the decks of Silver & Gold, your own ones too.", no_args_is_help=True)


@app.command()
def check(
    file: Annotated[Path, typer.Argument(help="The deck file.")],
    *,
    strict: Annotated[
        bool, typer.Option("--strict", help="Take it for an error if the deck differs from the printed one's numbers.")
    ] = False,
) -> None:
    """Say all that is wrong with a deck file, with line and column; then what the deck is like.

    The exit code is 0 if the deck can be played, 1 if not, 2 if the file can't be read.
    """
    reading = _read(file)
    if reading.deck is None:
        _list_problems(file, reading.problems)
        raise typer.Exit(1)
    notes = findings(reading.deck)
    if strict and notes:
        _list_problems(file, [_problem(note, reading) for note in notes])
        raise typer.Exit(1)
    typer.echo(render(reading.deck))
    if not notes:
        typer.echo("All numbers are those of the printed deck (SG-1 to SG-4).")
        return
    typer.echo("Other than in the printed deck, which a deck of your own may be:")
    for note in notes:
        typer.echo(f"  {note}")


@app.command()
def show(
    file: Annotated[Path | None, typer.Argument(help="The deck file; without it, Vermeil's own deck.")] = None,
) -> None:
    """Draw the cards of a deck in the console."""
    deck = Deck.standard()
    if file is not None:
        reading = _read(file)
        if reading.deck is None:
            _list_problems(file, reading.problems)
            raise typer.Exit(1)
        deck = reading.deck
    typer.echo(f"deck {deck.name}, {len(deck)} cards, hash {deck.hash}; X, o a coin, p a palm\n")
    typer.echo(_gallery(deck, shutil.get_terminal_size().columns))


def _read(file: Path) -> Reading:
    try:
        return read_deck(deckfile.load(file))
    except DeckError as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(2) from None


def _problem(note: Finding, reading: Reading) -> DeckError:
    """A finding as a problem; those about the whole deck have no place."""
    return DeckError(str(note)) if note.card is None else reading.places[note.card].problem(str(note))


def _list_problems(file: Path, problems: Sequence[DeckError]) -> None:
    for problem in problems[:MOST_LINES]:
        typer.echo(f"{file}: {problem}")
    more = len(problems) - MOST_LINES
    if more > 0:
        typer.echo(f"... and {more} more")
    typer.echo(f"{len(problems)} problem{'s' if len(problems) > 1 else ''}")


def _gallery(deck: Deck, columns: int) -> str:
    """The cards side by side, as many as the console is wide; a colour starts a new row."""
    width = max(len(line) for card in deck.cards for line in picture(card))
    abreast = max(1, (columns + len(GAP)) // (width + len(GAP)))
    lines: list[str] = []
    for colour in Colour:
        cards = [card for card in deck.cards if card.colour == colour]
        for start in range(0, len(cards), abreast):
            lines += [*_shelf(cards[start : start + abreast], width), ""]
    return "\n".join(lines)


def _shelf(cards: list[Card], width: int) -> list[str]:
    """Cards side by side."""
    pictures = [[_painted(line.rstrip(), card.colour, width) for line in picture(card)] for card in cards]
    return [GAP.join(row).rstrip() for row in zip(*pictures, strict=True)]


def _painted(line: str, colour: Colour, width: int) -> str:
    """The line in its colour, then filled up to the width; paint has no width of its own, so blanks stay bare."""
    return (typer.style(line, fg=PAINT[colour]) if line else "") + " " * (width - len(line))
