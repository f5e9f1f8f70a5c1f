"""SC-15: logs and records of before a Village Idiot's lone pick was skipped are played again by what they say.

`lone_pick.txt` is the sealed record of a game that was played when such a pick was still asked for.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from vermeil.core.record import read
from vermeil.table import Table
from vermeil.table.acts import Back, Create, Entry, Join, Move, Ready, Start
from vermeil.table.audiences import EVERYONE
from vermeil.table.seeds import SEED, verify

RECORD = Path(__file__).with_name("lone_pick.txt").read_text(encoding="utf-8")
MOVES = [(move.seat, move.spelling) for move in read(RECORD).moves()]
PICK = MOVES.index((0, "pick:1.1"))


def old_log(moves: list[tuple[int, str]]) -> list[Entry]:
    """What a table has stored of the game: who came, the deal, and these decisions."""
    seed = next(line.removeprefix(SEED) for line in RECORD.splitlines() if line.startswith(SEED))
    create = Create("silver-coin", 2, {}, None, public=True, clock=None)
    came = [(seat, act) for seat in range(2) for act in (Join(seat, f"P{seat}", f"key{seat}"), Ready())]
    acts = [(None, create), *came, (None, Start(seed)), *[(seat, Move(0, move)) for seat, move in moves]]
    return [Entry(by, 1000 + at, act, ((at + 1, at + 1),) * len(EVERYONE)) for at, (by, act) in enumerate(acts)]


def test_sc_15_an_old_table_is_restored_with_its_lone_pick() -> None:
    table = Table.restore("t", old_log(MOVES))
    assert table.records == [RECORD]


@pytest.mark.parametrize("between", [False, True])
def test_sc_15_an_old_table_is_restored_to_where_it_was_after_the_pick(between: bool) -> None:  # noqa: FBT001
    """Also when something else than a decision was stored right before the pick."""
    entries = old_log(MOVES[: PICK + 1])
    if between:
        entries.insert(-1, Entry(0, entries[-1].at, Back(), entries[-1].marks))
    table = Table.restore("t", entries)
    assert table.game is not None
    assert table.game.waiting == (1,)
    assert "0 pick:1.1" in table.game.transcript().splitlines()


def test_sc_15_a_table_that_stopped_before_the_pick_goes_on_without_it() -> None:
    """The pick was asked for when the log ended; today's rules skip it."""
    entries = old_log(MOVES[:PICK])
    table = Table.restore("t", entries)
    assert table.game is not None
    assert table.game.waiting == (1,)
    for move in ("draw", "discard"):
        entry = table.submit(1, Move(table.snapshot(1)["n"], move), 5000).entry
        assert entry is not None
        entries.append(entry)
    again = Table.restore("t", entries)
    assert again.game is not None
    assert again.game.transcript() == table.game.transcript()


def test_sc_15_a_lone_pick_in_a_sealed_record_is_verified() -> None:
    assert verify(RECORD).transcript().splitlines() == [line for line in RECORD.splitlines() if line[0] != ";"]
