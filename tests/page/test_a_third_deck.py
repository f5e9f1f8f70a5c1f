"""A further deck of Silver Coin is its folder, its sentences and its pictures: then the page plays it (SC-60)."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.games.silver_coin.third_deck import NAMES, WEB, build_page, with_third_deck
from tests.page.coin_hands import Mouse, play
from tests.page.conftest import BUILT, People, Served, missing
from tests.page.quick import act, ask, finish, settle, sit

BRIEF = {"patience": 1}  # SC-17: rounds end early


def test_the_page_offers_draws_and_plays_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, browser: Browser) -> None:
    if not BUILT.exists() or not (WEB / "node_modules").exists() or shutil.which("node") is None:
        missing("Node with web/node_modules")
    monkeypatch.setenv("PYTHONPATH", str(with_third_deck(tmp_path)))
    build_page(tmp_path)
    served = Served(tmp_path)
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
        expect(offered).to_have_count(1 + 14 * 3)
        swaps = {option.get_attribute("value") for option in offered.all()}
        assert {"coin:3", "amulet:3", "moon:4"} <= swaps
        assert not {"moon:3", "amulet:4"} & swaps, "a number is not swapped for itself"
    finally:
        people.close()
        served.kill()
    assert people.complaints == []
