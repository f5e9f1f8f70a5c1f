"""What a seat and an address may ask for, what that leaves behind, and how the refused go on."""

from __future__ import annotations

import asyncio
import json
import threading
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from tests.server.process import Client, Server, run
from tests.server.test_fairness import until
from tests.server.test_rooms import registry_in, table_in
from vermeil.server.limits.buckets import Bucket, Buckets
from vermeil.server.limits.rates import COSTS, MAX_PUBLIC, Limits, RateError
from vermeil.server.live import registry as registries
from vermeil.server.live.connections import encode
from vermeil.server.live.credentials import Credentials, key_of
from vermeil.server.live.registry import TableRegistry
from vermeil.server.live.restoring import Fetched, restored
from vermeil.table import Table, TableError
from vermeil.table.acts import Create, Entry, Join, Move, Options, Ready
from vermeil.table.hidden import Turn as HiddenTurn
from vermeil.table.hidden import hidden_turn

NOTHING = ((1, 1),) * 5
LONG = 100.0  # seconds that nobody really waits


def test_a_bucket_gives_what_it_has_and_says_when_there_is_more() -> None:
    bucket = Bucket(2, 10)
    assert [bucket.take() for _ in range(10)] == [0] * 10
    assert 0 < bucket.take() <= 0.5
    assert not bucket.full
    assert 1 < bucket.owe(3) <= 1.5
    assert Bucket(0, 0).take(100) == 0
    assert Bucket(1, 2).take(100) == 0  # more than it could ever hold


def test_buckets_are_told_apart_and_full_ones_forgotten() -> None:
    buckets = Buckets(1, 1)
    assert buckets.take("a") == 0
    assert buckets.take("a") > 0
    assert buckets.take("b") == 0
    for name in range(30_000):
        buckets.take(str(name))
    assert len(buckets) <= 10_000


