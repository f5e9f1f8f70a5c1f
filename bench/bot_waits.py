"""How long one person waits for three experts at a table, in whole games on a local server.

    python3 run.py exec python -m bench.bot_waits [--games 2] [--level expert]

The person decides at once and at random, so nobody thinks while others do: these are the longest waits there are.
Where all play at once, a turn is from one's last decision to one's next; where one plays after the other, one bot's.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from statistics import median
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect

from bench.server_load import served
from vermeil.games import GAMES, spec_of
from vermeil.table.apply_patch import fold

GOAL = 2.0  # seconds
BOTS = 3


def main() -> int:
    """Print the waits of each game, and return 1 if one was too long."""
    parser = argparse.ArgumentParser(prog="bench.bot_waits", description="How long people wait for three bots.")
    parser.add_argument("--games", type=int, default=2, help="whole games of each (default 2)")
    parser.add_argument("--level", default="expert", help="of the bots (default expert)")
    options = parser.parse_args()
    reached = True
    with served("vermeil") as (url, _):
        warm(url)
        for game in GAMES:
            waits = sorted(wait for _ in range(options.games) for wait in played(url, game, options.level))
            reached = reached and waits[-1] < GOAL
            late = sum(wait >= GOAL for wait in waits)
            print(
                f"{game}: {len(waits)} turns, {median(waits):.2f} s in the middle, "
                f"{waits[int(0.99 * len(waits))]:.2f} s in 99 of 100, {waits[-1]:.2f} s at worst, {late} over the goal",
                flush=True,
            )
    return 0 if reached else 1


def warm(url: str) -> None:
    """Open the page, whereupon the workers of the bots start."""
    with urlopen(Request(url, headers={"accept": "text/html"})):  # noqa: S310 - our own server
        time.sleep(15)


def played(url: str, game: str, level: str) -> list[float]:
    """Seconds that the person waited in each turn of a game."""
    body = json.dumps({"game": game, "name": "Ann", "players": BOTS + 1, "bots": [level] * BOTS}).encode()
    with urlopen(Request(f"{url}/api/tables", body, {"Content-Type": "application/json"})) as answer:  # noqa: S310
        seat = json.load(answer)
    socket_url = f"{url.replace('http', 'ws', 1)}/api/tables/{seat['table']}/socket?protocol=1"
    together = spec_of(game).board == "cards"
    waits: list[float] = []
    with connect(socket_url, additional_headers={"Authorization": f"Bearer {seat['token']}"}) as socket:
        state: dict[str, Any] = {"table": {"phase": "lobby"}}
        began, asked = time.perf_counter(), [0]
        while state["table"]["phase"] != "over":
            told = json.loads(socket.recv())
            if told["type"] == "welcome":
                state = told
            elif told["type"] == "event":
                state = fold(state, [*told["patch"], [["n"], told["n"]]])
            else:
                continue
            if state["table"]["phase"] == "lobby" and not state["table"]["seats"][0]["ready"]:
                socket.send(json.dumps({"id": 0, "act": {"do": "ready"}}))
            if not state["view"]:
                continue
            now, waiting = time.perf_counter(), list(state["view"]["waiting"])
            if waiting != asked:
                if 0 not in asked and (0 in waiting or not together):
                    waits.append(now - began)
                if 0 in asked or not together:
                    began = now
                asked = waiting
            if moves := state["view"]["moves"]:
                act = {"do": "move", "n": state["n"], "move": random.choice(moves)}
                socket.send(json.dumps({"id": state["n"], "act": act}))
    return waits


if __name__ == "__main__":
    raise SystemExit(main())
