"""`vermeil train`: fit the strong bots to a deck."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from vermeil.core.errors import SetupError

TRAINED = ("silver-and-gold", "pyramids", "silver-coin")


def train(
    *,
    game: Annotated[str, typer.Option("--game", "-g", help=f"Which game: {', '.join(TRAINED)}.")] = TRAINED[0],
    deck: Annotated[
        str | None,
        typer.Option("--deck", help="A deck file of your own, or for Silver Coin a mix; else Vermeil's decks."),
    ] = None,
    games: Annotated[
        int | None, typer.Option("--games", "-n", min=100, help="Games of self-play in each round; else 20,000.")
    ] = None,
    rounds: Annotated[
        int | None, typer.Option("--rounds", min=1, max=100, help="Rounds of playing and learning; else 3.")
    ] = None,
    lessons: Annotated[
        int | None,
        typer.Option("--lessons", min=0, help="Games from which is learned what card tables don't see; else 300,000."),
    ] = None,
) -> None:
    """Fit the bots to a deck by self-play, and keep what was learned in the user's cache.

    A training that was stopped goes on after its last finished round, or tenth of the lessons. In Silver Coin each
    round is a generation of 40 sets of weights that play 1,800 rounds each, and there are 24 of them if nothing else
    is said; there are no card tables, and so no lessons.
    """
    from vermeil.cli.progress import bars

    if game == "silver-coin" and lessons is not None:
        message = "Silver Coin has no card tables, and so no --lessons"
        raise SetupError(message)
    course, solved = _course(game, deck)
    with bars() as bar:
        tasks: dict[str, Any] = {}

        def progress(words: str, done: int, total: int) -> None:
            if words not in tasks:
                tasks[words] = bar.add_task(words, total=total)
            bar.update(tasks[words], completed=done)

        given = {"games": games, "rounds": rounds, "lessons": lessons}
        course.train(progress=progress, **{name: number for name, number in given.items() if number is not None})
    if solved is not None:
        solved.forget_tables()
    typer.echo(f"{game}: fitted to the deck {course.deck_hash}")


def _course(game: str, deck: str | None) -> tuple[Any, Any]:
    """The training of a game's deck, and where its tables are, if it has any."""
    if game == "silver-and-gold":
        from vermeil.bots.silver_and_gold import solved as sg_solved
        from vermeil.bots.silver_and_gold.training import course as sg_course
        from vermeil.games.silver_and_gold.cards import Deck as SilverAndGoldDeck

        sg_deck = SilverAndGoldDeck.standard() if deck is None else SilverAndGoldDeck.load(Path(deck))
        return sg_course(sg_deck), sg_solved
    if game == "pyramids":
        from vermeil.bots.pyramids import solved as py_solved
        from vermeil.bots.pyramids.training import course as py_course
        from vermeil.games.pyramids.cards import Deck as PyramidsDeck

        return py_course(PyramidsDeck.standard() if deck is None else PyramidsDeck.load(Path(deck))), py_solved
    if game == "silver-coin":
        from vermeil.bots.silver_coin.training import Course as SilverCoinCourse

        return SilverCoinCourse(deck), None
    message = f"nothing is trained for {game[:40]!r}; there are {', '.join(TRAINED)}"
    raise SetupError(message)
