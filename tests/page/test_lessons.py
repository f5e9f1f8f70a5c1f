"""The lessons: real tables that lead through a first game, point at what they name, and go on over a reload."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.page.coin_hands import Mouse
from tests.page.conftest import People
from tests.page.quick import act, ask, click_on, settle
from vermeil.words import words

GOALS = {
    "silver-and-gold": ["coin", "palm", "card", "take", "x", "seal", "cup"],
    "pyramids": ["gem", "x", "torch", "skull", "tomb", "take", "colour"],
    "silver-coin": ["set", "ability", "up", "call", "end"],
}
NAMES = {"silver-and-gold": "sg", "pyramids": "py", "silver-coin": "sc"}
# What even a player reaches who does the next best thing; the rest is put off.
BY_ANY_PLAY = {"keep", "pattern", "confirm", "card", "take", "tomb", "look", "draw", "call", "end"}
# What is lit, as far as it is not hidden: the middles of the rings.
LIT = """() => [...document.querySelectorAll('[data-testid=spotlight] .ring')].map((ring) => {
    const box = ring.getBoundingClientRect()
    return [box.x + box.width / 2, box.y + box.height / 2]
})"""


def learn(page: Page, game: str) -> Locator:
    """The first step of a lesson; its words."""
    page.goto(f"/learn/{game}")
    guide = page.locator(".guide")
    expect(guide).to_have_attribute("data-step", "welcome")
    settle(page)  # fonts and board move the words once more
    return guide


def test_a_lesson_goes_on_when_its_reader_does_what_it_says(person: People) -> None:
    page = person(likes={"text": True})
    guide = learn(page, "silver-and-gold")
    guide.get_by_role("button", name="Next").click()
    page.locator("[data-move='keep:s09,g03']:not([disabled])").click()
    expect(guide).to_have_attribute("data-step", "pattern")
    page.locator("[data-move^='A:']:not([disabled])").last.click()
    expect(guide).to_have_attribute("data-step", "confirm")

    expect(page.locator(".players .deciding")).to_have_count(1)  # the bot has crossed too, and waits for us
    before = page.get_by_test_id("text-view").inner_text()
    page.reload()
    expect(guide).to_have_attribute("data-step", "confirm")
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    assert page.get_by_test_id("text-view").inner_text() == before, "it is the same table"
    guide.get_by_role("button", name="Step 4 of 12").click()
    expect(guide.get_by_text("until you confirm")).to_be_hidden()

    guide.get_by_role("button", name="End the lesson").click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.get_by_test_id("text-view")).to_be_visible()
    learn(page, "silver-and-gold")


def test_what_a_lesson_names_is_lit_and_can_be_pressed(person: People, axe: Callable[[Page], None]) -> None:
    page = person()
    guide = learn(page, "silver-and-gold")
    guide.get_by_role("button", name="Next").click()
    light = page.get_by_test_id("spotlight")
    expect(light).to_have_attribute("data-lit", "2")
    axe(page)
    settle(page)
    for x, y in page.evaluate(LIT):
        page.mouse.click(x, y)
    expect(page.locator("[data-card=s09]")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-card=g03]")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Keep these two").click()
    expect(guide).to_have_attribute("data-step", "pattern")
    expect(light).to_have_attribute("data-lit", "3")  # the pattern and two cards
    guide.get_by_role("button", name="Step 3").click()
    expect(light).to_have_count(0)  # whoever folds the words away has light


def test_on_a_phone_what_is_lit_comes_into_sight(person: People) -> None:
    page = person(width=360, height=740, has_touch=True, is_mobile=True)
    guide = learn(page, "pyramids")
    expect(page.get_by_test_id("spotlight")).to_have_attribute("data-lit", "4")
    first = guide.bounding_box()
    assert first is not None
    assert first["y"] >= 0, "words that are only to be read begin in sight"
    guide = learn(page, "silver-coin")
    guide.get_by_role("button", name="Next").tap()
    expect(guide).to_have_attribute("data-step", "look")
    bar = page.get_by_test_id("action-bar").bounding_box()
    assert bar is not None
    expect(page.get_by_test_id("spotlight")).to_have_attribute("data-lit", "2")
    assert all(y < bar["y"] for _, y in page.evaluate(LIT)), "the lit cards are not behind the bar"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out at 360 px"
    page.evaluate("scrollTo(0, scrollY > 0 ? 0 : 40)")
    there = page.evaluate("scrollY")
    page.wait_for_timeout(400)  # the light has followed at least twice
    assert page.evaluate("scrollY") == there, "whoever scrolls on is not brought back"


@pytest.mark.parametrize("game", ["silver-and-gold", "pyramids"])
def test_on_a_phone_no_step_speaks_of_what_is_not_in_sight(person: People, game: str) -> None:
    """However far down it lies, as the display does, or behind the bar."""
    page = person(width=360, height=740, has_touch=True, is_mobile=True)
    guide = learn(page, game)
    while (step := guide.get_attribute("data-step") or "") != "recap":
        settle(page)
        lights = step in {"welcome", "keep", "pattern", "take"}  # elsewhere an X may be crossed already
        if lights:
            page.locator("[data-testid=spotlight] .ring").first.wait_for()
        bar = page.get_by_test_id("action-bar").bounding_box()
        assert bar is not None
        lit = [y for _, y in page.evaluate(LIT)]
        if lit or lights:
            assert step in {"confirm", "rounds"} or any(0 < y < bar["y"] for y in lit), f"{step}: {lit}"
        go_on = guide.locator(".words .button")
        if go_on.count():
            go_on.tap()
        else:
            table = page.evaluate(f"sessionStorage.getItem('vermeil-lesson-{game}').split(' ')[0]")
            now = ask(page, f"/{table}")
            wished = ("keep:", "A:", "+A:", "done")
            move = next(move for word in wished for move in now["view"]["moves"] if move.startswith(word))
            act(page, f"/{table}/acts", do="move", n=now["n"], move=move)
        expect(guide).not_to_have_attribute("data-step", step)


def test_two_equal_cards_are_exchanged_in_the_lesson(person: People) -> None:
    """SC-21: the lesson's deal begins with two equal cards, so that its words are true."""
    page = person()
    guide = learn(page, "silver-coin")
    guide.get_by_role("button", name="Next").click()
    hand = Mouse(page)
    for spot in ("0.1", "0.2"):
        hand.spot(spot)
    hand.answer("E")
    expect(guide).to_have_attribute("data-step", "draw")
    hand.answer("D")
    expect(guide).to_have_attribute("data-step", "set")
    for spot in ("0.1", "0.2"):
        hand.spot(spot)
    hand.answer("E")
    page.locator("[data-question=place]").wait_for()
    hand.spot("0.1")  # where the new card goes
    hand.answer("E")
    expect(guide).to_have_attribute("data-step", "ability")
    expect(page.locator(".own .hit")).to_have_count(4)


