"""Whole games in the text view, alone with the keyboard or by its buttons, and all that comes after them."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import People
from tests.page.expeditions import SIZES
from tests.page.quick import SHORT, ask, begin, click_on, dealt, finish, played, sit
from vermeil.table.seeds import verify


def answer_by_keyboard(page: Page) -> None:
    """The last legal move, by Tab's order and Enter alone."""
    page.locator(".moves [data-move]:not([disabled])").last.focus()
    page.keyboard.press("Enter")


def test_a_whole_game_in_the_text_view_then_score_record_print_and_replay(
    person: People, axe: Callable[[Page], None]
) -> None:
    page = person(likes={"text": True})
    table = begin(page, "silver-and-gold", opponents="0")
    answer_by_keyboard(page)
    expect(page.get_by_text("Cross off the pattern")).to_be_visible()
    answer_by_keyboard(page)
    click_on(page, "[data-told=true]")
    points = [int(cell) for cell in page.locator("tbody td").all_inner_texts()]
    total = int(re.sub(r"\D", "", page.locator("tfoot td").inner_text()))
    assert sum(points) == total, "SG-60: the total is the sum of its sources"
    expect(page.get_by_role("heading", name=re.compile(rf"Captain reaches {total} points?$"))).to_be_visible()
    axe(page)

    with page.expect_download() as loaded:
        page.get_by_role("link", name="Download the record").click()
    record = loaded.value.path().read_text(encoding="utf-8")
    verify(record)
    assert f"total {total}" in record

    page.goto(f"/print/{table}")
    expect(page.locator("tfoot td")).to_contain_text(str(total))
    expect(page.get_by_role("region", name="Captain")).to_contain_text(f"{total} points")
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
    axe(page)
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_text(f"Step {last - 1} of {last}")).to_be_visible()
    page.get_by_label("Seen by").select_option("0")
    expect(page.get_by_text(f"Step {last - 1} of {last}")).to_be_visible()


def test_a_seed_is_called_secret_only_where_it_was(person: People) -> None:
    page = person()
    page.goto(f"/t/{played(page, 'silver-and-gold', 'Ann')}")
    expect(page.get_by_test_id("board")).to_contain_text("committed to before the first card")
    page.goto(f"/t/{finish(page, sit(page, 'silver-and-gold', daily=True))}")
    expect(page.get_by_test_id("board")).to_contain_text("It is not a secret")


def totals(page: Page) -> list[int]:
    told = page.locator("tfoot td").all_inner_texts()
    return [int(re.sub(r"[^-\d]", "", cell.replace("\N{MINUS SIGN}", "-"))) for cell in told]


def test_a_whole_game_of_pyramids_in_the_text_view(person: People) -> None:
    page = person(likes={"text": True})
    table = begin(page, "pyramids", opponents="0")
    click_on(page, "[data-told=true]")
    assert totals(page) == [seat["sheet"]["total"] for seat in ask(page, f"/{table}")["view"]["seats"]]


def test_a_whole_game_of_silver_coin_in_the_text_view_at_one_screen_that_hides_what_it_must(person: People) -> None:
    page = person(likes={"text": True})
    table = dealt(page, "silver-coin", "Ada", "Ben")
    page.goto(f"/t/{table}")
    page.locator(".pass .button").click()
    first = page.locator(".players .you").get_attribute("data-seat")
    page.locator("[data-move^='peek:']:not([disabled])").first.click()
    village = page.locator(f"section:has(#text-seat-{first}) li")
    expect(village.filter(has_text="unknown")).to_have_count(3)  # SC-5: two of five are known to whoever looked
    page.locator(".hand-over .button").click()
    page.locator(".pass .button").click()
    expect(village.filter(has_text="unknown, face down")).to_have_count(5)
    click_on(page, "[data-told=true]", *SHORT)
    assert totals(page) == ask(page, f"/{table}")["view"]["scores"]


def test_a_rematch_at_one_screen_swaps_a_number_for_each_loser(person: People) -> None:
    page = person(likes={"text": True})
    table = played(page, "silver-coin", "Ada", "Ben", "Cleo")
    while len(ask(page, f"/{table}")["view"]["winners"]) > 1:  # a shared victory has fewer losers
        table = played(page, "silver-coin", "Ada", "Ben", "Cleo")
    page.goto(f"/t/{table}")
    swaps = page.locator("select[data-swap]")
    expect(swaps).to_have_count(2)  # SC-60: each loser may replace one number
    swaps.nth(0).select_option("amulet:3")
    expect(swaps.nth(1).locator("option[value='amulet:3']")).to_have_count(0)  # SC-60: a number is replaced only once
    swaps.nth(1).select_option("amulet:7")
    page.get_by_role("button", name="Rematch").click()
    expect(page.get_by_role("heading", name="Pass the device to")).to_be_visible()
    assert ask(page, f"/{table}")["table"]["deck"] == "coin+amulet:3,7"


@pytest.mark.parametrize("game", ["pyramids", "silver-coin"])
def test_who_looks_at_the_table_after_the_game_sees_the_way_back_to_the_score(person: People, game: str) -> None:
    page = person()
    table = played(page, game, "Ann", "Bea")
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Look at the table").click()
    back = page.get_by_role("button", name="Show the score")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(back).to_be_in_viewport(ratio=1)
    back.click()
    expect(page.locator("#end-title")).to_be_visible()
