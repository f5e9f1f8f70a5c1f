# ruff: noqa: ANN401 - the peers have no types
"""The peers of the faces for learning programs: PettingZoo's card games, OpenSpiel's Python games, pgx and EnvPool.

Like with like: random or first legal actions, observations and masks of every decision in memory, games that are over
begin again, 1,024 games at a time for those that are batched.
"""

from __future__ import annotations

import random
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np

from bench.measure import Contender

MANY = 1024


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


def spiel(name: str, decisions: int = 1000) -> Contender:
    """OpenSpiel's loop in Python."""
    import pyspiel
    from open_spiel.python import games as _games

    del _games
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
    """PettingZoo's own classic card games."""
    found = []
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it would rather have them made by their ids
        for name in ("leduc_holdem_v4", "texas_holdem_v4"):
            module = __import__(f"pettingzoo.classic.{name}", fromlist=["env"])
            found.append(turns(f"PettingZoo {name}", module.env, 400))
    return found


def pgx_games() -> list[Contender]:
    """The nearest games of pgx, stepped by one compiled call with actions, observations and new deals in it."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental.wrappers import auto_reset

    found = []
    for name in ("backgammon", "sparrow_mahjong", "leduc_holdem", "kuhn_poker"):
        env = pgx.make(name)
        init, step = jax.jit(jax.vmap(env.init)), jax.vmap(auto_reset(env.step, env.init))

        def go(state: Any, key: Any, step: Any = step) -> Any:
            logits = jnp.log(state.legal_action_mask.astype(jnp.float32))
            choice, chance, after = jax.random.split(key, 3)
            actions = jax.random.categorical(choice, logits, axis=-1)
            return step(state, actions, jax.random.split(chance, MANY)), after

        jitted = jax.jit(go)
        begun = jitted(init(jax.random.split(jax.random.PRNGKey(0), MANY)), jax.random.PRNGKey(1))

        def run(begun: Any = begun, jitted: Any = jitted) -> int:
            state, key = begun
            for _ in range(20):
                state, key = jitted(state, key)
                # A program reads them after every step, as it does ours.
                state.observation.block_until_ready()
                state.legal_action_mask.block_until_ready()
            return 20 * MANY

        found.append(Contender(f"pgx {name}", run))
    return found


def envpool_games() -> list[Contender]:
    """The same games of EnvPool, in C++ on one thread; the first legal action, so that nothing is spent on choosing."""
    import envpool

    found = []
    for name in ("Backgammon-v1", "SparrowMahjong-v1", "LeducHoldem-v1", "KuhnPoker-v1"):
        env = envpool.make(name, env_type="gymnasium", num_envs=MANY, num_threads=1, seed=1)
        _, first = env.reset()

        def run(env: Any = env, known: list[Any] = [first]) -> int:  # noqa: B006 - it keeps where the games stand
            for _ in range(20):
                *_, known[0] = env.step(known[0]["legal_action_mask"].argmax(axis=1).astype(np.int32))
            return 20 * MANY

        found.append(Contender(f"EnvPool {name}", run))
    return found
