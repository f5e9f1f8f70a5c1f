"""The move log in PostgreSQL, for several servers on one or more hosts.

One writer connection with group commit; each stored row is announced (NOTIFY `table:seq`) in the same transaction, so
that the other servers read it. The primary key arbitrates: two servers can never both store entry n of a table.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import asyncpg

from vermeil.core.errors import SetupError
from vermeil.server.store import Append, Heard, StoreError, Words

log = logging.getLogger("vermeil")

T = TypeVar("T")

CHANNEL = "vermeil"
WORDS = "vermeil_words"
SAY = "SELECT pg_notify('vermeil_words', word) FROM unnest($1::text[]) AS word"
MAX_UNSAID = 10_000
SCHEMA = """
SELECT pg_advisory_xact_lock(7364215);
CREATE TABLE IF NOT EXISTS vermeil_entries (
    table_id text NOT NULL, seq integer NOT NULL, data bytea NOT NULL, PRIMARY KEY (table_id, seq)
);
CREATE TABLE IF NOT EXISTS vermeil_listed (table_id text PRIMARY KEY, at bigint NOT NULL, summary bytea NOT NULL);
CREATE INDEX IF NOT EXISTS vermeil_listed_at ON vermeil_listed (at);
"""
APPEND = """
WITH stored AS (
    INSERT INTO vermeil_entries SELECT * FROM unnest($1::text[], $2::integer[], $3::bytea[])
    ON CONFLICT DO NOTHING RETURNING table_id, seq
)
SELECT table_id, seq, pg_notify('vermeil', table_id || ':' || seq) FROM stored
"""
LIST = """
INSERT INTO vermeil_listed SELECT * FROM unnest($1::text[], $2::bigint[], $3::bytea[])
ON CONFLICT (table_id) DO UPDATE SET summary = excluded.summary
"""
UNLIST = "DELETE FROM vermeil_listed WHERE table_id = ANY($1::text[])"
MAX_BATCH = 1000
TIMEOUT = 15.0
AGAIN = 0.5  # seconds until the next try to connect

Job = tuple[Append, "asyncio.Future[bool]"]
Connection = Any  # asyncpg's own types are generic in ways that say nothing here
TROUBLE = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, asyncio.TimeoutError)


class PostgresStore:
    """A database that several servers share."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._jobs: asyncio.Queue[Job | None] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._listener: asyncio.Task[None] | None = None
        self._speaker: asyncio.Task[None] | None = None
        self._unsaid: deque[str] = deque(maxlen=MAX_UNSAID)
        self._news = asyncio.Event()
        self._pool: Any = None

    async def open(self, heard: Heard | None = None, words: Words | None = None) -> None:
        try:
            connection = await self._connect()
            async with connection.transaction():
                await connection.execute(SCHEMA)
            self._pool = await asyncpg.create_pool(self._url, min_size=1, max_size=4, command_timeout=TIMEOUT)
        except (*TROUBLE, ValueError) as error:
            raise SetupError(f"the database can't be used: {error}") from error
        loop = asyncio.get_running_loop()
        self._writer = loop.create_task(self._write(connection))
        self._speaker = loop.create_task(self._speak())
        if heard is not None:
            listening = asyncio.Event()
            self._listener = loop.create_task(self._listen(heard, words, listening))
            await listening.wait()

    async def _connect(self) -> Connection:
        settings = {"synchronous_commit": "on", "application_name": "vermeil"}
        return await asyncpg.connect(self._url, command_timeout=TIMEOUT, timeout=TIMEOUT, server_settings=settings)

    def append(self, row: Append) -> asyncio.Future[bool]:
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        if self._writer is None:
            done.set_exception(StoreError("the store is closed"))
        else:
            self._jobs.put_nowait((row, done))
        return done

    async def load(self, table: str, after: int = 0) -> list[bytes]:
        sql = "SELECT data FROM vermeil_entries WHERE table_id = $1 AND seq > $2 ORDER BY seq"
        return [row[0] for row in await self._read(lambda: self._pool.fetch(sql, table, after))]

    async def listed(self, limit: int) -> list[bytes]:
        sql = "SELECT summary FROM vermeil_listed ORDER BY at DESC LIMIT $1"
        return [row[0] for row in await self._read(lambda: self._pool.fetch(sql, limit))]

    async def _read(self, ask: Callable[[], Awaitable[T]]) -> T:
        try:
            return await ask()
        except TROUBLE as error:
            raise StoreError(str(error)) from error

    async def close(self) -> None:
        if self._listener is not None:
            self._listener.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listener
            self._listener = None
        if self._speaker is not None:
            self._unsaid.append("")
            self._news.set()
            await self._speaker
            self._speaker = None
        if self._writer is not None:
            self._jobs.put_nowait(None)
            await self._writer
            self._writer = None
        if self._pool is not None:
            await self._pool.close()
            self._pool = None

    # --- the writer -----------------------------------------------------------------------------------------

    async def _write(self, connection: Connection) -> None:
        """Store what waits, all of it at once, again and again; connect anew when the connection is lost."""
        while (job := await self._jobs.get()) is not None:
            batch = [job]
            while len(batch) < MAX_BATCH and not self._jobs.empty():
                job = self._jobs.get_nowait()
                if job is None:
                    self._jobs.put_nowait(None)
                    break
                batch.append(job)
            try:
                if connection.is_closed():
                    connection = await self._connect()
                stored = await _commit(connection, [row for row, _ in batch])
            except TROUBLE as error:
                log.warning("the database does not store: %s", error)
                connection.terminate()
                _settle(batch, StoreError(str(error)))
                await asyncio.sleep(AGAIN)
            else:
                _settle(batch, stored)
        await connection.close()

    # --- the speaker ----------------------------------------------------------------------------------------

    def say(self, word: bytes) -> None:
        self._unsaid.append(word.decode())
        self._news.set()

    async def _speak(self) -> None:
        """Say what is to be said, in its order, until an empty word."""
        while True:
            await self._news.wait()
            self._news.clear()
            words = list(self._unsaid)
            self._unsaid.clear()
            last = "" in words
            try:
                await self._pool.execute(SAY, [word for word in words if word])
            except TROUBLE as error:
                log.warning("the database does not pass on: %s", error)
            if last:
                return

    # --- the listener ---------------------------------------------------------------------------------------

    async def _listen(self, heard: Heard, words: Words | None, listening: asyncio.Event) -> None:
        """Pass on what is announced. After a gap, say that anything may have been missed."""

        def announced(_connection: object, _pid: int, _channel: str, payload: object) -> None:
            table, _, seq = str(payload).rpartition(":")
            if table and seq.isdigit():
                heard(table, int(seq))

        def said(_connection: object, _pid: int, _channel: str, payload: object) -> None:
            if words is not None:
                words(str(payload))

        while True:
            try:
                connection = await self._connect()
            except TROUBLE as error:
                log.warning("the database does not answer: %s", error)
                await asyncio.sleep(AGAIN)
                continue
            lost = asyncio.Event()
            connection.add_termination_listener(lambda _, lost=lost: lost.set())
            try:
                await connection.add_listener(CHANNEL, announced)
                await connection.add_listener(WORDS, said)
                if listening.is_set():
                    heard("", 0)
                listening.set()
                await lost.wait()
            except TROUBLE as error:
                log.warning("the database is not heard: %s", error)
            finally:
                connection.terminate()
            await asyncio.sleep(AGAIN)


