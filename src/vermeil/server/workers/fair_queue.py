"""Who is served next where many want the same workers: addresses share them evenly, and an address's tables its share.

A job costs about the seconds that it takes. Whoever has had less comes first, and of two who have had the same the one
with the shorter job: so one address with a hundred long jobs makes a stranger wait for one of them at most.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from vermeil.server.limits.rates import RateError

REMEMBERED = 1000
SOON = 5.0  # seconds after which somebody who asked for too much at once may try again


@dataclass(eq=False)
class Job:
    """Something that waits for its turn."""

    owner: str
    table: str
    cost: float
    number: int = 0
    begun: asyncio.Future[None] | None = None


class Shares:
    """How much each has had of what is shared, in virtual time (start-time fair queueing)."""

    def __init__(self) -> None:
        self._now = 0.0
        self._had: dict[str, float] = {}

    def come(self, name: str) -> None:
        """Somebody who had no job waiting has one now. Idle time earns no credit: counting starts from now."""
        if len(self._had) > REMEMBERED:  # one that has had no more than all others need not be remembered
            self._had = {name: had for name, had in self._had.items() if had > self._now}
        self._had[name] = max(self._now, self._had.get(name, 0.0))

    def end(self, name: str, cost: float) -> float:
        """When a job of this cost would be done if everybody worked at the same speed."""
        return self._had.get(name, self._now) + cost

    def serve(self, name: str, cost: float) -> None:
        """It is begun."""
        end = self.end(name, cost)
        self._now = max(self._now, end - cost)
        self._had[name] = end


@dataclass
class FairQueue:
    """Jobs that wait, and which of them is the next."""

    _waiting: dict[str, dict[str, list[Job]]] = field(default_factory=dict)
    _shares: Shares = field(default_factory=Shares)
    _within: dict[str, Shares] = field(default_factory=dict)
    _numbers: int = 0
    _size: int = 0

    def __len__(self) -> int:
        return self._size

    def of(self, owner: str) -> int:
        """How many jobs of one address wait."""
        return sum(map(len, self._waiting.get(owner, {}).values()))

    def push(self, job: Job) -> None:
        """It waits from now on."""
        self._numbers += 1
        job.number = self._numbers
        self._come(job)
        self._waiting.setdefault(job.owner, {}).setdefault(job.table, []).append(job)
        self._size += 1

    def pop(self) -> Job:
        """The next one."""
        heads = {owner: self._head(owner) for owner in self._waiting}
        owner = min(heads, key=lambda name: (self._shares.end(name, heads[name].cost), heads[name].number))
        job = heads[owner]
        self._serve(job)
        self.remove(job)
        return job

    def serve(self, job: Job) -> None:
        """Count a job as begun that did not have to wait."""
        self._come(job)
        self._serve(job)

    def _come(self, job: Job) -> None:
        tables = self._waiting.get(job.owner, {})
        if not tables:
            self._shares.come(job.owner)
        if job.table not in tables:
            self._within.setdefault(job.owner, Shares()).come(job.table)

    def _serve(self, job: Job) -> None:
        self._shares.serve(job.owner, job.cost)
        self._within[job.owner].serve(job.table, job.cost)

    def _head(self, owner: str) -> Job:
        """The next job of an address: of the table that has had least."""
        shares = self._within[owner]
        firsts = [min(jobs, key=lambda job: (job.cost, job.number)) for jobs in self._waiting[owner].values()]
        return min(firsts, key=lambda job: (shares.end(job.table, job.cost), job.number))

    def remove(self, job: Job) -> None:
        """It does not wait any more."""
        tables = self._waiting[job.owner]
        tables[job.table].remove(job)
        if not tables[job.table]:
            del tables[job.table]
        if not tables:
            del self._waiting[job.owner]
            if len(self._within) > REMEMBERED:
                self._within = {name: had for name, had in self._within.items() if name in self._waiting}
        self._size -= 1


class FairTurns:
    """So many may work at the same time; the others wait, and go on by the order of a `FairQueue`.

    No more than `each` jobs of one address wait at a time; whoever asks for more is refused.
    """

    def __init__(self, slots: int, each: int | None = None) -> None:
        self._free = slots
        self._each = each
        self.queue = FairQueue()

    @asynccontextmanager
    async def turn(
        self, owner: str, table: str = "", cost: float = 1.0, patience: float | None = None
    ) -> AsyncIterator[None]:
        """Wait until it is our turn, and have it; TimeoutError if that takes longer than our patience."""
        await self._take(Job(owner, table, cost), patience)
        try:
            yield
        finally:
            self._release()

    async def _take(self, job: Job, patience: float | None) -> None:
        if self._free and not self.queue:
            self._free -= 1
            self.queue.serve(job)
            return
        if self._each is not None and self.queue.of(job.owner) >= self._each:
            raise RateError(SOON)
        job.begun = asyncio.get_running_loop().create_future()
        self.queue.push(job)
        try:
            await asyncio.wait([job.begun], timeout=patience)
        except asyncio.CancelledError:
            if job.begun.done():
                self._release()
            else:
                self.queue.remove(job)
            raise
        if not job.begun.done():
            self.queue.remove(job)
            raise TimeoutError

    def _release(self) -> None:
        if self.queue:
            begun = self.queue.pop().begun
            if begun is not None:
                begun.set_result(None)
        else:
            self._free += 1
