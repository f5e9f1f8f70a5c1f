"""What a move costs a table with four people watching, without sockets and disk: `python -m bench.table_submit`.

The same moves are played several times, and for each the least counts: that hardly depends on what else a machine does.
"""

from __future__ import annotations

import time
from random import Random

from vermeil.games import GAMES
from vermeil.table import Table
from vermeil.table.acts import Create, Join, Move, Ready, Rematch, Start

PLAYERS = 4
MOVES = 600
REPEATS = 7


def main() -> None:
    """Print the processor time of a move in each game."""
    for game in GAMES:
        runs = [measure(game) for _ in range(REPEATS)]
        least = [min(times) for times in zip(*runs, strict=True)]
        print(f"{game}: {sum(least) / len(least) / 1000:.0f} us a move")


def measure(game: str) -> list[int]:
    """Nanoseconds of processor time for each of many random moves, which are the same every time."""
    rng = Random(1)
    table = Table("t", Create(game, PLAYERS, {}, None, public=False, clock=None), 0)
    for seat in range(PLAYERS):
        table.submit(None, Join(seat, f"P{seat}", f"key{seat}"), 0)
        table.submit(seat, Ready(), 0)
    spent = []
    for _ in range(MOVES):
        if table.due(0) is not None:
            table.submit(None, Start(f"bench {table.number}"), 0)
        seats = [table.snapshot(seat) for seat in range(PLAYERS)]
        if table.phase == "over":
            for seat in range(PLAYERS):
                table.submit(seat, Rematch(), 0)
            continue
        seat = rng.choice([seat for seat in range(PLAYERS) if seats[seat]["view"]["moves"]])
        move = Move(seats[seat]["n"], rng.choice(seats[seat]["view"]["moves"]))
        began = time.thread_time_ns()
        table.submit(seat, move, 0)
        spent.append(time.thread_time_ns() - began)
    return spent


if __name__ == "__main__":
    main()
