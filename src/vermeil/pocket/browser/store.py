"""The move log in a browser's database (IndexedDB). Two tabs are like two servers: the database says who was first."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Protocol

from vermeil.server.store.base import Append, Away, Heard, Noticed, Snapshot, StoreError


class Database(Protocol):
    """The browser's side of it, see web/src/pocket/database.ts."""

    def append(self, table: str, seq: int, data: str) -> Awaitable[bool]: ...

    def load(self, table: str, after: int) -> Awaitable[list[str]]: ...

    def tables(self) -> Awaitable[list[str]]: ...

    def say(self, notice: str) -> None: ...


class BrowserStore:
    """Entries are durable when the browser has written them to its disk."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._heard: Heard | None = None
        self._noticed: Noticed | None = None

    @property
    def news(self) -> int | None:
        return 0  # other tabs tell what they have stored, and no word is lost between them

    @property
    def stuck(self) -> bool:
        return False

    async def open(self, heard: Heard | None = None, noticed: Noticed | None = None, away: Away | None = None) -> None:
        del away
        self._heard, self._noticed = heard, noticed

    async def ready(self) -> None:
        await self.load("", 0)

    def say(self, notice: bytes) -> None:
        self._database.say(notice.decode())

    def hear(self, notice: str) -> None:
        """Another tab has said something."""
        if self._noticed is not None:
            self._noticed(notice)

    def stored_elsewhere(self, table: str, seq: int) -> None:
        """Another tab has stored an entry."""
        if self._heard is not None:
            self._heard(table, seq)

    def append(self, row: Append) -> asyncio.Future[bool]:
        return asyncio.ensure_future(self._append(row))

    async def _append(self, row: Append) -> bool:
        try:
            return bool(await self._database.append(row.table, row.seq, row.data.decode()))
        except Exception as error:  # whatever a browser throws: no room left, most likely
            raise StoreError(str(error)) from error

    async def load(self, table: str, after: int = 0) -> list[bytes]:
        try:
            return [row.encode() for row in await self._database.load(table, after)]
        except Exception as error:
            raise StoreError(str(error)) from error

    async def tables(self) -> list[str]:
        """The names of all tables."""
        try:
            return list(await self._database.tables())
        except Exception as error:
            raise StoreError(str(error)) from error

    async def keep(self, snapshot: Snapshot) -> None:
        """A person's tables are few and short: they are played again from their log."""

    async def kept(self, table: str) -> Snapshot | None:
        del table
        return None

    async def listed(self, limit: int) -> list[bytes]:
        del limit
        return []  # nobody else could find them

    async def close(self) -> None:
        """The browser closes it."""
