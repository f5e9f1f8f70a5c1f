"""Rooms with a real log, in process: what happens when storing fails, and who may act."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.process import run
from vermeil.server.buckets import Bucket
from vermeil.server.circle import MAX_WATCHING
from vermeil.server.claims import Claim, key_of
from vermeil.server.clerk import Clerk
from vermeil.server.hall import Hall
from vermeil.server.metrics import Metrics
from vermeil.server.outbox import MAX_WAITING, SLOW, Outbox
from vermeil.server.restoring import decode_entry
from vermeil.server.room import Room
from vermeil.server.sqlite import SqliteStore
from vermeil.server.store import Append, DoubtError, StoreError
from vermeil.server.thinking import Thinker
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
async def hall_in(folder: Path) -> AsyncIterator[tuple[Hall, Fragile]]:
    store = Fragile(str(folder / "log.db"))
    metrics = Metrics()
    hall = Hall(store, metrics, Thinker(1, 0.1, metrics), Clerk(), pace=0.0)
    await hall.open()
    try:
        yield hall, store
    finally:
        await hall.close()


async def table_in(hall: Hall, players: int = 2, bots: int = 0) -> tuple[Room, str]:
    act = Create("pyramids", players, {}, None, public=True, clock=None)
    room, _, token = await hall.create(act, "Ann", ["random"] * bots)
    return room, token


async def same_as_log(hall: Hall, room: Room) -> None:
    """Memory is what the log says, whenever nothing is under way."""
    async with room._turn:
        await room._settled()
        twin = Table.restore(room.table.id, map(decode_entry, await hall.store.load(room.table.id)))
        assert twin.doc() == room.table.doc()
        assert twin.audiences.marks() == room.table.audiences.marks()


@pytest.mark.parametrize("when", ["before", "after"])
def test_what_could_not_be_stored_is_told_to_nobody_and_the_log_is_right(tmp_path: Path, when: str) -> None:
    async def scenario() -> None:
        async with hall_in(tmp_path) as (hall, store):
            room, token = await table_in(hall)
            watcher = await room.attach(Claim(), None)
            waiting = len(watcher.outbox._waiting)
            store.fail = when
            with pytest.raises(TableError) as refusal:
                await room.act(None, Ready(), claim=Claim(key_of(token)))
            assert refusal.value.code == ("table/busy" if when == "before" else "table/in-doubt")
            assert len(watcher.outbox._waiting) == waiting
            store.fail = ""
            await same_as_log(hall, room)
            assert room.table.seats[0].ready == (when == "after")
            await room.act(None, Ready(ready=when == "before"), claim=Claim(key_of(token)))
            await same_as_log(hall, room)

    run(scenario())


def test_a_deal_that_could_not_be_stored_takes_nobodys_act_back_and_comes_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vermeil.server.room.AGAIN", 50)

    async def scenario() -> None:
        async with hall_in(tmp_path) as (hall, store):
            room, token = await table_in(hall)
            _, seat, other = await hall.join(room.table.id, "Bob", None)
            await room.act(None, Ready(), claim=Claim(key_of(token)))
            store.fail = "deal"
            number = await room.act(None, Ready(), claim=Claim(key_of(other)))
            await same_as_log(hall, room)
            assert room.table.seats[seat].ready
            assert room.table.phase == "lobby"
            assert number == room.table.audiences.numbers[seat]
            store.fail = ""
            async with asyncio.timeout(20):
                await dealt(hall, room)
            await same_as_log(hall, room)

    run(scenario())


async def dealt(hall: Hall, room: Room) -> None:
    """However often somebody looks meanwhile: that puts nothing off."""
    while room.table.phase == "lobby":
        await room.snapshot(Claim())
        await same_as_log(hall, room)
        await asyncio.sleep(0.01)


def test_a_bug_in_the_middle_of_an_act_leaves_no_trace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with hall_in(tmp_path) as (hall, _):
            room, token = await table_in(hall)

            def broken(*_: object) -> Any:
                room.table.seats[0].name = "nonsense"
                raise RuntimeError("a bug")

            with monkeypatch.context() as patch:
                patch.setattr(room.table, "submit", lambda *_, **__: broken())
                with pytest.raises(RuntimeError):
                    await room.act(None, Ready(), claim=Claim(key_of(token)))
            await same_as_log(hall, room)
            assert room.table.seats[0].name == "Ann"

    run(scenario())


def test_spectators_in_any_number_keep_no_player_out(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with hall_in(tmp_path) as (hall, _):
            room, token = await table_in(hall)
            for _ in range(MAX_WATCHING):
                await room.attach(Claim(), None)
            with pytest.raises(TableError) as refusal:
                await room.attach(Claim(), None)
            assert refusal.value.code == "table/busy"
            assert (await room.attach(Claim(key_of(token)), None)).seat == 0

    run(scenario())


def test_a_token_that_holds_no_seat_any_more_acts_for_nobody(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with hall_in(tmp_path) as (hall, _):
            room, _ = await table_in(hall, 3)
            _, seat, old = await hall.join(room.table.id, "Bob", None)
            leaving = asyncio.create_task(room.act(None, Leave(), claim=Claim(key_of(old))))
            joining = asyncio.create_task(hall.join(room.table.id, "Cy", seat))
            acting = asyncio.create_task(hall.act(room.table.id, Claim(key_of(old)), Ready()))
            await leaving
            assert (await joining)[1] == seat
            with pytest.raises(TableError) as refusal:
                await acting
            assert refusal.value.code == "table/token"
            assert not room.table.seats[seat].ready

    run(scenario())


def test_nobody_is_replaced_while_being_there(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with hall_in(tmp_path) as (hall, _):
            room, ann = await table_in(hall)
            _, _, bob = await hall.join(room.table.id, "Bob", None)
            for token in (ann, bob):
                await room.act(None, Ready(), claim=Claim(key_of(token)))
            here = await room.attach(Claim(key_of(bob)), None)
            with pytest.raises(TableError) as refusal:
                await room.act(None, Replace(1), claim=Claim(key_of(ann)))
            assert refusal.value.code == "table/present"
            room.detach(here)
            await room.act(None, Replace(1, "random"), claim=Claim(key_of(ann)))
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
