"""The lessons: real tables that lead through a first game, also over a reload."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.page.conftest import People
from tests.page.quick import click_on


def test_a_lesson_goes_on_when_its_reader_does_what_it_says(person: People) -> None:
    page = person(likes={"text": True})
    page.goto("/learn/silver-and-gold")
    guide = page.get_by_role("region", name="A first game")
    expect(guide).to_have_attribute("data-step", "1")
    guide.get_by_role("button", name="Next").click()
    page.locator("[data-move^='keep:']:not([disabled])").first.click()
    expect(guide).to_have_attribute("data-step", "3")
    page.locator("[data-move^='A:']:not([disabled])").last.click()
    expect(guide).to_have_attribute("data-step", "4")

    expect(page.locator(".players .deciding")).to_have_count(1)  # the bot has crossed too, and waits for us
    before = page.get_by_test_id("text-view").inner_text()
    page.reload()
    expect(guide).to_have_attribute("data-step", "4")
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    assert page.get_by_test_id("text-view").inner_text() == before, "it is the same table"
    guide.get_by_role("button", name="Step 4 of 7").click()
    expect(guide.get_by_text("Until you confirm")).to_be_hidden()

    guide.get_by_role("button", name="End the lesson").click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.get_by_test_id("text-view")).to_be_visible()
    page.goto("/learn/silver-and-gold")
    expect(guide).to_have_attribute("data-step", "1")


@pytest.mark.parametrize("game", ["pyramids", "silver-coin"])
def test_a_lesson_leads_to_its_end(person: People, game: str) -> None:
    page = person(likes={"text": True}, width=360, height=740)
    page.goto(f"/learn/{game}")
    guide = page.get_by_role("region", name="A first game")
    guide.get_by_role("button", name="Next").click()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out at 360 px"
    click_on(page, "[data-step='7']", "call")
    expect(guide.get_by_text("the rules are always at hand")).to_be_visible()
    guide.get_by_role("button", name="End the lesson").click()
    page.wait_for_url(re.compile("/t/"))
