"""How long it takes from opening the page until the first move can be made, in a real browser on a local server.

    python -m bench.first_move [--rounds 7]

Each round is a browser that has never seen the page: it opens the shelf, presses Play as soon as that is possible, and
waits until the table asks. Needs Chromium, where VERMEIL_CHROMIUM says or in the usual places.
"""

from __future__ import annotations

import argparse
import time
from statistics import median

from playwright.sync_api import Browser, sync_playwright

from bench.browser import chromium
from bench.server_load import served
from vermeil.games import GAMES

GOAL = 2.0  # seconds
ASKED = "[data-question]:not([data-question=none])"


def main() -> int:
    """Print the medians, and return 1 if the goal was missed."""
    parser = argparse.ArgumentParser(prog="bench.first_move", description="From opening the page to the first move.")
    parser.add_argument(
        "--rounds", type=int, default=7, help="how often each game is opened; medians count (default 7)"
    )
    options = parser.parse_args()
    program = chromium()
    reached = True
    with served("vermeil") as (url, _), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program)
        opened(browser, url, next(iter(GAMES)))  # the server and the browser have work to do once, too
        for game in GAMES:
            times = [opened(browser, url, game) for _ in range(options.rounds)]
            shelf, move = (median(column) for column in zip(*times, strict=True))
            reached = reached and move < GOAL
            worst = max(last for _, last in times)
            print(f"{game}: Play after {shelf:.2f} s, the first move after {move:.2f} s (worst {worst:.2f} s)")
        browser.close()
    return 0 if reached else 1


def opened(browser: Browser, url: str, game: str) -> tuple[float, float]:
    """Seconds until Play can be pressed, and until the first move can be made."""
    context = browser.new_context(locale="en-GB")
    page = context.new_page()
    began = time.perf_counter()
    page.goto(url, wait_until="commit")
    play = page.locator(f"[data-game={game}]").get_by_role("button", name="Play", exact=True)
    play.wait_for()
    shelf = time.perf_counter() - began
    play.click()
    page.locator(ASKED).wait_for()
    move = time.perf_counter() - began
    context.close()
    return shelf, move


if __name__ == "__main__":
    raise SystemExit(main())
