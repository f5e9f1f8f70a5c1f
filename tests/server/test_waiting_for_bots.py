"""A turn of bots is over soon: whoever waited for a worker thinks for what is left."""

from __future__ import annotations

import asyncio
import time

import pytest

from vermeil.server.live.turn_time import FIRST_SHARE, LATER_SHARE, TurnTime
from vermeil.server.metrics import Metrics
from vermeil.server.workers.bot_pool import SHORTEST, BotPool, Job, Question
from vermeil.server.workers.warming import openings


class Slow:
    """A worker that thinks for as long as it may, and keeps what it was given."""

    def __init__(self) -> None:
        self.given: list[float] = []

    async def think(self, job: Job, limit: float) -> str:
        assert limit > 0
        self.given.append(job[4])
        await asyncio.sleep(job[4])
        return str(job[3]["moves"][0])

    def close(self) -> None:
        """Nothing is under way."""


def test_who_waited_for_a_worker_thinks_for_what_is_left() -> None:
    worker = Slow()
    pool = BotPool(1, 2.0, Metrics(), lambda: worker)
    game, view = next(openings())

    async def three() -> None:
        until = time.monotonic() + 0.5
        question = Question(game, "expert", view, owner="house", table="one", share=0.15, until=until)
        await asyncio.gather(*(pool.think(question) for _ in range(3)))

    asyncio.run(three())
    first, second, third = worker.given
    assert first == pytest.approx(0.3)
    assert SHORTEST <= second < 0.21, "the first has had most of it"
    assert third == SHORTEST, "and what comes too late is decided in a moment"


def test_without_a_time_to_be_ready_nobody_hurries() -> None:
    worker = Slow()
    pool = BotPool(1, 0.2, Metrics(), lambda: worker)
    game, view = next(openings())

    async def two() -> None:
        question = Question(game, "expert", view, owner="house", table="one", share=0.5)
        await asyncio.gather(*(pool.think(question) for _ in range(2)))

    asyncio.run(two())
    assert worker.given == [0.1, 0.1]


# --- the arithmetic of a turn -----------------------------------------------------------------------------------

PACE, SECONDS = 0.8, 2.0  # a server's usual ones
LONGEST = 2.0  # seconds that anybody waits for bots in a turn


def open_turn(times: TurnTime, decisions: int, thought: float, sharing: int = 0) -> float:
    """How long a turn takes whose decisions all can follow, of a bot that likes to think so long about each."""
    now = 0.0
    for decided in range(decisions):
        asked, until = now, times.open_until(0.0, decided, sharing)
        assert until is not None
        now += min(thought, max(SHORTEST, until - now))
        now += times.open_pause(0.0, asked, now, decided, sharing, moves=5)
    return now


def hidden_turn(times: TurnTime, bots: int, workers: int, later: int) -> float:
    """How long experts take that are asked at once, think as long as they may, and have so many decisions more each."""
    pool = BotPool(workers, times.seconds, Metrics(), Slow)
    part, takes = pool.part(["expert"] * bots), pool.takes("expert")
    free = [0.0] * workers
    for number in range(bots * (1 + later)):
        first = number < bots
        until = times.hidden_until(0.0, takes, first=first)
        assert until is not None
        share = part * times.seconds * (FIRST_SHARE if first else LATER_SHARE)
        now = min(free)
        free[free.index(now)] = now + min(share, max(SHORTEST, until - now))
    passed = max(free)
    return passed + times.hidden_pause(passed, takes)


@pytest.mark.parametrize("thought", [0.0, 0.3, SECONDS])
@pytest.mark.parametrize("decisions", range(1, 7))
def test_a_bots_turn_that_all_follow_is_over_soon(decisions: int, thought: float) -> None:
    taken = open_turn(TurnTime(PACE, SECONDS), decisions, thought)
    assert PACE <= taken < LONGEST - 0.1


@pytest.mark.parametrize("workers", [1, 2, 4])
@pytest.mark.parametrize("bots", [1, 2, 3])
@pytest.mark.parametrize("later", [0, 1, 2])
def test_a_turn_of_all_and_the_cards_that_are_taken_after_it_are_over_soon(workers: int, bots: int, later: int) -> None:
    times = TurnTime(PACE, SECONDS)
    hidden = hidden_turn(times, bots, workers, later)
    assert hidden == pytest.approx(PACE), "nothing tells how many decisions there were (SG-23)"
    for taken in (1, 2):
        assert hidden + bots * open_turn(times, taken, SECONDS, bots) < LONGEST - 0.1


def test_what_is_late_ends_with_half_a_beat() -> None:
    times = TurnTime(PACE, SECONDS)
    assert 0.9 + times.hidden_pause(0.9, SECONDS) == pytest.approx(1.5 * PACE)
    assert 1.3 + times.hidden_pause(1.3, SECONDS) == pytest.approx(2 * PACE)


def test_a_lone_expert_has_more_time_than_it_needs() -> None:
    times = TurnTime(PACE, SECONDS)
    needs = 0.2  # seconds of a processor, at most (bench.time_limits)
    for until in (
        times.hidden_until(0.0, SECONDS, first=True),
        times.open_until(0.0, 0, 0),
        times.open_until(0.0, 0, 1),
    ):
        assert until is not None
        assert until > 2 * needs
    assert 2 * needs < FIRST_SHARE * SECONDS


def test_a_slower_pace_is_what_the_house_wants_and_without_one_nobody_waits() -> None:
    slow = TurnTime(3.0, SECONDS)
    assert open_turn(slow, 1, 0.1) == pytest.approx(3.0)
    assert slow.hidden_pause(0.5, SECONDS) == pytest.approx(2.5)
    none = TurnTime(0.0, SECONDS)
    assert none.hidden_until(0.0, SECONDS, first=True) is None
    assert none.open_until(0.0, 0, 0) is None
    assert none.hidden_pause(0.5, SECONDS) == 0.0
    assert none.open_pause(0.0, 0.0, 0.5, 0, 0, moves=5) == 0.0
