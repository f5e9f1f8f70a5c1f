"""The faces for learning programs beside their peers: decisions a second with observations and masks, in one run.

`make bench-learning` installs the peers (the group `bench`) and runs it. Everything has one core, but for the vectors
on two threads.
"""

from __future__ import annotations

import json
import os
import random
import sys
import time
from collections.abc import Callable
from dataclasses import asdict
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import Progress

from bench import learning_peers as peers
from bench.measure import Contender, Row, rates, report
from vermeil import envs

GAMES = ("silver-and-gold", "pyramids", "silver-coin")
GOALS = {"silver-and-gold": 5e6, "pyramids": 3e6, "silver-coin": 2e6}
STEPS = 150
NEEDED = ("pgx", "jax", "envpool", "rlcard", "pygame")
SPIELS = ("python_kuhn_poker", "python_tic_tac_toe", "python_liars_poker")


def vector(game: str, threads: int, cores: set[int]) -> Contender:
    """Random legal actions, drawn and stepped in compiled code; on these cores."""
    made = envs.vector(game, peers.MANY, threads=threads)
    made.reset(seed=1)

    def run() -> int:
        before = on_cores(cores)
        for _ in range(STEPS):
            made.step(made.sample())
        on_cores(before)
        return STEPS * peers.MANY

    return Contender(f"vector {game}, {threads} threads", run)


def on_cores(cores: set[int]) -> set[int]:
    """Work on these processors only, where the system lets us choose; those before."""
    if not hasattr(os, "sched_setaffinity"):
        return set()
    before = os.sched_getaffinity(0)
    if cores:
        os.sched_setaffinity(0, cores)
    return set(before)


def together(game: str, decisions: int = 1500) -> Contender:
    """The parallel face; a decision is one of who is asked."""
    env, rng = envs.parallel(game), random.Random(1)

    def run() -> int:
        done = 0
        while done < decisions:
            observations, _ = env.reset(seed=rng.randrange(1 << 30))
            while env.agents:
                actions = {}
                for agent, seen in observations.items():
                    legal = np.flatnonzero(seen["action_mask"])
                    actions[agent] = int(legal[int(rng.random() * len(legal))])
                    done += actions[agent] != len(seen["action_mask"]) - 1
                observations, *_ = env.step(actions)
        return done

    return Contender(f"parallel {game}", run)


def one_after_the_other(game: str) -> Callable[[], Any]:
    return lambda: envs.aec(game)


def run(rounds: int, file: Path | None) -> int:
    """Measure, print the table, and return 1 if a goal was missed, 2 if a peer is missing."""
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        print(f"not installed: {', '.join(missing)}; `make bench-learning` installs them", file=sys.stderr)
        return 2
    rows = measure(rounds)
    Console(width=150).print(report(rows))
    if file:
        file.write_text(json.dumps([asdict(row) | {"ratio": row.ratio} for row in rows], indent=2) + "\n")
    return 0 if all(row.reached for row in rows) else 1


def measure(rounds: int) -> list[Row]:
    cores = on_cores(set())
    vectors = [vector(game, 2, cores) for game in GAMES]
    # From here on all threads that anybody starts have one core.
    on_cores({max(cores)} if cores else set())
    vectors += [vector(game, 1, set()) for game in GAMES]
    envs.register_openspiel()
    loops = [peers.turns(f"aec {game}", one_after_the_other(game)) for game in GAMES] + [
        together(game) for game in GAMES
    ]
    ours = [peers.spiel(f"vermeil_{game.replace('-', '_')}") for game in GAMES]
    theirs = [peers.spiel(name) for name in SPIELS]
    cards, crowd = peers.classics(), [*peers.pgx_games(), *peers.envpool_games()]
    everybody = [*vectors, *loops, *ours, *theirs, *cards, *crowd]
    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task("measuring", total=rounds * (len(everybody) + len(GAMES)))
        # By processor time where one core is all there is: what else the machine does counts for nobody then.
        speed = rates(everybody[3:], rounds, lambda: progress.advance(task), time.process_time)
        # Two threads beside one, by the clock on the wall and in turns.
        wall = rates(vectors, rounds, lambda: progress.advance(task))
    rows = []
    for game in GAMES:
        one = speed[f"vector {game}, 1 threads"]
        rows.append(Row(f"vector {game}, one thread", one, "the goal", GOALS[game], 1))
        both = (wall[f"vector {game}, {threads} threads"] for threads in (2, 1))
        rows.append(Row(f"vector {game}, two threads", next(both), "one thread", next(both), 1.8))
        rows += [Row(f"vector {game}, one thread", one, peer.name, speed[peer.name], 1) for peer in crowd]
    rows += [Row(face.name, speed[face.name], peer.name, speed[peer.name], 5) for face in loops for peer in cards]
    rows += [Row(face.name, speed[face.name], peer.name, speed[peer.name], 1) for face in ours for peer in theirs]
    return rows
