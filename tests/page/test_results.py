"""My results: kept on the device, taken to another by file or by a code, and forgotten when I want."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.page.conftest import People, Served
from tests.page.quick import act, ask, played, settle, sit
from tests.page.unkept import FORBIDDEN, FULL

# The games in this browser's database, by their ids.
KEPT = """() => new Promise((resolve) => {
    const request = indexedDB.open('vermeil-results', 1)
    request.onupgradeneeded = () => request.transaction.abort()
    request.onerror = () => resolve([])
    request.onsuccess = () => {
        const keys = request.result.transaction('results').objectStore('results').getAllKeys()
        keys.onsuccess = () => (request.result.close(), resolve(keys.result))
    }
})"""


class Ended(NamedTuple):
    """A game that is over, played once for all these tests."""

    table: str
    token: str

    def take(self, page: Page) -> str:
        """This browser sits there too; the table."""
        headers = {"authorization": f"Bearer {self.token}"}
        assert page.request.post(f"/api/tables/{self.table}/seat", headers=headers, data={}).ok
        return self.table


@pytest.fixture(scope="module")
def ended(browser: Browser, served: Served) -> Ended:
    people = People(browser, served.url)
    page = people()
    table = played(page, "pyramids", "Ann")
    token = act(page, f"/{table}/seat")["token"]
    people.close()
    return Ended(table, token)


def seen(page: Page, table: str) -> None:
    """Look at the end of a game, so that the device keeps it."""
    page.goto(f"/t/{table}")
    for _ in range(500):
        if f"{table}-1" in page.evaluate(KEPT):
            return
        page.wait_for_timeout(20)
    raise AssertionError("the game is not kept")


def results(page: Page) -> list[str]:
    """The games that are listed, by their ids, the newest first."""
    page.goto("/results")
    page.get_by_role("heading", name="Take them with you").wait_for()
    ids: list[str] = page.locator("[data-result]").evaluate_all("list => list.map(one => one.dataset.result)")
    return ids


def test_every_finished_game_is_listed_and_replayed_from_this_device(person: People, ended: Ended) -> None:
    person.expected += ["429 (Too Many Requests)"]  # whole games by a program, on a server that all tests share
    page = person()
    table = ended.take(page)
    page.goto(f"/t/{table}")
    expect(page.get_by_test_id("best")).to_contain_text("Your first game alone")
    again = played(page, "pyramids", "Ann")
    page.goto(f"/t/{again}")
    expect(page.get_by_test_id("best")).to_contain_text("Your best")
    page.goto("/")
    expect(page.get_by_role("link", name="My results")).to_contain_text("2 finished games")
    assert results(page) == [f"{again}-1", f"{table}-1"]
    figures = page.locator("[data-figures=pyramids] tbody tr")
    expect(figures).to_have_count(1)
    expect(figures).to_contain_text("alone")
    expect(page.locator("[data-curve=pyramids] circle")).to_have_count(2)
    line = page.locator(f"[data-result='{table}-1']")
    total = ask(page, f"/{table}")["view"]["seats"][0]["sheet"]["total"]
    expect(line.locator("summary")).to_contain_text(str(total).replace("-", "\N{MINUS SIGN}"))
    line.locator("summary").click()
    expect(line.get_by_role("row", name=re.compile("Total"))).to_be_visible()
    page.route("**/api/tables/**", lambda route: route.abort())  # the record itself is here
    line.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("heading", name=re.compile("Pyramids"))).to_be_visible()
    expect(page.get_by_label("Seen by").locator("option", has_text="Ann")).to_have_count(1)
    person.expected.append("Failed to load resource")


def test_every_finished_game_leads_straight_to_its_review_by_keys_alone(person: People, ended: Ended) -> None:
    page = person()
    seen(page, ended.take(page))
    for language, told in (("de", "Analyse"), ("es", "Análisis"), ("en", "Review")):
        page.goto(f"/results?language={language}")
        page.locator("summary").focus()
        page.keyboard.press("Enter")
        expect(page.locator("[data-result]").get_by_role("link", name=told, exact=True)).to_be_visible()
    page.route("**/api/tables/**", lambda route: route.abort())  # the record itself is here
    for asked, instead in (("Remove", "Keep it"), ("Keep it", "Remove")):
        page.get_by_role("button", name=asked, exact=True).press("Enter")
        expect(page.get_by_role("button", name=instead, exact=True)).to_be_focused()
    page.locator("summary").focus()
    for _ in range(3):  # the scores, which may scroll; the replay; the review
        page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Review")).to_be_focused()
    page.keyboard.press("Enter")
    graph = page.get_by_test_id("graph")
    expect(graph).to_have_attribute("aria-valuetext", re.compile("Ann stands at"))
    page.reload()
    expect(graph).to_have_attribute("aria-valuetext", re.compile("Ann stands at"))
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_label("Seen by").locator("option", has_text="Ann")).to_have_count(1)


def test_wins_are_counted_by_level_and_shared_screens_are_not(person: People) -> None:
    page = person(likes={"text": True})
    table = played(page, "silver-coin", "Ann", "Ben")
    seen(page, table)
    assert results(page) == [f"{table}-1"]
    line = page.locator(f"[data-result='{table}-1']")
    expect(line).to_contain_text("not counted")
    expect(page.locator("[data-figures]")).to_have_count(0)


def test_two_devices_share_results_by_a_file_without_doubles(person: People, ended: Ended, tmp_path: Path) -> None:
    one, other = person(), person()
    tables = [ended.take(one), played(one, "silver-and-gold", "Ann")]
    for table in tables:
        seen(one, table)
    results(one)
    with one.expect_download() as saving:
        one.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "results.json"
    saving.value.save_as(file)
    assert results(other) == []
    for told in ("2 games added, none was here already", "Nothing new, 2 were here already"):
        other.get_by_label("Add games from a file").set_input_files(file)
        expect(other.get_by_role("status").filter(has_text=told)).to_be_visible()
        expect(other.locator("[data-result]")).to_have_count(2)
    assert sorted(results(other)) == sorted(f"{table}-1" for table in tables)


def damaged(file: dict[str, Any]) -> list[tuple[str, str]]:
    """Files that are not taken in, and what is said of each."""
    second = json.loads(json.dumps(file))
    second["results"].append({**second["results"][0], "id": "x-2", "seats": []})
    return [
        ("nonsense", "cannot be read"),
        ("[]", "not results from Vermeil"),
        (json.dumps({**file, "version": 2}), "newer Vermeil"),
        (json.dumps(second), "Game 2 in this file is damaged"),
    ]


def test_a_file_that_is_broken_is_refused_with_a_reason_and_nothing_is_lost(
    person: People, ended: Ended, tmp_path: Path
) -> None:
    page = person()
    table = ended.take(page)
    seen(page, table)
    results(page)
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save as a file").click()
    good = json.loads(saving.value.path().read_text("utf-8"))
    for text, told in damaged(good):
        file = tmp_path / "broken.json"
        file.write_text(text, encoding="utf-8")
        page.get_by_label("Add games from a file").set_input_files(file)
        expect(page.get_by_role("alert")).to_contain_text(told)
    assert results(page) == [f"{table}-1"]


def test_two_devices_share_results_by_a_code_that_works_once(person: People, ended: Ended) -> None:
    person.expected.append("404")
    one, other = person(), person(width=360, height=740)
    table = ended.take(one)
    seen(one, table)
    results(one)
    asked: list[str] = []
    for page in (one, other):
        page.on("request", lambda request: asked.append(request.url + str(request.post_data_buffer)))
    one.get_by_role("button", name="Show a code").click()
    expect(one.get_by_role("img", name="QR")).to_be_visible()
    link = one.get_by_label("The link in the code").input_value()
    key = link.partition("#")[2]
    assert len(key) > 40
    other.goto(link)
    other.get_by_role("button", name="Add them here").click()
    expect(other.get_by_role("status").filter(has_text="1 game added")).to_be_visible()
    assert "#" not in other.url
    other.get_by_role("button", name="My results").click()
    expect(other.locator(f"[data-result='{table}-1']")).to_be_visible()
    assert not [one for one in asked if key in one or table in one.partition("/api/drops")[2]]
    late = person()
    late.goto(link)
    late.get_by_role("button", name="Add them here").click()
    expect(late.get_by_role("alert")).to_contain_text("used already")
    late.goto(link.partition("#")[0])
    expect(late.get_by_role("alert")).to_contain_text("key is missing")


@pytest.mark.parametrize(("script", "told"), [(FORBIDDEN, "store nothing"), (FULL, "no room left")])
def test_where_nothing_can_be_kept_the_game_goes_on_and_says_so(
    person: People, ended: Ended, script: str, told: str
) -> None:
    page = person()
    page.add_init_script(script)
    page.goto("/")
    expect(page.get_by_test_id("storage-trouble")).to_contain_text(told)
    page.get_by_test_id("storage-trouble").get_by_role("button", name="Close").click()
    expect(page.get_by_test_id("storage-trouble")).to_have_count(0)
    page.get_by_label("Your name").fill("Zoë")
    page.locator("[data-game=pyramids]").get_by_label("Level").select_option("easy")
    page.locator("[data-game=pyramids]").get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".players")).to_contain_text("Zoë")
    expect(page.get_by_test_id("storage-trouble")).to_contain_text(told)
    table = ended.take(page)
    page.goto(f"/t/{table}")
    expect(page.get_by_test_id("best")).to_be_visible()
    page.get_by_role("link", name="Vermeil").click()
    page.get_by_role("link", name="My results").click()
    expect(page.locator(f"[data-result='{table}-1']")).to_be_visible()  # as long as the page is open


def test_a_game_is_taken_off_the_list_and_put_back(person: People, ended: Ended) -> None:
    page = person()
    table, other = sit(page, "silver-and-gold", "Ann", bots=["easy"]), ended.take(page)
    for one in (table, other):
        page.goto(f"/t/{one}")
        page.locator("main.board > *").first.wait_for()
    page.goto("/")
    games = page.get_by_role("region", name="My games")
    expect(games.get_by_role("listitem")).to_have_count(2)
    first = games.get_by_role("listitem").first
    expect(first).to_contain_text("Continue, your turn")
    expect(first).to_contain_text("with Ada (easy)")
    games.get_by_role("button", name="Remove Silver & Gold from the list").click()
    expect(games.get_by_role("listitem")).to_have_count(1)
    page.reload()
    expect(games.get_by_role("listitem")).to_have_count(1)
    expect(games).not_to_contain_text("Silver & Gold")
    games.get_by_role("button", name="Remove Pyramids").press("Enter")
    expect(games.get_by_role("listitem")).to_have_count(0)
    expect(games.get_by_role("button", name="Put it back")).to_be_focused()
    page.keyboard.press("Enter")
    expect(games.get_by_role("listitem")).to_have_count(1)
    expect(games.get_by_role("link")).to_be_focused()
    page.goto(f"/t/{table}")  # the seat is still ours, and the table on the list again
    expect(page.get_by_test_id("action-bar")).to_be_visible()
    page.goto("/")
    expect(games.get_by_role("listitem")).to_have_count(2)


def above(page: Page, one: Locator, other: Locator) -> bool:
    """Whether one stands above the other on the page."""
    settle(page)
    boxes = [each.bounding_box() for each in (one, other)]
    return boxes[0]["y"] < boxes[1]["y"]  # type: ignore[index]


def test_on_a_phone_the_game_that_waits_for_me_is_on_top(person: People) -> None:
    """Whoever has not played yet meets the games first, and after a game what one comes back for."""
    page = person(width=360, height=740)
    page.goto("/")
    games, daily = page.locator("[data-game]").first, page.get_by_role("link", name=re.compile("^Today.s deal"))
    expect(games).to_be_in_viewport(ratio=0.5)
    assert above(page, games, daily)
    table = sit(page, "pyramids", "Ann", bots=["easy"])
    page.goto(f"/t/{table}")
    page.get_by_test_id("action-bar").wait_for()
    page.goto("/")
    settle(page)
    box = page.locator(f"[data-table='{table}'] a").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] < 740
    assert above(page, daily, games)


def test_one_button_forgets_all_that_is_on_this_device(person: People, ended: Ended) -> None:
    page = person()
    table = ended.take(page)
    seen(page, table)
    page.goto("/")
    page.get_by_label("Your name").fill("Zoë")
    page.goto("/stored")
    expect(page.get_by_text("1 game", exact=True)).to_be_visible()
    expect(page.get_by_text("at most 1 table")).to_be_visible()
    page.get_by_role("button", name="Forget everything on this device").click()
    with page.expect_download():
        page.get_by_role("button", name="Save my results first").click()
    page.get_by_role("button", name="Keep everything").click()
    assert ask(page, f"/{table}")["held"] == [0]
    page.get_by_role("button", name="Forget everything on this device").click()
    page.get_by_role("button", name="Forget it all").click()
    expect(page.get_by_role("status")).to_contain_text("Forgotten")
    assert ask(page, f"/{table}")["held"] == []
    assert page.evaluate("Object.keys(localStorage).filter(key => key.startsWith('vermeil-'))") == []
    page.goto("/")
    expect(page.get_by_label("Your name")).to_have_value("Captain")
    expect(page.get_by_role("region", name="My games")).to_have_count(0)
    assert results(page) == []


def test_nobody_is_shut_out_of_results_and_what_is_stored(
    person: People, ended: Ended, axe: Callable[[Page], None], tmp_path: Path
) -> None:
    page = person(width=360, height=740)
    seen(page, ended.take(page))
    results(page)
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save as a file").click()
    file = json.loads(saving.value.path().read_text("utf-8"))
    file["results"][0]["id"] = "another-1"  # two games make a curve
    (tmp_path / "two.json").write_text(json.dumps(file), encoding="utf-8")
    page.get_by_label("Add games from a file").set_input_files(tmp_path / "two.json")
    expect(page.locator("[data-curve]")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("region", name="My games")).to_be_visible()
    axe(page)
    results(page)
    page.locator("summary").first.click()
    axe(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.goto("/stored")
    page.get_by_role("button", name="Forget everything").click()
    axe(page)
    page.goto("/drop/abc#key")
    page.get_by_role("button", name="Add them here").wait_for()
    axe(page)
