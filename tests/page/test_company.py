"""People at one table: what they say to each other, how their series stands, and a seat on two devices."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import People
from tests.page.quick import act, finish, played, sit


def together(host: Page, guest: Page) -> str:
    """A game of two people, each with a browser of their own, who see it; its table."""
    table: str = act(host, "", game="silver-and-gold", name="Ann", players=2)["table"]
    act(guest, f"/{table}/join", name="Ben")
    for page in (host, guest):
        act(page, f"/{table}/acts", do="ready")
    for page in (host, guest):
        page.goto(f"/t/{table}")
        page.get_by_test_id("action-bar").wait_for()
    return table


def say(page: Page, word: str) -> None:
    page.get_by_role("button", name="React").click()
    page.locator(f"[data-react={word}]").click()


def test_a_reaction_is_heard_by_all_and_each_sender_can_be_muted(person: People, axe: Callable[[Page], None]) -> None:
    ann, ben, watcher = person(), person(width=360, height=740), person()
    table = together(ann, ben)
    watcher.goto(f"/watch/{table}")
    watcher.locator(".players").wait_for()
    say(ann, "bravo")
    for page in (ben, watcher, ann):
        expect(page.get_by_test_id("reactions")).to_contain_text("Ann: Well played!")
    ben.get_by_role("button", name="React").press("Enter")
    axe(ben)
    ben.get_by_role("button", name="Mute Ann").press("Enter")
    expect(ben.get_by_role("button", name="Hear Ann again")).to_have_attribute("aria-pressed", "true")
    ben.keyboard.press("Escape")
    expect(ben.locator("[data-react=wow]")).to_be_hidden()
    expect(ben.get_by_test_id("reactions")).not_to_contain_text("Ann")
    say(ann, "wow")
    expect(watcher.get_by_test_id("reactions")).to_contain_text("Ann: Wow!")
    say(ben, "luck")  # by then Ben's page has heard what Ann said before
    expect(ben.get_by_test_id("reactions")).to_contain_text("Ben: Good luck!")
    expect(ben.get_by_test_id("reactions")).not_to_contain_text("Ann")
    ben.reload()
    ben.get_by_role("button", name="React").click()
    expect(ben.get_by_role("button", name="Hear Ann again")).to_be_visible()


def test_whoever_plays_with_bots_alone_has_nobody_to_react_to(person: People) -> None:
    page = person()
    page.goto(f"/t/{sit(page, 'pyramids', 'Ann', bots=['easy'])}")
    page.get_by_test_id("action-bar").wait_for()
    expect(page.get_by_role("button", name="React")).to_have_count(0)


@pytest.mark.parametrize("name", ["Rules", "Log", "Settings", "Invite"])
def test_what_is_opened_from_the_menu_stays_open(person: People, name: str) -> None:
    page = person(width=360, height=740)
    page.goto(f"/t/{sit(page, 'pyramids', 'Ann', bots=['easy'])}")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog", name="Menu").get_by_role("button", name=name).click()
    expect(page.get_by_role("dialog", name="Menu")).to_be_hidden()
    page.wait_for_timeout(100)  # the browser tells of the menu's closing a moment later
    expect(page.get_by_role("dialog", name=name)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name=name)).to_be_hidden()


def test_my_seat_comes_along_to_another_device_and_its_token_is_in_no_address(person: People) -> None:
    person.expected.append("401")
    desk, phone = person(), person(width=360, height=740)
    table = sit(desk, "pyramids", "Ann", bots=["easy"])
    desk.goto(f"/t/{table}")
    asked: list[str] = []
    for page in (desk, phone):
        page.on("request", lambda request: asked.append(request.url))
    desk.get_by_role("button", name="Menu").click()
    desk.get_by_role("button", name="Invite").click()
    assert desk.get_by_label("A link to watch only").input_value().endswith(f"/watch/{table}")
    desk.get_by_role("button", name="Show the code").click()
    link = desk.get_by_label("My seat on another device").input_value()
    token = link.partition("#")[2]
    assert len(token) >= 43
    phone.goto(link)
    expect(phone.get_by_text("Ann at this table of Pyramids")).to_be_visible()
    assert token not in phone.url
    phone.get_by_role("button", name="Sit here").click()
    phone.wait_for_url(re.compile(f"/t/{table}$"))
    expect(phone.get_by_test_id("action-bar")).to_be_visible()
    expect(desk.get_by_test_id("action-bar")).to_be_visible()  # both are this seat
    assert not [url for url in asked if token in url]
    phone.goto("/")
    expect(phone.get_by_role("region", name="My games")).to_contain_text("Pyramids")
    phone.goto(f"/seat/{table}#nonsense")
    expect(phone.get_by_role("alert")).to_contain_text("no longer holds a seat")


def test_the_series_is_told_after_a_rematch(person: People) -> None:
    page = person(likes={"text": True})
    table = played(page, "silver-coin", "Ann", "Ben")
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Rematch").wait_for()
    expect(page.get_by_test_id("series")).to_have_count(0)
    for seat in (0, 1):
        act(page, f"/{table}/acts?seat={seat}", do="rematch")
    finish(page, table)
    page.goto(f"/t/{table}")
    expect(page.get_by_test_id("series")).to_contain_text("Games won at this table")
    wins = [int(word) for word in re.findall(r"(?:Ann|Ben): (\d+)", page.get_by_test_id("series").inner_text())]
    assert sum(wins) >= 2
