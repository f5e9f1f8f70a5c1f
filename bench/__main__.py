"""`python3 run.py bench`: everything in one run, as ratios. `--json FILE` keeps the figures."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from dataclasses import asdict
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from bench import ours, peers, searching
from bench.measure import Contender, Row, rates, report
from bench.searching import Searcher
from vermeil import silver_and_gold as sg
from vermeil.build_info import summary
from vermeil.games.pyramids import engine as py_engine
from vermeil.games.pyramids import fast as py_fast
from vermeil.games.silver_and_gold import engine as sg_engine
from vermeil.games.silver_and_gold import fast as sg_fast
from vermeil.games.silver_coin import engine as sc_engine
from vermeil.games.silver_coin import fast as sc_fast

CLONES = 2_000_000
CLONE_GOAL = 100e-9
IMPORT_GOAL = 0.150


def main() -> int:
    """Measure, print the table, and return 1 if a goal was missed."""
    parser = argparse.ArgumentParser(prog="run.py bench", description="Speed as ratios against peers in one run.")
    parser.add_argument("--rounds", type=int, default=7, help="how often each is timed; the best counts (default 7)")
    parser.add_argument("--json", type=Path, help="also write the figures to this file")
    parser.add_argument("--learning", action="store_true", help="measure the faces for learning programs instead")
    options = parser.parse_args()
    if options.learning:
        from bench import learning

        return learning.run(options.rounds, options.json)
    console = Console()
    console.print(f"Vermeil with {summary()}, {options.rounds} rounds, the best of each counts")
    rows = measure(options.rounds, console)
    console.print(report(rows))
    if options.json:
        options.json.write_text(json.dumps([asdict(row) | {"ratio": row.ratio} for row in rows], indent=2) + "\n")
    return 0 if all(row.reached for row in rows) else 1


def measure(rounds: int, console: Console) -> list[Row]:
    playouts = [
        ours.playouts("Silver & Gold", sg_engine, sg_fast, 6000),
        ours.playouts("Pyramids", py_engine, py_fast, 5000),
        ours.playouts("Silver Coin", sc_engine, sc_fast, 1000),
    ]
    rollouts = peers.openspiel_rollouts()
    faces = [
        ours.public_face(sg, 12),
        peers.chess_playouts(),
        ours.integer_face(sg_fast, 60),
        peers.openspiel_python_loop(),
    ]
    searches = [*searching.expeditions(), *searching.silver_coin()]
    searched = searching.openspiel()
    thinkers = [searcher.contender for searcher in (*searches, *searched)]
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task("timing", total=rounds * (len(playouts) + len(rollouts) + len(faces) + len(thinkers)))
        speed = rates([*playouts, *rollouts, *faces, *thinkers], rounds, lambda: progress.advance(task))
    fastest = max((contender.name for contender in rollouts), key=speed.__getitem__)
    goals = {"Silver & Gold": 3.0, "Pyramids": 2.0, "Silver Coin": 1.5}
    return [
        *(
            Row(f"{name} playouts, 4 players, one thread", speed[f"{name} playouts"], fastest, speed[fastest], goal)
            for name, goal in goals.items()
        ),
        *search_rows(searches, searched, speed),
        Row("Silver & Gold public face", speed["public face"], "python-chess", speed["python-chess"], 3),
        Row("Silver & Gold integer face", speed["integer face"], faces[3].name, speed[faces[3].name], 2),
        Row("Silver & Gold clone", clones_a_second(), "100 ns", 1 / CLONE_GOAL, 1, "clones/s"),
        Row("import vermeil", 1 / import_seconds(), "150 ms", 1 / IMPORT_GOAL, 1, "imports/s"),
    ]


def search_rows(searches: list[Searcher], searched: list[Searcher], speed: dict[str, float]) -> list[Row]:
    """Each search beside the quicker of its peers: simulations, and the decisions in them."""
    rows = []
    for ours_ in searches:
        kind = "IS-MCTS" if "Coin" in ours_.contender.name else " MCTS"
        theirs = [peer for peer in searched if kind in peer.contender.name]
        for unit in ("simulations/s", "decisions/s"):

            def rate(searcher: Searcher, unit: str = unit) -> float:
                found = speed[searcher.contender.name]
                return found * searcher.decisions if unit == "decisions/s" else found

            peer = max(theirs, key=rate)
            goal = 1.0 if ours_.judged and unit == "simulations/s" else 0.0
            what = f"{ours_.contender.name}, 4 players"
            rows.append(Row(what, rate(ours_), peer.contender.name, rate(peer), goal, unit))
    return rows


def clones_a_second() -> float:
    state = sg_fast.new_state(4)
    clones = Contender("clone", lambda: _clone(state))
    return rates([clones], 3, lambda: None)["clone"]


def _clone(state: sg_engine.State) -> int:
    sg_engine.random_clones(state, CLONES)
    return CLONES


def import_seconds() -> float:
    """What `import vermeil` and its first game add to a bare interpreter, the best of five."""
    return min(_start("from vermeil import silver_and_gold") - _start("pass") for _ in range(5))


def _start(code: str) -> float:
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True)  # noqa: S603 - our own interpreter
    return time.perf_counter() - start


if __name__ == "__main__":
    sys.exit(main())
