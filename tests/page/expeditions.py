"""How a person plays an expedition game on the page: by mouse, by touch, or by keyboard alone.

Each hand answers one question with what is on the screen, and nothing else: it reads no moves and calls no route.
"""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Any, ClassVar, Protocol

from playwright.sync_api import Locator, Page, TimeoutError, expect  # noqa: A004 - the browser's own, not Python's

from tests.page import pressing
from tests.page.conftest import People
from tests.page.pressing import Meant, sought
from tests.page.quick import act, ask, settle, sit

# What is asked on the screen; "end" when the score is told. Null while others decide or a move is under way.
ASKED = """() => {
    if (document.querySelector('#end-title')) return 'end'
    const board = document.querySelector('[data-testid=expedition]')
    const asked = board?.dataset.question
    return asked && asked !== 'none' && asked !== 'over' ? asked : null
}"""
# Where to go from a card on which nothing can be crossed; null where the ghost is.
OTHER_CARD = """() => {
    if (document.querySelector('[data-ghost]')) return null
    return document.activeElement.closest('[data-testid=own-A]') ? 'Tab' : 'Shift+Tab'
}"""


# A box of one's own cards that is not crossed yet; the entrance and its neighbours come first in reading order.
OPEN = "[data-testid^=own-] [role=gridcell][aria-label$=' open']"


class Hand(Protocol):
    """One way to play."""

    page: Page
    goals: ClassVar[dict[str, Meant]]  # what is pressed for a question, to be found with the same look as the question

    def answer(self, question: str, point: list[float] | None) -> None: ...


def asked(page: Page) -> str:
    """Wait until something is asked, and say what."""
    return str(sought(page, ASKED))


def play(hand: Hand, until: str = "end", turns: int = 1000) -> list[str]:
    """Play until that is asked; returns all that was asked on the way."""
    look = f"""(goals) => {{
        const asked = ({ASKED})()
        if (asked === null || asked === {until!r} || !goals[asked]) return asked && [asked, null]
        const there = point(meant(goals[asked]))
        return there && [asked, there]
    }}"""
    seen: list[str] = []
    while len(seen) < turns:
        question, point = sought(hand.page, look, hand.goals)
        if question == until:
            break
        hand.answer(question, point)
        seen.append(question)
    return seen


def open_box(page: Page) -> Locator:
    """The first box that is open."""
    return page.locator(OPEN).first


def begin(page: Page, game: str) -> str:
    """A game against an easy bot, from the shelf; the table's id."""
    page.goto("/")
    box = page.locator(f"[data-game={game}]")
    box.get_by_label("Level").select_option("easy")
    box.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url(re.compile(r"/t/"))
    page.get_by_test_id("expedition").wait_for()
    settle(page)
    return page.url.rsplit("/", 1)[1]


def begin_lesson(page: Page, game: str, *, kept: bool = True) -> str:
    """The same on the deal of the lesson, which never changes, for what depends on the cards; the table's id.

    Two cards are kept already, and the first pattern waits to be crossed; or they are still to be kept.
    """
    table = sit(page, game, bots=["easy"], lesson=True)
    if kept:
        now = ask(page, f"/{table}")
        act(page, f"/{table}/acts", do="move", n=now["n"], move=now["view"]["moves"][0])
    page.goto(f"/t/{table}")
    assert asked(page) == ("pattern" if kept else "keep")
    settle(page)
    return table


def ghost(page: Page) -> str | None:
    """The spelling of the crossing that is shown."""
    return page.get_by_test_id("expedition").get_attribute("data-ghost")


def expect_ghost(page: Page, spelling: str | re.Pattern[str]) -> str:
    """Wait until such a crossing is shown; its spelling."""
    expect(page.get_by_test_id("expedition")).to_have_attribute("data-ghost", spelling)
    return str(ghost(page))


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
    seats = ask(hand.page, f"/{table}")["view"]["seats"]
    told = hand.page.get_by_test_id("board").inner_text()
    for seat in seats:
        assert re.search(rf"\b{seat['sheet']['total']}\b", told), "the end tells what the server counts"
    assert hand.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing to scroll sideways"


SIZES = [(740, 360), (667, 375), (360, 740), (320, 640)]
# What lies in front of a player and does not fit between the top bar and the decision: cards and, if there is one,
# the points of the score card beside them.
HIDDEN = """() => {
    const top = document.querySelector('header.top').getBoundingClientRect().bottom
    const bottom = document.querySelector('[data-testid=action-bar]').getBoundingClientRect().top
    const parts = '[data-testid^=own-] [role=gridcell] rect, .rail section, .rail button, .score :is(.sources, .total)'
    const away = (box) => box.top < top || box.bottom > bottom || box.left < 0 || box.right > innerWidth
    return [...document.querySelectorAll(parts)].map((one) => one.getBoundingClientRect())
        .filter((box) => away(box) || box.width < 32)
        .map((box) => [box.x, box.y, box.width, box.height].map(Math.round))
}"""


