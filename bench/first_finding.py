"""How long it takes from pressing Review until the first findings are drawn, in a real browser on a local server.

    python -m bench.first_finding [--rounds 7] [--game GAME ...]

Warm: the server has reviewed another game and warmed its workers, and a browser shows a replay; Review is pressed.
Cold: a server that nobody has opened a page of, and a browser that has never seen it opens the review's own address.
The clock is the page's own, from the press (cold: from opening) until the graph has its line. Each round has another
game of two `easy` players. Needs Chromium, where VERMEIL_CHROMIUM says or in the usual places.
"""

from __future__ import annotations

import argparse
import json
import time
from statistics import median

from playwright.sync_api import Browser, Page, sync_playwright

from bench.browser import chromium
from bench.coach import played
from bench.server_load import served
from vermeil.bots import bot_for
from vermeil.games import GAMES, find_game

GOAL = 0.5  # seconds
READY = 12.0  # seconds in which the server's workers get ready
LEFT = 1.0  # and in which they notice that nobody waits for the last review
WATCH = """
window.pressed = 0
addEventListener('click', () => (window.pressed = performance.now()), true)
new MutationObserver((_, watch) => {
  if (document.querySelector('[data-testid=graph] path.line') === null) return
  watch.disconnect()
  requestAnimationFrame(() => (document.documentElement.dataset.took = performance.now() - window.pressed))
}).observe(document, { childList: true, subtree: true })
"""


def main() -> int:
    """Print the medians, and return 1 if the goal was missed where the server was warm."""
    parser = argparse.ArgumentParser(prog="bench.first_finding", description="From Review to the first findings.")
    parser.add_argument("--rounds", type=int, default=7, help="how often; medians count (default 7)")
    parser.add_argument("--game", action="append", choices=list(GAMES))
    options = parser.parse_args()
    program = chromium()
    reached = True
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program)
        for game in options.game or GAMES:
            records = [record_of(game, f"first finding {number}") for number in range(options.rounds + 1)]
            with served("vermeil") as (url, _):
                pressed(browser, url, records[-1])
                time.sleep(READY)
                warm = [pressed(browser, url, record) for record in records[:-1]]
            cold = []
            for record in records[:-1]:
                with served("vermeil") as (url, _):
                    cold.append(opened(browser, url, record))
            reached = reached and median(warm) < GOAL
            for name, times in (("warm", warm), ("cold", cold)):
                print(f"{game}, {name}: {median(times):.2f} s ({min(times):.2f} to {max(times):.2f})", flush=True)
        browser.close()
    return 0 if reached else 1


def record_of(game: str, deal: str) -> str:
    """A game of two bots that take no time."""
    name = find_game(game)
    return played(name, [bot_for(name, "easy", seat) for seat in range(2)], deal)


def drawn(page: Page) -> float:
    """Seconds until the graph had its line."""
    page.locator("html[data-took]").wait_for(timeout=60_000)
    return float(page.locator("html").get_attribute("data-took") or 0) / 1000


def pressed(browser: Browser, url: str, record: str) -> float:
    """From a replay on the screen."""
    context = browser.new_context(locale="en-GB")
    page = context.new_page()
    page.add_init_script(WATCH)
    page.goto(f"{url}/replay")
    page.get_by_label("Or paste the record itself").fill(record)
    page.get_by_role("button", name="Show").last.click()
    review = page.get_by_role("button", name="Review")
    review.wait_for()
    page.wait_for_load_state("networkidle")
    review.click()
    took = drawn(page)
    context.close()
    time.sleep(LEFT)
    return took


def opened(browser: Browser, url: str, record: str) -> float:
    """From the address of a review, where the tab has the record."""
    context = browser.new_context(locale="en-GB")
    page = context.new_page()
    source = json.dumps(json.dumps({"record": record, "deck": None}))
    page.add_init_script(f"sessionStorage.setItem('vermeil-review', {source});{WATCH}")
    page.goto(f"{url}/review", wait_until="commit")
    took = drawn(page)
    context.close()
    return took


if __name__ == "__main__":
    raise SystemExit(main())
