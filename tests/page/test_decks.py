"""Decks of one's own on the page: drawn, checked as they are drawn, kept, played, shared, and refused when broken."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import People
from tests.page.quick import ask, settle
from vermeil.games import silver_and_gold

OURS = silver_and_gold.Deck.standard()
RIGHT = re.compile("can be played")
# As much as a browser keeps for a page, down to the last letter.
FILL = """() => {
    for (let size = 1 << 22; size >= 1; size >>= 1)
        for (let at = 0; ; at += 1)
            try { localStorage.setItem(`fill-${size}-${at}`, 'x'.repeat(size)) } catch { break }
}"""


def start(page: Page, game: str, button: str = "Start from our deck") -> None:
    """The drawing board, with our deck or an empty one."""
    page.goto("/decks")
    page.get_by_role("region", name=game, exact=True).get_by_role("button", name=button).click()
    expect(page.get_by_test_id("verdict")).to_be_visible()


def test_a_deck_is_drawn_checked_as_it_is_drawn_undone_and_played_at_once(
    person: People, axe: Callable[[Page], None]
) -> None:
    """SG-1: a grey card of nine boxes is refused with the rule's sentence, until the stroke is undone."""
    page = person()
    start(page, "Silver & Gold")
    expect(page.get_by_test_id("verdict")).to_have_text(RIGHT)
    expect(page.get_by_test_id("canvas").locator("[data-mark='.']")).to_have_count(6)
    page.get_by_test_id("canvas").locator("[data-place='0']").click()
    expect(page.get_by_test_id("problems")).to_contain_text("SG-1: grey cards have 8 boxes, s01 has 9")
    expect(page.get_by_role("button", name="Play now")).to_be_disabled()
    expect(page.get_by_role("button", name=re.compile("^s01.*something is wrong"))).to_be_visible()
    axe(page)
    page.keyboard.press("Control+z")
    expect(page.get_by_test_id("verdict")).to_have_text(RIGHT)
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    page.get_by_role("button", name="Redo").click()
    expect(page.get_by_test_id("problems")).to_contain_text("SG-1")
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("button", name="Mirror").click()
    page.get_by_label("Name of the deck").fill("tide")
    expect(page.get_by_test_id("verdict")).to_have_text(RIGHT)
    page.set_viewport_size({"width": 360, "height": 740})
    settle(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_test_id("board")).to_be_visible()
    table = page.url.rsplit("/", 1)[1]
    text = ask(page, f"/{table}")["table"]["deck_text"]
    played = silver_and_gold.Deck.parse(text)
    assert played.name == "tide"
    assert played.cards[0] != OURS.cards[0]
    assert played.cards[1:] == OURS.cards[1:]


def test_keys_alone_paint_a_pyramid_and_the_entrance_moves(person: People) -> None:
    """PY-2: there is one entrance, so painting another one moves it."""
    page = person()
    start(page, "Pyramids", "Start empty")
    expect(page.get_by_test_id("problems")).to_contain_text("a deck has 4 to 64 cards, this one 1")
    canvas = page.get_by_test_id("canvas")
    canvas.locator("[data-place='0']").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.type(">")
    expect(canvas.locator("[data-mark='>']")).to_have_attribute("data-place", "1")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("End")
    page.keyboard.type("s")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Space")
    expect(canvas.locator("[data-place='9']")).to_have_attribute("data-mark", "s")
    expect(canvas.locator("[data-place='8']")).to_have_attribute("data-mark", "s")
    expect(page.get_by_role("radio", name="skull")).to_be_checked()
    for _ in range(3):
        page.get_by_role("button", name="Copy card").click()
    expect(page.get_by_test_id("verdict")).to_have_text(RIGHT)
    expect(page.get_by_test_id("verdict")).to_contain_text("own deck")  # these are not the printed pyramids
    expect(page.get_by_role("heading", name="4 cards")).to_be_visible()


def test_one_stroke_of_the_brush_is_one_step_back(person: People) -> None:
    page = person()
    start(page, "Silver & Gold")
    page.get_by_role("radio", name="coin").check()
    canvas = page.get_by_test_id("canvas")
    boxes = [canvas.locator(f"[data-place='{place}']").bounding_box() for place in (0, 1, 2, 3)]
    page.mouse.move(boxes[0]["x"] + 20, boxes[0]["y"] + 20)  # type: ignore[index]
    page.mouse.down()
    for one in boxes[1:]:
        page.mouse.move(one["x"] + 20, one["y"] + 20, steps=3)  # type: ignore[index]
    page.mouse.up()
    expect(canvas.locator("[data-mark=o]")).to_have_count(4)
    page.get_by_role("button", name="Undo").click()
    expect(canvas.locator("[data-mark=o]")).to_have_count(0)
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()


