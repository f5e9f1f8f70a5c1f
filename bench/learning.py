# ruff: noqa: ANN401 - the peers have no types
"""The faces for learning programs beside their peers: decisions a second with observations and masks, in one run.

`python3 run.py exec python -m bench.learning`. EnvPool, pgx and rlcard are measured where they are installed.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Callable
from dataclasses import asdict
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console

from bench.measure import Contender, Row, rates, report
from vermeil import envs

GAMES = ("silver-and-gold", "pyramids", "silver-coin")
GOALS = {"silver-and-gold": 5e6, "pyramids": 3e6, "silver-coin": 2e6}
MANY = 1024
STEPS = 150


def vector(game: str, threads: int) -> Contender:
    """Random legal actions, drawn and stepped in compiled code."""
    made = envs.vector(game, MANY, threads=threads)
    made.reset(seed=1)

    def run() -> int:
        for _ in range(STEPS):
            made.step(made.sample())
        return STEPS * MANY

    return Contender(f"vector {game}, {threads} threads", run)


def turns(name: str, make: Callable[[], Any], decisions: int = 1500) -> Contender:
    """The loop of every PettingZoo program: last, choose, step."""
    env, rng = make(), random.Random(1)

    def run() -> int:
        done = 0
        while done < decisions:
            env.reset(seed=rng.randrange(1 << 30))
            for _ in env.agent_iter():
                observation, _, over, cut, _ = env.last()
                if over or cut:
                    env.step(None)
                    continue
                legal = np.flatnonzero(observation["action_mask"])
                env.step(int(legal[int(rng.random() * len(legal))]))
                done += 1
        return done

    return Contender(name, run)


def together(name: str, make: Callable[[], Any], decisions: int = 1500) -> Contender:
    """The same for the parallel face; a decision is one of who is asked."""
    env, rng = make(), random.Random(1)

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

    return Contender(name, run)


def spiel(name: str, decisions: int = 1000) -> Contender:
    """OpenSpiel's loop in Python, with the observation of who is asked."""
    import pyspiel
    from open_spiel.python import games as _games

    del _games
    envs.register_openspiel()
    game, rng = pyspiel.load_game(name), random.Random(1)

    def run() -> int:
        done = 0
        while done < decisions:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    actions = [action for action, _ in state.chance_outcomes()]
                else:
                    actions = state.legal_actions()
                    done += 1
                state.apply_action(actions[int(rng.random() * len(actions))])
        return done

    return Contender(f"OpenSpiel {name}", run)


def classics() -> list[Contender]:
    """PettingZoo's own: its card games where rlcard is installed, its board games always."""
    found = []
    names = ["tictactoe_v3", "connect_four_v3"]
    if find_spec("rlcard") is not None:
        names += ["leduc_holdem_v4", "texas_holdem_v4"]
    for name in names:
        try:
            module = __import__(f"pettingzoo.classic.{name}", fromlist=["env"])
            found.append(turns(f"PettingZoo {name}", module.env, 400))
        except Exception as error:  # noqa: BLE001 - a peer that can't be had here is told, and left out
            print(f"not measured: {name}: {error}", file=sys.stderr)
    return found


def batched() -> list[Contender]:
    """The nearest games of pgx at the same number, on this machine's processor."""
    if find_spec("pgx") is None or find_spec("jax") is None:
        print("not measured: pgx is not installed", file=sys.stderr)
        return []
    import jax
    import jax.numpy as jnp
    import pgx

    found = []
    for name in ("backgammon", "sparrow_mahjong", "leduc_holdem", "kuhn_poker"):
        env = pgx.make(name)
        init, step = jax.jit(jax.vmap(env.init)), jax.vmap(env.step)

        def go(state: Any, key: Any, step: Any = step) -> Any:
            logits = jnp.log(state.legal_action_mask.astype(jnp.float32))
            return step(state, jax.random.categorical(key, logits, axis=-1), jax.random.split(key, MANY))

        jitted = jax.jit(go)
        state = init(jax.random.split(jax.random.PRNGKey(0), MANY))
        state = jitted(state, jax.random.PRNGKey(1))

        def run(state: Any = state, jitted: Any = jitted) -> int:
            for at in range(20):
                state = jitted(state, jax.random.PRNGKey(at))
            state.observation.block_until_ready()
            return 20 * MANY

        found.append(Contender(f"pgx {name}", run))
    return found


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench.learning")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    vectors = [vector(game, threads) for game in GAMES for threads in (1, 2)]
    loops = [turns(f"aec {game}", lambda game=game: envs.aec(game)) for game in GAMES]  # type: ignore[misc]
    loops += [together(f"parallel {game}", lambda game=game: envs.parallel(game)) for game in GAMES]  # type: ignore[misc]
    ours = [spiel(f"vermeil_{game.replace('-', '_')}") for game in GAMES]
    theirs = [spiel("python_kuhn_poker"), spiel("python_tic_tac_toe"), spiel("python_liars_poker")]
    zoo, crowd = classics(), batched()
    speed = rates([*vectors, *loops, *ours, *theirs, *zoo, *crowd], options.rounds, lambda: None)
    rows = []
    for game in GAMES:
        one, two = (speed[f"vector {game}, {threads} threads"] for threads in (1, 2))
        rows.append(Row(f"vector {game}, one thread", one, "the goal", GOALS[game], 1))
        rows.append(Row(f"vector {game}, two threads", two, "one thread", one, 1.8))
        rows += [Row(f"vector {game}, one thread", one, peer.name, speed[peer.name], 1) for peer in crowd]
    cards = [peer for peer in zoo if "holdem" in peer.name] or zoo
    for face in loops:
        peer = max(cards, key=lambda peer: speed[peer.name])
        rows.append(Row(face.name, speed[face.name], peer.name, speed[peer.name], 5))
    for face in ours:
        peer = max(theirs, key=lambda peer: speed[peer.name])
        rows.append(Row(face.name, speed[face.name], peer.name, speed[peer.name], 1))
    Console(width=150).print(report(rows))
    if options.json:
        options.json.write_text(json.dumps([asdict(row) | {"ratio": row.ratio} for row in rows], indent=2) + "\n")
    return 0 if all(row.reached for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
