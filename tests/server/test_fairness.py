"""Who is served next: one address with many long jobs keeps nobody else from a short one."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tests.server.process import Client, Server, run
from tests.server.test_rooms import registry_in
from tests.server.test_studies import record_of
from vermeil.games import rules_of
from vermeil.server.limits.rates import RateError
from vermeil.server.live.registry import UNATTENDED
from vermeil.server.live.restoring import decode_entry
from vermeil.server.live.room import Room
from vermeil.server.metrics import Metrics
from vermeil.server.workers import bot_pool
from vermeil.server.workers.bot_pool import Answer, BotPool, Question
from vermeil.server.workers.fair_queue import FairQueue, FairTurns, Job
from vermeil.server.workers.process import ProcessWorker
from vermeil.table import Table
from vermeil.table.acts import Create, Hurry, Move, Ready, Replace
from vermeil.table.hidden import ends_turn, hidden_turn


async def until(so: Callable[[], bool]) -> None:
    while not so():  # noqa: ASYNC110 - what is waited for happens in other processes
        await asyncio.sleep(0.001)


def order(*jobs: Job) -> list[str]:
    queue = FairQueue()
    for job in jobs:
        queue.push(job)
    return [f"{job.owner}{job.table}" for job in (queue.pop() for _ in jobs)]


# --- the queue ------------------------------------------------------------------------------------------------


def test_a_short_job_of_a_stranger_comes_before_all_the_long_ones() -> None:
    many = [Job("a", str(table), 2.0) for table in range(56)]
    assert order(*many, Job("b", "x", 0.01))[0] == "bx"


def test_addresses_take_turns_with_jobs_of_the_same_length() -> None:
    mine, yours = [Job("a", "1", 1.0) for _ in range(5)], [Job("b", "2", 1.0) for _ in range(3)]
    assert order(*mine, *yours) == ["a1", "b2", "a1", "b2", "a1", "b2", "a1", "a1"]


def test_at_one_address_its_tables_take_turns() -> None:
    busy, calm = [Job("a", "1", 1.0) for _ in range(4)], [Job("a", "2", 1.0) for _ in range(2)]
    assert order(*busy, *calm) == ["a1", "a2", "a1", "a2", "a1", "a1"]


def test_many_short_jobs_let_a_long_one_have_its_share() -> None:
    queue, numbers = FairQueue(), count()
    queue.push(Job("b", "x", 2.0))
    for _ in range(1000):  # one of them comes for each that is done
        queue.push(Job("a", str(next(numbers)), 0.01))
        if queue.pop().owner == "b":
            break
    assert queue.of("b") == 0


def test_whoever_was_idle_has_saved_nothing_up() -> None:
    queue = FairQueue()
    for _ in range(100):
        queue.push(Job("a", "1", 1.0))
        queue.pop()
    for _ in range(5):
        queue.push(Job("b", "2", 1.0))
        queue.push(Job("a", "1", 1.0))
    assert sorted(queue.pop().owner for _ in range(4)) == ["a", "a", "b", "b"]


def test_turns_are_had_in_the_fair_order_and_given_back_however_it_ends() -> None:
    async def scenario() -> None:
        turns, served = FairTurns(1, each=3), list[str]()

        async def work(owner: str, cost: float, patience: float | None = None) -> None:
            async with turns.turn(owner, "", cost, patience):
                served.append(owner)
                await asyncio.sleep(0)
                if owner == "fails":
                    raise ValueError

        async with turns.turn("first"):
            long = [asyncio.create_task(work("a", 1.0)) for _ in range(3)]
            gone = asyncio.create_task(work("gone", 0.1))
            late = asyncio.create_task(work("late", 0.1, patience=0.0))
            fails = asyncio.create_task(work("fails", 0.5))
            short = asyncio.create_task(work("b", 0.1))
            await asyncio.sleep(0.01)
            gone.cancel()
            with pytest.raises(RateError):
                await work("a", 1.0)
            with pytest.raises(TimeoutError):
                await late
        await asyncio.gather(*long, short, gone, fails, return_exceptions=True)
        assert served == ["b", "fails", "a", "a", "a"]
        async with turns.turn("last"):
            assert not turns.queue

    run(scenario())


# --- bots -----------------------------------------------------------------------------------------------------


def question(level: str, owner: str, table: str = "t", game: str = "silver-and-gold") -> Question:
    played = rules_of(game).Game(players=2, seed=5)
    return Question(game, level, msgspec.to_builtins(played.view(0, memory=True)), None, owner, table)


def test_a_strangers_bots_think_before_those_of_many_tables_from_one_address(monkeypatch: pytest.MonkeyPatch) -> None:
    """With real processes: 12 experts of one address, then a stranger's easy bot and a stranger's expert."""
    monkeypatch.setattr(bot_pool, "A_LITTLE", 60.0)  # however busy this machine is, nobody gives up

    async def scenario() -> None:
        bot_pool, done = BotPool(1, 0.3, Metrics()), list[str]()

        async def ask(level: str, owner: str, table: str) -> Answer:
            answer = await bot_pool.think(question(level, owner, table))
            done.append(f"{owner} {level}")
            return answer

        await ask("expert", "a", "warm")  # the processes are there, and what the bots have learned is read
        await ask("easy", "a", "warm")
        done.clear()
        mine = [asyncio.create_task(ask("expert", "a", str(table))) for table in range(12)]
        await asyncio.sleep(0)
        yours = [asyncio.create_task(ask(level, "b", "x")) for level in ("expert", "easy")]
        easy, expert = (await yours[1]).level, (await yours[0]).level
        assert (easy, expert) == ("easy", "expert")
        assert done.count("a expert") <= 2
        answers = await asyncio.gather(*mine)
        assert all(answer.move for answer in answers)
        assert {answer.level for answer in answers} == {"expert"}
        await bot_pool.close()

    run(scenario())


def test_a_thought_that_cannot_be_had_in_time_is_left_to_the_next_lower_level(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "TURNS", 0.0)
    monkeypatch.setattr(bot_pool, "A_LITTLE", 0.0)
    monkeypatch.setattr(bot_pool, "STARTING", 0.0)

    async def scenario() -> None:
        bot_pool = BotPool(1, 0.3, Metrics())
        async with bot_pool.long.turns.turn("somebody"):  # the worker for slow bots is taken
            answer = await bot_pool.think(question("expert", "a"))
            assert answer.level == "medium"
            async with bot_pool.quick.turns.turn("somebody"):  # and now that for quick ones too
                answer = await bot_pool.think(question("expert", "a"))
        assert answer.level == "easy"
        assert answer.move in question("expert", "a").view["moves"]
        await bot_pool.close()

    run(scenario())


def test_a_deck_that_must_be_studied_first_keeps_no_quick_thought_waiting() -> None:
    async def scenario() -> None:
        bot_pool = BotPool(1, 0.3, Metrics())
        deck = rules_of("pyramids").Deck.standard()
        text = type(deck)("house", deck.cards[:24]).to_text()
        played = rules_of("pyramids").Game(players=2, seed=5, deck=type(deck).parse(text))
        view = msgspec.to_builtins(played.view(0, memory=True))
        own = Question("pyramids", "medium", view, text, "a", "t")
        async with bot_pool.quick.turns.turn("somebody"):  # it does not need the worker for quick bots
            answer = await bot_pool.think(own)
        assert answer.level == "medium"
        await bot_pool.close()

    run(scenario())


def test_a_worker_that_dies_costs_a_level_and_no_traceback(caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        bot_pool = BotPool(1, 30.0, Metrics())
        thought = asyncio.create_task(bot_pool.think(question("expert", "a")))
        worker = bot_pool.long._all[0]
        assert isinstance(worker, ProcessWorker)
        await until(lambda: worker._pool is not None and bool(worker._pool._processes))
        assert worker._pool is not None
        os.kill(next(iter(worker._pool._processes)), signal.SIGKILL)
        answer = await thought
        assert answer.level == "strong"
        await bot_pool.close()

    run(scenario())
    assert "expert of silver-and-gold has failed" in caplog.text
    assert not any(record.exc_info for record in caplog.records)


def test_a_thought_that_goes_on_and_on_is_ended_with_its_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "PATIENCE", -29.0)

    async def scenario() -> None:
        bot_pool = BotPool(1, 30.0, Metrics())
        answer = await bot_pool.think(question("expert", "a"))  # it would think for half a minute
        assert answer.level in {"strong", "medium", "easy"}  # whichever was started in a second
        assert answer.move in question("expert", "a").view["moves"]
        await bot_pool.close()

    run(scenario())


def test_a_bot_whose_level_cannot_be_had_says_so_at_the_table(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with registry_in(tmp_path) as (registry, _):
            act = Create("silver-and-gold", 2, {}, None, public=False, clock=None)
            room, _, _ = await registry.create(act, "Ann", ["expert"])
            async with registry.bot_pool.long.turns.turn("somebody"):
                await room.act(0, Ready())
                await until(lambda: 1 not in game_of(room).waiting)
                assert room.table.doc()["seats"][1]["hurried"] == "medium"
            move = str(game_of(room).legal_moves(0)[0])
            await room.act(0, Move(room.table.audiences.numbers[0], move))
            await until(lambda: room.table.doc()["seats"][1]["hurried"] is None)

    run(scenario())


def test_that_a_bot_plays_below_its_level_is_said_when_its_hidden_turn_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SG-23: said at each decision, it would give away how many there are, and which need no thinking."""
    monkeypatch.setattr(bot_pool, "TURNS", 0.0)
    monkeypatch.setattr(bot_pool, "A_LITTLE", 0.0)

    async def turn_of(room: Room) -> None:
        """Ann decides until her turn is over, and then the bot's is over too."""
        game, turn = game_of(room), hidden_turn(room.table)
        while not game.over and hidden_turn(room.table) == turn:
            if 0 in game.waiting:
                await room.act(0, Move(room.table.audiences.numbers[0], str(game.legal_moves(0)[0])))
            await asyncio.sleep(0)

    async def scenario() -> None:
        async with registry_in(tmp_path) as (registry, store):
            act = Create("silver-and-gold", 2, {}, None, public=False, clock=None)
            room, _, _ = await registry.create(act, "Ann", ["strong"])
            await room.act(0, Ready())
            while not game_of(room).over:
                async with registry.bot_pool.long.turns.turn("somebody"):
                    await turn_of(room)
                await turn_of(room)
            await until(lambda: not room.thinks)  # its last move is stored
            entries = [decode_entry(row) for row in await store.load(room.table.id)]
            table, said = Table.restore(room.table.id, entries[:1]), 0
            for at, entry in enumerate(entries[1:], start=1):
                table.follow(entry)
                if isinstance(entry.act, Hurry):
                    said += 1
                    move = next(later.act for later in entries[at + 1 :] if later.by == 1)
                    assert isinstance(move, Move)
                    # What others can follow, such as a card that is taken, is said at once.
                    assert hidden_turn(table) is None or ends_turn(table, 1, move.move)
            assert said > 10

    run(scenario())


