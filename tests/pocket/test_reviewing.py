"""Reviews without a server: the coach runs in the browser's worker, part by part, and practice begins there."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.page.test_review import record_of
from tests.pocket.carried import PATIENCE, Pocket


@pytest.mark.parametrize("game", ["silver-coin", "silver-and-gold"])
def test_a_game_is_reviewed_learned_from_and_played_on_without_a_network(pocket: Pocket, game: str) -> None:
    page = pocket.home()
    page.evaluate("location.hash = '#/replay'")
    page.get_by_label("Or paste the record itself").fill(record_of(game, 2))
    page.get_by_role("button", name="Show").last.click()
    page.get_by_role("button", name="Review").click()
    expect(page.get_by_test_id("balance")).to_be_visible(timeout=4 * PATIENCE)
    page.get_by_test_id("graph").focus()
    page.keyboard.press("Home")
    page.keyboard.press("Shift+ArrowRight")
    expect(page.get_by_test_id("verdict")).to_contain_text("better")
    page.get_by_role("button", name="Learn from").click()
    learn = page.get_by_test_id("learn")
    learn.locator(".moves [data-move]:not([disabled])").first.click()
    expect(learn.locator("[data-solved]")).to_be_visible(timeout=PATIENCE)
    learn.get_by_role("button", name="Back to the review").click()
    page.get_by_role("button", name="Try again from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Play on").click()
    page.wait_for_url(re.compile("#/t/"))
    expect(page.locator("header.top")).to_contain_text("practice", timeout=PATIENCE)
    expect(page.locator(".moves [data-move]").first).to_be_visible(timeout=PATIENCE)
