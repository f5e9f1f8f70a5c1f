"""How a person plays an expedition game on the page: by mouse, by touch, or by keyboard alone.

Each hand answers one question with what is on the screen, and nothing else: it reads no moves and calls no route.
"""

from __future__ import annotations

import re
from typing import Any, Protocol

from playwright.sync_api import Locator, Page, expect

from tests.page.conftest import People

# What is asked on the screen; "end" when the score is told. Null while others decide or a move is under way.
ASKED = """() => {
    if (document.querySelector('#end-title')) return 'end'
    const board = document.querySelector('[data-testid=expedition]')
    const asked = board?.dataset.question
    return asked && asked !== 'none' && asked !== 'over' ? asked : null
}"""


class Hand(Protocol):
    """One way to play."""

    page: Page

    def keep(self) -> None: ...
    def cross(self) -> None: ...
    def confirm(self) -> None: ...
    def take(self) -> None: ...


def asked(page: Page) -> str:
    """Wait until something is asked, and say what."""
    return str(page.wait_for_function(ASKED, timeout=20_000, polling=20).json_value())


def play(hand: Hand, until: str = "end", turns: int = 1000) -> list[str]:
    """Play until that is asked; all that was asked on the way."""
    seen: list[str] = []
    while (question := asked(hand.page)) != until and len(seen) < turns:
        seen.append(question)
        answer = {"keep": hand.keep, "pattern": hand.cross, "owed": hand.cross, "confirm": hand.confirm}
        answer.get(question, hand.take)()
    return seen


def open_box(page: Page) -> Locator:
    """A box of one's own cards that is not crossed yet; the entrance and its neighbours come first in reading order."""
    return page.locator("[data-testid^=own-] [role=gridcell][aria-label$=' open']").first


def begin(page: Page, game: str) -> str:
    """A game against an easy bot, from the shelf; the table's id."""
    page.goto("/")
    box = page.locator(f"[data-game={game}]")
    box.get_by_label("Level").select_option("easy")
    box.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url(re.compile(r"/t/"))
    page.get_by_test_id("expedition").wait_for()
    return page.url.rsplit("/", 1)[1]


def begin_lesson(page: Page, game: str) -> str:
    """The same on the deal of the lesson, which never changes, for what depends on the cards; the table's id."""
    page.goto("/")
    table: str = page.evaluate(
        """async (game) => {
            const headers = {"content-type": "application/json"}
            const send = (path, body) => fetch(path, {method: "POST", headers, body: JSON.stringify(body)})
            const table = {game, name: "Ann", players: 2, bots: ["easy"], lesson: true}
            const made = await (await send("/api/tables", table)).json()
            await send(`/api/tables/${made.table}/acts`, {do: "ready"})
            return made.table
        }""",
        game,
    )
    page.goto(f"/t/{table}")
    page.get_by_test_id("expedition").wait_for()
    return table


def asks(page: Page, path: str) -> dict[str, Any]:
    """What the server says to this browser, to compare the screen with."""
    found: dict[str, Any] = page.evaluate("async (path) => (await fetch(path)).json()", f"/api/tables{path}")
    return found


def ghost(page: Page) -> str | None:
    """The spelling of the crossing that is shown."""
    return page.get_by_test_id("expedition").get_attribute("data-ghost")


def crossed(page: Page) -> int:
    """How many boxes of one's own cards are crossed on the screen."""
    return page.locator("[data-testid^=own-] [role=gridcell][aria-label$=' crossed']").count()


def hand_of(person: People, how: str) -> Hand:
    """A person with this hand; touch on a phone."""
    if how == "touch":
        return Touch(person(width=360, height=740, has_touch=True, is_mobile=True))
    return Keys(person()) if how == "keyboard" else Mouse(person())


def play_whole(person: People, game: str, how: str) -> None:
    """28 turns (SG-50, PY-50), each confirmed, and then the score as the server counts it."""
    hand = hand_of(person, how)
    table = begin(hand.page, game)
    questions = play(hand)
    assert questions.count("keep") == 1
    assert questions.count("pattern") == questions.count("confirm") == 28
    expect(hand.page.locator("#end-title")).to_be_visible()
    seats = asks(hand.page, f"/{table}")["view"]["seats"]
    told = hand.page.get_by_test_id("board").inner_text()
    for seat in seats:
        assert re.search(rf"\b{seat['sheet']['total']}\b", told), "the end tells what the server counts"
    assert hand.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing to scroll sideways"


class Mouse:
    """Points, and clicks what the ghost shows."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def keep(self) -> None:
        cards = self.page.get_by_test_id("hand")
        cards.nth(0).click()
        cards.nth(2).click()
        self.page.get_by_role("button", name="Keep these two").click()

    def cross(self) -> None:
        open_box(self.page).click()

    def confirm(self) -> None:
        self.page.get_by_role("button", name="Confirm").click()

    def take(self) -> None:
        self.page.locator("button.take").first.click()


class Touch(Mouse):
    """Taps boxes, then agrees with the button under the thumb."""

    def keep(self) -> None:
        cards = self.page.get_by_test_id("hand")
        cards.nth(1).tap()
        cards.nth(3).tap()
        self.page.get_by_role("button", name="Keep these two").tap()

    def cross(self) -> None:
        open_box(self.page).tap()
        self.page.get_by_role("button", name="Cross off").tap()

    def confirm(self) -> None:
        self.page.get_by_role("button", name="Confirm").tap()

    def take(self) -> None:
        self.page.locator("button.take").last.tap()


class Keys:
    """Never touches the mouse: arrows, Enter, digits."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._crossed = 0

    def keep(self) -> None:
        for key in ("1", "4", "Enter"):
            self.page.keyboard.press(key)

    def cross(self) -> None:
        # The first arrow goes to the cards, if one is not there already; the ghost is never without a place then.
        self._crossed += 1
        for key in ("ArrowDown", "r") if self._crossed % 2 else ("ArrowRight", "f"):
            self.page.keyboard.press(key)
        # A card on which nothing can be crossed has no ghost: Tab goes to the other one.
        if self.page.get_by_role("button", name="Cross off").is_disabled():
            self.page.keyboard.press("Tab" if self._on_first() else "Shift+Tab")
        self.page.keyboard.press("Enter")

    def _on_first(self) -> bool:
        return bool(self.page.evaluate("document.activeElement.closest('[data-testid=own-A]') !== null"))

    def confirm(self) -> None:
        self.page.keyboard.press("Enter")

    def take(self) -> None:
        for key in ("1", "2", "3", "4", "0"):
            self.page.keyboard.press(key)