def game_of(room: Room) -> Any:
    assert room.table.game is not None
    return room.table.game


def test_only_a_few_tables_of_bots_alone_go_on_at_once_and_all_come_to_their_end(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with registry_in(tmp_path) as (registry, _):
            rooms = []
            for number in range(4):
                act = Create("pyramids", 2, {}, None, public=False, clock=None)
                room, _, _ = await registry.create(act, f"Ann {number}", ["random"], "192.0.2.1")
                await room.act(0, Ready())
                await room.act(0, Replace(0, "random"))
                rooms.append(room)
            await until(lambda: sum(room.thinks for room in rooms) <= UNATTENDED)  # what people began is done
            while any(room.table.phase == "playing" for room in rooms):
                assert sum(room.thinks for room in rooms) <= UNATTENDED
                await asyncio.sleep(0.002)
            assert {room.table.phase for room in rooms} == {"over"}

    run(scenario())


# --- a real server --------------------------------------------------------------------------------------------


def asks(server: Server, address: str) -> httpx.AsyncClient:
    """A client at another address of this machine."""
    return httpx.AsyncClient(
        base_url=server.url,
        transport=httpx.AsyncHTTPTransport(local_address=address),
        timeout=60,
        verify=False,  # noqa: S501 - nobody speaks TLS here
    )


def test_a_strangers_easy_bot_answers_while_one_address_has_tables_full_of_experts(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/t.db", bot_seconds=5.0) as server:

        async def scenario() -> None:
            crowd = []
            for _ in range(8):
                made = server.table("silver-and-gold", players=4, bots=["expert"] * 3)
                client = await Client(server, made["table"], made["token"], 0).connect()
                await client.ask(do="ready")
                await client.ask(do="replace", seat=0, level="expert")
                crowd.append(client)
            async with asks(server, "127.0.0.2") as stranger:
                body = {"game": "pyramids", "name": "Ann", "bots": ["easy"]}
                made = (await stranger.post("/api/tables", json=body)).json()
                headers = {"Authorization": f"Bearer {made['token']}"}
                path = f"/api/tables/{made['table']}"
                await stranger.post(f"{path}/acts", json={"do": "ready"}, headers=headers)
                for _ in range(10):  # decisions of the stranger, after each of which its bot decides
                    shown = (await stranger.get(path, headers=headers)).json()
                    while 0 not in shown["view"]["waiting"]:
                        shown = (await stranger.get(path, headers=headers)).json()
                    assert shown["table"]["seats"][1]["hurried"] is None
                    move = {"do": "move", "n": shown["n"], "move": shown["view"]["moves"][0]}
                    await stranger.post(f"{path}/acts", json=move, headers=headers)
            still = [server.snapshot(client.table, client.token) for client in crowd]
            assert all(shown["table"]["phase"] == "playing" for shown in still)
            assert any(shown["view"]["phase"] == "keep" for shown in still)  # some have not decided anything yet
            for client in crowd:
                await client.close()

        run(scenario())
        assert "Traceback" not in server.stop()


def test_replays_of_one_address_keep_nobody_else_from_theirs(server: Server) -> None:
    long, short = record_of("pyramids", players=4), record_of("silver-coin")

    async def scenario() -> None:
        done = list[str]()

        async def replay(client: httpx.AsyncClient, who: str, text: str) -> int:
            answer = await client.post("/api/replay", content=text.encode(), headers={"content-type": "text/plain"})
            done.append(who)
            if answer.status_code == httpx.codes.TOO_MANY_REQUESTS:
                assert answer.json()["code"] == "wire/rate"
                assert int(answer.headers["retry-after"]) > 0
            return answer.status_code

        async with asks(server, "127.0.0.1") as one, asks(server, "127.0.0.2") as other:
            assert await replay(one, "", short) == httpx.codes.OK  # the worker is there
            done.clear()
            many = [asyncio.create_task(replay(one, "a", long)) for _ in range(20)]
            await until(lambda: bool(done))
            assert await replay(other, "b", short) == httpx.codes.OK
            statuses = await asyncio.gather(*many)
        assert set(statuses) == {httpx.codes.OK, httpx.codes.TOO_MANY_REQUESTS}
        assert "a" in done[done.index("b") :]

    run(scenario())
