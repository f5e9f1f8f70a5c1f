"""The pocket edition, built from what is here. Where its toolchain is missing these tests are skipped, and say so."""

from __future__ import annotations

import os
import shutil
import sys
import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from filelock import FileLock
from playwright.sync_api import Browser

from tests.page.conftest import axe  # noqa: F401 - a fixture
from tests.pocket.carried import Pocket
from vermeil.core.errors import SetupError
from vermeil.pocket.making.edition import build
from vermeil.pocket.making.toolchain import WORK, found
from vermeil.pocket.serving import Files, server_of

DEMANDED = os.environ.get("VERMEIL_DEMAND_POCKET", "0") not in {"", "0"}


@pytest.fixture(scope="session")
def edition() -> Path:
    """The built folder; the processes of one test run build it once."""
    try:
        found()
    except SetupError as refusal:
        if DEMANDED:
            pytest.fail(f"VERMEIL_DEMAND_POCKET is set, and {refusal}")
        print(f"\n*** {refusal}: the tests of the pocket edition are SKIPPED ***", file=sys.__stderr__)
        pytest.skip(str(refusal))
    folder, stamp = WORK / "tested", WORK / "tested.txt"
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", "")
    with FileLock(WORK / "tested.lock"):
        if not run or not stamp.exists() or stamp.read_text(encoding="utf-8") != run:
            build(folder)
            stamp.write_text(run, encoding="utf-8")
    return folder


class Space:
    """A plain web space with the edition in a folder of its own, until it is taken away."""

    def __init__(self, folder: Path) -> None:
        self.server = server_of(folder, "127.0.0.1", 0)
        self.server.RequestHandlerClass = partial(Below, directory=str(folder))
        self.origin = f"http://127.0.0.1:{self.server.server_port}"
        self.url = f"{self.origin}/games/pocket/?pace=0&seconds=0.05"
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()


class Below(Files):
    """The same files, but below a path, as in a corner of somebody's web space."""

    def translate_path(self, path: str) -> str:
        prefix = "/games/pocket"
        return super().translate_path(path.removeprefix(prefix) if path.startswith(prefix) else "/nowhere")


class Kept:
    """The edition that a browser has kept, for all tests that need nobody else; the web space is gone."""

    def __init__(self, edition: Path, browser: Browser) -> None:
        self.edition, self.browser = edition, browser
        self.pocket: Pocket | None = None

    def give(self) -> Pocket:
        if self.pocket is None:
            space = Space(self.edition)
            try:
                self.pocket = Pocket(self.browser, space)
            finally:
                space.close()
        return self.pocket

    def throw_away(self) -> None:
        if self.pocket is not None:
            self.pocket.close()
            self.pocket = None


@pytest.fixture(scope="session")
def kept(edition: Path, browser: Browser) -> Iterator[Kept]:
    made = Kept(edition, browser)
    yield made
    made.throw_away()


@pytest.fixture
def pocket(request: pytest.FixtureRequest, kept: Kept) -> Iterator[Pocket]:
    """A browser that was here before, without a network; after a test that has failed the next one gets a new one."""
    failed = request.session.testsfailed
    yield (given := kept.give())
    try:
        given.watched()
    except AssertionError:
        kept.throw_away()
        raise
    if request.session.testsfailed > failed:
        kept.throw_away()


@pytest.fixture(scope="session")
def node() -> str:
    program = shutil.which("node")
    if program is None:
        if DEMANDED:
            pytest.fail("VERMEIL_DEMAND_POCKET is set, and there is no Node")
        pytest.skip("no Node")
    return program
