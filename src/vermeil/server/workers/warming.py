"""The first thought of a worker takes seconds: it starts, reads its modules and works out what cards can do.

So when somebody opens the page the workers think of something at once, and are ready by the time they are asked. Who
opens a review or a replay has no use for bots yet, and waits for the coach: that one starts first.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress

import msgspec

from vermeil.core.errors import VermeilError
from vermeil.core.views import CommonView
from vermeil.games import GAMES
from vermeil.server.workers.bot_pool import BotPool, Question
from vermeil.server.workers.job_pool import JobPool, advise
from vermeil.table.catalog import module
from vermeil.table.reviews import get_ready, prepare

SEED = 1
SHORT = 0.01
"""Seconds, or of a bot's time: what is thought of does not matter."""
READING = 5.0
"""Seconds for which who came to look back has the processor before bots do."""


async def look_back_first(coach: JobPool, replays: JobPool) -> None:
    """Somebody opens a review or a replay: those who look back start at once, and nobody else meanwhile."""
    with suppress(VermeilError):  # so many ask already that they need no warming
        await asyncio.gather(coach.do(get_ready), replays.do(get_ready))
    await asyncio.sleep(READING)


async def warm_up(bots: BotPool, advice: JobPool, coach: JobPool) -> None:
    """Each worker that bots or advice need decides the first question of each game; the coach learns to value it."""
    for game, view in openings():
        thoughts = [
            bots.think(Question(game, level, view, owner="house", table="warming", share=SHORT))
            for level in ("medium", *["strong"] * bots.workers)
        ]
        advised = advice.do(advise, game, "medium", SEED, view, SHORT)
        # A review that somebody waits for gets ready by itself.
        valued = [] if coach.busy else [coach.do(prepare, game)]
        for failed in await asyncio.gather(*thoughts, advised, *valued, return_exceptions=True):
            if isinstance(failed, BaseException) and not isinstance(failed, VermeilError):
                raise failed


def openings() -> Iterator[tuple[str, CommonView]]:
    """What a seat sees first, in each game."""
    for game in GAMES:
        opening = module(game).Game(players=2, seed=SEED)
        yield game, msgspec.to_builtins(opening.view(0, memory=True))
