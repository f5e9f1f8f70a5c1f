"""Walking through games that are over: from a table, a link, a file, and with somebody's own deck."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

from playwright.sync_api import FilePayload, Page, Route, expect

from tests.page.conftest import People
from tests.page.quick import ask, held_back, played
from vermeil.games import silver_and_gold
from vermeil.games.silver_and_gold import Deck
from vermeil.words import words

UNKNOWN = "unknown, face down"


def offered(page: Page, label: str, text: str) -> None:
    file: FilePayload = {"name": "game.txt", "mimeType": "text/plain", "buffer": text.encode()}
    page.get_by_label(label).set_input_files([file])


def test_a_game_is_shown_again_from_its_link_and_its_file_with_every_card_open(person: People) -> None:
    person.expected.append("Failed to load resource")
    page = person(likes={"text": True})
    table = played(page, "silver-coin", "Ada", "Ben")
    record = page.request.get(f"/api/tables/{table}/record").text()
    page.goto("/replay")
    page.get_by_label("Or a link to a table or a record").fill(f"{page.url.removesuffix('replay')}t/{table}?game=1")
    page.get_by_role("button", name="Show").first.click()
    view = page.get_by_test_id("text-view")
    expect(view).to_contain_text("Ada")
    expect(view).not_to_contain_text(UNKNOWN)
    page.get_by_label("Seen by").select_option("watch")
    expect(view).to_contain_text(UNKNOWN)
    expect(view.get_by_role("heading", name="legal move")).to_have_count(0)

    def refuse(route: Route) -> None:
        route.abort()

    page.route("**/replay?*seat=0", refuse)
    page.get_by_label("Seen by").select_option("0")
    expect(page.get_by_role("alert")).to_contain_text("The server is not answering")
    expect(page.get_by_label("Seen by")).to_have_value("watch")

    page.get_by_role("button", name="Another record").click()
    offered(page, "A record from a file", record)
    expect(view).to_contain_text("Player 1")
    expect(view).not_to_contain_text(UNKNOWN)
    last = sum(bool(re.match(r"\d ", line)) for line in record.splitlines())
    expect(page.get_by_text(f"Step 0 of {last}")).to_be_visible()


def test_a_record_of_an_own_deck_asks_for_it_and_is_looked_back_at(person: People) -> None:
    person.expected.append("Failed to load resource")
    deck_text = Deck.standard().to_text().replace(f"name {Deck.standard().name}", "name mine")
    rng, game = Random(5), silver_and_gold.Game(players=1, seed=5, deck=Deck.parse(deck_text))
    while not game.over:
        game.push(0, str(rng.choice(game.legal_moves(0))))
    page = person()
    page.goto("/replay")
    offered(page, "A record from a file", game.transcript())
    expect(page.get_by_role("alert")).to_contain_text("played with another deck")
    offered(page, "The deck file that this record was played with", deck_text)
    expect(page.get_by_test_id("expedition")).to_be_visible()
    page.get_by_role("button", name="What was possible").click()
    told = page.get_by_test_id("hindsight")
    better = told.get_by_text("Better", exact=True)
    expect(better.first).to_be_visible(timeout=60_000)
    turns = told.get_by_role("button", name="Show this turn").count()  # that cost points, the dearest
    assert 1 <= turns <= 6
    expect(better).to_have_count(turns)
    expect(told).to_contain_text(f"Player 1 scored {game.scores[0]}; with hindsight")
    expect(told).to_contain_text(re.compile(r"points? (was|were) lost (in round|when the cards)"))
    spelled = re.search(r"\b[AB]:[a-d]\d|keep:|\([a-z]\d\d\)", told.inner_text())
    assert spelled is None, "sentences and drawn cards, no spellings"
    assert told.locator(".cards svg").count() >= 2


def test_a_bad_record_is_refused_with_its_line(person: People) -> None:
    person.expected.append("Failed to load resource")
    page = person()
    page.goto("/replay")
    page.get_by_label("Or paste the record itself").fill("vermeil 1\ngame nonsense\n")
    page.get_by_role("button", name="Show").last.click()
    expect(page.get_by_role("alert")).to_contain_text("line 2")


def test_the_first_step_shows_the_hands_that_its_audience_saw(person: People) -> None:
    """SG-10: with everybody's cards, every hand under its player's name; for a seat its own; for a spectator none."""
    page = person(width=360, height=740)
    table = played(page, "silver-and-gold", "Ada", "Ben")
    page.goto(f"/replay?table={table}")
    board, hands = page.get_by_test_id("expedition"), page.get_by_test_id("hand")
    expect(hands).to_have_count(8)
    for name in ("Ada", "Ben"):
        expect(board.get_by_role("heading", name=f"Cards of {name}")).to_be_visible()
    page.get_by_label("Seen by").select_option("1")
    expect(hands).to_have_count(4)
    expect(board).to_contain_text("Cards of Ben")
    expect(board).to_contain_text("Ada and Ben are still choosing")
    expect(board).not_to_contain_text("Your four cards")
    for _ in range(3):  # both keep two, and then somebody crosses
        page.get_by_role("button", name="One step forward").click()
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(board.get_by_role("heading", name="Cards of Ben")).to_be_visible()
    expect(board.get_by_role("group", name="Lay the pattern")).to_have_count(0)
    expect(board.get_by_role("button", name="Undo")).to_have_count(0)
    page.get_by_role("button", name="To the beginning").click()
    page.get_by_label("Seen by").select_option("watch")
    expect(hands).to_have_count(0)
    expect(board).to_contain_text("Ada and Ben are choosing two of four cards each")


def test_cards_shown_again_are_nobodys_that_reads(person: People) -> None:
    page = person()
    page.goto(f"/replay?table={played(page, 'silver-coin', 'Ada', 'Ben')}")
    board = page.get_by_test_id("silver-coin")
    expect(board.locator("[data-spot='1.1']")).to_have_attribute("aria-label", re.compile("^Ben.s card 1, face down: "))
    page.get_by_label("Seen by").select_option("0")
    for _ in range(2):  # both look at two of their own cards (SC-3)
        page.get_by_role("button", name="One step forward").click()
    expect(board.locator("[aria-label*='face down: '][aria-label*='seen by Ada']")).to_have_count(2)
    expect(board.locator("[aria-label*='you know']")).to_have_count(0)


def test_each_step_is_told_where_one_steps_also_when_the_audience_changes_meanwhile(person: People) -> None:
    page = person(width=360, height=740)
    table = played(page, "silver-and-gold", "Ada", "Ben")
    page.goto(f"/replay?table={table}")
    on = page.get_by_role("button", name="One step forward")
    on.click()
    expect(page.get_by_test_id("news")).to_have_text("Ada keeps two cards.")
    expect(page.get_by_test_id("news")).to_be_in_viewport()
    asked: list[Route] = []

    def hold(route: Route) -> None:
        asked.append(route)

    page.route("**/replay?*seat=watch", hold)
    with page.expect_request("**/replay?*seat=watch"):
        page.get_by_label("Seen by").select_option("watch")
    on.click()
    expect(page.get_by_text("Step 2 of")).to_be_visible()
    held_back(page, asked).continue_()
    expect(page.get_by_label("Seen by")).to_be_enabled()
    expect(page.get_by_label("Seen by")).to_have_value("watch")
    expect(page.get_by_text("Step 2 of")).to_be_visible()


def test_a_link_to_no_table_is_refused_in_one_sentence_and_nothing_runs_over(person: People) -> None:
    person.expected.append("Failed to load resource")
    page = person(width=320, height=640, locale="de-DE")
    page.goto("/replay?table=abcdefgh")
    expect(page.get_by_role("alert")).to_have_text(words("de")("code-table-unknown"))
    assert page.evaluate("document.documentElement.scrollWidth") == 320


def test_a_replay_goes_by_turns_tells_every_step_and_shows_the_board_of_whoever_moves(person: People) -> None:
    page = person()
    table = played(page, "silver-and-gold", "Ada", "Ben")
    page.goto(f"/replay?table={table}&step=4")
    news, board = page.get_by_test_id("news"), page.get_by_test_id("expedition")
    expect(page.get_by_text("Step 4 of")).to_be_visible()
    told = ask(page, f"/{table}/replay?seat=all")["steps"]
    for step in range(5, 17):
        page.keyboard.press("ArrowRight")
        expect(page.get_by_text(f"Step {step} of")).to_be_visible()
        expect(news).not_to_be_empty()
        mover = ("Ada", "Ben")[told[step - 1]["by"]]
        expect(board.get_by_role("heading", name=f"Cards of {mover}")).to_be_visible()
        if not told[step - 1]["told"]:
            expect(news).to_contain_text(f"{mover} is done.")
        crossed = told[step - 1]["line"].split()[1]
        if re.match(r"[AB]:", crossed) and "take" not in told[step]["line"]:
            boxes = re.findall(r"[a-e]\d", crossed)
            if board.get_by_test_id(f"own-{crossed[0]}").count():
                expect(board.locator(".fresh")).to_have_count(len(boxes))
    page.keyboard.press("PageUp")
    before = int(re.sub(r"\D.*", "", page.get_by_test_id("turn").inner_text().removeprefix("Turn ")))
    page.keyboard.press("PageDown")
    page.keyboard.press("PageDown")
    expect(page.get_by_test_id("turn")).to_have_text(re.compile(rf"Turn {before + 2} of"))
    page.keyboard.press("Home")
    expect(page.get_by_text("Step 0 of")).to_be_visible()
    page.keyboard.press("End")
    expect(page.get_by_text(f"Step {len(told)} of {len(told)}")).to_be_visible()
    page.keyboard.press("Home")
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()


def test_the_address_keeps_the_step_and_a_leap_can_be_taken_back(person: People) -> None:
    page = person()
    table = played(page, "silver-and-gold", "Ada")
    page.goto(f"/replay?table={table}&game=1")
    on = page.get_by_role("button", name="One step forward")
    for _ in range(3):
        on.click()
    page.wait_for_url(re.compile("step=3"))
    page.get_by_label("Seen by").select_option("0")
    page.wait_for_url(re.compile("seat=0"))
    page.reload()
    expect(page.get_by_text("Step 3 of")).to_be_visible()
    expect(page.get_by_label("Seen by")).to_have_value("0")
    page.get_by_role("button", name="What was possible").click()
    told = page.get_by_test_id("hindsight")
    lost = told.get_by_text(re.compile("lost (in round|when the cards)")).first
    lost.wait_for(timeout=60_000)
    turn = re.search(r"round (\d), turn (\d)", lost.inner_text())
    told.get_by_role("button", name="Show this turn").first.click()
    expect(page.get_by_text("Step 3 of")).to_be_hidden()
    if turn:
        expect(page.get_by_text(f"card {turn[2]} of 7").first).to_be_visible()
    page.wait_for_url(re.compile(r"step=(?!3\b)\d+"))
    page.go_back()
    expect(page.get_by_text("Step 3 of")).to_be_visible()


def test_the_end_leads_to_the_turn_in_which_points_were_lost(person: People) -> None:
    page = person()
    table = played(page, "silver-and-gold", "Ada")
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="What was possible").click()
    page.get_by_role("link", name="Show this turn").first.click(timeout=60_000)
    page.wait_for_url(re.compile(r"/replay\?.*step=\d+"))
    expect(page.get_by_test_id("news")).not_to_be_empty()
    assert "turn=" not in page.url


def test_the_log_stands_beside_the_board_and_leads_back(person: People, axe: Callable[[Page], None]) -> None:
    page = person()
    table = played(page, "silver-coin", "Ada", "Ben", "Cleo")
    page.goto(f"/replay?table={table}&step=12")
    expect(page.get_by_text("Step 12 of")).to_be_visible()
    board, log = page.locator("main"), page.get_by_role("complementary", name="Log")
    one, other = board.bounding_box(), log.bounding_box()
    assert one is not None
    assert other is not None
    assert other["x"] >= one["x"] + one["width"] - 1
    axe(page)
    log.get_by_role("button").first.click()
    expect(page.get_by_text("Step 0 of")).to_be_visible()
    for width, height in [(360, 740), (820, 1180), (1920, 1080)]:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"nothing runs over at {width}"
