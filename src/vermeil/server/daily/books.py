"""The books of days and devices, in the same log as tables: `daily/2026-11-18` and `daily/of/HASH` can't be tables'.

The database says who was first: two servers can't draw the same day twice, nor can a device enter twice.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack

import msgspec

from vermeil.server.store.base import Append, Store, StoreError
from vermeil.table import TableError
from vermeil.table.daily import Book, Kept, Row

KEPT = 40  # days in memory; the log has them all
TRIES = 50  # when others are quicker

_row = msgspec.json.Decoder(Row).decode
_kept = msgspec.json.Decoder(Kept).decode


class Books:
    """All books of a database."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._days: dict[str, Book] = {}
        self._one = asyncio.Lock()

    async def day(self, day: str) -> Book:
        """The book of a day, with all that any server has stored."""
        book = self._days.pop(day, None) or Book(day)
        self._days[day] = book  # the last that was used is the last to go
        while len(self._days) > KEPT:
            del self._days[next(iter(self._days))]
        had = book.rows
        found = await self._load(f"daily/{day}", had)
        if book.rows == had:  # else somebody else has read them in the meantime
            book.read(map(_row, found))
        return book

    async def write(self, day: str, what: Callable[[Book], Row | None]) -> Book:
        """Write what is to be written into the book as it is; None is nothing. Refusals of `what` are passed on."""
        async with AsyncExitStack() as turn:
            for tried in range(TRIES):
                book = await self.day(day)
                row = what(book)
                if row is None or await self._append(f"daily/{day}", book.rows + 1, row):
                    return await self.day(day)
                if not tried:  # many come at once when a day begins: those of this server go one after the other
                    await turn.enter_async_context(self._one)
        raise TableError("table/busy", "others were quicker, several times; try again")

    async def days_of(self, device: str) -> list[str]:
        """The days on which a device finished a first try in time."""
        return [_kept(row).day for row in await self._load(f"daily/of/{device}", 0)] if device else []

    async def keep_day(self, device: str, day: str) -> None:
        """Remember that a device finished a first try of that day in time."""
        for _ in range(TRIES):
            days = await self.days_of(device)
            if day in days or await self._append(f"daily/of/{device}", len(days) + 1, Kept(day)):
                return

    async def _load(self, name: str, after: int) -> list[bytes]:
        try:
            return await self._store.load(name, after)
        except StoreError as error:
            raise TableError("table/busy", "the server can't read this now; try again") from error

    async def _append(self, name: str, seq: int, row: Row | Kept) -> bool:
        try:
            return await self._store.append(Append(name, seq, msgspec.json.encode(row)))
        except StoreError as error:  # if it is in doubt, the next look into the book shows it
            raise TableError("table/busy", "the server can't store this now; try again") from error
