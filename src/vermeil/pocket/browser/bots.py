"""The worker in which bots think: what is done there, and how the tables' worker asks for it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from importlib import import_module
from typing import Any, Protocol, TypeVar

import msgspec

from vermeil.core.errors import BotError
from vermeil.games import GAMES, rules_of, spec_of
from vermeil.pocket.browser.works import WORK, Work, think
from vermeil.server.workers.bot_pool import Job
from vermeil.server.workers.job_pool import JobPool, Outcome, carefully
from vermeil.table.catalog import own_deck

T = TypeVar("T")

SLOW = 120.0  # seconds more, in which a phone solves what bots look up


def prepare(game: str, deck_text: str | None) -> None:
    """Solve the look-ups of a deck before a bot needs them, while a person still thinks; or fetch what was kept."""
    if spec_of(game).board == "cards":
        deck = rules_of(game).Deck.named("standard") if deck_text is None else own_deck(game, deck_text)
        import_module(f"vermeil.bots.{GAMES[game]}.solved").lookup_for(deck)


class Far(Protocol):
    """The other worker, as the browser reaches it."""

    def do(self, work: str, args: str) -> Awaitable[str]: ...

    def restart(self) -> None: ...


class FarWorker:
    """Thinks in the bots' worker."""

    def __init__(self, far: Far) -> None:
        self._far = far

    async def think(self, job: Job, limit: float) -> str:
        try:
            done, refused = await asyncio.wait_for(_asked(self._far, think, (job,)), limit + SLOW)
        except TimeoutError:
            self._far.restart()  # there is no other way to stop a thought that goes on and on
            raise
        if refused is not None:
            raise BotError(refused[1])
        return str(done)

    def close(self) -> None:
        """It ends with the page."""


class FarJobs(JobPool):
    """Advice, replays and hindsight, in the bots' worker as well."""

    def __init__(self, far: Far) -> None:
        super().__init__()
        self._far = far

    async def _elsewhere(self, work: Callable[..., T], args: tuple[Any, ...]) -> Outcome:
        return await _asked(self._far, work, args)


async def _asked(far: Far, work: Callable[..., Any], args: tuple[Any, ...]) -> Outcome:
    name = work.name if isinstance(work, Work) else work.__name__
    said = await far.do(name, msgspec.json.encode(args).decode())
    return msgspec.json.decode(said, type=tuple[Any, tuple[str, str] | None])


def do(work: str, args: str) -> str:
    """In the bots' worker: what came of it, as JSON."""
    return msgspec.json.encode(carefully(WORK[work], tuple(msgspec.json.decode(args)))).decode()
