"""Snapshots beside the log: they save time, and whatever is wrong with them, the log is right."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest

from tests.server.cluster import cluster
from tests.server.process import Server, run
from tests.server.test_rooms import registry_in
from tests.table.test_dealt import History, everything
from vermeil.server.live.restoring import decode_entry, fetched, restored
from vermeil.server.live.snapshots import WORTH, WRITER, sealed, unsealed
from vermeil.server.store.base import Append, Snapshot, Store, StoreError, store_for
from vermeil.table import Table
from vermeil.table.acts import Entry
from vermeil.table.dealt import Dealt

NAME = "t"


@pytest.fixture(scope="module")
def history() -> History:
    made = History("silver-and-gold", 1)
    made.play(games=4)
    return made


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'log.db'}"
    else:
        with cluster() as made:
            yield made.url


async def fill(store: Store, entries: list[Entry]) -> list[bytes]:
    rows = [msgspec.json.encode(entry) for entry in entries]
    assert all(await asyncio.gather(*(store.append(Append(NAME, at, row)) for at, row in enumerate(rows, 1))))
    return rows


def last(history: History) -> Dealt:
    return msgspec.json.decode(history.deals[-1], type=Dealt)


def test_only_the_entries_from_the_last_deal_on_are_read_and_make_the_same_table(url: str, history: History) -> None:
    async def scenario() -> None:
        store = store_for(url)
        await store.open()
        rows, dealt = await fill(store, history.driver.entries), last(history)
        assert (await fetched(store, NAME)).rows == rows
        await store.keep(sealed(NAME, dealt))
        found = await fetched(store, NAME)
        assert found.dealt == dealt
        assert found.rows == rows[dealt.seq - 1 :]
        whole = Table.restore(NAME, map(decode_entry, rows))
        assert everything(await restored(NAME, found)) == everything(whole)
        await store.close()

    run(scenario())


def wrong_ones(history: History) -> dict[str, Snapshot]:
    dealt, size = last(history), len(history.driver.entries)
    good = sealed(NAME, dealt)
    change = msgspec.structs.replace
    return {
        "of another Vermeil": change(good, writer="0.0.9/0123456789abcdef"),
        "one byte is wrong": change(good, data=good.data[:-9] + bytes([good.data[-9] ^ 1]) + good.data[-8:]),
        "cut short": change(good, data=good.data[: len(good.data) // 2]),
        "empty": change(good, data=b""),
        "of another table": change(sealed("other", dealt), table=NAME),
        "another number": change(good, seq=dealt.seq + 1),
        "beyond the log": sealed(NAME, change(dealt, seq=size + 1)),
        "not at a deal": sealed(NAME, change(dealt, seq=dealt.seq + 1)),
        "of another deal": sealed(NAME, change(dealt, seed="another")),
    }


def test_a_snapshot_that_is_foreign_damaged_or_does_not_fit_is_not_used(url: str, history: History) -> None:
    async def scenario() -> None:
        store = store_for(url)
        await store.open()
        rows = await fill(store, history.driver.entries)
        for what, snapshot in wrong_ones(history).items():
            await store.keep(snapshot)
            found = await fetched(store, NAME)
            assert (found.dealt, found.rows) == (None, rows), what
        await store.keep(sealed(NAME, last(history)))
        assert (await fetched(store, NAME)).dealt is not None, "and a good one is"
        await store.close()

    run(scenario())


def test_a_table_that_has_no_good_snapshot_has_one_once_it_was_opened(tmp_path: Path, history: History) -> None:
    async def scenario() -> None:
        dealt = last(history)
        assert dealt.seq > WORTH
        for snapshot in (None, wrong_ones(history)["one byte is wrong"]):
            async with registry_in(tmp_path) as (registry, store):
                if snapshot is None:
                    await fill(store, history.driver.entries)
                else:
                    await store.keep(snapshot)
                await registry.room(NAME)
                async with asyncio.timeout(20):
                    while (kept := await store.kept(NAME)) is None or unsealed(kept) != dealt:  # noqa: ASYNC110 - a task
                        await asyncio.sleep(0.01)

    run(scenario())


def test_a_snapshot_that_cannot_be_stored_or_read_keeps_nobody_from_the_table(
    tmp_path: Path, history: History, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: object) -> None:
        raise StoreError("no disk")

    async def scenario() -> None:
        async with registry_in(tmp_path) as (registry, store):
            await fill(store, history.driver.entries)
            monkeypatch.setattr(store, "keep", full)
            room = await registry.room(NAME)
            assert room.table.seq >= len(history.driver.entries)
            assert await store.kept(NAME) is None
            with contextlib.closing(sqlite3.connect(tmp_path / "log.db")) as base, base:
                base.execute("DROP TABLE snapshots")
            assert (await fetched(store, NAME)).dealt is None

    run(scenario())


def test_a_server_killed_at_a_deal_loses_nothing_with_or_without_its_snapshot(tmp_path: Path) -> None:
    file = tmp_path / "log.db"

    def kept() -> list[tuple[int, str]]:
        with contextlib.closing(sqlite3.connect(file)) as base:
            return base.execute("SELECT seq, writer FROM snapshots").fetchall()

    async def games(server: Server) -> None:
        ann, bob = server.party("silver-and-gold", 2)
        for client in (ann, bob):
            await client.connect()
            await client.ask(do="ready")
        await asyncio.gather(ann.play(Random(1)), bob.play(Random(2)))
        await ann.ask(do="rematch")
        await bob.ask(do="rematch")
        await bob.until(lambda client: client.phase == "playing")
        await asyncio.to_thread(server.kill)  # the deal was told; whether its snapshot was stored nobody knows
        first = bob.state
        for _ in range(2):  # then from the log alone or not, and then surely from the snapshot
            await asyncio.to_thread(server.start)
            await bob.connect(fresh=True)
            assert bob.state["n"] == first["n"]
            assert bob.state["view"] == first["view"]
            assert bob.state["table"] == first["table"]
            async with asyncio.timeout(20):
                while not kept():  # noqa: ASYNC110 - another process stores it
                    await asyncio.sleep(0.01)
            await asyncio.to_thread(server.kill)
        ((seq, writer),) = kept()
        assert seq > WORTH
        assert writer == WRITER
        await asyncio.to_thread(server.start)
        record = server.ask("GET", f"/api/tables/{bob.table}/record?game=1")
        assert record.status_code == 200, "of the first game, which nobody has played again"
        for client in (ann, bob):
            await client.connect(fresh=True)
        await asyncio.gather(ann.play(Random(3)), bob.play(Random(4)))
        assert ann.state["table"] == bob.state["table"]
        for client in (ann, bob):
            await client.close()

    with Server(f"sqlite:///{file}") as server:
        run(games(server))
        assert server.stop() == ""
