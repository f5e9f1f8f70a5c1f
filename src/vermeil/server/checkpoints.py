"""Moving what SQLite's write-ahead log holds into the database file, beside the writer instead of in its way.

SQLite does it by itself in the commit that makes the log a thousand pages long: everybody who waits for that commit
then waits for hundreds of pages and two syncs more. Here a thread with a connection of its own does it while the writer
goes on. Under load it never catches up quite, so the log would grow for ever; once it is long, the little that is
left is moved with the writer held off, and the log begins anew.
"""

from __future__ import annotations

import contextlib
import logging
import queue
import sqlite3
import threading
from pathlib import Path

log = logging.getLogger("vermeil")

EVERY = 1000  # entries; each changes a page or a few
LONG = 4000  # pages of the log, 16 MB
PATIENCE = 0.1  # seconds that the writer is held off at most, while somebody else reads


class Checkpoints:
    """A thread that is told how much was written."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._written = 0
        self._due: queue.SimpleQueue[int | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="vermeil-checkpoint", daemon=True)
        self._due.put(0)  # whatever a server left that was killed
        self._thread.start()

    def written(self, entries: int) -> None:
        """The writer has committed so many."""
        self._written += entries
        if self._written >= EVERY:
            self._due.put(self._written)
            self._written = 0

    def close(self) -> None:
        """Finish what is under way."""
        self._due.put(None)
        self._thread.join()

    def _work(self) -> None:
        while self._due.get() is not None:
            try:
                self._move()
            except Exception as error:  # noqa: BLE001 - whatever it is, the thread lives on; the log has everything still
                log.warning("the log could not be moved into the database: %s", error)

    def _move(self) -> None:
        with contextlib.closing(sqlite3.connect(self._path, timeout=PATIENCE, isolation_level=None)) as connection:
            _, pages, _ = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
            if pages > LONG:
                connection.execute("PRAGMA wal_checkpoint(RESTART)").fetchone()
