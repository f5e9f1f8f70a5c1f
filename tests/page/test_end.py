"""Whole games in the text view, alone with the keyboard or by its buttons, and all that comes after them."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.page.conftest import People
from tests.page.expeditions import SIZES
from tests.page.quick import BRIEF, SHORT, act, ask, begin, click_on, dealt, finish, played, sit
from vermeil.table.seeds import verify
from vermeil.words import words


def answer_by_keyboard(page: Page) -> None:
    """The last legal move, by Tab's order and Enter alone."""
    page.locator(".moves [data-move]:not([disabled])").last.focus()
    page.keyboard.press("Enter")


def test_a_whole_game_in_the_text_view_then_score_record_print_and_replay(
    person: People, axe: Callable[[Page], None]
) -> None:
    page = person(likes={"text": True})
    table = begin(page, "silver-and-gold", opponents="0")
    answer_by_keyboard(page)
    expect(page.get_by_text("Cross off the pattern")).to_be_visible()
    answer_by_keyboard(page)
    click_on(page, "[data-told=true]")
    points = [int(cell) for cell in page.locator("tbody td").all_inner_texts()]
    total = int(re.sub(r"\D", "", page.locator("tfoot td").inner_text()))
    assert sum(points) == total, "SG-60: the total is the sum of its sources"
    expect(page.get_by_role("heading", name=re.compile(rf"You reach {total} points?$"))).to_be_visible()
    page.get_by_role("button", name="More").click()
    axe(page)

    with page.expect_download() as loaded:
        page.get_by_role("link", name="Download the record").click()
    record = loaded.value.path().read_text(encoding="utf-8")
    verify(record)
    assert f"total {total}" in record

    page.goto(f"/print/{table}")
    expect(page.locator("tfoot td")).to_contain_text(str(total))
    expect(page.get_by_role("region", name="Captain")).to_contain_text(f"{total} points")
    axe(page)

    page.goto(f"/replay?table={table}&game=1")
    slider = page.get_by_role("slider")
    slider.wait_for()
    last = int(slider.get_attribute("max") or 0)
    assert last == sum(bool(re.match(r"\d ", line)) for line in record.splitlines()), "a step for each decision"
    axe(page)
    page.locator("body").click(position={"x": 2, "y": 400})
    page.keyboard.press("End")
    expect(page.get_by_text(f"Step {last} of {last}")).to_be_visible()
    axe(page)
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_text(f"Step {last - 1} of {last}")).to_be_visible()
    page.get_by_label("Seen by").select_option("0")
    expect(page.get_by_text(f"Step {last - 1} of {last}")).to_be_visible()


def test_a_seed_is_called_secret_only_where_it_was(person: People) -> None:
    page = person()
    page.goto(f"/t/{played(page, 'silver-and-gold', 'Ann')}")
    page.get_by_text("Fairness").click()
    expect(page.get_by_test_id("board")).to_contain_text("committed to before the first card")
    page.goto(f"/t/{finish(page, sit(page, 'silver-and-gold', lesson=True))}")
    page.get_by_text("Fairness").click()
    expect(page.get_by_test_id("board")).to_contain_text("It is not a secret")


@pytest.mark.parametrize("game", ["silver-and-gold", "silver-coin"])
def test_the_table_after_the_game_says_who_has_won_as_the_score_does(person: People, game: str) -> None:
    """A winner is "you"; at one screen nobody is."""
    ann, ben = person(), person()
    table = act(ann, "", game=game, name="Ann", players=2, variants=BRIEF.get(game, {}))["table"]
    act(ben, f"/{table}/join", name="Ben")
    for seat, page in enumerate((ann, ben)):
        act(page, f"/{table}/acts?seat={seat}", do="ready")
    while (now := ask(ann, f"/{table}"))["table"]["phase"] != "over":
        page = (ann, ben)[now["view"]["waiting"][0]]
        asked = ask(page, f"/{table}")
        wished = (move for word in SHORT for move in asked["view"]["moves"] if move.startswith(word))
        act(page, f"/{table}/acts", do="move", n=asked["n"], move=next(wished, asked["view"]["moves"][0]))
    winners = now["view"]["winners"]
    for seat, page in enumerate((ann, ben)):
        other = ("Ben", "Ann")[seat]
        page.goto(f"/t/{table}")
        page.get_by_role("button", name="More").click()
        page.get_by_role("button", name="Look at the table").click()
        bar = page.get_by_test_id("action-bar")
        if winners == [seat]:
            expect(bar).to_contain_text("The game is over: you win.")
        elif seat in winners:
            expect(bar).to_contain_text(f"The game is over: you share the win with {other}.")
        else:
            expect(bar).to_contain_text(f"The game is over: {other} wins.")


