"""What a move costs a table with four people watching, without sockets and disk: `python -m bench.table_submit`."""

from __future__ import annotations

import time
from random import Random

from vermeil.games import GAMES
from vermeil.table import Table
from vermeil.table.acts import Create, Join, Move, Ready, Rematch

PLAYERS = 4
MOVES = 3000


def main() -> None:
    """Print the processor time of a move in each game."""
    for game in GAMES:
        print(f"{game}: {measure(game) * 1e6:.0f} us a move")


def measure(game: str) -> float:
    """Seconds of processor time for a random move."""
    rng = Random(1)
    table = Table("t", Create(game, PLAYERS, {}, None, public=False, clock=None), 0)
    for seat in range(PLAYERS):
        table.submit(None, Join(seat, f"P{seat}", f"key{seat}"), 0)
        table.submit(seat, Ready(), 0)
    spent = 0.0
    for _ in range(MOVES):
        while (due := table.due(0)) is not None:
            table.submit(None, due, 0)
        seats = [table.snapshot(seat) for seat in range(PLAYERS)]
        if table.phase == "over":
            for seat in range(PLAYERS):
                table.submit(seat, Rematch(), 0)
            continue
        seat = rng.choice([seat for seat in range(PLAYERS) if seats[seat]["view"]["moves"]])
        move = Move(seats[seat]["n"], rng.choice(seats[seat]["view"]["moves"]))
        began = time.thread_time()
        table.submit(seat, move, 0)
        spent += time.thread_time() - began
    return spent / MOVES


if __name__ == "__main__":
    main()
