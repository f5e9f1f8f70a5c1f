"""Clients that don't behave: they stop reading, drop out, come back, and send nonsense. Nobody else notices."""

from __future__ import annotations

import asyncio
import json
import socket as sockets
from random import Random
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed

from tests.server.process import NO_TLS, Client, Server, connected, run
from tests.server.scale import progress, times


def test_a_client_that_stops_reading_delays_no_one(server: Server) -> None:
    async def scenario() -> None:
        made = server.table("silver-coin")
        ann = await Client(server, made["table"], made["token"], 0).connect()
        deaf = _deaf_spectator(server, ann.table)
        for number in range(6000):
            # A server that waited for the client that does not read would wait forever.
            assert (await ann.ask(do="ready", ready=number % 2 == 0))["type"] == "ok"
            if number % 100 == 99 and _dropped(server):
                break
        assert _dropped(server)
        await ann.close()
        deaf.close()

    run(scenario())
    assert server.ask("GET", "/health").status_code == 200


def _deaf_spectator(server: Server, table: str) -> sockets.socket:
    """Shakes hands as a WebSocket client does, with the smallest of buffers, and never reads again."""
    raw = sockets.socket()
    raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 2048)
    raw.connect(("127.0.0.1", server.port))
    path = f"/api/tables/{table}/socket"
    head = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    raw.sendall((head + "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n").encode())
    return raw


def _dropped(server: Server) -> bool:
    text = server.metrics()
    return "vermeil_slow_sockets_total 0.0" not in text


def test_games_with_dropouts_take_overs_and_reconnects_all_finish(server: Server) -> None:
    games = times(4, 1000)

    async def game(number: int) -> None:
        rng = Random(number)
        kind = ("silver-and-gold", "pyramids")[number % 2] if number % 10 else "silver-coin"
        people = rng.choice([2, 3])
        clients = server.party(kind, people, rng.choice([0, 1]))
        async with connected(clients):
            await asyncio.gather(*(_unsteady(client, Random(number * 10 + at)) for at, client in enumerate(clients)))
        assert (
            len({json.dumps([client.state["view"]["winners"], client.state["table"]["seed"]]) for client in clients})
            == 1
        )

    async def scenario() -> None:
        for start in range(0, games, 6):
            await asyncio.gather(*(game(number) for number in range(start, min(games, start + 6))))
            progress(f"{min(games, start + 6)} of {games} games with dropouts have finished")

    run(scenario(), times(240, 14_400))


async def _unsteady(client: Client, rng: Random) -> None:
    """Plays, but now and then hangs up without a word, lets a bot play, and comes back."""
    left = 0
    while client.phase != "over":
        target = client.state["n"] + rng.randrange(5, 60)
        await client.play(rng, lambda c, target=target: bool(c.state["n"] >= target))  # type: ignore[misc]
        if client.phase == "over" or left >= 4:
            await client.play(rng)
            return
        left += 1
        if rng.random() < 0.5:
            await client.ask(do="replace", seat=client.seat, level="random")
        assert client.socket is not None
        client.socket.transport.abort()
        await asyncio.sleep(rng.uniform(0, 0.1))
        await client.connect(fresh=rng.random() < 0.3)
        await client.until(lambda c: bool(c.state["view"]))
        if client.mine["stand_in"]:
            await client.ask(do="back")


def test_malformed_frames_change_nothing_and_are_refused_with_a_code(server: Server) -> None:
    count = times(400, 60_000)

    async def scenario() -> None:
        ann, bob = server.party("silver-coin", 2)
        async with connected([ann, bob]):
            await ann.until(lambda c: bool(c.state["view"]))
            before = server.snapshot(ann.table, ann.token)
            rng = Random(11)
            for number in range(count):
                frame = _nonsense(rng, ann.state["n"])
                assert ann.socket is not None
                try:
                    await ann.socket.send(frame)
                    told: dict[str, Any] = {}
                    while told.get("type") not in {"refused", "ok"}:
                        told = await ann.hear()
                except ConnectionClosed:
                    await ann.connect()
                    continue
                assert told["type"] == "refused", frame
                assert "/" in told["code"]
                assert "Traceback" not in told["message"]
                if number % 5000 == 0:
                    progress(f"{number} of {count} malformed frames")
            assert server.snapshot(ann.table, ann.token) == before

    run(scenario(), times(240, 3600))


