"""What else the page offers works without a server too: hints, lessons, a family, decks, today's deal."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.pocket.carried import MOVE, PATIENCE, Pocket


def visit(page: Page, path: str) -> None:
    page.evaluate("(path) => { location.hash = '#' + path }", path)


def test_a_deck_is_drawn_checked_and_played_and_a_hint_is_given(pocket: Pocket, axe: Callable[[Page], None]) -> None:
    page = pocket.home()
    visit(page, "/decks")
    ours = page.get_by_role("region", name="Silver & Gold", exact=True)
    ours.get_by_role("button", name="Start from our deck").click()
    verdict = page.get_by_test_id("verdict")
    expect(verdict).to_have_text(re.compile("can be played"), timeout=PATIENCE)
    page.get_by_test_id("canvas").locator("[data-place='0']").click()
    expect(page.get_by_test_id("problems")).to_contain_text("SG-1: grey cards have 8 boxes, s01 has 9")
    axe(page)
    page.get_by_role("button", name="Undo").click()
    expect(verdict).to_have_text(re.compile("can be played"))
    page.get_by_label("Name of the deck").fill("tide")
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(MOVE).first).to_be_visible(timeout=PATIENCE)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".note.hint")).to_contain_text("Keep ", timeout=PATIENCE)


def test_a_lesson_a_family_and_todays_deal_begin(pocket: Pocket) -> None:
    page = pocket.home()
    visit(page, "/learn/pyramids")
    expect(page.locator(MOVE).first).to_be_visible(timeout=PATIENCE)
    visit(page, "/family")
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("button", name=re.compile("^I am")).or_(page.get_by_test_id("beside")).first).to_be_visible(
        timeout=PATIENCE
    )
    visit(page, "/daily")
    page.locator("[data-contest='pyramids/solo']").get_by_role("button").first.click()
    expect(page.locator(MOVE).first).to_be_visible(timeout=PATIENCE)


def test_friends_are_said_to_need_a_server(pocket: Pocket) -> None:
    expect(pocket.home().get_by_text("To play with friends on other screens you need a server.")).to_be_visible()


def test_it_can_be_installed_below_a_path(edition: Path) -> None:
    made = json.loads((edition / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert (made["display"], made["start_url"], made["scope"]) == ("standalone", "./", "./")
    assert all((edition / icon["src"]).exists() for icon in made["icons"])
    assert './manifest.webmanifest"' in (edition / "index.html").read_text(encoding="utf-8")
