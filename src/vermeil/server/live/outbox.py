"""What leaves through one socket: a bounded outbox, so that a client that does not read delays nobody but itself."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

MAX_WAITING = 256
SLOW = "server/slow"


class Outbox:
    """Messages that wait to be sent. When too many do, the socket is given up.

    `write` sends messages without waiting, if the socket can take them now: then nothing need be queued for it.
    """

    def __init__(self) -> None:
        self.write: Callable[[list[bytes]], bool] | None = None
        self._waiting: deque[bytes] = deque()
        self._sending = False
        self._news = asyncio.Event()
        self.gone = asyncio.Event()  # set once waiting for the socket is pointless
        self.closed: str | None = None  # why, once it is

    def put(self, *messages: bytes) -> bool:
        """Queue messages; False if the socket is, or now is, given up."""
        if self.write is not None and self.closed is None and not self._waiting and not self._sending:
            if self.write([*messages]):
                return True
        elif self.closed is None and len(self._waiting) >= MAX_WAITING:
            self.close(SLOW)
        if self.closed is not None:
            return False
        self._waiting += messages
        self._news.set()
        return True

    def close(self, why: str) -> None:
        """Send what waits, if it can still be sent, and no more."""
        if self.closed is None:
            self.closed = why
            self._news.set()
            if why == SLOW:
                self.gone.set()

    async def pump(self, send: Callable[[bytes], Awaitable[None]]) -> str:
        """Send what comes until the outbox is closed; then why."""
        while True:
            while self._waiting and self.closed != SLOW:
                self._sending = True  # nothing may overtake it
                await send(self._waiting.popleft())
                self._sending = False
            if self.closed is not None:
                return self.closed
            self._news.clear()
            await self._news.wait()
