"""How quickly studies are played, what the seam of executors costs, and how much memory a million rows take.

`python3 run.py exec python -m bench.arena`; `--seconds` says how long each is timed, `--rounds` how often: with several
the median is printed, and the lowest and the highest beside it. `--one-ply` leaves out the rest.
"""

from __future__ import annotations

import argparse
import pickle
import resource
import subprocess
import sys
import tempfile
import time
from functools import partial
from itertools import count
from pathlib import Path
from statistics import median

from vermeil.arena.deals import Setting, play_deal
from vermeil.arena.executors import Executor, Processes
from vermeil.arena.study import SCHEMAS
from vermeil.arena.tables import TableFiles

ROWS = 1_000_000
# `table` plays as it sees, `medium` with its errors.
ONE_PLY = (
    ("silver-and-gold", "table", "table"),
    ("pyramids", "table", "table"),
    ("silver-and-gold", "medium", "medium"),
    ("pyramids", "medium", "medium"),
)
OTHERS = (
    ("silver-and-gold", "random", "random"),
    ("silver-coin", "medium", "easy"),
)


def main() -> None:
    parser = argparse.ArgumentParser(description="Studies: speed, the seam's cost, and memory.")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--one-ply", action="store_true", help="only the one-ply bots")
    parser.add_argument("--rows-only", action="store_true", help="only write and read a million rows")
    options = parser.parse_args()
    if options.rows_only:
        rows()
        return
    if options.rounds < 1 or options.seconds <= 0:
        parser.error("there is at least one round, of more than no seconds")
    for game, one, other in ONE_PLY if options.one_ply else ONE_PLY + OTHERS:
        by_processor, by_clock, seams = [], [], []
        for _ in range(options.rounds):
            each, seam = costs(game, (one, other), options.seconds)
            by_processor.append(60 * options.workers / (each + seam))
            by_clock.append(60 * speed(Processes(options.workers), game, (one, other), options.seconds))
            seams.append(100 * seam / each)
        print(
            f"{game}, {one} against {other}: {told(by_clock)} paired deals a minute with {options.workers} workers by "
            f"the clock, {told(by_processor)} on as many free cores by processor time; the seam costs "
            f"{told(seams, 1)} % of a bare loop",
            flush=True,
        )
    if options.one_ply:
        return
    # A process of its own: memory that was used before would count.
    subprocess.run([sys.executable, "-m", "bench.arena", "--rows-only"], check=True)


def told(figures: list[float], places: int = 0) -> str:
    """The median, and what it lies between."""
    middle = f"{median(figures):,.{places}f}"
    return middle if len(figures) == 1 else f"{middle} ({min(figures):,.{places}f} to {max(figures):,.{places}f})"


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


def costs(game: str, bots: tuple[str, str], seconds: float) -> tuple[float, float]:
    """Seconds of a processor for a deal in a bare loop, and what the seam adds: other programs disturb neither much.

    The seam is all that this process does while another one plays, and what that one packs to send it back.
    """
    play = partial(play_deal, Setting(game), *bots)
    play("bench/warm")
    began, bare, found = time.process_time(), 0, []
    while time.process_time() - began < seconds:
        found.append(play(f"bench/{bare}"))
        bare += 1
    each = (time.process_time() - began) / bare
    began = time.process_time()
    pickle.dumps(found)
    packing = (time.process_time() - began) / bare
    results = Processes(1).run(play, (f"bench/{number}" for number in range(bare)))
    next(results)
    began = time.process_time()
    played = sum(1 for _ in results)
    return each, (time.process_time() - began) / played + packing


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
