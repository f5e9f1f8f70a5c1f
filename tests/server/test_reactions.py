"""What people at a table say to each other: told to all, by seats only, in bounds, and stored nowhere."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import msgspec

from tests.server.process import Client, Server, run
from vermeil.server.limits.rates import REACTIONS_AT_ONCE
from vermeil.server.live.presence import Presence
from vermeil.server.wire.messages import ReactionMessage


async def react(client: Client, word: str) -> dict[str, Any]:
    """Say it and wait for the answer, with what came before it."""
    assert client.socket is not None
    await client.socket.send(json.dumps({"id": 77, "react": word}))
    while (told := await client.hear())["type"] not in {"ok", "refused"}:
        pass
    return told


async def heard(client: Client) -> dict[str, Any]:
    while (told := await client.hear())["type"] != "reaction":
        pass
    return told


def test_all_at_the_table_hear_it_spectators_too(server: Server) -> None:
    async def table() -> None:
        ann, ben = server.party("pyramids", 2)
        watcher = Client(server, ann.table)
        for client in (ann, ben, watcher):
            await client.connect()
        before = dict(ben.state)
        assert (await react(ann, "bravo"))["type"] == "ok"
        for client in (ben, watcher):
            told = await heard(client)
            assert told == {"type": "reaction", "seat": 0, "react": "bravo"}
            assert msgspec.convert(told, ReactionMessage) == told
        assert ben.state["n"] == before["n"]  # nothing has happened in the game
        assert (await react(watcher, "wow"))["code"] == "table/token"
        assert (await react(ann, "nonsense"))["code"] == "wire/invalid"
        for client in (ann, ben, watcher):
            await client.close()

    run(table())


def test_nobody_can_flood_a_table_not_even_with_several_tabs(server: Server) -> None:
    async def table() -> None:
        ann, _ = server.party("pyramids", 2)
        tab = Client(server, ann.table, ann.token, ann.seat)
        for client in (ann, tab):
            await client.connect()
        answers = [await react(client, "wow") for _ in range(int(REACTIONS_AT_ONCE)) for client in (ann, tab)]
        assert sum(answer["type"] == "ok" for answer in answers) <= REACTIONS_AT_ONCE + 1
        assert answers[-1]["code"] == "wire/rate"
        for client in (ann, tab):
            await client.close()

    run(table())


def test_nothing_of_it_is_stored(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'log.db'}")
    server.start()
    try:

        async def table() -> None:
            (ann,) = server.party("pyramids", 1)
            await ann.connect()
            await react(ann, "thanks")
            await ann.close()

        run(table())
    finally:
        server.stop()
    with sqlite3.connect(tmp_path / "log.db") as database:
        names = [name for (name,) in database.execute("select name from sqlite_master where type = 'table'")]
        rows = [str(row) for name in names for row in database.execute(f"select * from {name}")]  # noqa: S608 - ours
    assert rows
    assert not [row for row in rows if "thanks" in row]


def test_servers_pass_it_on_to_each_other() -> None:
    said: list[bytes] = []
    told: list[tuple[str, int, str]] = []
    one = Presence(said.append, lambda _: None, 1.0)
    other = Presence(lambda _: None, lambda _: None, 1.0, lambda *what: told.append(what))
    one.react("table", 2, "luck")
    other.hear(said[0].decode())
    one.hear(said[0].decode())  # not its own
    assert told == [("table", 2, "luck")]