async def _commit(connection: Connection, rows: list[Append]) -> set[tuple[str, int]]:
    """One transaction for all; which of them were stored."""
    listing = [row for row in rows if row.summary is not None]
    tables, numbers, data = [row.table for row in rows], [row.seq for row in rows], [row.data for row in rows]
    if not listing:
        return {(row[0], row[1]) for row in await connection.fetch(APPEND, tables, numbers, data)}
    async with connection.transaction():
        stored = {(row[0], row[1]) for row in await connection.fetch(APPEND, tables, numbers, data)}
        shown = {row.table: row for row in listing if row.listed and (row.table, row.seq) in stored}
        hidden = {row.table for row in listing if not row.listed and (row.table, row.seq) in stored}
        if shown:
            now = time.time_ns()
            summaries = [row.summary for row in shown.values()]
            await connection.execute(LIST, list(shown), [now] * len(shown), summaries)
        if hidden:
            await connection.execute(UNLIST, sorted(hidden))
    return stored


def _settle(batch: list[Job], outcome: set[tuple[str, int]] | StoreError) -> None:
    """Tell those who still wait: which rows were stored, or that nobody knows."""
    for row, done in batch:
        if done.done():
            continue
        if isinstance(outcome, StoreError):
            done.set_exception(outcome)
        else:
            done.set_result((row.table, row.seq) in outcome)
