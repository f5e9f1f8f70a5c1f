"""What cards say: names of boxes and places where words use them, a text within a tap, shapes in the text view."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.page.coin_hands import Mouse, play
from tests.page.conftest import People
from tests.page.expeditions import begin_lesson
from tests.page.quick import act, ask, finish, settle, sit


def test_boxes_bear_their_names_while_a_hint_speaks_of_them(person: People) -> None:
    page = person()
    begin_lesson(page, "silver-and-gold")
    names = page.locator("[data-testid=own-A] .box-name")
    expect(names).to_have_count(0)
    page.get_by_role("button", name="Hint").click()
    hint = page.locator(".note.hint")
    expect(hint).to_contain_text("Cross off")
    spoken = re.findall(r"\b[a-d][1-4]\b", hint.inner_text())
    assert spoken
    shown = page.locator("[data-testid^=own-] .box-name").all_text_contents()
    assert set(spoken) <= set(shown)
    page.keyboard.press("Escape")
    expect(names).to_have_count(0)


def test_boxes_bear_their_names_while_the_log_is_read(person: People) -> None:
    page = person()
    begin_lesson(page, "pyramids")
    page.get_by_role("button", name="Log").click()
    expect(page.locator("[data-testid=own-A] .box-name").first).to_have_text("a1")


def test_the_log_opens_at_what_has_happened_last(person: People) -> None:
    page = person(width=360, height=740)
    table = finish(page, sit(page, "silver-and-gold", "Ann", "Ben"))
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Log").click()
    lines = page.get_by_role("dialog", name="Log").get_by_role("listitem")
    expect(lines.last).to_be_in_viewport()
    expect(lines.first).not_to_be_in_viewport()


def test_cards_of_a_village_bear_their_places_while_words_speak_of_them(person: People) -> None:
    page = person()
    first_turn(page)
    expect(page.locator(".spot .place")).to_have_count(0)
    page.get_by_role("button", name="Log").click()
    expect(page.locator(".own .spot .place")).to_have_text(["1", "2", "3", "4", "5"])


@pytest.mark.parametrize(("width", "height"), [(360, 740), (740, 360), (1280, 800)])
def test_the_text_of_a_card_is_a_tap_away(person: People, width: int, height: int) -> None:
    """Also on a phone on its side, and while a hint is shown."""
    page = person(width=width, height=height)
    first_turn(page)
    told_of_the_discard(page)
    page.get_by_role("button", name="Cancel").click()
    page.get_by_role("button", name="Hint").click()
    page.locator(".note.hint strong").wait_for()
    told_of_the_discard(page)


def first_turn(page: Page) -> None:
    """A first turn of Silver Coin: two cards are looked at, and what was seen is put away."""
    page.goto(f"/t/{sit(page, 'silver-coin', bots=['easy'])}")
    play(Mouse(page), until="action")
    page.keyboard.press("Escape")
    settle(page)


def told_of_the_discard(page: Page) -> None:
    """A tap on the top discard tells what stands on it."""
    discard = page.locator(".centre [data-spot=d1]")
    label = discard.get_attribute("aria-label") or ""
    discard.click()
    text = page.locator("[data-testid=action-bar] .detail")
    expect(text).to_be_in_viewport()
    assert text.inner_text().rstrip(".").rpartition(": ")[2] in label


@pytest.mark.parametrize(("language", "shape", "looks"), [
    ("en", "three boxes in a line (I3)", "in 4 columns and"),
    ("es", "tres casillas en línea (I3)", "en 4 columnas y"),
    ("de", "drei Felder in einer Reihe (I3)", "in 4 Spalten und"),
])  # fmt: skip
def test_the_text_view_says_shapes_and_looks(person: People, language: str, shape: str, looks: str) -> None:
    page = person(locale=language, likes={"text": True})
    begin_lesson_in_words(page)
    text = page.get_by_test_id("text-view")
    expect(text).to_contain_text(re.compile(r"\([ILTVO]\d\)"))
    expect(text).to_contain_text(looks)
    for _ in range(8):  # until the pattern comes up
        if shape in text.inner_text():
            break
        turn_by_text(page)
    expect(text).to_contain_text(shape)


def begin_lesson_in_words(page: Page) -> None:
    table = sit(page, "silver-and-gold", bots=["easy"], lesson=True)
    now = ask(page, f"/{table}")
    act(page, f"/{table}/acts", do="move", n=now["n"], move=now["view"]["moves"][0])
    page.goto(f"/t/{table}")
    page.locator("[data-move]:not([disabled])").first.wait_for()


def turn_by_text(page: Page) -> None:
    """Any whole turn, by the buttons of the text view."""
    card = page.locator("#now").inner_text()
    while page.locator("#now").inner_text() == card:
        done = page.locator("[data-move=done]:not([disabled])")
        (done if done.count() else page.locator("[data-move]:not([disabled])").last).click()
        settle(page)


def test_the_text_view_of_a_village_says_what_the_cards_say(person: People) -> None:
    page = person(likes={"text": True})
    table = sit(page, "silver-coin", bots=["easy"])
    page.goto(f"/t/{table}")
    section = page.get_by_role("region", name="What the cards say")
    top = ask(page, f"/{table}")["view"]["discards"][0]["number"]
    expect(section.locator("dt").filter(has_text=re.compile(rf"^{top} "))).to_have_count(1)
