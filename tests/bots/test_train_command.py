"""`vermeil train` keeps what wins a match on fresh deals and nothing else, and can be undone."""

from __future__ import annotations

import json
from array import array
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.games.silver_and_gold.positions import SMALL_DECK
from vermeil.arena.trial import has_won, play_trial
from vermeil.bots.contest import keep, undo
from vermeil.bots.expedition import cache
from vermeil.bots.expedition.correction_files import pack
from vermeil.bots.expedition.price_files import to_data
from vermeil.bots.silver_and_gold.layout import SIZE
from vermeil.bots.silver_and_gold.prices import first_prices, prices_for
from vermeil.bots.silver_and_gold.solved import forget_lookups
from vermeil.bots.silver_and_gold.training import course
from vermeil.bots.silver_coin.training import Course
from vermeil.bots.silver_coin.weights import LEARNED, Learned, file_name, learned_for
from vermeil.build_info import compiled
from vermeil.cli import app
from vermeil.core.errors import SetupError
from vermeil.games.silver_and_gold.cards import Deck

slow_when_plain = pytest.mark.skipif(not compiled(), reason="look-ups take minutes to solve with plain engines")
MIX = "coin+amulet:3"
# Weights that know nothing: no card is better than another.
BAD = Learned(tuple(0.0 for _ in LEARNED.weights), LEARNED.kept_low)


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    learned_for.cache_clear()
    forget_lookups()


def contest_against(old: Learned, new: Learned) -> bool:
    """Whether new weights would be kept where those are in use."""
    cache.write(file_name(MIX), old.to_json().encode())
    learned_for.cache_clear()
    return has_won(play_trial(Course(MIX).contest({file_name(MIX): new.to_json().encode()}), 10))


def test_what_is_better_wins_and_what_is_worse_does_not() -> None:
    """Ten deals are enough to tell weights that know nothing from those that come with Vermeil."""
    assert contest_against(BAD, LEARNED)
    assert not contest_against(LEARNED, BAD)
    assert not contest_against(LEARNED, LEARNED), "the same is not better"


def test_a_short_training_that_makes_bots_worse_is_not_kept(tmp_path: Path) -> None:
    file = tmp_path / "trial.json"
    options = ["--game", "silver-coin", "--deck", MIX, "--rounds", "1", "-n", "100", "--deals", "10"]
    done = CliRunner().invoke(app, ["train", *options, "--json", str(file)])
    assert done.exit_code == 0, done.output
    played = json.loads(file.read_text())
    hashes = played["played_with"]["knowledge"]
    assert len(played["deals"]) == 10
    assert played["kept"] is False
    assert f"{hashes['trained']} is not kept" in done.output
    assert f"{hashes['before']} stays" in done.output
    assert learned_for(MIX) == LEARNED
    assert [name for name in (tmp_path / "vermeil").iterdir() if "silver-coin" in name.name] == []


def test_what_wins_is_kept_and_can_be_taken_back() -> None:
    """The weights in use know nothing, so a single generation beats them."""
    cache.write(file_name(MIX), BAD.to_json().encode())
    options = ["train", "--game", "silver-coin", "--deck", MIX]
    done = CliRunner().invoke(app, [*options, "--rounds", "1", "-n", "100", "--deals", "6"])
    assert done.exit_code == 0, done.output
    assert "is kept and used from now on" in done.output
    trained = learned_for(MIX)
    assert trained not in (BAD, LEARNED)
    for expected in (BAD, trained):
        assert CliRunner().invoke(app, [*options, "--undo"]).exit_code == 0
        assert learned_for(MIX) == expected


def test_undo_leads_back_to_what_is_shipped() -> None:
    keep((file_name(MIX),), {file_name(MIX): BAD.to_json().encode()})
    assert learned_for(MIX) == BAD
    done = CliRunner().invoke(app, ["train", "--game", "silver-coin", "--deck", MIX, "--undo"])
    assert "what comes with Vermeil is in use" in done.output
    assert learned_for(MIX) == LEARNED


def test_without_a_training_there_is_nothing_to_undo() -> None:
    with pytest.raises(SetupError, match="nothing to undo"):
        undo(("silver-coin-none.json",))
    assert isinstance(CliRunner().invoke(app, ["train", "--undo"]).exception, SetupError)


def test_a_cache_that_can_not_be_written_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    with pytest.raises(SetupError, match="can't be kept"):
        keep(("x",), {"x": b"1"})


@slow_when_plain
def test_islands_are_contested_with_both_kinds_of_data() -> None:
    """Weights without any sense lose; the same data once more are not better."""
    deck = SMALL_DECK
    files = course(deck).files
    same = json.dumps(to_data(prices_for(deck))).encode()
    nonsense = pack(array("f", ((at * 7919 % 97 - 48) for at in range(SIZE))))
    assert not has_won(play_trial(course(deck).contest({files[0]: same}), 3))
    contest = course(deck).contest({files[0]: same, files[1]: nonsense})
    played = play_trial(contest, 6)
    assert played.lead.mean < 0
    assert not has_won(played)
    assert played.played_with()["deck"].endswith(deck.hash)
    assert contest.known["trained"] != contest.known["before"]
    json.dumps(played.to_dict())


@slow_when_plain
def test_a_deck_for_one_is_contested_alone() -> None:
    deck = Deck("alone", SMALL_DECK.cards[:5])
    fresh = {course(deck).files[0]: json.dumps(to_data(first_prices())).encode()}
    played = play_trial(course(deck).contest(fresh), 2)
    assert played.setting.players == 1
    assert [len(deal) for deal in played.deals] == [1, 1]
