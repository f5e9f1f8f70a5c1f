"""The page as an app: what systems ask of it, and that it opens without a network."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.page.conftest import People

# As if it stood in a window of its own.
ALONE = """
    const asked = window.matchMedia.bind(window)
    window.matchMedia = (query) =>
        query.includes('display-mode: standalone') ? Object.assign(new EventTarget(), {matches: true}) : asked(query)
"""
KEPT = """async () => (await (await caches.open('vermeil-installed')).keys()).map(({url}) => new URL(url).pathname)"""


def test_systems_find_a_name_a_start_and_icons(person: People) -> None:
    page = person()
    page.goto("/")
    manifest = page.request.get(page.locator("link[rel=manifest]").get_attribute("href") or "")
    assert manifest.headers["content-type"] == "application/manifest+json"
    told = manifest.json()
    assert (told["name"], told["display"]) == ("Vermeil", "standalone")
    assert page.request.get(f"/{told['start_url'].removeprefix('./')}").ok
    for icon in told["icons"]:
        answer = page.request.get(f"/{icon['src']}")
        assert answer.headers["content-type"].startswith(icon["type"])
    assert {icon.get("purpose", "any") for icon in told["icons"]} == {"any", "maskable"}


def test_an_installed_page_opens_without_a_network(person: People, axe: Callable[[Page], None]) -> None:
    person.expected += ["ERR_INTERNET_DISCONNECTED", "Failed to load resource", "Failed to fetch", "preload assets"]
    page = person()
    page.add_init_script(ALONE)
    page.goto("/")
    kept: list[str] = []
    for _ in range(500):
        kept = page.evaluate(KEPT)
        if "/" in kept and any("Results" in name for name in kept):
            break
        page.wait_for_timeout(30)
    assert "/" in kept
    page.context.set_offline(True)
    page.goto("/results")
    expect(page.get_by_text("No finished games yet")).to_be_visible()
    page.goto("/t/AAAAAAAAAAAAAAAA")
    expect(page.get_by_text("The server is not answering")).to_be_visible()
    for path in ("/puzzles", "/decks", "/family"):  # what was never fetched says so, instead of nothing at all
        page.goto(path)
        expect(page.get_by_role("alert")).to_contain_text("The server is not answering")
    axe(page)
    page.get_by_role("main").get_by_role("link", name="Home").click()
    expect(page.locator("[data-game=pyramids]")).to_be_visible()
    page.context.set_offline(False)


def test_whoever_loses_the_network_keeps_the_page(person: People) -> None:
    person.expected += ["ERR_INTERNET_DISCONNECTED", "Failed to load resource"]
    page = person()
    page.goto("/")
    page.wait_for_load_state("networkidle")
    page.context.set_offline(True)
    page.get_by_role("link", name="Puzzles").click()
    expect(page.get_by_role("alert")).to_contain_text("The server is not answering")
    page.context.set_offline(False)
    page.get_by_role("button", name="Reload").click()
    expect(page.get_by_role("link", name="Puzzle of the day").first).to_be_visible()


def test_a_page_in_a_tab_keeps_no_parts(person: People) -> None:
    page = person()
    page.goto("/")
    page.locator("[data-game=pyramids]").wait_for()
    page.wait_for_load_state("networkidle")
    assert page.evaluate("navigator.serviceWorker.getRegistrations().then(list => list.length)") == 0
