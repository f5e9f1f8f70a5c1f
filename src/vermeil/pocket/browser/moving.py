"""All games of a browser in one file, to keep or to take to another device.

The file is a ZIP: `records/` has the record of every finished game (docs/notation.md), for any program that reads
them; `tables/` has the log of every table, from which another browser goes on where this one stopped.
"""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Awaitable, Sequence
from typing import Literal, Protocol

import msgspec

from vermeil.core.errors import RecordError, VermeilError
from vermeil.server.live.restoring import decode_entry
from vermeil.server.store.base import Append
from vermeil.table import Table

LOG = re.compile(r"tables/([A-Za-z0-9_-]{1,64})\.jsonl")
MOST = 256 * 1024 * 1024  # bytes, unpacked: thousands of games
EPOCH = (1980, 1, 1, 0, 0, 0)


class Log(Protocol):
    """What is moved."""

    async def tables(self) -> list[str]: ...

    async def load(self, table: str, after: int = 0) -> list[bytes]: ...

    def append(self, row: Append) -> Awaitable[bool]: ...


class Moved(msgspec.Struct, frozen=True):
    """A table of a file, and what became of it: `new` here, `longer` there than here, `known`, or `other`.

    Of a table that went on differently on both devices, the one that is here stays.
    """

    id: str
    game: str
    became: Literal["new", "longer", "known", "other"]


async def exported(log: Log) -> bytes:
    """The file."""
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in sorted(await log.tables()):
            rows = await log.load(name)
            table = _table(name, rows)
            for number, record in enumerate(table.records, start=1):
                _put(archive, f"records/{table.game_name}-{name}-{number}.txt", record.encode())
            _put(archive, f"tables/{name}.jsonl", b"".join(row + b"\n" for row in rows))
    return data.getvalue()


async def imported(log: Log, data: bytes) -> list[Moved]:
    """Take over what a file has; RecordError if it is not such a file: then nothing has changed."""
    found: dict[str, tuple[Table, list[bytes]]] = {}
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            if sum(entry.file_size for entry in archive.infolist()) > MOST:
                raise RecordError("this file is too large")
            for entry in archive.infolist():
                if match := LOG.fullmatch(entry.filename):
                    rows = archive.read(entry).splitlines()
                    found[match[1]] = _table(match[1], rows), rows
    except (zipfile.BadZipFile, msgspec.MsgspecError, VermeilError, ValueError, NotImplementedError) as error:
        raise RecordError(f"this is not a file of Vermeil's games: {error}") from error
    if not found:
        raise RecordError("there are no games in this file")
    return [await _taken(log, table, rows) for table, rows in found.values()]


async def _taken(log: Log, table: Table, rows: Sequence[bytes]) -> Moved:
    here = await log.load(table.id)
    if here != list(rows[: len(here)]):
        became: Literal["new", "longer", "known", "other"] = "known" if here[: len(rows)] == list(rows) else "other"
        return Moved(table.id, table.game_name, became)
    for seq, row in enumerate(rows[len(here) :], start=len(here) + 1):
        if not await log.append(Append(table.id, seq, row)):
            return Moved(table.id, table.game_name, "other")  # another tab has just gone on with it
    became = "new" if not here else "longer" if len(rows) > len(here) else "known"
    return Moved(table.id, table.game_name, became)


def _table(name: str, rows: Sequence[bytes]) -> Table:
    """The table of a log; an empty one is refused."""
    if not rows:
        raise RecordError(f"the log of table {name} is empty")
    return Table.restore(name, map(decode_entry, rows))


def _put(archive: zipfile.ZipFile, name: str, data: bytes) -> None:
    archive.writestr(zipfile.ZipInfo(name, EPOCH), data, zipfile.ZIP_DEFLATED)
