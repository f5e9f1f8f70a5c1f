"""The table on the screen: whole games by its keys, and nothing shown to one that is another's."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from tests.games.rule_ids import RULES
from tests.plain import plain
from tests.terminal.driving import Driver, driving, run, table
from vermeil.games import GAMES
from vermeil.table.catalog import replay
from vermeil.terminal.home import Home
from vermeil.terminal.saved_games import kept_games
from vermeil.terminal.screens.pages import Page
from vermeil.terminal.screens.start import StartScreen
from vermeil.terminal.speech import Speech
from vermeil.words import topics


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keys_fits_into_80_by_24_and_leaves_a_record(game: str, home: Path) -> None:
    async def play() -> Driver:
        async with driving(table(game)) as driver:
            await driver.play_on(Random(1))
            page = driver.app.screen
            assert isinstance(page, Page)
            assert any("wins" in str(line) for line in page.body)
            return driver

    driver = run(play())
    assert driver.lost == []
    record = home / "records" / f"{game}-1.txt"
    assert replay(record.read_text()).over
    assert kept_games() == []


def test_the_ghost_is_steered_crossed_and_taken_back() -> None:
    """SG-21, SG-24: what Enter crosses is what the ghost covered; u takes it back."""

    async def play() -> None:
        async with driving(table("silver-and-gold")) as driver:
            await driver.press("1", "2", "enter")
            screen = driver.screen
            before = [len(plain(screen.known.expedition_view)["seats"][0]["cards"][at]["crossed"]) for at in (0, 1)]
            assert before == [0, 0]
            await driver.press("tab", "r", "right", "down")
            ghost = screen.ghost.now
            assert ghost is not None
            assert ghost.card == "B"
            assert re.search(r"Earns (no|\d+)", driver.text())
            await driver.press("enter")
            assert set(plain(screen.known.expedition_view)["seats"][0]["cards"][1]["crossed"]) == set(ghost.boxes)
            while screen.known.expedition_view["can_undo"]:
                await driver.press("u")
            assert plain(screen.known.expedition_view)["seats"][0]["cards"][1]["crossed"] == []

    run(play())


def test_two_cards_are_kept_by_the_button_and_not_before() -> None:
    """SG-10: the keys choose, and what was chosen can be thought over until the button is pressed."""

    async def play() -> None:
        async with driving(table("silver-and-gold")) as driver:
            screen = driver.screen
            await driver.press("1", "2")
            assert plain(screen.known.expedition_view)["phase"] == "keep"
            await driver.press("2", "3")
            assert [screen.known.expedition_view["hand"].index(card) for card in screen.chooser.picked] == [0, 2]
            button = next(spot for spot, name in driver.board.canvas.spots.items() if name == "button:0")
            await driver.pilot.click(type(driver.board), offset=button)
            await driver.settle()
            assert plain(screen.known.expedition_view)["phase"] == "mark"

    run(play())


def test_a_long_refusal_is_read_whole_on_the_smallest_screen() -> None:
    async def play() -> None:
        async with driving(table("silver-and-gold"), language="de") as driver:
            await driver.press("1", "2", "enter")
            await driver.pilot.press("m", *"A:a1d4", "enter")
            await driver.settle()
            shown = " ".join(driver.text().split())
            assert " ".join(driver.screen.message.split()) in shown

    run(play())


def test_a_box_can_be_clicked_on() -> None:
    async def play() -> None:
        async with driving(table("pyramids")) as driver:
            await driver.press("1", "2", "enter")
            entrance = next(spot for spot, name in driver.board.canvas.spots.items() if name == "B:a1")
            await driver.pilot.click(type(driver.board), offset=entrance)
            await driver.settle()
            assert driver.screen.ghost.now is not None
            assert "a1" in driver.screen.ghost.now.boxes
            assert driver.screen.ghost.now.card == "B"
            await driver.pilot.click(type(driver.board), offset=entrance)
            await driver.settle()
            view = plain(driver.screen.known.expedition_view)
            assert "a1" in view["seats"][0]["cards"][1]["crossed"]

    run(play())


def test_a_typed_move_that_is_refused_says_why_with_the_rule() -> None:
    async def play() -> None:
        async with driving(table("silver-and-gold")) as driver:
            await driver.press("1", "2", "enter")
            await driver.pilot.press("m", *"A:a1d4", "enter")
            await driver.settle()
            assert re.search(r"Not possible\. SG-\d+: ", driver.text())

    run(play())


@pytest.mark.parametrize("game", ["pyramids", "silver-coin"])
def test_pages_open_over_the_table_and_close(game: str) -> None:
    async def play() -> None:
        async with driving(table(game)) as driver:
            await driver.press("1", "2", "enter")
            for key in ("l", "s", "question_mark", "o", "h"):
                await driver.press(key)
                for _ in range(400):
                    if isinstance(driver.app.screen, Page):
                        break
                    await driver.pilot.pause(0.05)
                page = driver.app.screen
                assert isinstance(page, Page), key
                assert len(page.body) > 0
                await driver.pilot.press("escape")
                await driver.pilot.pause()
                assert not any(isinstance(screen, Page) for screen in driver.app.screen_stack)

    run(play())


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_page_shows_every_rule_once_under_a_topic(game: str) -> None:
    async def play() -> list[str]:
        async with driving(table(game)) as driver:
            await driver.press("question_mark")
            page = driver.app.screen
            assert isinstance(page, Page)
            return [str(line) for line in page.body]

    lines = run(play())
    shown = [found[0] for line in lines if (found := re.match(r"[A-Z]{2}-\d+(?=  )", line))]
    assert sorted(shown) == sorted(RULES[game.replace("-", "_")])
    heads = [Speech("en").words(topic).upper() for topic, _ in topics(game)]
    assert [line for line in lines if line in heads] == heads


@pytest.mark.parametrize("game", GAMES)
def test_between_two_people_at_one_keyboard_only_what_is_public_is_shown(game: str) -> None:
    """SG-10, SG-23, SC-5: until the next one says that nobody else is looking, the screen is a spectator's."""

    async def play() -> None:
        sitting = table(game, people=2, bots=0)
        async with driving(sitting) as driver:
            rng = Random(4)
            covers = 0
            for _ in range(24):
                screen = driver.screen
                covered = screen.eyes is None
                assert screen.known.view == sitting.known(screen.eyes).view
                if covered and screen.next_eyes is not None:
                    covers += 1
                    assert f"{screen.known.names[screen.next_eyes]}, it is your turn" in driver.text()
                    assert screen.scene().targets == ()
                    assert screen.scene().ghost is None
                    assert not re.search(r"\(\d+\)│", driver.text()), "a card that only one of them knows"
                if not covered and rng.random() < 0.4:
                    await driver.pilot.press(rng.choice(["tab", "right", "down"]))
                await driver.press("enter")
            assert covers > 1

    run(play())


