"""Steps that are walked by a task and steps that are run without one come to the same end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from tests.server.test_rooms import registry_in, table_in
from vermeil.server.live.credentials import Credentials, key_of
from vermeil.server.live.steps import Steps, run, walked
from vermeil.table.acts import Ready

Way = Callable[[Steps[Any]], Coroutine[Any, Any, Any]]


async def without_a_task(steps: Steps[Any]) -> Any:
    ended: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def end(outcome: Any) -> None:
        if isinstance(outcome, asyncio.CancelledError):
            ended.cancel()
        elif isinstance(outcome, BaseException):
            ended.set_exception(outcome)
        else:
            ended.set_result(outcome)

    run(steps, asyncio.ensure_future, end)
    return await ended


async def later(value: int) -> int:
    await asyncio.sleep(0)
    if value < 0:
        raise ValueError(value)
    return value


def counted(*values: int) -> Steps[list[int]]:
    """Waits for a coroutine and a future for each, and goes on after what fails."""
    seen = []
    for value in values:
        try:
            seen.append((yield later(value)))
            seen.append((yield asyncio.ensure_future(later(value + 1))))
        except ValueError:
            seen.append(0)
    return seen


def given_up() -> Steps[None]:
    waiting = asyncio.get_running_loop().create_future()
    waiting.cancel()
    yield waiting


@pytest.mark.parametrize("way", [walked, without_a_task])
def test_both_ways_give_results_and_errors_to_the_steps(way: Way) -> None:
    assert asyncio.run(way(counted())) == []
    assert asyncio.run(way(counted(1, -1, 5))) == [1, 2, 0, 5, 6]

    async def cancelled() -> None:
        with pytest.raises(asyncio.CancelledError):
            await way(given_up())

    asyncio.run(cancelled())


def test_an_act_that_nobody_waits_for_is_not_begun_but_what_has_begun_is_finished(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_in(tmp_path) as (registry, _):
            room, token = await table_in(registry)
            ann = Credentials(key_of(token))
            begun = asyncio.create_task(room.act(ann, Ready()))
            behind = asyncio.create_task(room.act(ann, Ready(ready=False)))
            await asyncio.sleep(0)  # the first is being stored, the second waits behind it
            begun.cancel()
            behind.cancel()
            await asyncio.gather(begun, behind, return_exceptions=True)
            await room.snapshot(ann)  # waits for its turn
            assert room.table.seats[0].ready

    asyncio.run(story())
