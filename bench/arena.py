"""How quickly studies are played, what the seam of executors costs, and how much memory a million rows take.

`python3 run.py exec python -m bench.arena`; `--seconds` says how long each is timed.
"""

from __future__ import annotations

import argparse
import resource
import subprocess
import sys
import tempfile
import time
from functools import partial
from itertools import count
from pathlib import Path

from vermeil.arena.deals import Setting, play_deal
from vermeil.arena.executors import Executor, Here, Processes
from vermeil.arena.study import SCHEMAS
from vermeil.arena.tables import TableFiles

ROWS = 1_000_000
GOAL = 5000  # paired deals a minute
PAIRS = (
    ("silver-and-gold", "table", "table"),
    ("silver-and-gold", "random", "random"),
    ("pyramids", "table", "table"),
    ("silver-coin", "easy", "random"),
)


def main() -> None:
    parser = argparse.ArgumentParser(description="Studies: speed, the seam's cost, and memory.")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--rows-only", action="store_true", help="only write and read a million rows")
    options = parser.parse_args()
    if options.rows_only:
        rows()
        return
    for game, one, other in PAIRS:
        rate = 60 * speed(Processes(options.workers), game, (one, other), options.seconds)
        print(f"{game}, {one} against {other}: {rate:,.0f} paired deals a minute, {options.workers} processes")
    print(f"the seam: {100 * overhead(options.seconds):.1f} % more processor time than a bare loop")
    # A process of its own: memory that was used before would count.
    subprocess.run([sys.executable, "-m", "bench.arena", "--rows-only"], check=True)


def speed(executor: Executor, game: str, bots: tuple[str, str], seconds: float) -> float:
    """Paired deals a second, once the workers are warm."""
    results = executor.run(partial(play_deal, Setting(game), *bots), (f"bench/{number}" for number in count()))
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:  # start-up, tables, and chunks that grow
        next(results)
    began, played = time.perf_counter(), 0
    while time.perf_counter() < began + seconds:
        next(results)
        played += 1
    return played / (time.perf_counter() - began)


def overhead(seconds: float) -> float:
    """What this process does beside a worker's play, by processor time: other programs don't disturb that."""
    play = partial(play_deal, Setting("silver-and-gold"), "table", "table")
    began = time.process_time()
    bare = 0
    for number, _ in enumerate(Here().run(play, (f"bench/{number}" for number in count()))):
        if time.process_time() - began > seconds:
            bare = number + 1
            break
    each = (time.process_time() - began) / bare
    results = Processes(1).run(play, (f"bench/{number}" for number in range(bare)))
    next(results)
    began = time.process_time()
    played = sum(1 for _ in results)
    return (time.process_time() - began) / played / each


def rows() -> None:
    """A million games in parts, as a study writes them; then one file; then every row read."""
    row = {name: {"int": 1, "float": 0.5}.get(kind, "silver-and-gold") for name, kind in SCHEMAS["games"].items()}
    with tempfile.TemporaryDirectory() as folder:
        files = TableFiles(Path(folder), "games", "parquet", SCHEMAS["games"])
        began = time.perf_counter()
        for part in range(ROWS // 5000):
            files.write(part, [{**row, "deal": 5000 * part + at, "seed": f"study/{part}/{at}"} for at in range(5000)])
        files.join()
        files.drop_parts()
        assert sum(1 for _ in files.read()) == ROWS
        took = time.perf_counter() - began
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"{ROWS:,} rows written, joined and read: {took:.0f} s, {most:.0f} MB at most")


if __name__ == "__main__":
    main()