def totals(page: Page) -> list[int]:
    told = page.locator("tfoot td").all_inner_texts()
    return [int(re.sub(r"[^-\d]", "", cell.replace("\N{MINUS SIGN}", "-"))) for cell in told]


def test_a_whole_game_of_pyramids_in_the_text_view(person: People) -> None:
    page = person(likes={"text": True})
    table = begin(page, "pyramids", opponents="0")
    click_on(page, "[data-told=true]")
    assert totals(page) == [seat["sheet"]["total"] for seat in ask(page, f"/{table}")["view"]["seats"]]


def test_a_whole_game_of_silver_coin_in_the_text_view_at_one_screen_that_hides_what_it_must(person: People) -> None:
    page = person(likes={"text": True})
    table = dealt(page, "silver-coin", "Ada", "Ben")
    page.goto(f"/t/{table}")
    page.locator(".pass .button").click()
    first = page.locator(".players .you").get_attribute("data-seat")
    page.locator("[data-move^='peek:']:not([disabled])").first.click()
    village = page.locator(f"section:has(#text-seat-{first}) li")
    expect(village.filter(has_text="unknown")).to_have_count(3)  # SC-5: two of five are known to whoever looked
    page.locator(".hand-over .button").click()
    page.locator(".pass .button").click()
    expect(village.filter(has_text="unknown, face down")).to_have_count(5)
    click_on(page, "[data-told=true]", *SHORT)
    assert totals(page) == ask(page, f"/{table}")["view"]["scores"]
    expect(page.locator(".end thead th").first).to_have_text("Round")


def test_a_rematch_at_one_screen_swaps_a_number_for_each_loser(person: People) -> None:
    page = person(likes={"text": True})
    table = played(page, "silver-coin", "Ada", "Ben", "Cleo")
    while len(ask(page, f"/{table}")["view"]["winners"]) > 1:  # a shared victory has fewer losers
        table = played(page, "silver-coin", "Ada", "Ben", "Cleo")
    page.goto(f"/t/{table}")
    swaps = page.locator("select[data-swap]")
    expect(swaps).to_have_count(2)  # SC-60: each loser may replace one number
    swaps.nth(0).select_option("amulet:3")
    expect(swaps.nth(1).locator("option[value='amulet:3']")).to_have_count(0)  # SC-60: a number is replaced only once
    swaps.nth(1).select_option("amulet:7")
    page.get_by_role("button", name="Rematch").click()
    expect(page.get_by_role("heading", name="Pass the device to")).to_be_visible()
    assert ask(page, f"/{table}")["table"]["deck"] == "coin+amulet:3,7"


@pytest.mark.parametrize("game", ["pyramids", "silver-coin"])
def test_who_looks_at_the_table_after_the_game_sees_the_way_back_to_the_score(person: People, game: str) -> None:
    page = person()
    table = played(page, game, "Ann", "Bea")
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Look at the table").click()
    back = page.get_by_role("button", name="Show the score")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(back).to_be_in_viewport(ratio=1)
    back.click()
    expect(page.locator("#end-title")).to_be_visible()


LONG = "Maximiliane Hohenlohe-W."


@pytest.mark.parametrize(("game", "light"), [("silver-and-gold", "chart"), ("pyramids", "torchlight")])
def test_the_end_shows_everyones_board_beside_the_score_in_the_games_own_light(
    person: People, axe: Callable[[Page], None], game: str, light: str
) -> None:
    page = person(width=360, height=740)
    table = played(page, game, "Ann", "Ben", "Cleo", LONG)
    page.goto(f"/t/{table}")
    view = ask(page, f"/{table}")["view"]
    winners = [("Ann", "Ben", "Cleo", LONG)[seat] for seat in view["winners"]]
    title = page.locator("#end-title")
    for name in winners:
        expect(title).to_contain_text(name)  # four people share the screen: nobody is "you"
    expect(page.locator(f".end.{light}")).to_be_visible()
    boards = page.get_by_test_id("boards")
    expect(boards.get_by_role("button", pressed=True)).to_have_text(winners[0])
    boards.get_by_role("button", name=LONG).click()
    last = boards.get_by_role("region", name=LONG)
    held = [card for card in view["seats"][3]["cards"] if card is not None]
    expect(last.get_by_role("img").and_(last.locator(".sheet > .cards > *"))).to_have_count(len(held))
    expect(last.locator(".completed-cards [role=img]")).to_have_count(len(view["seats"][3]["completed"]))
    for width, height in [(360, 740), (820, 1180), (1280, 800), (1920, 1080)]:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"nothing runs over at {width}"
    score, beside = page.locator(".paper.score").bounding_box(), boards.bounding_box()
    assert score is not None
    assert beside is not None
    assert beside["x"] >= score["x"] + score["width"], "boards beside the sheet"
    axe(page)


