"""What all tests share."""

from __future__ import annotations

import asyncio
import gc
import signal
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.server.process import Server

# No deadline: a busy machine is not a bug. A failure prints what is needed to see it again.
# The same code gets the same examples, so that green stays green; `make explore` looks for new ones.
settings.register_profile("steady", deadline=None, derandomize=True, print_blob=True)
settings.register_profile("explore", deadline=None, derandomize=False, print_blob=True)
settings.load_profile("steady")


# Who was started in the background ignores Ctrl-C, and so do the commands that our tests start and interrupt.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_finish() -> None:
    """Thousands of tests are objects that stay: the garbage collector need not look through them again and again."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def _no_loop_of_a_browsers(request: pytest.FixtureRequest) -> Iterator[None]:
    """A test that drives no browser may start an event loop of its own.

    A browser that stays open between tests leaves its loop behind as the running one, in whichever process has driven
    the page before; Python would then refuse every other loop there.
    """
    drives = "page" in request.path.parts or "browser" in request.fixturenames
    loop = None if drives else asyncio._get_running_loop()
    if loop is None:
        yield
        return
    asyncio._set_running_loop(None)
    try:
        yield
    finally:
        asyncio._set_running_loop(loop)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for the page and the pocket edition: a process can't drive two."""
    from tests.page.conftest import launched

    with launched() as browser:
        yield browser


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that ask nothing special of theirs."""
    from tests.server.process import Server

    file = tmp_path_factory.mktemp("server") / "tables.db"
    with Server(f"sqlite:///{file}") as running:
        yield running
        assert running.stop() == ""
