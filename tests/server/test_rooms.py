"""Rooms with a real log, in process: what happens when storing fails, and who may act."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.process import run
from vermeil.server.limits.buckets import Bucket
from vermeil.server.live.connections import MAX_WATCHING
from vermeil.server.live.credentials import Credentials, key_of
from vermeil.server.live.outbox import MAX_WAITING, SLOW, Outbox
from vermeil.server.live.registry import TableRegistry
from vermeil.server.live.restoring import decode_entry
from vermeil.server.live.room import Room
from vermeil.server.metrics import Metrics
from vermeil.server.store.base import Append, DoubtError, StoreError
from vermeil.server.store.sqlite import SqliteStore
from vermeil.server.workers.bot_pool import BotPool
from vermeil.server.workers.job_pool import JobPool
from vermeil.table import Table, TableError
from vermeil.table.acts import Create, Leave, Ready, Replace, Start


class Fragile(SqliteStore):
    """Fails when it is told to, before or after the row is stored, or for a deal alone."""

    fail = ""

    def append(self, row: Append) -> asyncio.Future[bool]:
        return asyncio.ensure_future(self._append(row))

    async def _append(self, row: Append) -> bool:
        if self.fail == "before" or (self.fail == "deal" and isinstance(decode_entry(row.data).act, Start)):
            raise StoreError("no disk")
        stored = await super().append(row)
        if self.fail == "after":
            raise DoubtError("no answer")
        return stored


@asynccontextmanager
async def registry_in(folder: Path) -> AsyncIterator[tuple[TableRegistry, Fragile]]:
    store = Fragile(str(folder / "log.db"))
    metrics = Metrics()
    registry = TableRegistry(store, metrics, BotPool(1, 0.1, metrics), JobPool(), pace=0.0)
    await registry.open()
    try:
        yield registry, store
    finally:
        await registry.close()


async def table_in(registry: TableRegistry, players: int = 2, bots: int = 0) -> tuple[Room, str]:
    act = Create("pyramids", players, {}, None, public=True, clock=None)
    room, _, token = await registry.create(act, "Ann", ["random"] * bots)
    return room, token


async def same_as_log(registry: TableRegistry, room: Room) -> None:
    """Memory is what the log says, whenever nothing is under way."""
    async with room.settled():
        twin = Table.restore(room.table.id, map(decode_entry, await registry.store.load(room.table.id)))
        assert twin.doc() == room.table.doc()
        assert twin.audiences.marks() == room.table.audiences.marks()


@pytest.mark.parametrize("when", ["before", "after"])
def test_what_could_not_be_stored_is_told_to_nobody_and_the_log_is_right(tmp_path: Path, when: str) -> None:
    async def scenario() -> None:
        async with registry_in(tmp_path) as (registry, store):
            room, token = await table_in(registry)
            watcher = await room.attach(Credentials(), None)
            waiting = len(watcher.outbox._waiting)
            store.fail = when
            with pytest.raises(TableError) as refusal:
                await room.act(Credentials(key_of(token)), Ready())
            assert refusal.value.code == ("table/busy" if when == "before" else "table/in-doubt")
            assert len(watcher.outbox._waiting) == waiting
            store.fail = ""
            await same_as_log(registry, room)
            assert room.table.seats[0].ready == (when == "after")
            await room.act(Credentials(key_of(token)), Ready(ready=when == "before"))
            await same_as_log(registry, room)

    run(scenario())


def test_a_deal_that_could_not_be_stored_takes_nobodys_act_back_and_comes_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vermeil.server.live.room.AGAIN", 50)

    async def scenario() -> None:
        async with registry_in(tmp_path) as (registry, store):
            room, token = await table_in(registry)
            _, seat, other = await registry.join(room.table.id, "Bob", None)
            await room.act(Credentials(key_of(token)), Ready())
            store.fail = "deal"
            number = await room.act(Credentials(key_of(other)), Ready())
            await same_as_log(registry, room)
            assert room.table.seats[seat].ready
            assert room.table.phase == "lobby"
            assert number == room.table.audiences.numbers[seat]
            store.fail = ""
            async with asyncio.timeout(20):
                await dealt(registry, room)
            await same_as_log(registry, room)

    run(scenario())


async def dealt(registry: TableRegistry, room: Room) -> None:
    """However often somebody looks meanwhile: that puts nothing off."""
    while room.table.phase == "lobby":
        await room.snapshot(Credentials())
        await same_as_log(registry, room)
        await asyncio.sleep(0.01)


def test_a_bug_in_the_middle_of_an_act_leaves_no_trace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with registry_in(tmp_path) as (registry, _):
            room, token = await table_in(registry)

            def broken(*_: object) -> Any:
                room.table.seats[0].name = "nonsense"
                raise RuntimeError("a bug")

            with monkeypatch.context() as patch:
                patch.setattr(room.table, "submit", lambda *_, **__: broken())
                with pytest.raises(RuntimeError):
                    await room.act(Credentials(key_of(token)), Ready())
            await same_as_log(registry, room)
            assert room.table.seats[0].name == "Ann"

    run(scenario())


def test_spectators_in_any_number_keep_no_player_out(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with registry_in(tmp_path) as (registry, _):
            room, token = await table_in(registry)
            for _ in range(MAX_WATCHING):
                await room.attach(Credentials(), None)
            with pytest.raises(TableError) as refusal:
                await room.attach(Credentials(), None)
            assert refusal.value.code == "table/busy"
            assert (await room.attach(Credentials(key_of(token)), None)).seat == 0

    run(scenario())


def test_a_token_that_holds_no_seat_any_more_acts_for_nobody(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with registry_in(tmp_path) as (registry, _):
            room, _ = await table_in(registry, 3)
            _, seat, old = await registry.join(room.table.id, "Bob", None)
            leaving = asyncio.create_task(room.act(Credentials(key_of(old)), Leave()))
            joining = asyncio.create_task(registry.join(room.table.id, "Cy", seat))
            acting = asyncio.create_task(registry.act(room.table.id, Credentials(key_of(old)), Ready()))
            await leaving
            assert (await joining)[1] == seat
            with pytest.raises(TableError) as refusal:
                await acting
            assert refusal.value.code == "table/token"
            assert not room.table.seats[seat].ready

    run(scenario())


def test_nobody_is_replaced_while_being_there(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with registry_in(tmp_path) as (registry, _):
            room, ann = await table_in(registry)
            _, _, bob = await registry.join(room.table.id, "Bob", None)
            for token in (ann, bob):
                await room.act(Credentials(key_of(token)), Ready())
            here = await room.attach(Credentials(key_of(bob)), None)
            with pytest.raises(TableError) as refusal:
                await room.act(Credentials(key_of(ann)), Replace(1))
            assert refusal.value.code == "table/present"
            room.detach(here)
            await room.act(Credentials(key_of(ann)), Replace(1, "random"))
            assert room.table.seats[1].stand_in == "random"

    run(scenario())


def test_an_outbox_that_nobody_empties_is_given_up() -> None:
    async def scenario() -> None:
        outbox = Outbox()
        assert all(outbox.put(b"x") for _ in range(MAX_WAITING))
        assert not outbox.put(b"x")
        assert outbox.closed == SLOW
        assert outbox.gone.is_set()

    run(scenario())


def test_a_budget_makes_the_hasty_wait_and_nobody_else() -> None:
    hasty = Bucket(10, 20)
    waits = [hasty.owe() for _ in range(30)]
    assert not any(waits[:20])
    assert waits[-1] > 0.5
