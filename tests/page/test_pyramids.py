"""Pyramids in a real browser: whole games by every hand, chambers that say what they are."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import People
from tests.page.expeditions import (
    Mouse,
    asked,
    assert_four_find_room,
    assert_phones_show_all,
    begin_lesson,
    crossed,
    expect_ghost,
    open_box,
    play,
    play_whole,
)
from tests.page.quick import ask

GAME = "pyramids"
CROSSED = """(before) => document.querySelectorAll("[role=gridcell][aria-label$=' crossed']").length < before"""


@pytest.mark.parametrize("how", ["mouse", "touch", "keyboard"])
def test_a_whole_game(person: People, how: str) -> None:
    play_whole(person, GAME, how)


def test_the_first_cross_is_the_entrance_and_the_ghost_knows_no_other(person: People) -> None:
    """PY-22: on an empty card the entrance is part of every crossing; wherever one points, nothing else is shown."""
    page = person()
    table = begin_lesson(page, GAME)
    entrance = page.locator("[data-testid=own-A] [aria-label*=' entrance,']")
    name = entrance.get_attribute("data-box")
    moves = ask(page, f"/{table}")["view"]["moves"]
    for box in page.locator("[data-testid=own-A] [role=gridcell]").all()[::4]:
        box.hover()
        assert expect_ghost(page, re.compile(rf"^A:.*{name}")) in moves


def test_undo_takes_everything_back_until_it_is_confirmed(person: People) -> None:
    """PY-23."""
    page = person()
    begin_lesson(page, GAME)
    open_box(page).click()
    while asked(page) == "owed":
        open_box(page).click()
    assert crossed(page) > 0
    undo = page.get_by_role("button", name="Undo")
    while asked(page) != "pattern":
        before = crossed(page)
        page.keyboard.press("u")
        page.wait_for_function(CROSSED, arg=before)
    assert crossed(page) == 0
    expect(undo).to_have_count(0)


def test_a_reload_between_crossing_and_confirming_keeps_the_path(person: People) -> None:
    page = person()
    begin_lesson(page, GAME)
    play(Mouse(page), until="confirm")
    before = crossed(page)
    page.reload()
    assert asked(page) == "confirm"
    assert crossed(page) == before
    page.keyboard.press("Enter")
    assert asked(page) in {"pattern", "pick"}


def test_boxes_are_large_enough_for_a_thumb_and_nothing_must_be_scrolled(person: People) -> None:
    page = person(width=360, height=740, has_touch=True, is_mobile=True)
    begin_lesson(page, GAME)
    size = open_box(page).locator("rect").bounding_box()
    assert size is not None
    assert min(size["width"], size["height"]) >= 44
    assert_phones_show_all(page)


def test_four_players_find_room_on_every_screen(person: People) -> None:
    assert_four_find_room(person(), GAME)


def test_nobody_is_shut_out(person: People, axe: Callable[[Page], None]) -> None:
    page = person()
    begin_lesson(page, GAME, kept=False)
    axe(page)
    play(Mouse(page), until="pattern")
    open_box(page).hover()
    axe(page)
    page.get_by_test_id("player-1").click()
    axe(page)
    page.set_viewport_size({"width": 360, "height": 740})
    page.get_by_test_id("sheet").click()
    axe(page)
