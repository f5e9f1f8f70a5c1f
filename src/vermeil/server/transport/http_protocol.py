"""uvicorn's HTTP connection, with limits: uvicorn itself waits forever for a request's head and keeps all of it."""

from __future__ import annotations

import asyncio
from enum import Enum
from functools import partial
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from vermeil.server.transport.early_refusals import Refused, raw

if TYPE_CHECKING:
    from vermeil.server.transport.edge import Edge

MAX_HEAD = 32 * 1024
MAX_LINE = 8000  # a little less than what the WebSocket library takes, so that all kinds of requests have one limit
MAX_LINES = 100
BODY = 6  # how many times as long as a head a body may take; none is longer than 256 KB

TOO_LARGE = Refused(431, "wire/head", f"a request's head has at most {MAX_LINES} headers and {MAX_HEAD // 1024} KB")
TOO_SLOW = Refused(408, "wire/slow", "this request took too long to come")
TOO_MANY = Refused(
    429, "wire/connections", "your address has too many connections open; close some, or try again later"
)


class Part(Enum):
    """What is being read."""

    NOTHING = 0
    HEAD = 1
    BODY = 2


class HttpProtocol(HttpToolsProtocol):
    """Reads requests whose heads are short and come soon, from addresses that have not too many connections open.

    The parser hands over a header when it has come to its end, and keeps it until then: so the bytes that led to
    nothing are counted, too. What comes after a body's last chunk counts like a head.
    """

    app: Edge  # what uvicorn was told to run
    address: str | None = None  # under which this connection is counted
    _part = Part.NOTHING
    _size = 0
    _lines = 0
    _unread = 0  # bytes since the parser last told that it has got somewhere
    _moved = False
    _timer: asyncio.TimerHandle | None = None
    _timed: Part | None = None

    # --- coming and going -----------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        super().connection_made(transport)
        peer = self.client[0] if self.client else ""
        if not self.app.counts(peer):
            self._watch()
        elif self.app.connections.enter(peer):
            self.address = peer
            self._watch()
        else:
            self._refuse(TOO_MANY)

    def connection_lost(self, exc: Exception | None) -> None:
        self._unwatch()
        if self.address is not None:
            self.app.connections.leave(self.address)
            self.address = None
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._unwatch()
        if self.transport.is_closing():
            return
        super().handle_websocket_upgrade()
        # From now on the socket hears of the connection's end, and nobody needs this object any more.
        if self.address is not None:
            socket: Any = self.transport.get_protocol()  # our own `WebSocketProtocol`
            socket.leave = partial(self.app.connections.leave, self.address)
            self.address = None

    # --- reading --------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        self._moved = False
        super().data_received(data)
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        if not self._moved:
            self._unread += len(data)
            if self._unread > MAX_HEAD:
                self._refuse(TOO_LARGE)
                return
        if not self._moved or self._part is not Part.NOTHING:
            self._watch()

    def _progress(self, part: Part) -> None:
        self._part, self._moved, self._unread = part, True, 0

    def _spend(self, size: int, line: int) -> bool:
        """Whether a head that gets longer by so much, in a line of that length, is still short enough."""
        self._size += size
        if line > MAX_LINE or self._size > MAX_HEAD or self._lines > MAX_LINES:
            self._refuse(TOO_LARGE)
        return not self.transport.is_closing()

    def on_message_begin(self) -> None:
        self._progress(Part.HEAD)
        self._size = self._lines = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        if self._spend(len(url), len(self.url) + len(url)):  # it may come in pieces
            super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._lines += 1
        size = len(name) + len(value)
        if self._spend(size, size):
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if not self.transport.is_closing():
            self._progress(Part.BODY)
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        if not self.transport.is_closing():
            self._progress(Part.BODY)
            super().on_body(body)

    def on_message_complete(self) -> None:
        if not self.transport.is_closing():
            self._progress(Part.NOTHING)
            self._unwatch()
            super().on_message_complete()

    # --- what takes too long, or is too much ----------------------------------------------------------------

    def _watch(self) -> None:
        """Hang up if what is being read does not end in time; more bytes do not extend the time."""
        part = Part.BODY if self._part is Part.BODY else Part.HEAD
        if self._timed is not part:
            self._unwatch()
            self._timed = part
            times = BODY if part is Part.BODY else 1
            self._timer = self.loop.call_later(self.app.patience * times, self._give_up)

    def _unwatch(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._timed = None

    def _give_up(self) -> None:
        if self._part is Part.NOTHING:
            # Browsers connect before they have anything to ask: what is said now would be taken for a later answer.
            self._unwatch()
            self.transport.close()
        else:
            self._refuse(TOO_SLOW)

    def _refuse(self, refused: Refused) -> None:
        self._unwatch()
        if self.transport.is_closing():
            return
        if self._may_answer():
            self.transport.write(raw(refused))
        self.transport.close()

    def _may_answer(self) -> bool:
        """Whether what is written now is taken for the answer to what is being read."""
        cycle: RequestResponseCycle | None = self.cycle
        if self.pipeline or cycle is None:
            return not self.pipeline
        return not cycle.response_started if self._part is Part.BODY else cycle.response_complete
