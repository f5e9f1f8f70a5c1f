"""`vermeil train`: fit the strong bots to a deck."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from vermeil.core.errors import SetupError

TRAINED = ("silver-and-gold", "pyramids")


def train(
    *,
    game: Annotated[str, typer.Option("--game", "-g", help=f"Which game: {', '.join(TRAINED)}.")] = TRAINED[0],
    deck: Annotated[Path | None, typer.Option("--deck", help="A deck file of your own; else Vermeil's deck.")] = None,
    games: Annotated[int, typer.Option("--games", "-n", min=100, help="Games of self-play in each round.")] = 20_000,
    rounds: Annotated[int, typer.Option("--rounds", min=1, max=20, help="Rounds of solving and playing.")] = 3,
    lessons: Annotated[
        int, typer.Option("--lessons", min=0, help="Games from which is learned what the tables don't see.")
    ] = 300_000,
) -> None:
    """Fit the table bots to a deck by self-play, and keep what was learned in the user's cache.

    A training that was stopped goes on after its last finished round, or tenth of the lessons.
    """
    course, solved = _course(game, deck)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns) as bar:
        tasks: dict[str, Any] = {}

        def progress(words: str, done: int, total: int) -> None:
            if words not in tasks:
                tasks[words] = bar.add_task(words, total=total)
            bar.update(tasks[words], completed=done)

        course.train(games=games, rounds=rounds, lessons=lessons, progress=progress)
    solved.forget_tables()
    typer.echo(f"{game}: fitted to the deck {course.deck_hash}")


def _course(game: str, deck: Path | None) -> tuple[Any, Any]:
    """The training of a game's deck, and where its tables are."""
    if game == "silver-and-gold":
        from vermeil.bots.silver_and_gold import solved as sg_solved
        from vermeil.bots.silver_and_gold.training import course as sg_course
        from vermeil.games.silver_and_gold.cards import Deck as SilverAndGoldDeck

        return sg_course(SilverAndGoldDeck.standard() if deck is None else SilverAndGoldDeck.load(deck)), sg_solved
    if game == "pyramids":
        from vermeil.bots.pyramids import solved as py_solved
        from vermeil.bots.pyramids.training import course as py_course
        from vermeil.games.pyramids.cards import Deck as PyramidsDeck

        return py_course(PyramidsDeck.standard() if deck is None else PyramidsDeck.load(deck)), py_solved
    message = f"nothing is trained for {game[:40]!r}; there are {', '.join(TRAINED)}"
    raise SetupError(message)