@pytest.mark.parametrize("game", GOALS)
def test_a_lesson_leads_to_its_recap(person: People, game: str, axe: Callable[[Page], None]) -> None:
    """Every way to score has its step, and is ticked once it has happened, in whatever order."""
    page = person(likes={"text": True}, width=360, height=740)
    guide = learn(page, game)
    told: list[str] = []
    while (step := guide.get_attribute("data-step") or "") != "recap":
        told.append(step)
        go_on = guide.locator(".words .button")
        if go_on.count() and go_on.inner_text() == "Next":
            go_on.click()
        elif step in BY_ANY_PLAY:
            click_on(page, f".guide:not([data-step={step}])", "peek:0.1,0.2", "draw", "call", "end", "pass", "discard")
        else:
            go_on.click()  # later
        expect(guide).not_to_have_attribute("data-step", step)
    assert [step for step in told if step in GOALS[game]] == GOALS[game]
    recap = page.get_by_test_id("recap")
    known = words("en")
    for goal in GOALS[game]:
        expect(recap.locator("li").filter(has_text=known(f"lesson-{NAMES[game]}-{goal}-name"))).to_have_count(1)
    assert recap.locator(".met").count() >= 2
    axe(page)
    expect(guide.get_by_role("link", name=re.compile("Learn "))).to_be_visible()
    guide.get_by_role("button", name="Finish this game").click()
    page.wait_for_url(re.compile("/t/"))
