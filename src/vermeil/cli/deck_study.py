"""`vermeil deck study`: what a deck is like in play, or two decks side by side."""

from __future__ import annotations

import shlex
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from vermeil.cli.ending import leave, told_if_stopped
from vermeil.cli.match import Game, Json, Ray, Workers
from vermeil.cli.output import for_people, writable, write_json
from vermeil.core.errors import BotError, SetupError
from vermeil.games import USUAL

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from vermeil.arena.deck_study import AnyDeck, DeckStudy
    from vermeil.arena.ending import Early


def study(
    file: Annotated[str, typer.Argument(help="A deck file, or standard for the game's own deck.")] = "standard",
    other: Annotated[str | None, typer.Argument(help="Another deck, to be seen beside it.")] = None,
    *,
    game: Game = USUAL,
    edit: Annotated[
        str | None,
        typer.Option("--edit", help="Try a change: a card as in its file, with / between the lines; beside the deck."),
    ] = None,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games; as many for each deck.")] = 400,
    players: Annotated[int, typer.Option("--players", "-p", help="How many play.")] = 2,
    bot: Annotated[str, typer.Option("--bot", help="Who plays itself.")] = "table",
    weaker: Annotated[str, typer.Option("--weaker", help="Whom it meets, for the share of skill.")] = "easy",
    seed: Annotated[str, typer.Option("--seed", help="The same seed plays the same deals.")] = "deck",
    out: Annotated[Path, typer.Option("--out", "-o", help="The page that is written.")] = Path("deck-study.html"),
    workers: Workers = None,
    ray: Ray = None,
    to_json: Json = None,
) -> None:
    """Let a bot play a deck many times, and say what its cards are worth, which seat is better, and what wins."""
    from vermeil.arena.deck_page import deck_page
    from vermeil.arena.deck_study import deck_of, edited, study_deck
    from vermeil.arena.executors import executor_for
    from vermeil.cli.progress import bars

    if other is not None and edit is not None:
        raise SetupError("--edit is compared with the deck itself: leave the other deck out")
    decks = [deck_of(game, None if name == "standard" else name) for name in (file, other) if name is not None]
    if edit is not None:
        decks.append(edited(decks[0], edit))
    for target in (out, to_json):
        writable(target)
    with told_if_stopped(), bars(vanish=True) as progress:

        def played(deck: AnyDeck) -> DeckStudy:
            most = games + (games // 5 if bot != weaker and players > 1 else 0)
            tick = partial(progress.advance, progress.add_task(deck.name, total=most))
            executor = executor_for(workers, ray)
            bots = (bot, weaker)
            return study_deck(deck, games=games, players=players, bots=bots, seed=seed, executor=executor, tick=tick)

        found, early = _until_ended(decks, played)
    command = shlex.join(["vermeil", *sys.argv[1:]])
    out.write_text(deck_page(found, command), encoding="utf-8")
    write_json(to_json, [one.to_dict() for one in found])
    console = for_people(to_json)
    for one in found:
        console.out(f"{one.deck.line}, {one.games} games of {one.bot}:", highlight=False)
        for sentence in one.sentences():
            console.out(f"  {sentence}", highlight=False)
    console.out(f"the page is {out}", highlight=False)
    if early is not None:
        leave(early)


def _until_ended(
    decks: Sequence[AnyDeck], played: Callable[[AnyDeck], DeckStudy]
) -> tuple[list[DeckStudy], Early | None]:
    """A study of each deck, and what ended them early: then those that were begun are kept."""
    found: list[DeckStudy] = []
    for deck in decks:
        try:
            found.append(played(deck))
        except (KeyboardInterrupt, BotError) as error:  # before the first game of this deck
            if not found:
                raise
            return found, error
        if found[-1].early is not None:
            break
    return found, found[-1].early
