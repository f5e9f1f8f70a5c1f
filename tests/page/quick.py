"""Ways to bring a table quickly to where a test begins, and to play by the text view without looking at every move."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import Page

# The text view's own buttons are clicked, one after the other, until that is on the page: of the moves the first that
# begins as wished, else one that completes a card, else any. Where people share a screen it is passed on.
CLICK = """async ([until, dear]) => {
    let seed = 7
    const any = (list) => list[(seed = (seed * 16807) % 2147483647) % list.length]
    while (!document.querySelector(until)) {
        const pass = document.querySelector('.pass .button, .hand-over .button')
        if (document.querySelector('.pass') && document.querySelector('[data-move]')) throw new Error('seen by others')
        const list = [...document.querySelectorAll('.moves [data-move]:not([disabled])')]
        const wished = dear.map((word) => list.find((one) => one.dataset.move.startsWith(word))).find(Boolean)
        const best = list.find((one) => one.textContent.includes('completes'))
        if (pass || list.length > 0) (pass ?? wished ?? best ?? any(list)).click()
        await new Promise(requestAnimationFrame)
    }
}"""
SHORT = ["done", "take", "swap:", "end"]  # nobody draws from the deck where nobody must (SC-17)

# The same by the API, for the seats whose cookies this browser holds; without an end, only the table. Rounds of Silver
# Coin end early there.
PLAY = """async ([game, names, dear]) => {
    const headers = {"content-type": "application/json"}
    const post = async (path, body) => (await fetch(path, {method: "POST", headers, body: JSON.stringify(body)})).json()
    const variants = game === "silver-coin" ? {patience: 1} : {}
    const made = await post("/api/tables", {game, name: names[0], players: names.length, variants})
    const table = `/api/tables/${made.table}`
    for (const name of names.slice(1)) await post(`${table}/join`, {name})
    for (const seat of names.keys()) await post(`${table}/acts?seat=${seat}`, {do: "ready"})
    if (dear.length === 0) return made.table
    for (let seat = 0; ; ) {
        const {table: now, view, n} = await (await fetch(`${table}?seat=${seat}`)).json()
        if (now.phase === "over") return made.table
        if (view.moves.length > 0) {
            const wished = dear.map((one) => view.moves.find((move) => move.startsWith(one))).find(Boolean)
            await post(`${table}/acts?seat=${seat}`, {do: "move", n, move: wished ?? view.moves[0]})
        } else seat = view.waiting[0]
    }
}"""


def click_on(page: Page, until: str, *wished: str) -> None:
    """Play by the buttons of the text view until this selector finds something."""
    page.evaluate(CLICK, [until, ["done", *wished]])


def dealt(page: Page, game: str, *names: str) -> str:
    """A table at which this browser sits for all these people; its id."""
    page.goto("/")
    table: str = page.evaluate(PLAY, [game, list(names), []])
    return table


def played(page: Page, game: str, *names: str) -> str:
    """A game that is over, played by this browser for all these people; the table's id."""
    page.goto("/")
    table: str = page.evaluate(PLAY, [game, list(names), SHORT])
    return table


def begin(page: Page, game: str, button: str = "Play", opponents: str | None = None) -> str:
    """From the shelf to a table; the table's id."""
    page.goto("/")
    box = page.locator(f"[data-game={game}]")
    if opponents is not None:
        box.get_by_label("Opponents").select_option(opponents)
    if opponents != "0":
        box.get_by_label("Level").select_option("easy")  # it thinks shortly
    box.get_by_role("button", name=button, exact=True).click()
    page.wait_for_url(re.compile(r"/t/"))
    return page.url.rsplit("/", 1)[1]


def share_screen(page: Page, game: str, *names: str) -> None:
    """Several people at this page; it asks for the first of them."""
    page.goto("/")
    page.locator(f"[data-game={game}]").get_by_role("button", name="One screen").click()
    for _ in names[2:]:
        page.get_by_role("button", name="One more").click()
    for number, name in enumerate(names, start=1):
        page.get_by_label(f"Player {number}").fill(name)
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("heading", name=f"Pass the device to {names[0]}")).to_be_visible()
