"""How a review goes: what arrives first, how it is stopped, and how much work a record can ask for."""

from __future__ import annotations

import re
from itertools import count, pairwise, takewhile
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.golden.games import record_of
from vermeil.bots import bot_for
from vermeil.build_info import compiled
from vermeil.coach import StoppedError, review
from vermeil.coach.evaluator import evaluator_of
from vermeil.coach.ladder import FITTED, LEVELS, RUNGS, SLIPS, rating, slip_of
from vermeil.coach.reviewing import CARES, MOST_DECISIONS, USUAL, VILLAGE_CARES
from vermeil.core.errors import RecordError
from vermeil.core.record import read
from vermeil.games import rules_of

needs_tables = pytest.mark.skipif(not compiled(), reason="tables take minutes to solve with plain engines")
COACH = Path(__file__).parents[2] / "docs" / "coach.md"


@needs_tables
def test_values_come_first_then_decisions_with_the_worst_suspects_first() -> None:
    found: list[Any] = list(review(record_of("silver-and-gold-2"), nodes=3, kept=False))[:-1]
    kinds = [finding["finding"] for finding in found]
    first = kinds.index("decision")
    assert set(kinds[first:]) == {"decision"}
    falls = [
        -sum(
            (1 if scale == "share" else 0.01) * (each[scale]["fortune"] - each[scale]["loss"])
            for scale in ("share", "points")
        )
        for each in found[first:]
    ]
    assert all(one >= other - 1e-9 for one, other in pairwise(falls))


@needs_tables
@pytest.mark.parametrize("game", ["silver-and-gold", "pyramids"])
def test_alone_the_evaluator_expects_at_every_moment_what_it_will_score(game: str) -> None:
    """Cards that nobody has taken yet bring points too; with others at the table they bring as much to them."""
    ways = []
    for deal in range(8):
        table = rules_of(game).Game(players=1, seed=f"alone {deal}")
        bot = bot_for(game, "table")
        while table.waiting:
            table.push(0, bot.play(table.view(0, memory=True)).move)
        found: Any = review(table.transcript(), nodes=4, kept=False, workers=1)
        early = takewhile(lambda each: each["finding"] != "decision", found)
        ways.append([each["points"][0] for each in early if each["finding"] == "value"])
    means = [sum(way[at * (len(way) - 1) // 4] for way in ways) / len(ways) for at in range(5)]
    assert max(means) - min(means) < 12  # what a game alone brings has a standard deviation of about 15 points


@needs_tables
@pytest.mark.parametrize("pieces", [0, 1, 60])
def test_a_review_is_stopped_between_pieces(pieces: int) -> None:
    found: list[Any] = []
    way = review(record_of("silver-and-gold-2"), nodes=3, kept=False, stop=lambda: len(found) >= pieces)
    with pytest.raises(StoppedError):
        found.extend(way)
    assert len(found) >= pieces
    assert not any(getattr(finding, "data", None) for finding in found)


def test_a_long_game_gets_fewer_playouts_for_each_decision() -> None:
    quick = CARES["quick"]
    assert quick.spread_over(USUAL) == quick
    longer = quick.spread_over(2 * USUAL)
    assert (longer.nodes, longer.patience.nodes, longer.patience.most) == (10, 10, 80)
    assert quick.spread_over(USUAL, 2.0) == longer
    assert quick.spread_over(USUAL // 4, 4.0) == quick
    assert quick.spread_over(10**9).nodes == 2


def test_crowded_villages_get_fewer_playouts() -> None:
    """Who plays at random and never calls has villages that grow and grow, and playouts take long there."""
    game: Any = rules_of("silver-coin").Game(players=4, seed=1, deck="bullet")
    rng = Random(1)
    while game.waiting:
        moves = game.spellings(game.waiting[0])
        game.push(game.waiting[0], rng.choice([move for move in moves if move != "call"] or moves))
    decisions = sum(1 for _ in read(game.transcript()).moves())
    usual = rules_of("silver-coin").replay(record_of("silver-coin-2"))
    evaluator, quick = evaluator_of("silver-coin", game.deck), VILLAGE_CARES["quick"]
    assert evaluator.weight(usual) == 1
    assert evaluator.weight(game) > 2
    assert quick.spread_over(decisions, evaluator.weight(game)).nodes < quick.spread_over(decisions).nodes


def test_a_game_of_too_many_decisions_is_refused() -> None:
    """With endless patience cards go to the discard pile and back for as long as anybody likes."""
    game: Any = rules_of("silver-coin").Game(players=2, seed=1, variants={"patience": "none"})
    rng = Random(1)
    for decisions in count():
        if not game.waiting:
            break
        seat = game.waiting[0]
        moves = game.spellings(seat)
        wanted = ("take", "swap") if decisions <= MOST_DECISIONS else ("call",)
        liked = [move for move in moves if move.partition(":")[0] in wanted]
        game.push(seat, rng.choice(liked or moves))
    with pytest.raises(RecordError, match=f"at most {MOST_DECISIONS} decisions"):
        list(review(game.transcript()))


def test_ratings_are_those_of_the_ladder() -> None:
    table = re.findall(
        r"^\| `(\w+)` \| (.*) \|$",
        COACH.read_text(encoding="utf-8").split("| rated |")[1].split("##")[0],
        re.MULTILINE,
    )
    rows = {name: [cell.split(" ")[0] for cell in cells.split(" | ")] for name, cells in table}
    for at, game in enumerate(("silver-and-gold", "pyramids", "silver-coin")):
        assert [str(RUNGS[game][level]) for level in LEVELS] == [rows[level][at] for level in LEVELS]


def test_a_slip_is_what_is_lost_and_in_silver_coin_evened_out() -> None:
    """Who gained more than the evaluator slipped less, however much there was to lose; nobody slips less than not."""
    assert slip_of("pyramids", [0.0, 1.0, 2.0], [9.0, 9.0, 9.0]) == 1.0
    usual, evened = FITTED["silver-coin"]["usual"], FITTED["silver-coin"]["evened"]
    assert 0 < evened < 1
    assert slip_of("silver-coin", [1.0, 2.0], [usual - 1.5] * 2) == pytest.approx(1.5)
    assert slip_of("silver-coin", [1.0, 2.0], [usual - 0.5] * 2) == pytest.approx(1.5 - evened)
    assert slip_of("silver-coin", [0.1], [9.0]) == 0.0
    assert slip_of("silver-coin", [], []) == 0.0


@pytest.mark.parametrize("game", list(RUNGS))
def test_who_slips_as_a_level_does_is_rated_like_it(game: str) -> None:
    for level, slip in zip(LEVELS, SLIPS[game], strict=True):
        assert rating(game, [slip])["rating"] == pytest.approx(RUNGS[game][level])
    ratings = [rating(game, [slip])["rating"] for slip in (9.0, 2.0, 1.0, 0.5, 0.2, 0.1, 0.0)]
    assert ratings == sorted(ratings)
    assert rating(game, [0.5] * 5)["error"] < rating(game, [0.5])["error"]
