"""One at a time for each address: work of some length that is nobody's move."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from vermeil.table import TableError

PATIENCE = 30.0  # seconds for which somebody waits behind another of their address
WAITING = 4  # of one address


class OneEach:
    """Whoever comes second waits for a while, and is then asked to come again."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._turns: dict[str, asyncio.Lock] = {}
        self._here: dict[str, int] = {}

    @asynccontextmanager
    async def turn(self, owner: str) -> AsyncIterator[None]:
        """Have one's turn; TableError if it does not come."""
        if self._here.get(owner, 0) > WAITING:
            raise TableError("table/busy", "too much is being reviewed for your address; try again in a moment")
        lock = self._turns.setdefault(owner, asyncio.Lock())
        self._here[owner] = self._here.get(owner, 0) + 1
        try:
            try:
                await asyncio.wait_for(lock.acquire(), self._patience)
            except TimeoutError as error:
                raise TableError("table/busy", "another game is being reviewed for your address") from error
            try:
                yield
            finally:
                lock.release()
        finally:
            self._here[owner] -= 1
            if not self._here[owner]:
                del self._here[owner], self._turns[owner]
