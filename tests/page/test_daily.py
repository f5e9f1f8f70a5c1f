"""The deal of the day in the browser: played, compared, shared, over midnight and over a server that dies."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.page.conftest import BUILT, People, Served, missing
from tests.page.quick import click_on, settle

SOLO, COIN = "pyramids/solo", "silver-coin/bot"


class Days:
    """A server whose midnight the test turns."""

    def __init__(self, folder: Path) -> None:
        self.clock = folder / "clock"
        self.begun = datetime.now(UTC).replace(hour=0, minute=0, second=0, microsecond=0)
        self.turn_to(12)
        self.served = Served(folder, "--clock", str(self.clock), "--bot-time", "0.01", "--day-entries", "0")

    def turn_to(self, hour: float, days: int = 0) -> None:
        wanted = self.begun + timedelta(days=days, hours=hour)
        self.clock.write_text(str((wanted - datetime.now(UTC)).total_seconds()), encoding="ascii")

    def day(self, days: int = 0) -> str:
        return (self.begun + timedelta(days=days)).date().isoformat()


@contextmanager
def begun(folder: Path) -> Iterator[Days]:
    if not BUILT.exists():
        missing("built page")
    made = Days(folder)
    made.served.start()
    try:
        yield made
    finally:
        made.served.kill()


@contextmanager
def visiting(browser: Browser, days: Days) -> Iterator[People]:
    """Makes people's pages at that server; afterwards no console may have complained."""
    people = People(browser, days.served.url)
    yield people
    people.close()
    assert people.complaints == []


@pytest.fixture(scope="module")
def noon(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Days]:
    """A day that stays as it is, for all who need no midnight: the bots play its deals once."""
    with begun(tmp_path_factory.mktemp("noon")) as days:
        yield days


@pytest.fixture
def person(browser: Browser, noon: Days) -> Iterator[People]:
    """Somebody who comes at noon."""
    with visiting(browser, noon) as people:
        yield people


@pytest.fixture
def days(tmp_path: Path) -> Iterator[Days]:
    """Days of a test's own, to turn their midnight."""
    with begun(tmp_path) as days:
        yield days


@pytest.fixture
def watcher(browser: Browser, days: Days) -> Iterator[People]:
    """Somebody who comes on those days."""
    with visiting(browser, days) as people:
        yield people


def contest(page: Page, name: str) -> Locator:
    return page.locator(f"[data-contest='{name}']")


def begin(page: Page, name: str, button: str = "Play") -> str:
    """From the day's page to the table; its id."""
    contest(page, name).get_by_role("button", name=button).click()
    page.wait_for_url(re.compile(r"/t/"))
    return page.url.rsplit("/", 1)[1]


def finish(page: Page) -> None:
    """Play on by the text view, to the day's ranking."""
    click_on(page, ".end")
    page.get_by_role("link", name="The day\u2019s ranking").click()
    page.wait_for_url(re.compile(r"/daily/"))


def test_the_deal_of_the_day_by_two_browsers_over_midnight_and_a_crash(watcher: People, days: Days) -> None:
    watcher.expected += ["WebSocket", "ERR_CONNECTION", "Failed to load"]
    ann, bob = watcher(likes={"text": True}), watcher(likes={"text": True})
    days.turn_to(23.8)
    hands = []
    for page in (ann, bob):
        page.goto("/")
        page.get_by_role("link", name=re.compile("^Today.s deal")).first.click()
        begin(page, SOLO)
        page.locator("[data-move^='keep:']").first.wait_for()
        hands.append(page.locator("[data-move]").evaluate_all("list => list.map(one => one.dataset.move)"))
    assert hands[0] == hands[1]
    expect(ann.get_by_role("heading", level=1)).to_contain_text("first try, counts")
    expect(ann.get_by_role("button", name="Hint")).to_have_count(0)
    finish(ann)
    mine = contest(ann, SOLO)
    expect(mine).to_have_attribute("data-state", "done")
    expect(mine).to_contain_text("You are the first to finish.")
    expect(mine.locator("tr.bot")).to_have_count(4)  # they have played the same cards by now
    expect(ann.get_by_test_id("streak")).to_contain_text("1 day in a row")
    expect(contest(bob, SOLO)).to_have_count(0)
    ann.goto("/")
    expect(ann.get_by_role("region", name="My games")).to_contain_text(re.compile(r"deal for \d+ \w+ \d+ · first try"))

    # The server dies, and midnight goes by; Bob's table is where it was, and an hour is left for it.
    page_of_bob = bob.url
    bob.locator("[data-move^='keep:']").first.click()
    expect(bob.locator("[data-move^='keep:']")).to_have_count(0)
    days.served.kill()
    days.turn_to(0.2, days=1)
    days.served.start()
    bob.goto(f"/daily/{days.day()}")
    begin(bob, SOLO, "Continue")
    assert bob.url == page_of_bob
    finish(bob)
    expect(contest(bob, SOLO)).to_contain_text("one other so far")
    expect(contest(bob, SOLO)).to_have_attribute("data-state", "done")

    # A new day: another deal, which this browser was promised; the old one may be practised once its seed is shown.
    ann.goto("/daily")
    expect(contest(ann, SOLO)).to_have_attribute("data-state", "new")
    ann.get_by_text("Is it fair?").click()
    expect(ann.get_by_text("This browser saw the fingerprints the day before: they are the same.")).to_be_visible()
    days.turn_to(1.5, days=1)
    ann.goto("/daily")
    ann.get_by_role("navigation", name="Earlier days").get_by_role("link").click()
    ann.wait_for_url(re.compile(days.day()))
    ann.get_by_text("Is it fair?").click()
    expect(ann.locator(".seed").filter(has_text="matches")).to_have_count(5)
    begin(ann, SOLO, "Practise")
    ann.locator("[data-move^='keep:']").first.wait_for()
    assert ann.locator("[data-move]").evaluate_all("list => list.map(one => one.dataset.move)") == hands[0]
    expect(ann.get_by_role("heading", level=1)).not_to_contain_text("first try")


