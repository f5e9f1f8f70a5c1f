"""`vermeil tournament`: bots at tables of two to four, and their ratings."""

from __future__ import annotations

import json
import shlex
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from vermeil.cli.match import Deck, Game, Json, Millis, Nodes, Variants, Workers, setting_of
from vermeil.cli.output import writable
from vermeil.cli.study import Ray
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
    from rich.console import Console
    from rich.table import Table

    from vermeil.arena.executors import executor_for
    from vermeil.arena.skill import check_tournament, play_round_robin, play_swiss, rate_tables
    from vermeil.arena.skill_page import plot_skills, skill_page

    setting = setting_of(game, players, deck, variant, nodes, ms)
    if players < 2:  # noqa: PLR2004 - nobody is ahead of nobody
        raise SetupError(f"--players {players}: a tournament has tables of two at least")
    if deals < 1:
        raise SetupError(f"--deals {deals}: at least one deal is played")
    check_tournament(setting, bots)
    if plot is not None:
        from vermeil.arena.plot import can_plot

        can_plot(plot)
    for file in (to_json, page, plot):
        writable(file)
    play = play_swiss if swiss else play_round_robin
    played = play(setting, bots, deals, seed=seed, executor=executor_for(workers, ray))
    skills = rate_tables(played)
    kind = "Swiss rounds" if swiss else "deals of each table"
    title = f"{setting.game}, tables of {players}, {deals} {kind}"
    table = Table(title=title)
    for column in ("bot", "rating", "95 %", "games"):
        table.add_column(column, justify="left" if column == "bot" else "right")
    for skill in skills:
        table.add_row(skill.name, f"{skill.rating:.1f}", f"{skill.low:.1f} to {skill.high:.1f}", str(skill.games))
    Console().print(table)
    if to_json is not None:
        games = [[asdict(one) for one in deal] for deal in played]
        data = {"title": title, "seed": seed, "ratings": [asdict(skill) for skill in skills], "deals": games}
        to_json.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    if page is not None:
        page.write_text(skill_page(title, skills, played, shlex.join(["vermeil", *sys.argv[1:]])), encoding="utf-8")
    if plot is not None:
        plot_skills(skills, plot)
