"""A table from its log, in a thread: the longest of them takes seconds, in which everybody else plays on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Sequence

import msgspec

from vermeil.table import Table
from vermeil.table.acts import Entry

BREATH = 16  # entries, a millisecond or two, after which others may go on

decode_entry = msgspec.json.Decoder(Entry).decode


async def restored(table: str, rows: Sequence[bytes]) -> Table:
    """The table that these rows of the log have made."""
    return await asyncio.to_thread(Table.restore, table, _entries(rows))


def _entries(rows: Sequence[bytes]) -> Iterator[Entry]:
    for at, row in enumerate(rows):
        if at % BREATH == 0:
            time.sleep(0)  # the event loop waits for the interpreter, which this thread has
        yield decode_entry(row)
