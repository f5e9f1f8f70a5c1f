"""Worlds: what is known stays known when they are played on."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.games.silver_and_gold.positions import Story
from tests.plain import plain
from tests.secrecy.games import Kind, each_game
from tests.secrecy.positions import play_one
from vermeil import silver_and_gold as sg
from vermeil.core.errors import RecordError, SetupError


@pytest.mark.parametrize("start", [0, 1, 2])
def test_a_given_start_player_starts_in_every_world(start: int) -> None:
    """SG-11: seen from the deal, before anybody has started."""
    game = sg.Game(players=3, seed=1, variants={"start_player": start})
    world = game.view(0).sample(Random(1))
    for seat in (0, 1, 2):
        world.push(seat, world.legal_moves(seat)[0])
    assert world.view(0).fields["start"] == start


def test_a_memory_excludes_what_has_come() -> None:
    """SG-20: who has kept count never meets a pattern again in this round; who has not may imagine so."""
    story = Story("purple1 purple2", "purple3 purple4", reveals="I2 L4 T4 O4")
    story.turns(3)
    next_patterns: dict[bool, Counter[str]] = {}
    for memory in (False, True):
        view = story.game.view(0, memory=memory)
        found: Counter[str] = Counter()
        for dice in range(60):
            world = view.sample(Random(dice))
            for seat in (0, 1):
                while seat in world.waiting and world.view(seat).fields["turn"] == 4:
                    play_one(world, seat, Random(dice))
            found[plain(world.view(0))["pattern"]] += 1
        next_patterns[memory] = found
    assert set(next_patterns[True]) == {"I3", "V3"}
    assert set(next_patterns[False]) > {"I3", "V3"}
    assert "O4" not in next_patterns[False], "the single O4 lies face up"


@each_game
def test_all_hands_are_possible(kind: Kind) -> None:
    """SG-10, PY-10: what others hold is imagined from all cards that one does not hold oneself."""
    game = kind.rules.Game(players=4, seed=2, deck=kind.small_deck)
    own = set(game.view(1).fields["hand"])
    for dice in range(30):
        world = game.view(1).sample(Random(dice))
        hands = [world.view(seat).fields["hand"] for seat in range(4)]
        assert set(hands[1]) == own
        assert len({card for hand in hands for card in hand}) == 16


@each_game
def test_a_world_has_no_record(kind: Kind) -> None:
    """It has no beginning; so nobody can mistake it for the game."""
    world = kind.rules.Game(players=2, seed=2).view(0).sample(Random(1))
    with pytest.raises(RecordError, match="a world imagined from a view has no beginning"):
        world.transcript()


@each_game
def test_a_view_of_another_deck_is_refused(kind: Kind) -> None:
    view = kind.rules.Game(players=2, seed=2, deck=kind.small_deck).view(0)
    sent = kind.rules.View(view)
    with pytest.raises(SetupError, match="this view is of the deck small"):
        sent.sample(Random(1))
    assert sent.sample(Random(1), kind.small_deck).view(0) == view
