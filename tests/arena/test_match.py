"""Matches are fair, repeatable, and honest about what they don't know."""

from __future__ import annotations

import json
import math
from pathlib import Path

import pytest
from typer.testing import CliRunner

from vermeil.arena.deals import Outcome, Setting, play_deal
from vermeil.arena.match import Estimate, Match, play_match
from vermeil.arena.plot import plot_leads
from vermeil.arena.ratings import rate
from vermeil.build_info import compiled
from vermeil.cli import app
from vermeil.core.errors import SetupError

GOLD = Setting("silver-and-gold")


def test_the_challenger_sits_in_each_seat_of_a_deal_once() -> None:
    outcomes = play_deal(Setting("silver-and-gold", players=3), "random", "random", "deal")
    assert [outcome.seat for outcome in outcomes] == [0, 1, 2]


def test_a_bot_against_itself_is_level_on_every_deal() -> None:
    """The same bots in the same seats play the same game, so the shares of a deal add up to one."""
    played = play_match(GOLD, "random", "random", 4, workers=1)
    assert [sum(outcome.share for outcome in deal) for deal in played.deals] == [1.0] * 4
    assert played.lead.mean == 0


@pytest.mark.skipif(not compiled(), reason="hindsight takes minutes with plain engines")
def test_a_match_tells_completed_cards_and_the_part_of_the_best() -> None:
    """A greedy player completes several islands and is well below what hindsight finds."""
    played = play_match(Setting("silver-and-gold", hindsight=True), "greedy", "random", 1, workers=1)
    assert played.done is not None
    assert played.of_best is not None
    assert played.done.mean > 2
    assert 0.2 < played.of_best.mean < 0.95
    assert play_match(GOLD, "random", "random", 1, workers=1).of_best is None


def test_equal_players_are_ahead_of_each_other_half_the_time() -> None:
    """At any table, and with two players being ahead is winning; in Silver Coin the fewest points are the best."""
    for setting in (Setting("silver-coin", players=3), Setting("silver-and-gold", players=3)):
        played = play_match(setting, "random", "random", 1, workers=1)
        assert played.beaten.mean == pytest.approx(0.5)
    played = play_match(Setting("silver-coin"), "medium", "random", 1, workers=1)
    assert [(outcome.beaten, outcome.share) for outcome in played.deals[0]] == [(1.0, 1.0)] * 2
    assert played.lead.mean < 0


def test_the_result_does_not_depend_on_the_number_of_workers() -> None:
    alone = play_match(GOLD, "greedy", "random", 3, workers=1)
    together = play_match(GOLD, "greedy", "random", 3, workers=2)
    assert alone == together


def test_greedy_beats_random_in_every_game() -> None:
    """About 45 points apart; random never came near in thousands of games."""
    played = play_match(GOLD, "greedy", "random", 2, workers=1)
    assert played.wins.mean == 1.0
    assert played.wins.low < 0.95, "four wins are no proof of always"


@pytest.mark.parametrize(
    ("setting", "bots", "deals", "reason"),
    [
        (Setting("chess"), ("random", "random"), 1, "'chess' is no game"),
        (GOLD, ("nobody", "random"), 1, "no bot 'nobody' plays silver-and-gold"),
        (GOLD, ("random", "random"), 0, "at least one deal"),
        (Setting("silver-coin", hindsight=True), ("random", "random"), 1, "no hindsight for silver-coin"),
    ],
)
def test_what_cannot_be_played_is_refused(setting: Setting, bots: tuple[str, str], deals: int, reason: str) -> None:
    with pytest.raises(SetupError, match=reason):
        play_match(setting, *bots, deals, workers=1)


def test_an_interval_covers_the_mean_and_narrows_with_more_deals() -> None:
    few, many = Estimate.of([1.0, 2.0, 3.0]), Estimate.of([1.0, 2.0, 3.0] * 10)
    assert few.low < few.mean == many.mean < few.high
    assert many.high - many.low < few.high - few.low
    assert Estimate.of([1.0]).high == math.inf


def test_a_share_stays_between_nothing_and_all() -> None:
    sweep, mixed = Estimate.of_shares([1.0] * 10), Estimate.of_shares([0.5, 1.0, 0.0, 0.5])
    assert 0.6 < sweep.low < sweep.high == 1.0
    assert 0.0 < mixed.low < 0.5 < mixed.high < 1.0


def _made_up(challenger: str, defender: str, won: int, lost: int) -> Match:
    deals = [(Outcome(0, 1.0, 10, 5, 1.0),)] * won + [(Outcome(0, 0.0, 5, 10, 0.0),)] * lost
    return Match(GOLD, challenger, defender, tuple(deals))


def test_ten_wins_to_one_are_four_hundred_points() -> None:
    """Elo's scale; the half win added on both sides pulls it in by a little."""
    rated = rate([_made_up("a", "b", 1000, 100)])
    assert [rating.name for rating in rated] == ["a", "b"]
    assert rated[1].elo == 0
    assert 395 < rated[0].elo < 400
    assert rated[0].low < rated[0].elo < rated[0].high


def test_ratings_order_a_chain_of_three() -> None:
    matches = [_made_up("a", "b", 30, 10), _made_up("b", "c", 30, 10), _made_up("a", "c", 36, 4)]
    assert [rating.name for rating in rate(matches)] == ["a", "b", "c"]


def test_the_command_writes_table_json_and_picture(tmp_path: Path) -> None:
    data, picture = tmp_path / "match.json", tmp_path / "match.svg"
    options = ["--games", "2", "--workers", "1", "--json", str(data), "--plot", str(picture)]
    done = CliRunner().invoke(app, ["match", "greedy", "random", *options])
    assert done.exit_code == 0
    assert "greedy wins" in done.output
    assert json.loads(data.read_text())["games"] == 4
    assert "<svg" in picture.read_text()


def test_a_picture_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="can't be written"):
        plot_leads(_made_up("a", "b", 3, 2), tmp_path / "leads.nonsense")
