"""Plays a whole game on a Vermeil server, with random moves, against a bot: docs/protocol.md in 50 lines.

Usage: python examples/random_player.py http://127.0.0.1:8000 silver-and-gold
"""

import json
import random
import sys
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def post(url: str, body: dict[str, Any]) -> Any:  # noqa: ANN401 - whatever the server answers
    """Ask over HTTP."""
    request = Request(url, json.dumps(body).encode(), {"Content-Type": "application/json"})  # noqa: S310 - our server
    with urlopen(request) as answer:  # noqa: S310
        return json.load(answer)


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
    seat = post(f"{server}/api/tables", {"game": game, "name": "Example", "bots": [bot]})
    url = f"{server.replace('http', 'ws', 1)}/api/tables/{seat['table']}/socket?protocol=1"
    with connect(url, additional_headers={"Authorization": f"Bearer {seat['token']}"}) as socket:
        state: dict[str, Any] = json.loads(socket.recv())  # the welcome
        socket.send(json.dumps({"id": 0, "act": {"do": "ready"}}))
        while state["table"]["phase"] != "over":
            told = json.loads(socket.recv())
            if told["type"] == "event":
                fold(state, told["patch"])
                state["n"] = told["n"]
                if state["view"] and state["view"]["moves"]:
                    act = {"do": "move", "n": state["n"], "move": random.choice(state["view"]["moves"])}
                    socket.send(json.dumps({"id": state["n"], "act": act}))
        return state


if __name__ == "__main__":
    print("winners:", play(sys.argv[1], sys.argv[2])["view"]["winners"])  # noqa: T201 - that's what it is for
