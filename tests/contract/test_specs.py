"""What a game says of itself is what it does."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.rule_ids import RULES
from vermeil.bots import bot_for, levels_of
from vermeil.bots.hindsight import look_back
from vermeil.core.errors import DeckError, SetupError, VermeilError
from vermeil.games import GAMES, rules_of, spec_of

pytestmark = pytest.mark.parametrize("name", GAMES)


def played(name: str) -> Any:
    rng, game = Random(name), rules_of(name).Game(seed=3, players=2)
    while not game.over:
        seat = rng.choice(game.waiting)
        game.push(seat, rng.choice(game.spellings(seat)))
    return game


def test_names_players_and_variants(name: str) -> None:
    spec, rules = spec_of(name), rules_of(name)
    game = rules.Game(players=spec.players[0], seed=1)
    assert spec.name == name == game.NAME == game.view(None)["game"]
    assert (spec.players, spec.variants) == (rules.PLAYERS, rules.VARIANTS)
    assert list(game.variants) == [variant.name for variant in spec.variants]
    for players in (spec.players[0] - 1, spec.players[-1] + 1):
        with pytest.raises(SetupError):
            rules.Game(players=players, seed=1)


def test_points_and_winners(name: str) -> None:
    spec, game = spec_of(name), played(name)
    assert list(game.score_sheet(0)) == [*spec.sources, "total"]
    best = (min if spec.lowest_wins else max)(game.scores)
    assert spec.lowest_wins == game.LOWEST_WINS
    assert all(game.scores[seat] == best for seat in game.winners)
    assert spec.ties in RULES[GAMES[name]]


def test_the_board(name: str) -> None:
    view = rules_of(name).Game(players=2, seed=1).view(0)
    assert ("villages" in view, "seats" in view) == {"villages": (True, False), "cards": (False, True)}[
        spec_of(name).board
    ]


def test_decks(name: str) -> None:
    spec, rules = spec_of(name), rules_of(name)
    if spec.decks == "named":
        assert len(spec.deck_names()) > 1
        assert rules.Game(players=2, seed=1).deck_line == spec.deck_names()[0]
        for deck in spec.deck_names():
            assert rules.Game(players=2, seed=1, deck=deck).deck_line == deck
        assert not hasattr(rules.Deck, "parse")
    else:
        assert spec.deck_names() == ()
        standard = rules.Deck.standard()
        assert rules.Deck.parse(standard.to_text()) == standard
        with pytest.raises(DeckError):
            rules.Deck.named("amulet")


def test_levels(name: str) -> None:
    assert levels_of(name) == list(spec_of(name).levels)
    for level in spec_of(name).levels:
        bot_for(name, level)
    views = rules_of(name).Game(players=2, seed=1).views([0, 1])
    asked = next(views[seat] for seat in (0, 1) if views[seat].moves)
    assert bot_for(name, "easy").play(asked).move in asked.moves


def test_where_hindsight_works(name: str) -> None:
    record = played(name).transcript()
    if spec_of(name).hindsight:
        assert look_back(record, 0).seat == 0
    else:
        with pytest.raises(VermeilError):
            look_back(record, 0)
