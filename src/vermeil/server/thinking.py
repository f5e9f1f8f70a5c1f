"""Bots think in worker processes, outside the event loop: no table waits for another's bot."""

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
from typing import Any

from vermeil.server.metrics import Metrics

log = logging.getLogger("vermeil")

# A bot that takes this much longer than it may is not waited for; the seat then plays any legal move.
PATIENCE = 20.0


class Thinker:
    """A pool of worker processes that is started when the first bot is asked."""

    def __init__(self, workers: int, seconds: float, metrics: Metrics) -> None:
        self._workers = workers
        self._seconds = seconds
        self._metrics = metrics
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, game: str, level: str, view: dict[str, Any], deck_text: str | None = None) -> str:
        """A legal move, whatever happens."""
        moves: list[str] = view["moves"]
        if len(moves) == 1:
            return moves[0]
        loop = asyncio.get_running_loop()
        started = time.perf_counter()
        job = (game, level, secrets.randbits(32), view, self._seconds, deck_text)
        try:
            answer = loop.run_in_executor(self._ready(), think, job)
            move = await asyncio.wait_for(answer, self._seconds + PATIENCE)
        except BrokenProcessPool:
            self._pool = None
            log.exception("a bot's worker has died")
            move = ""
        except Exception:
            log.exception("the bot %s of %s has failed", level, game)
            move = ""
        self._metrics.bots.observe(time.perf_counter() - started)
        return move if move in moves else secrets.choice(moves)

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, context, initializer=watch_parent)
        return self._pool

    async def close(self) -> None:
        """Wait for the thoughts that are under way, and start no others."""
        if self._pool is not None:
            await asyncio.to_thread(self._pool.shutdown, cancel_futures=True)
            self._pool = None


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


def think(job: tuple[str, str, int, dict[str, Any], float, str | None]) -> str:
    """In a worker: what the bot plays."""
    from vermeil.bots import Limit, bot_for
    from vermeil.table.catalog import view_of

    game, level, seed, view, seconds, deck_text = job
    return bot_for(game, level, seed).play(view_of(game, view, deck_text), Limit(seconds=seconds)).move
