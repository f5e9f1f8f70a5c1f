"""Every deck of Silver Coin is spoken of in every language."""

from __future__ import annotations

import pytest

from tests.games.silver_coin.third_deck import SENTENCES as MOON
from vermeil.games.silver_coin.abilities import NUMBERS, decks
from vermeil.words import LANGUAGES, words

# What a deck needs: its name, and of each card its name, its short text, and what it does.
OF_CARDS = ("sc-{deck}-{number}", "sc-text-{deck}-{number}", "sc-does-{deck}-{number}")


def needed(deck: str) -> set[str]:
    cards = {name.format(deck=deck, number=number) for name in OF_CARDS for number in range(NUMBERS)}
    return {f"deck-{deck}"} | cards


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_decks_have_their_sentences(language: str) -> None:
    known = words(language)
    assert [name for deck in decks() for name in sorted(needed(deck)) if name not in known] == []


def test_the_made_up_deck_has_these_and_no_others() -> None:
    """It is played with nothing else (tests/page/test_a_third_deck.py), so this is what a further deck needs."""
    assert {line.partition(" = ")[0] for line in MOON.splitlines()} == needed("moon")
