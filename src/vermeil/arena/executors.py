"""Where deals are played: in this process, in several on this machine, or on a cluster with Ray.

A deal is a pure function of its job, so an executor decides how soon results come and nothing else. They come in the
order of the jobs, from chunks that take about a second, with a few chunks ahead for each worker: memory stays small
however many jobs there are. A worker that dies costs its chunk again, not the work.
"""

from __future__ import annotations

import os
import signal
import socket
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, get_context
from typing import Any, Generic, TypeVar

from vermeil.bots.processes import watch_parent
from vermeil.core.errors import SetupError, shown

J = TypeVar("J")
R = TypeVar("R")
H = TypeVar("H")

AHEAD = 3  # chunks that are under way for each worker, so that none is idle while an older chunk is waited for
CHUNK = 1.0  # seconds that a chunk should take: long against sending it, short against waiting for it
MOST = 4096  # jobs in a chunk
LISTENING = 10.0  # seconds in which a cluster takes a connection
TRIES = 4  # how often a chunk is played before the worker's death is taken for its fault

Chunk = tuple[float, list[R]]


class LostWorkerError(Exception):
    """The worker that played a chunk is gone, and its results with it."""


class Executor(ABC):
    """Plays jobs somewhere and brings their results in order."""

    @abstractmethod
    def run(self, play: Callable[[J], R], jobs: Iterable[J]) -> Iterator[R]:
        """The result of each job, in the order of the jobs. `play` is a function of a module, or a partial of one."""


class Here(Executor):
    """One after another in this process."""

    def run(self, play: Callable[[J], R], jobs: Iterable[J]) -> Iterator[R]:
        return map(play, jobs)


def play_chunk(play: Callable[[J], R], jobs: list[J]) -> Chunk[R]:
    """What a worker does: some jobs, and how long they took."""
    began = time.perf_counter()
    results = [play(job) for job in jobs]
    return time.perf_counter() - began, results


class Pool(Executor, Generic[H]):
    """What all executors with workers share; `H` is the handle of a chunk that is under way."""

    workers: int

    @abstractmethod
    def _start(self) -> None:
        """Get the workers ready."""

    @abstractmethod
    def _submit(self, play: Callable[[Any], Any], jobs: list[Any]) -> H:
        """Send a chunk to a worker."""

    @abstractmethod
    def _wait(self, handle: H) -> Chunk[Any]:
        """The results of a chunk; LostWorkerError if its worker has died."""

    @abstractmethod
    def _stop(self, *, at_once: bool) -> None:
        """Send the workers home; at once if nobody wants their results any more."""

    @abstractmethod
    def _mend(self) -> bool:
        """Put a worker in the place of a lost one; tells whether all chunks under way were lost with it."""

    def run(self, play: Callable[[J], R], jobs: Iterable[J]) -> Iterator[R]:
        waiting = iter(jobs)
        under_way: deque[tuple[list[J], H]] = deque()
        size, tries, whole = 1, 0, False
        self._start()
        try:
            while True:
                while len(under_way) < self.workers * AHEAD and (chunk := list(islice(waiting, size))):
                    under_way.append((chunk, self._submit(play, chunk)))
                if not under_way:
                    whole = True
                    return
                chunk, handle = under_way[0]
                try:
                    seconds, results = self._wait(handle)
                except LostWorkerError as error:
                    tries += 1
                    if tries == TRIES:
                        message = f"a worker died {TRIES} times over the same deals: {error}"
                        raise SetupError(message) from error
                    lost = len(under_way) if self._mend() else 1
                    for at in range(lost):
                        under_way[at] = (under_way[at][0], self._submit(play, under_way[at][0]))
                    continue
                tries = 0
                under_way.popleft()
                size = next_size(len(chunk), seconds)
                yield from results
        finally:
            self._stop(at_once=not whole)


def next_size(jobs: int, seconds: float) -> int:
    """How many jobs make a chunk of about a second, if these took so long; it grows twofold at most."""
    return max(1, min(2 * jobs, MOST, int(jobs * CHUNK / max(seconds, 1e-9))))


