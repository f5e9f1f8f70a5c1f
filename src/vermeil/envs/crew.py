"""Threads that share the games of a vector: each has its part, and all work at the same time without Python's lock."""

from __future__ import annotations

import threading
import weakref
from collections.abc import Callable
from itertools import pairwise

from vermeil.envs.pool import Pool

Work = Callable[[int, int], None]


class Crew:
    """Helpers beside the calling thread. Each waits for its part of the work, does it, and waits again."""

    def __init__(self, pool: Pool, threads: int) -> None:
        cuts = [pool.count * at // threads for at in range(threads + 1)]
        self.first = (cuts[0], cuts[1])
        self._helpers = [_Helper(part) for part in pairwise(cuts[1:])]
        for helper in self._helpers:
            threading.Thread(target=helper.serve, name="vermeil-vector", daemon=True).start()
        # A crew that nobody holds any more sends its helpers home.
        self._finalizer = weakref.finalize(self, _send_home, self._helpers)

    def run(self, work: Work) -> None:
        """Do some work for all games."""
        for helper in self._helpers:
            helper.work = work
            helper.go.release()
        work(*self.first)
        for helper in self._helpers:
            helper.ready.acquire()

    def close(self) -> None:
        self._finalizer()
        self._helpers = []


class _Helper:
    def __init__(self, part: tuple[int, int]) -> None:
        self.part = part
        self.work: Work | None = None
        self.go, self.ready = threading.Lock(), threading.Lock()
        self.go.acquire()
        self.ready.acquire()

    def serve(self) -> None:
        while True:
            self.go.acquire()
            if self.work is None:
                return
            self.work(*self.part)
            self.work = None
            self.ready.release()


def _send_home(helpers: list[_Helper]) -> None:
    for helper in helpers:
        helper.go.release()
