"""A large window is filled to its height: the bar beneath one's own cards, the others' cards readable, all in line."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import People
from tests.page.expeditions import asked, found_at_last
from tests.page.quick import act, ask, settle, sit

LARGE = [(1600, 900), (1920, 1080), (2560, 1440)]
# What is wrong with a large table, in words: nothing if all is well.
WRONG = """() => {
    const wrong = []
    const box = (which) => document.querySelector(which).getBoundingClientRect()
    const bar = box('[data-testid=action-bar]')
    const own = box('[data-testid=own-A], .table > .own')
    const chips = box('section > .players li')
    const board = box('.display-area, .others')
    const away = bar.top - own.bottom
    if (away < 0 || away > innerHeight * 0.12) wrong.push(`the bar is ${Math.round(away)} pixels beneath the cards`)
    if (Math.abs(chips.left - board.left) > 2) wrong.push(`names at ${chips.left}, board at ${board.left}`)
    if (Math.abs(chips.left - bar.left) > 2) wrong.push(`names at ${chips.left}, bar at ${bar.left}`)
    if (document.documentElement.scrollHeight > innerHeight) wrong.push('it scrolls')
    for (const one of document.querySelectorAll('.minis .mini, .others .spot')) {
        const { width } = one.getBoundingClientRect()
        if (width < 82) wrong.push(`a card of another seat is ${Math.round(width)} pixels wide`)
    }
    return wrong
}"""


def kept(page: Page, game: str, bots: int) -> None:
    """A table with so many bots; where cards are kept after the deal, they are."""
    table = sit(page, game, bots=["easy"] * bots)
    if game != "silver-coin":
        now = ask(page, f"/{table}")
        act(page, f"/{table}/acts", do="move", n=now["n"], move=now["view"]["moves"][0])
    page.goto(f"/t/{table}")


@pytest.mark.parametrize("bots", [1, 3])
@pytest.mark.parametrize("game", ["silver-and-gold", "pyramids", "silver-coin"])
def test_a_large_window_is_filled(person: People, game: str, bots: int, axe: Callable[[Page], None]) -> None:
    page = person(width=1920, height=1080)
    kept(page, game, bots)
    page.locator("[data-testid=own-A], .table > .own").first.wait_for()
    settle(page)
    for width, height in LARGE:
        page.set_viewport_size({"width": width, "height": height})
        assert found_at_last(page, WRONG) == [], f"at {width} x {height}"
    if bots == 3:
        axe(page)


def test_the_deck_lies_in_the_middle_and_points_stand_with_the_villages(person: People) -> None:
    page = person(width=1280, height=800)
    kept(page, "silver-coin", 2)
    page.get_by_test_id("silver-coin").wait_for()
    for width, height in [(1280, 800), (1920, 1080)]:
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        aside = page.evaluate("""() => {
            const {left, right} = document.querySelector('.things').getBoundingClientRect()
            return Math.abs((left + right) / 2 - document.documentElement.clientWidth / 2)
        }""")
        assert aside < 2, f"deck and discards are {aside} pixels beside the middle at {width}"
    expect(page.locator(".village .points")).to_have_count(3)
    expect(page.locator(".village .points").first).to_contain_text("0 points")


def test_a_pyramid_says_its_points_large_and_its_number_small(person: People) -> None:
    """PY-60: 10 for a completed pyramid, whichever its number; the rows of the score card are named."""
    page = person()
    kept(page, "pyramids", 1)
    assert asked(page) == "pattern"
    own = page.get_by_test_id("own-A")
    expect(own.locator(".worth")).to_have_text("10")
    sizes = own.evaluate("(card) => ['.worth', '.order'].map((one) => card.querySelector(one).getBBox().height)")
    assert sizes[1] < sizes[0] / 2
    for row in ("Red gems", "Green gems", "Skulls", "Torches"):
        expect(page.locator(".sheet .what").filter(has_text=row)).to_be_visible()
