"""The move log: append-only, one row per entry, `(table, seq)` its primary key. The database arbitrates who was first.

`append` returns when the row is durable, and False when somebody else has that number. Rows are bytes: the log does not
know what they mean.
"""

from __future__ import annotations

from asyncio import Future
from collections.abc import Callable
from typing import Protocol

from msgspec import Struct

from vermeil.core.errors import SetupError

Heard = Callable[[str, int], None]
"""Called with a table and a number when another process has stored an entry."""

Words = Callable[[str], None]
"""Called with what a server said, this one included."""


class Append(Struct, frozen=True):
    """One entry to store; with `summary` also the line of the table in the list, if that has changed."""

    table: str
    seq: int
    data: bytes
    listed: bool = False
    summary: bytes | None = None


class Store(Protocol):
    """Where entries live, and through which the servers that share them speak."""

    async def open(self, heard: Heard | None = None, words: Words | None = None) -> None:
        """Connect and make what is missing."""
        ...

    def say(self, word: bytes) -> None:
        """Tell the other servers, if there can be any; lost without a trace if the database is away."""
        ...

    def append(self, row: Append) -> Future[bool]:
        """Store; True comes when it is durable, False when that number is taken, StoreError if nobody knows."""
        ...

    async def load(self, table: str, after: int = 0) -> list[bytes]:
        """The entries of a table in their order, those with a number above `after`."""
        ...

    async def listed(self, limit: int) -> list[bytes]:
        """The summaries of the tables that are to be found by all, the newest first."""
        ...

    async def close(self) -> None:
        """Store what is under way, and disconnect."""
        ...


class StoreError(Exception):
    """The database does not answer as it should; what was asked has not happened, or nobody knows."""


def store_for(url: str) -> Store:
    """The store of a database URL: `sqlite:///path/to/file` or `postgresql://...`."""
    scheme, _, rest = url.partition("://")
    if scheme == "sqlite" and rest.startswith("/") and len(rest) > 1:
        from vermeil.server.sqlite import SqliteStore

        return SqliteStore(rest.removeprefix("/"))
    if scheme in {"postgresql", "postgres"}:
        try:
            from vermeil.server.postgres import PostgresStore
        except ImportError as error:
            raise SetupError("PostgreSQL needs the extra: pip install 'vermeil[postgres]'") from error
        return PostgresStore(url)
    raise SetupError(f"a database is sqlite:///FILE or postgresql://..., not {scheme[:20]!r}")
