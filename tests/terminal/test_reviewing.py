"""The review of a game that was just played, line by line and on the screen, in the same sentences."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal.driving import driving, run
from tests.terminal.test_rematch import played, typing
from vermeil.build_info import compiled
from vermeil.coach.letters import HIGH
from vermeil.terminal.plain.console import Console
from vermeil.terminal.review import reviewed_lines
from vermeil.terminal.screens.pages import Page
from vermeil.terminal.speech import Speech

pytestmark = pytest.mark.skipif(not compiled(), reason="tables take minutes to solve with plain engines")


def test_line_by_line_a_review_tells_what_decided_the_game_and_asks_again() -> None:
    sitting, said = played("pyramids"), list[str]()
    speech = Speech("en")
    console = Console(sitting, speech, typing("review", ""), said.append)
    assert console.again() is None
    told = "\n".join(said)
    assert "Player 1: result" in told
    assert "What cost the most" in told
    assert said[said.index("Winning share over the game") + HIGH].startswith("   0 ")
    assert any("of the win" in line and "Cost" in line for line in said)
    assert reviewed_lines(sitting, "de") != reviewed_lines(sitting, "en")
    sitting.close()


def test_a_review_that_is_stopped_tells_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("VERMEIL_CACHE", str(tmp_path))  # one that was made before would be told at once
    sitting = played("silver-coin")
    assert reviewed_lines(sitting, "en", stop=lambda: True) == []
    sitting.close()


def test_at_the_screen_a_key_shows_the_review_with_a_page_of_its_own() -> None:
    sitting = played("silver-coin")

    async def scenario() -> None:
        async with driving(sitting) as driver:
            assert isinstance(driver.app.screen, Page)
            await driver.press("v")
            page = driver.app.screen
            assert isinstance(page, Page)
            text = "\n".join(line.plain for line in page.body)
            assert "Player 1: result" in text
            assert "What cost the most" in text
            await driver.press("escape")
            assert "review" in driver.text()  # the bar offers it for as long as the game is looked at

    run(scenario())
    sitting.close()
