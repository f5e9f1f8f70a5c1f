"""Objects that nobody can reach any more go while nobody plays, or when they have become very many."""

from __future__ import annotations

import asyncio
import gc
import itertools
import weakref
from collections.abc import Callable

import pytest

from vermeil.server.garbage import tidy


class Circle:
    def __init__(self) -> None:
        self.whole = self


def circles(count: int) -> weakref.ref[Circle]:
    """Leave some behind; one of them, to see whether it is still there."""
    for _ in range(count - 1):
        Circle()
    return weakref.ref(Circle())


@pytest.mark.parametrize(
    ("happened", "much", "stays"),
    [
        pytest.param(lambda: 0, 10**9, False, id="nobody plays"),
        pytest.param(itertools.count().__next__, 10**9, True, id="somebody plays"),
        pytest.param(itertools.count().__next__, 2000, False, id="very many"),
    ],
)
def test_circles_are_looked_for_when_it_disturbs_nobody(
    happened: Callable[[], object], much: int, *, stays: bool
) -> None:
    async def scenario() -> bool:
        keeping = asyncio.create_task(tidy(happened, every=0.001, some=1000, much=much))
        await asyncio.sleep(0)
        one = circles(3000)
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
