"""The deal of the day from a terminal: shown, played once that counts, and then practised."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.server.process import Server
from tests.terminal.test_link import play_out
from vermeil.cli import app
from vermeil.core.errors import SetupError
from vermeil.server.wire.daily import DayContest
from vermeil.terminal.daily import DailyServer
from vermeil.terminal.link import Link
from vermeil.terminal.tokens import held_seats


def mine(server: Server) -> DayContest:
    """Today's Pyramids, alone."""
    every = DailyServer(server.url).today().contests
    return next(one for one in every if (one.game, one.way) == ("pyramids", "solo"))


def ask(*words: str, keys: str = "") -> str:
    done = CliRunner().invoke(app, ["daily", *words, "--language", "en"], input=keys)
    assert done.exit_code == 0, done.output
    return done.output


def test_a_first_try_is_left_gone_on_with_and_counted(server: Server, home: Path) -> None:
    shown = ask(server.url)
    assert "Silver Coin · Against a bot (medium)" in shown
    assert "Your first try counts." in shown
    ask(server.url, "pyramids", "--plain", keys="1\n1\n")  # the input ends: whoever plays has left
    assert stat.S_IMODE((home / "devices.json").stat().st_mode) == 0o600
    assert "Your first try has begun: it counts." in ask(server.url)
    [seat] = held_seats()
    sitting = Link.visit(seat)
    play_out([sitting])
    sitting.close()
    ended = mine(server)
    assert ended.state == "done"
    assert ended.result is not None
    shown = ask(f"{server.url}/daily")
    assert f"Pyramids · Alone\n  {ended.result.points} points\n" in shown
    assert "1 day in a row" in shown
    ask(server.url, "pyramids", "--plain", keys="1\n")
    assert len(held_seats()) == 2  # another table: practice
    assert (mine(server).table, mine(server).result) == (ended.table, ended.result)


@pytest.mark.parametrize("link", ["games.example.org", "ftp://x", "https://x/t/abc"])
def test_what_is_not_a_server_is_refused(link: str) -> None:
    with pytest.raises(SetupError, match="a server looks like https://server"):
        DailyServer(link)


def test_a_server_that_is_not_there_is_one_sentence(home: Path) -> None:
    del home
    with pytest.raises(SetupError, match="does not answer"):
        DailyServer("http://127.0.0.1:9").today()
