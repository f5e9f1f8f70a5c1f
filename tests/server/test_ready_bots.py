"""Nobody waits long for a bot: workers are warm when a person opens the page, and bots that are asked at once share."""

from __future__ import annotations

import time
import urllib.request
from pathlib import Path

import pytest

from tests.page.conftest import Served
from vermeil.server.metrics import Metrics
from vermeil.server.workers.bot_pool import BotPool

PROCESSES = Path("/proc")


def workers_of(pid: int) -> int:
    """How many worker processes a server has started."""
    found = 0
    for task in (PROCESSES / str(pid) / "task").glob("*/children"):
        for child in task.read_text().split():
            command = (PROCESSES / child / "cmdline").read_bytes()
            found += b"spawn_main" in command
    return found


def comes_to(pid: int, workers: int) -> bool:
    """Whether a server has so many workers, at last."""
    for _ in range(600):
        if workers_of(pid) == workers:
            return True
        time.sleep(0.1)
    return False


@pytest.mark.skipif(not PROCESSES.exists(), reason="processes are counted as Linux shows them")
def test_workers_are_started_when_a_person_opens_the_page(tmp_path: Path) -> None:
    served = Served(tmp_path)
    served.start()
    try:
        assert served.process is not None
        pid = served.process.pid

        def ask(path: str, accept: str) -> None:
            request = urllib.request.Request(served.url + path, headers={"accept": accept})  # noqa: S310 - our own server
            with urllib.request.urlopen(request, timeout=20) as answer:  # noqa: S310
                assert answer.status == 200

        ask("/", "*/*")
        assert workers_of(pid) == 0, "a program that looks whether we are there needs no bots"
        ask("/review", "text/html")
        assert comes_to(pid, 2), "who looks back waits for the coach and the replay, not for bots"
        assert comes_to(pid, 5), "for reviews, for replays, for long thoughts, for quick ones, for advice"
    finally:
        served.kill()


def test_bots_that_are_asked_at_once_take_no_longer_than_one() -> None:
    seconds = 2.0
    for workers in (1, 2, 4):
        pool = BotPool(workers, seconds, Metrics())
        for levels in (["expert"], ["expert"] * 3, ["expert", "strong", "easy"], ["medium"] * 3, []):
            part = pool.part(levels)
            assert 0 < part <= 1
            assert part * sum(map(pool.takes, levels)) <= workers * seconds + 1e-9
    assert 0.2 < BotPool(1, seconds, Metrics()).part(["expert"] * 3) < 1 / 3, "and a little is left between them"
    assert BotPool(1, seconds, Metrics()).part(["strong"] * 3) == 1.0, "who has time keeps it"
