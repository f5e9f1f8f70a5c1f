"""A table from its log, in a thread: the longest takes seconds, while everybody else plays on.

Where a snapshot fits the log, only the entries from the last deal on are read and played again.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence

import msgspec

from vermeil.server.aside import aside
from vermeil.server.live.snapshots import fits, unsealed
from vermeil.server.store.base import Store
from vermeil.table import Table
from vermeil.table.acts import Entry
from vermeil.table.dealt import Dealt

BREATH = 16  # entries, a millisecond or two, after which others may go on

decode_entry = msgspec.json.Decoder(Entry).decode


class Fetched(msgspec.Struct, frozen=True):
    """What a table is made of: all rows of its log, or those from a deal on, with the state at that deal."""

    rows: list[bytes]
    dealt: Dealt | None = None


async def fetched(store: Store, table: str) -> Fetched:
    """As few rows as the table needs; none if there is no such table."""
    kept = await store.kept(table)
    dealt = None if kept is None else await aside(unsealed, kept)
    if dealt is not None:
        rows = await store.load(table, dealt.seq - 1)
        if rows and fits(dealt, decode_entry(rows[0])):
            return Fetched(rows, dealt)
    return Fetched(await store.load(table))


async def restored(table: str, found: Fetched) -> Table:
    """The table that was fetched."""
    return await aside(Table.restore, table, _entries(found.rows), found.dealt)


def _entries(rows: Sequence[bytes]) -> Iterator[Entry]:
    for at, row in enumerate(rows):
        if at % BREATH == 0:
            time.sleep(0)  # lets the event loop have the interpreter for a moment
        yield decode_entry(row)
