"""Everything that runs in the background of a server: nothing there dies unnoticed.

What must run as long as the server does is kept: if it fails, that is logged and it is started again. What is done
once is watched: if it fails, that is logged. Closing takes a bounded time, whatever the tasks do.

A socket's own tasks are not here: whoever serves the socket waits for them and ends with the first of them.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from vermeil.core.errors import VermeilError

log = logging.getLogger("vermeil")

T = TypeVar("T")

AGAIN = 0.5  # seconds until what has failed is started again
GRACE = 3.0  # seconds that tasks have to end when they are told to


class Supervisor:
    """The background tasks of one part of the server, each with a name for the log."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()
        self.failures = 0

    def keep(self, name: str, work: Callable[[], Coroutine[Any, Any, None]]) -> asyncio.Task[None]:
        """Do it until it ends by itself; if it fails, do it again."""
        return self.once(name, self._again_and_again(name, work))

    def once(self, name: str, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Do it once. A refusal is nobody's fault; any other failure is logged."""
        task = asyncio.get_running_loop().create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    async def close(self, grace: float = GRACE) -> None:
        """End all of them, and wait no longer than this."""
        tasks = self._tasks - {asyncio.current_task()}
        for task in tasks:
            task.cancel()
        if tasks:
            _, stuck = await asyncio.wait(tasks, timeout=grace)
            for task in stuck:
                log.warning("%s does not end; it is left behind", task.get_name())

    async def _again_and_again(self, name: str, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        while True:
            try:
                await work()
            except Exception:
                self.failures += 1
                log.exception("%s has failed and is started again", name)
                await asyncio.sleep(AGAIN)
            else:
                return

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if task.cancelled() or (error := task.exception()) is None:
            return
        if isinstance(error, VermeilError):
            log.info("%s: %s", task.get_name(), error)
        else:
            self.failures += 1
            log.error("%s has failed", task.get_name(), exc_info=error)
