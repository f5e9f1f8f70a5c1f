"""Makes all that happened at the tables of a server longer ago, while it is away for a moment."""

from __future__ import annotations

import contextlib
import sqlite3
import time
from itertools import groupby
from pathlib import Path

import msgspec

from vermeil.table import Table
from vermeil.table.acts import Away, Entry


def age(file: Path, seconds: float, *, served: bool = True) -> None:
    """So much more time has passed, with a server that lived until just now or without any.

    Time without a server is charged to nobody, and it counts from the last entry. So if there was one, it has just
    stored something, as after a short trouble with the disk.
    """
    shift, now = int(seconds * 1000), time.time_ns() // 1_000_000
    with contextlib.closing(sqlite3.connect(file)) as database, database:
        rows = database.execute(
            "SELECT table_id, seq, data FROM entries WHERE table_id NOT LIKE 'daily/%' ORDER BY table_id, seq"
        ).fetchall()
        for name, stored in groupby(rows, key=lambda row: str(row[0])):
            entries = [_earlier(data, shift) for _, _, data in stored]
            table = Table.restore(name, entries)
            if served and table.phase == "playing":
                change = table.submit(None, Away(now - 1, now), now)
                assert change.entry is not None
                entries.append(change.entry)
            values = [(name, seq, msgspec.json.encode(entry)) for seq, entry in enumerate(entries, 1)]
            database.executemany("INSERT OR REPLACE INTO entries (table_id, seq, data) VALUES (?, ?, ?)", values)


def _earlier(data: bytes, shift: int) -> Entry:
    entry = msgspec.json.decode(data, type=Entry)
    act = entry.act
    if isinstance(act, Away):
        act = Away(act.since - shift, act.until - shift)
    return msgspec.structs.replace(entry, at=entry.at - shift, act=act)
