"""Work that mostly needs no task: a generator that yields whatever it must wait for, and goes on with its result.

An asyncio task is half the cost of a move. So what happens to an act is written once, as such steps: a socket's move
runs them without a task and waits for one future, the store's; a task is made only for what is rarely needed, such as
reading the log. Where there is a task already, it simply walks through them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Generator
from typing import Any, TypeAlias, TypeVar

T = TypeVar("T")

Steps: TypeAlias = Generator[asyncio.Future[Any] | Coroutine[Any, Any, Any], Any, T]


async def walked(steps: Steps[T]) -> T:
    """Take all steps in the task that asks for it."""
    result: Any = None
    error: BaseException | None = None
    while True:
        try:
            awaited = steps.send(result) if error is None else steps.throw(error)
        except StopIteration as end:
            return end.value  # type: ignore[no-any-return]  # a generator's value is typed, this way out of it is not
        result = error = None
        try:
            result = await awaited
        except BaseException as failure:  # noqa: BLE001 - the steps know what to do about it
            error = failure


def run(
    steps: Steps[T],
    start: Callable[[Coroutine[Any, Any, Any]], asyncio.Future[Any]],
    ended: Callable[[T | BaseException], None],
) -> None:
    """Take all steps, without a task but for coroutines, which `start` makes one of; then call `ended`."""

    def go_on(done: asyncio.Future[Any] | None) -> None:
        try:
            if done is None:
                awaited = next(steps)
            elif done.cancelled():
                awaited = steps.throw(asyncio.CancelledError())
            elif (error := done.exception()) is not None:
                awaited = steps.throw(error)
            else:
                awaited = steps.send(done.result())
        except StopIteration as end:
            ended(end.value)
        except BaseException as failure:  # noqa: BLE001 - whatever it is, whoever waits must learn of it
            ended(failure)
        else:
            future = awaited if isinstance(awaited, asyncio.Future) else start(awaited)
            future.add_done_callback(go_on)

    go_on(None)
