"""Threads that share the games of a vector: each has its part, and all work at the same time without Python's lock.

Plain Python; compiled through `crew.pxd`. A part is worked through block by block, always by the same thread, so that
its games stay in the cache of one processor. A helper that comes too late, because the machine is busy with other
things, is not waited for: whoever called does its blocks too.
"""

from __future__ import annotations

import threading
import weakref
from itertools import pairwise
from typing import Any

from vermeil.envs.pool import Pool
from vermeil.envs.signals import add, atomic, change, give_way, load, rest, swap

try:
    import cython  # type: ignore[import-untyped]
except ImportError:  # not needed at run time: compiled away, and plain Python has no GIL to release here
    from vermeil.bots.expedition.plain import cython

# What a crew can do for all games.
SAMPLE, CHECK, STEP = range(1, 4)
# A part begins where a cache line of every buffer begins, so no two threads write into the same line.
LINE = 16
# So many games at most are a block; to take one costs as much as half a game.
BLOCK = 64
# A ticket is the next block to be done (20 bits), what is to be done (4 bits) and the number of the call.
KIND = 20
BLOCKS = (1 << KIND) - 1
# Where in a part's cells each signal stands, eight cells apart: a cache line each.
TICKET, FINISHED, ASLEEP = 8, 16, 24
# How often a helper looks out for work before it sleeps (some 50 millionths of a second: to wake a thread takes as
# long), and how often one looks at a helper that does not get on before one does its work: as often, but not where all
# of it is done sooner.
IDLE_LOOKS = 3000
STANDSTILL = 3000
QUICK_STANDSTILL = 300


class Part:
    """One thread's part of the games."""

    def __init__(self, pool: Pool, first: int, last: int) -> None:
        self.pool = pool
        self.first = first
        self.last = last
        self.blocks = -(-(last - first) // BLOCK)
        self.refused = -1
        self.cells = [0] * 40
        self.cells[TICKET] = BLOCKS
        # What a helper sleeps on.
        self.go: Any = threading.Lock()
        self.go.acquire()

    def do_block(self, kind: int, block: int) -> None:
        """Do some work for one block."""
        begin = self.first + BLOCK * block
        end = min(begin + BLOCK, self.last)
        if kind == STEP:
            self.pool.step_part(begin, end)
        elif kind == SAMPLE:
            self.pool.sample_part(begin, end)
        else:
            found = self.pool.first_refused(begin, end)
            if found >= 0 and (self.refused < 0 or found < self.refused):
                self.refused = found

    def do_all(self, kind: int) -> None:
        """Do some work for all blocks."""
        for block in range(self.blocks):
            self.do_block(kind, block)

    def work_through(self) -> bool:
        """Do the blocks that nobody has begun; whether there were any."""
        worked = False
        ticket = load(self.cells, TICKET)
        while ticket & BLOCKS < self.blocks:
            # Nobody else has taken this block, and it is still of the same call, if the ticket can be moved on.
            if change(self.cells, TICKET, ticket, ticket + 1):
                self.do_block(ticket >> KIND & 15, ticket & BLOCKS)
                add(self.cells, FINISHED)
                worked = True
            ticket = load(self.cells, TICKET)
        return worked

    def attend(self) -> bool:
        """Work whenever there is work; False if there has been none for a while, True if one is sent home."""
        looks = 0
        while looks < IDLE_LOOKS:
            if self.work_through():
                looks = 0
            if load(self.cells, ASLEEP) > 1:
                return True
            looks += 1
            rest()
        return False

    def serve(self) -> None:
        """A helper's whole life."""
        while True:
            with cython.nogil:
                home = self.attend()
            if home:
                return
            if change(self.cells, ASLEEP, 0, 1):
                # Work that came before this signal would not wake it.
                if load(self.cells, TICKET) & BLOCKS < self.blocks and change(self.cells, ASLEEP, 1, 0):
                    continue
                self.go.acquire()

    def ask(self, ticket: int) -> None:
        """Call the helper to some work. All that it was called to before is done."""
        swap(self.cells, FINISHED, 0)
        swap(self.cells, TICKET, ticket)
        if change(self.cells, ASLEEP, 1, 0):
            self.go.release()

    def finish(self, kind: int) -> None:
        """Wait for the helper while it gets on, do what it has not begun if it does not, and wait for the rest."""
        patience = STANDSTILL if kind == STEP else QUICK_STANDSTILL
        looks = 0
        known = load(self.cells, FINISHED)
        while looks < patience:
            finished = load(self.cells, FINISHED)
            if finished >= self.blocks:
                return
            looks = looks + 1 if finished == known else 0
            known = finished
            rest()
        self.work_through()
        while load(self.cells, FINISHED) < self.blocks:
            give_way()

    def dismiss(self) -> None:
        """Send the helper home."""
        if swap(self.cells, ASLEEP, 2) == 1:
            self.go.release()


class Crew:
    """Helpers beside the calling thread, which has a part of its own."""

    def __init__(self, pool: Pool, threads: int) -> None:
        lines = -(-pool.count // LINE)
        threads = min(threads, lines) if atomic() else 1
        cuts = [min(pool.count, LINE * (lines * at // threads)) for at in range(threads + 1)]
        parts = [Part(pool, first, last) for first, last in pairwise(cuts)]
        self.own = parts[0]
        self.helpers = parts[1:]
        self.turn = 0
        for helper in self.helpers:
            threading.Thread(target=helper.serve, name="vermeil-vector", daemon=True).start()
        # A crew that nobody holds any more sends its helpers home.
        self.finalizer: Any = weakref.finalize(self, send_home, self.helpers)

    def run(self, kind: int) -> None:
        """Do some work for all games."""
        self.turn += 1
        for helper in self.helpers:
            helper.ask((self.turn << 4 | kind) << KIND)
        with cython.nogil:
            self.own.do_all(kind)
        for helper in self.helpers:
            with cython.nogil:
                helper.finish(kind)

    def refused(self) -> int:
        """A game whose action would be refused; -1 if there is none."""
        self.own.refused = -1
        for helper in self.helpers:
            helper.refused = -1
        self.run(CHECK)
        if self.own.refused >= 0:
            return self.own.refused
        for helper in self.helpers:
            if helper.refused >= 0:
                return helper.refused
        return -1

    def sample(self) -> None:
        """A random legal action for each game, into its place."""
        self.run(SAMPLE)

    def step(self) -> None:
        """Take a step in every game."""
        self.run(STEP)

    def close(self) -> None:
        """Send the helpers home."""
        self.finalizer()
        self.helpers = []


def send_home(helpers: list[Part]) -> None:
    """The end of some helpers' threads."""
    for helper in helpers:
        helper.dismiss()
