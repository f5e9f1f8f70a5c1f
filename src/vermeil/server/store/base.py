"""The move log: append-only, one row per entry, `(table, seq)` its primary key. The database arbitrates who was first.

`append` returns when the row is durable, and False when somebody else has that number. If neither can be said in time
it fails: with a `StoreError` the row is not stored and never will be; with a `DoubtError` it may be stored or come yet.
Then `load` answers for that table only once the doubt is settled. Rows are bytes: the log does not know what they mean.

Beside the log there may be a snapshot of a table. It only saves time: without it nothing is lost.

The layout of a database has a version, the number of steps that have made it. A database with fewer steps is brought
up to date when it is opened, one with more is refused.
"""

from __future__ import annotations

from asyncio import Future
from collections.abc import Callable
from typing import Protocol

from msgspec import Struct

from vermeil.core.errors import SetupError

Heard = Callable[[str, int], None]
"""Called with a table and a number when another process has stored an entry."""

Noticed = Callable[[str], None]
"""Called with each notice that a server gives, this one included."""

Away = Callable[[int, int], None]
"""Called when the database stores again, with the milliseconds from and to which it did not."""


class Append(Struct, frozen=True):
    """One entry to store; with `summary` also the line of the table in the list, if that has changed."""

    table: str
    seq: int
    data: bytes
    listed: bool = False
    summary: bytes | None = None


class Snapshot(Struct, frozen=True):
    """What makes it quicker to read a table from the log: its state at entry `seq`, and who wrote it."""

    table: str
    seq: int
    writer: str
    data: bytes


class Store(Protocol):
    """Where entries live, and through which the servers that share them speak."""

    @property
    def news(self) -> int | None:
        """Changes whenever something that others have stored may have been missed; None while it may be."""
        ...

    @property
    def stuck(self) -> bool:
        """Whether something has been waiting for the database for longer than is usual."""
        ...

    async def open(self, heard: Heard | None = None, noticed: Noticed | None = None, away: Away | None = None) -> None:
        """Connect and make what is missing."""
        ...

    async def ready(self) -> None:
        """Ask the database, for reading and by way of the writer; StoreError if one of them does not answer."""
        ...

    def say(self, notice: bytes) -> None:
        """Tell the other servers, if there can be any; silently lost if the database is down."""
        ...

    def append(self, row: Append) -> Future[bool]:
        """Store; True comes when it is durable, False when that number is taken, StoreError or DoubtError if not."""
        ...

    async def load(self, table: str, after: int = 0) -> list[bytes]:
        """The entries of a table in their order, those with a number above `after`."""
        ...

    async def keep(self, snapshot: Snapshot) -> None:
        """Store the one snapshot of a table, in place of any before; StoreError if that can't be."""
        ...

    async def kept(self, table: str) -> Snapshot | None:
        """The snapshot of a table, if there is one. Nothing says that it fits the log."""
        ...

    async def listed(self, limit: int) -> list[bytes]:
        """The summaries of the tables that are to be found by all, the newest first."""
        ...

    async def close(self) -> None:
        """Store what is under way, and disconnect, within a few seconds."""
        ...


class StoreError(Exception):
    """The database did not do what was asked, and will not do it later either."""


class DoubtError(StoreError):
    """Nobody knows yet whether it has happened, or will."""


def check_version(version: int, steps: int) -> None:
    """SetupError if a database was made by a newer Vermeil than this one."""
    if not 0 <= version <= steps:
        raise SetupError(
            f"the database has layout {version}, and this Vermeil knows those up to {steps}: use a newer Vermeil for it"
        )


def store_for(url: str) -> Store:
    """The store of a database URL: `sqlite:///path/to/file` or `postgresql://...`."""
    scheme, _, rest = url.partition("://")
    if scheme == "sqlite" and rest.startswith("/") and len(rest) > 1:
        from vermeil.server.store.sqlite import SqliteStore

        return SqliteStore(rest.removeprefix("/"))
    if scheme in {"postgresql", "postgres"}:
        try:
            from vermeil.server.store.postgres import PostgresStore
        except ImportError as error:
            raise SetupError("PostgreSQL needs the extra: pip install 'vermeil[postgres]'") from error
        return PostgresStore(url)
    raise SetupError(f"a database is sqlite:///FILE or postgresql://..., not {scheme[:20]!r}")
