"""A real server and a real browser. Where one of them is missing these tests are skipped, and say so."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
import urllib.request
import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.ageing import age
from tests.ports import free_port
from tests.server.process import START

PATIENCE = 45_000  # milliseconds: a busy machine is not a bug
expect.set_options(timeout=PATIENCE)

ROOT = Path(__file__).resolve().parents[2]
BUILT = ROOT / "src" / "vermeil" / "server" / "page" / "index.html"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Each of our people has a window of their own, and a newer Chromium fills its address bar with pages of its own, which
# takes more than a second of a processor. The last such list counts: what Playwright switches off is in it as well.
WITHOUT = "WebUIOmniboxPopup,WebUIOmniboxAimPopup,AimEnabled,HttpsUpgrades,LensOverlay,MediaRouter,OptimizationHints"
WITHOUT += ",PaintHolding,PreconnectToSearch,NetworkTimeServiceQuerying,DestroyProfileOnBrowserClose"
COLOURS = ["color-contrast", "link-in-text-block"]
# What axe-core finds by these rules, or by all of them.
LOOK = """async (rules) => {
    const only = rules.length > 0 ? {runOnly: rules} : {}
    return (await axe.run(document, {resultTypes: ['violations'], ...only})).violations
}"""
DEMANDED = os.environ.get("VERMEIL_DEMAND_BROWSER", "0") not in {"", "0"}
WHOLE = ("chromium", "chromium-browser", "google-chrome")
PROGRAMS = ("chromium-headless-shell", *WHOLE)
"""The first has no windows and no settings: it draws and runs pages as the others do, with less of the processor."""


def chromium_here(programs: Sequence[str] = PROGRAMS) -> str | None:
    """Chromium's program: where VERMEIL_CHROMIUM says, or the usual places."""
    found = (os.environ.get("VERMEIL_CHROMIUM"), *map(shutil.which, programs))
    return next((path for path in found if path), None)


def missing(what: str) -> None:
    if DEMANDED:
        pytest.fail(f"VERMEIL_DEMAND_BROWSER is set, and there is no {what}")
    print(f"\n*** NO {what.upper()}: tests of the page are SKIPPED ***", file=sys.__stderr__)
    pytest.skip(f"no {what}")


class Served:
    """`vermeil serve` as a process, on a port and a database that outlive it."""

    def __init__(self, folder: Path, *more: str) -> None:
        self.folder = folder
        self.more = more
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "vermeil", "serve", "--port", str(self.port), "--bot-pace", "0"]
        command += ["--database", f"sqlite:///{self.folder / 'page.db'}", "--log-level", "warning"]
        command += ["--visits", "0", *self.more]  # all our people come from one address
        self.process = subprocess.Popen(command, cwd=self.folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        deadline = time.monotonic() + START
        while self.process.poll() is None and time.monotonic() < deadline:
            try:
                with urllib.request.urlopen(f"{self.url}/health", timeout=5):  # noqa: S310 - our own server
                    return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError("the server does not start")

    def age(self, seconds: int) -> None:
        """As if all that happened at the tables were longer ago; while the server is down for a moment."""
        age(self.folder / "page.db", seconds)

    def kill(self) -> None:
        """As a power cut would."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    if not BUILT.exists():
        missing("built page")
    server = Served(tmp_path_factory.mktemp("page"))
    server.start()
    yield server
    server.kill()


@contextmanager
def launched() -> Iterator[Browser]:
    """Chromium, until it is no longer needed."""
    program = chromium_here()
    if program is None:
        missing("Chromium")
    with sync_playwright() as playwright, warnings.catch_warnings():
        browser = playwright.chromium.launch(executable_path=program, args=[f"--disable-features={WITHOUT}"])
        yield browser
        browser.close()


class People:
    """Makes a browser for each person, with cookies of its own; everything that the consoles say is kept."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.contexts: list[BrowserContext] = []
        self.complaints: list[str] = []
        self.expected: list[str] = []

    def __call__(
        self, *, width: int = 1280, height: int = 800, likes: dict[str, Any] | None = None, **options: Any
    ) -> Page:
        settings: dict[str, Any] = {"locale": "en-GB", "reduced_motion": "reduce", **options}
        context = self.browser.new_context(base_url=self.url, viewport={"width": width, "height": height}, **settings)
        context.set_default_timeout(PATIENCE)
        self.contexts.append(context)
        page = context.new_page()
        page.on("console", lambda said: self.hear(said.text) if said.type in {"error", "warning"} else None)
        page.on("pageerror", lambda error: self.hear(str(error)))
        # Turns are confirmed by us, whenever we come to it, but for those who like it otherwise.
        liked = {"selfConfirm": False, **(likes or {})}
        context.add_init_script(
            "if (!localStorage.getItem('vermeil-likes')) localStorage.setItem('vermeil-likes', "
            + repr(json.dumps(liked))
            + ")"
        )
        return page

    def hear(self, words: str) -> None:
        if not any(part in words for part in self.expected):
            self.complaints.append(words)

    def close(self) -> None:
        for context in self.contexts:
            context.close()


@pytest.fixture
def person(browser: Browser, served: Served) -> Iterator[People]:
    """Makes people's pages; afterwards no console may have complained."""
    people = People(browser, served.url)
    yield people
    people.close()
    assert people.complaints == []


@pytest.fixture
def axe() -> Callable[[Page], None]:
    """Looks for what shuts people out, by day and by night; a finding fails.

    The themes differ by their colours alone: what is not about colours is looked for once.
    """
    if not AXE.exists():
        missing("axe-core in web/node_modules")
    source = AXE.read_text(encoding="utf-8")

    def look(page: Page) -> None:
        if page.evaluate("!window.axe"):
            page.evaluate(source)
        told = []
        themes: tuple[tuple[Literal["dark", "light"], list[str]], ...] = (("dark", COLOURS), ("light", []))
        for theme, rules in themes:
            page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            expect(page.locator("html")).to_have_attribute("data-theme", theme)
            told += [
                f"{theme}: {one['id']}: {node['html'][:160]} | {node['failureSummary'][:300]}"
                for one in page.evaluate(LOOK, rules)
                for node in one["nodes"]
            ]
        assert told == []

    return look
