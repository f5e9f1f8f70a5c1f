"""Whose turn it is to act at a table: one after another, in the order in which they asked.

Like `asyncio.Lock`, but the caller need not be a task: most moves are made without one, at half the cost.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable


class ActQueue:
    """Taken by one at a time, who must release it."""

    def __init__(self) -> None:
        self._taken = False
        self._waiting: deque[Callable[[], None]] = deque()

    def locked(self) -> bool:
        """Whether anybody has it."""
        return self._taken

    def take(self, begin: Callable[[], None]) -> None:
        """Begin now, or as soon as all who asked before have released it."""
        if self._taken:
            self._waiting.append(begin)
        else:
            self._taken = True
            begin()

    def release(self) -> None:
        """Let the next one begin soon, but not from here: a hundred refusals would be a hundred calls deep."""
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._waiting.popleft())
        else:
            self._taken = False

    async def __aenter__(self) -> None:
        if not self._taken:
            self._taken = True
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def begin() -> None:
            if mine.done():  # whoever waited has given up
                self.release()
            else:
                mine.set_result(None)

        self._waiting.append(begin)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # given up at the very moment when it could have begun
                self.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()
