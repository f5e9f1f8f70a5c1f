"""kill -9 in the middle of load: every acknowledged move is there afterwards, and every table goes on."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.exceptions import WebSocketException

from tests.server.cluster import cluster
from tests.server.process import Client, Server, run
from tests.server.scale import progress, times
from vermeil.table.seeds import verify

GONE = (OSError, WebSocketException, TimeoutError)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'tables.db'}"
    else:
        with cluster() as made:
            yield made.url


class Persistent:
    """Somebody who plays on, whatever happens to the server, and checks that nothing acknowledged is lost."""

    def __init__(self, client: Client, seed: int) -> None:
        self.client = client
        self.rng = Random(seed)
        self.kept = 0  # how much we knew, the last time something was acknowledged
        self.view: object = None
        self.crashes = 0
        self.begun = asyncio.Event()  # in the middle of the game

    async def play(self) -> None:
        while self.client.phase != "over":
            try:
                await self.client.connect(fresh=True)
                self._check()
                if self.client.phase == "lobby" and not self.client.mine["ready"]:
                    await self.client.ask(do="ready")
                await self.client.play(self.rng, self._note)
            except GONE:
                self.crashes += 1
                with contextlib.suppress(*GONE):
                    await self.client.close()
                await asyncio.sleep(0.05)
        with contextlib.suppress(*GONE):
            await self.client.close()

    def _note(self, client: Client) -> bool:
        """Whatever we have been told is durable."""
        self.kept, self.view = client.state["n"], client.state["view"]
        if client.moves and client.acknowledged > 1:  # a move, not only that we are ready
            self.begun.set()
        return False

    def _check(self) -> None:
        assert self.client.state["n"] >= self.kept, "something that was told is lost"
        if self.client.state["n"] == self.kept and self.kept > 1 and self.view is not None:
            assert self.client.state["view"] == self.view


def test_no_acknowledged_move_is_lost_when_the_server_is_killed(database: str) -> None:
    kills, tables = times(1, 20), times(2, 12)

    async def scenario(server: Server) -> list[list[Client]]:
        games = ["silver-and-gold", "pyramids"]
        parties = [server.party(games[at % 2], 2, at % 2) for at in range(tables)]
        people = [
            Persistent(client, at * 10 + who) for at, party in enumerate(parties) for who, client in enumerate(party)
        ]
        tasks = [asyncio.create_task(person.play()) for person in people]
        rng = Random(7)
        for number in range(kills):
            await asyncio.sleep(rng.uniform(0.05, 0.4))
            if all(task.done() for task in tasks):
                parties += (fresh := [server.party(games[at % 2], 2, at % 2) for at in range(tables)])
                newcomers = [
                    Persistent(client, at) for at, client in enumerate(client for party in fresh for client in party)
                ]
                people += newcomers
                tasks += [asyncio.create_task(person.play()) for person in newcomers]
                await asyncio.wait_for(newcomers[0].begun.wait(), 60)
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            progress(f"kill {number + 1} of {kills}, {len(tasks)} players")
        await asyncio.gather(*tasks)
        assert any(person.crashes for person in people)
        return parties

    with Server(database) as server:
        parties = run(scenario(server), times(240, 1800))
        for party in parties:
            assert party[0].state == party[0].state | {"table": party[1].state["table"]}
            record = server.ask("GET", f"/api/tables/{party[0].table}/record").text
            assert verify(record).over
        server.stop()


def test_half_made_choices_survive(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        ann, bob = server.party("silver-and-gold", 2)
        await ann.connect()
        await bob.connect()
        await ann.ask(do="ready")
        await bob.ask(do="ready")
        for client in (ann, bob):
            await client.until(lambda c: bool(c.moves))
        await ann.ask(do="move", n=ann.state["n"], move=ann.moves[2])
        await bob.until(lambda c: c.state["view"]["waiting"] == [1])
        kept = ann.state["view"]["kept"]
        seen = bob.state
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        for client in (ann, bob):
            client.socket = None
            await client.connect()
        assert ann.state["view"]["kept"] == kept
        assert ann.state["view"]["waiting"] == [1]
        assert bob.state["view"] == seen["view"]
        assert bob.state["n"] == seen["n"]
        await bob.ask(do="move", n=bob.state["n"], move=bob.moves[0])
        await ann.close()
        await bob.close()

    with Server(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        run(scenario(server))
        server.stop()


def test_a_planned_stop_drains(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        ann, bob = server.party("pyramids", 2)
        await ann.connect()
        await bob.connect()
        await ann.ask(do="ready")
        await bob.ask(do="ready")
        await ann.until(lambda c: c.phase == "playing")
        seen = ann.state["n"]
        assert await asyncio.to_thread(server.stop) == ""
        with pytest.raises(WebSocketException) as parting:
            await ann.until(lambda _: False)
        assert "1012" in str(parting.value)
        with pytest.raises(httpx.HTTPError):
            server.ask("GET", "/health")
        await asyncio.to_thread(server.start)
        await ann.connect()
        assert ann.state["n"] == seen
        await ann.close()

    with Server(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        run(scenario(server))
        server.stop()


def test_a_second_server_on_one_file_is_refused(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with Server(database), pytest.raises(AssertionError, match="another server uses"):
        Server(database).start()
