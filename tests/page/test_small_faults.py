"""Small things that were wrong once: cut-off letters and cards, covered rings, pushed boards, tables that stay."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.page import coin_hands
from tests.page.conftest import People
from tests.page.expeditions import CUT, asked, begin_lesson, found_at_last
from tests.page.quick import act, ask, begin, finish, sit

LONG = "W" * 24
# Words that are higher than the box that shows them: the dots of an Ü are cut off first.
LOW = """(parts) => [...document.querySelectorAll(parts)].filter((one) => {
    const words = document.createRange()
    words.selectNodeContents(one)
    return words.getBoundingClientRect().height > one.getBoundingClientRect().height + 0.5
}).map((one) => one.textContent)"""
# Pictures that reach beyond the frame that cuts them.
BEYOND = """(parts) => [...document.querySelectorAll(parts)].filter((one) => {
    const frame = one.getBoundingClientRect(), face = one.querySelector('svg').getBoundingClientRect()
    return getComputedStyle(one).overflow !== 'visible' && face.bottom > frame.bottom + 1
}).map((one) => one.className)"""
# Small pyramids whose points lie under the name of their colour.
COVERED = """() => [...document.querySelectorAll('.display .card.pyramid')].filter((one) => {
    const [name, worth] = ['.band .name', '.worth'].map((part) => one.querySelector(part).getBoundingClientRect())
    return name.right > worth.left + 1
}).map((one) => one.textContent)"""
# How much the ring of what has the focus stands out from what it lies on.
RING = """() => {
    const light = (colour) => colour.match(/[\\d.]+/g).slice(0, 3).map(Number).map((part) => part / 255)
        .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
        .reduce((sum, part, at) => sum + part * [0.2126, 0.7152, 0.0722][at], 0)
    const [one, other] = [
        light(getComputedStyle(document.activeElement).outlineColor),
        light(getComputedStyle(document.querySelector('header.top')).backgroundColor),
    ].sort((a, b) => b - a)
    return (one + 0.05) / (other + 0.05)
}"""


def keep_first(page: Page, table: str, seats: int = 1) -> None:
    for seat in range(seats):
        now = ask(page, f"/{table}?seat={seat}")
        act(page, f"/{table}/acts?seat={seat}", do="move", n=now["n"], move=now["view"]["moves"][0])


def test_an_umlaut_keeps_its_dots(person: People) -> None:
    page = person(locale="de-DE")
    table = begin_lesson(page, "silver-and-gold")
    assert table
    page.locator(".band .name").first.wait_for()
    assert page.evaluate(LOW, ".band .name") == []


def test_the_pyramids_of_others_are_drawn_whole_and_seen_from_the_front(person: People) -> None:
    page = person(reduced_motion="no-preference")
    page.add_init_script(
        """const animate = Element.prototype.animate
        Element.prototype.animate = function (frames, how) {
            const turns = [].concat(frames).map((one) => one.transform)
            if (this.closest?.('.pattern')) (window.turned ??= []).push(...turns)
            return animate.call(this, frames, how)
        }"""
    )
    table = begin_lesson(page, "pyramids")
    page.locator(".minis .mini").first.wait_for()
    assert page.evaluate(BEYOND, ".minis .mini") == []
    assert page.evaluate(COVERED) == []
    for wished in ("A:", "done"):
        now = ask(page, f"/{table}")
        move = next(move for move in now["view"]["moves"] if move.startswith(wished))
        act(page, f"/{table}/acts", do="move", n=now["n"], move=move)
    page.wait_for_function("() => window.turned && window.turned.some(Boolean)")
    angles = [float(turn) for turn in re.findall(r"rotateY\(([\d.]+)deg", " ".join(page.evaluate("turned")))]
    assert angles, "the card turns over"
    assert max(angles) <= 90, "from behind its words would be mirrored"


def test_what_is_added_stands_apart_from_what_there_is(person: People) -> None:
    page = person()
    begin_lesson(page, "silver-and-gold")
    more = page.locator(".sources div.more dd")
    for box in page.locator("[data-testid^=own-] [role=gridcell][aria-label*=' coin']").all():
        box.hover()
        if more.count():
            break
    expect(more.first).to_have_text(re.compile(r"^\S?\d+ \([^()]\d+\)$"))


@pytest.mark.parametrize("others", [1, 3])
def test_the_longest_name_leaves_room_for_the_points_on_a_phone(person: People, others: int) -> None:
    page = person(width=360, height=740)
    table = sit(page, "silver-and-gold", LONG, *[f"{LONG[:-1]}{at}" for at in range(others)])
    keep_first(page, table, others + 1)
    page.goto(f"/t/{table}")
    page.get_by_test_id("expedition").wait_for()
    assert found_at_last(page, CUT, ".players .points") == []
    if others == 1:
        finish(page, table)
        page.reload()
        page.locator("#end-title").wait_for()
        assert found_at_last(page, CUT, "table td") == []
        ways = page.locator(".end .ways > .row > .button").evaluate_all(
            "list => list.map(one => one.getBoundingClientRect().y)"
        )
        assert len(ways) == 4, "Rematch, Review, Home, More"
        assert len(set(ways)) == 1, "in one row"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_notice_lies_over_the_table_and_does_not_push_it(person: People) -> None:
    host, guest = person(), person()
    table = act(host, "", game="silver-and-gold", name="Ann", players=2)["table"]
    act(guest, f"/{table}/join", name="Bob")
    for page in (host, guest):
        act(page, f"/{table}/acts", do="ready")
    for page in (host, guest):
        page.goto(f"/t/{table}")
        page.get_by_test_id("hand").first.wait_for()
    before = host.get_by_test_id("board").bounding_box()
    guest.close()
    expect(host.get_by_text("Bob is away")).to_be_visible()
    assert host.get_by_test_id("board").bounding_box() == before


def test_the_ring_of_the_focus_is_seen_on_the_bar(person: People) -> None:
    page = person()
    begin_lesson(page, "silver-and-gold")
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
        page.locator("header.top .brand").focus()
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.closest('header.top') !== null")
        assert page.evaluate(RING) >= 3, theme  # WCAG 2.2, 1.4.11


def test_who_leaves_a_lobby_is_not_offered_its_table(person: People) -> None:
    page = person()
    begin(page, "pyramids", "Friends")
    page.get_by_role("button", name="Leave").click()
    page.wait_for_url(re.compile("/$"))
    page.locator("[data-game]").first.wait_for()
    page.wait_for_load_state("networkidle")
    expect(page.get_by_role("heading", name="My games")).to_have_count(0)


def test_looking_through_the_discards_leaves_the_own_village_where_it_is(person: People) -> None:
    """Nosferatu (SC-48) and Blob (SC-44) open the pile by themselves, as its button does."""
    page = person(width=360, height=740)
    table = sit(page, "silver-coin", bots=["easy"])
    page.goto(f"/t/{table}")
    hand = coin_hands.Mouse(page)
    coin_hands.play(hand, until="action")
    while page.locator(".browse").count() == 0:
        coin_hands.answer(hand, coin_hands.asked(page), 8)
    coin_hands.play(hand, until="action")
    own = page.locator(".village.own")
    before = own.bounding_box()
    page.locator(".browse").click()
    page.get_by_test_id("fan").wait_for()
    assert own.bounding_box() == before
    top = page.get_by_test_id("fan").bounding_box()
    assert before is not None
    assert top is not None
    assert top["y"] + top["height"] <= before["y"], "and is not covered"


def test_a_thought_shows_that_it_goes_on_and_can_be_stopped(person: People) -> None:
    page = person()
    begin_lesson(page, "silver-and-gold")

    def hold(_route: Route) -> None:
        """It is never answered."""

    page.route("**/hint?*", hold)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".note.hint progress")).to_be_visible()
    page.get_by_role("button", name="Stop thinking").click()
    expect(page.locator(".note.hint")).to_have_count(0)
    expect(page.get_by_role("button", name="Hint")).to_be_enabled()
    assert asked(page) == "pattern"


@pytest.mark.parametrize(("game", "ground"), [("pyramids", ".torchlight"), ("silver-coin", ".night")])
def test_the_ground_of_a_game_is_that_of_the_whole_page(person: People, game: str, ground: str) -> None:
    """Else there is a seam beneath the players."""
    page = person()
    table = sit(page, game, bots=["easy"])
    page.goto(f"/t/{table}")
    page.locator(ground).wait_for()
    shown = f"() => ['{ground}', 'body'].map((one) => getComputedStyle(document.querySelector(one)).backgroundImage)"
    own, whole = page.evaluate(shown)
    assert own == "none"
    assert "gradient" in whole


@pytest.mark.parametrize("name", ["Ann 👩\u200d🚀", "می\u200cروم"])
def test_names_with_joiners_sit_at_tables(person: People, name: str) -> None:
    page = person()
    page.goto("/")
    page.get_by_label("Your name").fill(name)
    page.locator("[data-game=pyramids]").get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.locator("header.top").or_(page.locator(".players")).get_by_text(name).first).to_be_visible()
    assert ask(page, f"/{page.url.rsplit('/', 1)[1]}")["table"]["seats"][0]["name"] == name


@pytest.mark.parametrize("path", ["/", "/learn/pyramids", "/manifest.webmanifest"])
def test_head_is_answered_as_a_browser_asks_it(person: People, path: str) -> None:
    page = person()
    page.goto("/")
    told = page.evaluate("path => fetch(path, {method: 'HEAD'}).then(async r => [r.status, await r.text()])", path)
    assert told == [200, ""]
