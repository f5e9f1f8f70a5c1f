"""Puzzles on the page: found, solved on the real board or failed, told why, and kept on the device."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.page.conftest import People
from vermeil.games import GAMES
from vermeil.puzzles import Puzzle, listed
from vermeil.puzzles.solving import position


def puzzle_like(game: str, theme: str, word: str) -> Puzzle:
    """One whose best move begins like this, and with something else to choose."""
    return next(puzzle for puzzle in listed(game, theme) if puzzle.entry.best.startswith(word))


def others(puzzle: Puzzle) -> list[str]:
    moves = position(puzzle.id).spellings(puzzle.entry.seat)
    return [move for move in moves if move != puzzle.entry.best]


def kept(page: Page) -> dict[str, str]:
    found: dict[str, str] = json.loads(page.evaluate("localStorage.getItem('vermeil-puzzles') ?? '{}'"))
    return found


def test_one_is_failed_and_then_solved_by_mouse_and_the_next_one_comes(person: People) -> None:
    page = person()
    puzzle = next(each for each in listed("silver-and-gold", "taking") if each.entry.best != "take:top")
    page.goto(f"/puzzles/{puzzle.id}?theme=taking")
    expect(page.get_by_text("Find the best move.")).to_be_visible()
    expect(page.locator(".hinted")).to_have_count(0)
    wrong = next(move for move in others(puzzle) if move != "take:top")
    page.locator(f"button.take[aria-keyshortcuts='{wrong[-1]}']").click()
    page.get_by_role("button", name="Take this card").click()
    verdict = page.get_by_test_id("verdict")
    expect(verdict).to_contain_text("There is something better.")
    expect(verdict).to_contain_text("of the win")
    expect(verdict).not_to_contain_text("Best:")
    assert kept(page) == {}

    verdict.get_by_role("button", name="Try again").click()
    expect(verdict).to_have_count(0)
    page.locator(f"button.take[aria-keyshortcuts='{puzzle.entry.best[-1]}']").click()
    page.get_by_role("button", name="Take this card").click()
    expect(verdict).to_contain_text("That is the best move.")
    expect(verdict).to_contain_text("Next best:")
    expect(verdict).to_contain_text("Theme: Which card to take")
    expect(page.locator(".place.hinted")).to_have_count(1)
    assert kept(page) == {puzzle.id: "later"}
    verdict.get_by_role("button", name="Next puzzle").click()
    expect(verdict).to_have_count(0)
    expect(page.get_by_text("Find the best move.")).to_be_visible()
    assert puzzle.id not in page.url
    assert "theme=taking" in page.url


def test_one_is_solved_by_keyboard_alone(person: People) -> None:
    page = person()
    puzzle = puzzle_like("silver-coin", "drawing", "draw")
    page.goto(f"/puzzles/{puzzle.id}")
    expect(page.get_by_role("button", name="Draw", exact=True)).to_be_visible()
    page.keyboard.press("d")
    verdict = page.get_by_test_id("verdict")
    expect(verdict).to_contain_text("Solved! That is the best move.")
    expect(verdict).to_be_focused()
    assert kept(page) == {puzzle.id: "first"}
    page.keyboard.press("n")
    expect(verdict).to_have_count(0)
    expect(page.get_by_text("Find the best move.")).to_be_visible()


def test_one_is_solved_in_words_and_one_is_given_up(person: People) -> None:
    page = person(likes={"text": True})
    puzzle = listed("pyramids", "chain")[0]
    page.goto(f"/puzzles/{puzzle.id}")
    page.locator(f"[data-move='{puzzle.entry.best}']").click()
    expect(page.get_by_test_id("verdict")).to_contain_text("Solved!")
    page.get_by_role("button", name="Next puzzle").click()
    expect(page.get_by_test_id("verdict")).to_have_count(0)
    page.get_by_role("button", name="Show me").click()
    expect(page.get_by_test_id("verdict")).to_contain_text("This was the best move.")
    assert kept(page) == {puzzle.id: "first"}


def test_puzzles_are_found_from_home_by_the_day_by_theme_and_by_difficulty(person: People) -> None:
    page = person()
    page.goto("/")
    page.locator("a[href='/puzzles']").click()
    for game in GAMES:
        shelf = page.get_by_test_id(f"puzzles-{game}")
        expect(shelf).to_contain_text(f"0 of {len(listed(game))} solved")
        expect(shelf.get_by_role("link", name="Puzzle of the day")).to_be_visible()
    shelf = page.get_by_test_id("puzzles-silver-coin")
    shelf.get_by_label("Theme").select_option("abilities")
    shelf.get_by_label("Difficulty").select_option("expert")
    expect(shelf).to_contain_text(f"0 of {len(listed('silver-coin', 'abilities', 'expert'))} solved")
    shelf.get_by_role("link", name="Solve").click()
    expect(page.get_by_text("Find the best move.")).to_be_visible()
    assert "theme=abilities" in page.url
    first = listed("silver-coin", "abilities", "expert")[0].id
    assert first in page.url
    page.get_by_role("link", name="All puzzles").click()
    page.get_by_test_id("puzzles-pyramids").get_by_role("link", name="Puzzle of the day").click()
    expect(page.get_by_test_id("expedition")).to_be_visible()


def test_an_unknown_puzzle_is_told_and_leads_back(person: People, axe: Callable[[Page], None]) -> None:
    person.expected.append("Failed to load resource")
    page = person()
    page.goto("/puzzles/ffffffffff")
    expect(page.get_by_role("alert")).to_contain_text("There is no such puzzle.")
    axe(page)
    page.get_by_role("main").get_by_role("link", name="All puzzles").click()
    expect(page.get_by_test_id("puzzles-pyramids")).to_be_visible()


def test_on_a_phone_the_card_that_was_best_is_in_sight_beside_the_verdict(person: People) -> None:
    page = person(width=360, height=740)
    puzzle = next(each for each in listed("silver-and-gold", "taking") if each.entry.best != "take:top")
    page.goto(f"/puzzles/{puzzle.id}")
    page.get_by_role("button", name="Show me").click()
    expect(page.get_by_test_id("verdict")).to_contain_text("Best:")
    expect(page.locator(".place.hinted")).to_be_in_viewport()


def test_nobody_is_shut_out_of_puzzles(person: People, axe: Callable[[Page], None]) -> None:
    page = person(width=360, height=740)
    page.goto("/puzzles")
    expect(page.get_by_test_id("puzzles-silver-coin")).to_be_visible()
    axe(page)
    for puzzle in (listed("silver-and-gold", "completing")[0], listed("silver-coin")[-1]):
        page.goto(f"/puzzles/{puzzle.id}")
        page.get_by_role("button", name="Show me").click()
        verdict = page.get_by_test_id("verdict")
        expect(verdict).to_contain_text("Best:")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        axe(page)
