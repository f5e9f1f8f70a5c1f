"""The move log in PostgreSQL, for several servers on one or more hosts.

One writer connection with group commit; each stored row is announced (NOTIFY `table:seq`) in the same transaction, so
that the other servers read it. The primary key arbitrates: two servers can never both store entry n of a table.

A line may break, or the database hang, when rows have been sent and no answer has come. Then the writer sends the same
rows again by another line until it has an answer: a row that is there already, byte for byte, is the one from before;
one that comes later by the old line finds its number taken. So every doubt ends. Whoever waits is not kept waiting for
that: a row that was never sent is withdrawn (StoreError), one that was sent is in doubt (DoubtError).
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from dataclasses import dataclass
from typing import Any

import asyncpg

from vermeil.core.errors import SetupError
from vermeil.server.store.base import Append, Away, DoubtError, Heard, Noticed, Snapshot, StoreError, check_version
from vermeil.server.workers.supervisor import Supervisor

log = logging.getLogger("vermeil")

# As an operator sees the lines in pg_stat_activity.
WRITER, READER, LISTENER = "vermeil-writer", "vermeil-reader", "vermeil-listener"
CHANNEL = "vermeil"
NOTICES = "vermeil_words"
SAY = "SELECT pg_notify('vermeil_words', word) FROM unnest($1::text[]) AS word"
MAX_UNSAID = 10_000
LOCK = "SELECT pg_advisory_xact_lock(7364215)"
VERSIONED = "CREATE TABLE IF NOT EXISTS vermeil_layout (version integer NOT NULL)"
# What has made the layout, step by step. The first was there before layouts had numbers.
STEPS = (
    """
CREATE TABLE IF NOT EXISTS vermeil_entries (
    table_id text NOT NULL, seq integer NOT NULL, data bytea NOT NULL, PRIMARY KEY (table_id, seq)
);
CREATE TABLE IF NOT EXISTS vermeil_listed (table_id text PRIMARY KEY, at bigint NOT NULL, summary bytea NOT NULL);
CREATE INDEX IF NOT EXISTS vermeil_listed_at ON vermeil_listed (at);
""",
    """
