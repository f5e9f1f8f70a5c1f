"""How a person plays Silver Coin on the page: by mouse, by touch, or by keyboard alone.

Each hand answers with what is on the screen, and nothing else: it reads no moves and calls no route.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

# What the screen asks: "told" for a round that is told, "score" for that of the game; null while others decide.
ASKED = """() => {
    if (document.querySelector('#end-title')) return 'score'
    if (document.querySelector('dialog[open]')) return 'told'
    const asked = document.querySelector('[data-testid=silver-coin]')?.dataset.question
    return asked && asked !== 'none' ? asked : null
}"""
TARGETS = "[data-testid=silver-coin] .table :is(.target .hit, .deck.target, .choose, .end)"
ANSWERS = "[data-testid=action-bar] .buttons button:not(:disabled):not(.quiet)"
WHERE = """([wanted]) => {
    const spots = [...document.querySelectorAll('.table [data-spot]')]
    const middle = (one) => {
        const box = one.getBoundingClientRect()
        return [box.x + box.width / 2, box.y + box.height / 2]
    }
    const from = document.activeElement, to = spots.find((one) => one.dataset.spot === wanted)
    if (from === to) return 'there'
    if (!spots.includes(from)) return 'ArrowDown'
    const [[x, y], [a, b]] = [middle(from), middle(to)]
    if (Math.abs(b - y) > 12) return b > y ? 'ArrowDown' : 'ArrowUp'
    return a > x ? 'ArrowRight' : 'ArrowLeft'
}"""


class Mouse:
    """Clicks cards and buttons."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, what: Locator) -> None:
        what.click()

    def spot(self, spot: str) -> None:
        self.press(self.page.locator(f".table [data-spot='{spot}']"))

    def answer(self, key: str) -> None:
        self.press(self.page.locator(f"{ANSWERS}[aria-keyshortcuts={key}]"))

    def any_answer(self) -> None:
        self.press(self.page.locator(f"{ANSWERS}, .chooser button").first)

    def go_on(self) -> None:
        self.press(self.page.locator("dialog[open] footer button").last)


class Touch(Mouse):
    """Taps them."""

    def press(self, what: Locator) -> None:
        what.tap()


class Keyboard(Mouse):
    """Arrows, Enter, Tab and letters; the pointer is never used."""

    def press(self, what: Locator) -> None:
        """Tab until it has the focus, then Enter."""
        for _ in range(60):
            if what.evaluate("one => one === document.activeElement"):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("Tab does not reach it")

    def spot(self, spot: str) -> None:
        for _ in range(60):
            key = str(self.page.evaluate(WHERE, [spot]))
            if key == "there":
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"arrows do not reach {spot}")

    def answer(self, key: str) -> None:
        self.page.keyboard.press(key)


def asked(page: Page) -> str:
    """Wait until something is asked, and say what."""
    return str(page.wait_for_function(ASKED, timeout=20_000, polling=20).json_value())


def targets(page: Page) -> list[str]:
    found: list[str] = page.locator(TARGETS).evaluate_all("all => all.map((one) => one.dataset.spot)")
    return found


def keys(page: Page) -> list[str]:
    found: list[str] = page.locator(ANSWERS).evaluate_all(
        "all => all.map((one) => one.getAttribute('aria-keyshortcuts'))"
    )
    return found


def answer(hand: Mouse, question: str, turn: int) -> None:
    """One answer; which one depends on the turn, so that a game has draws, exchanges, abilities and calls."""
    {"told": told, "peek": peek, "action": action, "held": held}.get(question, other)(hand, turn)


def told(hand: Mouse, _turn: int) -> None:
    hand.go_on()


def peek(hand: Mouse, _turn: int) -> None:
    for spot in targets(hand.page)[:2]:
        hand.spot(spot)
    hand.answer("E")


def action(hand: Mouse, turn: int) -> None:
    letters = keys(hand.page)
    key = "C" if "C" in letters else "T" if turn % 8 and "T" in letters else "D"
    hand.answer(key)
    if key == "C":
        hand.go_on()


def held(hand: Mouse, turn: int) -> None:
    letters = keys(hand.page)
    own = [spot for spot in targets(hand.page) if "." in spot]
    if "U" in letters and turn % 2:
        hand.answer("U")
    elif own and (turn % 4 == 0 or "X" not in letters):
        hand.spot(own[0])
        if "E" not in keys(hand.page):  # the card could also do something else: choose it for the exchange
            hand.any_answer()
        hand.answer("E")
    else:
        hand.answer("X")


def other(hand: Mouse, turn: int) -> None:
    """What is left goes by its main answer, or by a place."""
    if "E" in keys(hand.page):
        hand.answer("E")
    elif found := targets(hand.page):
        hand.spot(found[turn % len(found)])
        if hand.page.locator(".chooser button").count():
            hand.press(hand.page.locator(".chooser button").first)
    else:
        hand.any_answer()


def play(hand: Mouse, until: str = "score", most: int = 2000) -> list[str]:
    """Play until that is asked; all that was asked on the way."""
    seen: list[str] = []
    while (question := asked(hand.page)) != until and len(seen) < most:
        answer(hand, question, len(seen))
        seen.append(question)
    return seen
