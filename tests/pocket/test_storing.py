"""A browser without room, and one that stores nothing: both are said, and neither loses what was shown as made."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.page.conftest import WHOLE, chromium_here, missing
from tests.pocket.carried import MOVE, PATIENCE, SHOWN, begin
from tests.pocket.conftest import Space

FULL = "This browser has no room left to store your games."
NOTHING = "This browser stores no games: they end when the page is closed."
TEXT_VIEW = "try { localStorage.setItem('vermeil-likes', '{\"text\":true}') } catch {}"
UNCOVERED = """(said) => {
    const { x, y, width, height } = said.getBoundingClientRect()
    return said.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}"""
ROOM = 20_000  # bytes: a few moves


@contextmanager
def visiting(space: Space, browser: Browser, profile: Path) -> Iterator[tuple[Page, list[str]]]:
    """A page of a browser with a profile on the disk, and what its console says; settings need a whole Chromium."""
    program = chromium_here(WHOLE)
    if program is None:
        missing("whole Chromium")
    context = browser.browser_type.launch_persistent_context(profile, executable_path=program, locale="en-GB")
    context.set_default_timeout(PATIENCE)
    try:
        context.add_init_script(TEXT_VIEW)
        page = context.new_page()
        said: list[str] = []
        page.on("console", lambda line: said.append(line.text) if line.type in {"error", "warning"} else None)
        page.on("pageerror", lambda error: said.append(str(error)))
        page.goto(space.url)
        yield page, said
    finally:
        context.close()


def test_a_full_store_is_said_and_the_game_goes_on_when_there_is_room(
    edition: Path, browser: Browser, tmp_path: Path
) -> None:
    space = Space(edition)
    try:
        with visiting(space, browser, tmp_path) as (page, said):
            fill_up_and_make_room(page, space.origin)
            assert said == []
    finally:
        space.close()


def fill_up_and_make_room(page: Page, origin: str) -> None:
    control = page.context.new_cdp_session(page)
    used = control.send("Storage.getUsageAndQuota", {"origin": origin})["usage"]
    control.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": used + ROOM})
    page.reload()  # a browser looks at its quota when it opens the database
    begin(page, "silver-and-gold", "easy")
    full, move = page.get_by_text(FULL), page.locator(MOVE).first
    while not full.is_visible():
        expect(move.or_(full).first).to_be_visible()
        if move.is_visible():
            move.dispatch_event("click")
            page.wait_for_timeout(200)
    assert page.evaluate(UNCOVERED, full.element_handle()), "nothing lies over what is said"
    control.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    page.reload()
    expect(move).to_be_visible(timeout=PATIENCE)
    seen = page.evaluate(SHOWN)
    move.click()
    page.wait_for_function(f"(seen) => JSON.stringify(({SHOWN})()) !== seen", arg=json.dumps(seen))
    expect(move).to_be_visible(timeout=PATIENCE)
    expect(full).to_have_count(0)
    seen = page.evaluate(SHOWN)
    page.reload()
    expect(move).to_be_visible(timeout=PATIENCE)
    assert page.evaluate(SHOWN) == seen


def test_where_nothing_may_be_stored_a_game_is_played_all_the_same(
    edition: Path, browser: Browser, tmp_path: Path
) -> None:
    settings = tmp_path / "Default" / "Preferences"
    settings.parent.mkdir()
    forbidden = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    settings.write_text(json.dumps(forbidden), encoding="utf-8")
    space = Space(edition)
    try:
        with visiting(space, browser, tmp_path) as (page, said):
            expect(page.get_by_text(NOTHING)).to_be_visible(timeout=PATIENCE)
            page.locator("[data-game=silver-and-gold]").get_by_role("button", name="Play", exact=True).click()
            page.locator("button.skip").dispatch_event("click")  # the text view
            page.locator(MOVE).first.click(timeout=PATIENCE)
            expect(page.locator(MOVE).nth(7)).to_be_visible(timeout=PATIENCE)
            assert said == []
    finally:
        space.close()
