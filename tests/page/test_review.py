"""Reviews on the page: what decided a game and what was luck, walked by keys; a mistake learned from; another try."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import People
from tests.page.quick import ask, played
from vermeil.build_info import compiled
from vermeil.games import rules_of

pytestmark = pytest.mark.skipif(not compiled(), reason="tables take minutes to solve with plain engines")
DONE = 60_000  # milliseconds: a busy machine is not a bug


def record_of(game: str, players: int) -> str:
    """A game of people who draw lots, and call in Silver Coin as soon as they may."""
    variants = {"patience": 1} if game == "silver-coin" else {}
    rng, game_ = Random(2), rules_of(game).Game(players=players, seed=2, variants=variants)
    while not game_.over:
        seat = game_.waiting[0]
        moves = game_.spellings(seat)
        game_.push(seat, "call" if "call" in moves else rng.choice(moves))
    text: str = game_.transcript()
    return text


def opened(page: Page, record: str) -> None:
    """From a pasted record to its review, which is waited for."""
    page.goto("/replay")
    page.get_by_label("Or paste the record itself").fill(record)
    page.get_by_role("button", name="Show").last.click()
    page.get_by_role("button", name="Review").click()
    expect(page.get_by_test_id("balance")).to_be_visible(timeout=DONE)


def found_in(page: Page, record: str) -> list[dict[str, Any]]:
    """What the server says of it: the same, since it is remembered."""
    answer = page.request.post("/api/review", data=record, headers={"content-type": "text/plain"})
    return [finding for line in answer.text().splitlines() for finding in json.loads(line)["found"]]


def number(text: str) -> float:
    return float(text.replace("\u2212", "-").replace("%", "").replace("+", ""))


@pytest.mark.parametrize(
    ("game", "players", "width"), [("silver-and-gold", 2, 1280), ("pyramids", 3, 820), ("silver-coin", 2, 360)]
)
def test_a_game_is_reviewed_and_walked_by_keys(
    person: People, axe: Callable[[Page], None], game: str, players: int, width: int
) -> None:
    page = person(width=width, height=900)
    record = record_of(game, players)
    opened(page, record)
    graph, verdict = page.get_by_test_id("graph"), page.get_by_test_id("verdict")
    last = int(graph.get_attribute("aria-valuemax") or 0)
    assert last > 20
    expect(graph).to_have_attribute("aria-valuetext", re.compile("Player 1 stands at"))
    # The bars add up to the result, in words.
    told = page.get_by_test_id("sum").inner_text()
    expected, luck, skill, result = (number(part) for part in re.findall(r"[+\u2212]?\d+%", told))
    assert expected + luck + skill == pytest.approx(result)
    # Strength is told beside a bot's; who has valued the moments, only to those who ask.
    expect(page.get_by_test_id("balance")).to_contain_text("the bot \u201cmedium\u201d has 1000")
    expect(page.get_by_text("Evaluator")).to_be_hidden()
    page.get_by_text("How this is judged").click()
    expect(page.get_by_text("Evaluator")).to_contain_text("version")
    # Keys lead through the game: to its ends, from decision to decision, and from one dear decision to the next.
    graph.focus()
    page.keyboard.press("End")
    expect(graph).to_have_attribute("aria-valuenow", str(last))
    page.keyboard.press("Home")
    expect(graph).to_have_attribute("aria-valuenow", "0")
    expect(verdict).to_have_count(0)
    dear = [
        each["at"]
        for each in found_in(page, record)
        if each["finding"] == "decision" and each["seat"] == 0 and each["mark"] in {"inaccuracy", "mistake", "blunder"}
    ]
    page.keyboard.press("Shift+ArrowRight")
    expect(graph).to_have_attribute("aria-valuenow", str(min(dear)))
    expect(verdict).to_contain_text("better")
    expect(verdict).to_contain_text(re.compile(r"Cost \d+% of the win \(\d+% to \d+%\)"))
    page.locator("h1").click()  # away from the graph: the keys lead on all the same
    page.keyboard.press("ArrowRight")
    expect(graph).not_to_have_attribute("aria-valuenow", str(min(dear)))
    page.keyboard.press("ArrowLeft")
    expect(graph).to_have_attribute("aria-valuenow", str(min(dear)))
    # The real board shows what was played and what was better: side by side where there is room.
    pair = page.get_by_test_id("pair")
    if width >= 1200:
        expect(pair.locator("figure")).to_have_count(2)
        axe(page)  # nothing is there twice by the same name
    else:
        expect(pair.locator("[data-shown=better]")).to_be_visible()
        pair.get_by_role("button", name="played").click()
        expect(pair.locator("[data-shown=played]")).to_be_visible()
    board = "silver-coin" if game == "silver-coin" else "expedition"
    expect(pair.get_by_test_id(board).first).to_be_visible()
    # The table leads there as well, and everybody's decisions can be looked at.
    page.get_by_label(re.compile("Everybody")).check()
    rows = page.get_by_test_id("turns").locator("tbody tr")
    assert rows.count() > 20
    rows.nth(3).get_by_role("button").click()
    expect(rows.nth(3)).to_have_attribute("aria-current", "true")
    assert page.evaluate("document.documentElement.scrollWidth") == width
    axe(page)


@pytest.mark.parametrize("width", [320, 360])
def test_on_a_phone_everybodys_decisions_fit_the_screen(person: People, width: int) -> None:
    """In the language with the longest words, and with names as long as people like."""
    page = person(width=width, height=740, locale="de-DE")
    table = played(page, "silver-and-gold", "W" * 24, "Maximiliane-Friederike")
    page.goto(f"/review?table={table}")
    expect(page.get_by_test_id("balance")).to_be_visible(timeout=DONE)
    page.get_by_role("checkbox").first.check()
    rows = page.get_by_test_id("turns").locator("tbody tr")
    expect(rows.filter(has_text="Maximiliane").first).to_be_visible()
    wrap = page.get_by_test_id("turns").locator("..")
    assert wrap.evaluate("one => one.scrollWidth - one.clientWidth") <= 0
    assert page.evaluate("document.documentElement.scrollWidth") == width


def test_mistakes_are_learned_from_on_the_board_and_in_words(person: People) -> None:
    page = person(likes={"text": True})
    record = record_of("silver-and-gold", 2)
    opened(page, record)
    dear = sorted(
        (
            each
            for each in found_in(page, record)
            if each["finding"] == "decision"
            and each["seat"] == 0
            and each["mark"] in {"inaccuracy", "mistake", "blunder"}
        ),
        key=lambda each: each["at"],
    )
    count = len(dear)
    page.get_by_role("button", name=f"Learn from {count} mistakes").click()
    learn = page.get_by_test_id("learn")
    expect(learn).to_contain_text(f"1 of {count}")
    learn.locator(f"[data-move='{dear[0]['played']}']").click()
    expect(learn.locator("[data-solved=false]")).to_contain_text("there is something better")
    learn.get_by_role("button", name="Try another").click()
    learn.locator(f"[data-move='{dear[0]['better']}']").click()
    expect(learn.locator("[data-solved=true]")).to_contain_text("that is it!")
    expect(learn).to_contain_text(f"1 of {count} found")
    expect(learn.get_by_test_id("verdict")).to_contain_text("Cost")
    learn.get_by_role("button", name="Next").click()
    expect(learn).to_contain_text(f"2 of {count}")
    learn.get_by_role("button", name="Show the answer").click()
    expect(learn.get_by_test_id("verdict")).to_contain_text("better")
    for _ in range(count - 1):
        learn.get_by_role("button", name="Next").click()
    expect(learn).to_contain_text(f"Done: you found 1 of {count}")
    learn.get_by_role("button", name="Back to the review").click()
    expect(page.get_by_test_id("graph")).to_be_visible()


def test_from_the_end_of_a_game_one_tries_again_from_a_position(person: People, axe: Callable[[Page], None]) -> None:
    """SC-3: the position is the seat's own, with what it had seen."""
    page = person(width=390, height=844)
    table = played(page, "silver-coin", "Ada", "Ben")
    page.goto(f"/t/{table}")
    page.get_by_role("link", name="Review").click()
    expect(page.get_by_test_id("balance")).to_be_visible(timeout=DONE)
    page.get_by_label("Review of").select_option("1")
    expect(page.get_by_test_id("balance")).to_contain_text("Ben")
    page.get_by_test_id("graph").focus()
    page.keyboard.press("Home")
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="Try again from here").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("combobox").select_option("easy")
    axe(page)
    dialog.get_by_role("button", name="Play on").click()
    page.wait_for_url(re.compile(r"/t/(?!" + re.escape(table) + ")"))
    expect(page.locator("header.top")).to_contain_text("practice")
    expect(page.get_by_test_id("silver-coin")).to_be_visible()
    made = page.url.rsplit("/", 1)[1]
    shown = ask(page, f"/{made}")
    assert shown["table"]["practice"] > 0
    assert sorted(seat["kind"] for seat in shown["table"]["seats"]) == ["bot", "person"]
    assert shown["view"]["round"] >= 1


def test_a_review_is_stopped_taken_up_again_and_survives_a_reload(person: People) -> None:
    page = person()
    opened(page, record_of("silver-and-gold", 4))
    page.get_by_role("button", name="Look with full care").click()
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_text("The review was stopped")).to_be_visible()
    page.get_by_role("button", name="Review again").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    page.reload()
    expect(page.get_by_test_id("balance")).to_be_visible(timeout=DONE)
    expect(page.get_by_test_id("graph").locator(".area")).to_have_count(4)  # a place for each


def test_without_a_game_it_says_where_to_find_one_and_refusals_are_told(person: People) -> None:
    person.expected.append("Failed to load resource")
    page = person(width=320, height=640, locale="de-DE")
    page.goto("/review")
    expect(page.get_by_role("main")).to_contain_text("Hier ist keine Partie zum Analysieren")
    page.goto("/review?table=abcdefgh")
    expect(page.get_by_role("alert")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == 320
