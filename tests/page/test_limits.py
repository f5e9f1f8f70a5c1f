"""A busy server: a page that asked for too much goes on when it may, and a hurried bot is shown as one."""

from __future__ import annotations

import contextlib
import sqlite3

import msgspec
from playwright.sync_api import Route, expect

from tests.page.conftest import People, Served
from tests.page.quick import ask, sit
from tests.page.test_table import TEXT


def test_a_page_that_asked_for_too_much_comes_to_its_table_when_there_is_time_again(person: People) -> None:
    person.expected += ["Failed to load resource"]
    page = person(likes=TEXT)
    table = sit(page, "pyramids", bots=["easy"])
    refused = list[str]()

    def too_much(route: Route) -> None:
        if len(refused) >= 2:  # a snapshot, and again
            route.continue_()
            return
        refused.append(route.request.url)
        body = '{"code": "wire/rate", "message": "too much was asked for; try again in 1 s"}'
        route.fulfill(status=429, headers={"retry-after": "1"}, content_type="application/json", body=body)

    page.route(f"**/api/tables/{table}*", too_much)
    page.goto(f"/t/{table}")
    expect(page.get_by_role("alert")).to_contain_text("Too many requests from here; wait a moment.")
    expect(page.get_by_test_id("board")).to_be_visible()
    assert len(refused) == 2


def test_a_bot_that_plays_below_its_level_is_shown_as_what_it_is(person: People, served: Served) -> None:
    person.expected += ["WebSocket", "ERR_CONNECTION_REFUSED", "Failed to load resource"]
    page = person(likes=TEXT)
    table = sit(page, "pyramids", bots=["expert"])
    page.goto(f"/t/{table}")
    while ask(page, f"/{table}")["view"]["waiting"] != [0]:  # it is our turn
        page.wait_for_timeout(20)
    served.kill()
    with contextlib.closing(sqlite3.connect(served.folder / "page.db")) as database, database:
        last = "SELECT seq, data FROM entries WHERE table_id = ? ORDER BY seq DESC LIMIT 1"
        seq, data = database.execute(last, (table,)).fetchone()
        entry = msgspec.json.decode(data)
        entry |= {"by": None, "act": {"do": "hurry", "seat": 1, "level": "medium"}}
        entry["marks"] = [[number + 1, asked] for number, asked in entry["marks"]]
        row = (table, seq + 1, msgspec.json.encode(entry))
        database.execute("INSERT INTO entries (table_id, seq, data) VALUES (?, ?, ?)", row)
    served.start()
    page.goto(f"/t/{table}")
    expect(page.locator(".players [data-seat='1']")).to_contain_text("as medium: the server is busy")
