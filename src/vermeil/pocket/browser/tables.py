"""The worker of the tables: it answers a page as a server would, by messages instead of HTTP and WebSocket."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol, cast
from urllib.parse import parse_qs, urlsplit

import msgspec

from vermeil.core.errors import VermeilError
from vermeil.pocket.browser.bots import Far, FarJobs, FarWorker
from vermeil.pocket.browser.device import device
from vermeil.pocket.browser.requests import HERE, JSON, Question, Requests
from vermeil.pocket.browser.store import BrowserStore, Database
from vermeil.pocket.browser.works import prepare
from vermeil.server.counts import Counts
from vermeil.server.live.connections import Socket
from vermeil.server.live.inbox import Inbox, refused
from vermeil.server.live.registry import TableRegistry
from vermeil.server.live.room import Room
from vermeil.server.wire.bodies import Refusal
from vermeil.server.wire.messages import PhraseDoc
from vermeil.server.workers.bot_pool import BotPool

log = logging.getLogger("vermeil")

PACE = 0.8  # seconds that a bot takes for a move, at least: people want to follow
SECONDS = 2.0  # that a bot may think about a move
COURTESY = 5.0  # seconds that bots wait for the tab that stored last to play for them
FAILED = Refusal("server/failed", "something went wrong here")
OK, CONFLICT, BROKEN = 200, 409, 500

Post = Callable[[int, str], None]


class Bytes(Protocol):
    """Bytes of the browser's."""

    def to_bytes(self) -> bytes: ...


@dataclass(eq=False)
class Line:
    """A page's line to a table."""

    room: Room
    socket: Socket
    inbox: Inbox


class Tables:
    """What the browser's side of the worker talks to."""

    def __init__(
        self, database: Database, far: Far, send: Post, hang_up: Post, *, pace: float = PACE, seconds: float = SECONDS
    ) -> None:
        self._store = BrowserStore(database)
        counts = Counts()
        self._registry = TableRegistry(
            self._store,
            counts,
            BotPool(1, seconds, counts, lambda: FarWorker(far)),
            FarJobs(far),
            pace,
            COURTESY,
            advice=seconds,
            review_pool=FarJobs(far),
            replay_pool=FarJobs(far),
            coach_pool=FarJobs(far),
        )
        self._requests = Requests(self._registry, self._store)
        self._far = far
        self._send, self._hang_up = send, hang_up
        self._lines: dict[int, Line] = {}
        self._prepared: set[tuple[str, str | None]] = set()

    async def open(self) -> None:
        """Begin."""
        await self._registry.open()

    async def ask(self, method: str, target: str, kind: str, body: Bytes) -> tuple[int, str, bytes]:
        """A request's answer: its status, its type and its bytes."""
        try:
            kind, data = await self._requests.answer(Question(method, target, kind, body.to_bytes()))
        except VermeilError as error:
            why = error.refusal
            rule, phrase = (None, None) if why is None else (why.rule, cast("PhraseDoc", why.phrase.as_json()))
            return CONFLICT, JSON, msgspec.json.encode(Refusal(error.code, str(error), rule, phrase))
        except Exception:
            log.exception("unexpected")
            return BROKEN, JSON, msgspec.json.encode(FAILED)
        return OK, kind, data

    async def connect(self, number: int, target: str) -> None:
        """A page opens line `number` to a table, as a WebSocket would be opened."""
        parts = urlsplit(target)
        query = {name: words[-1] for name, words in parse_qs(parts.query).items()}
        since = query.get("since", "")
        try:
            room = await self._requests.room(parts.path.split("/")[3])
            socket = await room.attach(device(query.get("seat")), int(since) if since.isdigit() else None, HERE)
        except VermeilError as refusal:
            self._send(number, refused(None, refusal.code, str(refusal), refusal.refusal).decode())
            self._hang_up(number, refusal.code)
            return
        line = self._lines[number] = Line(room, socket, Inbox(self._registry, room, socket))
        self._registry.tasks.once(f"line {number}", self._pump(number, line))
        self._prepare(room)

    async def _pump(self, number: int, line: Line) -> None:
        async def send(data: bytes) -> None:
            self._send(number, data.decode())

        why = await line.socket.outbox.pump(send)
        if self._lines.pop(number, None) is not None:
            line.room.detach(line.socket)
            self._hang_up(number, why)

    def receive(self, number: int, data: str) -> None:
        """A page says something through its line."""
        if number in self._lines:
            self._lines[number].inbox.receive(data)

    def disconnect(self, number: int) -> None:
        """A page closes its line."""
        line = self._lines.pop(number, None)
        if line is not None:
            line.inbox.stop()
            line.room.detach(line.socket)
            line.socket.outbox.close("page/closed")

    def hear(self, word: str) -> None:
        """Another tab has said something."""
        self._store.hear(word)

    def stored_elsewhere(self, table: str, seq: int) -> None:
        """Another tab has stored an entry."""
        self._store.stored_elsewhere(table, seq)

    def _prepare(self, room: Room) -> None:
        """Let the bots' worker solve what it will need, while the person looks at the cards."""
        wanted = (room.table.game_name, room.table.deck_text)
        bots = any(seat.kind == "bot" for seat in room.table.seats)
        if bots and wanted not in self._prepared:
            self._prepared.add(wanted)
            self._registry.tasks.once("preparing", self._prepared_for(*wanted))

    async def _prepared_for(self, game: str, deck_text: str | None) -> None:
        args: tuple[Any, ...] = (game, deck_text)
        await self._far.do(prepare.name, msgspec.json.encode(args).decode())


def start(database: Database, far: Far, send: Post, hang_up: Post, pace: float, seconds: float) -> Tables:
    """The tables of this worker."""
    tables = Tables(database, far, send, hang_up, pace=pace, seconds=seconds)
    asyncio.ensure_future(tables.open())  # noqa: RUF006 - the registry keeps its own tasks
    return tables