BARS = """() => [...document.querySelectorAll('tbody tr')].map((row) => [...row.querySelectorAll('td')].map((cell) => [
    Number(cell.textContent.replace('\u2212', '-')), cell.querySelector('.bar').getBoundingClientRect().width]))"""

RIGHTS = """() => [...document.querySelectorAll('tr')].map(
    (row) => Math.round(row.lastElementChild.getBoundingClientRect().right))"""


def test_a_bar_is_as_long_as_its_points_and_columns_are_aligned(person: People) -> None:
    page = person()
    page.goto(f"/t/{played(page, 'pyramids', 'Ann', LONG)}")
    page.locator("[data-told=true]").wait_for()
    cells = [cell for row in page.evaluate(BARS) for cell in row]
    longest = max(cells, key=lambda cell: abs(cell[0]))
    for points, width in cells:
        assert width == pytest.approx(longest[1] * abs(points) / abs(longest[0]), abs=1.5)
    assert len(set(page.evaluate(RIGHTS))) == 1


def test_a_player_is_told_what_it_means_for_them_and_a_spectator_who_has_won(person: People) -> None:
    """Silver Coin: the fewest points win."""
    host, guest, watcher = person(), person(), person()
    table: str = act(host, "", game="silver-coin", name="Captain", players=2, variants={"patience": 1})["table"]
    act(guest, f"/{table}/join", name="Ben")
    for page, seat in ((host, 0), (guest, 1)):
        act(page, f"/{table}/acts?seat={seat}", do="ready")
    people = {0: host, 1: guest}
    seat = 0
    while (now := ask(people[seat], f"/{table}?seat={seat}"))["table"]["phase"] != "over":
        moves = now["view"]["moves"]
        if moves:
            wished = (move for word in SHORT for move in moves if move.startswith(word))
            act(people[seat], f"/{table}/acts?seat={seat}", do="move", n=now["n"], move=next(wished, moves[0]))
        else:
            seat = now["view"]["waiting"][0]
    scores, winners = now["view"]["scores"], now["view"]["winners"]
    for page, at in ((host, 0), (guest, 1)):
        page.goto(f"/t/{table}")
        title = page.locator("#end-title")
        by = abs(scores[0] - scores[1])
        if winners == [at]:
            expect(title).to_have_text(f"You win by {by}!" if by else "You win!")
        elif len(winners) == 1:
            expect(title).to_have_text(re.compile(rf"^{('Captain', 'Ben')[winners[0]]} wins"))
            expect(page.get_by_text(f"You are {by} point")).to_have_count(1 if by else 0)
        else:
            expect(title).to_have_text(f"You share the win with {('Ben', 'Captain')[at]}")
        expect(page.get_by_text("The fewest points win.")).to_be_visible()
    watcher.goto(f"/watch/{table}")
    expect(watcher.locator("#end-title")).not_to_contain_text("You")
    expect(watcher.get_by_role("button", name="Rematch")).to_have_count(0)
    rounds = watcher.get_by_test_id("boards")
    expect(rounds.get_by_role("button", pressed=True)).to_have_text("Round 4")
    rounds.get_by_role("button", name="Round 1").click()
    expect(rounds.locator(".opening")).to_contain_text("in round 1.")


def test_the_score_is_counted_up_and_a_tap_or_a_key_tells_the_rest(person: People) -> None:
    page = person(reduced_motion="no-preference")
    page.goto(f"/t/{played(page, 'silver-and-gold', 'Ann', 'Ben')}")
    expect(page.locator("#end-title")).to_have_text("The score")
    labels = "els => els.map(el => el.getAttribute('aria-labelledby') ?? el.getAttribute('aria-label'))"
    assert page.locator(".end, .end [role=region]").evaluate_all(labels) == ["end-title"]  # one landmark of this name
    page.locator(".paper.score table").click()
    page.locator("[data-told=true]").wait_for()
    expect(page.locator("#end-title")).not_to_have_text("The score")
    page.reload()
    expect(page.locator("#end-title")).to_have_text("The score")
    page.keyboard.press("Escape")
    page.locator("[data-told=true]").wait_for()


def test_a_tie_is_told_with_the_words_of_its_rule(person: People) -> None:
    """SG-61."""
    page = person(width=360, height=740)

    def line(ours: WebSocketRoute) -> None:
        """As if both had as many points: to play until that happens would take a hundred games."""
        theirs = ours.connect_to_server()
        theirs.on_message(lambda message: ours.send(re.sub(r'"total":\s*-?\d+', '"total":50', str(message))))

    page.route_web_socket("**/socket?*", line)
    page.goto(f"/t/{played(page, 'silver-and-gold', 'Ann', 'Ben')}")
    expect(page.get_by_text("A tie on points, decided by:")).to_contain_text(words("en")("rule-SG-61"))
