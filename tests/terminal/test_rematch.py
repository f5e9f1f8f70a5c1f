"""Once more: at home and at a table on a server, line by line and on the screen; losers may swap a number (SC-60)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.server.process import Server
from tests.terminal.driving import driving, run, table
from tests.terminal.test_link import host, play_out
from vermeil.core.errors import VermeilError
from vermeil.table.acts import Ready
from vermeil.terminal.home import Home
from vermeil.terminal.link import Link
from vermeil.terminal.plain.console import Console
from vermeil.terminal.rematch import offers
from vermeil.terminal.screens.pages import Choice, Page
from vermeil.terminal.speech import Speech


def played(game: str) -> Home:
    """A game of two people that has come to its end; the last legal move ends a round of Silver Coin soon."""
    sitting = table(game, people=2, bots=0)
    while asked := sitting.asked():
        moves = sitting.known(asked[0]).moves
        sitting.move(asked[0], "call" if "call" in moves else moves[0])
    return sitting


def typing(*answers: str) -> Callable[[str], str]:
    """Somebody who answers one prompt after another."""
    left = iter(answers)
    return lambda _: next(left)


def loser_of(sitting: Home) -> int:
    view = sitting.known(None).view
    assert view is not None
    return next(seat for seat in sitting.seats if seat not in view["winners"])


def test_only_losers_are_offered_every_number_that_another_deck_has() -> None:
    """SC-60."""
    sitting = played("silver-coin")
    others = [f"{deck}:{number}" for deck in ("amulet", "bullet") for number in range(14)]
    assert offers(sitting) == {loser_of(sitting): others}
    sitting.close()


def test_where_nothing_can_be_swapped_nobody_is_asked() -> None:
    sitting = played("pyramids")
    assert offers(sitting) == {}
    following = sitting.again({})
    assert following.known(0).moves
    following.close()
    sitting.close()


def test_line_by_line_a_refused_swap_has_its_reason_and_the_next_game_has_the_chosen_one() -> None:
    sitting = played("silver-coin")
    said: list[str] = []
    answers = typing("again", "amulet:99", "again", "moves", "amulet:7")
    console = Console(sitting, Speech("en"), answers, said.append)
    following = console.again()
    assert isinstance(following, Home)
    assert "Not possible. SC-60: a replacement is 'deck:numbers' with numbers from 0 to 13, not 'amulet:99'" in said
    assert any("amulet:13" in line and "Silver Amulet: 13" in line for line in said)
    assert following.known(0).village_view["deck"] == "coin+amulet:7"
    assert following.known(None).names == sitting.known(None).names
    following.close()
    sitting.close()


def test_on_the_screen_the_loser_chooses_from_a_page() -> None:
    async def play() -> None:
        sitting = played("silver-coin")
        async with driving(sitting) as driver:
            assert isinstance(driver.app.screen, Page)
            await driver.pilot.press("n")
            await driver.pilot.pause()
            page = driver.app.screen
            assert isinstance(page, Choice)
            await driver.pilot.press("escape")
            await driver.pilot.pause()
            assert driver.screen.sitting is sitting, "whoever thinks better of it stays at the table"
            await driver.pilot.press("n", "n")
            await driver.pilot.pause()
            await driver.pilot.press("down", "down", "enter")
            await driver.pilot.pause(0.1)
            await driver.settle()
            assert driver.screen.sitting is not sitting
            assert driver.screen.known.village_view["deck"] == "coin+amulet:1"

    run(play())


def test_by_a_link_all_wish_it_and_the_same_sitting_goes_on(server: Server) -> None:
    """SC-60: the winner may not swap, the loser may; the table deals when both wish to play on."""
    first, link = host(server, "silver-coin", players=2, variants={"patience": 1})
    second = Link.visit(link, "Bob")
    first.act(0, Ready())
    second.act(1, Ready())
    play_out([first, second])
    winner, loser = sorted((first, second), key=lambda sitting: bool(offers(sitting)))
    with pytest.raises(VermeilError, match="only losers may replace a number"):
        winner.again({winner.seats[0]: "amulet:3"})
    winner.again({})
    console = Console(loser, Speech("en"), typing("again", "amulet:3"), print)
    assert console.again() is loser
    while loser.known(None).view is None:
        loser.wait(loser.changes, 0.1)
    known = loser.known(loser.seats[0])
    assert known.table["number"] == 2
    assert known.village_view["deck"] == "coin+amulet:3"
    first.close()
    second.close()