def found_at_last(page: Page, search: str, parts: str | None = None) -> list[Any]:
    """What a search finds once the page has settled in its new size; if it goes on finding something, that."""
    with suppress(TimeoutError):
        page.wait_for_function(f"(parts) => ({search})(parts).length === 0", arg=parts, timeout=10_000)
    found: list[Any] = page.evaluate(search, parts)
    return found


def assert_phones_show_all(page: Page) -> None:
    """On its side or upright, a phone shows pattern, own cards and decision without scrolling; with a hint too."""
    for hinted in (False, True):
        if hinted:
            page.get_by_role("button", name="Hint").click()
            page.locator(".note.hint strong").wait_for()
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function("document.querySelector('.rail') !== null")
            page.wait_for_function("scrollY === 0")
            assert found_at_last(page, HIDDEN) == [], f"at {width} x {height}, {hinted=}"


# What is cut off: words or points that are wider than their place, or that are not on the screen.
CUT = """(parts) => [...document.querySelectorAll(parts)].filter((one) => {
    const box = one.getBoundingClientRect()
    return one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0 || box.left < 0 || box.right > innerWidth
}).map((one) => one.textContent)"""


def assert_four_find_room(page: Page, game: str) -> None:
    """Four players: nothing of the title and the scores is cut off; own cards and points stay clear of the decision."""
    table = sit(page, game, bots=["easy"] * 3)
    now = ask(page, f"/{table}")
    act(page, f"/{table}/acts", do="move", n=now["n"], move=now["view"]["moves"][0])
    page.goto(f"/t/{table}")
    assert asked(page) == "pattern"
    for width, height in [*SIZES, (1010, 760), (1280, 800)]:
        page.set_viewport_size({"width": width, "height": height})
        wide = width > 800
        page.wait_for_function("(wide) => (document.querySelector('.rail') === null) === wide", arg=wide)
        parts = "h1, h1 .detail, .players .points, .shared, .shared .round > *"
        assert found_at_last(page, CUT, parts) == [], f"at {width} x {height}"
        assert found_at_last(page, HIDDEN) == [], f"at {width} x {height}"


class Mouse(pressing.Mouse):
    """Points, and clicks what the ghost shows."""

    keeps = (0, 2)
    goals: ClassVar[dict[str, Meant]] = {
        "pattern": {"all": OPEN},
        "owed": {"all": OPEN},
        "confirm": {"name": "Confirm"},
        "pick": {"all": "button.take"},
    }

    def answer(self, question: str, point: list[float] | None) -> None:
        if question == "keep":
            for at in self.keeps:
                self.press({"all": "[data-testid=hand]", "at": at})
            self.press({"name": "Keep these two"})
        else:
            assert point is not None
            self.press_at(point)
        if question == "pick":
            self.press({"name": "Take this card"})


class Touch(pressing.Touch, Mouse):
    """Taps boxes, then agrees with the button under the thumb."""

    keeps = (1, 3)
    goals: ClassVar[dict[str, Meant]] = {**Mouse.goals, "pick": {"all": "button.take", "at": -1}}

    def answer(self, question: str, point: list[float] | None) -> None:
        super().answer(question, point)
        if question in {"pattern", "owed"}:
            self.press({"name": "Cross off"})


class Keys:
    """Never touches the mouse: arrows, Enter, digits."""

    goals: ClassVar[dict[str, Meant]] = {}

    def __init__(self, page: Page) -> None:
        self.page = page
        self._crossed = 0

    def answer(self, question: str, _point: list[float] | None) -> None:
        if question in {"pattern", "owed"}:
            self._cross()
        else:
            keys = {"keep": ("1", "4", "Enter"), "confirm": ("Enter",)}
            for key in keys.get(question, ("1", "2", "3", "4", "0", "Enter")):
                self.page.keyboard.press(key)

    def _cross(self) -> None:
        # The first arrow goes to the cards, if the focus is not there already; then the ghost always has a place.
        self._crossed += 1
        for key in ("ArrowDown", "r") if self._crossed % 2 else ("ArrowRight", "f"):
            self.page.keyboard.press(key)
        # A card on which nothing can be crossed has no ghost: Tab goes to the other one.
        way = self.page.evaluate(OTHER_CARD)
        if way is not None:
            self.page.keyboard.press(way)
        self.page.keyboard.press("Enter")
