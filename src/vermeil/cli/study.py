"""`vermeil study`: many deals of many settings, written as data."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from vermeil.cli.codes import STOPPED
from vermeil.cli.match import Game, Json, Millis, Nodes, Workers
from vermeil.cli.output import writable
from vermeil.core.errors import SetupError
from vermeil.games import USUAL

if TYPE_CHECKING:
    from rich.table import Table

    from vermeil.arena import Plan, Study

OUT = "study"
Ray = Annotated[
    str | None,
    typer.Option("--ray", help="Play on a Ray cluster: its address, auto for this machine's, or local for one of now."),
]


def study(
    bots: Annotated[list[str] | None, typer.Argument(help="The bots; each pair meets. One alone meets itself.")] = None,
    *,
    context: typer.Context,
    plan: Annotated[
        Path | None, typer.Option("--plan", help="Take all that is not said here from a TOML file.")
    ] = None,
    game: Game = USUAL,
    deals: Annotated[int, typer.Option("--deals", "-n", help="Paired deals for each pair in each setting.")] = 100,
    players: Annotated[list[int] | None, typer.Option("--players", "-p", help="How many play; again for more.")] = None,
    deck: Annotated[list[str] | None, typer.Option("--deck", help="A deck file or mix; again for more.")] = None,
    variant: Annotated[
        list[str] | None, typer.Option("--variant", help="Variants of one setting, with + between; again for more.")
    ] = None,
    nodes: Nodes = None,
    ms: Millis = None,
    seed: Annotated[str, typer.Option("--seed", help="The same seed plays the same deals.")] = "study",
    out: Annotated[Path, typer.Option("--out", "-o", help="The folder for its files; a study in it goes on.")] = Path(
        OUT
    ),
    form: Annotated[str, typer.Option("--format", help="parquet or csv.")] = "parquet",
    until_decided: Annotated[
        bool, typer.Option("--until-decided", help="Stop a pair when it is known who is better.")
    ] = False,
    margin: Annotated[
        float | None, typer.Option("--margin", help="With it a pair is also decided if it is level within this share.")
    ] = None,
    decisions: Annotated[bool, typer.Option("--decisions", help="Also write a row for each decision.")] = False,
    records: Annotated[bool, typer.Option("--records", help="Also write the record of each game.")] = False,
    control: Annotated[bool, typer.Option(help="Measure luck, and take it out of the verdict.")] = True,
    workers: Workers = None,
    ray: Ray = None,
    to_json: Json = None,
) -> None:
    """Let bots play many settings and keep every game as data; Ctrl-C stops, the same command goes on."""
    from rich.console import Console

    from vermeil.arena import executor_for, play_study
    from vermeil.arena.plan import Plan
    from vermeil.cli.progress import bars

    given = Plan(
        tuple(bots or ()),
        game,
        deals,
        tuple(players or (2,)),
        tuple(None if name == "standard" else name for name in deck or ("standard",)),
        tuple(tuple(name for name in names.split("+") if name) for names in variant or ("",)),
        nodes,
        ms,
        seed,
        until_decided,
        margin,
        control,
        decisions,
        records,
        form,
    )
    if plan is not None:
        given = _over(Plan.load(plan), given, context)
    writable(to_json)
    if margin is not None and not given.until_decided:
        raise SetupError("--margin says when a pair is decided: it needs --until-decided")
    with bars(vanish=True) as progress:
        task = progress.add_task("deals", total=None)
        played = play_study(
            given,
            out,
            executor=executor_for(workers, ray),
            tick=lambda done, most: progress.update(task, completed=done, total=most),
        )
    for note in played.notes:
        typer.echo(f"vermeil: {note}", err=True)
    verdicts = played.verdicts()
    Console().print(report(played))
    for line in notes(played):
        typer.echo(line)
    if to_json is not None:
        found = {"state": played.state, "plan": played.plan.to_dict(), "cells": played.cells}
        data = {**found, "verdicts": [verdict.to_dict() for verdict in verdicts]}
        to_json.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    if played.state == "stopped":
        typer.echo("vermeil: stopped; the same command goes on from here", err=True)
        raise typer.Exit(STOPPED)


def _over(plan: Plan, given: Plan, context: typer.Context) -> Plan:
    """The plan of a file, with what was said on the command line in its place."""
    names = {
        "bots": "bots",
        "game": "game",
        "deals": "deals",
        "players": "players",
        "deck": "decks",
        "variant": "variants",
        "nodes": "nodes",
        "ms": "ms",
        "seed": "seed",
        "until_decided": "until_decided",
        "margin": "margin",
        "control": "control",
        "decisions": "decisions",
        "records": "records",
        "form": "format",
    }
    said: dict[str, Any] = {}
    for option, name in names.items():
        source = context.get_parameter_source(option)
        if source is not None and source.name == "COMMANDLINE" and (option != "bots" or given.bots):
            said[name] = getattr(given, name)
    return replace(plan, **said)


def report(played: Study) -> Table:
    """A row for each pair in each setting, with intervals of 95 %."""
    from rich.table import Table

    table = Table(title=f"{played.plan.game}, {played.state}")
    many = len(played.cells) > 1
    for column in ("pair", *(("players", "deck", "variants") if many else ()), "deals", "ahead", "lead", "less luck"):
        table.add_column(column, justify="left" if column in {"pair", "deck", "variants"} else "right")
    for verdict in played.verdicts():
        cell = played.cells[verdict.cell]
        where = (str(cell["players"]), cell["deck"].split()[0], cell["variants"] or "-") if many else ()
        sure = verdict.always if played.plan.until_decided else verdict.beaten_share
        ahead = f"{100 * sure.mean:.1f}% ({100 * sure.low:.1f} to {100 * sure.high:.1f})"
        clean = verdict.lead_without_luck
        less = "-" if clean is None else f"{clean.mean:.2f} ({clean.low:.2f} to {clean.high:.2f})"
        lead = f"{verdict.lead.mean:.2f} ({verdict.lead.low:.2f} to {verdict.lead.high:.2f})"
        pair = f"{cell['challenger']} - {cell['defender']}"
        table.add_row(pair, *where, str(verdict.deals), ahead, lead, less)
    return table


def notes(played: Study) -> list[str]:
    """What the figures rest on."""
    lines = []
    for verdict in played.verdicts():
        cell = played.cells[verdict.cell]
        pair = f"{cell['challenger']} - {cell['defender']}, {cell['players']} players"
        if verdict.factor is not None:
            lines.append(
                f"{pair}: without luck ({cell['evaluator']}) as narrow as {verdict.factor:.2f} times the deals"
            )
        if played.plan.until_decided:
            words = {"better": "is better", "worse": "is worse", "level": "is level within the margin", None: "is open"}
            lines.append(f"{pair}: {cell['challenger']} {words[verdict.watch.decided(played.plan.margin)]}")
        lines += [f"without compiled engines {other} plays for {name}" for name, other in cell["stand_ins"].items()]
    return [*lines, f"files are in {played.folder}"]
