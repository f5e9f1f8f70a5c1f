"""`vermeil match` and `vermeil ratings`: bots against bots on paired deals."""

from __future__ import annotations

from dataclasses import asdict, replace
from functools import partial
from itertools import combinations
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from vermeil.cli.ending import leave, told_if_stopped
from vermeil.cli.output import for_people, writable, write_json
from vermeil.core.errors import BotError, SetupError
from vermeil.games import GAMES, USUAL, find_game

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.table import Table

    from vermeil.arena import Match, Skill
    from vermeil.arena.deals import Setting

Game = Annotated[str, typer.Option("--game", "-g", help=f"Which game: {', '.join(GAMES)}.")]
Deals = Annotated[
    int, typer.Option("--deals", "--games", "-n", help="How many paired deals; each is played once per seat.")
]
Players = Annotated[int, typer.Option("--players", "-p", help="How many play: one challenger, the others defend.")]
Deck = Annotated[
    str | None, typer.Option("--deck", help="A deck file, or for Silver Coin a mix such as coin+amulet:3.")
]
Variants = Annotated[list[str] | None, typer.Option("--variant", help="A variant by name, such as tracker.")]
Nodes = Annotated[int | None, typer.Option("--nodes", help="How many nodes a bot may look at in a decision.")]
Millis = Annotated[int | None, typer.Option("--ms", help="How many milliseconds a bot may think in a decision.")]
Seed = Annotated[str, typer.Option("--seed", help="The same seed plays the same deals.")]
Workers = Annotated[int | None, typer.Option("--workers", help="How many processes; all cores if not given.")]
Json = Annotated[Path | None, typer.Option("--json", help="Write all results to this file; - is the output.")]
Ray = Annotated[
    str | None,
    typer.Option("--ray", help="Play on a Ray cluster: its address, auto for this machine's, or local for one of now."),
]


NAMED = "a level, or a bot of your own as module:Class or ws://host:port (docs/bots.md)"
Outside = Annotated[
    list[str] | None,
    typer.Option("--bot", help="A bot of your own, as module:Class or ws://host:port; see docs/bots.md."),
]


def match(
    challenger: Annotated[str, typer.Argument(help=f"The bot that sits in each seat once: {NAMED}.")],
    defender: Annotated[
        str | None, typer.Argument(help="The bot in all other seats; not needed if --bot is the challenger.")
    ] = None,
    *,
    game: Game = USUAL,
    games: Deals = 100,
    players: Players = 2,
    deck: Deck = None,
    variant: Variants = None,
    nodes: Nodes = None,
    ms: Millis = None,
    seed: Seed = "match",
    workers: Workers = None,
    ray: Ray = None,
    to_json: Json = None,
    plot: Annotated[Path | None, typer.Option("--plot", help="Draw the leads into this file (svg or png).")] = None,
    hindsight: Annotated[
        bool, typer.Option("--hindsight", help="Also tell the challenger's part of the best that hindsight finds.")
    ] = False,
    bot: Annotated[
        str | None,
        typer.Option("--bot", help="A bot of your own as the challenger: `match greedy --bot module:Class`."),
    ] = None,
) -> None:
    """Let two bots play paired deals on all cores, and say who is better, and how sure that is."""
    challenger, defender = _pair(bot, challenger, defender)
    from vermeil.arena import executor_for, play_match
    from vermeil.cli.progress import bars

    setting = replace(setting_of(game, players, deck, variant, nodes, ms), hindsight=hindsight)
    _check_numbers(games, workers)
    if plot is not None:
        from vermeil.arena.plot import can_plot

        can_plot(plot)
    for file in (to_json, plot):
        writable(file)
    with told_if_stopped(), bars(vanish=True) as progress:
        tick = partial(progress.advance, progress.add_task(f"{challenger} against {defender}", total=games))
        executor = executor_for(workers, ray)
        played = play_match(setting, challenger, defender, games, seed=seed, workers=executor, tick=tick)
    console = for_people(to_json)
    console.print(report(played))
    for line in _notes(played):
        console.out(line, highlight=False)
    write_json(to_json, played.to_dict())
    if plot is not None:
        from vermeil.arena.plot import plot_leads

        plot_leads(played, plot)
    if played.wanted is not None:
        leave(played.fault or KeyboardInterrupt())


def _pair(bot: str | None, first: str, second: str | None) -> tuple[str, str]:
    """The challenger and the defender: two that were named, or one and a bot of one's own."""
    if bot is not None and second is None:
        return bot, first
    if second is None:
        raise SetupError("a match needs two bots")
    if bot is not None:
        raise SetupError("--bot is the challenger, so one other bot is named, not two")
    return first, second