CREATE TABLE IF NOT EXISTS vermeil_snapshots (
    table_id text PRIMARY KEY, seq integer NOT NULL, writer text NOT NULL, data bytea NOT NULL
);
""",
)
APPEND = """
WITH stored AS (
    INSERT INTO vermeil_entries SELECT * FROM unnest($1::text[], $2::integer[], $3::bytea[])
    ON CONFLICT DO NOTHING RETURNING table_id, seq
)
SELECT table_id, seq, pg_notify('vermeil', table_id || ':' || seq) FROM stored
"""
SAME = """
SELECT table_id, seq FROM vermeil_entries JOIN unnest($1::text[], $2::integer[], $3::bytea[]) AS sent (t, s, d)
ON table_id = t AND seq = s AND data = d
"""
LIST = """
INSERT INTO vermeil_listed SELECT * FROM unnest($1::text[], $2::bigint[], $3::bytea[])
ON CONFLICT (table_id) DO UPDATE SET summary = excluded.summary
"""
KEEP = """
INSERT INTO vermeil_snapshots VALUES ($1, $2, $3, $4)
ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, writer = excluded.writer, data = excluded.data
"""
UNLIST = "DELETE FROM vermeil_listed WHERE table_id = ANY($1::text[])"
MAX_BATCH = 1000
READERS = 4
TIMEOUT = 15.0  # seconds after which a line that does not answer is given up
CONNECT = 5.0
AGAIN = 0.5  # seconds until the next try to connect
PATIENCE = 5.0  # seconds that anybody waits for an answer
SLOW = 1.0  # seconds; what takes longer is not charged to anybody's clock
HEARTBEAT = 5.0  # seconds after which the listener asks whether its line still lives
CLOSING = 4.0  # seconds for what is under way when the server stops

# Answers that mean nothing was stored, by the first two characters of the error code (PostgreSQL, appendix A):
# something is wrong with the rows; or it can't store just now, because the disk is full or it is a replica.
WRONG = ("22", "23", "42")
NOT_NOW = ("25", "53", "54")

Connection = Any  # asyncpg's own types are generic in ways that say nothing here
# The last is what asyncpg says, now and then, when a line breaks in the middle of a transaction (its issue 1069).
TROUBLE = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    OSError,
    asyncio.TimeoutError,
    asyncpg.InternalClientError,
)


@dataclass(eq=False, slots=True)
class Job:
    """A row to store, or nothing but the question whether the writer can; and whoever waits for it."""

    row: Append | None
    done: asyncio.Future[bool]
    sent: bool = False
    """Whether the database may have it."""

    @property
    def wanted(self) -> bool:
        return self.sent or not self.done.done()


class PostgresStore:
    """A database that several servers share."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._tasks = Supervisor()
        self._waiting: deque[Job] = deque()
        self._batch: list[Job] = []  # what the writer has in hand, until its fate is known
        self._fresh: set[Job] = set()  # of these, what is sent for the first time
        self._since = 0.0  # when it took it
        self._known = asyncio.Event()  # set while it has nothing in hand
        self._work = asyncio.Event()
        self._stopping = False
        self._line: Connection = None
        self._writer: asyncio.Task[None] | None = None
        self._speaker: asyncio.Task[None] | None = None
        self._unsaid: deque[str] = deque(maxlen=MAX_UNSAID)
        self._unheard = asyncio.Event()
        self._readers = asyncio.Semaphore(READERS)
        self._idle: list[Connection] = []
        self._away: Away | None = None
        self._gaps = 0
        self._deaf = False

    @property
    def news(self) -> int | None:
        return None if self._deaf else self._gaps

    @property
    def stuck(self) -> bool:
        return bool(self._batch) and time.monotonic() - self._since > SLOW

    async def open(self, heard: Heard | None = None, noticed: Noticed | None = None, away: Away | None = None) -> None:
        self._away = away
        try:
            self._line = await self._connect(WRITER)
            async with self._line.transaction():
                await _bring_up_to_date(self._line)
        except (*TROUBLE, ValueError, SetupError) as error:
            await self.close()
            raise (
                error if isinstance(error, SetupError) else SetupError(f"the database can't be used: {error}")
            ) from error
        self._known.set()
        self._writer = self._tasks.keep("the writer", self._write)
        self._speaker = self._tasks.keep("the speaker", self._speak)
        if heard is not None:
            listening = asyncio.Event()
            self._deaf = True
            self._tasks.keep("the listener", lambda: self._listen(heard, noticed, listening))
            await listening.wait()

    async def _connect(self, name: str) -> Connection:
        settings = {"synchronous_commit": "on", "application_name": name}
        return await asyncpg.connect(self._url, command_timeout=TIMEOUT, timeout=CONNECT, server_settings=settings)

    async def ready(self) -> None:
        await self._read("SELECT 1")
        await self._put(None)

    def append(self, row: Append) -> asyncio.Future[bool]:
        return self._put(row)

    async def load(self, table: str, after: int = 0) -> list[bytes]:
        if any(job.wanted and job.row is not None and job.row.table == table for job in self._batch):
            try:  # what is in doubt may come yet
                await asyncio.wait_for(self._known.wait(), PATIENCE)
            except TimeoutError as error:
                raise StoreError("the database has not yet said what it has stored") from error
        sql = "SELECT data FROM vermeil_entries WHERE table_id = $1 AND seq > $2 ORDER BY seq"
        return [row[0] for row in await self._read(sql, table, after)]

    async def keep(self, snapshot: Snapshot) -> None:
        """By a reader's line: the writer is for those who play."""
        await self._read(KEEP, snapshot.table, snapshot.seq, snapshot.writer, snapshot.data)

    async def kept(self, table: str) -> Snapshot | None:
        rows = await self._read("SELECT table_id, seq, writer, data FROM vermeil_snapshots WHERE table_id = $1", table)
        return Snapshot(*rows[0]) if rows else None

    async def listed(self, limit: int) -> list[bytes]:
        sql = "SELECT summary FROM vermeil_listed ORDER BY at DESC LIMIT $1"
        return [row[0] for row in await self._read(sql, limit)]

    # --- readers: a few lines that whoever asks something takes in turn --------------------------------------

    async def _read(self, sql: str, *values: object) -> list[Any]:
        """What the database answers in time; asked again by a new line, as an idle one may have broken unnoticed."""
        if self._stopping and self._writer is None:
            raise StoreError("the store is closed")
        try:
            async with asyncio.timeout(PATIENCE + SLOW), self._readers:
                try:
                    return await self._ask(self._spare(), sql, *values)
                except TROUBLE:
                    return await self._ask(None, sql, *values)
        except TROUBLE as error:
            raise StoreError(str(error) or "the database does not answer") from error

    def _spare(self) -> Connection | None:
        while self._idle:
            if not (line := self._idle.pop()).is_closed():
                return line
        return None

    async def _ask(self, line: Connection | None, sql: str, *values: object) -> list[Any]:
        line = line or await self._connect(READER)
        # asyncpg would ask the database to stop, by one more line, and wait for that.
        timer = asyncio.get_running_loop().call_later(PATIENCE, line.terminate)
        try:
            rows: list[Any] = await line.fetch(sql, *values)
        except BaseException:  # whoever asked has given up: there is no telling what this connection delivers next
            line.terminate()
            raise
        finally:
            timer.cancel()
        self._idle.append(line)
        return rows

    async def close(self) -> None:
        """What waits is stored, if the database answers in time."""
        self._stopping = True
        self._work.set()
        self._unheard.set()
        if under_way := {task for task in (self._writer, self._speaker) if task is not None}:
            await asyncio.wait(under_way, timeout=CLOSING)
        await self._tasks.close()
        for job in [*self._batch, *self._waiting]:
            self._give_up(job)
        self._waiting.clear()
        self._writer = self._speaker = None
        for line in [*self._idle, *([] if self._line is None else [self._line])]:
            try:
                await line.close(timeout=1.0)
            except TROUBLE:
                line.terminate()
        self._idle.clear()
        self._line = None

    # --- the writer -----------------------------------------------------------------------------------------

    def _put(self, row: Append | None) -> asyncio.Future[bool]:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[bool] = loop.create_future()
        if self._writer is None or self._stopping:
            done.set_exception(StoreError("the store is closed"))
            return done
        job = Job(row, done)
        timer = loop.call_later(PATIENCE, self._give_up, job)
        done.add_done_callback(lambda _: timer.cancel())
        self._waiting.append(job)
        self._work.set()
        return done

    def _give_up(self, job: Job) -> None:
        """Whoever waits is told what is known."""
        if not job.done.done():
            error = DoubtError("nobody knows yet") if job.sent else StoreError("the database does not answer")
            job.done.set_exception(error)

    async def _write(self) -> None:
        """Store what waits, all of it at once, again and again, until the store is closed."""
        while True:
            if not self._batch and not self._take():
                if self._stopping:
                    return
                self._work.clear()
                await self._work.wait()
                continue
            try:
                stored = await self._commit()
            except Exception as error:  # noqa: BLE001 - whatever it is, this line is not to be trusted any more
                log.warning("the database does not store: %s", str(error) or type(error).__name__)
                self._refused(error)
                if self._line is not None:
                    self._line.terminate()
                    self._line = None
                await asyncio.sleep(AGAIN)
            else:
                self._done(stored)

    def _take(self) -> bool:
        """Take what waits in hand; False if there is nothing."""
        while self._waiting and len(self._batch) < MAX_BATCH:
            job = self._waiting.popleft()
            if job.wanted:
                self._batch.append(job)
        if self._batch:
            self._since = time.monotonic()
            self._known.clear()
        return bool(self._batch)

    async def _commit(self) -> set[tuple[str, int]]:
        """Which of the rows in hand are stored now, by this try or by one before."""
        self._fresh = {job for job in self._batch if not job.sent}
        if self._line is None or self._line.is_closed():
            self._line = await self._connect(WRITER)
        wanted = [
            job for job in self._batch if job.wanted
        ]  # what was withdrawn stays in hand: we wait for the database
        doubtful = [job.row for job in wanted if job.row is not None and job.sent]
        rows = [job.row for job in wanted if job.row is not None]
        for job in wanted:
            job.sent = job.row is not None
        if not rows:
            await self._line.fetchval("SELECT 1")
            return set()
        stored = await _insert(self._line, rows)
        if doubtful:
            stored |= {(row[0], row[1]) for row in await self._line.fetch(SAME, *_columns(doubtful))}
        return stored

    def _done(self, stored: set[tuple[str, int]]) -> None:
        """The fate of all in hand is known."""
        batch, self._batch = self._batch, []
        self._known.set()
        took = time.monotonic() - self._since
        if took > SLOW and self._away is not None:
            now = time.time_ns() // 1_000_000
            self._away(now - int(took * 1000), now)
        for job in batch:
            if not job.done.done():
                job.done.set_result(job.row is None or (job.row.table, job.row.seq) in stored)

    def _refused(self, error: Exception) -> None:
        """Some failures say that nothing was stored: then whoever waits is told so at once."""
        kind = (error.sqlstate or "")[:2] if isinstance(error, asyncpg.PostgresError) else ""
        if kind not in {*WRONG, *NOT_NOW}:
            return
        # What is wrong now was wrong before as well; what has no space now may have had it.
        refused = [job for job in self._batch if job in self._fresh or kind in WRONG]
        self._batch = [job for job in self._batch if job not in refused]
        if not self._batch:
            self._known.set()
        for job in refused:
            if not job.done.done():
                job.done.set_exception(StoreError(str(error)))

    # --- the speaker ----------------------------------------------------------------------------------------

    def say(self, notice: bytes) -> None:
        self._unsaid.append(notice.decode())
        self._unheard.set()

    async def _speak(self) -> None:
        """Say what is to be said, in its order, until the store is closed."""
        while not (self._stopping and not self._unsaid):
            await self._unheard.wait()
            self._unheard.clear()
            notices = list(self._unsaid)
            self._unsaid.clear()
            if notices:
                await self._pass_on(notices)

    async def _pass_on(self, notices: list[str]) -> None:
        try:
            await self._read(SAY, notices)
        except StoreError as error:
            log.warning("the database does not pass on: %s", error)

    # --- the listener ---------------------------------------------------------------------------------------

    async def _listen(self, heard: Heard, noticed: Noticed | None, listening: asyncio.Event) -> None:
        """Pass on what is announced. After a gap, say that anything may have been missed."""

        def announced(_connection: object, _pid: int, _channel: str, payload: object) -> None:
            table, _, seq = str(payload).rpartition(":")
            if table and seq.isdigit():
                heard(table, int(seq))

        def said(_connection: object, _pid: int, _channel: str, payload: object) -> None:
            if noticed is not None:
                noticed(str(payload))

        while True:
            try:
                connection = await self._connect(LISTENER)
            except TROUBLE as error:
                log.warning("the database does not answer: %s", str(error) or type(error).__name__)
                await asyncio.sleep(AGAIN)
                continue
            lost = asyncio.Event()
            connection.add_termination_listener(lambda _, lost=lost: lost.set())
            try:
                await connection.add_listener(CHANNEL, announced)
                await connection.add_listener(NOTICES, said)
                self._deaf = False
                if listening.is_set():
                    heard("", 0)
                listening.set()
                while not lost.is_set():
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(lost.wait(), HEARTBEAT)
                        break
                    await connection.fetchval("SELECT 1")
            except TROUBLE as error:
                log.warning("the database is not heard: %s", str(error) or type(error).__name__)
            finally:
                self._deaf = True
                self._gaps += 1
                connection.terminate()
            await asyncio.sleep(AGAIN)


