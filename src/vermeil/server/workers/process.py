"""A process to work in, which ends with the server."""

from __future__ import annotations

import asyncio
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import Any

from vermeil.bots.processes import watch_parent
from vermeil.server.workers.bot_pool import Job, think


class Processes(SpawnContext):
    """Starts processes, and knows them: an executor hands out none of its own before Python 3.14."""

    def __init__(self) -> None:
        super().__init__()
        self.started: list[SpawnProcess] = []

    def Process(self, *args: Any, **options: Any) -> SpawnProcess:  # type: ignore[override]  # noqa: ANN401, N802 - a context's own
        process = SpawnProcess(*args, **options)
        self.started.append(process)
        return process

    def kill(self) -> None:
        """End them at once, whatever they are doing."""
        for process in self.started:
            process.kill()


class ProcessWorker:
    """A process that is started when it is first needed, and again after it has died."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._processes = Processes()

    async def think(self, job: Job, limit: float) -> str:
        """What the bot plays; TimeoutError after `limit` seconds, and then the process is ended."""
        if self._pool is None:
            self._processes = Processes()
            self._pool = one_process(self._processes)
        pool = self._pool
        try:
            return await asyncio.wait_for(asyncio.get_running_loop().run_in_executor(pool, think, job), limit)
        except TimeoutError:
            self._end()
            raise
        except BrokenProcessPool:
            self._pool = None
            raise

    def _end(self) -> None:
        """There is no other way to stop a thought that goes on and on."""
        pool, self._pool = self._pool, None
        if pool is not None:
            self._processes.kill()
            pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """Wait for the thought that is under way."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None


def one_process(processes: SpawnContext | None = None) -> ProcessPoolExecutor:
    """A process to work in."""
    return ProcessPoolExecutor(1, processes or multiprocessing.get_context("spawn"), initializer=watch_parent)


def kill_all() -> None:
    """End every process that is left: a long thought that nobody waits for any more."""
    for child in multiprocessing.active_children():
        child.kill()
