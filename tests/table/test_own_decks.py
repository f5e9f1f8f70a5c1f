"""A host may bring their own deck: it is checked, dealt from, stored with the table, and bots can play it."""

from __future__ import annotations

from random import Random

import pytest

from tests.table.helpers import Driver, plain
from vermeil.bots import Limit, bot_for
from vermeil.core.errors import RecordError
from vermeil.games import rules_of
from vermeil.table import TableError
from vermeil.table.acts import Options
from vermeil.table.catalog import view_of
from vermeil.table.seeds import verify

GAMES = ("silver-and-gold", "pyramids")


def brought(game: str) -> str:
    """The game's own deck under another name and with its last two cards left out."""
    deck = rules_of(game).Deck.standard()
    return str(type(deck)("house", deck.cards[:-2]).to_text())


@pytest.mark.parametrize("game", GAMES)
def test_a_deck_that_was_brought_is_dealt_from_restored_and_verified(game: str) -> None:
    text = brought(game)
    driver = Driver(game, 2, deck_text=text).seated(2)
    assert driver.game.deck_line.startswith("house ")
    assert driver.table.doc()["deck_text"] == text
    rng = Random(game)
    for _ in range(30):
        driver.random_move(rng)
    twin = driver.restored()
    assert plain(twin.snapshot(0)) == plain(driver.table.snapshot(0))
    driver.rush(rng)
    record = driver.table.record(None)
    assert verify(record, text).winners == driver.game.winners
    with pytest.raises(RecordError, match="made with the deck 'house"):
        verify(record)


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_knows_the_cards_of_a_deck_that_was_brought(game: str) -> None:
    text = brought(game)
    driver = Driver(game, 2, deck_text=text).seated(2)
    view = view_of(game, plain(driver.game.view(0, memory=True)), text)
    assert bot_for(game, "easy", 1).play(view, Limit(seconds=1)).move in view.moves


def test_a_deck_that_cannot_be_played_makes_no_table() -> None:
    text = brought("pyramids")
    for game, options, words in (
        ("pyramids", {"deck_text": "nonsense"}, "can't be played"),
        ("pyramids", {"deck_text": text, "deck": "coin"}, "not both"),
        ("silver-and-gold", {"deck_text": text}, "can't be played"),
        ("silver-coin", {"deck_text": text}, "chosen by name"),
    ):
        with pytest.raises(TableError, match=words) as refusal:
            Driver(game, 2, **options)
        assert refusal.value.code == "table/option"


def test_a_deck_that_is_too_small_for_more_players_is_refused_when_they_are_chosen() -> None:
    deck = rules_of("silver-and-gold").Deck.standard()
    small = type(deck)("small", deck.cards[:8]).to_text()
    driver = Driver("silver-and-gold", 2, deck_text=small)
    from vermeil.table.acts import Join

    driver.do(None, Join(0, "Ann", "a"))
    with pytest.raises(TableError, match="SG-10"):
        driver.do(0, Options(players=3))
