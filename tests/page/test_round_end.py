"""The end of a round of Silver Coin, told on the table: card by card, skipped by tap or key, still where asked for."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import People
from tests.page.quick import SHORT, act, ask, sit
from vermeil.games import rules_of

MOVING: dict[str, Any] = {"reduced_motion": "no-preference"}


def start(page: Page, bots: int = 1) -> str:
    """A table at which rounds end early; its page is open."""
    table = sit(page, "silver-coin", "Ann", bots=["easy"] * bots, variants={"patience": 1})
    page.goto(f"/t/{table}")
    page.locator("[data-testid=silver-coin], [data-testid=text-view]").first.wait_for()
    return table


def play_rounds(page: Page, table: str, rounds: int) -> None:
    """Ann's moves, without the page, until so many rounds are over."""
    while len((now := ask(page, f"/{table}?seat=0"))["view"]["rounds"]) < rounds:
        moves = now["view"]["moves"]
        if moves:
            wished = (move for word in SHORT for move in moves if move.startswith(word))
            act(page, f"/{table}/acts?seat=0", do="move", n=now["n"], move=next(wished, moves[0]))
        else:
            page.wait_for_timeout(30)


# Cards that still lie face down, and the sums beside the names.
SEEN = """() => ({
    down: document.querySelectorAll('.reveal section .card.down').length,
    sums: [...document.querySelectorAll('.reveal .sum')].map((one) => one.textContent),
})"""


@pytest.mark.parametrize("how", ["tap", "key"])
def test_villages_turn_over_card_by_card_and_can_be_told_at_once(
    person: People, axe: Callable[[Page], None], how: str
) -> None:
    """SC-30: all is revealed, then it is counted."""
    page = person(width=360, height=740, **MOVING)
    table = start(page, bots=3)
    play_rounds(page, table, 1)
    reveal = page.get_by_test_id("reveal")
    reveal.wait_for()
    first = page.evaluate(SEEN)
    assert first["down"] > 0
    page.wait_for_function(f"(before) => ({SEEN})().down < before", arg=first["down"])

    def skip() -> None:
        if how == "key":
            page.keyboard.press("x")
        else:
            reveal.click(position={"x": 8, "y": 8})

    skip()
    points = [seat["points"] for seat in ask(page, f"/{table}?seat=0")["view"]["rounds"][0]["seats"]]
    told = page.evaluate(SEEN)
    assert told["down"] == 0
    numbers = [int(re.sub(r"\D", "", one)) for one in told["sums"]]
    assert numbers == [*points[1:], points[0]], "the reader's village lies nearest, the others in turn order"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    if how == "key":
        axe(page)  # which asks for less motion, but this one has begun
    skip()
    sheet = page.get_by_role("dialog", name="Scoring round 1")
    expect(sheet).to_be_visible()
    expect(reveal).to_have_count(0)
    sheet.get_by_role("button", name="Go on").click()
    expect(page.get_by_test_id("silver-coin")).to_have_attribute("data-question", "peek")


def removing() -> dict[str, Any]:
    """A game of Silver Bullet in which cards have left a round, to go on with after that round (SC-70, SC-73)."""
    rng, game = Random(0), rules_of("silver-coin").Game(players=2, seed=0, deck="bullet")
    found: dict[str, Any] = {}
    steps = 0
    while not game.over:
        seat = game.waiting[0]
        rounds = game.view(seat)["rounds"]
        if not found and rounds and "removed" in rounds[-1]:
            found = {"step": steps, "seat": seat, "round": len(rounds), "removed": rounds[-1]["removed"]}
        game.push(seat, rng.choice(game.spellings(seat)))
        steps += 1
    return {**found, "record": game.transcript()}


def test_cards_that_have_left_the_round_are_drawn_on_a_phone(person: People) -> None:
    page = person(width=360, height=740, **MOVING)
    made = removing()
    body = {"record": made["record"], "step": made["step"], "seat": made["seat"], "name": "Ann", "bots": ["easy"]}
    table = page.request.post("/api/practice", data=body).json()["table"]
    page.goto(f"/t/{table}")
    page.locator(".scores button").nth(made["round"] - 1).click()
    cards = page.get_by_test_id("reveal").locator(".removed .spot")
    expect(cards).to_have_count(len(made["removed"]))
    box = cards.last.bounding_box()
    assert box is not None
    assert box["width"] > 20, "its number can be read"


def test_the_last_round_is_told_before_the_score_and_leads_to_it_by_itself(person: People) -> None:
    page = person(**MOVING)
    table = start(page)
    play_rounds(page, table, 3)
    page.get_by_test_id("reveal").wait_for()
    page.keyboard.press("x")
    page.keyboard.press("x")
    page.get_by_role("dialog").get_by_role("button", name="Go on").click()
    play_rounds(page, table, 4)
    page.get_by_test_id("reveal").wait_for()
    expect(page.locator("#end-title")).to_have_count(0)
    page.keyboard.press("x")
    expect(page.locator("#end-title")).to_be_visible()  # nothing more is pressed


# Words that stand on more than one line.
BROKEN = """(parts) => [...document.querySelectorAll(parts)].flatMap((one) => {
    const range = document.createRange()
    return [...one.textContent.matchAll(/\\S+/g)].filter((word) => {
        range.setStart(one.firstChild, word.index)
        range.setEnd(one.firstChild, word.index + word[0].length)
        return range.getClientRects().length > 1
    }).map((word) => word[0])
})"""


def test_with_less_motion_the_sheet_comes_at_once_and_breaks_no_name(person: People) -> None:
    page = person(width=360, height=740, locale="de-DE")
    table = start(page)
    play_rounds(page, table, 1)
    expect(page.get_by_role("dialog", name="Wertung von Runde 1")).to_be_visible()
    expect(page.get_by_test_id("reveal")).to_have_count(0)
    assert page.evaluate(BROKEN, "dialog .cards span") == []
    assert page.evaluate("document.querySelector('dialog').scrollWidth <= innerWidth")


def test_the_text_view_tells_a_round_in_order(person: People) -> None:
    page = person(likes={"text": True}, **MOVING)
    table = start(page, bots=2)
    play_rounds(page, table, 1)
    told = page.get_by_test_id("text-last-round")
    expect(told.get_by_role("heading", name="Scoring round 1")).to_be_visible()
    scored = ask(page, f"/{table}?seat=0")["view"]["rounds"][0]
    order = sorted(range(3), key=lambda seat: seat == scored["call"])
    names = [seat["name"] for seat in ask(page, f"/{table}?seat=0")["table"]["seats"]]
    lines = told.get_by_role("listitem").all_inner_texts()
    for line, seat in zip(lines, order, strict=True):
        assert line.startswith(f"{names[seat]}: ")
        assert re.search(rf"{scored['seats'][seat]['points']} points?\.$", line)
