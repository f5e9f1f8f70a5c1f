"""Nothing in the background dies unnoticed, and ending takes a bounded time."""

from __future__ import annotations

import asyncio
import contextlib
import logging

import pytest

from tests.server.process import run
from vermeil.server.supervisor import Supervisor
from vermeil.table import TableError


def test_what_must_go_on_is_started_again_and_what_has_failed_is_logged(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vermeil.server.supervisor.AGAIN", 0.0)
    lives: list[str] = []
    alive = asyncio.Event()

    async def mortal() -> None:
        lives.append("x")
        if len(lives) < 3:
            raise RuntimeError("a bug")
        alive.set()
        await asyncio.Event().wait()

    async def broken() -> None:
        raise ValueError("another bug")

    async def refused() -> None:
        raise TableError("table/busy", "try again")

    async def scenario() -> None:
        tasks = Supervisor()
        tasks.keep("the mortal", mortal)
        ended = [tasks.once("the broken", broken()), tasks.once("the refused", refused())]
        await asyncio.wait_for(alive.wait(), 10)
        await asyncio.wait(ended)
        await asyncio.sleep(0)
        assert tasks.failures == 3
        await tasks.close()

    with caplog.at_level(logging.WARNING):
        run(scenario())
    said = [record.getMessage() for record in caplog.records]
    assert said.count("the mortal has failed and is started again") == 2
    assert said.count("the broken has failed") == 1
    assert not any("refused" in line for line in said)


def test_a_task_that_does_not_end_holds_nobody_up(caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        enough, begun = asyncio.Event(), asyncio.Event()

        async def stubborn() -> None:
            while not enough.is_set():
                begun.set()
                with contextlib.suppress(asyncio.CancelledError):
                    await enough.wait()

        tasks = Supervisor()
        task = tasks.once("the stubborn", stubborn())
        await begun.wait()
        await tasks.close(0.05)
        assert not task.done()
        enough.set()
        await task

    run(scenario())
    assert "the stubborn does not end" in caplog.text
