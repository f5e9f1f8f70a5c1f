"""Silver Coin in a real browser: whole games by mouse, touch and keyboard; nothing hidden on the page; open to all."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.coin_hands import Keyboard, Mouse, Touch, answer, asked, play
from tests.page.conftest import People
from tests.page.expeditions import SIZES, found_at_last
from tests.page.quick import ask, dealt, settle, sit
from vermeil.words import words

NAMES = [words("en")(f"sc-coin-{number}") for number in range(14)]


def start(page: Page, **options: object) -> str:
    """A game against the easy bot; the table's id."""
    table = sit(page, "silver-coin", "Ann", bots=["easy"], **options)
    page.goto(f"/t/{table}")
    return table


def begin(page: Page, **options: object) -> str:
    """The same, once its board is drawn."""
    table = start(page, **options)
    page.get_by_test_id("silver-coin").wait_for()
    settle(page)
    return table


def begin_lesson(page: Page) -> str:
    """The same on the deal of the lesson, which never changes: we begin, and no bot has touched our village."""
    return begin(page, lesson=True)


def hand_of(person: People, how: str) -> Mouse:
    if how == "touch":
        return Touch(person(width=360, height=740, has_touch=True, is_mobile=True))
    return {"mouse": Mouse, "keyboard": Keyboard}[how](person())


@pytest.mark.parametrize("how", ["mouse", "touch", "keyboard"])
def test_a_whole_game(person: People, how: str) -> None:
    """All four rounds (SC-2), each scored before the next one begins, and then the score."""
    hand = hand_of(person, how)
    begin(
        hand.page, variants={"patience": 1}
    )  # SC-17: a round ends when both take a discard in a row, so that four rounds take little time
    questions = play(hand)
    assert questions.count("peek") == 4
    assert questions.count("told") == 3, "a round is told when it ends; the last one with the game"
    assert {"action", "held"} <= set(questions)
    expect(hand.page.locator("#end-title")).to_be_visible()
    assert hand.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing to scroll sideways"


def view_of(page: Page, table: str, seat: str) -> dict[str, Any]:
    """What the audience of this page may know, from the server."""
    view: dict[str, Any] = ask(page, f"/{table}?seat={seat}")["view"]
    return view


def known(data: object) -> Iterator[int]:
    """Every number of a card that stands somewhere in a view."""
    if isinstance(data, dict):
        if isinstance(data.get("number"), int):
            yield data["number"]
        yield from (frame[0] for frame in data.get("frames", []) if isinstance(frame[0], int))
        yield from (card for card in data.get("village", []))
        for part in data.values():
            yield from known(part)
    elif isinstance(data, list):
        for part in data:
            yield from known(part)


CARDS = """board => [...board.querySelectorAll('.table .village .spot')].map((one) => ({
    spot: one.querySelector('[data-spot]').dataset.spot, html: one.outerHTML,
    numbers: [...one.querySelectorAll('.ghost, .number')].map((number) => number.textContent),
}))"""


def hidden_but_there(page: Page, view: dict[str, Any]) -> list[str]:
    """What stands on the page and not in the view, or the other way round."""
    board = page.get_by_test_id("silver-coin")
    whole = board.evaluate("board => board.outerHTML")
    unknown = [name for number, name in enumerate(NAMES) if number not in set(known(view))]
    found = [name for name in unknown if re.search(rf"\b{name}\b", whole)]
    cards = {
        f"{seat}.{at}": card["number"] for seat, row in enumerate(view["villages"]) for at, card in enumerate(row, 1)
    }
    shown = {one["spot"]: one for one in board.evaluate(CARDS)}
    found += [spot for spot in cards if spot not in shown]
    for spot, number in cards.items():
        if spot in shown:
            named = [name for name in NAMES if re.search(rf"\b{name}\b", shown[spot]["html"])]
            told = ([], []) if number is None else ([NAMES[number]], [str(number)])
            if (named, shown[spot]["numbers"]) != told:
                found.append(f"{spot}: {named} {shown[spot]['numbers']}")
    return found


def assert_nothing_hidden_is_there(page: Page, view: dict[str, Any]) -> None:
    """As this audience may know it (SC-5); a page may hear a moment later than we what has happened."""
    for _ in range(100):
        if not hidden_but_there(page, view):
            break
        page.wait_for_timeout(100)
    assert hidden_but_there(page, view) == []


def test_no_card_that_is_hidden_is_in_the_page(person: People) -> None:
    """SC-5: names and numbers in texts and attributes are those of the view, for a seat and for a spectator."""
    page, watcher = person(), person()
    table = begin(page)
    watcher.goto(f"/watch/{table}")
    watcher.get_by_test_id("silver-coin").wait_for()
    hand = Mouse(page)
    assert asked(page) == "peek"
    assert_nothing_hidden_is_there(page, view_of(page, table, "0"))
    answer(hand, "peek", 0)
    expect(page.get_by_test_id("reveal")).to_be_visible()
    for turn in range(1, 6):
        question = asked(page)
        assert_nothing_hidden_is_there(page, view_of(page, table, "0"))
        assert_nothing_hidden_is_there(watcher, view_of(watcher, table, "watch"))
        answer(hand, question, turn)


# What was looked at, if it is higher than a strip.
HIGH = """() => [...document.querySelectorAll('[data-testid=reveal]')]
    .map((one) => one.getBoundingClientRect().height).filter((height) => height > 64)"""


