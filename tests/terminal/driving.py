"""Somebody at the keys of the screen."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from random import Random
from typing import Any, TypeVar

from textual import events
from textual.pilot import Pilot

from vermeil.terminal.home import Home, Plan
from vermeil.terminal.screens.app import TableApp
from vermeil.terminal.screens.board import Board
from vermeil.terminal.screens.table import TableScreen
from vermeil.terminal.sitting import Sitting
from vermeil.terminal.speech import Speech

T = TypeVar("T")


def run(play: Coroutine[Any, Any, T]) -> T:
    """Play in a thread of its own: a browser of other tests may have an event loop in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, play).result()


STEERING = ("left", "right", "up", "down", "r", "f", "tab", "x")
CHARACTERS = {"question_mark": "?"}  # of keys that have a name for it
CHOOSING = ("left", "right", "up", "down", "tab", "tab")


class Driver:
    """A screen, its pilot, and what is to be seen on it."""

    def __init__(self, app: TableApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot
        self.seen: set[str] = set()
        self.lost: list[str] = []

    @property
    def screen(self) -> TableScreen:
        found = next(screen for screen in self.app.screen_stack if isinstance(screen, TableScreen))
        assert isinstance(found, TableScreen)
        return found

    @property
    def board(self) -> Board:
        return self.screen.query_one(Board)

    def lines(self) -> list[str]:
        lines = self.board.canvas.lines()
        self.seen.update(lines)
        self.lost += self.board.canvas.lost
        return lines

    def text(self) -> str:
        return "\n".join(self.lines())

    async def touch(self, key: str) -> None:
        """Press a key, and wait until all who hear of it have done so; the pilot's own way waits far longer."""
        character = CHARACTERS.get(key, key if len(key) == 1 else None)
        self.app.post_message(events.Key(key, character))
        await self.pilot.pause(0)

    async def press(self, *keys: str) -> None:
        for key in keys:
            await self.touch(key)
        await self.settle()

    async def settle(self) -> None:
        """Until nothing is under way: no move of ours, no bot, no message."""
        for _ in range(2000):
            screen = self.screen
            idle = not screen.acting and not screen.sitting.busy and not self.app.workers._workers
            if idle and screen.known.n == screen.sitting.known(screen.eyes).n:
                await self.pilot.pause(0)
                return
            await asyncio.sleep(0.005)
        raise AssertionError("the table does not come to rest")

    async def play_on(self, rng: Random, presses: int = 4000) -> int:
        """Press keys like somebody who tries things out, until the game is over; how many it took."""
        for count in range(presses):
            screen = self.screen
            if screen.known.over:
                return count
            self.lines()
            verbs = [verb.verb for verb in screen.chooser.verbs]
            # Whoever calls for a vote, or takes discards instead of drawing, comes to an end of Silver Coin.
            soon = next((verb for verb in ("call", "take") if verb in verbs), None)
            if soon is not None and rng.random() < 0.7:
                await self.press(str(verbs.index(soon) + 1))
            elif screen.ghost and rng.random() < 0.15:
                await self.touch(rng.choice(STEERING))
            elif screen.chooser.verbs and rng.random() < 0.2:
                await self.touch(rng.choice(CHOOSING))
            else:
                await self.press("enter")
        raise AssertionError("the game does not end")


@asynccontextmanager
async def driving(
    sitting: Sitting | None, size: tuple[int, int] = (80, 24), language: str = "en"
) -> AsyncIterator[Driver]:
    app = TableApp(Speech(language), sitting, pace=0.0)
    async with app.run_test(size=size) as pilot:
        driver = Driver(app, pilot)
        await pilot.pause()
        if sitting is not None:
            await driver.settle()
        yield driver


def table(game: str, people: int = 1, bots: int = 1, seed: str = "7") -> Home:
    names = ("Ann", "Bob", "Cyd", "Dee")[:people]
    # Rounds of Silver Coin end soon when nobody draws.
    variants = ("patience=1",) if game == "silver-coin" else ()
    return Home.begin(Plan(game, names, ("random",) * bots, variants, seed=seed))