def ratings(
    levels: Annotated[list[str] | None, typer.Argument(help="Which bots; all of the game if none is named.")] = None,
    *,
    game: Game = USUAL,
    games: Deals = 20,
    deck: Deck = None,
    nodes: Nodes = None,
    ms: Millis = None,
    seed: Seed = "ratings",
    workers: Workers = None,
    ray: Ray = None,
    to_json: Json = None,
    bot: Outside = None,
) -> None:
    """Rate all bots of a game, two at a table: everyone plays everyone, on the same deals."""
    from vermeil.arena import executor_for, play_match, rate_tables, tables_of
    from vermeil.arena.skill import need_openskill
    from vermeil.bots import levels_of
    from vermeil.cli.progress import bars

    setting = setting_of(game, 2, deck, None, nodes, ms)
    _check_numbers(games, workers)
    writable(to_json)
    names = [*(levels or levels_of(setting.game)), *(bot or ())]
    if len(set(names)) < 2:  # noqa: PLR2004 - one alone can't be compared
        message = f"ratings compare at least two different bots; there are {', '.join(levels_of(setting.game))}"
        raise SetupError(message)
    need_openskill()
    pairs, executor = list(combinations(names, 2)), executor_for(workers, ray)
    matches: list[Match] = []
    fault = ""
    with told_if_stopped(), bars(vanish=True) as progress:
        task = progress.add_task("all against all", total=games * len(pairs))
        try:
            for one, other in pairs:
                progress.update(task, description=f"{one} against {other}")
                tick = partial(progress.advance, task)
                matches.append(play_match(setting, one, other, games, seed=seed, workers=executor, tick=tick))
                if matches[-1].wanted is not None:
                    break
        except (KeyboardInterrupt, BotError) as error:  # before the first deal of a pairing
            if not matches:
                raise
            fault = str(error)
    stopped = sum(len(match.deals) for match in matches) < games * len(pairs)
    rated = rate_tables([deal for match in matches for deal in tables_of(match)])
    title = f"Ratings in {setting.game}, {_counted(games, 'paired deal')} a pairing"
    told = f"{title}; stopped in pairing {len(matches)} of {len(pairs)}" if stopped else title
    for_people(to_json).print(rating_table(told, rated))
    figures = [{key: value for key, value in match.to_dict().items() if key != "deals"} for match in matches]
    write_json(to_json, {"stopped": stopped, "ratings": [asdict(skill) for skill in rated], "matches": figures})
    if stopped:
        leave(next((match.fault for match in matches if match.fault), fault) or KeyboardInterrupt())


def rating_table(title: str, skills: Sequence[Skill]) -> Table:
    """A row for each bot, the best first."""
    from rich.table import Table

    table = Table(title=title)
    for column in ("bot", "rating", "95 %", "games"):
        table.add_column(column, justify="left" if column == "bot" else "right")
    for skill in skills:
        table.add_row(skill.name, f"{skill.rating:z.1f}", f"{skill.low:z.1f} to {skill.high:z.1f}", str(skill.games))
    return table


def _check_numbers(games: int, workers: int | None) -> None:
    """Refuse impossible values, each by the option's own name."""
    if games < 1:
        raise SetupError(f"--deals {games}: at least one deal is played")
    if workers is not None and workers < 1:
        raise SetupError(f"--workers {workers}: at least one process plays; leave it out to use all cores")


def setting_of(
    game: str, players: int, deck: str | None, variants: list[str] | None, nodes: int | None, ms: int | None
) -> Setting:
    """What is played, from the options of a command."""
    from vermeil.arena.deals import Setting
    from vermeil.bots import Limit

    if nodes is not None and nodes < 1:
        raise SetupError(f"--nodes {nodes}: a bot that thinks looks at one node at least")
    if ms is not None and ms < 1:
        raise SetupError(f"--ms {ms}: a bot that thinks takes a millisecond at least")
    options: dict[str, object] = {}
    if deck is not None:
        options["deck"] = deck
    if variants:
        options["variants"] = variants
    limit = None if nodes is None and ms is None else Limit(nodes, None if ms is None else ms / 1000)
    return Setting(find_game(game), players, options, limit)


def report(played: Match) -> Table:
    """The figures of a match, each with its interval."""
    from rich.table import Table

    setting = played.setting
    if played.wanted is None:
        deals = _counted(len(played.deals), "paired deal")
    else:
        deals = f"stopped after {len(played.deals)} of {_counted(played.wanted, 'paired deal')}"
    players, games = _counted(setting.players, "player"), _counted(played.games, "game")
    title = f"{setting.game}, {players}, {deals} ({games})"
    # Two of one name are two in the table as well.
    defender = f"the other {played.defender}" if played.defender == played.challenger else played.defender
    table = Table(title=title)
    for column in ("", "mean", "95 % interval"):
        table.add_column(column, justify="left" if not column else "right")
    rows = [
        (f"{played.challenger} wins", played.wins, 100.0, "%"),
        (f"{played.challenger}'s points", played.points, 1.0, ""),
        (f"{defender}'s points", played.others, 1.0, ""),
        ("lead", played.lead, 1.0, ""),
    ]
    if played.done is not None:
        rows.append((f"{played.challenger}'s completed cards", played.done, 1.0, ""))
    if played.of_best is not None:
        rows.append((f"{played.challenger}'s part of hindsight's best", played.of_best, 100.0, "%"))
    if setting.players > 2:  # noqa: PLR2004 - with two it is the same as a win
        rows.insert(1, (f"{played.challenger} ahead of a {played.defender}", played.beaten, 100.0, "%"))
    for name, figure, scale, unit in rows:
        low, high = figure.low * scale, figure.high * scale
        interval = f"{low:z.1f} to {high:z.1f}{unit}" if isfinite(high - low) else "too few for an interval"
        table.add_row(name, f"{figure.mean * scale:z.1f}{unit}", interval)
    return table


def _counted(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def _notes(played: Match) -> list[str]:
    """What was played with, by hash, and whatever makes the figures mean less than they seem to."""
    with_what = played.played_with()
    lines = [f"deck {with_what['deck']}"]
    lines += [f"{name} plays with {known}" for name, known in with_what["knowledge"].items() if known is not None]
    notes = ["; ".join(lines)]
    notes += [
        f"without compiled engines {name} can't be itself: {other} plays in its place"
        for name, other in with_what["stand_ins"].items()
    ]
    if played.challenger == played.defender and played.alike:
        notes.append(
            f"{played.challenger} against itself: {played.alike} of {len(played.deals)} deals went alike in every seat"
        )
    return notes
