"""The page stays small: all of it that somebody with one language can ever fetch, fonts aside."""

from __future__ import annotations

import gzip
import re

import pytest

from tests.page.conftest import BUILT, missing

LANGUAGES = ("en", "es", "de")
MOST = 170_000  # bytes, as they travel: a phone on a slow line has them in seconds


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_in_one_language_is_under_170_kb(language: str) -> None:
    if not BUILT.exists():
        missing("built page")
    parts = [file for file in (BUILT.parent / "assets").iterdir() if file.suffix in {".js", ".css"}]
    spoken = {
        file: found[1] for file in parts if (found := re.match(r"(en|es|de)(?:-rules)?-[\w-]{8}\.js$", file.name))
    }
    assert sorted(spoken.values()) == sorted(LANGUAGES * 2), "each language is two parts: the table and the rules"
    fetched = [file for file in parts if spoken.get(file, language) == language]
    assert sum(len(gzip.compress(file.read_bytes())) for file in fetched) < MOST
