"""From opening the page to sitting at a table."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.page.conftest import People
from tests.page.quick import act, ask, begin, settle, sit

GAMES = ["silver-and-gold", "pyramids", "silver-coin"]


@pytest.mark.parametrize("game", GAMES)
def test_one_click_leads_from_the_shelf_to_a_table_that_asks_something(person: People, game: str) -> None:
    page = person()
    begin(page, game)
    expect(page.get_by_test_id("action-bar")).to_be_visible()
    expect(page.locator(".players li")).to_have_count(2)


def test_a_phone_shows_a_game_before_anything_is_scrolled(person: People) -> None:
    for language in ("en", "es", "de"):
        page = person(width=360, height=740, has_touch=True, is_mobile=True, locale=language)
        page.goto("/")
        expect(page.locator("[data-game=silver-and-gold] h2")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", ["en", "es", "de"])
def test_the_shelf_leads_to_the_other_decks_of_silver_coin(person: People, language: str) -> None:
    page = person(locale=language)
    page.goto("/")
    page.locator("[data-game=silver-coin]").get_by_role("link", name="Silver Amulet").click()
    expect(page.locator("[data-mix='bullet:13']")).to_be_visible()
    expect(page.get_by_role("main")).to_contain_text(re.compile(r"4[.,\s]782[.,\s]969"))


def test_a_large_window_shows_all_of_home_at_once(person: People) -> None:
    """What there is besides the games stands beside them, and nothing has to be scrolled."""
    page = person(width=1920, height=1080)
    page.goto("/")
    settle(page)
    shelf = page.get_by_role("region", name="The games").bounding_box()
    more = page.get_by_role("navigation", name="More for you").bounding_box()
    assert shelf is not None
    assert more is not None
    assert more["x"] > shelf["x"] + shelf["width"]
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_a_table_that_waits_for_friends_says_so_on_the_list(person: People) -> None:
    page = person()
    table = act(page, "", game="pyramids", name="Ann", players=3)["table"]
    page.goto(f"/t/{table}")
    page.get_by_role("img", name="QR").wait_for()
    page.goto("/")
    mine = page.locator(f"[data-table='{table}']")
    expect(mine).to_contain_text("2 seats are still open")
    expect(mine).not_to_contain_text("alone")


def test_the_shelf_remembers_the_name_the_opponents_and_the_game_that_goes_on(person: People) -> None:
    page = person()
    page.goto("/")
    page.get_by_label("Your name").fill("Ada Löwe")
    box = page.locator("[data-game=pyramids]")
    box.get_by_label("Opponents").select_option("2")
    box.get_by_label("Level").select_option("easy")
    box.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".players li")).to_have_count(3)
    expect(page.locator(".players")).to_contain_text("Ada Löwe")
    page.goto("/")
    expect(page.get_by_label("Your name")).to_have_value("Ada Löwe")
    expect(page.locator("[data-game=pyramids]").get_by_label("Level")).to_have_value("easy")
    page.get_by_role("region", name="My games").get_by_role("link", name="Pyramids").click()
    expect(page.get_by_test_id("board")).to_be_visible()


def test_friends_meet_by_a_link_choose_options_and_start(person: People) -> None:
    host, guest = person(), person()
    table = begin(host, "silver-and-gold", "Friends")
    expect(host.get_by_role("img", name="QR")).to_be_visible()
    assert host.get_by_label("Send this link").input_value().endswith(f"/t/{table}")
    host.get_by_label("Revealed patterns stay visible").select_option(label="on")
    guest.goto(f"/t/{table}")
    guest.get_by_label("Your name").fill("Bob")
    expect(guest.get_by_label("Revealed patterns stay visible")).to_be_disabled()
    guest.get_by_role("button", name="Sit here").click()
    expect(host.locator("li[data-seat='1']")).to_contain_text("Bob")
    guest.get_by_role("button", name="m ready").click()
    expect(host.locator("li[data-seat='1']")).to_contain_text("ready")
    host.get_by_role("button", name="Start").click()
    for page in (host, guest):
        expect(page.get_by_test_id("action-bar")).to_be_visible()
        expect(page.locator(".players")).to_contain_text("Bob")


def test_who_sits_in_the_lobby_is_called_what_they_like(person: People) -> None:
    page = person()
    begin(page, "pyramids", "Friends")
    name = page.get_by_label("Your name")
    name.fill("Zoë")
    name.press("Enter")
    expect(page.locator("[data-seat='0'] strong")).to_have_text("Zoë")
    page.reload()
    expect(name).to_have_value("Zoë")
    page.goto("/")
    expect(page.get_by_label("Your name")).to_have_value("Zoë")


def test_a_host_fills_a_seat_with_a_bot_and_starts_alone(person: People) -> None:
    page = person()
    begin(page, "silver-coin", "Friends")
    page.get_by_label("Who sits in seat 2").select_option("easy")
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_test_id("action-bar")).to_be_visible()


def test_a_public_table_with_a_clock_and_hints_is_found_on_the_shelf_and_played(person: People) -> None:
    host, guest = person(), person()
    host.goto("/")
    host.locator("[data-game=pyramids]").get_by_role("button", name="Friends").click()
    host.get_by_label("Clock").select_option("600")
    host.get_by_label("Allow hints").check()
    host.get_by_label("public", exact=False).check()
    expect(host.get_by_label("Allow hints")).to_be_checked()
    table = host.url.rsplit("/", 1)[1]
    while not ask(host, f"/{table}")["table"]["public"]:  # the shelf shows what the server knows when it is opened
        host.wait_for_timeout(20)
    guest.goto("/")
    guest.locator(f"a[href='/t/{table}']").last.click()
    guest.get_by_label("Your name").fill("Bob")
    guest.get_by_role("button", name="Sit here").first.click()
    for page, label in ((host, "m ready"), (guest, "Start")):  # whoever is last starts the game
        page.get_by_role("button", name=label).click()
    for page in (host, guest):
        expect(page.get_by_role("timer")).to_have_count(2)
        expect(page.get_by_role("button", name="Hint")).to_be_visible()
    running = host.get_by_role("timer").nth(1)
    now = running.inner_text()
    expect(running).not_to_have_text(now)  # it is asked, so its time runs


def test_two_people_of_one_name_are_told_apart(person: People) -> None:
    host, guest = person(), person()
    table = begin(host, "silver-and-gold", "Friends")
    guest.goto(f"/t/{table}")
    guest.get_by_role("button", name="Sit here").click()  # both are called Captain, as nobody has said otherwise
    for page in (host, guest):
        expect(page.locator("li[data-seat='0']")).to_contain_text("Captain")
        expect(page.locator("li[data-seat='1']")).to_contain_text("Captain 2")


def test_a_page_whose_parts_are_gone_renews_itself(person: People) -> None:
    """An updated server has other files: a part that is no longer there makes the page reload, once."""
    person.expected.append("Failed to load resource")
    page = person()
    opened: list[str] = []

    def part(route: Route) -> None:
        if len(opened) == 1:
            route.fulfill(status=404, body="gone")
        else:
            route.continue_()

    def document(route: Route) -> None:
        opened.append(route.request.url)
        if len(opened) == 2:
            time.sleep(0.3)  # the old page has time to complain, and does not
        route.continue_()

    page.route("**/assets/RulesPage-*.js", part)
    page.route("**/rules/silver-coin", document)
    page.goto("/rules/silver-coin")
    expect(page.locator("#SC-60")).to_be_visible()
    assert len(opened) == 2


def test_an_address_that_leads_nowhere_says_so_in_the_readers_language(person: People) -> None:
    person.expected.append("404")
    page = person()
    for path in ("/nonsense?language=de", "/t/?language=de"):
        answer = page.goto(path)
        assert answer is not None
        assert answer.status == 404
        expect(page.get_by_role("heading", name="Hier ist nichts").first).to_be_visible()
    page.get_by_role("link", name="Startseite").click()
    expect(page.locator("[data-game=pyramids]")).to_be_visible()


def test_a_link_that_leads_nowhere_says_so(person: People) -> None:
    person.expected.append("404")
    page = person()
    page.goto("/t/AAAAAAAAAAAAAAAA")
    expect(page.get_by_role("heading", name="Nothing here").first).to_be_visible()
    expect(page.get_by_role("alert")).to_have_text("There is no such table.")
    page.goto("/print/AAAAAAAAAAAAAAAA")
    expect(page.get_by_role("alert")).to_have_text("There is no such table.")
    page.goto("/")
    page.get_by_label("link or id").fill("nonsense")
    expect(page.get_by_text("This is not a link to a table.")).to_be_visible()


def test_a_table_that_cannot_be_shown_now_is_not_called_lost(person: People) -> None:
    person.expected.append("503")
    page = person()
    table = sit(page, "pyramids")

    def busy(route: Route) -> None:
        route.fulfill(status=503, json={"code": "table/busy", "message": "try again"})

    page.route(f"**/api/tables/{table}?*", busy)
    for path in ("watch", "print"):
        page.goto(f"/{path}/{table}")
        expect(page.get_by_role("alert")).to_have_text("The server is busy; try again in a moment.")
        expect(page.get_by_role("heading", name="Nothing here")).to_have_count(0)


def test_nobody_is_shut_out_of_home_lobby_rules_and_settings(person: People, axe: Callable[[Page], None]) -> None:
    page = person()
    page.goto("/")
    axe(page)
    page.get_by_role("button", name="Settings").click()
    axe(page)
    begin(page, "silver-coin", "Friends")
    expect(page.get_by_label("What the silver coin does")).to_be_visible()
    axe(page)
    page.goto("/rules/pyramids")
    expect(page.get_by_text("PY-61")).to_be_visible()
    axe(page)


def test_nobody_is_shut_out_of_lessons_replays_and_lost_addresses(person: People, axe: Callable[[Page], None]) -> None:
    person.expected.append("404")
    page = person()
    for path, there in (
        ("/nonsense", "main svg"),
        ("/t/AAAAAAAAAAAAAAAA", "main svg"),
        ("/replay", "textarea"),
        *((f"/learn/{game}", ".guide ~ main .bar") for game in GAMES),
    ):
        page.goto(path)
        page.locator(there).first.wait_for()
        axe(page)


@pytest.mark.parametrize("game", GAMES)
def test_every_option_of_a_host_explains_itself_in_a_sentence(person: People, game: str) -> None:
    page = person(width=360, height=740)
    begin(page, game, "Friends")
    options = page.locator(".options :is(select, input)").and_(page.locator("[aria-describedby]"))
    page.get_by_label("Clock").wait_for()
    shown = page.locator(".options fieldset :is(select, input)").count()
    assert shown >= 6
    expect(options).to_have_count(shown)
    for at in range(shown):
        why = page.locator(f"#{options.nth(at).get_attribute('aria-describedby')}")
        expect(why).to_have_text(re.compile(r"^[A-Z].*\.$"))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
