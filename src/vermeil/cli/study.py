"""`vermeil study`: many deals of many settings, written as data."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from vermeil.cli.codes import FAULTY, STOPPED
from vermeil.cli.match import Game, Json, Millis, Nodes, Ray, Workers
from vermeil.cli.output import for_people, writable, write_json
from vermeil.games import USUAL

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rich.table import Table

    from vermeil.arena import Estimate, Plan, Study

OUT = "study"
SETTING = ("players", "deck", "variants")


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
    console = for_people(to_json)
    if verdicts:
        console.print(report(played))
    for line in notes(played):
        console.out(line, highlight=False)
    found = {"state": played.state, "plan": played.plan.to_dict(), "cells": played.cells}
    write_json(to_json, {**found, "verdicts": [verdict.to_dict() for verdict in verdicts]})
    if played.state == "stopped":
        typer.echo(f"vermeil: {played.fault or 'stopped'}; the same command goes on from here", err=True)
        raise typer.Exit(STOPPED if played.fault is None else FAULTY)


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
    """A row for each pair in each setting, with intervals of 95 % below the means: it fits into 80 columns."""
    from rich.table import Table

    cells = played.cells
    alike = _alike(cells)
    table = Table(title=", ".join([played.plan.game, *_where(cells[0], cells, alike), played.state]), show_lines=True)
    table.add_column("pair", overflow="fold")
    for column in ("deals", "ahead", "lead", "less luck"):
        table.add_column(column, justify="right", no_wrap=True)
    for verdict in played.verdicts():
        cell = cells[verdict.cell]
        where = _where(cell, cells, [name for name in SETTING if name not in alike])
        pair = "\n".join([f"{cell['challenger']} - {cell['defender']}", *([", ".join(where)] if where else [])])
        sure = verdict.always if played.plan.until_decided else verdict.beaten_share
        ahead = f"{100 * sure.mean:.1f}%\n{100 * sure.low:.1f} to {100 * sure.high:.1f}"
        table.add_row(pair, str(verdict.deals), ahead, _spread(verdict.lead), _spread(verdict.lead_without_luck))
    return table


def _alike(cells: Sequence[Mapping[str, Any]]) -> list[str]:
    """What is the same in all cells, and so said once."""
    return [name for name in SETTING if len({cell[name] for cell in cells}) == 1]


def _where(cell: Mapping[str, Any], cells: Sequence[Mapping[str, Any]], names: Sequence[str]) -> list[str]:
    """Some parts of a cell's setting, in words; a deck by its name, and its hash where another has the same name."""
    decks = {each["deck"] for each in cells}
    name = cell["deck"].split()[0]
    alone = sum(deck.split()[0] == name for deck in decks) == 1
    words = {
        "players": f"{cell['players']} players",
        "deck": f"deck {name if alone else cell['deck']}",
        "variants": cell["variants"] or ("no variants" if "variants" not in _alike(cells) else ""),
    }
    return [words[part] for part in names if words[part]]


def _spread(figure: Estimate | None) -> str:
    return "-" if figure is None else f"{figure.mean:z.2f}\n{figure.low:z.2f} to {figure.high:z.2f}"


def notes(played: Study) -> list[str]:
    """What the figures rest on."""
    lines = []
    for verdict in played.verdicts():
        cell = played.cells[verdict.cell]
        others = [name for name in SETTING if name not in _alike(played.cells)]
        pair = ", ".join([f"{cell['challenger']} - {cell['defender']}", *_where(cell, played.cells, others)])
        if verdict.factor is not None:
            factor = (
                f"{verdict.factor.mean:.2f} times ({verdict.factor.low:.2f} to {verdict.factor.high:.2f}) as many deals"
            )
            lines.append(f"{pair}: luck taken out, by the evaluator {cell['evaluator']}, is worth {factor}")
        if played.plan.until_decided:
            words = {
                "better": f"{cell['challenger']} is better",
                "worse": f"{cell['challenger']} is worse",
                "level": "they are level within the margin",
                None: "it is still open who is better",
            }
            lines.append(f"{pair}: {words[verdict.watch.decided(played.plan.margin)]}")
        lines += [f"without compiled engines {other} plays for {name}" for name, other in cell["stand_ins"].items()]
    return [*lines, f"files are in {played.folder}"]
