"""The page stays small: what the first screen and a game fetch, fonts and pictures of the browser's own aside."""

from __future__ import annotations

import gzip
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Response

from tests.page.conftest import BUILT, People
from tests.page.quick import sit
from vermeil.games import GAMES

MOST = 170_000  # bytes, as they travel: a phone on a slow line has them in seconds


@pytest.mark.parametrize("language", ["en", "es", "de"])
def test_the_first_screen_and_a_game_are_under_170_kb(person: People, language: str) -> None:
    for game in GAMES:
        page = person(locale=language)
        fetched: set[Path] = set()

        def keep(response: Response, fetched: set[Path] = fetched) -> None:
            path = urlsplit(response.url).path
            if path.endswith((".js", ".css")):
                fetched.add(BUILT.parent / path.removeprefix("/"))

        page.on("response", keep)
        page.goto("/")
        page.get_by_role("heading", level=1).first.wait_for()
        table = sit(page, game, "Ann", bots=["easy"])
        page.goto(f"/t/{table}")
        page.get_by_test_id("action-bar").wait_for()
        page.wait_for_load_state("networkidle")
        assert any(file.name.startswith(language) for file in fetched), "the sentences came too"
        assert sum(len(gzip.compress(file.read_bytes())) for file in fetched) < MOST, game
