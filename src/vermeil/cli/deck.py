"""`vermeil deck`: check a deck file that someone has drawn, or look at a deck in the console."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Annotated, Any

import typer

from vermeil.cli.codes import FAULTY, REFUSED
from vermeil.core.errors import DeckError
from vermeil.games.expedition import deckfile
from vermeil.games.expedition.decks import DrawnDeck, Finding, Reading
from vermeil.games.pyramids import deck_report as pyramids
from vermeil.games.pyramids.cards import Deck as PyramidsDeck
from vermeil.games.silver_and_gold import deck_report as silver_and_gold
from vermeil.games.silver_and_gold.cards import Deck as SilverAndGoldDeck

MOST_LINES = 50  # of problems; a file that isn't a deck at all would otherwise fill the screen

PAINT = {
    "grey": typer.colors.BRIGHT_BLACK,
    "green": typer.colors.GREEN,
    "orange": typer.colors.YELLOW,
    "purple": typer.colors.MAGENTA,
}
GAP = "   "


@dataclass(frozen=True)
class Kind:
    """What these commands need to know about a game's decks."""

    deck: type[DrawnDeck[Any]]
    findings: Callable[[Any], tuple[Finding, ...]]
    render: Callable[[Any], str]
    picture: Callable[[Any], list[str]]
    legend: str
    model: str  # what findings compare with
    rules: str  # by which numbers


KINDS = {
    SilverAndGoldDeck.GAME: Kind(
        SilverAndGoldDeck,
        silver_and_gold.findings,
        silver_and_gold.render,
        silver_and_gold.picture,
        legend="X, o a coin, p a palm",
        model="the printed deck",
        rules="SG-1 to SG-4",
    ),
    PyramidsDeck.GAME: Kind(
        PyramidsDeck,
        pyramids.findings,
        pyramids.render,
        pyramids.picture,
        legend="> entrance, * tomb, X red cross, r g red and green gem, t torch, s skull, p potion",
        model="a full deck",
        rules="PY-1 to PY-4",
    ),
}
USUAL = SilverAndGoldDeck.GAME

app = typer.Typer(help="Check and look at decks, your own ones too.", no_args_is_help=True)


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
    game: Annotated[str, typer.Option(help=f"Whose own deck to show: {' or '.join(KINDS)}.")] = USUAL,
) -> None:
    """Draw the cards of a deck in the console."""
    if file is not None:
        kind, reading = _read(file)
        if reading.deck is None:
            _list_problems(file, reading.problems)
            raise typer.Exit(FAULTY)
        deck = reading.deck
    elif game in KINDS:
        kind = KINDS[game]
        deck = kind.deck.standard()
    else:
        raise typer.BadParameter(f"{game!r} has no decks; {' and '.join(KINDS)} have")
    typer.echo(f"deck {deck.name}, {len(deck)} cards, hash {deck.hash}; {kind.legend}\n")
    typer.echo(_gallery(deck, kind, shutil.get_terminal_size().columns))


def _read(file: Path) -> tuple[Kind, Reading[DrawnDeck[Any]]]:
    """The deck of a file, read by the game that its header names; if it names none we know, that is a problem."""
    try:
        source = deckfile.load(file)
    except DeckError as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(REFUSED) from None
    kind = KINDS.get(deckfile.game_of(source) or USUAL, KINDS[USUAL])
    return kind, kind.deck.read(source)


def _problem(note: Finding, reading: Reading[DrawnDeck[Any]]) -> DeckError:
    """A finding as a problem; those about the whole deck have no place."""
    return DeckError(str(note)) if note.card is None else reading.places[note.card].problem(str(note))


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
