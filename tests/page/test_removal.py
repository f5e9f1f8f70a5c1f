"""Nobody keeps the others from playing: the host frees a seat, and whoever does nothing is warned and replaced."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.page.conftest import People, Served
from tests.page.quick import begin
from tests.page.test_table import TEXT

ALL_THE_TIME = 31


def test_the_host_frees_the_seat_of_a_guest_who_is_never_ready(person: People) -> None:
    person.expected += ["Failed to load resource"]
    host, guest = person(), person()
    table = begin(host, "pyramids", "Friends")
    guest.goto(f"/t/{table}")
    guest.get_by_label("Your name").fill("Bob")
    guest.get_by_role("button", name="Sit here").click()
    expect(guest.get_by_role("button", name="Free")).to_have_count(0)  # only the host does this
    free = host.get_by_role("button", name="Free Bob")
    free.press("Enter")
    host.get_by_role("dialog").get_by_role("button", name="Keep waiting").click()
    expect(host.locator("li[data-seat='1']")).to_contain_text("Bob")
    free.click()
    host.get_by_role("dialog").get_by_role("button", name="Free the seat").click()
    expect(host.locator("li[data-seat='1']")).to_contain_text("open seat")
    expect(guest.get_by_text("have a seat at this table.")).to_be_visible()
    host.get_by_label("Who sits in seat 2").select_option("easy")
    host.get_by_role("button", name="Start").click()
    expect(host.get_by_test_id("action-bar")).to_be_visible()


def test_who_does_nothing_is_warned_says_so_or_is_played_by_a_bot(person: People, served: Served) -> None:
    """The table allows half a minute; it passes for the server, and the host's page believes the same."""
    person.expected += ["WebSocket", "ERR_CONNECTION_REFUSED", "Failed to load resource"]
    host, guest = person(likes=TEXT), person(likes=TEXT)
    host.clock.install()
    table = begin(host, "silver-and-gold", "Friends")
    host.get_by_label("A player who does nothing may be warned").select_option("30")
    expect(host.get_by_label("A player who does nothing may be warned")).to_have_value("30")
    meet_here(host, guest, table)
    expect(guest.get_by_test_id("text-view")).to_be_visible()

    pass_the_time(served, host, guest)
    host.get_by_role("button", name="Warn Bob").click()
    expect(host.get_by_text("Bob was warned.")).to_be_visible()
    expect(guest.get_by_role("alert")).to_contain_text("The others are waiting for you.")
    guest.get_by_role("button", name="I am here").click()
    expect(guest.get_by_role("alert")).to_have_count(0)
    expect(host.get_by_text("Bob was warned.")).to_be_hidden()

    pass_the_time(served, host, guest)
    host.get_by_role("button", name="Warn Bob").click()
    expect(guest.get_by_role("alert")).to_contain_text("The others are waiting for you.")
    pass_the_time(served, host, guest)
    host.reload()  # what is older now was told before
    host.get_by_role("button", name="Let a bot play for Bob").click()
    expect(host.locator(".players [data-seat='1']")).to_contain_text("bot playing")
    guest.get_by_role("button", name="Take my seat back").click()
    expect(host.locator(".players [data-seat='1']")).not_to_contain_text("bot playing")


def meet_here(host: Page, guest: Page, table: str) -> None:
    guest.goto(f"/t/{table}")
    guest.get_by_label("Your name").fill("Bob")
    guest.get_by_role("button", name="Sit here").click()
    guest.get_by_role("button", name="m ready").click()
    host.get_by_role("button", name="Start").click()


def pass_the_time(served: Served, host: Page, guest: Page) -> None:
    """The server is down for a moment; all that it has stored is older then, and the host's clock has moved on."""
    served.kill()
    served.age(seconds=ALL_THE_TIME)
    expect(host.get_by_role("status").filter(has_text="The connection is lost.")).to_be_visible()
    host.clock.fast_forward(ALL_THE_TIME * 1000)
    served.start()
    for page in (host, guest):
        page.evaluate("dispatchEvent(new Event('online'))")
        expect(page.get_by_text("The connection is lost.", exact=False)).to_have_count(0)
