"""At the table: two browsers and a spectator, reloads, a server that dies, languages, themes, one screen for two."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.page.conftest import People, Served
from tests.page.expeditions import CUT, found_at_last
from tests.page.quick import act, ask, begin, held_back, share_screen, sit
from vermeil.words import words

TEXT = {"text": True}


def answer(page: Page) -> None:
    """The first legal move of the text view; the confirmation if it is there."""
    button = page.locator("[data-move]:not([disabled])")
    button.first.wait_for()
    done = page.locator("[data-move='done']:not([disabled])")
    (done if done.count() else button.first).click()


def meet(host: Page, guest: Page, game: str) -> str:
    table = begin(host, game, "Friends")
    guest.goto(f"/t/{table}")
    guest.get_by_label("Your name").fill("Bob")
    guest.get_by_role("button", name="Sit here").click()
    guest.get_by_role("button", name="m ready").click()
    host.get_by_role("button", name="Start").click()
    return table


def test_two_people_play_and_a_third_watches_without_seeing_a_hand(person: People) -> None:
    host, guest, watcher = person(likes=TEXT), person(likes=TEXT), person(likes=TEXT)
    table = meet(host, guest, "silver-and-gold")
    watcher.goto(f"/watch/{table}")
    expect(watcher.get_by_text("You are watching.")).to_be_visible()
    host.locator("[data-move]").first.wait_for()
    moves = host.locator("[data-move]").evaluate_all("list => list.map(one => one.dataset.move)")
    cards = {card for move in moves for card in move.removeprefix("keep:").split(",")}
    assert len(cards) == 4
    for other in (guest, watcher):
        expect(other.get_by_test_id("text-view")).to_be_visible()
        assert not [card for card in cards if re.search(rf"\b{card}\b", other.content())], "SG-10: hands are hidden"
    answer(host)
    expect(host.get_by_text("Waiting for Bob.")).to_be_visible()
    answer(guest)
    for page in (host, guest):
        expect(page.get_by_text("Cross off the pattern")).to_be_visible()
    expect(watcher.get_by_text("The pattern is")).to_be_visible()


def test_a_reload_in_mid_choice_and_a_second_tab_show_the_same(person: People) -> None:
    page = person(likes=TEXT)
    begin(page, "silver-and-gold")
    answer(page)
    expect(page.get_by_text("Cross off the pattern")).to_be_visible()
    page.locator("[data-move^='A:']:not([disabled])").first.click()
    page.get_by_role("button", name="Undo").wait_for()
    expect(page.locator(".players .deciding")).to_have_count(1)  # the bot has crossed too, and waits for us
    before = page.get_by_test_id("text-view").inner_text()
    page.reload()
    page.get_by_role("button", name="Undo").wait_for()
    assert page.get_by_test_id("text-view").inner_text() == before
    second = page.context.new_page()
    second.goto(page.url)
    second.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("button", name="Undo")).to_be_hidden()
    expect(page.get_by_text("Cross off the pattern")).to_be_visible()


def test_a_server_that_is_killed_comes_back_and_the_page_with_it(person: People, served: Served) -> None:
    person.expected += ["WebSocket", "ERR_CONNECTION_REFUSED", "Failed to load resource"]
    page = person(likes=TEXT)
    begin(page, "pyramids")
    answer(page)
    expect(page.get_by_text("Cross off the pattern")).to_be_visible()
    page.locator("[data-move^='A:']:not([disabled])").first.click()
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_visible()
    served.kill()
    bar = page.get_by_test_id("action-bar")
    expect(bar).to_contain_text("The connection is lost.")
    expect(page.locator(".players .you")).to_contain_text("offline")
    expect(undo).to_be_hidden()
    expect(page.locator("[data-move]:not([disabled])")).to_have_count(0)
    served.start()
    expect(bar).not_to_contain_text("The connection is lost.", timeout=30_000)
    undo.click()
    expect(undo).to_be_hidden()
    answer(page)
    expect(undo).to_be_visible()


def test_a_page_without_our_cookie_proves_its_seat_by_a_subprotocol(person: People, served: Served) -> None:
    made = httpx.post(f"{served.url}/api/tables", json={"game": "pyramids", "name": "Ann"}).json()
    page = person()
    page.goto("/")
    socket = """([table, offered]) => new Promise((tell) => {
        const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket?protocol=1`, offered)
        socket.onmessage = ({data}) => { tell([socket.protocol, JSON.parse(data).seat]); socket.close() }
    })"""
    assert page.evaluate(socket, [made["table"], ["vermeil", f"vermeil.seat.{made['token']}"]]) == ["vermeil", 0]
    assert page.evaluate(socket, [made["table"], ["vermeil"]]) == ["vermeil", None]


def test_every_language_is_whole(person: People) -> None:
    page = person(likes=TEXT)
    table = begin(page, "silver-and-gold")
    for language, rules, question in (
        ("es", "Reglas", "Quédate con dos"),
        ("de", "Regeln", "Behalte zwei"),
        ("qps", "Rûlëš", ""),
    ):
        page.goto(f"/?language={language}")
        expect(page.locator("[data-game=pyramids]")).to_be_visible()
        assert "⟦" not in page.content()
        page.goto(f"/t/{table}?language={language}")
        expect(page.get_by_role("button", name=rules)).to_be_visible()
        if language != "qps":
            expect(page.get_by_text(question).first).to_be_visible()
        assert "⟦" not in page.content()


def test_a_hint_says_that_it_is_thought_about(person: People) -> None:
    page = person(likes=TEXT)
    begin(page, "silver-and-gold")
    held: list[Route] = []
    page.route("**/hint?*", lambda route: held.append(route))  # noqa: PLW0108 - Playwright can't take a built-in
    hint = page.get_by_role("button", name="Hint")
    hint.click()
    expect(page.get_by_text("A bot is thinking about your hint")).to_be_visible()
    expect(hint).to_be_disabled()
    held_back(page, held).continue_()
    expect(page.locator(".note.hint")).to_contain_text("Keep ")
    expect(hint).to_be_enabled()


def test_on_a_phone_an_open_hint_leaves_the_question_to_who_listens(person: People) -> None:
    page = person(likes=TEXT, width=360, height=740)
    begin(page, "silver-and-gold")
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".note.hint")).to_contain_text("Keep ")
    expect(page.get_by_test_id("action-bar")).to_match_aria_snapshot("- paragraph: Keep two of your four cards.")


def test_a_bot_plays_for_who_goes_and_gives_the_seat_back(person: People) -> None:
    host, guest = person(likes=TEXT), person(likes=TEXT)
    table = meet(host, guest, "silver-and-gold")
    expect(guest.get_by_test_id("text-view")).to_be_visible()
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Let a bot play for me").click()
    expect(host.get_by_text("A bot is playing for you.")).to_be_visible()
    host.get_by_role("button", name="Take my seat back").click()
    expect(host.get_by_text("A bot is playing for you.")).to_be_hidden()

    guest.goto("/")  # Bob is gone, and the table waits
    host.get_by_role("button", name="Let a bot play for Bob").click()
    expect(host.locator(".players [data-seat='1']")).to_contain_text("bot playing")
    guest.goto(f"/t/{table}")
    guest.get_by_role("button", name="Take my seat back").click()
    expect(host.locator(".players [data-seat='1']")).not_to_contain_text("bot playing")


def test_a_clock_that_runs_out_gives_the_seat_to_a_bot_for_good(person: People, served: Served) -> None:
    """Half a minute is the shortest clock; most of it is over when the server comes back."""
    person.expected += ["WebSocket", "ERR_CONNECTION_REFUSED", "Failed to load resource"]
    page = person(likes=TEXT)
    table = sit(page, "pyramids", bots=["easy"], clock={"seconds": 30})
    page.goto(f"/t/{table}")
    page.locator("[data-move]").first.wait_for()
    served.kill()
    served.age(seconds=27)
    served.start()
    page.evaluate("dispatchEvent(new Event('online'))")  # it comes back at once, before the bots are through
    expect(page.get_by_text("Your time is up; a bot finishes the game for you.")).to_be_visible(timeout=30_000)
    expect(page.locator("[data-move]:not([disabled])")).to_have_count(0)
    expect(page.get_by_role("button", name="Take my seat back")).to_have_count(0)
    expect(page.locator("#end-title")).to_be_visible(timeout=60_000)  # both are bots now


@pytest.mark.parametrize("others", [["Ben"], ["Ben", "Cleo", "Dora"]])
def test_a_phone_says_who_is_away_beside_clocks(person: People, others: list[str]) -> None:
    """Whose turn it is, a frame says as well; who is away, only these words."""
    page = person(width=360, height=740)
    table = sit(page, "silver-and-gold", "Ann", *others, clock={"seconds": 600})
    while 0 in (now := ask(page, f"/{table}?seat=0"))["view"]["waiting"]:
        move = next((one for one in now["view"]["moves"] if one == "done"), now["view"]["moves"][0])
        act(page, f"/{table}/acts?seat=0", do="move", n=now["n"], move=move)
    page.goto(f"/watch/{table}")
    for seat, said, seen in ((0, "away", True), (1, "choosing", False)):
        state = page.locator(f".players [data-seat='{seat}'] .state")
        expect(state).to_have_text(said)
        box = state.bounding_box()
        assert box is not None
        assert (box["width"] > 20) is seen


def test_four_on_a_phone_read_in_every_language_who_is_cut_off(person: People) -> None:
    page = person(width=360, height=740)
    lines: list[WebSocketRoute] = []
    down = False

    def line(socket: WebSocketRoute) -> None:
        lines.append(socket)
        if down:
            socket.close(code=1011)
        else:
            socket.connect_to_server()

    page.route_web_socket("**/socket?*", line)
    table = sit(page, "silver-and-gold", bots=["easy"] * 3)
    for language in ("en", "es", "de"):
        down = False
        page.goto(f"/t/{table}?language={language}")
        expect(page.locator(".players .you")).to_have_class(re.compile("deciding"))
        down = True
        lines[-1].close(code=1011)
        state = page.locator(".players .you .state")
        expect(state).to_have_text(words(language)("page-cut-off"))
        expect(state).to_be_in_viewport(ratio=1)
        assert found_at_last(page, CUT, ".players .you .state") == [], f"{language}: all of it can be read"


@pytest.mark.parametrize(
    ("language", "why"),
    [
        ("en", "First keep two of your four cards; done comes later."),
        ("es", "Primero quédate con dos de tus cuatro cartas; done viene después."),
        ("de", "Behalte zuerst zwei deiner vier Karten; done kommt später."),
    ],
)
def test_why_a_move_is_refused_is_said_in_the_readers_language(person: People, language: str, why: str) -> None:
    """SG-10: the page offers no such move, so what it sends is changed on the way; the server refuses it."""
    page = person(likes=TEXT)

    def line(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda data: server.send(re.sub(r"keep:[^\"]+", "done", str(data))))

    page.route_web_socket("**/socket?*", line)
    page.goto(f"/t/{sit(page, 'silver-and-gold', bots=['easy'])}?language={language}")
    page.locator("[data-move]").first.click()
    refusal = page.get_by_role("alert")
    expect(refusal).to_contain_text(why)
    expect(refusal.locator(".rule")).to_have_text("SG-10")


def test_a_move_in_doubt_is_not_made_twice_and_the_table_shows_what_became_of_it(person: People) -> None:
    page = person(likes=TEXT)
    doubted: list[str] = []
    whole: list[str] = []
    lines: list[WebSocketRoute] = []

    def line(socket: WebSocketRoute) -> None:
        lines.append(socket)
        server = socket.connect_to_server()

        def from_page(message: str | bytes) -> None:
            if json.loads(message)["act"]["do"] == "move" and not doubted:
                doubted.append(str(message))
                told = {"type": "refused", "id": json.loads(message)["id"], "code": "table/in-doubt", "message": "?"}
                socket.send(json.dumps(told))
            else:
                server.send(message)

        def from_server(message: str | bytes) -> None:
            if json.loads(message)["type"] == "welcome":
                whole.append(str(message))
            socket.send(message)

        socket.on_message(from_page)
        server.on_message(from_server)

    page.route_web_socket("**/socket?*", line)
    page.goto(f"/t/{sit(page, 'silver-and-gold', bots=['easy'])}")
    answer(page)
    doubt = page.get_by_text(words("en")("code-table-in-doubt"))
    expect(doubt).to_be_visible()
    expect(page.locator("[data-move]:not([disabled])")).to_have_count(0)
    lines[-1].send(whole[-1])  # as it was before: the move has not been stored
    expect(doubt).to_have_count(0)
    answer(page)
    expect(page.get_by_text("Cross off the pattern")).to_be_visible()


def test_on_a_phone_the_text_view_leads_to_the_moves_and_back(person: People) -> None:
    page = person(likes=TEXT, width=360, height=740)
    begin(page, "silver-coin")
    page.locator("[data-move]").first.wait_for()
    page.get_by_role("button", name="To the moves").click()
    expect(page.get_by_label("Filter the moves, for example “card 3”")).to_be_in_viewport()
    expect(page.locator("[data-move]").first).to_be_in_viewport()
    page.get_by_role("button", name="To the table").click()
    heading = page.get_by_role("heading", name="round 1 of 4").last
    expect(heading).to_be_in_viewport()
    expect(heading).to_be_focused()


def test_the_language_is_switched_at_the_table_and_kept(person: People) -> None:
    page = person()
    begin(page, "silver-coin")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("de")
    expect(page.get_by_role("button", name="Regeln")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Regeln")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "de")


def test_the_theme_follows_the_device_until_one_is_chosen(person: People) -> None:
    page = person(color_scheme="dark")
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Theme").select_option("light")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")


def test_two_people_at_one_screen_never_see_each_others_cards(person: People) -> None:
    page = person(likes=TEXT)
    share_screen(page, "silver-and-gold", "Ada", "Ben")
    assert "keep:" not in page.content()
    page.get_by_role("button", name="I am Ada").click()
    page.locator("[data-move]").first.wait_for()
    hand = {
        card
        for move in page.locator("[data-move]").evaluate_all("list => list.map(one => one.dataset.move)")
        for card in move.removeprefix("keep:").split(",")
    }
    assert len(hand) == 4
    answer(page)
    page.get_by_role("button", name="Pass the device").click()
    expect(page.get_by_role("heading", name="Pass the device to Ben")).to_be_visible()
    assert not [card for card in hand if re.search(rf"\b{card}\b", page.content())]
    page.reload()
    expect(page.get_by_role("heading", name="Pass the device to Ben")).to_be_visible()
    page.get_by_role("button", name="I am Ben").click()
    page.locator("[data-move]").first.wait_for()
    assert not [card for card in hand if re.search(rf"\b{card}\b", page.content())]


@pytest.mark.parametrize("game", ["silver-and-gold", "silver-coin"])
def test_nobody_is_shut_out_of_the_text_view_the_log_and_the_menu(
    person: People, axe: Callable[[Page], None], game: str
) -> None:
    page = person(likes=TEXT, width=360, height=740)
    begin(page, game)
    page.locator("[data-move]").first.wait_for()
    axe(page)
    page.get_by_role("button", name="Menu").click()
    axe(page)
    page.get_by_role("dialog").get_by_role("button", name="Log").click()
    axe(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out at 360 px"