async def _bring_up_to_date(connection: Connection) -> None:
    """Take the steps that are missing, or SetupError."""
    await connection.execute(LOCK)
    await connection.execute(VERSIONED)
    version = await connection.fetchval("SELECT max(version) FROM vermeil_layout") or 0
    check_version(version, len(STEPS))
    for step in STEPS[version:]:
        await connection.execute(step)
    if version < len(STEPS):
        await connection.execute("DELETE FROM vermeil_layout")
        await connection.execute("INSERT INTO vermeil_layout VALUES ($1)", len(STEPS))


def _columns(rows: list[Append]) -> tuple[list[str], list[int], list[bytes]]:
    return [row.table for row in rows], [row.seq for row in rows], [row.data for row in rows]


async def _insert(connection: Connection, rows: list[Append]) -> set[tuple[str, int]]:
    """One transaction for all; which of them were stored by it."""
    listing = [row for row in rows if row.summary is not None]
    if not listing:
        return {(row[0], row[1]) for row in await connection.fetch(APPEND, *_columns(rows))}
    async with connection.transaction():
        stored = {(row[0], row[1]) for row in await connection.fetch(APPEND, *_columns(rows))}
        shown = {row.table: row for row in listing if row.listed and (row.table, row.seq) in stored}
        hidden = {row.table for row in listing if not row.listed and (row.table, row.seq) in stored}
        if shown:
            now = time.time_ns()
            summaries = [row.summary for row in shown.values()]
            await connection.execute(LIST, list(shown), [now] * len(shown), summaries)
        if hidden:
            await connection.execute(UNLIST, sorted(hidden))
    return stored