def test_the_start_screen_begins_a_game_and_continues_one_that_was_left() -> None:
    async def play() -> None:
        async with driving(None) as driver:
            start = driver.app.screen
            assert isinstance(start, StartScreen)
            await driver.pilot.click("#play")
            await driver.pilot.pause(0.1)
            await driver.settle()
            await driver.press("1", "2", "enter")
            first = driver.screen.sitting
            assert isinstance(first, Home)
            kept = first.known(0).view
            await driver.pilot.press("q")
            await driver.pilot.pause(0.1)
            assert isinstance(driver.app.screen, StartScreen)
            driver.app.screen.query_one("#kept").focus()
            await driver.pilot.press("down", "enter")
            await driver.pilot.pause(0.1)
            await driver.settle()
            assert driver.screen.sitting is not first
            assert driver.screen.known.view == kept

    run(play())


def test_a_link_that_is_none_is_refused_on_the_start_screen() -> None:
    async def play() -> None:
        async with driving(None) as driver:
            driver.app.screen.query_one("#link").focus()
            await driver.pilot.press(*"nonsense", "enter")
            await driver.pilot.pause()
            note = driver.app.screen.query_one("#note")
            assert "a link to a table looks like" in str(note.render())

    run(play())


def test_without_colour_everything_is_still_told_by_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")

    async def play() -> None:
        async with driving(table("silver-and-gold")) as driver:
            assert driver.app.no_color
            await driver.press("1", "2", "enter")
            ghost = driver.screen.ghost.now
            assert ghost is not None
            assert len(re.findall(r"\[[.Xop]\]", driver.text())) == len(ghost.boxes)
            shown = driver.app.export_screenshot()
            colours = {found.lower() for found in re.findall(r"fill: ?(#[0-9a-fA-F]{6})", shown)}
            # The frame around a screenshot, and its default letters, are not ours.
            own = {colour for colour in colours if colour not in {"#ff5f57", "#febc2e", "#28c840", "#c5c8c6"}}
            assert all(colour[1:3] == colour[3:5] == colour[5:7] for colour in own), own

    run(play())
