"""The server beside boardgame.io's: the same sockets, the same load generator, one run.

    python -m bench.server_load [--tables 500] [--seconds 10] [--rounds 2]

Needs node and npm; the pinned packages of the peer are installed into bench/boardgame_io on first use. Ours stores
every move durably (SQLite, synchronous=FULL) before it is told to anybody, theirs keeps everything in memory.
"""

from __future__ import annotations

import argparse
import json
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

HERE = Path(__file__).parent / "boardgame_io"
SERVE = """
import sys
from vermeil.server.serving import run
from vermeil.server.settings import Settings
settings = Settings(database=sys.argv[1], rate=1e6, visits=0, connections=0)
run(settings, host="127.0.0.1", port=int(sys.argv[2]), level="warning")
"""
RATE_GOAL = 2.0
LATENCY_TABLES = 200
THINKING = 1000
ENDING = 20  # seconds that a server has to end in


def main() -> int:
    """Measure both, print the figures, and return 1 if a goal was missed."""
    parser = argparse.ArgumentParser(prog="bench.server_load", description="Our server beside boardgame.io's.")
    parser.add_argument("--tables", type=int, default=500, help="tables of four sockets in the test of speed")
    parser.add_argument("--seconds", type=float, default=10, help="how long each test counts")
    parser.add_argument("--rounds", type=int, default=2, help="how often both are measured in turn; medians count")
    options = parser.parse_args()
    if not shutil.which("node") or not shutil.which("npm"):
        print("node and npm are needed for the peer")
        return 1
    if not (HERE / "node_modules").exists():
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=HERE, check=True)  # noqa: S607 - npm of the PATH
    speed = [pair(options.tables, options.seconds, 0) for _ in range(options.rounds)]
    calm = [pair(LATENCY_TABLES, options.seconds, THINKING) for _ in range(options.rounds)]
    ratio = median(ours["rate"] / max(1, theirs["rate"]) for theirs, ours in speed)
    work = median(theirs["server"] / ours["server"] for theirs, ours in speed)
    slower = median(ours["p99"] / max(0.01, theirs["p99"]) for theirs, ours in calm)
    print(f"moves a second at {options.tables} tables: {ratio:.2f} times boardgame.io (goal {RATE_GOAL})")
    print(f"moves for a second of the server's processor time: {work:.2f} times boardgame.io")
    print(f"p99 at {LATENCY_TABLES} tables with 1 s of thinking: {slower:.2f} times boardgame.io's (goal: at most 1)")
    return 0 if ratio >= RATE_GOAL and slower <= 1 else 1


def pair(tables: int, seconds: float, thinking: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """Theirs and ours, one right after the other: only such a pair is worth comparing on a machine that others use."""
    return measure("boardgame", tables, seconds, thinking), measure("vermeil", tables, seconds, thinking)


def measure(kind: str, tables: int, seconds: float, thinking: int) -> dict[str, Any]:
    """One server, one load; the generator's figures."""
    with served(kind) as (url, process):
        command = ["node", "load.js", kind, url, str(tables), str(seconds), str(thinking), str(process.pid)]
        done = subprocess.run(command, cwd=HERE, check=True, capture_output=True, text=True)  # noqa: S603 - our own
        found: dict[str, Any] = json.loads(done.stdout)
    print(json.dumps(found), flush=True)
    return found


@contextmanager
def served(kind: str) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """A server of a kind, until we are done."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        if kind == "vermeil":
            command = [sys.executable, "-c", SERVE, f"sqlite:///{folder}/tables.db", str(port)]
        else:
            command = ["node", "server.js", str(port)]
        process = subprocess.Popen(command, cwd=HERE, stdout=subprocess.DEVNULL)  # noqa: S603 - our own
        url = f"http://127.0.0.1:{port}"
        try:
            wait_for(f"{url}/health" if kind == "vermeil" else f"{url}/games")
            yield url, process
        finally:
            process.terminate()  # killed at once, its processes would complain of what it has left behind
            try:
                process.wait(ENDING)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def wait_for(url: str) -> None:
    for _ in range(300):
        try:
            with urllib.request.urlopen(url):  # noqa: S310 - loopback
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
    raise SystemExit(f"{url} does not answer")


if __name__ == "__main__":
    sys.exit(main())
