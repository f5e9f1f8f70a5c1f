"""Coming to another screen without loading the page again: its heading has the focus, and nothing is taken away."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.page.conftest import People
from tests.page.expeditions import asked

SCREENS = {"My results": "/results", "Puzzles": "/puzzles", "What is stored where": "/stored"}


@pytest.mark.parametrize("title", SCREENS)
def test_the_heading_of_a_new_screen_has_the_focus(person: People, title: str) -> None:
    page = person()
    page.goto("/")
    link = page.locator(f"a[href='{SCREENS[title]}']").first
    expect(page.locator("h1")).not_to_be_focused()  # what was loaded anew, browsers announce themselves
    link.focus()
    page.keyboard.press("Enter")
    heading = page.locator("h1", has_text=title)
    expect(heading).to_be_focused()
    assert page.evaluate("scrollY") == 0
    # The way back is announced as well, and the next Tab leads on from the heading.
    page.go_back()
    expect(page.locator("h1", has_text="Vermeil")).to_be_focused()
    page.keyboard.press("Tab")
    assert page.evaluate("document.querySelector('h1').compareDocumentPosition(document.activeElement)") == 4


def test_a_table_is_announced_and_its_keys_play_at_once(person: People) -> None:
    page = person()
    page.goto("/")
    box = page.locator("[data-game=silver-and-gold]")
    box.get_by_label("Level").select_option("easy")
    box.get_by_role("button", name="Play", exact=True).focus()
    page.keyboard.press("Enter")
    assert asked(page) == "keep"
    expect(page.locator("h1", has_text="Silver & Gold")).to_be_focused()
    for digit in "12":
        page.keyboard.press(digit)
    expect(page.locator("[aria-pressed=true][aria-keyshortcuts]")).to_have_count(2)
