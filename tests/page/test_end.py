"""A whole game in the text view, alone with the keyboard, and all that comes after it."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.page.conftest import People
from vermeil.table.seeds import verify


def play_alone(page: Page, game: str) -> str:
    """A solo game from the shelf to its end, every decision by the keyboard; the table's id."""
    page.goto("/")
    box = page.locator(f"[data-game={game}]")
    box.get_by_label("Opponents").select_option("0")
    box.get_by_role("button", name="Play", exact=True).focus()
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/t/"))
    ready = page.locator("[data-move]:not([disabled]), [data-told]").first
    while True:
        ready.wait_for()
        if page.locator("[data-told]").count():
            return page.url.rsplit("/", 1)[1]
        state = page.locator("main").inner_text()
        moves = page.locator("[data-move]:not([disabled])")
        spellings = moves.evaluate_all("list => list.map(one => one.dataset.move)")
        if not spellings:
            continue
        # The last crossing is a single box on card B or the confirmation: short, and any will do.
        wanted = "done" if "done" in spellings else spellings[0]
        page.locator(f"[data-move='{wanted}']").focus()
        page.keyboard.press("Enter")
        page.wait_for_function("before => document.querySelector('main').innerText !== before", arg=state)


def test_a_whole_game_by_keyboard_in_the_text_view_then_score_record_print_and_replay(
    person: People, axe: Callable[[Page], None]
) -> None:
    page = person(likes={"text": True})
    table = play_alone(page, "silver-and-gold")
    expect(page.get_by_role("heading", name="Captain wins!")).to_be_visible()
    axe(page)

    points = [int(cell) for cell in page.locator("tbody td").all_inner_texts()]
    total = int(re.sub(r"\D", "", page.locator("tfoot td").inner_text()))
    assert sum(points) == total, "SG-60: the total is the sum of its sources"

    with page.expect_download() as loaded:
        page.get_by_role("link", name="Download the record").click()
    record = loaded.value.path().read_text(encoding="utf-8")
    verify(record)
    assert f"total {total}" in record

    page.goto(f"/print/{table}")
    expect(page.locator("tfoot td")).to_contain_text(str(total))
    axe(page)

    page.goto(f"/replay?table={table}&game=1")
    slider = page.get_by_role("slider")
    slider.wait_for()
    last = int(slider.get_attribute("max") or 0)
    assert last == sum(bool(re.match(r"\d ", line)) for line in record.splitlines()), "a step for each decision"
    axe(page)
    page.locator("body").click(position={"x": 2, "y": 400})
    page.keyboard.press("End")
    expect(page.get_by_text(f"Step {last} of {last}")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_text(f"Step {last - 1} of {last}")).to_be_visible()
    page.get_by_label("Seen by").select_option("0")
    expect(page.get_by_text(f"Step {last - 1} of {last}")).to_be_visible()

    page.goto("/replay")
    page.get_by_label("Or paste the record itself").fill(record)
    page.get_by_role("button", name="Show").last.click()
    expect(page.get_by_text(f"Step 0 of {last}")).to_be_visible()


def test_a_bad_record_is_refused_with_its_line(person: People) -> None:
    person.expected.append("Failed to load resource")
    page = person()
    page.goto("/replay")
    page.get_by_label("Or paste the record itself").fill("vermeil 1\ngame nonsense\n")
    page.get_by_role("button", name="Show").last.click()
    expect(page.get_by_role("alert")).to_be_visible()


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
    guide.get_by_role("button", name="End the lesson").click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.get_by_test_id("text-view")).to_be_visible()
