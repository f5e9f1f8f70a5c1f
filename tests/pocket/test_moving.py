"""All games of a browser in a file, and back."""

from __future__ import annotations

import asyncio
import io
import zipfile

import msgspec
import pytest

from vermeil.core.errors import RecordError
from vermeil.pocket.browser.moving import Moved, exported, imported
from vermeil.server.store.base import Append
from vermeil.table import Table
from vermeil.table.acts import Bot, Create, Join, Move, Ready
from vermeil.table.catalog import replay

GAME = "silver-and-gold"


class Rows:
    """A log in memory, as a browser's database keeps it."""

    def __init__(self, rows: dict[str, list[bytes]] | None = None) -> None:
        self.rows = rows or {}

    async def tables(self) -> list[str]:
        return list(self.rows)

    async def load(self, table: str, after: int = 0) -> list[bytes]:
        return self.rows.get(table, [])[after:]

    async def append(self, row: Append) -> bool:
        known = self.rows.setdefault(row.table, [])
        if len(known) != row.seq - 1:
            return False
        known.append(row.data)
        return True


def played(moves: int) -> list[bytes]:
    """The log of a game of one person against a bot, after so many moves; of all of it, if it has fewer."""
    table = Table("a" * 16, Create(GAME, 2, {}, None, public=False, clock=None), 1)
    rows = [msgspec.json.encode(table.first)]

    def do(by: int | None, act: object, *, bot: bool = False) -> None:
        change = table.submit(by, act, len(rows), bot=bot)  # type: ignore[arg-type]
        if change.entry is not None:
            rows.append(msgspec.json.encode(change.entry))

    do(None, Join(0, "Ann", "key"))
    do(0, Bot(1, "easy"))
    do(0, Ready(ready=True))
    do(None, table.due(9))
    while moves and table.game is not None and table.game.waiting:
        seat = table.game.waiting[0]
        do(seat, Move(table.audiences.numbers[seat], str(table.game.legal_moves(seat)[0])), bot=seat == 1)
        moves -= 1
    return rows


def moved(log: Rows, data: bytes) -> list[Moved]:
    return asyncio.run(imported(log, data))


def test_a_finished_game_travels_with_its_record_and_an_unfinished_one_goes_on() -> None:
    whole = Rows({"a" * 16: played(10_000), "b" * 16: played(5)})
    file = asyncio.run(exported(whole))
    with zipfile.ZipFile(io.BytesIO(file)) as archive:
        [record] = [name for name in archive.namelist() if name.startswith("records/")]
        assert replay(archive.read(record).decode()).over
    other = Rows()
    assert [table.became for table in moved(other, file)] == ["new", "new"]
    assert other.rows == whole.rows
    assert [table.became for table in moved(other, file)] == ["known", "known"]


def test_the_longer_log_wins_and_one_that_went_on_differently_stays() -> None:
    rows = played(8)
    longer = asyncio.run(exported(Rows({"a" * 16: rows})))
    here = Rows({"a" * 16: rows[:-3]})
    assert moved(here, longer) == [Moved("a" * 16, GAME, "longer")]
    assert here.rows["a" * 16] == rows
    assert moved(here, asyncio.run(exported(Rows({"a" * 16: rows[:-3]}))))[0].became == "known"
    elsewhere = Rows({"a" * 16: played(8)})  # dealt otherwise
    before = list(elsewhere.rows["a" * 16])
    assert moved(elsewhere, longer)[0].became == "other"
    assert elsewhere.rows["a" * 16] == before


def packed(name: str, data: bytes) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        archive.writestr(name, data)
    return made.getvalue()


@pytest.mark.parametrize(
    "data",
    [
        b"no zip at all",
        packed("other.txt", b"x"),
        packed("tables/aaaaaaaaaaaaaaaa.jsonl", b""),
        packed("tables/aaaaaaaaaaaaaaaa.jsonl", b"{}"),
        packed("tables/aaaaaaaaaaaaaaaa.jsonl", b"\n".join(played(3)[2:])),
    ],
)
def test_what_is_not_such_a_file_is_refused_and_changes_nothing(data: bytes) -> None:
    log = Rows()
    with pytest.raises(RecordError):
        moved(log, data)
    assert log.rows == {}
