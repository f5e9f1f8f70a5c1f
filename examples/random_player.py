"""Plays a whole game on a Vermeil server, with random moves, against a bot: docs/protocol.md in a page.

Usage: python examples/random_player.py http://127.0.0.1:8000 silver-and-gold
"""

import json
import random
import sys
import time
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def fold(state: Any, patch: list[list[Any]]) -> None:  # noqa: ANN401 - plain data
    """Bring what we know up to date."""
    for path, *change in patch:
        *way, last = path
        where = state
        for key in way:
            where = where[key]
        if not change:
            del where[last]
        elif len(change) == 1:
            where[last] = change[0]
        else:
            start, count, items = change
            where[last][start : start + count] = items


def play(server: str, game: str, bot: str = "random") -> dict[str, Any]:
    """Make a table, sit down, play to the end; what we know then."""
    body = json.dumps({"game": game, "name": "Example", "bots": [bot]}).encode()
    with urlopen(Request(f"{server}/api/tables", body, {"Content-Type": "application/json"})) as answer:  # noqa: S310
        seat = json.load(answer)
    url = f"{server.replace('http', 'ws', 1)}/api/tables/{seat['table']}/socket?protocol=1"
    with connect(url, additional_headers={"Authorization": f"Bearer {seat['token']}"}) as socket:
        state: dict[str, Any] = {"table": {"phase": "lobby"}}
        while state["table"]["phase"] != "over":
            told = json.loads(socket.recv())
            if told["type"] == "welcome":  # comes first, and again after `table/in-doubt`: it replaces everything
                state = told
            elif told["type"] == "event":
                fold(state, [*told["patch"], [["n"], told["n"]]])
            elif told.get("code") == "table/busy":
                time.sleep(1)
            else:
                continue
            if state["table"]["phase"] == "lobby" and not state["table"]["seats"][0]["ready"]:
                socket.send(json.dumps({"id": 0, "act": {"do": "ready"}}))
            elif state["view"] and (moves := state["view"]["moves"]):
                act = {"do": "move", "n": state["n"], "move": random.choice(moves)}
                socket.send(json.dumps({"id": state["n"], "act": act}))
        return state


if __name__ == "__main__":
    print("winners:", play(sys.argv[1], sys.argv[2])["view"]["winners"])  # noqa: T201 - that's what it is for
