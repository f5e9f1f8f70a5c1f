"""Bots think in worker processes, outside the event loop: no table waits for another's bot.

Quick bots have a worker of their own, slow ones wait in a fair queue. A bot that can't answer in time, or that
fails, is replaced by the next lower level; the answer says which level has played.
"""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from vermeil.bots import levels_of
from vermeil.core.views import CommonView
from vermeil.server.aside import aside
from vermeil.server.counts import Counts
from vermeil.server.workers.fair_queue import FairTurns

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
# About how much of the time allowed each level needs; those not listed are quick.
SHARES = {"expert": 1.0, "monte-carlo": 1.0, "strong": 0.3, "table": 0.3}
QUICK = 0.01  # seconds
SHORTEST = 0.05  # seconds of a thought that comes too late: enough for a good move, if not for the best
# Where thoughts wait for each other some time goes by between them, which nobody thinks in.
BETWEEN = 0.7
# With somebody's own deck most levels first find out what its cards are worth; these do not.
UNSTUDIED = ("easy", "child", "random")
STUDY = 3.0  # seconds, roughly, that nobody else should have to wait

Job = tuple[str, str, int, CommonView, float, str | None]


@dataclass(frozen=True)
class Question:
    """What a bot is to decide: of which level, in which view, for which address and table, and in how much time."""

    game: str
    level: str
    view: CommonView
    deck_text: str | None = None
    owner: str = ""
    table: str = ""
    share: float = 1.0
    """Of the time that a bot may think about a move."""
    until: float | None = None
    """When the answer should be there, by the monotonic clock: who waited long for a worker thinks for less."""
    dice: int | None = None
    """What a bot rolls its dice from; None: from the system."""


@dataclass(frozen=True)
class Answer:
    """A legal move, and the level that has found it; no level, if none could."""

    move: str
    level: str | None


class Worker(Protocol):
    """Where bots think: a process, or in a browser another worker."""

    async def think(self, job: Job, limit: float) -> str:
        """What the bot plays; TimeoutError after `limit` seconds, and then the thought is ended."""
        ...

    def close(self) -> None:
        """Wait for the thought that is under way."""
        ...


def process_worker() -> Worker:
    """A process. A browser has none, and not even the modules for them."""
    from vermeil.server.workers.process import ProcessWorker

    return ProcessWorker()


class Lane:
    """Workers, and those who wait for them."""

    def __init__(self, workers: int, hire: Callable[[], Worker]) -> None:
        self.turns = FairTurns(workers)
        self._all = [hire() for _ in range(workers)]
        self._free = list(self._all)

    async def think(self, question: Question, job: Job, cost: float, patience: float, limit: float) -> str:
        """What the bot plays; TimeoutError if it has no turn in time, or takes too long."""
        async with self.turns.turn(question.owner, question.table, cost, patience):
            worker = self._free.pop()
            try:
                return await worker.think(in_time(job, question.until), limit)
            finally:
                self._free.append(worker)

    def close(self) -> None:
        """Wait for the thoughts that are under way."""
        for worker in self._all:
            worker.close()


class BotPool:
    """All bots of a server: a lane for long thoughts, and one for quick ones."""

    def __init__(
        self, workers: int, seconds: float, metrics: Counts, hire: Callable[[], Worker] = process_worker
    ) -> None:
        self.workers, self.seconds = workers, seconds
        self._metrics = metrics
        self.long, self.quick = Lane(workers, hire), Lane(1, hire)

    def takes(self, level: str) -> float:
        """How many seconds a bot of this level thinks about a move, about."""
        return SHARES.get(level, 0.0) * self.seconds or QUICK

    def part(self, levels: Sequence[str]) -> float:
        """Of its time, what each of several bots has that are asked at once: together they take no longer than one."""
        wanted = sum(self.takes(level) for level in levels)
        had = self.workers * self.seconds
        return 1.0 if wanted <= had else BETWEEN * had / wanted

    async def think(self, question: Question) -> Answer:
        """A legal move, whatever happens."""
        moves = question.view["moves"]
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
            move = await aside(think, job)
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
        dice = secrets.randbits(32) if question.dice is None else question.dice
        job = (question.game, level, dice, question.view, seconds, question.deck_text)
        try:
            return await lane.think(question, job, takes * question.share, patience, seconds + PATIENCE)
        except TimeoutError:
            log.info("no time for the bot %s of %s", level, question.game)
        except Exception as error:  # noqa: BLE001 - a worker may die, and a bot may be wrong: a lower level plays
            log.warning("the bot %s of %s has failed: %r", level, question.game, error)
        return ""

    async def close(self) -> None:
        """Wait for the thoughts that are under way, and start no others."""
        await aside(self.long.close)
        await aside(self.quick.close)


def in_time(job: Job, until: float | None) -> Job:
    """The same, to be thought about no longer than until then; but for a moment at least."""
    if until is None:
        return job
    game, level, seed, view, seconds, deck_text = job
    return game, level, seed, view, min(seconds, max(SHORTEST, until - time.monotonic())), deck_text


def lower(game: str, level: str) -> str | None:
    """The next lower level that plays this game; None below the lowest."""
    below = LOWER.get(level)
    return below if below in levels_of(game) else None


def think(job: Job) -> str:
    """In a worker: what the bot plays."""
    from vermeil.bots import Limit, bot_for
    from vermeil.table.catalog import view_of

    game, level, seed, view, seconds, deck_text = job
    return bot_for(game, level, seed).play(view_of(game, view, deck_text), Limit(seconds=seconds)).move
