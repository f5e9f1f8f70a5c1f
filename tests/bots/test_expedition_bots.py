"""The bots of the two flip-and-write games: legal in any state, deterministic, within limits, and from views alone."""

from __future__ import annotations

import json
from random import Random
from types import ModuleType
from typing import Any

import pytest

from tests.games.silver_and_gold.positions import SMALL_DECK
from vermeil.bots import Limit, bot_for
from vermeil.build_info import compiled
from vermeil.games import pyramids, silver_and_gold

GAMES: dict[str, ModuleType] = {"silver-and-gold": silver_and_gold, "pyramids": pyramids}
LEVELS = ("expert", "strong", "medium", "easy", "child", "table", "monte-carlo", "greedy", "random")
FEW = Limit(nodes=24)

pytestmark = pytest.mark.skipif(not compiled(), reason="look-ups take minutes to solve with plain engines")


def states(game: str, players: int, seed: int, **options: Any) -> Any:
    """A random game, and now and then a waiting seat with its view."""
    rng = Random(seed)
    live = GAMES[game].Game(players=players, seed=seed, **options)
    while not live.over:
        seat = rng.choice(live.waiting)
        if rng.random() < 0.08:
            yield live.view(seat, memory=rng.random() < 0.7), live, seat
        live.push(seat, rng.choice(live.legal_moves(seat)))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("game", GAMES)
def test_any_state_gets_a_legal_move_and_sorted_reasons(game: str, players: int) -> None:
    bots = [bot_for(game, level, 3) for level in LEVELS]
    for view, live, seat in states(game, players, 40 + players):
        for bot in bots:
            choice = bot.play(view, FEW)
            assert live.why_not(seat, choice.move) is None
            assert choice.reasons
            values = [reason.value for reason in choice.reasons]
            assert values == sorted(values, reverse=True)
            assert all(reason.move in view.moves and reason.words for reason in choice.reasons)


@pytest.mark.parametrize("variants", [{"open_marks": True}, {"tracker": True, "start_player": 1}])
def test_variants_of_silver_and_gold(variants: dict[str, Any]) -> None:
    bots = [bot_for("silver-and-gold", level) for level in ("expert", "medium", "easy")]
    for view, live, seat in states("silver-and-gold", 2, 7, variants=variants):
        for bot in bots:
            assert live.why_not(seat, bot.play(view, FEW).move) is None


@pytest.mark.parametrize("variants", [{"open_marks": True, "linear_skulls": True}, {"closed_tomb": True}])
def test_variants_of_pyramids(variants: dict[str, Any]) -> None:
    bots = [bot_for("pyramids", level) for level in ("expert", "medium", "easy")]
    for view, live, seat in states("pyramids", 2, 7, variants=variants):
        for bot in bots:
            assert live.why_not(seat, bot.play(view, FEW).move) is None


def test_a_custom_deck_that_runs_out() -> None:
    """A small deck empties its stack; whole games of bots come to their end."""
    for players in (1, 2):
        live = silver_and_gold.Game(players=players, seed=players, deck=SMALL_DECK)
        bots = [bot_for("silver-and-gold", level) for level in ("expert", "medium")]
        while not live.over:
            seat = live.waiting[0]
            live.push(seat, bots[seat].play(live.view(seat, memory=True), FEW).move)
        assert max(live.scores) > 0


@pytest.mark.parametrize("game", GAMES)
def test_equal_views_get_equal_answers(game: str) -> None:
    """What the bot was asked before, and where the view came from, make no difference."""
    bot, twin = bot_for(game, "expert", 5), bot_for(game, "expert", 5)
    for number, (view, live, seat) in enumerate(states(game, 2, 11)):
        text = json.dumps(view)
        first = bot.play(view, FEW)
        assert json.dumps(view) == text, "a bot must not change a view"
        read = GAMES[game].View(json.loads(text))
        again = twin.play(read, FEW)
        assert again == first
        assert [reason.words for reason in again.reasons] == [reason.words for reason in first.reasons]
        assert live.view(seat).moves == view.moves
        if number == 5:
            break


@pytest.mark.parametrize("game", GAMES)
def test_no_limit_is_too_short_for_an_answer(game: str) -> None:
    """How well limits are kept is measured in bench/time_limits.py."""
    bot = bot_for(game, "expert")
    view = next(view for view, _, _ in states(game, 2, 3) if len(view.moves) > 4 and view["phase"] == "mark")
    for limit in (Limit(nodes=0), Limit(seconds=0.0), Limit(nodes=1), Limit(seconds=0.02)):
        assert bot.play(view, limit).move in view.moves


def test_a_spectator_has_nothing_to_decide() -> None:
    live = silver_and_gold.Game(seed=1)
    for level in ("expert", "easy"):
        with pytest.raises(ValueError, match="nothing to decide"):
            bot_for("silver-and-gold", level).play(live.view(None))


@pytest.mark.parametrize("level", ["expert", "strong", "easy"])
def test_an_obvious_completion_is_not_missed(level: str) -> None:
    """Whoever can complete a card with one box left and nothing else to gain does so, or does better."""
    bot = bot_for("silver-and-gold", level)
    live = silver_and_gold.Game(seed=12)
    seen = 0
    while not live.over:
        seat = live.waiting[0]
        view = live.view(seat, memory=True)
        choice = bot.play(view, FEW)
        if view["question"] == "pattern" and "completes" in choice.reasons[0].words:
            seen += 1
        live.push(seat, choice.move)
    assert seen >= 5


def test_levels_stand_in_their_order() -> None:
    """Differences this large show in a handful of games."""
    for game, rules in GAMES.items():
        total = {"table": 0, "easy": 0}
        for seed in range(3):
            for seats in (("table", "easy"), ("easy", "table")):
                live = rules.Game(seed=seed)
                bots = [bot_for(game, level) for level in seats]
                while not live.over:
                    seat = live.waiting[0]
                    live.push(seat, bots[seat].play(live.view(seat, memory=True)).move)
                for level, points in zip(seats, live.scores, strict=True):
                    total[level] += points
        assert total["table"] > 1.15 * total["easy"], game
