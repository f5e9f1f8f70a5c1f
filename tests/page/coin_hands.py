"""How a person plays Silver Coin on the page: by mouse, by touch, or by keyboard alone.

Each hand answers with what is on the screen, and nothing else: it reads no moves and calls no route.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.page import pressing
from tests.page.pressing import Meant, sought

if TYPE_CHECKING:
    from playwright.sync_api import Page

# What the screen asks: "told" for a round that is told, "score" for that of the game; null while others decide.
ASKED = """() => {
    if (document.querySelector('#end-title')) return 'score'
    if (document.querySelector('dialog[open]')) return 'told'
    const asked = document.querySelector('[data-testid=silver-coin]')?.dataset.question
    return asked && asked !== 'none' ? asked : null
}"""
TARGETS = "[data-testid=silver-coin] .table :is(.target .hit, .deck.target, .choose, .end)"
ANSWERS = "[data-testid=action-bar] .buttons button:not(:disabled):not([aria-keyshortcuts=H])"
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


# What can be answered now: the keys of the bar's buttons, and the places.
OFFERED = f"""() => ({{
    keys: [...document.querySelectorAll("{ANSWERS}")].map((one) => one.getAttribute('aria-keyshortcuts')),
    targets: [...document.querySelectorAll("{TARGETS}")].map((one) => one.dataset.spot),
}})"""


class Mouse(pressing.Mouse):
    """Clicks cards and buttons."""

    def spot(self, spot: str) -> None:
        self.press({"all": f".table [data-spot='{spot}']"})

    def answer(self, key: str) -> None:
        self.press({"all": f"{ANSWERS}[aria-keyshortcuts={key}]"})

    def any_answer(self) -> None:
        self.press({"all": f"{ANSWERS}, .chooser button"})

    def go_on(self) -> None:
        self.press({"all": "dialog[open] .answers button", "at": -1})


class Touch(pressing.Touch, Mouse):
    """Taps them."""


class Keyboard(Mouse):
    """Arrows, Enter, Tab and letters; the pointer is never used."""

    def press(self, meant: Meant) -> None:
        """Tab until it has the focus, then Enter."""
        for _ in range(60):
            if sought(self.page, "(which) => point(meant(which)) && meant(which) === document.activeElement", meant):
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
    return str(sought(page, ASKED))


def offered(page: Page) -> dict[str, Any]:
    """What can be answered now."""
    found: dict[str, Any] = page.evaluate(OFFERED)
    return found


def answer(hand: Mouse, question: str, turn: int) -> None:
    """One answer; which one depends on the turn, so that a game has draws, exchanges, abilities and calls."""
    {"told": told, "peek": peek, "action": action, "held": held}.get(question, other)(hand, turn)


def told(hand: Mouse, _turn: int) -> None:
    hand.go_on()


def peek(hand: Mouse, _turn: int) -> None:
    for spot in offered(hand.page)["targets"][:2]:
        hand.spot(spot)
    hand.answer("E")


def action(hand: Mouse, turn: int) -> None:
    letters = offered(hand.page)["keys"]
    key = "C" if "C" in letters else "T" if turn % 8 and "T" in letters else "D"
    hand.answer(key)
    if key == "C":
        hand.go_on()


def held(hand: Mouse, turn: int) -> None:
    now = offered(hand.page)
    own = [spot for spot in now["targets"] if "." in spot]
    if "U" in now["keys"] and turn % 2:
        hand.answer("U")
    elif own and (turn % 4 == 0 or "X" not in now["keys"]):
        hand.spot(own[0])
        if "E" not in offered(hand.page)["keys"]:  # the card could also do something else: choose it for the exchange
            hand.any_answer()
        hand.answer("E")
    else:
        hand.answer("X")


def other(hand: Mouse, turn: int) -> None:
    """What is left goes by its main answer, or by a place."""
    now = offered(hand.page)
    if "E" in now["keys"]:
        hand.answer("E")
    elif found := now["targets"]:
        hand.spot(found[turn % len(found)])  # selects and explains; the bar's button answers
        hand.answer("E")
    else:
        hand.any_answer()


def play(hand: Mouse, until: str = "score", most: int = 2000) -> list[str]:
    """Play until that is asked; returns all that was asked on the way."""
    seen: list[str] = []
    while (question := asked(hand.page)) != until and len(seen) < most:
        answer(hand, question, len(seen))
        seen.append(question)
    return seen
