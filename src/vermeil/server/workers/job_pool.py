"""Work that takes a while and is nobody's move: advice, replays and hindsight, in worker processes.

Each kind of work has a pool of its own, so that no table's bots wait while somebody looks back at an old game.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from vermeil.core.errors import VermeilError
from vermeil.server.workers.bot_pool import watch_parent
from vermeil.table import TableError

log = logging.getLogger("vermeil")

# Whoever asks for more at once is told to come back later.
MAX_WAITING = 16
PATIENCE = 120.0

T = TypeVar("T")


class JobPool:
    """A worker process that is started when it is first needed."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._waiting = 0

    async def do(self, work: Callable[..., T], *args: Any) -> Any:  # noqa: ANN401 - whatever the work takes and gives
        """Do it there. What Vermeil refuses is refused here as well; TableError if there is too much to do."""
        if self._waiting >= MAX_WAITING:
            raise TableError("table/busy", "too many ask for this now; try again in a moment")
        self._waiting += 1
        try:
            answer = asyncio.get_running_loop().run_in_executor(self._ready(), _carefully, work, args)
            done, refused = await asyncio.wait_for(answer, PATIENCE)
        except BrokenProcessPool as error:
            log.exception("a worker has failed")
            self._pool = None
            raise TableError("table/busy", "this could not be done; try again") from error
        except TimeoutError as error:  # it may only have waited behind others: the worker goes on
            raise TableError("table/busy", "this took too long; try again") from error
        finally:
            self._waiting -= 1
        if refused is not None:
            raise RefusedError(*refused)
        return done

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), initializer=watch_parent)
        return self._pool

    async def close(self) -> None:
        """Finish what is under way, and nothing else."""
        if self._pool is not None:
            await asyncio.to_thread(self._pool.shutdown, cancel_futures=True)
            self._pool = None


class RefusedError(VermeilError):
    """What a worker has refused."""

    def __init__(self, code: str, message: str) -> None:
        self.code: str = code
        super().__init__(message)


def _carefully(work: Callable[..., T], args: tuple[Any, ...]) -> tuple[Any, tuple[str, str] | None]:
    """In the worker: errors with their own arguments do not travel between processes, so codes and sentences do."""
    try:
        return work(*args), None
    except VermeilError as error:
        return None, (error.code, str(error))


def advise(
    game: str, level: str, seed: int, view: dict[str, Any], seconds: float, deck_text: str | None = None
) -> dict[str, Any]:
    """In the worker: what a bot would do, and why."""
    from vermeil.bots import Limit, bot_for
    from vermeil.table.catalog import view_of

    choice = bot_for(game, level, seed).play(view_of(game, view, deck_text), Limit(seconds=seconds))
    reasons = [
        {"move": reason.move, "value": reason.value, "said": [part.as_json() for part in reason.said]}
        for reason in choice.reasons
    ]
    return {"move": choice.move, "reasons": reasons}
