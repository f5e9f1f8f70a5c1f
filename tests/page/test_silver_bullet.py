"""Silver Bullet on the page: its box, a deck that lies face up, shuffled cards, and a round from peek to score."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.coin_hands import Mouse, play
from tests.page.conftest import People
from tests.page.quick import act, ask, played, settle, sit
from vermeil.words import words

MIX = "coin+amulet:1,3,13+bullet:2,4,9,12"
STOPS = ("end", "done", "go", "pass", "decline")
COW, THING = 5, 8


def lobby(page: Page) -> str:
    """A table before the deal, with its box; the table's id."""
    table: str = act(page, "", game="silver-coin", name="Ann", players=2, bots=["easy"])["table"]
    page.goto(f"/t/{table}")
    page.get_by_test_id("box").wait_for()
    return table


def reached(page: Page, wanted: Callable[[dict[str, Any]], bool], *uses: int) -> tuple[str, dict[str, Any]]:
    """A table of two at one screen, played until the first seat begins a turn with such a view.

    They draw, use these numbers where they may, shuffle their own villages, and discard everything else.
    """
    table, seat = "", 0
    for _ in range(3000):
        now: Any = ask(page, f"/{table}?seat={seat}") if table else {"table": {"phase": "over"}}
        if now["table"]["phase"] == "over":
            table, seat = sit(page, "silver-coin", "Ann", "Ben", deck="bullet"), 0
            continue
        view = now["view"]
        if not view["moves"]:
            seat = view["waiting"][0]
            continue
        if seat == 0 and view["question"]["frames"][-1][0] == "action" and wanted(view):
            return table, view
        used = "use" if view["held"] and view["held"]["number"] in uses else "discard"
        wishes = (used, f"village:{seat}", "draw", *STOPS)
        move = next((wish for wish in wishes if wish in view["moves"]), view["moves"][0])
        act(page, f"/{table}/acts?seat={seat}", do="move", n=now["n"], move=move)
    raise AssertionError("no such table was reached")


def looked_at(page: Page, table: str, board: str) -> None:
    """The table, for the one who is asked; the screen is passed to them first."""
    page.goto(f"/t/{table}")
    page.locator(f".pass .button, .hand-over .button, [data-testid={board}]").first.wait_for()
    if page.locator(".pass .button, .hand-over .button").count():
        page.locator(".pass .button, .hand-over .button").click()
    page.get_by_test_id(board).wait_for()
    settle(page)


def test_a_round_is_played_with_the_third_deck(person: People) -> None:
    """From the first look to the score, by mouse (SC-70 to SC-85)."""
    page = person()
    table = sit(page, "silver-coin", "Ann", bots=["easy"], deck="bullet", variants={"patience": 1})
    page.goto(f"/t/{table}")
    page.get_by_test_id("silver-coin").wait_for()
    settle(page)
    faces = [words("en")(f"sc-bullet-{number}") for number in range(14)]
    assert page.locator(".card.up .name").first.inner_text() in faces
    asked = play(Mouse(page), until="told")
    assert {"peek", "action", "held"} <= set(asked)
    told = page.locator("dialog[open]")
    shown = ask(page, f"/{table}?seat=0")["view"]["rounds"][0]["seats"]
    for seat in shown:
        assert seat["sum"] == sum(seat["counts"])
        expect(told).to_contain_text(f"add up to {sum(seat['counts'])}" if seat["village"] else "nothing to count")


@pytest.mark.parametrize("how", ["mouse", "keyboard", "touch"])
def test_a_mix_is_chosen_by_its_pictures(person: People, how: str) -> None:
    """SC-60: each number from one of the decks, and one name for what comes of it."""
    page = person(width=360, height=740, has_touch=True, is_mobile=True) if how == "touch" else person()
    table = lobby(page)
    page.get_by_role("button", name="Choose the cards").click()
    name = page.get_by_test_id("mix")
    expect(name).to_have_text("coin")
    for swap in ("amulet:1", "bullet:2", "amulet:3", "bullet:4", "bullet:9", "bullet:12", "amulet:13"):
        cell = page.locator(f"[data-mix='{swap}']")
        if how == "keyboard":
            page.locator(f"[data-mix='coin:{swap.partition(':')[2]}'] input").focus()
            page.keyboard.press("ArrowRight")
            if swap.startswith("bullet"):
                page.keyboard.press("ArrowRight")
        elif how == "touch":
            cell.tap()
        else:
            cell.click()
        expect(cell.locator("input")).to_be_checked()
    expect(name).to_have_text(MIX)
    expect(page.locator(".told")).to_contain_text("13 Doppelgänger (Silver Amulet)")
    page.get_by_role("button", name="Play with these").click()
    expect(page.get_by_test_id("box").locator("code")).to_have_text(MIX)
    assert ask(page, f"/{table}")["table"]["deck"] == MIX
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing to scroll sideways"


