"""The edition in a browser: kept there, used without a network, and watched."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from playwright.sync_api import Browser, Error, Page, expect

from tests.page.conftest import People

if TYPE_CHECKING:
    from tests.pocket.conftest import Space

RUNS = "Everything runs in this browser, and without a network too."
MOVE = ".moves [data-move]:not([disabled])"
# Where the game stands: the moves, and the rest of the table. What a move earns is worked out a little later.
SHOWN = """() => {
    const main = document.querySelector('main').cloneNode(true)
    const moves = [...main.querySelectorAll('[data-move]')].map((one) => one.dataset.move)
    main.querySelectorAll('.moves').forEach((one) => one.remove())
    return [moves, main.textContent]
}"""
PATIENCE = 120_000  # a runtime of six megabytes, or tables that a bot solves once, on a busy machine


class Pocket(People):
    """A person with the edition in a browser, and all that it has asked for."""

    def __init__(self, browser: Browser, space: Space) -> None:
        super().__init__(browser, space.origin)
        self.space = space
        self.asked: list[str] = []
        self.page = self.carry()

    def carry(self) -> Page:
        """A browser that keeps the edition from now on."""
        page = self(likes={"text": True}, accept_downloads=True)
        page.context.set_default_timeout(PATIENCE)
        page.context.on("request", lambda request: self.asked.append(request.url))
        page.goto(self.space.url)
        expect(page.get_by_text(RUNS)).to_be_visible(timeout=PATIENCE)
        return page

    def home(self) -> Page:
        """The page, at its beginning."""
        self.page.evaluate("location.hash = '#/'")
        expect(self.page.get_by_text(RUNS)).to_be_visible(timeout=PATIENCE)
        return self.page

    def again(self) -> Page:
        """Another tab of the same browser, at the same address."""
        other = self.page.context.new_page()
        other.on("console", lambda said: self.hear(said.text) if said.type in {"error", "warning"} else None)
        other.on("pageerror", lambda error: self.hear(str(error)))
        other.goto(self.page.url)
        return other

    def killed(self) -> Page:
        """The same address in a new tab, after the old one has died with all of its workers."""
        address, old = self.page.url, self.page
        with suppress(Error):  # it can't say that it has arrived
            old.goto("chrome://crash", timeout=1000)
        other = old.context.new_page()
        old.close()
        other.on("console", lambda said: self.hear(said.text) if said.type in {"error", "warning"} else None)
        other.on("pageerror", lambda error: self.hear(str(error)))
        other.goto(address)
        self.page = other
        return other

    def watched(self) -> None:
        """No console has complained, and nothing was asked of anybody else."""
        assert self.complaints == []
        assert [url for url in self.asked if not url.startswith((self.space.origin, "blob:"))] == []
        self.asked.clear()


def begin(page: Page, game: str, level: str = "expert") -> None:
    box = page.locator(f"[data-game={game}]")
    box.get_by_label("Level").select_option(level)
    box.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(MOVE).first).to_be_visible(timeout=PATIENCE)
