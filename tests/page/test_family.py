"""A family at one tablet: boards side by side, help for whoever wants it, taking back without limit, true praise."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import People
from tests.page.quick import act, ask


def gathered(page: Page, game: str = "Silver & Gold") -> str:
    """Ada, who wants help, and Ben, who wants none, at a table with a bot; the first cards are kept."""
    page.goto("/family")
    page.get_by_label(game).check()
    for number, name in ((1, "Ada"), (2, "Ben")):
        player = page.get_by_role("group", name=f"Player {number}")
        player.get_by_label("Name").fill(name)
    page.get_by_role("group", name="Player 2").get_by_label("Help").uncheck()
    third = page.get_by_role("group", name="Player 3")
    third.get_by_label("Who").select_option("bot")
    expect(third.get_by_label("Level")).to_have_value("child")
    page.get_by_role("button", name="Start").click()
    page.get_by_role("button", name="I am Ada").wait_for()
    table = page.url.rsplit("/", 1)[1]
    assert ask(page, f"/{table}")["table"]["seats"][2]["level"] == "child"
    for seat in (0, 1):
        move(page, table, seat)
    while ask(page, f"/{table}?seat=0")["view"]["phase"] == "keep":  # the bot thinks
        page.wait_for_timeout(50)
    page.reload()
    expect(page.get_by_test_id("beside")).to_be_visible()
    return table


def move(page: Page, table: str, seat: int) -> None:
    now = ask(page, f"/{table}?seat={seat}")
    act(page, f"/{table}/acts?seat={seat}", do="move", n=now["n"], move=now["view"]["moves"][0])


def cross(page: Page, table: str, seat: int) -> None:
    """Cross one box without a symbol, so that nothing is owed."""
    now = ask(page, f"/{table}?seat={seat}")
    cards = ask(page, f"/{table}/deck")["cards"]
    held = {slot: cards[one["card"]] for slot, one in zip("AB", now["view"]["seats"][seat]["cards"], strict=True)}
    plain = [
        move
        for move in now["view"]["moves"]
        if re.fullmatch("[AB]:[a-d][1-4]", move) and move[2:] not in held[move[0]]["symbols"]
    ]
    act(page, f"/{table}/acts?seat={seat}", do="move", n=now["n"], move=plain[0])


def test_two_people_play_side_by_side_on_a_tablet_and_take_back_a_turn_that_is_over(
    person: People, axe: Callable[[Page], None]
) -> None:
    """SG-23 ends taking back with the turn; a family table does not."""
    page = person(width=1180, height=820, likes={"selfConfirm": False})
    table = gathered(page)
    ada, ben = page.get_by_role("region", name="Ada"), page.get_by_role("region", name="Ben")
    for panel in (ada, ben):
        for card in ("own-A", "own-B"):
            expect(panel.get_by_test_id(card)).to_be_in_viewport(ratio=0.5)
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "19px"
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "only the boards scroll"
    expect(ada.get_by_role("button", name="Hint")).to_be_visible()
    expect(ben.get_by_role("button", name="Hint")).to_have_count(0)
    axe(page)
    first = ask(page, f"/{table}?seat=0")["view"]
    for seat, panel in enumerate((ada, ben)):
        cross(page, table, seat)
        panel.get_by_role("button", name="Confirm").click()
    expect(page.locator("header.top")).to_contain_text("2 of 7")
    ada.get_by_test_id("take-back").click()
    expect(page.locator("header.top")).to_contain_text("1 of 7")
    again = ask(page, f"/{table}?seat=0")["view"]
    assert (again["turn"], again["pattern"], again["display"]) == (first["turn"], first["pattern"], first["display"])
    ben.get_by_label("Help").check()
    expect(ben.get_by_role("button", name="Hint")).to_be_visible()


# How many of the shown own cards lie whole above their panel's bar.
IN_SIGHT = """() => [...document.querySelectorAll('[data-panel]')].map((panel) => {
    const bar = panel.querySelector('.bar').getBoundingClientRect().top
    const cards = [...panel.querySelectorAll('[data-testid^=own-]')].map((card) => card.getBoundingClientRect())
    return cards.filter(({ top, bottom }) => top > 0 && bottom <= bar).length
})"""


@pytest.mark.parametrize("game", ["Silver & Gold", "Pyramids"])
def test_both_cards_of_both_people_lie_above_the_bar_on_any_tablet(person: People, game: str) -> None:
    page = person(width=1180, height=820, likes={"selfConfirm": False})
    gathered(page, game)
    for width, height in ((1024, 768), (1180, 820), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(f"({IN_SIGHT})().join() === '2,2'")


def test_what_a_place_is_helped_with_goes_by_the_whole_name_or_by_hand(person: People) -> None:
    page = person(width=1180, height=820)
    gathered(page)  # Ada wants help, Ben wants none
    page.goto("/family")
    first, second = (page.get_by_role("group", name=f"Player {number}") for number in (1, 2))
    name, wanted = first.get_by_label("Name"), first.get_by_label("Help")

    def typed(text: str) -> None:
        name.fill("")
        name.press_sequentially(text)

    typed("Ben")
    expect(wanted).not_to_be_checked()
    name.press_sequentially("no")  # another person, whose name begins like Ben's
    expect(wanted).to_be_checked()
    wanted.uncheck()
    typed("Ada")
    expect(wanted).to_be_checked()
    name.press_sequentially("m")
    expect(wanted).not_to_be_checked()
    expect(second.get_by_label("Name")).to_have_value("Ben")
    expect(second.get_by_label("Help")).not_to_be_checked()
    kept = page.evaluate("JSON.parse(localStorage['vermeil-family']).party.places.map(({ name }) => name)")
    assert kept == ["Ada", "Ben", "", ""], "nobody has named the others"


def test_keys_are_for_the_board_that_was_touched_last(person: People) -> None:
    page = person(width=1180, height=820, likes={"selfConfirm": False})
    gathered(page)
    ada, ben = page.get_by_role("region", name="Ada"), page.get_by_role("region", name="Ben")
    ben.locator("[data-testid=own-A] [tabindex='0']").focus()
    page.keyboard.press("h")
    expect(ada.get_by_role("button", name="Stop")).to_have_count(0)
    ada.locator("[data-testid=own-A] [tabindex='0']").focus()
    page.keyboard.press("h")
    hint = ada.locator(".hint, [data-testid=hint]").or_(ada.get_by_text("Hint:"))
    expect(hint.or_(ada.get_by_role("button", name="Stop"))).not_to_have_count(0)  # it was heard
    expect(hint).not_to_have_count(0)


def test_on_a_phone_the_device_is_passed_on_and_taking_back_is_there_too(person: People) -> None:
    page = person(width=360, height=740, likes={"selfConfirm": False})
    page.goto("/family")
    expect(page.get_by_role("button", name="Start")).to_be_visible()
    page.set_viewport_size({"width": 1180, "height": 820})
    table = gathered(page)
    page.set_viewport_size({"width": 360, "height": 740})
    expect(page.get_by_role("heading", name="Cards of Ada")).to_be_visible()
    page.get_by_test_id("take-back").click()
    page.get_by_role("button", name="I am").or_(page.get_by_text("Keep two")).first.wait_for()
    assert ask(page, f"/{table}?seat=0")["view"]["phase"] == "keep"


def test_on_a_phone_each_person_has_help_or_none_as_they_like(person: People, axe: Callable[[Page], None]) -> None:
    page = person(width=1180, height=820, likes={"selfConfirm": False})
    table = gathered(page)
    page.set_viewport_size({"width": 360, "height": 740})
    hint, wanted = page.get_by_role("button", name="Hint"), page.get_by_test_id("around").get_by_label("Help")
    expect(page.get_by_role("heading", name="Cards of Ada")).to_be_visible()
    expect(wanted).to_be_checked()
    expect(hint).to_be_visible()
    top, strip = (page.locator(name).bounding_box() for name in ("header.top", "[data-testid=around]"))
    assert top
    assert strip
    assert (top["y"], strip["y"]) == (0, top["height"])  # in the flow, beneath the bar on top
    seats = page.locator("[data-seat]").evaluate_all("list => list.map((one) => one.getBoundingClientRect().right)")
    assert max(seats) <= 360
    assert page.locator("[data-seat] .name").evaluate_all(
        "list => list.every((one) => one.scrollWidth <= one.clientWidth)"
    )
    wanted.focus()
    page.keyboard.press("Space")
    expect(hint).to_have_count(0)
    axe(page)
    page.reload()  # it is remembered
    expect(page.get_by_role("heading", name="Cards of Ada")).to_be_visible()
    expect(wanted).not_to_be_checked()
    expect(hint).to_have_count(0)
    cross(page, table, 0)
    page.get_by_role("button", name="Confirm").click()
    page.get_by_role("button", name="Pass the device to Ben").click()
    expect(page.get_by_role("heading", name="Cards of Ben")).to_be_visible()
    expect(wanted).not_to_be_checked()
    wanted.check()
    expect(hint).to_be_visible()
    page.goto("/family")  # the next evening the same family sits there, and each wants what they wanted
    for number, name in ((1, "Ada"), (2, "Ben")):
        expect(page.get_by_role("group", name=f"Player {number}").get_by_label("Name")).to_have_value(name)
    expect(page.get_by_role("group", name="Player 3").get_by_label("Level")).to_have_value("child")
    helped = [page.get_by_role("group", name=f"Player {number}").get_by_label("Help") for number in (1, 2)]
    expect(helped[0]).not_to_be_checked()
    expect(helped[1]).to_be_checked()
    page.get_by_role("group", name="Player 2").get_by_label("Name").fill("Ada")
    expect(helped[1]).not_to_be_checked()  # at once, so that a press on it does what it shows
    axe(page)


def test_at_the_end_everybody_hears_something_that_is_true(person: People, axe: Callable[[Page], None]) -> None:
    page = person(width=1180, height=820)
    table = gathered(page)
    page.goto("/stored")  # nobody looks: the boards need not be drawn for every move
    while (now := ask(page, f"/{table}?seat=0"))["table"]["phase"] == "playing":
        for seat in now["view"]["waiting"]:
            if seat < 2:
                move(page, table, seat)
    ada, ben = (now["view"]["seats"][seat]["sheet"]["total"] for seat in (0, 1))
    page.goto(f"/t/{table}")
    praise = page.get_by_test_id("praise").locator("li")
    expect(praise.nth(0)).to_contain_text(f"Ada: {ada} points")
    expect(praise.nth(1)).to_contain_text(f"Ben: {ben} points")
    expect(praise.nth(0)).not_to_contain_text("the best so far")
    earlier = '{"scores": {"silver-and-gold": {"Ada": [{"of": "x/1", "points": 1}]}}}'
    page.evaluate("kept => localStorage.setItem('vermeil-family', kept)", earlier)
    page.reload()
    expect(praise.nth(0)).to_contain_text(f"Ada: {ada} points, the best so far")
    axe(page)
