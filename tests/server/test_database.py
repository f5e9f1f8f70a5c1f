"""The database restarts, breaks off, dies, hangs or is full in the middle of play: moves flow again, nothing is lost.

Whatever was acknowledged is in the records afterwards, whatever was refused is not, and what was in doubt is one or the
other, as everybody was told in the end.
"""

from __future__ import annotations

import asyncio
import contextlib
import resource
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import WebSocketException

from tests.ageing import age
from tests.server.cluster import Cluster, cluster
from tests.server.process import Client, Server, connected, run
from tests.server.scale import SHARE, progress, times
from vermeil.core.errors import VermeilError
from vermeil.table.acts import Ready
from vermeil.terminal.link import Address, Link
from vermeil.terminal.speech import Speech
from vermeil.terminal.tokens import Held
from vermeil.words import words

GONE = (OSError, WebSocketException, TimeoutError)
HANG = 20.0 if SHARE else 6.0  # longer than anybody waits for an answer
DOUBT = "in doubt"


@pytest.fixture(scope="module")
def postgres() -> Iterator[Cluster]:
    with cluster() as made:
        yield made


class Player(Client):
    """Plays one game after another, notes what becomes of every move, and is never shown less than before."""

    def __init__(self, server: Server, table: str, token: str, seat: int) -> None:
        super().__init__(server, table, token, seat)
        self.rng = Random(seat)
        self.tried: defaultdict[int, list[tuple[str, str]]] = defaultdict(list)
        self.doubts = 0
        self.busy = 0

    async def hear(self) -> dict[str, Any]:
        known = self.state.get("n", 0)
        told = await super().hear()
        assert self.state["n"] >= known, "an older state than before was shown"
        return told

    async def go_on(self, stop: asyncio.Event) -> None:
        while not stop.is_set():
            try:
                if self.socket is None:
                    await self.connect(fresh=self.rng.random() < 0.5)
                await self._do_something()
            except GONE:
                with contextlib.suppress(*GONE):
                    await self.close()
                self.socket = None
                await asyncio.sleep(0.1)

    async def _do_something(self) -> None:
        if self.phase == "over" and not self.mine["rematch"]:
            await self._look_again(await self.ask(do="rematch"))
        elif self.phase == "lobby" and not self.mine["ready"]:
            await self._look_again(await self.ask(do="ready"))
        elif self.moves:
            await self._move(self.rng.choice(self.moves))
        else:
            await asyncio.wait_for(self.hear(), 60)

    async def _move(self, move: str) -> None:
        tried = self.tried[self.state["table"]["number"]]
        tried.append((move, DOUBT))  # until we know better
        answer = await self.ask(do="move", n=self.state["n"], move=move)
        if answer["type"] == "ok":
            tried[-1] = (move, "ok")
            await asyncio.sleep(0.02)
            return
        if answer["code"] != "table/in-doubt":
            assert answer["code"] in {"table/busy", "table/stale", "table/not-yours"}, answer
            tried.pop()
        await self._look_again(answer)

    async def _look_again(self, answer: dict[str, Any]) -> None:
        if answer["type"] == "ok":
            return
        if answer["code"] == "table/in-doubt":
            self.doubts += 1
            while (await asyncio.wait_for(self.hear(), 60))["type"] != "welcome":
                pass
        else:
            self.busy += answer["code"] == "table/busy"
            await asyncio.sleep(0.1)

    def check(self, number: int, record: str) -> None:
        """Nothing that was acknowledged is missing, and nothing that was refused is there."""
        played = [line.split()[1] for line in record.splitlines() if line.startswith(f"{self.seat} ")]
        reached = {0}  # the most that everything tried so far can have added to the record
        for move, fate in self.tried[number]:
            matched = {at + 1 for at in reached if at < len(played) and played[at] == move}
            reached = matched | reached if fate == DOUBT else matched
        assert len(played) in reached, (self.tried[number], played)


async def under_play(server: Server, troubles: list[tuple[str, Callable[[], None]]]) -> list[Player]:
    """Each trouble in turn, while people play; after each of them everybody's moves are stored again."""
    stop = asyncio.Event()
    players = [
        Player(server, client.table, client.token, client.seat or 0)
        for at in range(times(2, 6))
        for client in server.party(("silver-and-gold", "pyramids")[at % 2], 2, at % 2)
    ]
    playing = [asyncio.create_task(player.go_on(stop)) for player in players]

    async def everybody_moves() -> None:
        before = [player.acknowledged for player in players]
        while any(player.acknowledged < known + 3 for player, known in zip(players, before, strict=True)):
            await asyncio.sleep(0.05)
            for task in playing:
                if task.done():
                    task.result()

    for name, trouble in troubles:
        await asyncio.wait_for(everybody_moves(), 30)
        await asyncio.to_thread(trouble)
        ended = time.monotonic()
        await asyncio.wait_for(everybody_moves(), 60)
        doubts, busy = sum(player.doubts for player in players), sum(player.busy for player in players)
        progress(f"{name}: {time.monotonic() - ended:.1f} s until all moved; {doubts} doubts, {busy} refusals so far")
    stop.set()
    for task in playing:
        await asyncio.wait({task}, timeout=1)
        task.cancel()
    await asyncio.wait(playing)
    for player in players:
        await player.close()
    return players