VALUES: list[Any] = [
    None,
    True,
    -1,
    0,
    1,
    3,
    99,
    2**70,
    0.5,
    "",
    "x",
    "draw",
    "0.1",
    "random",
    [],
    [1],
    {},
    {"a": 1},
    "é" * 150,
]
WORDS = [
    "move",
    "undo",
    "start",
    "join",
    "create",
    "flag",
    "options",
    "bot",
    "open",
    "ready!",
    "replace",
    "",
    "MOVE",
    "rematch",
]


def _nonsense(rng: Random, number: int) -> str | bytes:
    """Something that nobody should send; never a legal act of this seat."""
    kind = rng.randrange(7)
    if kind == 0:
        return rng.randbytes(rng.randrange(0, 300))
    if kind == 1:
        return json.dumps(rng.choice(VALUES))
    if kind == 2:
        return json.dumps({"id": rng.choice(VALUES), "act": rng.choice(VALUES)})
    if kind == 3:  # replays of old numbers, and numbers to come
        stale = rng.choice([0, 1, number - 1, number + 1, number + 1000])
        return json.dumps({"id": 1, "act": {"do": rng.choice(["move", "undo"]), "n": max(0, stale), "move": "draw"}})
    if kind == 4:
        act = {"do": rng.choice(WORDS), "seat": rng.choice(VALUES), "n": rng.choice(VALUES), "extra": 1}
        return json.dumps({"id": 1, "act": act})
    if kind == 5:
        return json.dumps(
            {"id": 1, "act": {"do": "move", "n": number, "move": rng.choice(["", "castle", "9.9", "\x00"])}}
        )
    text = json.dumps({"id": 1, "act": {"do": "ready"}})
    return text[: rng.randrange(1, len(text))] + "[" * rng.choice([0, 1, 3000])


ROUTES = (
    "/acts",
    "/acts?seat=1",
    "/join",
    "/record?game=0",
    "/hint",
    "/hint?seat=watch",
    "/earns?seat=2",
    "/replay",
    "/replay?game=9&seat=all",
    "?seat=9",
    "/%00",
)
OTHER_ROUTES = (
    "/api/tables",
    "/api/replay",
    "/api/replay?seat=4",
    "/api/hindsight",
    "/api/games/pyramids/decks/%00",
    "/api/games/%2e%2e/decks/x",
    "/assets/..%2f..%2fapp.py",
    "/x",
)


def test_malformed_requests_change_nothing_and_are_refused_with_a_code(server: Server) -> None:
    count = times(150, 40_000)
    made = server.table("pyramids")
    path = f"/api/tables/{made['table']}"
    before = server.snapshot(made["table"], made["token"])
    rng = Random(12)
    auth = {"Authorization": f"Bearer {made['token']}"}
    with httpx.Client(base_url=server.url, timeout=30, verify=NO_TLS) as client:
        for number in range(count):
            method = rng.choice(["GET", "POST", "PUT", "DELETE", "PATCH", "POST", "POST"])
            where = rng.choice([*(path + route for route in ROUTES), *OTHER_ROUTES])
            body = _nonsense(rng, 10**6)
            kind = rng.choice(
                ["application/json", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data"]
            )
            headers = {"Content-Type": kind} | (auth if rng.random() < 0.5 else {})
            answer = client.request(method, where, content=body, headers=headers)
            if method == "GET" and where == "/api/tables":
                continue
            assert 400 <= answer.status_code < 500, (method, where, body, kind, answer.text)
            assert "/" in answer.json()["code"]
            assert "Traceback" not in answer.text
            if number % 5000 == 0:
                progress(f"{number} of {count} malformed requests")
    assert server.snapshot(made["table"], made["token"]) == before
