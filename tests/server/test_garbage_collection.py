"""Unreachable objects are freed while nobody plays, or when there may be very many of them."""

from __future__ import annotations

import asyncio
import gc
import itertools
import weakref
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.process import run
from tests.server.test_rooms import registry_in, table_in
from vermeil.server.garbage_collection import OF_A_SOCKET, OF_A_TABLE, tidy
from vermeil.server.live.credentials import Credentials, key_of
from vermeil.table import TableError
from vermeil.table.acts import Leave, Ready

nothing, something = lambda: 0, itertools.count().__next__


class Loop:
    def __init__(self) -> None:
        self.whole = self


def circles(count: int) -> weakref.ref[Loop]:
    """Leave some behind; one of them, to see whether it is still there."""
    for _ in range(count - 1):
        Loop()
    return weakref.ref(Loop())


@pytest.mark.parametrize(
    ("happens", "made", "left", "stays"),
    [
        pytest.param(nothing, 3000, 0, False, id="many new objects, and nobody plays"),
        pytest.param(nothing, 3, 3000, False, id="much was left behind, and nobody plays"),
        pytest.param(nothing, 3, 0, True, id="hardly anything"),
        pytest.param(something, 3000, 3000, True, id="somebody plays"),
        pytest.param(something, 3, 30000, False, id="very much was left behind"),
    ],
)
def test_circles_are_looked_for_when_it_disturbs_nobody(
    happens: Callable[[], object], made: int, left: int, *, stays: bool
) -> None:
    async def scenario() -> bool:
        behind = 0
        gc.collect()
        keeping = asyncio.create_task(tidy(happens, lambda: behind, every=0.001, some=1000, much=20_000))
        await asyncio.sleep(0)
        one = circles(made)
        behind = left
        for _ in range(100):
            await asyncio.sleep(0.001)
        found = one() is not None
        keeping.cancel()
        return found

    try:
        assert asyncio.run(scenario()) is stays
        assert gc.isenabled()
    finally:
        gc.collect()


def test_what_ends_is_counted(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with registry_in(tmp_path) as (registry, _):
            room, token = await table_in(registry, bots=1)
            with pytest.raises(TableError):
                await registry.room("nowhere")
            assert registry.metrics.left == OF_A_SOCKET
            room.detach(await room.attach(Credentials(key_of(token)), None))
            assert registry.metrics.left == 2 * OF_A_SOCKET
            mine = Credentials(key_of(token))
            await room.act(mine, Ready())
            await room.act(mine, Leave())
            registry.put_away(-1.0)
            assert not registry.rooms
            assert registry.metrics.left == 2 * OF_A_SOCKET + OF_A_TABLE

    run(scenario())
