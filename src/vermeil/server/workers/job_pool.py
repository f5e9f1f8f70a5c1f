"""Work that takes a while and is not a move: advice, replays and hindsight, in worker processes.

Each kind of work has a pool of its own, so that no table's bots wait while somebody looks back at an old game.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from vermeil.core.errors import VermeilError
from vermeil.core.views import CommonView
from vermeil.table import TableError
from vermeil.table.errors import RefusedError

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor

log = logging.getLogger("vermeil")

# More than this at once is refused, to be asked for again later.
MAX_WAITING = 16
PATIENCE = 120.0

T = TypeVar("T")

Outcome: TypeAlias = tuple[Any, tuple[str, str] | None]
"""What came of it, or the code and the sentence of a refusal."""


class JobPool:
    """A worker process that is started when it is first needed."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._waiting = 0

    @property
    def busy(self) -> bool:
        """Whether somebody waits for something."""
        return self._waiting > 0

    async def do(self, work: Callable[..., T], *args: Any) -> Any:  # noqa: ANN401 - whatever the work takes and gives
        """Do it there. What Vermeil refuses is refused here as well; TableError if there is too much to do."""
        if self._waiting >= MAX_WAITING:
            raise TableError("table/busy", "too many ask for this now; try again in a moment")
        self._waiting += 1
        try:
            done, refused = await asyncio.wait_for(self._elsewhere(work, args), PATIENCE)
        except BrokenExecutor as error:
            log.exception("a worker has failed")
            raise TableError("table/busy", "this could not be done; try again") from error
        except TimeoutError as error:  # it may just have waited behind others: the worker goes on
            raise TableError("table/busy", "this took too long; try again") from error
        finally:
            self._waiting -= 1
        if refused is not None:
            raise RefusedError(*refused)
        return done

    async def _elsewhere(self, work: Callable[..., T], args: tuple[Any, ...]) -> Outcome:
        if self._pool is None:
            from vermeil.server.workers.process import one_process  # a browser has no processes, nor the modules

            self._pool = one_process()
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, carefully, work, args)
        except BrokenExecutor:
            if self._pool is pool:  # else somebody who waited for the same worker has seen to a new one already
                self._pool = None
            raise

    async def close(self) -> None:
        """Finish what is under way, and nothing else."""
        if self._pool is not None:
            await asyncio.to_thread(self._pool.shutdown, cancel_futures=True)
            self._pool = None


def carefully(work: Callable[..., T], args: tuple[Any, ...]) -> Outcome:
    """In the worker: errors with their own arguments do not travel between processes, so codes and sentences do."""
    try:
        return work(*args), None
    except VermeilError as error:
        return None, (error.code, str(error))


def advise(
    game: str, level: str, seed: int, view: CommonView, seconds: float, deck_text: str | None = None
) -> dict[str, Any]:
    """In the worker: what a bot would do, and why."""
    from vermeil.bots import Limit
    from vermeil.coach.hints import hint
    from vermeil.table.catalog import view_of

    return hint(game, view_of(game, view, deck_text), level, seed, Limit(seconds=seconds)).as_json()
