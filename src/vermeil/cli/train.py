"""`vermeil train`: fit the strong bots to a deck."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from vermeil.cli.output import for_people, writable, write_json
from vermeil.core.errors import SetupError
from vermeil.games import GAMES, USUAL, spec_of

if TYPE_CHECKING:
    from rich.progress import Progress

DEALS = 200


def train(
    *,
    game: Annotated[str, typer.Option("--game", "-g", help=f"Which game: {', '.join(GAMES)}.")] = USUAL,
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
        typer.Option(
            "--lessons", min=0, help="Games from which is learned what card look-ups don't see; else 300,000."
        ),
    ] = None,
    deals: Annotated[
        int, typer.Option("--deals", min=2, help="Fresh paired deals on which the new data must win to be kept.")
    ] = DEALS,
    undo: Annotated[
        bool, typer.Option("--undo", help="Train nothing: put back what was there before the last kept training.")
    ] = False,
    to_json: Annotated[
        Path | None, typer.Option("--json", help="Write the match of new against old to this file; - is the output.")
    ] = None,
) -> None:
    """Fit the bots to a deck by self-play; keep what was learned if it wins a match against what was there.

    What is kept is in the user's cache, and `--undo` takes it back. A training that was stopped goes on after its last
    finished round, or tenth of the lessons. In Silver Coin each round is a generation of 40 sets of weights that play
    1,800 rounds each, and there are 24 of them if nothing else is said; there are no card look-ups, and so no lessons.
    """
    course = _course(game, deck)
    if lessons is not None and spec_of(game).board != "cards":
        raise SetupError(f"{game} has no card look-ups, and so no --lessons")
    if undo:
        _undo(course, game)
        return
    writable(to_json)
    given = {"games": games, "rounds": rounds, "lessons": lessons}
    _train(course, {name: number for name, number in given.items() if number is not None}, deals, to_json)


def _train(
    course: Any,  # noqa: ANN401 - of any game
    given: dict[str, int],
    deals: int,
    to_json: Path | None,
) -> None:
    from vermeil.arena.trial import has_won, play_trial
    from vermeil.bots.contest import keep
    from vermeil.cli.match import report
    from vermeil.cli.progress import bars

    with bars() as bar:
        fresh = course.train(progress=partial(_show_progress, bar, {}), **given)
        contest = course.contest(fresh)
        task = bar.add_task("new against old, on fresh deals", total=deals)
        played = play_trial(contest, deals, partial(bar.advance, task))
    won = has_won(played)
    if won:
        keep(course.files, fresh)
        course.forget()
    course.finish(**({"lessons": given["lessons"]} if "lessons" in given else {}))
    console = for_people(to_json)
    console.print(report(played))
    say = partial(console.out, highlight=False)
    write_json(to_json, played.to_dict() | {"kept": won})
    new, old = contest.known["trained"], contest.known["before"]
    if won:
        say(f"{contest.game}: fitted to the deck {course.deck_hash}")
        say(f"{new} is kept and used from now on; {old} is laid aside, and --undo puts it back")
    else:
        say(f"{new} is not kept: it did not win for sure; {old} stays")


def _show_progress(bar: Progress, tasks: dict[str, Any], words: str, done: int, total: int) -> None:
    if words not in tasks:
        tasks[words] = bar.add_task(words, total=total)
    bar.update(tasks[words], completed=done)


def _undo(course: Any, game: str) -> None:  # noqa: ANN401 - of any game
    from vermeil.bots.contest import undo

    trained = undo(course.files)
    course.forget()
    what = "an earlier training" if trained else "what comes with Vermeil"
    typer.echo(f"{game}: {what} is in use for the deck {course.deck_hash} again; --undo once more takes that back")


def _course(game: str, deck: str | None) -> Any:  # noqa: ANN401 - of any game
    """The training of a game's deck."""
    if game not in GAMES:
        raise SetupError(f"nothing is trained for {game[:40]!r}; there are {', '.join(GAMES)}")
    return import_module(f"vermeil.bots.{GAMES[game]}.training").course_of(deck)