class Processes(Pool[Future[Chunk[Any]]]):
    """Processes of this machine, each with a fresh interpreter; tables that one has solved stay with it."""

    def __init__(self, workers: int | None = None) -> None:
        _check_workers(workers)
        self.workers = workers or os.cpu_count() or 1

    def _start(self) -> None:
        self._others = set(active_children())
        self._pool = ProcessPoolExecutor(self.workers, mp_context=get_context("spawn"), initializer=watch_parent)

    def _submit(self, play: Callable[[Any], Any], jobs: list[Any]) -> Future[Chunk[Any]]:
        try:
            with _unstoppable():
                return self._pool.submit(play_chunk, play, jobs)
        except BrokenProcessPool as error:  # noticed before anybody waited: the chunk counts as lost
            lost: Future[Chunk[Any]] = Future()
            lost.set_exception(error)
            return lost

    def _wait(self, handle: Future[Chunk[Any]]) -> Chunk[Any]:
        try:
            return handle.result()
        except BrokenProcessPool as error:
            raise LostWorkerError(str(error)) from error

    def _mend(self) -> bool:
        self._pool.shutdown(wait=True, cancel_futures=True)
        self._start()
        return True

    def _stop(self, *, at_once: bool) -> None:
        if at_once:
            # A deal of experts takes a minute, and whoever stops does not want to wait for it.
            for worker in set(active_children()) - self._others:
                worker.terminate()
        # Waited for even then: Python's own farewell to a pool that is still closing can end in a traceback.
        self._pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def _unstoppable() -> Iterator[None]:
    """Processes that start meanwhile never hear Ctrl-C, not even before they have ignored it; we hear it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class RayCluster(Pool[Any]):
    """Workers of a Ray cluster, on which Vermeil is installed too.

    The address is that of a cluster that runs, `auto` finds the one that this machine is part of, and `local` starts
    one here for the time being.
    """

    def __init__(self, address: str = "local", workers: int | None = None) -> None:
        _check_workers(workers)
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # else it warns about graphics cards
        try:
            import ray
        except ImportError as error:
            message = "a cluster needs Ray: install vermeil with its extra 'ray'"
            raise SetupError(message) from error
        self._ray: Any = ray
        self._address = address
        self._wanted = workers
        self.workers = workers or os.cpu_count() or 1

    def _start(self) -> None:
        _check_listens(self._address)
        quiet = {"log_to_driver": False, "logging_level": "error", "ignore_reinit_error": True}
        try:
            if self._address == "local":
                self._ray.init("local", num_cpus=self.workers, include_dashboard=False, **quiet)
            else:
                self._ray.init(self._address, **quiet)
        except (ConnectionError, ValueError, OSError, RuntimeError) as error:
            message = f"no Ray cluster answers at {self._address}: {' '.join(str(error).split())}"
            raise SetupError(message) from error
        if self._wanted is None:
            self.workers = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        # Ray plays a chunk again by itself if its worker has died; TRIES is for those that lose every worker.
        self._play = self._ray.remote(num_cpus=1, max_retries=TRIES)(play_chunk)

    def _submit(self, play: Callable[[Any], Any], jobs: list[Any]) -> Any:  # noqa: ANN401 - a reference of Ray's
        return self._play.remote(play, jobs)

    def _wait(self, handle: Any) -> Chunk[Any]:  # noqa: ANN401
        from ray.exceptions import NodeDiedError, ObjectLostError, RayTaskError, WorkerCrashedError

        try:
            found: Chunk[Any] = self._ray.get(handle)
        except (WorkerCrashedError, NodeDiedError, ObjectLostError) as error:
            raise LostWorkerError(str(error)) from error
        except RayTaskError as error:  # what the deal itself has raised
            raise error.cause from error
        return found

    def _mend(self) -> bool:
        return False

    def _stop(self, *, at_once: bool) -> None:
        del at_once
        self._ray.shutdown()


def _check_workers(workers: object) -> None:
    if workers is not None and (type(workers) is not int or workers < 1):
        raise SetupError(f"deals need at least one process to be played in, not {shown(workers)}")


def _check_listens(address: str) -> None:
    """Refuse a cluster's address at which nobody listens: Ray itself would go on trying for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        return  # auto, local, or whatever else Ray knows
    try:
        socket.create_connection((host.strip("[]"), int(port)), LISTENING).close()
    except (OSError, OverflowError) as error:
        raise SetupError(f"no Ray cluster answers at {address}: {error}") from error


def executor_for(workers: int | None = None, ray: str | None = None) -> Executor:
    """Ray if it is asked for, this process for one worker, else that many processes; all cores if nobody says."""
    if ray is not None:
        return RayCluster(ray, workers)
    return Here() if workers == 1 else Processes(workers)
