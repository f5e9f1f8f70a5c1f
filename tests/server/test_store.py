"""The move log itself: durable, append-only, and the arbiter between servers."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random

import asyncpg
import pytest

from tests.server.cluster import cluster
from tests.server.process import Client, Server, play_together, run
from vermeil.core.errors import SetupError
from vermeil.server.store.base import Append, Snapshot, Store, store_for


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    with cluster() as made:
        yield made.url


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'log.db'}"
    return str(request.getfixturevalue("postgres"))


def test_a_number_is_given_once_and_entries_come_back_in_order(url: str) -> None:
    async def scenario(store: Store) -> None:
        await store.open()
        rows = [Append("a", seq, f"a{seq}".encode()) for seq in range(1, 400)]
        rows += [Append("b", 1, b"b1", listed=True, summary=b'{"id":"b"}')]
        Random(1).shuffle(rows)
        assert all(await asyncio.gather(*(store.append(row) for row in rows)))
        again = await asyncio.gather(store.append(Append("a", 7, b"other")), store.append(Append("a", 400, b"new")))
        assert list(again) == [False, True]
        assert await store.load("a") == [f"a{seq}".encode() for seq in range(1, 400)] + [b"new"]
        assert await store.load("a", 398) == [b"a399", b"new"]
        assert await store.load("nobody") == []
        assert await store.listed(10) == [b'{"id":"b"}']
        await store.append(Append("b", 2, b"b2", listed=False, summary=b"{}"))
        assert await store.listed(10) == []
        await store.close()
        twin = store_for(url)
        await twin.open()
        assert len(await twin.load("a")) == 400
        await twin.close()

    run(scenario(store_for(url)))


def test_a_table_has_one_snapshot_the_last_that_was_kept(url: str) -> None:
    async def scenario() -> None:
        store = store_for(url)
        await store.open()
        assert await store.kept("k") is None
        for snapshot in (Snapshot("k", 900, "a", b"\x00first"), Snapshot("k", 300, "b", b"second" * 99_999)):
            await store.keep(snapshot)
            assert await store.kept("k") == snapshot
        assert await store.kept("other") is None
        assert await store.load("k") == []
        await store.close()
        twin = store_for(url)
        await twin.open()
        assert await twin.kept("k") == snapshot
        await twin.close()

    run(scenario())


def test_sqlites_log_begins_again_while_it_is_written_and_nothing_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vermeil.server.store.wal_checkpoints.EVERY", 20)
    monkeypatch.setattr("vermeil.server.store.wal_checkpoints.LONG", 60)
    file = tmp_path / "log.db"

    def begun() -> bytes:
        """How often the log has begun: a number in its head."""
        with file.with_name("log.db-wal").open("rb") as log:
            return log.read(16)[12:]

    async def scenario() -> None:
        store, written = store_for(f"sqlite:///{file}"), 0
        await store.open()
        await store.append(Append("a", 1, b"1"))
        first = begun()
        async with asyncio.timeout(60):
            while begun() == first:
                written += 1
                await store.append(Append(f"t{written}", 1, b"x" * 500))
        assert written > 60 // 4, "not before it is long"
        assert [await store.load(f"t{n}") for n in range(1, written + 1)] == [[b"x" * 500]] * written
        await store.close()
        again = store_for(f"sqlite:///{file}")
        await again.open()
        assert await again.load(f"t{written}") == [b"x" * 500]
        await again.close()

    run(scenario())


def test_a_database_of_before_layouts_had_numbers_is_taken_and_one_of_a_newer_vermeil_refused(url: str) -> None:
    async def say(sql: str) -> None:
        if url.startswith("sqlite"):
            with contextlib.closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as base, base:
                base.execute(sql)
        else:
            connection = await asyncpg.connect(url)
            await connection.execute(sql)
            await connection.close()

    async def opened() -> list[bytes]:
        store = store_for(url)
        await store.open()
        await store.append(Append("old", 1, b"old"))
        rows = await store.load("old")
        await store.close()
        return rows

    async def scenario() -> None:
        older, newer, right = (
            ("PRAGMA user_version = 0", "PRAGMA user_version = 7", "PRAGMA user_version = 1")
            if url.startswith("sqlite")
            else (
                "DROP TABLE vermeil_layout",
                "UPDATE vermeil_layout SET version = 7",
                "UPDATE vermeil_layout SET version = 1",
            )
        )
        assert await opened() == [b"old"]
        await say(older)
        assert await opened() == [b"old"]
        await say(newer)
        with pytest.raises(SetupError, match="layout 7, and this Vermeil knows those up to 2"):
            await opened()
        await say(right)
        assert await opened() == [b"old"]

    run(scenario())


@pytest.mark.parametrize("url", ["mysql://x", "sqlite://", "nonsense", "postgresql://127.0.0.1:1/none"])
def test_a_database_that_cannot_be_used_is_refused_in_a_sentence(url: str) -> None:
    with pytest.raises(SetupError):
        run(store_for(url).open())


def test_of_two_servers_exactly_one_stores_a_number_and_the_other_hears_of_it(postgres: str) -> None:
    async def scenario() -> None:
        heard: list[tuple[str, int]] = []
        all_heard = asyncio.Event()

        def hear(table: str, seq: int) -> None:
            heard.append((table, seq))
            if seq == 49:
                all_heard.set()

        one, two = store_for(postgres), store_for(postgres)
        await one.open()
        await two.open(hear)
        for seq in range(1, 50):
            pair = await asyncio.gather(
                one.append(Append("race", seq, b"one")), two.append(Append("race", seq, b"two"))
            )
            assert sorted(pair) == [False, True]
        await asyncio.wait_for(all_heard.wait(), 10)
        assert heard == [("race", seq) for seq in range(1, 50)]
        await one.close()
        await two.close()

    run(scenario())


def test_two_servers_share_a_table_and_when_one_dies_the_game_goes_on(postgres: str) -> None:
    async def scenario(left: Server, right: Server) -> None:
        ann, bob = left.party("silver-and-gold", 2, 1)
        bob.server = right
        await ann.connect()
        await bob.connect()
        await ann.ask(do="ready")
        await bob.ask(do="ready")

        await play_together([ann, bob], lambda client: bool(client.state["n"] > 40))
        await asyncio.to_thread(left.kill)
        ann.server = right
        await ann.connect()
        await asyncio.gather(ann.play(Random(3)), bob.play(Random(4)))
        assert ann.state["view"]["winners"] == bob.state["view"]["winners"]
        assert ann.state["table"] == bob.state["table"]
        await ann.close()
        await bob.close()

    with Server(postgres) as left, Server(postgres) as right:
        run(scenario(left, right))
        assert right.stop() == ""


def test_players_see_who_is_here_wherever_they_are_connected(postgres: str) -> None:
    async def scenario(left: Server, right: Server) -> None:
        ann, bob = left.party("pyramids", 2)
        bob.server = right
        watcher = Client(right, ann.table)
        await ann.connect()
        await bob.connect()
        await watcher.connect()
        for client in (ann, bob, watcher):
            await presence(client, [0, 1], 1)
        assert (await ann.ask(do="replace", seat=1))["code"] == "table/present"
        await bob.close()
        await presence(ann, [0], 1)
        await bob.connect(fresh=True)
        await presence(ann, [0, 1], 1)
        await asyncio.to_thread(right.kill)  # without a word
        await presence(ann, [0], 0)
        await ann.close()

    async def presence(client: Client, here: list[int], watching: int) -> None:
        while True:
            told = await client.hear()
            if told["type"] == "presence" and (told["here"], told["watching"]) == (here, watching):
                return

    with Server(postgres) as left, Server(postgres) as right:
        run(scenario(left, right))
        assert left.stop() == ""
