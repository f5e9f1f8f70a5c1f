"""Silver & Gold in a real browser: whole games by every hand, and what players see before they decide."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.conftest import People, Served
from tests.page.expeditions import (
    Mouse,
    asked,
    assert_four_find_room,
    assert_phones_show_all,
    begin_lesson,
    crossed,
    expect_ghost,
    ghost,
    open_box,
    play,
    play_whole,
)
from tests.page.quick import act, ask

GAME = "silver-and-gold"


@pytest.fixture(scope="module")
def pondered(browser: Browser, served: Served) -> Iterator[tuple[Page, str]]:
    """A page whose first pattern waits, and its table: for tests that only look and send no move."""
    people = People(browser, served.url)
    page = people()
    yield page, begin_lesson(page, GAME)
    people.close()
    assert people.complaints == []


@pytest.mark.parametrize("how", ["mouse", "touch", "keyboard"])
def test_a_whole_game(person: People, how: str) -> None:
    play_whole(person, GAME, how)


def test_what_a_move_earns_is_shown_before_it_is_made(pondered: tuple[Page, str]) -> None:
    page, table = pondered
    earns = ask(page, f"/{table}/earns")["earns"]
    dearest = max(earns, key=lambda spelling: earns[spelling]["total"])
    card, boxes = dearest.split(":")
    page.locator(f"[data-testid=own-{card}] [data-box={boxes[:2]}]").hover()
    shown = expect_ghost(page, re.compile(rf"^{card}:.*{boxes[:2]}"))
    assert shown in earns
    detail = page.get_by_test_id("action-bar").locator(".detail")
    expect(detail).to_contain_text("This move:")
    points = earns[shown]["total"]
    if points:
        expect(page.locator(".total .plus")).to_have_text(f"+{points}")
    else:
        expect(page.locator(".total .plus")).to_have_count(0)


def test_an_owed_box_waits_through_a_reload_and_can_be_taken_back(person: People) -> None:
    """SG-30: an X owes one more box. SG-24: until the confirmation everything can be undone."""
    page = person()
    begin_lesson(page, GAME)
    marks = page.locator("[data-testid^=own-] [role=gridcell][aria-label$=' X, open']")
    while not marks.count():
        play(Mouse(page), until="confirm")
        play(Mouse(page), until="pattern")
    before = crossed(page)
    page.keyboard.press("s")  # a single box
    marks.first.click()
    assert asked(page) == "owed"
    after = crossed(page)
    assert after == before + 1
    expect(page.locator(".wanted").first).to_be_visible()
    page.reload()
    assert asked(page) == "owed"
    assert crossed(page) == after
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_test_id("expedition")).to_have_attribute("data-question", "pattern")
    assert crossed(page) == before
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)


def test_a_phone_says_why_there_is_one_more_box_to_cross(person: People) -> None:
    """SG-30."""
    page = person(width=360, height=740, has_touch=True, is_mobile=True)
    table = begin_lesson(page, GAME)
    while (now := ask(page, f"/{table}"))["view"]["question"] != "owed":
        if moves := now["view"]["moves"]:  # else the bot thinks
            act(page, f"/{table}/acts", do="move", n=now["n"], move=moves[0])
    assert asked(page) == "owed"
    expect(page.get_by_test_id("action-bar")).to_contain_text("An X: cross off one more box")


def test_boxes_tapped_one_by_one_find_the_placement(person: People) -> None:
    page = person(width=360, height=740, has_touch=True, is_mobile=True)
    table = begin_lesson(page, GAME)
    moves = [move for move in ask(page, f"/{table}")["view"]["moves"] if len(move) > len("A:b1")]
    for move in (moves[0], moves[-1]):
        card, boxes = move.split(":")
        for at in range(0, len(boxes), 2):
            page.locator(f"[data-testid=own-{card}] [data-box={boxes[at : at + 2]}]").tap()
        expect_ghost(page, move)


def test_boxes_are_large_enough_for_a_thumb_and_nothing_must_be_scrolled(person: People) -> None:
    page = person(width=360, height=740, has_touch=True, is_mobile=True)
    begin_lesson(page, GAME)
    size = open_box(page).locator("rect").bounding_box()
    assert size is not None
    assert min(size["width"], size["height"]) >= 44
    assert_phones_show_all(page)


def test_four_players_find_room_on_every_screen(person: People) -> None:
    assert_four_find_room(person(), GAME)


def test_keys_turn_and_mirror_the_ghost_and_only_what_is_legal_is_ever_shown(pondered: tuple[Page, str]) -> None:
    page, table = pondered
    moves = ask(page, f"/{table}")["view"]["moves"]
    shown = set()
    for key in ("ArrowDown", "r", "r", "r", "f", "ArrowRight", "r", "s", "ArrowDown"):
        page.keyboard.press(key)
        shown.add(ghost(page))
    assert shown <= set(moves)
    assert len(shown) > 2
    assert len(str(ghost(page))) == len("A:b1"), "S: one box"
    page.keyboard.press("s")  # as it was


def test_a_hint_marks_its_boxes_and_gives_a_reason(pondered: tuple[Page, str]) -> None:
    page, table = pondered
    page.keyboard.press("h")
    expect(page.locator(".hinted").first).to_be_visible()
    hint = page.get_by_test_id("action-bar").locator(".hint")
    expect(hint).to_contain_text("Hint: Cross off ")
    assert not [move for move in ask(page, f"/{table}")["view"]["moves"] if move in hint.inner_text()], "in words"
    hint.get_by_role("button", name="Close").click()
    expect(hint).to_be_hidden()
    expect(page.locator(".hinted")).to_have_count(0)
    page.keyboard.press("h")
    expect(hint).to_contain_text("Hint: Cross off ")  # not the note that a bot still thinks
    page.keyboard.press("Escape")
    expect(hint).to_be_hidden()


def test_an_opponents_cards_are_opened_large_in_place(pondered: tuple[Page, str]) -> None:
    page, _ = pondered
    page.get_by_test_id("player-1").click()
    place = page.get_by_role("region", name="In front of")
    expect(place.get_by_role("img")).to_have_count(2)  # two cards
    expect(place.locator(".coins, .palms")).to_have_count(2)
    page.get_by_role("button", name="Back to your score card").click()
    expect(place).to_have_count(0)


def test_nobody_is_shut_out(person: People, axe: Callable[[Page], None]) -> None:
    page = person()
    begin_lesson(page, GAME, kept=False)
    axe(page)
    play(Mouse(page), until="pattern")
    open_box(page).hover()
    axe(page)
    play(Mouse(page), until="pick")
    axe(page)
    page.set_viewport_size({"width": 360, "height": 740})
    page.get_by_test_id("sheet").click()
    axe(page)
