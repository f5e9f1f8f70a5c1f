"""The level below easy plays like somebody of six: it loses to easy, not to dice, and for reasons one can see."""

from __future__ import annotations

import pytest

from tests.bots.test_like_people import decisions
from vermeil.bots import bot_for
from vermeil.bots.expedition.feeling import FeelingPlayer, dominated
from vermeil.games import rules_of, spec_of

DEALS = {"silver-and-gold": 8, "pyramids": 8, "silver-coin": 4}


def leads(game: str, one: str, other: str) -> int:
    """By how much one comes in ahead of the other over all deals, each played from both seats."""
    total = 0
    for deal in range(DEALS[game]):
        for seat in (0, 1):
            live = rules_of(game).Game(players=2, seed=f"child/{deal}")
            bots = [bot_for(game, one if place == seat else other, deal) for place in (0, 1)]
            while live.waiting:
                asked = live.waiting[0]
                live.push(asked, bots[asked].play(live.view(asked, memory=True)).move)
            points = live.scores
            total += points[seat] - points[1 - seat]
    return -total if spec_of(game).lowest_wins else total


@pytest.mark.parametrize("game", DEALS)
def test_easy_is_ahead_of_a_child_and_a_child_far_ahead_of_dice(game: str) -> None:
    assert leads(game, "easy", "child") > 0
    assert leads(game, "child", "random") > 0


@pytest.mark.parametrize("game", ["silver-and-gold", "pyramids"])
def test_a_child_crosses_a_whole_pattern_rather_than_a_part_that_pleases_no_more(game: str) -> None:
    bot = bot_for(game, "child")
    assert isinstance(bot, FeelingPlayer)
    wider = 0
    for view, move in decisions(game, "child", 2):
        if view["phase"] == "mark" and len(view.moves) > 1:
            dull = dominated({other: bot._feel(view, other)[0] for other in view.moves})
            wider += bool(dull)
            assert move not in dull
    assert wider > 20
