"""Random playouts per second of processor time, here and in the runtime of a pocket edition: `bench.pocket` runs both.

Processor time and not the clock's: on a busy machine the two would otherwise be measured with different neighbours.
"""

import json
import time
from importlib import import_module
from typing import Any

from vermeil.core.dice import Dice
from vermeil.games import GAMES

ROUNDS, SECONDS, GAMES_AT_ONCE = 5, 0.4, 200


def spent() -> float:
    try:
        from js import process  # type: ignore[import-not-found]
    except ImportError:
        return time.process_time()
    used = process.cpuUsage()
    return float(used.user + used.system) / 1e6


def rate(package: str) -> float:
    """The median of some rounds; the first, in which WebAssembly is still being compiled, does not count."""
    fast: Any = import_module(f"vermeil.games.{package}.fast")
    engine: Any = import_module(f"vermeil.games.{package}.{'face' if package == 'silver_coin' else 'engine'}")
    state, dice = fast.new_state(4), Dice(1)
    rates = []
    for _ in range(ROUNDS + 1):
        began, played = spent(), 0
        while spent() - began < SECONDS:
            engine.random_playouts(state, GAMES_AT_ONCE, dice)
            played += GAMES_AT_ONCE
        rates.append(played / (spent() - began))
    return float(sorted(rates[1:])[ROUNDS // 2])


if __name__ == "__main__":
    print("rates:" + json.dumps({name: rate(package) for name, package in GAMES.items()}))