def test_an_address_looks_only_so_often_and_costly_looks_count_more() -> None:
    limits = Limits(visits=6)
    for what, cost in COSTS.items():
        for _ in range(int(60 // cost)):
            limits.look(what, f"{what}.example")
        with pytest.raises(RateError) as refusal:
            limits.look(what, f"{what}.example")
        assert refusal.value.wait >= 1
    limits.look("replay", "another.example")
    for _ in range(1000):
        Limits(0).look("replay", "free.example")


def test_acts_over_http_have_a_budget_and_the_seat_plays_on_after_it(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/t.db", rate=20.0) as server:
        made = server.table("pyramids", players=2, bots=["easy"])
        path, other = f"/api/tables/{made['table']}/acts", server.table("pyramids", players=2)
        refused: list[Any] = []
        for number in range(400):
            answer = server.ask("POST", path, made["token"], json={"do": "options", "hints": number % 2 == 0})
            if answer.status_code != 200:
                refused.append(answer)
        assert len(refused) > 200
        assert {(answer.status_code, answer.json()["code"]) for answer in refused} == {(429, "wire/rate")}
        assert all(int(answer.headers["retry-after"]) >= 1 for answer in refused)
        assert server.ask("POST", f"/api/tables/{other['table']}/acts", other["token"], json={"do": "ready"}).is_success

        async def scenario() -> None:
            """The same budget applies through a socket, and after waiting as long as it says the client goes on."""
            ann = await Client(server, made["table"], made["token"], 0).connect()
            while (answer := await ann.ask(do="ready"))["type"] == "refused":
                assert answer["code"] == "wire/rate"
                await asyncio.sleep(int(answer["message"].split()[-2]))
            await ann.until(lambda told: told.phase == "playing" or bool(told.mine["ready"]))
            await ann.close()

        run(scenario())


def test_whatever_else_comes_along_a_seat_has_one_budget_and_strangers_have_one(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/t.db", rate=5.0) as server:
        made = server.table("pyramids", players=2)
        path = f"/api/tables/{made['table']}/acts"
        stale = {"do": "move", "n": 0, "move": "x"}
        codes = Counter[int]()
        for number in range(60):
            cookie = {"Cookie": f"vermeil-seat-3=x{number}"}
            codes[server.ask("POST", path, made["token"], json=stale, headers=cookie).status_code] += 1
        assert codes[429] > 20
        codes.clear()
        for number in range(60):
            codes[server.ask("POST", path, f"x{number}", json=stale).status_code] += 1
        assert codes[401] > 0
        assert codes[429] > 20


def test_connecting_again_and_again_is_limited_like_looking(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/t.db", visits=2.0) as server:

        async def scenario() -> None:
            table = server.table("pyramids", players=2)["table"]
            said = []
            for _ in range(40):
                async with connect(f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket") as socket:
                    said.append(json.loads(await socket.recv()))
            refused = [message for message in said if message["type"] == "refused"]
            assert said[0]["type"] == "welcome"
            assert len(refused) > 10
            assert {message["code"] for message in refused} == {"wire/rate"}

        run(scenario())


class WatchedRows(list[bytes]):
    """Rows of a log; each may only be read once the event loop has had a turn since the one before."""

    def __init__(self, rows: Iterable[bytes], loop: asyncio.AbstractEventLoop) -> None:
        super().__init__(rows)
        self.loop = loop

    def __iter__(self) -> Iterator[bytes]:
        for row in super().__iter__():
            turn = threading.Event()
            self.loop.call_soon_threadsafe(turn.set)
            assert turn.wait(10), "the event loop stands still while a log is read"
            yield row


def test_a_table_with_a_long_log_is_read_while_everybody_else_goes_on() -> None:
    async def scenario() -> None:
        entries = [Entry(None, 1, Create("pyramids", 2, {}, None, public=False, clock=None))]
        entries.append(Entry(None, 2, Join(0, "Ann", "key"), NOTHING))
        entries += [Entry(0, 3, Options(hints=at % 2 == 0), NOTHING) for at in range(3000)]
        rows = WatchedRows(map(encode, entries), asyncio.get_running_loop())
        table = await restored("long", Fetched(rows))
        assert table.seq == len(entries)

    run(scenario())


def test_tables_that_nobody_is_at_leave_the_memory_when_there_are_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registries, "MAX_IDLE", 3)
    monkeypatch.setattr(registries, "JUST_USED", -1.0)

    async def scenario() -> None:
        async with registry_in(tmp_path) as (registry, _):
            used, token = await table_in(registry)
            socket = await used.attach(Credentials(key_of(token)), None)
            ids = [(await table_in(registry))[0].table.id for _ in range(10)]
            assert len(registry.rooms) <= 5
            assert registry.rooms[used.table.id] is used
            for table in ids:
                assert (await registry.room(table)).table.id == table
            assert len(registry.rooms) <= 5
            used.detach(socket)

    run(scenario())


async def listed(registry: TableRegistry, tables: int) -> None:
    """Wait until so many are in the list."""
    async with asyncio.timeout(20):
        while len(await registry.listed()) != tables:  # noqa: ASYNC110 - the store knows, and tells nobody
            await asyncio.sleep(0.005)


def test_an_address_has_only_so_many_tables_in_the_list_and_they_expire(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with registry_in(tmp_path) as (registry, _):
            act = Create("pyramids", 2, {}, None, public=True, clock=None)
            registry.limits = Limits(visits=60, rate=30)
            made = [await registry.create(act, "Ann", [], "192.0.2.1") for _ in range(MAX_PUBLIC)]
            with pytest.raises(TableError) as refusal:
                await registry.create(act, "Ann", [], "192.0.2.1")
            assert refusal.value.code == "table/listed"
            private = Create("pyramids", 2, {}, None, public=False, clock=None)
            room, _, own = await registry.create(private, "Ann", [], "192.0.2.1")
            with pytest.raises(TableError) as refusal:
                await room.act(Credentials(key_of(own)), Options(public=True))
            assert refusal.value.code == "table/listed"
            await registry.create(act, "Bob", [], "192.0.2.2")
            # Somebody waits at one of them; to the others nobody comes.
            kept, _, token = made[0]
            await kept.attach(Credentials(key_of(token)), None, "192.0.2.1")
            registry.put_away(idle=0)
            await listed(registry, 1)
            assert [shown["id"] for shown in await registry.listed()] == [kept.table.id]
            await room.act(Credentials(key_of(own)), Options(public=True))
            assert (await registry.room(made[1][0].table.id)).table.phase == "lobby"

    run(scenario())


def test_listed_tables_that_another_server_left_behind_expire_too(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with registry_in(tmp_path) as (registry, _):
            for _ in range(3):
                await table_in(registry)
        async with registry_in(tmp_path) as (registry, _):
            assert len(await registry.listed()) == 3
            assert not registry.rooms
            await registry.look_up()
            registry.put_away(idle=0)
            await listed(registry, 0)

    run(scenario())


def test_a_bots_pace_does_not_tell_how_many_decisions_it_makes_in_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SG-23: in each turn that others can't follow a bot pauses once, before the decision that all see."""
    pauses: list[tuple[HiddenTurn | None, float]] = []
    tables: list[Table] = []

    async def paused(seconds: float, result: None = None, *, sleep: Any = asyncio.sleep) -> None:
        if seconds > LONG:
            pauses.append((hidden_turn(tables[0]), seconds))
        await sleep(0 if seconds > LONG else seconds, result)

    async def scenario() -> None:
        async with registry_in(tmp_path) as (registry, _):
            registry.pace = 2 * LONG
            act = Create("silver-and-gold", 2, {}, None, public=False, clock=None)
            room, _, _ = await registry.create(act, "Ann", ["easy"])
            tables.append(room.table)
            await room.act(0, Ready())
            game = room.table.game
            assert game is not None
            decided = Counter[HiddenTurn]()
            while not game.over:
                await until(lambda: game.waiting != (1,))
                if 0 in game.waiting:
                    await room.act(0, Move(room.table.audiences.numbers[0], str(game.legal_moves(0)[-1])))
            turn = 0
            for line in game.log:
                turn += line.line.startswith("! reveal")
                decided[0, turn] += line.seat == 1 and not line.line.startswith("1 take")
            seen = Counter(turn for turn, _ in pauses if turn is not None)
            assert set(seen.values()) == {1}
            assert all(LONG < seconds <= 2 * LONG for turn, seconds in pauses if turn is not None)
            assert len(seen) > 20
            assert len(set(decided.values())) > 2  # turns of several lengths, which looked the same

    monkeypatch.setattr("vermeil.server.live.room.asyncio.sleep", paused)
    run(scenario())
