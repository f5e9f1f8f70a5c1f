"""Where nothing can be kept, because it is forbidden or there is no room, every game goes on and says so."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import People
from tests.page.quick import sit
from tests.page.unkept import FORBIDDEN, FULL
from vermeil.puzzles import listed


def in_words(page: Page) -> None:
    page.get_by_role("button", name="Text view").first.focus()
    page.keyboard.press("Enter")


def at_a_table(page: Page) -> None:
    table = sit(page, "silver-and-gold", "Ann", bots=["easy"])
    page.goto(f"/t/{table}")
    in_words(page)
    first = page.locator(".moves [data-move]:not([disabled])").first
    move = page.locator(f".moves [data-move='{first.get_attribute('data-move')}']")
    move.click()
    expect(move).to_have_count(0)
    page.reload()  # the seat is the server's to know
    expect(page.get_by_test_id("own-A")).to_be_visible()


def in_a_family(page: Page) -> None:
    page.goto("/family")
    for number, name in ((1, "Ada"), (2, "Ben")):
        page.get_by_role("group", name=f"Player {number}").get_by_label("Name").fill(name)
    page.get_by_role("group", name="Player 2").get_by_label("Help").uncheck()
    page.get_by_role("button", name="Start").click()
    for name in ("Ada", "Ben"):
        page.get_by_role("button", name=f"I am {name}").click()
        cards = page.get_by_test_id("board").get_by_role("button", name=re.compile("points[;,]"))
        cards.first.wait_for()
        for at in (0, 1):
            cards.nth(at).click()
        page.get_by_role("button", name="Keep").click()
        page.get_by_role("button", name="Pass the device").or_(page.get_by_test_id("beside")).first.wait_for()
        if name == "Ada":
            page.get_by_role("button", name="Pass the device").click()
    ada, ben = page.get_by_role("region", name="Ada"), page.get_by_role("region", name="Ben")
    expect(ada.get_by_role("button", name="Hint")).to_be_visible()
    expect(ben.get_by_label("Help")).not_to_be_checked()  # as it was wished for a moment ago


def with_a_deck(page: Page) -> None:
    page.goto("/decks")
    shelf = page.get_by_role("region", name="Silver & Gold", exact=True)
    shelf.get_by_role("button", name="Start from our deck").click()
    page.get_by_label("Name of the deck").fill("tide")
    expect(page.get_by_test_id("verdict")).to_contain_text("can be played")
    expect(page.get_by_test_id("unkept")).to_be_visible()
    page.get_by_role("link", name="All decks").click()
    page.get_by_role("link", name="tide").click()  # it is here as long as the page is open
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_test_id("action-bar")).to_be_visible()


def with_a_puzzle(page: Page) -> None:
    page.goto("/puzzles")
    page.get_by_test_id("puzzles-pyramids").get_by_role("link", name="Solve").click()
    puzzle = next(one for one in listed("pyramids") if one.id in page.url)
    in_words(page)
    page.locator(f"[data-move='{puzzle.entry.best}']").click()
    expect(page.get_by_test_id("verdict")).to_contain_text("Solved!")
    page.get_by_role("link", name="All puzzles").click()
    expect(page.get_by_test_id("puzzles-pyramids")).to_contain_text("1 of")
    expect(page.get_by_text("This browser keeps nothing")).to_be_visible()


@pytest.mark.parametrize("play", [at_a_table, in_a_family, with_a_deck, with_a_puzzle])
@pytest.mark.parametrize(("script", "told"), [(FORBIDDEN, "store nothing"), (FULL, "no room left")])
def test_the_game_goes_on_and_says_so(person: People, play: Callable[[Page], None], script: str, told: str) -> None:
    page = person()
    page.add_init_script(script)
    play(page)
    expect(page.get_by_test_id("storage-trouble")).to_contain_text(told)