def test_a_broken_file_opens_as_text_with_all_its_problems_and_is_drawn_once_it_is_right(
    person: People, tmp_path: Path
) -> None:
    page = person()
    broken = OURS.to_text().replace("game silver-and-gold", "game silver-and-gold\nauthor me", 1)
    broken = broken.replace("s02 grey\n. . .", "s02 grey\n. . Q", 1)
    file = tmp_path / "broken.txt"
    file.write_text(broken, encoding="ascii")
    page.goto("/decks")
    page.get_by_label("A text file").set_input_files(file)
    area = page.get_by_label("The deck as text")
    expect(area).to_have_value(broken)
    expect(page.get_by_test_id("problems")).to_contain_text("column 5: 'Q' is not a mark; the marks are . # X o p")
    page.get_by_role("button", name="Back to drawing").click()
    expect(page.get_by_role("alert")).to_contain_text("be drawn yet")
    expect(page.get_by_role("button", name="Play now")).to_be_disabled()
    area.fill(broken.replace("author me\n", "").replace("Q", "."))
    expect(page.get_by_test_id("verdict")).to_have_text(RIGHT)
    page.get_by_role("button", name="Back to drawing").click()
    expect(page.get_by_role("heading", name="47 cards")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    assert silver_and_gold.Deck.load(saved.value.path()) == OURS


def test_a_deck_is_kept_on_the_device_and_shared_with_a_table(person: People, axe: Callable[[Page], None]) -> None:
    host, guest = person(), person(width=390, height=760)
    start(host, "Silver & Gold")
    host.get_by_label("Name of the deck").fill("our-bay")
    expect(host.get_by_test_id("verdict")).to_have_text(RIGHT)
    host.goto("/decks")
    axe(host)
    host.get_by_role("link", name="Open our-bay").click()
    expect(host.get_by_label("Name of the deck")).to_have_value("our-bay")
    host.get_by_role("button", name="With friends").click()
    expect(host.get_by_test_id("own-deck")).to_contain_text("our-bay")
    guest.goto(host.url)
    expect(guest.get_by_test_id("own-deck")).to_contain_text("our-bay")
    guest.get_by_role("button", name="Sit here").click()
    expect(host.locator("li[data-seat='1']")).to_contain_text("not ready")
    guest.get_by_test_id("own-deck").get_by_role("link").click()
    expect(guest.get_by_label("Name of the deck")).to_have_value("our-bay")
    axe(guest)
    host.goto("/decks")
    host.get_by_role("button", name="Remove our-bay").click()
    host.get_by_role("dialog").get_by_role("button", name="Remove").press("Enter")
    expect(host.get_by_role("link", name="Open our-bay")).to_have_count(0)
    expect(host.get_by_role("heading", name="On this device")).to_be_focused()


def test_when_storage_is_full_the_page_says_so_and_nothing_on_screen_is_lost(person: People) -> None:
    page = person()
    start(page, "Pyramids")
    page.evaluate(FILL)
    page.get_by_label("Name of the deck").fill("no-room-here-at-all-any-more")
    expect(page.get_by_test_id("unkept")).to_contain_text("storage is full")
    expect(page.get_by_label("Name of the deck")).to_have_value("no-room-here-at-all-any-more")
    with page.expect_download() as saved:
        page.get_by_test_id("unkept").get_by_role("button", name="Save as a file").click()
    assert "name no-room-here-at-all-any-more" in Path(saved.value.path()).read_text(encoding="ascii")
    page.evaluate("localStorage.clear()")
    page.get_by_label("Name of the deck").fill("room-again")
    expect(page.get_by_test_id("unkept")).to_have_count(0)


def test_a_mix_is_named_kept_and_played(person: People, axe: Callable[[Page], None]) -> None:
    """SC-60: the 3s of Silver Amulet in Silver Coin."""
    page = person()
    page.goto("/decks/mixes")
    page.locator("[data-mix='amulet:3'] input").check(force=True)
    expect(page.get_by_test_id("mix")).to_have_text("coin+amulet:3")
    page.get_by_label("Call it").fill("Ours")
    page.get_by_role("button", name="Keep this mix").click()
    axe(page)
    page.reload()
    page.get_by_role("button", name="Open Ours").click()
    expect(page.get_by_test_id("mix")).to_have_text("coin+amulet:3")
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_test_id("board")).to_be_visible()
    assert ask(page, f"/{page.url.rsplit('/', 1)[1]}")["table"]["deck"] == "coin+amulet:3"


@pytest.mark.parametrize(("language", "told"), [("de", "zerfällt in Teile"), ("es", "partida en trozos")])
def test_remarks_are_told_in_the_readers_language(person: People, language: str, told: str) -> None:
    page = person(locale=language)
    page.goto("/decks")
    cards = "".join(f"\na0{card} grey\n. . . .\n# # # #\n. . . .\n" for card in "1234")
    page.locator("textarea").fill(f"game silver-and-gold\nname two-shores\n{cards}")
    page.get_by_role("button", name={"de": "Öffnen", "es": "Abrir"}[language]).click()
    page.locator("summary").click()
    expect(page.locator("details")).to_contain_text(told)