def test_the_box_has_whole_decks_and_surprises_and_only_its_host_may_choose(
    person: People, axe: Callable[[Page], None]
) -> None:
    page, guest = person(), person(locale="de")
    table = lobby(page)
    page.get_by_role("button", name="Choose the cards").click()
    name = page.get_by_test_id("mix")
    page.locator("[data-whole=bullet]").click()
    expect(name).to_have_text("bullet")
    expect(page.locator("[data-whole=bullet]")).to_have_attribute("aria-pressed", "true")
    axe(page)
    page.locator("[data-whole=surprise]").click()
    expect(name).not_to_have_text("bullet")
    mix = name.inner_text()
    page.get_by_role("button", name="Play with these").click()
    expect(page.get_by_test_id("box").locator("code")).to_have_text(mix)
    guest.goto(f"/t/{table}")
    guest.get_by_role("button", name="Karten ansehen").click()
    expect(guest.locator("[data-mix]")).to_have_count(3 * 14)
    expect(guest.locator("[data-mix] input:not(:disabled)")).to_have_count(0)
    expect(guest.locator("[data-mix='bullet:5']")).to_contain_text("Kuh")


def test_the_box_in_words(person: People) -> None:
    page = person(likes={"text": True})
    lobby(page)
    page.get_by_role("button", name="Choose the cards").click()
    number = page.get_by_label("Number 5")
    number.select_option("bullet")
    assert "Cow (Silver Bullet): Turn the whole deck over." in number.locator("option:checked").inner_text()
    expect(page.get_by_test_id("mix")).to_have_text("coin+bullet:5")


def test_a_loser_swaps_a_number_by_its_picture(person: People) -> None:
    """SC-60: one number, and never for itself."""
    page = person()
    table = played(page, "silver-coin", "Ada", "Ben")
    while len(ask(page, f"/{table}")["view"]["winners"]) > 1:
        table = played(page, "silver-coin", "Ada", "Ben")
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="See the cards").click()
    expect(page.locator("[data-mix='coin:5'] input")).to_be_disabled()
    page.locator("[data-mix='bullet:5']").click()
    page.locator("[data-mix='amulet:7']").click()
    expect(page.get_by_test_id("mix")).to_have_text("coin+amulet:7")
    page.get_by_role("button", name="Play with these").click()
    expect(page.locator("select[data-swap]")).to_have_value("amulet:7")


def test_a_deck_that_lies_face_up_and_a_shuffled_village_are_seen_and_told(
    person: People, axe: Callable[[Page], None]
) -> None:
    """The top card lies open (SC-75); of shuffled cards it is told which are among them, not where (SC-78)."""
    page = person()

    def both(view: dict[str, Any]) -> bool:
        return view["deck_face"] == "up" and bool(view["groups"])

    table, view = reached(page, both, COW, THING)
    looked_at(page, table, "silver-coin")
    top, group = view["deck_top"][0], view["groups"][0]
    deck = page.locator("[data-spot=deck]")
    label = f"it lies face up, the top card: {top['number']} {top['name']}"
    expect(deck).to_have_attribute("aria-label", re.compile(label))
    expect(page.locator(".packet .card.up .number")).to_have_text(str(top["number"]))
    spot = page.locator(f"[data-spot='{group['places'][0]}']")
    among = "is" if len(group["numbers"]) == 1 else "are"
    said = re.compile(f"shuffled, nobody knows which is which: among your cards .* {among} {group['numbers'][0]} ")
    expect(spot).to_have_attribute("aria-label", said)
    marked = page.locator("[data-group]")
    expect(marked).to_have_count(sum(len(one["places"]) for one in view["groups"]))
    assert [int(one) for one in marked.first.locator("span").all_inner_texts()] == group["numbers"]
    spot.click()
    expect(page.get_by_test_id("action-bar")).to_contain_text(said)
    axe(page)
    for language in ("en", "es", "de"):
        say = words(language)
        page.evaluate("(like) => localStorage.setItem('vermeil-likes', JSON.stringify(like))", {"text": True})
        page.evaluate("(language) => localStorage.setItem('vermeil-language', language)", language)
        looked_at(page, table, "text-view")
        text = page.get_by_test_id("text-view").inner_text()
        name = say(f"sc-bullet-{top['number']}")
        assert f"{say('page-text-deck-up')} {top['number']} {name}, {say('sc-face-up')}" in text
        assert say("sc-group", places="@", count=len(group["numbers"]), cards="@").partition(":")[0] in text