def check_records(server: Server, players: list[Player]) -> None:
    for player in players:
        for number in player.tried:
            path = f"/api/tables/{player.table}/record?game={number}&seat={player.seat}"
            player.check(number, server.ask("GET", path, player.token).text)


def test_whatever_happens_to_postgresql_moves_flow_again_and_nothing_is_lost(postgres: Cluster) -> None:
    troubles: list[tuple[str, Callable[[], None]]] = [
        ("restarted", postgres.restart),
        ("cut", postgres.cut),
        ("killed", postgres.kill),
        ("hung", lambda: postgres.hang(HANG)),
    ]
    troubles = troubles * times(1, 6)
    with Server(postgres.url) as server:
        players = run(under_play(server, troubles), times(180, 3600))
        check_records(server, players)
        assert "Traceback" not in server.stop()


@contextlib.contextmanager
def full_disk(server: Server) -> Iterator[None]:
    """No file of this server's may grow any more."""
    assert server.process is not None
    process, none = server.process.pid, resource.RLIM_INFINITY
    log = Path(server.settings.database.removeprefix("sqlite:///") + "-wal")
    resource.prlimit(process, resource.RLIMIT_FSIZE, (log.stat().st_size, none))
    try:
        yield
    finally:
        resource.prlimit(process, resource.RLIMIT_FSIZE, (none, none))


