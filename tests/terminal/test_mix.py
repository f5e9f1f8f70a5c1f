"""Choosing what is in Silver Coin's box, by number, in the terminal (SC-60)."""

from __future__ import annotations

from textual.widgets import Select
from typer.testing import CliRunner

from tests.terminal.driving import driving, run
from vermeil.cli import app
from vermeil.cli.session import Wish, sit_down
from vermeil.games.silver_coin.deck import deck_names, read_deck
from vermeil.terminal.home import Home
from vermeil.terminal.mixes import surprise
from vermeil.terminal.screens.mix import MixScreen
from vermeil.terminal.screens.start import StartScreen
from vermeil.terminal.speech import Speech


def test_the_start_screen_opens_the_box_and_takes_a_mix_from_it() -> None:
    """SC-60: each number from any deck, and one name for the mix."""

    async def play() -> None:
        async with driving(None) as driver:
            start = driver.app.screen
            assert isinstance(start, StartScreen)
            assert not start.query_one("#decks").display, "only games whose decks have names have a box"
            start.query_one("#game", Select).value = "silver-coin"
            await driver.pilot.pause()
            assert start.query_one("#decks").display
            start.query_one("#mix").focus()
            await driver.pilot.press("enter")
            box = driver.app.screen
            assert isinstance(box, MixScreen)
            amulet = deck_names().index("amulet")
            await driver.pilot.press("down", *["right"] * amulet, "space", "down", "down", "space")
            assert box.mix == "coin+amulet:1,3"
            drawn = str(box.drawn())
            assert "● Squire" in drawn
            assert "○ Con Artist" in drawn
            assert "Bodyguard: This card and one other card" in " ".join(drawn.split())
            assert drawn.endswith("coin+amulet:1,3")
            await driver.pilot.press("s")
            assert read_deck(box.mix).name == box.mix != "coin+amulet:1,3"
            await driver.pilot.press("a")
            assert box.mix == "amulet"
            box.touched(5, 8)
            assert box.mix == "amulet+coin:7", "a click takes a card"
            await driver.pilot.press("enter")
            assert isinstance(driver.app.screen, StartScreen)
            assert start.plan().deck == "amulet+coin:7"
            start.query_one("#mix").focus()
            await driver.pilot.press("enter", "s", "escape")
            assert start.plan().deck == "amulet+coin:7", "escape leaves all as it was"

    run(play())


def test_a_surprise_is_a_mix_by_its_one_name() -> None:
    mixes = {surprise() for _ in range(20)}
    assert len(mixes) > 1
    assert all(read_deck(mix).name == mix for mix in mixes)
    sitting = sit_down(Wish("silver-coin", deck="surprise"), Speech("en"), 0.0)
    try:
        assert isinstance(sitting, Home)
        view = sitting.known(0).view
        assert view is not None
        assert read_deck(view["deck"]).name == view["deck"]
    finally:
        sitting.close()


def test_a_command_tells_what_is_in_the_box() -> None:
    told = CliRunner().invoke(app, ["deck", "mix", "coin+amulet:3", "--language", "en"]).output.splitlines()
    assert told[0] == "coin+amulet:3"
    assert told[4].startswith("  3 Bodyguard: ")
    assert told[4].endswith("(Silver Amulet)")
    assert told[5].startswith("  4 Blob: ")
    assert any(line.startswith("amulet: ") for line in told)