def test_a_second_try_is_practice_and_the_card_to_share_spoils_nothing(person: People) -> None:
    page = person(likes={"text": True})
    page.goto("/daily")
    first = begin(page, SOLO)
    finish(page)
    mine = contest(page, SOLO)
    reached = mine.locator(".result").inner_text()
    assert begin(page, SOLO, "Practise") != first
    expect(page.get_by_role("heading", level=1)).to_contain_text("practice")
    finish(page)
    expect(mine.locator(".result")).to_have_text(reached)
    expect(mine.locator("tr.bot")).to_have_count(4)
    mine.get_by_role("button", name="Share").click()
    card = page.get_by_label("As text").input_value()
    assert card.splitlines()[:2] == [f"Vermeil · Pyramids · Alone · {card.split(' · ')[3].splitlines()[0]}", reached]
    assert card.splitlines()[-1].endswith("/daily")
    assert first not in card
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the picture").click()
    assert saved.value.path().read_bytes()[:4] == b"\x89PNG"
    assert "first to finish" not in card
    page.get_by_role("button", name="What was possible").click()
    expect(page.get_by_test_id("hindsight")).to_contain_text(re.compile(r"best|more", re.IGNORECASE))
    # Among my results it is marked, and only the first try is in the figures.
    page.goto("/results")
    expect(page.locator("[data-result]")).to_have_count(2)
    expect(page.locator("[data-result]").filter(has_text="practice · not counted")).to_have_count(1)
    expect(page.locator("[data-figures=pyramids] tbody td").first).to_have_text("1")


def test_what_was_let_go_by_is_told_as_it_is_once_the_day_is_over(watcher: People, days: Days) -> None:
    page = watcher(likes={"text": True})
    page.goto("/daily")
    begin(page, SOLO)
    finish(page)
    expect(contest(page, SOLO)).to_contain_text("You are the first to finish.")
    days.turn_to(0.5, days=1)
    page.goto(f"/daily/{days.day()}")
    expect(contest(page, COIN)).to_contain_text("You didn\u2019t play this deal.")  # somebody may still be at it
    expect(contest(page, COIN).get_by_role("button")).to_have_count(0)
    days.turn_to(1.5, days=1)
    page.goto(f"/daily/{days.day()}")
    expect(contest(page, SOLO)).to_contain_text("Nobody else finished this deal.")
    expect(contest(page, COIN)).to_contain_text("Nobody played this deal.")
    expect(page.get_by_text("still playing")).to_have_count(0)


def test_a_first_try_is_not_left_by_mistake(person: People) -> None:
    page = person()
    page.goto("/daily")
    begin(page, COIN)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="Let a bot play for me")).to_have_count(0)
    page.get_by_role("button", name="Leave").click()
    expect(page.get_by_role("dialog").last).to_contain_text("If you leave now, it is gone.")
    page.get_by_role("dialog").last.get_by_role("button", name="Leave").click()
    page.wait_for_url(re.compile(r"/$"))
    page.goto("/daily")
    expect(contest(page, COIN)).to_contain_text("You left before the end.")
    expect(contest(page, COIN).get_by_role("button", name="Practise")).to_be_visible()


@pytest.mark.parametrize(("locale", "title", "width"), [("de-DE", "Allein", 360), ("es-ES", "En solitario", 820)])
def test_the_day_reads_well_in_every_language_on_every_screen(
    person: People, axe: Callable[[Page], None], locale: str, title: str, width: int
) -> None:
    page = person(width=width, height=780, locale=locale, likes={"text": True})
    page.goto("/daily")
    expect(contest(page, SOLO).get_by_role("heading", name=title)).to_be_visible()
    play = contest(page, SOLO).get_by_role("button")
    play.focus()
    page.keyboard.press("Enter")  # all of it works by keyboard
    page.wait_for_url(re.compile(r"/t/"))
    click_on(page, ".end")
    page.goto("/daily")
    expect(contest(page, SOLO)).to_have_attribute("data-state", "done")
    expect(contest(page, SOLO).locator("tr.bot")).to_have_count(4)
    contest(page, SOLO).locator("button[aria-expanded]").click()
    page.locator("canvas").wait_for()
    page.locator("summary").focus()
    page.keyboard.press("Enter")
    settle(page)
    assert "⟦" not in page.locator("main").inner_text()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    axe(page)