def test_a_full_disk_refuses_and_when_there_is_room_moves_flow_again(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        unready: list[bool] = []

        def fill() -> None:
            with full_disk(server):
                time.sleep(0.5)
                assert server.ask("GET", "/health").status_code == 200
                unready.append(server.ask("GET", "/health/ready").status_code == 503)

        players = run(under_play(server, [("full", fill)] * times(2, 20)), times(120, 1200))
        check_records(server, players)
        assert any(player.busy for player in players)
        assert any(unready)  # a log that was restarted has room until it is as long as before
        assert server.ask("GET", "/health/ready").status_code == 200
        assert "Traceback" not in server.stop()


def test_a_server_whose_database_hangs_lives_is_not_ready_and_can_be_stopped(postgres: Cluster) -> None:
    with Server(postgres.url) as server:
        made = server.table("pyramids")
        assert server.ask("GET", "/health/ready").json() == {"status": "ready", "why": ""}

        with postgres.hung(), ThreadPoolExecutor(1) as beside:
            path = f"/api/tables/{made['table']}/acts"
            asked = beside.submit(server.ask, "POST", path, made["token"], json={"do": "ready"})
            ready = server.ask("GET", "/health/ready")
            assert (ready.status_code, ready.json()["status"]) == (503, "unready")
            assert server.ask("GET", "/health").status_code == 200
            answer = asked.result()
            assert (answer.status_code, answer.json()["code"]) == (503, "table/in-doubt")
            assert "Traceback" not in server.stop()
        server.start()
        answer = server.ask("POST", f"/api/tables/{made['table']}/acts", made["token"], json={"do": "ready"})
        assert answer.status_code == 200  # whether it had been stored or not
        assert server.snapshot(made["table"])["table"]["seats"][0]["ready"]


def test_a_server_that_missed_news_shows_nothing_older_than_another_has_shown(postgres: Cluster) -> None:
    with Server(postgres.url) as left, Server(postgres.url) as right:
        made = left.table("pyramids")
        path = f"/api/tables/{made['table']}/acts"
        for number in range(times(3, 50)):
            assert right.snapshot(made["table"], made["token"])["seat"] == 0  # it has the table in memory
            postgres.cut("vermeil-listener")
            done = left.ask("POST", path, made["token"], json={"do": "ready", "ready": number % 2 == 0})
            shown = right.ask("GET", f"/api/tables/{made['table']}", made["token"])
            assert shown.status_code == 200, shown.text
            assert shown.json()["n"] >= done.json()["n"]
            assert shown.json()["table"]["seats"][0]["ready"] is (number % 2 == 0)
        assert "Traceback" not in left.stop() + right.stop()


async def time_is_given_back(clients: list[Client], trouble: contextlib.AbstractContextManager[None]) -> None:
    ann, bob = clients
    async with connected(clients):
        for client in clients:
            await client.until(lambda c: bool(c.state["view"]))
        mover = ann if ann.moves else bob
        with trouble:
            await mover.send(do="move", n=mover.state["n"], move=mover.moves[0])
            await asyncio.sleep(2)
            back = time.time() * 1000
        while (told := await ann.hear())["type"] != "event" or told["what"]["do"] != "away":
            pass
        running = [since for since in ann.state["table"]["clock"]["since"] if since is not None]
        assert running
        assert min(running) > back - 100


def test_no_clock_runs_while_the_database_hangs(postgres: Cluster) -> None:
    with Server(postgres.url) as server:
        run(time_is_given_back(server.party("silver-coin", 2, clock={"seconds": 30}), postgres.hung()))


def test_no_clock_runs_while_the_disk_is_full(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        run(time_is_given_back(server.party("silver-coin", 2, clock={"seconds": 30}), full_disk(server)))


def test_no_clock_runs_while_the_server_is_away(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"

    async def deal(ann: Client, bob: Client) -> None:
        async with connected([ann, bob]):
            await ann.until(lambda c: bool(c.state["view"]))

    with Server(f"sqlite:///{file}") as server:
        ann, bob = server.party("silver-coin", 2, clock={"seconds": 30})
        run(deal(ann, bob))
        for _ in range(2):
            server.kill()
            age(file, 33, served=False)
            server.start()
            table = server.snapshot(ann.table, ann.token)["table"]
            assert not any(seat["flagged"] for seat in table["seats"])
            assert table["clock"]["left"] == [30_000, 30_000]
            assert all(since is None or since > (time.time() - 20) * 1000 for since in table["clock"]["since"])
            assert any(table["clock"]["since"])


def test_the_time_after_a_warning_stands_still_while_the_server_is_away(tmp_path: Path) -> None:
    """Otherwise a player who was warned could be replaced the moment the server is back."""
    file = tmp_path / "tables.db"
    with Server(f"sqlite:///{file}") as server:
        ann, bob = server.party("pyramids", 2, idle=30)

        def ask(**act: object) -> Any:
            return server.ask("POST", f"/api/tables/{ann.table}/acts", ann.token, json=act).json()

        async def nobody_is_gone() -> None:
            await bob.connect(fresh=True)
            assert (await asyncio.to_thread(ask, do="replace", seat=1))["code"] == "table/present"
            await bob.close()

        def restart(seconds: int, *, served: bool) -> None:
            server.kill()
            age(file, seconds, served=served)
            server.start()

        async def deal() -> None:
            async with connected([ann, bob]):
                await ann.until(lambda c: bool(c.state["view"]))

        run(deal())
        restart(31, served=False)
        assert ask(do="warn", seat=1)["code"] == "table/patience"
        restart(31, served=True)
        assert "code" not in ask(do="warn", seat=1)
        restart(31, served=False)
        run(nobody_is_gone())
        assert server.snapshot(ann.table, ann.token)["table"]["warned"][1] > (time.time() - 20) * 1000
        restart(31, served=True)
        assert "code" not in ask(do="replace", seat=1)
        assert server.snapshot(ann.table, ann.token)["table"]["seats"][1]["stand_in"]


def test_a_terminal_whose_move_was_in_doubt_sees_what_has_become_of_it(postgres: Cluster) -> None:
    with Server(postgres.url) as server:
        made = server.table("pyramids", players=2)
        address = Address(server.url, made["table"])
        link = Link(address, Held(0, "P0", made["token"]), address.ask(token=made["token"]))
        with postgres.hung(), pytest.raises(VermeilError) as doubt:
            link.act(0, Ready())
        said = {language: Speech(language).refusal(doubt.value) for language in ("en", "es", "de")}
        assert said == {language: words(language)("code-table-in-doubt") for language in said}
        deadline = time.monotonic() + 60
        while not link.known(0).table["seats"][0]["ready"] and time.monotonic() < deadline:
            link.wait(link.changes, 1)
        assert link.known(0).table["seats"][0]["ready"]
        link.close()


def test_letters_that_no_id_has_are_an_unknown_table(postgres: Cluster, tmp_path: Path) -> None:
    for url in (postgres.url, f"sqlite:///{tmp_path / 'tables.db'}"):
        with Server(url) as server:
            for name in ("a%00b", "%00", "a%ED%A0%80", "%F0%9F%83%8F", "a'b", "%2520", "x" * 64):
                for method, path in (("GET", ""), ("GET", "/record"), ("POST", "/acts")):
                    body = {"json": {"do": "ready"}} if method == "POST" else {}
                    answer = server.ask(method, f"/api/tables/{name}{path}", "x" * 43, **body)
                    assert (answer.status_code, answer.json()["code"]) == (404, "table/unknown"), (name, path)
            assert server.stop() == ""
