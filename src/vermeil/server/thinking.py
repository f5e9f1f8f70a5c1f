"""Bots think in worker processes, outside the event loop: no table waits for another's bot.

Short thoughts have a worker of their own, long ones wait in a fair queue. A thought that can't be had in time, or that
fails, is left to the next lower level; whoever asked learns which level has played.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any

from vermeil.bots import levels_of
from vermeil.server.fair import FairTurns
from vermeil.server.metrics import Metrics

log = logging.getLogger("vermeil")

# A bot that takes this much longer than it may is not waited for: its worker hangs, or the machine is overloaded.
PATIENCE = 20.0
# A long thought waits for its turn as long as so many thoughts like it take, and a little; a quick one while its
# worker is started, which may take seconds on a busy machine.
TURNS = 2.0
A_LITTLE = 1.0
STARTING = 10.0

LOWER = {
    "expert": "strong",
    "strong": "medium",
    "monte-carlo": "medium",
    "table": "medium",
    "medium": "easy",
    "greedy": "easy",
}
# How much of the time that a bot may take a level needs, about; those that are not here are quick.
SHARES = {"expert": 1.0, "monte-carlo": 1.0, "strong": 0.3, "table": 0.3}
QUICK = 0.01  # seconds
# With a deck that somebody brought along most levels first find out what its cards are worth; these do not.
UNSTUDIED = ("easy", "random")
STUDY = 3.0  # seconds, about, that others shall not wait for

Job = tuple[str, str, int, dict[str, Any], float, str | None]


@dataclass(frozen=True)
class Question:
    """What a bot is to decide: of which level, in which view, for which address and table, and in how much time."""

    game: str
    level: str
    view: dict[str, Any]
    deck_text: str | None = None
    owner: str = ""
    table: str = ""
    share: float = 1.0
    """Of the time that a bot may think about a move."""


@dataclass(frozen=True)
class Answer:
    """A legal move, and the level that has found it; no level, if none could."""

    move: str
    level: str | None


class Worker:
    """A process that is started when it is first needed, and again after it has died."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, job: Job, limit: float) -> str:
        """What the bot plays; TimeoutError after `limit` seconds, and then the process is ended."""
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, context, initializer=watch_parent)
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
            for process in list((pool._processes or {}).values()):  # noqa: SLF001 - public from Python 3.14 on
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """Wait for the thought that is under way."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None


class Lane:
    """Workers, and those who wait for them."""

    def __init__(self, workers: int) -> None:
        self.turns = FairTurns(workers)
        self._all = [Worker() for _ in range(workers)]
        self._free = list(self._all)

    async def think(self, question: Question, job: Job, cost: float, patience: float, limit: float) -> str:
        """What the bot plays; TimeoutError if it has no turn in time, or takes too long."""
        async with self.turns.turn(question.owner, question.table, cost, patience):
            worker = self._free.pop()
            try:
                return await worker.think(job, limit)
            finally:
                self._free.append(worker)

    def close(self) -> None:
        """Wait for the thoughts that are under way."""
        for worker in self._all:
            worker.close()


class Thinker:
    """All bots of a server: a lane for long thoughts, and one for quick ones."""

    def __init__(self, workers: int, seconds: float, metrics: Metrics) -> None:
        self.seconds = seconds
        self._metrics = metrics
        self.long, self.quick = Lane(workers), Lane(1)

    def takes(self, level: str) -> float:
        """How many seconds a bot of this level thinks about a move, about."""
        return SHARES.get(level, 0.0) * self.seconds or QUICK

    async def think(self, question: Question) -> Answer:
        """A legal move, whatever happens."""
        moves: list[str] = question.view["moves"]
        if len(moves) == 1:
            return Answer(moves[0], question.level)
        started = time.perf_counter()
        try:
            return await self._think(question, moves)
        finally:
            self._metrics.bots.observe(time.perf_counter() - started)

    async def _think(self, question: Question, moves: list[str]) -> Answer:
        level: str | None = question.level
        while level is not None:
            move = await self._try(question, level)
            if move in moves:
                return Answer(move, level)
            level = lower(question.game, level)
        # Not even the easiest bot could be asked in a worker; then it is asked here, which takes milliseconds.
        easiest = "easy" if "easy" in levels_of(question.game) else "random"
        job = (question.game, easiest, secrets.randbits(32), question.view, QUICK, question.deck_text)
        try:
            move = await asyncio.to_thread(think, job)
        except Exception as error:  # noqa: BLE001 - the game goes on all the same
            log.error("the bot %s of %s can't play: %r", easiest, question.game, error)  # noqa: TRY400 - and quietly
            move = ""
        return Answer(move, easiest) if move in moves else Answer(secrets.choice(moves), None)

    async def _try(self, question: Question, level: str) -> str:
        """What a bot of this level plays; nothing, if that can't be had."""
        takes, seconds = self.takes(level), self.seconds * question.share
        if question.deck_text is not None and level not in UNSTUDIED:
            takes = max(takes, STUDY)
        lane, patience = (self.long, TURNS * takes + A_LITTLE) if takes > QUICK else (self.quick, STARTING)
        job = (question.game, level, secrets.randbits(32), question.view, seconds, question.deck_text)
        try:
            return await lane.think(question, job, takes * question.share, patience, seconds + PATIENCE)
        except TimeoutError:
            log.info("no time for the bot %s of %s", level, question.game)
        except Exception as error:  # noqa: BLE001 - a worker may die, and a bot may be wrong: a lower level plays
            log.warning("the bot %s of %s has failed: %r", level, question.game, error)
        return ""

    async def close(self) -> None:
        """Wait for the thoughts that are under way, and start no others."""
        await asyncio.to_thread(self.long.close)
        await asyncio.to_thread(self.quick.close)


def lower(game: str, level: str) -> str | None:
    """The next lower level that plays this game; None below the lowest."""
    below = LOWER.get(level)
    return below if below in levels_of(game) else None


def watch_parent() -> None:
    """In a worker: end with the server, however it ended. Signals are for the server alone."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:

        def wait() -> None:
            parent.join()
            os._exit(1)

        threading.Thread(target=wait, daemon=True).start()


def think(job: Job) -> str:
    """In a worker: what the bot plays."""
    from vermeil.bots import Limit, bot_for
    from vermeil.table.catalog import view_of

    game, level, seed, view, seconds, deck_text = job
    return bot_for(game, level, seed).play(view_of(game, view, deck_text), Limit(seconds=seconds)).move
