"""Whether the experts keep a time limit, and how long they think of their own accord.

    python3 run.py exec python -m bench.time_limits [--positions 60] [--seconds 0.1]

Positions come from games between easy players. The share of the limit that was used should stay below 1.1; what the
machine does besides shows in the largest one.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from random import Random
from statistics import mean, median

from vermeil.bots import Bot, Limit, bot_for
from vermeil.core.contract import View
from vermeil.games import rules_of

GAMES = ("silver-and-gold", "pyramids", "silver-coin")
GOAL = 1.1
OWN_GOAL = 0.2


def main() -> int:
    """Measure each game's expert, print the figures, and return 1 if a limit was not kept."""
    parser = argparse.ArgumentParser(prog="bench.time_limits", description="Whether experts keep their time.")
    parser.add_argument("--positions", type=int, default=60, help="positions for each game (default 60)")
    parser.add_argument("--seconds", type=float, default=0.1, help="the limit (default 0.1)")
    options = parser.parse_args()
    kept = True
    for game in GAMES:
        shares, own = [], []
        expert = bot_for(game, "expert", 1)
        for number, view in enumerate(positions(game, options.positions)):
            if number == 0:
                expert.play(view, Limit(nodes=1))  # tables are read at the first use
            shares.append(_seconds(time.perf_counter, expert, view, Limit(seconds=options.seconds)) / options.seconds)
            own.append(_seconds(time.process_time, expert, view, None))
        kept = kept and median(shares) <= GOAL and max(own) <= OWN_GOAL
        print(
            f"{game}: {median(shares):.2f} of the limit in the middle, {max(shares):.2f} at most; of its own accord "
            f"{1000 * mean(own):.0f} ms of processor time on average, {1000 * max(own):.0f} at most"
        )
    return 0 if kept else 1


def positions(game: str, count: int) -> Iterator[View]:
    """Decisions with a choice, from games of easy players."""
    rng, seed = Random(7), 0
    while count:
        seed += 1
        live = rules_of(game).Game(players=2, seed=seed)
        bots = [bot_for(game, "easy", seat) for seat in range(2)]
        while not live.over and count:
            seat = live.waiting[0]
            view = live.view(seat, memory=True)
            if len(view.moves) > 3 and rng.random() < 0.2:
                count -= 1
                yield view
            live.push(seat, bots[seat].play(view).move)


def _seconds(clock: Callable[[], float], bot: Bot, view: View, limit: Limit | None) -> float:
    began = clock()
    bot.play(view, limit)
    return clock() - began


if __name__ == "__main__":
    sys.exit(main())
