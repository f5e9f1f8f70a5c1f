"""One rule for finger and mouse: the first tap selects and explains, the bar's button commits, and Cancel lets go."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page import coin_hands, expeditions
from tests.page.conftest import People
from tests.page.quick import act, ask, sit
from vermeil.words import words

PHONE: dict[str, Any] = {"width": 360, "height": 740, "has_touch": True, "is_mobile": True}


def at_pick(page: Page) -> str:
    """A table of Silver & Gold at which a new card is to be taken (SG-40), brought there without any page; its id."""
    table = sit(page, "silver-and-gold", bots=["easy"], lesson=True)
    while (now := ask(page, f"/{table}"))["view"]["question"] != "pick":
        moves = now["view"]["moves"]
        if moves:
            dear = max(moves, key=lambda move: (move == "done", move.startswith(("A", "+A")), len(move)))
            act(page, f"/{table}/acts", do="move", n=now["n"], move=dear)
    return table


@pytest.mark.parametrize("how", ["touch", "mouse"])
def test_a_discard_is_explained_before_it_is_taken(person: People, how: str) -> None:
    """SC-11: what is taken can't be put back, so a tap alone never takes."""
    page = person(**PHONE) if how == "touch" else person()
    hand = coin_hands.Touch(page) if how == "touch" else coin_hands.Mouse(page)
    table = sit(page, "silver-coin", bots=["easy"])
    page.goto(f"/t/{table}")
    coin_hands.play(hand, until="action")
    now = ask(page, f"/{table}")
    hand.spot("d1")
    bar = page.get_by_test_id("action-bar")
    name = page.locator(".centre [data-spot=d1]").get_attribute("aria-label") or ""
    expect(bar.locator(".detail")).to_contain_text(name.split("face up: ")[1].split(",")[0])
    expect(page.locator(".centre .spot.chosen [data-spot=d1]")).to_have_count(1)
    bar.get_by_role("button", name="Cancel").click()
    expect(page.locator(".spot.chosen")).to_have_count(0)
    expect(bar.get_by_role("button", name="Draw")).to_be_visible()
    assert ask(page, f"/{table}")["n"] == now["n"], "nothing was sent"
    hand.spot("d1")
    hand.answer("E")
    expect(page.get_by_test_id("silver-coin")).to_have_attribute("data-question", "held")


def test_a_displayed_card_is_explained_before_it_is_taken(person: People) -> None:
    """SG-40: by finger, by mouse and by keys alike."""
    page = person(**PHONE)
    table = at_pick(page)
    page.goto(f"/t/{table}")
    take = page.get_by_role("button", name="Take this card")
    expect(take).to_be_disabled()
    cards = page.locator("button.take")
    for at in (1, 0):
        cards.nth(at).tap()
        expect(cards.nth(at)).to_have_attribute("aria-pressed", "true")
        title = (cards.nth(at).locator(".hidden-but-read").text_content() or "").split(": ", 1)[1].split(";")[0]
        expect(page.get_by_test_id("action-bar").locator(".detail")).to_contain_text(title)
    cards.nth(0).tap()
    expect(take).to_be_disabled()
    assert ask(page, f"/{table}")["view"]["question"] == "pick", "nothing was taken"
    page.keyboard.press("2")
    expect(cards.nth(1)).to_have_attribute("aria-pressed", "true")
    wanted = ask(page, f"/{table}")["view"]["display"][1]
    take.tap()
    expect(page.get_by_test_id("expedition")).not_to_have_attribute("data-question", "pick")
    assert wanted in [card["card"] for card in ask(page, f"/{table}")["view"]["seats"][0]["cards"] if card]


def test_a_tablet_is_told_to_tap_and_not_which_keys_turn(person: People) -> None:
    page = person(width=820, height=1180, has_touch=True, is_mobile=True)
    expeditions.begin_lesson(page, "silver-and-gold")
    detail = page.get_by_test_id("action-bar").locator(".detail")
    expect(detail).to_have_text(words("en")("board-how-tap"))
    desk = person()
    expeditions.begin_lesson(desk, "silver-and-gold")
    expect(desk.get_by_test_id("action-bar").locator(".detail")).to_contain_text("R turns")


def test_a_thumbs_turn_is_two_taps_and_can_be_taken_back_for_a_moment(person: People) -> None:
    page = person(**PHONE, likes={"selfConfirm": True})
    page.clock.install()
    table = sit(page, "silver-and-gold", bots=["easy"])
    now = ask(page, f"/{table}")
    act(page, f"/{table}/acts", do="move", n=now["n"], move=now["view"]["moves"][0])
    page.goto(f"/t/{table}")
    board = page.get_by_test_id("expedition")

    def cross() -> None:
        expect(board).to_have_attribute("data-question", "pattern")
        # A box without a symbol: nothing is owed for it (SG-30).
        page.get_by_role("gridcell", name=re.compile(r"^\w\d, open$")).first.tap()
        if page.get_by_role("button", name="One box only").is_enabled():
            page.get_by_role("button", name="One box only").tap()
        page.get_by_role("button", name="Cross off").tap()
        expect(board).to_have_attribute("data-question", "confirm")

    cross()
    page.get_by_role("button", name="Undo").tap()
    expect(board).to_have_attribute("data-question", "pattern")
    page.clock.run_for(6_000)
    assert ask(page, f"/{table}")["view"]["turn"] == 1, "what is taken back is not confirmed"
    cross()
    page.clock.run_for(5_000)
    expect(board).to_have_attribute("data-question", "pattern")
    assert ask(page, f"/{table}")["view"]["turn"] == 2


def test_a_click_is_the_only_confirmation_of_a_turn_and_any_key_stops_the_moment(person: People) -> None:
    page = person(likes={"selfConfirm": True})
    page.clock.install()
    table = sit(page, "silver-and-gold", bots=["easy"])
    now = ask(page, f"/{table}")
    act(page, f"/{table}/acts", do="move", n=now["n"], move=now["view"]["moves"][0])
    page.goto(f"/t/{table}")
    board = page.get_by_test_id("expedition")

    def cross() -> None:
        expect(board).to_have_attribute("data-question", "pattern")
        page.keyboard.press("s")  # one box only, if there is a choice
        page.get_by_role("gridcell", name=re.compile(r"^\w\d, open$")).first.click()  # nothing is owed for it (SG-30)
        expect(board).to_have_attribute("data-question", "confirm")

    cross()
    page.clock.run_for(5_000)
    expect(board).to_have_attribute("data-question", "pattern")
    assert ask(page, f"/{table}")["view"]["turn"] == 2, "one click was enough"
    cross()
    page.keyboard.press("Shift")
    page.clock.run_for(6_000)
    expect(board).to_have_attribute("data-question", "confirm")
    page.keyboard.press("u")
    expect(board).to_have_attribute("data-question", "pattern")
    assert ask(page, f"/{table}")["view"]["turn"] == 2, "who uses keys agrees by keys"
