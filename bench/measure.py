"""How to time two things fairly on a machine that does other things too: in turns, and the best of each counts."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from rich.table import Table


@dataclass(frozen=True)
class Contender:
    """Something to time: `run` works for a while and returns how many things it did."""

    name: str
    run: Callable[[], int]


@dataclass(frozen=True)
class Row:
    """One line of the report: ours against theirs, as a ratio, and what it should be at least; 0 if only to know."""

    what: str
    ours: float
    peer: str
    theirs: float
    goal: float
    unit: str = "decisions/s"

    @property
    def ratio(self) -> float:
        return self.ours / self.theirs

    @property
    def reached(self) -> bool:
        return self.ratio >= self.goal


def rates(
    contenders: list[Contender],
    rounds: int,
    tick: Callable[[], None],
    clock: Callable[[], float] = time.perf_counter,
) -> dict[str, float]:
    """Things a second for each contender, the best of several rounds taken in turns."""
    best: dict[str, float] = {contender.name: 0.0 for contender in contenders}
    for _ in range(rounds):
        for contender in contenders:
            start = clock()
            done = contender.run()
            best[contender.name] = max(best[contender.name], done / (clock() - start))
            tick()
    return best


def report(rows: list[Row]) -> Table:
    table = Table(title="Speed in one run")
    for column in ("what", "ours", "beside", "theirs", "ratio", "goal", ""):
        table.add_column(column, justify="left" if column in ("what", "beside") else "right")
    for row in rows:
        mark = "[green]reached[/]" if row.reached else "[red]missed[/]"
        figures = (f"{row.ours:,.0f} {row.unit}", row.peer, f"{row.theirs:,.0f}", f"{row.ratio:.2f}")
        table.add_row(row.what, *figures, *((f"{row.goal:g}", mark) if row.goal else ("", "")))
    return table
