"""The embedded move log: SQLite in WAL mode with synchronous=FULL behind one writer thread with group commit.

All appends that wait when the writer comes round share one transaction and one sync: that is what makes durable cheap.
They are also one statement: after each the writer must wait for its turn among Python's threads.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from filelock import FileLock, Timeout

from vermeil.core.errors import SetupError
from vermeil.server.store.base import Append, Away, DoubtError, Heard, Noticed, Snapshot, StoreError, check_version
from vermeil.server.store.wal_checkpoints import Checkpoints

log = logging.getLogger("vermeil")

T = TypeVar("T")

# What has made the layout, step by step; `user_version` counts them. The first was there before that.
STEPS = (
    """
CREATE TABLE IF NOT EXISTS entries (
    table_id TEXT NOT NULL, seq INTEGER NOT NULL, data BLOB NOT NULL, PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS listed (table_id TEXT PRIMARY KEY, at INTEGER NOT NULL, summary BLOB NOT NULL);
CREATE INDEX IF NOT EXISTS listed_at ON listed (at);
""",
    """
CREATE TABLE IF NOT EXISTS snapshots (
    table_id TEXT PRIMARY KEY, seq INTEGER NOT NULL, writer TEXT NOT NULL, data BLOB NOT NULL
);
""",
)
AGAIN = 0.5  # seconds until a disk that stored nothing is tried again
CLOSING = 10.0  # seconds that the writer has for what is under way when the server stops
# After these SQLite has given up, but the disk may have taken what it was given.
DOUBTFUL = ("SQLITE_IOERR_FSYNC", "SQLITE_IOERR_DIR_FSYNC")
MAX_BATCH = 300  # three values each; every SQLite takes 999 in a statement

Job = tuple[Append | Snapshot | None, "asyncio.Future[bool]"]
"""A row or a snapshot to store, or nothing but the question whether the writer can; and whoever waits for it."""


class SqliteStore:
    """One file, one server process."""

    def __init__(self, path: str) -> None:
        self._path = Path(path)
        self._coming: list[Job] = []
        self._jobs: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._failing: int | None = None  # since when nothing could be stored, in milliseconds
        self._away: Away | None = None
        self._lock: FileLock | None = None
        self._reader: sqlite3.Connection | None = None
        self._pool = ThreadPoolExecutor(1, "vermeil-read")

    @property
    def news(self) -> int | None:
        return 0  # nobody else writes here

    @property
    def stuck(self) -> bool:
        return self._failing is not None

    async def open(self, heard: Heard | None = None, noticed: Noticed | None = None, away: Away | None = None) -> None:
        del heard, noticed  # nobody else writes here
        self._away = away
        loop = asyncio.get_running_loop()
        self._hold()
        ready: asyncio.Future[bool] = loop.create_future()
        self._thread = threading.Thread(target=self._write, args=(loop, ready), name="vermeil-write", daemon=True)
        self._thread.start()
        try:
            await ready
        except SetupError:
            await self.close()
            raise
        self._reader = await self._read(lambda: sqlite3.connect(self._path, check_same_thread=False))

    def _hold(self) -> None:
        """Two servers on one file would not hear of each other: the second is refused."""
        self._path.parent.mkdir(parents=True, exist_ok=True)
        lock = FileLock(self._path.with_name(self._path.name + ".lock"), blocking=False, thread_local=False)
        try:
            lock.acquire()
        except Timeout as error:
            raise SetupError(f"another server uses {self._path}; several servers need PostgreSQL") from error
        self._lock = lock

    def say(self, notice: bytes) -> None:
        """There is nobody to hear it."""

    async def ready(self) -> None:
        await self._read(lambda: self._reading().execute("SELECT 1").fetchone())
        await self._put(None)

    def append(self, row: Append) -> asyncio.Future[bool]:
        return self._put(row)

    def _put(self, row: Append | Snapshot | None) -> asyncio.Future[bool]:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[bool] = loop.create_future()
        if self._thread is None:
            done.set_exception(StoreError("the store is closed"))
            return done
        self._coming.append((row, done))
        if len(self._coming) == 1:  # all that is asked for in this round of the loop goes to the writer at once
            loop.call_soon(self._hand_over)
        return done

    def _hand_over(self) -> None:
        jobs, self._coming = self._coming, []
        if jobs:
            self._jobs.put(jobs)

    async def load(self, table: str, after: int = 0) -> list[bytes]:
        sql = "SELECT data FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq"
        return await self._read(lambda: [row[0] for row in self._reading().execute(sql, (table, after))])

    async def keep(self, snapshot: Snapshot) -> None:
        await self._put(snapshot)

    async def kept(self, table: str) -> Snapshot | None:
        sql = "SELECT table_id, seq, CAST(writer AS TEXT), CAST(data AS BLOB) FROM snapshots WHERE table_id = ?"
        try:
            row = await self._read(lambda: self._reading().execute(sql, (table,)).fetchone())
        except StoreError as error:
            log.warning("a snapshot can't be read: %s", error)  # if more than that is wrong, so says the log
            return None
        return None if row is None else Snapshot(*row)

    async def listed(self, limit: int) -> list[bytes]:
        sql = "SELECT summary FROM listed ORDER BY at DESC LIMIT ?"
        return await self._read(lambda: [row[0] for row in self._reading().execute(sql, (limit,))])

    async def close(self) -> None:
        if self._thread is not None:
            self._hand_over()
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join, CLOSING)
            self._thread = None
        if self._reader is not None:
            await self._read(self._reader.close)
            self._reader = None
        self._pool.shutdown()
        if self._lock is not None:
            self._lock.release()

    async def _read(self, ask: Callable[[], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, ask)
        except sqlite3.Error as error:
            raise StoreError(str(error)) from error

    def _reading(self) -> sqlite3.Connection:
        if self._reader is None:
            raise StoreError("the store is closed")
        return self._reader

    # --- the writer's thread --------------------------------------------------------------------------------

    def _write(self, loop: asyncio.AbstractEventLoop, ready: asyncio.Future[bool]) -> None:
        try:
            connection = self._connection()
        except (sqlite3.Error, SetupError) as error:
            refusal = error if isinstance(error, SetupError) else SetupError(f"{self._path} can't be used: {error}")
            loop.call_soon_threadsafe(_settle, [(ready, refusal)])
            return
        checkpoints = Checkpoints(self._path)
        loop.call_soon_threadsafe(_settle, [(ready, True)])
        while (batch := self._batch()) is not None:
            outcomes = iter(self._commit(loop, connection, [row for row, _ in batch if isinstance(row, Append)]))
            well = True if self._failing is None else StoreError("nothing could be stored last time")
            rows = [(row, done) for row, done in batch if not isinstance(row, Snapshot)]
            answers = [(done, well if row is None else next(outcomes)) for row, done in rows]
            loop.call_soon_threadsafe(_settle, answers)
            # After the answers: nobody who plays waits for a snapshot.
            kept = [(done, _keep(connection, row)) for row, done in batch if isinstance(row, Snapshot)]
            loop.call_soon_threadsafe(_settle, kept)
            checkpoints.written(len(batch))
        checkpoints.close()
        connection.close()

    def _connection(self) -> sqlite3.Connection:
        """The writer's, to a database that is up to date."""
        connection = sqlite3.connect(self._path, isolation_level=None)
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("PRAGMA synchronous=FULL")
            connection.execute("PRAGMA wal_autocheckpoint=0")
            version = connection.execute("PRAGMA user_version").fetchone()[0]
            check_version(version, len(STEPS))
            for step in range(version, len(STEPS)):
                connection.executescript(f"BEGIN; {STEPS[step]} PRAGMA user_version = {step + 1}; COMMIT;")
        except BaseException:
            connection.close()
            raise
        return connection

    def _commit(
        self, loop: asyncio.AbstractEventLoop, connection: sqlite3.Connection, rows: list[Append]
    ) -> list[bool | Exception]:
        """What has become of each row. While nothing can be stored, whether it can again is tried without rows too."""
        outcomes = _carefully(connection, rows) if rows or self._failing is None else _try(connection)
        failed = any(isinstance(outcome, StoreError) for outcome in outcomes)
        if failed and self._failing is None:
            self._failing = time.time_ns() // 1_000_000
        elif outcomes and not failed and self._failing is not None:
            since, self._failing = self._failing, None
            if self._away is not None:
                loop.call_soon_threadsafe(self._away, since, time.time_ns() // 1_000_000)
        return outcomes

    def _batch(self) -> list[Job] | None:
        """All that waits, or what comes next; None when it is time to stop and nothing waits."""
        try:
            batch = self._jobs.get(timeout=None if self._failing is None else AGAIN)
        except queue.Empty:
            return []
        while batch is not None and not self._jobs.empty():
            more = self._jobs.get()
            if more is None:
                self._jobs.put(None)
                break
            batch += more
        return batch


def _carefully(connection: sqlite3.Connection, rows: list[Append]) -> list[bool | Exception]:
    """What has become of each row. Whatever happens, those who wait are told, and the writer lives on."""
    outcomes: list[bool | Exception] = []
    try:
        for first in range(0, len(rows), MAX_BATCH):
            outcomes += _commit(connection, rows[first : first + MAX_BATCH])
    except Exception as error:
        log.exception("the writer has failed, and goes on")
        _roll_back(connection)
        outcomes += [DoubtError(str(error))] * (len(rows) - len(outcomes))
    return outcomes


def _try(connection: sqlite3.Connection) -> list[bool | Exception]:
    """Write something that changes nothing."""
    try:
        connection.execute(f"PRAGMA user_version = {len(STEPS)}")
    except sqlite3.Error as error:
        return [StoreError(str(error))]
    return [True]


def _roll_back(connection: sqlite3.Connection) -> None:
    if connection.in_transaction:
        with contextlib.suppress(sqlite3.Error):  # some failures have done it already
            connection.execute("ROLLBACK")


def _commit(connection: sqlite3.Connection, rows: list[Append]) -> list[bool | Exception]:
    """One transaction for all of them; each has its own outcome."""
    if all(row.summary is None for row in rows):
        try:
            values = [value for row in rows for value in (row.table, row.seq, row.data)]
            connection.execute(_insert(len(rows)), values)
        except sqlite3.IntegrityError:
            pass  # a number is taken: nothing was stored, and now we look which
        except sqlite3.Error as error:
            return [_failed(error)] * len(rows)
        else:
            return [True] * len(rows)
    return _commit_each(connection, rows)


@cache
def _insert(rows: int) -> str:
    return "INSERT INTO entries VALUES " + ", ".join(["(?, ?, ?)"] * rows)  # noqa: S608 - no values in it


def _commit_each(connection: sqlite3.Connection, rows: list[Append]) -> list[bool | Exception]:
    """One transaction, row by row: some may be refused, some change the list of tables."""
    outcomes: list[bool | Exception] = []
    try:
        connection.execute("BEGIN IMMEDIATE")
        for row in rows:
            stored = connection.execute(
                "INSERT INTO entries VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (row.table, row.seq, row.data)
            )
            outcomes.append(stored.rowcount == 1)
            if stored.rowcount == 1 and row.summary is not None:
                _list(connection, row)
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        _roll_back(connection)
        return [_failed(error)] * len(rows)
    return outcomes


def _keep(connection: sqlite3.Connection, snapshot: Snapshot) -> bool | Exception:
    try:
        connection.execute(
            "INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?)",
            (snapshot.table, snapshot.seq, snapshot.writer, snapshot.data),
        )
    except Exception as error:  # noqa: BLE001 - the log goes on without it, and so must the writer
        return StoreError(str(error))
    return True


def _failed(error: sqlite3.Error) -> StoreError:
    log.warning("the database does not store: %s", error)
    return DoubtError(str(error)) if getattr(error, "sqlite_errorname", "") in DOUBTFUL else StoreError(str(error))


def _list(connection: sqlite3.Connection, row: Append) -> None:
    if row.listed:
        sql = "INSERT INTO listed VALUES (?, ?, ?) ON CONFLICT (table_id) DO UPDATE SET summary = excluded.summary"
        connection.execute(sql, (row.table, time.time_ns(), row.summary))
    else:
        connection.execute("DELETE FROM listed WHERE table_id = ?", (row.table,))


def _settle(answers: list[tuple[asyncio.Future[bool], Any]]) -> None:
    """Back in the event loop: tell those who still wait."""
    for done, outcome in answers:
        if done.done():
            continue
        if isinstance(outcome, Exception):
            done.set_exception(outcome)
        else:
            done.set_result(outcome)
