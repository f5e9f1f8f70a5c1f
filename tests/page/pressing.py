"""Real clicks and taps, with as few questions to the browser as possible.

One look finds what to press, scrolls to it if needed, and checks that nothing lies over it; then the mouse or the
finger goes there. Playwright's own clicks look half a dozen times for the same thing, which whole games can't afford.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

PATIENCE = 20_000  # a busy machine is not a bug

# In the page: `seek(look)` answers with what `look` finds as soon as it finds something; `point(one)` is where to press
# an element, or null as long as that is not possible.
TOOLS = """
    const visible = (box) => box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth
    const middle = (one) => {
        const box = one.getBoundingClientRect()
        return [box.x + box.width / 2, box.y + box.height / 2, visible(box)]
    }
    const reached = (one) => {
        const [x, y, inside] = middle(one)
        const top = inside ? document.elementFromPoint(x, y) : null
        return top !== null && one.contains(top) ? [x, y] : null
    }
    const point = (one) => {
        if (!one || one.disabled || !one.checkVisibility()) return null
        const there = reached(one)
        if (there) return there
        one.scrollIntoView({block: 'center', behavior: 'instant'})
        return reached(one)
    }
    // What is meant: the button of a name, or the one at a place among all that a selector finds.
    const meant = ({name, all, at = 0}) => name === undefined
        ? [...document.querySelectorAll(all)].at(at)
        : [...document.querySelectorAll('button')].find((one) =>
            one.textContent.trim() === name || one.getAttribute('aria-label') === name)
    const pause = () => new Promise((go) => setTimeout(go, 8))
    const seek = async (look) => {
        const end = performance.now() + patience
        for (;;) {
            const found = look()
            if (found !== null && found !== undefined) return found
            if (performance.now() > end) return null
            await pause()
        }
    }
"""


def sought(page: Page, look: str, given: object = None) -> Any:
    """What this function of the page finds, as soon as it finds something; `given` is its argument."""
    found = page.evaluate(
        f"async ([given, patience]) => {{{TOOLS} return seek(() => ({look})(given)) }}", [given, PATIENCE]
    )
    assert found is not None, f"nothing came of {look} with {given}"
    return found


Meant = dict[str, str | int]  # {"name": ...} of a button, or {"all": selector, "at": which of them}


class Mouse:
    """Clicks."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press_at(self, point: list[float]) -> None:
        self.page.mouse.click(*point)

    def press(self, meant: Meant) -> None:
        self.press_at(sought(self.page, "(which) => point(meant(which))", meant))


class Touch(Mouse):
    """Taps."""

    def press_at(self, point: list[float]) -> None:
        self.page.touchscreen.tap(*point)
