"""The rules on the page: in short and by number, searched, printed, one tap from home; and what things mean."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import People
from tests.page.expeditions import begin_lesson
from tests.page.quick import settle, sit

SIZES = [(360, 740), (820, 1180), (1280, 800), (1920, 1080)]


@pytest.mark.parametrize("game", ["silver-and-gold", "pyramids", "silver-coin"])
def test_the_rules_are_one_tap_from_home_and_shut_nobody_out(
    person: People, game: str, axe: Callable[[Page], None]
) -> None:
    page = person()
    page.goto("/")
    page.locator(f"[data-game={game}]").get_by_role("link", name="Rules").click()
    for heading in ("Goal", "A turn", "Scoring", "What lies on the table", "A final score", "The rules by number"):
        expect(page.get_by_role("heading", name=heading, exact=True, level=3)).to_be_visible()
    expect(page.locator("[data-section=drawn] li").first).to_be_visible()
    assert "⟦" not in page.locator("main").inner_text()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"nothing sticks out at {width}"
    assert page.evaluate("document.body.offsetHeight >= document.documentElement.scrollHeight"), "no seam at the foot"
    axe(page)


def test_the_example_of_the_rules_adds_up(person: People) -> None:
    """SG-60 and PY-60: the rule books' own final scores."""
    page = person()
    for game, total in (("silver-and-gold", 95), ("pyramids", 111), ("silver-coin", 33)):
        page.goto(f"/rules/{game}")
        page.locator("[data-section=example]").wait_for()
        cells = page.locator("[data-section=example] td").all_inner_texts()
        *parts, whole = [int(cell.replace("\N{MINUS SIGN}", "-")) for cell in cells]
        assert sum(parts) == whole == total
    expect(page.locator("[data-section=scoring]")).to_contain_text("A wrong call: the sum of your cards, and 10 more")


@pytest.mark.parametrize(("language", "word"), [("en", "palm"), ("es", "palmera"), ("de", "Palme")])
def test_one_field_searches_the_whole_book(person: People, language: str, word: str) -> None:
    page = person(locale=language)
    page.goto("/rules/silver-and-gold")
    page.get_by_role("searchbox").fill(word)
    expect(page.locator("[data-section=symbols] dd").first).to_contain_text("SG-32")
    expect(page.locator("#SG-32")).to_be_visible()
    expect(page.locator("#SG-45")).to_have_count(0)
    assert "⟦" not in page.locator("main").inner_text()
    page.goto("/rules/silver-and-gold?rule=SG-41")
    expect(page.locator("#SG-41")).to_be_visible()
    expect(page.locator("#SG-45")).to_have_count(0)


def test_paper_has_rules_and_no_buttons(person: People) -> None:
    page = person()
    page.goto("/rules/pyramids")
    page.locator("#PY-41").wait_for()
    page.emulate_media(media="print")
    expect(page.get_by_role("searchbox")).to_be_hidden()
    expect(page.locator("header.top")).to_be_hidden()
    expect(page.locator("#PY-41")).to_be_visible()


def test_whatever_lies_on_a_board_says_what_it_means(person: People, axe: Callable[[Page], None]) -> None:
    page = person()
    begin_lesson(page, "pyramids")
    meaning = page.get_by_test_id("meaning")
    for what in ("torch", "red_gem", "skull", "colour"):
        page.locator(f".score [data-mean={what}]").first.click()
        expect(meaning).to_have_attribute("data-what", what)
        expect(meaning).to_contain_text("PY-")
        if what == "torch":
            axe(page)
        page.keyboard.press("Escape")
        expect(meaning).to_have_count(0)
    # On one's own cards a tap crosses: the right button asks, and so does "?" for the box that has the focus.
    crossed = page.locator("[data-testid^=own-] .way, [data-testid^=own-] .ink").count()
    gem = page.locator("[data-testid^=own-] [data-mean=red_gem], [data-testid^=own-] [data-mean=green_gem]").first
    gem.click(button="right")
    expect(meaning).to_contain_text("PY-31")
    page.keyboard.press("Escape")
    page.locator("[data-testid=own-A] [data-mean=entrance]").focus()
    page.keyboard.press("?")
    expect(meaning).to_contain_text("PY-22")
    page.keyboard.press("Escape")
    assert page.locator("[data-testid^=own-] .way, [data-testid^=own-] .ink").count() == crossed
    page.locator("[data-testid=own-A] [data-mean=entrance]").click()
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    expect(meaning).to_have_count(0)


def test_a_symbol_in_the_display_is_explained_by_a_tap(person: People) -> None:
    page = person(width=360, height=740, has_touch=True, is_mobile=True)
    begin_lesson(page, "silver-and-gold")
    page.locator(".display-area [data-symbol]").first.tap()
    expect(page.get_by_test_id("meaning")).to_contain_text("SG-")


def test_points_of_a_village_say_how_a_round_is_counted(person: People) -> None:
    page = person()
    page.goto(f"/t/{sit(page, 'silver-coin', bots=['easy'])}")
    page.locator(".own [data-mean=points]").click()
    expect(page.get_by_test_id("meaning")).to_contain_text("SC-31")


# How high a finger may hit something, of the things on a board that explain themselves: the least of all.
REACH = """() => Math.min(...[...document.querySelectorAll('.mean')].filter((it) => it.checkVisibility()).map((one) => {
    one.scrollIntoView({block: 'center', behavior: 'instant'})
    const box = one.getBoundingClientRect()
    const hit = (far) => one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2 + far))
    return Array.from({length: 60}, (_, at) => at - 30).filter(hit).length
}))"""


@pytest.mark.parametrize("game", ["silver-and-gold", "pyramids", "silver-coin"])
def test_a_finger_finds_whatever_explains_itself(person: People, game: str) -> None:
    page = person(width=360, height=740, has_touch=True, is_mobile=True)
    if game == "silver-coin":
        page.goto(f"/t/{sit(page, game, bots=['easy'])}")
        page.locator(".own").wait_for()
    else:
        begin_lesson(page, game)
    settle(page)
    assert page.evaluate(REACH) >= 28  # of 36: pixels are rounded, and some stand close above one another
