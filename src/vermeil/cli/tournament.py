"""`vermeil tournament`: bots at tables of two to four, and their ratings."""

from __future__ import annotations

import shlex
import sys
from dataclasses import asdict
from functools import partial
from math import comb
from pathlib import Path
from typing import Annotated

import typer

from vermeil.cli.ending import leave, told_if_stopped
from vermeil.cli.match import Deck, Game, Json, Millis, Nodes, Ray, Variants, Workers, rating_table, setting_of
from vermeil.cli.output import for_people, writable, write_json
from vermeil.core.errors import SetupError
from vermeil.games import USUAL


def tournament(
    bots: Annotated[list[str], typer.Argument(help="Who plays; at least as many as sit at a table.")],
    *,
    game: Game = USUAL,
    players: Annotated[int, typer.Option("--players", "-p", help="How many sit at a table: 2 to 4.")] = 2,
    deals: Annotated[int, typer.Option("--deals", "-n", help="Deals of each table, or rounds with --swiss.")] = 20,
    swiss: Annotated[bool, typer.Option("--swiss", help="Neighbours of the standing meet, not everyone.")] = False,
    deck: Deck = None,
    variant: Variants = None,
    nodes: Nodes = None,
    ms: Millis = None,
    seed: Annotated[str, typer.Option("--seed", help="The same seed plays the same deals.")] = "tournament",
    workers: Workers = None,
    ray: Ray = None,
    to_json: Json = None,
    page: Annotated[Path | None, typer.Option("--page", help="Write the results to this HTML page.")] = None,
    plot: Annotated[Path | None, typer.Option("--plot", help="Draw the ratings into this file (svg or png).")] = None,
) -> None:
    """Let bots meet at tables of two to four, each in each seat, and rate them with intervals."""
    from vermeil.arena.executors import executor_for
    from vermeil.arena.plot import can_plot
    from vermeil.arena.skill import check_tournament, play_round_robin, play_swiss, rate_tables
    from vermeil.arena.skill_page import plot_skills, skill_page
    from vermeil.cli.progress import bars

    setting = setting_of(game, players, deck, variant, nodes, ms)
    if deals < 1:
        raise SetupError(f"--deals {deals}: at least one deal is played")
    check_tournament(setting, bots)
    if plot is not None:
        can_plot(plot)
    for file in (to_json, page, plot):
        writable(file)
    play = play_swiss if swiss else play_round_robin
    tables = len(bots) // players if swiss else comb(len(bots), players)
    with told_if_stopped(), bars(vanish=True) as progress:
        tick = partial(progress.advance, progress.add_task("games", total=deals * tables * players))
        found = play(setting, bots, deals, seed=seed, executor=executor_for(workers, ray), tick=tick)
    played = found.deals
    skills = rate_tables(played)
    many = "" if deals == 1 else "s"
    kind = f"Swiss round{many}" if swiss else f"deal{many} of each table"
    title = f"{setting.game}, tables of {players}, {deals} {kind}"
    if found.early is not None:
        title += f"; stopped after {len(played)} of {found.wanted} deals"
    for_people(to_json).print(rating_table(title, skills))
    games = [[asdict(one) for one in deal] for deal in played]
    ended = {"stopped": found.early is not None, "wanted": found.wanted}
    data = {"title": title, "seed": seed, **ended, "ratings": [asdict(skill) for skill in skills], "deals": games}
    write_json(to_json, data)
    if page is not None:
        page.write_text(skill_page(title, skills, played, shlex.join(["vermeil", *sys.argv[1:]])), encoding="utf-8")
    if plot is not None:
        plot_skills(skills, plot)
    if found.early is not None:
        leave(found.early)
