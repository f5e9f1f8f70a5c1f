"""A real server in a process of its own, and real clients."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import ssl
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from random import Random
from typing import IO, Any, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.ports import free_port
from vermeil.server.settings import Settings
from vermeil.table import fold

ROOT = Path(__file__).parents[2]
SERVE = """
import sys, msgspec
from vermeil.server.serving import run
from tests.ports import free_port
from vermeil.server.settings import Settings
settings = msgspec.json.decode(sys.argv[1], type=Settings)
run(settings, host=sys.argv[3], port=int(sys.argv[2]), level=sys.argv[4])
"""
START = 120.0
# There is no TLS here. Unless told so, httpx reads every known certificate again for each request.
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)


class Server:
    """Started, killed and started again as a test wants it."""

    def __init__(self, database: str, **settings: Any) -> None:
        counters = f"127.0.0.1:{free_port()}"
        free: dict[str, Any] = {
            "pace": 0.0,
            "rate": 5000.0,
            "courtesy": 0.3,
            "visits": 0.0,
            "connections": 0,
            "metrics": counters,
        }
        self.settings = Settings(database=database, **free | settings)
        self.host, self.level = "127.0.0.1", "warning"
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self.words = b""
        self.complaints: IO[bytes]

    def start(self) -> Self:
        settings = msgspec.json.encode(self.settings).decode()
        command = [sys.executable, "-c", SERVE, settings, str(self.port), self.host, self.level]
        # A pipe that nobody reads would stop it when it is full.
        self.complaints = tempfile.TemporaryFile()  # noqa: SIM115 - closed when it is read, after the process
        self.process = subprocess.Popen(command, cwd=ROOT, stderr=self.complaints, stdout=self.complaints)
        deadline = time.monotonic() + START
        while time.monotonic() < deadline:
            if self.process.poll() is not None:
                raise AssertionError(self._complained().decode())
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"{self.url}/health", verify=NO_TLS).status_code == 200:
                    return self
            time.sleep(0.05)
        self.kill()
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """As if somebody pulled the plug."""
        if self.process is not None:
            os.kill(self.process.pid, signal.SIGKILL)
            self._reap()

    def stop(self) -> str:
        """As an operator stops it; what it wrote."""
        if self.process is not None:
            self.process.send_signal(signal.SIGTERM)
            self._reap()
        return self.words.decode()

    def _reap(self) -> None:
        assert self.process is not None
        self.process.wait(timeout=START)
        self.words += self._complained()
        self.process = None

    def _complained(self) -> bytes:
        with self.complaints as file:
            file.seek(0)
            return file.read()

    def __enter__(self) -> Self:
        return self if self.process is not None else self.start()

    def __exit__(self, *_: object) -> None:
        self.kill()

    # --- what clients ask over HTTP ---------------------------------------------------------------------------

    def ask(self, method: str, path: str, token: str = "", **options: Any) -> httpx.Response:
        headers = options.pop("headers", {}) | ({"Authorization": f"Bearer {token}"} if token else {})
        return httpx.request(method, self.url + path, headers=headers, timeout=START, verify=NO_TLS, **options)

    def metrics(self) -> str:
        """What an operator reads at the address for counters."""
        return httpx.get(f"http://{self.settings.metrics}/metrics", timeout=START, verify=NO_TLS).text

    def table(self, game: str = "silver-and-gold", **options: Any) -> dict[str, Any]:
        answer = self.ask("POST", "/api/tables", json={"game": game, "name": "P0", **options})
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    def join(self, table: str, name: str) -> dict[str, Any]:
        answer = self.ask("POST", f"/api/tables/{table}/join", json={"name": name})
        assert answer.status_code == 201, answer.text
        seat: dict[str, Any] = answer.json()
        return seat

    def party(self, game: str, people: int, bots: int = 0, **options: Any) -> list[Client]:
        """A table with everyone who plays at it, not yet connected."""
        first = self.table(game, players=people + bots, bots=["random"] * bots, **options)
        seats = [first, *(self.join(first["table"], f"P{number}") for number in range(1, people))]
        return [Client(self, seat["table"], seat["token"], seat["seat"]) for seat in seats]

    def snapshot(self, table: str, token: str = "") -> dict[str, Any]:
        answer = self.ask("GET", f"/api/tables/{table}", token)
        assert answer.status_code == 200, answer.text
        shown: dict[str, Any] = answer.json()
        return shown


class Client:
    """Folds what it is told. It comes back by itself, with the last number it saw, wherever the server is then."""

    def __init__(self, server: Server, table: str, token: str = "", seat: int | None = None) -> None:
        self.server, self.table, self.token, self.seat = server, table, token, seat
        self.state: dict[str, Any] = {}
        self.log: list[str] = []
        self.told: list[Any] = []
        self.frames: list[str] = []
        self.acknowledged = 0
        self.resumed = 0
        self.refusals: list[str] = []
        self.socket: ClientConnection | None = None
        self._id = 0

    async def connect(self, *, fresh: bool = False) -> Self:
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        since = f"?since={self.state['n']}" if self.state and not fresh else ""
        url = f"ws://127.0.0.1:{self.server.port}/api/tables/{self.table}/socket{since}"
        self.socket = await connect(url, additional_headers=headers, compression=None, open_timeout=None)
        while (await self.hear())["type"] != "welcome":
            pass
        return self

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()
            self.socket = None

    async def hear(self) -> dict[str, Any]:
        """The next message, folded in."""
        assert self.socket is not None
        frame = await self.socket.recv()
        assert isinstance(frame, str)
        self.frames.append(frame)
        told: dict[str, Any] = json.loads(frame)
        kind = told["type"]
        if kind == "welcome":
            self.resumed += told["resumed"]
            if told["resumed"]:
                assert told["n"] == self.state["n"]
            else:
                self.state = {key: told[key] for key in ("n", "table", "view")}
        elif kind == "log":
            self.log, self.told = told["lines"], told["told"]
        elif kind == "event":
            assert told["n"] == self.state["n"] + 1, "an event was missed or told twice"
            self.state = fold(self.state, told["patch"])
            self.state["n"] = told["n"]
            if "log" in told:
                self.log[told["log"][0] :] = told["log"][1:]
                self.told = [part for part in self.told if part[0] < told["log"][0]] + told["told"]
        elif kind == "ok":
            self.acknowledged += 1
        elif kind == "refused":
            self.refusals.append(told["code"])
        return told

    async def send(self, **act: Any) -> None:
        assert self.socket is not None
        self._id += 1
        await self.socket.send(json.dumps({"id": self._id, "act": act}))

    async def ask(self, **act: Any) -> dict[str, Any]:
        """Do something and wait for its answer."""
        await self.send(**act)
        while True:
            told = await self.hear()
            if told["type"] in {"ok", "refused"} and told["id"] in {self._id, None}:
                return told

    @property
    def phase(self) -> str:
        return str(self.state["table"]["phase"]) if self.state else ""

    @property
    def moves(self) -> list[str]:
        view = self.state.get("view")
        if not view or self.phase != "playing" or self.mine["stand_in"]:
            return []
        return list(view["moves"])

    @property
    def mine(self) -> dict[str, Any]:
        seat: dict[str, Any] = self.state["table"]["seats"][self.seat]
        return seat

    async def until(self, condition: Callable[[Client], bool]) -> None:
        """Listen until something is so."""
        while not condition(self):
            await self.hear()

    async def play(self, rng: Random, until: Callable[[Client], bool] | None = None) -> None:
        """Random moves until the game is over, or until `until` says so."""
        while self.phase != "over" and not (until is not None and until(self)):
            if self.moves:
                answer = await self.ask(do="move", n=self.state["n"], move=rng.choice(self.moves))
                assert answer["type"] == "ok" or answer["code"] in {"table/stale", "table/not-yours"}, answer
            else:
                await self.hear()


async def play_together(clients: list[Client], until: Callable[[Client], bool]) -> None:
    """Random moves until it is so for every one of them.

    What one is told, another may never be: whoever gets there first plays on, so that the others don't wait forever.
    """

    def enough(_: Client) -> bool:
        return all(map(until, clients))

    playing = [asyncio.create_task(client.play(Random(at), enough)) for at, client in enumerate(clients)]
    done, waiting = await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
    for task in waiting:  # for news that may not come
        task.cancel()
    await asyncio.wait(playing)
    for task in done:
        task.result()


@contextlib.asynccontextmanager
async def connected(clients: list[Client]) -> AsyncIterator[list[Client]]:
    """All of them at the table and ready."""
    for client in clients:
        await client.connect()
    for client in clients:
        if client.token:
            assert (await client.ask(do="ready"))["type"] == "ok"
    try:
        yield clients
    finally:
        for client in clients:
            with contextlib.suppress(ConnectionClosed):
                await client.close()


def run(work: Any, limit: float = 240.0) -> Any:
    """A coroutine, to its end, within the limit."""

    async def limited() -> Any:
        return await asyncio.wait_for(work, limit)

    return asyncio.run(limited())