def test_what_was_looked_at_is_shown_until_it_is_put_away_and_stays_marked(person: People) -> None:
    page = person()
    table = begin_lesson(page)
    hand = Mouse(page)
    assert asked(page) == "peek"
    answer(hand, "peek", 0)
    reveal = page.get_by_test_id("reveal")
    expect(reveal.locator("[data-seen]")).to_have_count(2)
    assert asked(page) == "action"
    for width, height in [*SIZES, (1280, 800)]:
        page.set_viewport_size({"width": width, "height": height})
        high = found_at_last(page, HIGH)
        assert high == [], f"a strip at {width} x {height}: what is asked next is about the village above it"
    reveal.get_by_role("button", name="Got it").click()
    expect(reveal).to_be_hidden()
    # SC-5: two of five are known.
    village = ask(page, f"/{table}")["view"]["villages"][0]
    known = [place for place, card in enumerate(village) if card["face"] == "down" and card["number"] is not None]
    assert len(known) == 2
    expect(page.locator(".own .ghost")).to_have_count(len(known))
    page.reload()
    expect(page.locator(".own .ghost")).to_have_count(len(known))
    expect(page.locator(".own .hit").nth(known[0])).to_have_attribute(
        "aria-label", re.compile(f"^your card {known[0] + 1}, face down, you know it: ")
    )


def test_a_choice_that_is_not_sent_is_taken_back_by_escape(person: People) -> None:
    page = person()
    begin_lesson(page)
    answer(Mouse(page), asked(page), 0)
    assert asked(page) == "action"
    page.keyboard.press("d")
    assert asked(page) == "held"
    page.locator(".own .spot.target").nth(0).click()
    page.locator(".own .spot.target").nth(1).click()
    expect(page.locator(".own .spot.chosen")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(page.locator(".own .spot.chosen")).to_have_count(0)
    assert asked(page) == "held"


def test_several_cards_are_chosen_first_and_turned_up_together(person: People) -> None:
    """SC-21, SC-22: `set:` for each card from the left and `turn`, in whatever order they were chosen."""
    page = person()
    table = begin_lesson(page)
    answer(Mouse(page), asked(page), 0)
    assert asked(page) == "action"
    page.keyboard.press("d")
    assert asked(page) == "held"
    page.locator(".own .spot.target").nth(2).click()
    page.locator(".own .spot.target").nth(0).click()
    page.get_by_role("button", name="Exchange 2 cards").click()
    assert asked(page) in {"kept", "place", "reveal"}
    record = page.evaluate("async (path) => (await fetch(path)).text()", f"/api/tables/{table}/record?game=1&seat=0")
    assert [line for line in record.splitlines() if re.match(r"0 (set|turn)", line)] == [
        "0 set:0.1",
        "0 set:0.3",
        "0 turn",
    ]


HIDDEN = """() => {
    const bottom = document.querySelector('[data-testid=action-bar]').getBoundingClientRect().top
    return [...document.querySelectorAll('.table .own .hit, .table .centre [data-spot]')]
        .filter((one) => one.getBoundingClientRect().bottom > bottom).map((one) => one.dataset.spot)
}"""


def test_a_phone_shows_own_village_and_piles_without_scrolling(person: People) -> None:
    page = person(width=360, height=740, has_touch=True, is_mobile=True)
    begin_lesson(page)
    answer(Touch(page), asked(page), 0)
    assert asked(page) == "action"
    page.get_by_test_id("reveal").get_by_role("button", name="Got it").tap()
    for hinted in (False, True):
        if hinted:
            page.get_by_role("button", name="Hint").tap()
            page.locator(".note.hint strong").wait_for()
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            assert found_at_last(page, HIDDEN) == [], f"at {width} x {height}, {hinted=}"


ROWS = """() => [...document.querySelectorAll('.village .row')]
    .map((row) => new Set([...row.children].map((one) => Math.round(one.getBoundingClientRect().top))).size)"""


def test_long_names_leave_a_phone_one_row_for_each_village(person: People) -> None:
    page = person(width=360, height=740, has_touch=True, is_mobile=True)
    names = ("Ann Amelia", "Benedikt Maximilian", "Maximiliane Hohenlohe-W.", "Dorothea")
    table = dealt(page, "silver-coin", *names)
    first = ask(page, f"/{table}?seat=0")["view"]["waiting"][0]
    page.goto(f"/t/{table}")
    page.get_by_role("button", name=f"I am {names[first]}").tap()
    asked(page)
    assert page.evaluate(ROWS) == [1, 1, 1, 1]


def test_nobody_is_shut_out(person: People, axe: Callable[[Page], None]) -> None:
    page = person()
    begin_lesson(page)
    hand = Mouse(page)
    looked: set[str] = set()
    for turn in range(8):
        question = asked(page)
        if question not in looked:
            axe(page)
            looked.add(question)
        answer(hand, question, turn)
    assert {"peek", "action", "held"} <= looked


@pytest.mark.parametrize("language", ["de", "es"])
def test_the_text_view_names_cards_in_the_readers_language(person: People, language: str) -> None:
    """The top discard lies open to all (SC-5), so that it has a name from the first moment on."""
    page = person(locale=language, likes={"text": True})
    table = start(page)
    page.get_by_test_id("text-view").wait_for()
    number = view_of(page, table, "0")["discards"][0]["number"]
    text = page.get_by_test_id("text-view").inner_text()
    assert f"{number} {words(language)(f'sc-coin-{number}')}, " in text
