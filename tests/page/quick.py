"""Ways to bring a table quickly to where a test begins, and to play by the text view without looking at every move."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import APIResponse, Page, Route

TOO_MUCH = 429

# Fonts are loaded, and whatever reacts to its own size has had a frame to do so.
SETTLED = """async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
}"""

# The text view's own buttons are clicked, one after the other, until that is on the page: of the moves the first that
# begins as wanted, else one that completes a card, else any. Where people share a screen it is passed on.
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

# Rounds of Silver Coin end early.
BRIEF = {"silver-coin": {"patience": 1}}


def ask(page: Page, path: str) -> Any:
    """What the server says to this browser."""
    return patiently(lambda: page.request.get(f"/api/tables{path}"))


def act(page: Page, path: str, **what: object) -> Any:
    """Do something in the name of this browser, without any page."""
    return patiently(lambda: page.request.post(f"/api/tables{path}", data=what))


def patiently(request: Callable[[], APIResponse]) -> Any:
    """The answer; after asking too quickly it waits for as long as the server says."""
    while (answer := request()).status == TOO_MUCH:
        time.sleep(float(answer.headers["retry-after"]))
    return answer.json()


def settle(page: Page) -> None:
    """Wait until what is shown has found its place."""
    page.evaluate(SETTLED)


def held_back(page: Page, held: list[Route]) -> Route:
    """The request that a route has caught; it comes to us a moment after the page has sent it."""
    for _ in range(1500):
        if held:
            return held[0]
        page.wait_for_timeout(10)
    raise AssertionError("nothing was asked for")


def sit(page: Page, game: str, name: str = "Ann", *more: str, **options: object) -> str:
    """A table at which this browser sits for all these people, dealt if no other seat is open; its id."""
    bots = options.get("bots", [])
    assert isinstance(bots, list)
    table: str = act(page, "", game=game, name=name, players=1 + len(more) + len(bots), **options)["table"]
    for other in more:
        act(page, f"/{table}/join", name=other)
    for seat in range(1 + len(more)):
        act(page, f"/{table}/acts?seat={seat}", do="ready")
    return table


def click_on(page: Page, until: str, *wished: str) -> None:
    """Play by the buttons of the text view until this selector finds something."""
    page.evaluate(CLICK, [until, ["done", *wished]])


def dealt(page: Page, game: str, *names: str) -> str:
    """A table at which this browser sits for all these people; its id."""
    return sit(page, game, *names, variants=BRIEF.get(game, {}))


def played(page: Page, game: str, *names: str) -> str:
    """A game that is over, played by this browser for all these people; the table's id."""
    return finish(page, dealt(page, game, *names))


def finish(page: Page, table: str) -> str:
    """Play to the end of a game in which this browser has every seat; the table's id."""
    seat = 0
    while (now := ask(page, f"/{table}?seat={seat}"))["table"]["phase"] != "over":
        view = now["view"]
        if view["moves"]:
            wished = (move for word in SHORT for move in view["moves"] if move.startswith(word))
            move = next(wished, view["moves"][0])
            act(page, f"/{table}/acts?seat={seat}", do="move", n=now["n"], move=move)
        else:
            seat = view["waiting"][0]
    return table


def begin(page: Page, game: str, button: str = "Play", opponents: str | None = None) -> str:
    """From the shelf to a table; the table's id."""
    page.goto("/")
    box = page.locator(f"[data-game={game}]")
    if opponents is not None:
        box.get_by_label("Opponents").select_option(opponents)
    if opponents != "0":
        box.get_by_label("Level").select_option("easy")  # it thinks only briefly
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
