"""Puzzles without a server: the same ones, and the same puzzle of the day, solved in a browser without a network."""

from __future__ import annotations

from datetime import UTC, datetime

from playwright.sync_api import expect

from tests.pocket.carried import PATIENCE, Pocket
from vermeil.games import GAMES
from vermeil.puzzles import daily, puzzle_of
from vermeil.puzzles.shelf import shipped


def test_the_puzzles_of_the_day_are_solved_without_a_network(pocket: Pocket) -> None:
    page = pocket.home()
    for game in GAMES:
        page.evaluate("location.hash = '#/puzzles'")
        lying = page.get_by_test_id(f"puzzles-{game}")
        expect(lying).to_contain_text(f"of {len(shipped(game))}", timeout=PATIENCE)
        lying.get_by_role("link", name="Puzzle of the day").click()
        expect(page.get_by_text("Find the best move.")).to_be_visible(timeout=PATIENCE)
        name = page.evaluate("location.hash").rpartition("/")[2]
        assert puzzle_of(name).game == game
        assert name == daily(game, datetime.now(UTC).date()).id
        page.locator(f".moves [data-move='{puzzle_of(name).entry.best}']").click()
        expect(page.get_by_test_id("verdict")).to_contain_text("That is the best move.", timeout=PATIENCE)
    expect(page.get_by_test_id("verdict")).to_contain_text("Next best:")
