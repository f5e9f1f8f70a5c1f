"""A further deck of Silver Coin is its folder, its sentences and its pictures: then server and page play it (SC-60)."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.page.coin_hands import Mouse, play
from tests.page.conftest import BUILT, People, Served, missing
from tests.page.quick import act, ask, finish, settle, sit
from tests.server.process import Server, connected, play_together, run
from tests.silver_coin.third_deck import NAMES, WEB, build_page, with_third_deck

BRIEF = {"patience": 1}  # SC-17: rounds end early


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The package with one more deck; whatever is started meanwhile uses it."""
    folder = tmp_path_factory.mktemp("moon")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(with_third_deck(folder)))
        yield folder


def test_the_server_plays_it_and_mixes_it(house: Path) -> None:
    with Server(f"sqlite:///{house / 'moon.db'}") as server:
        offers = {offer["game"]: offer for offer in server.ask("GET", "/api/games").json()}
        assert offers["silver-coin"]["deck_names"] == ["coin", "amulet", "moon"]
        picture = server.ask("GET", "/api/games/silver-coin/decks/amulet+moon:2,8").json()
        assert [card["name"] for card in picture["cards"] if card["deck"] == "moon"] == ["Moth", "Astronomer"]

        async def whole_game() -> str:
            clients = server.party("silver-coin", 2, deck="moon", variants=BRIEF)
            async with connected(clients):
                await play_together(clients, lambda client: client.state["table"]["phase"] == "over")
            return clients[0].table

        table = run(whole_game())
        record = server.ask("GET", f"/api/tables/{table}/record?game=1").text
        assert "\ndeck moon\n" in record
        shown = server.ask("POST", "/api/replay?seat=watch", content=record)
        assert shown.status_code == 200, shown.text
        assert "sc-moon-" in shown.text


def test_the_page_offers_draws_and_plays_it(house: Path, browser: Browser) -> None:
    if not BUILT.exists() or not (WEB / "node_modules").exists() or shutil.which("node") is None:
        missing("Node with web/node_modules")
    build_page(house)
    served = Served(house)
    served.start()
    people = People(browser, served.url)
    try:
        page = people()
        table = act(page, "", game="silver-coin", name="Ann", players=2, bots=["easy"], variants=BRIEF)["table"]
        page.goto(f"/t/{table}")
        deck = page.get_by_label(re.compile("^Deck"))
        deck.select_option(label="The Moon")
        expect(deck).to_have_value("moon")
        page.get_by_role("button", name="Start").click()
        page.get_by_test_id("silver-coin").wait_for()
        settle(page)
        assert ask(page, f"/{table}?seat=0")["view"]["deck"] == "moon"
        face = page.locator(".card.up").first
        assert face.locator(".name").inner_text() in NAMES
        assert face.locator(".text").inner_text().endswith(" shines.")
        assert face.locator("path.line").get_attribute("d"), "a card without a picture is drawn all the same"
        play(Mouse(page))
        expect(page.locator("#end-title")).to_be_visible()
        table = finish(page, sit(page, "silver-coin", "Ann", "Bob", deck="amulet+moon:3", variants=BRIEF))
        page.goto(f"/t/{table}")
        offered = page.locator("[data-swap] option")
        expect(offered).to_have_count(1 + 14 * 2)
        swaps = {option.get_attribute("value") for option in offered.all()}
        assert {"coin:3", "amulet:3", "moon:4"} <= swaps
        assert not {"moon:3", "amulet:4"} & swaps, "a number is not swapped for itself"
    finally:
        people.close()
        served.kill()
    assert people.complaints == []
