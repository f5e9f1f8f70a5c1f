"""What a seat and an address may ask for, what that leaves behind, and how the refused go on."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.server.process import Client, Server, run
from tests.server.test_fairness import until
from tests.server.test_rooms import hall_in, table_in
from vermeil.server import hall as halls
from vermeil.server.buckets import Bucket, Buckets
from vermeil.server.circle import encode
from vermeil.server.claims import Claim, key_of
from vermeil.server.hall import Hall
from vermeil.server.limits import COSTS, MAX_PUBLIC, Limits, RateError
from vermeil.server.store import Append
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
            """Through a socket the same budget holds, and whoever waits as long as it says goes on."""
            ann = await Client(server, made["table"], made["token"], 0).connect()
            answer = await ann.ask(do="options", hints=True)
            while answer["type"] == "refused":
                assert answer["code"] == "wire/rate"
                await asyncio.sleep(int(answer["message"].split()[-2]))
                answer = await ann.ask(do="ready")
            await ann.until(lambda told: told.phase == "playing" or bool(told.mine["ready"]))
            await ann.close()

        run(scenario())


def test_a_table_with_a_long_log_is_read_while_everybody_else_goes_on(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with hall_in(tmp_path) as (hall, store):
            entries = [Entry(None, 1, Create("pyramids", 2, {}, None, public=False, clock=None))]
            entries.append(Entry(None, 2, Join(0, "Ann", "key"), NOTHING))
            entries += [Entry(0, 3, Options(hints=at % 2 == 0), NOTHING) for at in range(3000)]
            rows = [Append("long", seq, encode(entry)) for seq, entry in enumerate(entries, start=1)]
            assert all(await asyncio.gather(*map(store.append, rows)))
            ticks, loading = 0, asyncio.create_task(hall.room("long"))
            while not loading.done():
                await asyncio.sleep(0.001)
                ticks += 1
            room = await loading
            assert room.table.seq == len(entries)
            assert ticks > 20

    run(scenario())


def test_tables_that_nobody_is_at_leave_the_memory_when_there_are_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(halls, "MAX_IDLE", 3)
    monkeypatch.setattr(halls, "JUST_USED", -1.0)

    async def scenario() -> None:
        async with hall_in(tmp_path) as (hall, _):
            used, token = await table_in(hall)
            socket = await used.attach(Claim(key_of(token)), None)
            ids = [(await table_in(hall))[0].table.id for _ in range(10)]
            assert len(hall.rooms) <= 5
            assert hall.rooms[used.table.id] is used
            for table in ids:
                assert (await hall.room(table)).table.id == table
            assert len(hall.rooms) <= 5
            used.detach(socket)

    run(scenario())


async def listed(hall: Hall, tables: int) -> None:
    """Wait until so many are in the list."""
    async with asyncio.timeout(20):
        while len(await hall.listed()) != tables:  # noqa: ASYNC110 - the store knows, and tells nobody
            await asyncio.sleep(0.005)


def test_an_address_has_only_so_many_tables_in_the_list_and_they_expire(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with hall_in(tmp_path) as (hall, _):
            act = Create("pyramids", 2, {}, None, public=True, clock=None)
            hall.limits = Limits(visits=60, rate=30)
            made = [await hall.create(act, "Ann", [], "192.0.2.1") for _ in range(MAX_PUBLIC)]
            with pytest.raises(TableError) as refusal:
                await hall.create(act, "Ann", [], "192.0.2.1")
            assert refusal.value.code == "table/listed"
            private = Create("pyramids", 2, {}, None, public=False, clock=None)
            room, _, own = await hall.create(private, "Ann", [], "192.0.2.1")
            with pytest.raises(TableError) as refusal:
                await room.act(None, Options(public=True), claim=Claim(key_of(own)))
            assert refusal.value.code == "table/listed"
            await hall.create(act, "Bob", [], "192.0.2.2")
            # Somebody waits at one of them; to the others nobody comes.
            kept, _, token = made[0]
            await kept.attach(Claim(key_of(token)), None, "192.0.2.1")
            hall.put_away(idle=0)
            await listed(hall, 1)
            assert [shown["id"] for shown in await hall.listed()] == [kept.table.id]
            await room.act(None, Options(public=True), claim=Claim(key_of(own)))
            assert (await hall.room(made[1][0].table.id)).table.phase == "lobby"

    run(scenario())


def test_listed_tables_that_another_server_left_behind_expire_too(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with hall_in(tmp_path) as (hall, _):
            for _ in range(3):
                await table_in(hall)
        async with hall_in(tmp_path) as (hall, _):
            assert len(await hall.listed()) == 3
            assert not hall.rooms
            await hall.look_up()
            hall.put_away(idle=0)
            await listed(hall, 0)

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
        async with hall_in(tmp_path) as (hall, _):
            hall.pace = 2 * LONG
            act = Create("silver-and-gold", 2, {}, None, public=False, clock=None)
            room, _, _ = await hall.create(act, "Ann", ["easy"])
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

    monkeypatch.setattr("vermeil.server.room.asyncio.sleep", paused)
    run(scenario())
