"""Matches are fair, repeatable, and honest about what they don't know."""

from __future__ import annotations

import json
import math
import os
import signal
import subprocess
import sys
from dataclasses import asdict
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from bench.ladder import MIXES, random_mixes
from vermeil.arena.deals import Outcome, Setting, _ahead, play_deal
from vermeil.arena.match import Estimate, Match, play_match
from vermeil.arena.plot import plot_leads
from vermeil.arena.skill import Placing, rate_tables, tables_of
from vermeil.bots.expedition import cache
from vermeil.bots.silver_coin.weights import HAND, LEARNED, Learned, file_name, learned_for
from vermeil.build_info import compiled
from vermeil.cli import app
from vermeil.core.errors import SetupError
from vermeil.games import rules_of
from vermeil.games.silver_coin.deck import deck_names, read_deck

GOLD = Setting("silver-and-gold")


def test_the_challenger_sits_in_each_seat_of_a_deal_once() -> None:
    outcomes = play_deal(Setting("silver-and-gold", players=3), "random", "random", "deal")
    assert [outcome.seat for outcome in outcomes] == [0, 1, 2]


def test_a_bot_against_itself_plays_no_game_twice() -> None:
    """The challenger has chance of its own: the same game once more would tell nothing."""
    played = play_match(GOLD, "random", "random", 4, workers=1)
    assert len({outcome.record for deal in played.deals for outcome in deal}) == 8
    assert played.alike == 0


def test_who_leaves_nothing_to_chance_is_told_so() -> None:
    """Greedy against itself is level on every deal, since both games of it are the same one."""
    played = play_match(GOLD, "greedy", "greedy", 2, workers=1)
    assert played.alike == 2
    assert [sum(outcome.share for outcome in deal) for deal in played.deals] == [1.0] * 2
    assert played.lead.mean == 0
    done = CliRunner().invoke(app, ["match", "greedy", "greedy", "--games", "2", "--workers", "1"])
    assert "greedy against itself: 2 of 2 deals went alike in every seat" in done.output


def test_one_deal_is_told_as_one_and_has_no_interval() -> None:
    """And two bots of one name are told apart."""
    done = CliRunner().invoke(
        app, ["match", "random", "random", "--games", "1", "--workers", "1"], env={"COLUMNS": "90"}
    )
    said = " ".join(done.output.split())
    assert "silver-and-gold, 2 players, 1 paired deal (2 games)" in said
    assert said.count("too few for an interval") == 4
    assert "inf" not in said
    assert "│ random's points" in said
    assert "│ the other random's points" in said


def test_two_players_of_different_names_meet_the_chance_they_always_met() -> None:
    """Published figures stay what they are: only a bot against itself has another stream."""
    outcomes = play_deal(GOLD, "greedy", "random", "deal")
    assert [outcome.points for outcome in outcomes] == [78, 93]


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
    for name in ("silver-coin", "silver-and-gold"):
        game = rules_of(name).Game(players=3, seed=2)
        while game.waiting:
            game.push(game.waiting[0], game.legal_moves(game.waiting[0])[0])
        assert [_ahead(game, one, two) + _ahead(game, two, one) for one, two in combinations(range(3), 2)] == [1.0] * 3
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
    assert played.wins.low < 0.95, "four wins do not prove that it always wins"


@pytest.mark.parametrize(
    ("setting", "bots", "deals", "reason"),
    [
        (Setting("chess"), ("random", "random"), 1, "'chess' is not a game"),
        (GOLD, ("nobody", "random"), 1, "no bot 'nobody' plays silver-and-gold"),
        (GOLD, ("random", "random"), 0, "at least one deal, not 0"),
        (GOLD, ("random", "random"), 1.5, "at least one deal, not 1.5"),
        (Setting("silver-coin", hindsight=True), ("random", "random"), 1, "no hindsight for silver-coin"),
    ],
)
def test_what_cannot_be_played_is_refused(setting: Setting, bots: tuple[str, str], deals: Any, reason: str) -> None:
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


def test_the_games_of_a_match_are_rated_by_who_came_in_ahead() -> None:
    """In either seat; a shared place is shared, and a chain of three comes out in its order."""
    shared = Match(GOLD, "a", "b", ((Outcome(0, 0.5, 7, 7, 0.5), Outcome(1, 0.0, 5, 9, 0.0)),))
    assert tables_of(shared) == [[Placing(("a", "b"), (0, 0)), Placing(("b", "a"), (0, 1))]]
    matches = [_made_up("a", "b", 30, 10), _made_up("b", "c", 30, 10), _made_up("a", "c", 36, 4)]
    rated = rate_tables([deal for match in matches for deal in tables_of(match)])
    assert [skill.name for skill in rated] == ["a", "b", "c"]
    assert rated[0].low < rated[0].rating < rated[0].high


def test_the_ratings_command_has_the_same_ratings_as_its_games(tmp_path: Path) -> None:
    data = tmp_path / "ratings.json"
    done = CliRunner().invoke(app, ["ratings", "easy", "random", "-n", "2", "--workers", "1", "--json", str(data)])
    assert done.exit_code == 0, done.output
    found = json.loads(data.read_text())
    played = play_match(GOLD, "easy", "random", 2, seed="ratings", workers=1)
    assert found["ratings"] == [asdict(skill) for skill in rate_tables(tables_of(played))]
    assert found["matches"][0]["lead"] == played.lead.to_dict()
    assert found["ratings"][0]["name"] == "easy"
    assert "rating" in done.output


def test_the_command_writes_table_json_and_picture(tmp_path: Path) -> None:
    data, picture = tmp_path / "match.json", tmp_path / "match.svg"
    options = ["--games", "2", "--workers", "1", "--json", str(data), "--plot", str(picture)]
    done = CliRunner().invoke(app, ["match", "greedy", "random", *options])
    assert done.exit_code == 0
    assert "greedy wins" in done.output
    assert json.loads(data.read_text())["games"] == 4
    assert "<svg" in picture.read_text()


@pytest.mark.parametrize("command", ["match", "ratings", "tournament", "study", "deck study"])
def test_data_can_be_the_output(command: str, tmp_path: Path) -> None:
    """With `--json -` a program reads the output, and people read stderr."""
    bots = {"deck study": ["--games", "1"], "study": ["easy", "random", "-n", "1", "--out", str(tmp_path / "kept")]}
    wanted = [*command.split(), *bots.get(command, ["easy", "random", "--deals", "1"]), "--workers", "1", "--json", "-"]
    wanted += ["--out", str(tmp_path / "page.html")] if command == "deck study" else []
    done = CliRunner().invoke(app, wanted)
    assert done.exit_code == 0, done.output
    assert json.loads(done.stdout)
    assert "easy" in done.stderr or "1 games of" in done.stderr
    assert not Path("-").exists()


@pytest.mark.parametrize(
    "command", [["match", "easy", "nobody"], ["deck study", "--games", "0"], ["tournament", "easy"]]
)
def test_what_is_refused_leaves_no_file(command: list[str], tmp_path: Path) -> None:
    page, data = tmp_path / "page.html", tmp_path / "data.json"
    wanted = [*command[0].split(), *command[1:], "--json", str(data)]
    wanted += ["--out", str(page)] if command[0] == "deck study" else []
    assert isinstance(CliRunner().invoke(app, wanted).exception, SetupError)
    assert list(tmp_path.iterdir()) == []


def test_a_picture_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="can't be written"):
        plot_leads(_made_up("a", "b", 3, 2), tmp_path / "leads.nonsense")


def test_what_was_played_with_is_named_by_hash(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Silver Coin's strong plays by weights that a training changes; easy and random have none."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    learned_for.cache_clear()
    setting = Setting("silver-coin", options={"deck": "coin+amulet:3"})
    shipped = Match(setting, "strong", "easy", ()).played_with()
    assert shipped["deck"] == "coin+amulet:3"
    assert shipped["knowledge"]["easy"] is None
    cache.write(file_name("coin+amulet:3"), Learned(HAND, LEARNED.kept_low).to_json().encode())
    learned_for.cache_clear()
    trained = Match(setting, "strong", "easy", ()).played_with()
    learned_for.cache_clear()
    assert len(trained["knowledge"]["strong"]) == 16
    assert trained["knowledge"]["strong"] != shipped["knowledge"]["strong"]


def test_the_picture_needs_its_library_before_anything_is_played(tmp_path: Path) -> None:
    """In a process in which matplotlib can't be found."""
    code = "import sys; sys.modules['matplotlib'] = None; sys.argv[0] = 'vermeil'; from vermeil.cli import main; main()"
    wanted = ["match", "random", "random", "--games", "100000", "--plot", str(tmp_path / "x.svg")]
    done = subprocess.run(
        [sys.executable, "-c", code, *wanted], capture_output=True, text=True, check=False, timeout=60
    )
    assert done.returncode == 2
    assert "pictures need matplotlib" in done.stderr
    assert not (tmp_path / "x.svg").exists()


# The command, with a bar that tells each deal in a line.
TELLING = """
import sys
from rich.progress import Progress
from vermeil.cli import main

Progress.advance = lambda *_: print("a deal", flush=True)
sys.argv[0] = "vermeil"
main()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is no signal there")
@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_leaves_what_was_played(tmp_path: Path, workers: str) -> None:
    """A real process, a real signal to it and to all that it has started, as a terminal sends it."""
    data = tmp_path / "match.json"
    wanted = ["match", "random", "random", "--games", "100000", "--workers", workers, "--json", str(data)]
    command = [sys.executable, "-c", TELLING, *wanted]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as running:
        assert running.stdout is not None
        for _ in range(3):
            assert running.stdout.readline() == "a deal\n"
        os.killpg(running.pid, signal.SIGINT)
        out, err = running.communicate(timeout=60)
    assert running.returncode == 130
    assert "stopped after" in out
    assert "Traceback" not in err
    kept = json.loads(data.read_text())
    assert kept["wanted"] == 100000
    assert 0 < len(kept["deals"]) < 100000


NOBODY_ANSWERS = """
class Waits:
    def play(self, view, limit=None):
        raise KeyboardInterrupt  # as if somebody pressed Ctrl-C while it thinks
"""


@pytest.mark.parametrize("command", ["match", "ratings", "tournament", "deck study"])
def test_ctrl_c_before_the_first_deal_is_told(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "stopping.py").write_text(NOBODY_ANSWERS, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    bots = ["--bot", "stopping:Waits"] if command == "deck study" else ["stopping:Waits", "random"]
    done = CliRunner().invoke(app, [*command.split(), *bots, "--workers", "1", "-n", "2"])
    assert done.exit_code == 130
    assert "stopped before the first deal was played" in done.stderr
    assert [file.name for file in tmp_path.glob("*.*")] == ["stopping.py"]


STOPS_IN_THE_SECOND_GAME = """
class Waits:
    kept = 0
    def play(self, view, limit=None):
        Waits.kept += view.moves[0].startswith("keep:")  # both seats do so once a game
        if Waits.kept > 2:
            raise KeyboardInterrupt
        return view.moves[0]
"""


def test_ctrl_c_before_the_second_decks_first_game_keeps_the_first_deck(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "stopping_later.py").write_text(STOPS_IN_THE_SECOND_GAME, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    wanted = ["deck", "study", "standard", "standard", "--bot", "stopping_later:Waits", "--workers", "1", "-n", "1"]
    done = CliRunner().invoke(app, [*wanted, "--json", "-"])
    assert done.exit_code == 130
    assert [deck["games"] for deck in json.loads(done.stdout)] == [1]
    assert (tmp_path / "deck-study.html").exists()


def test_mixes_by_a_seed_are_what_the_documents_say() -> None:
    """Whoever gives the command plays the same mixes, and each number comes from any of the decks."""
    mixes = random_mixes(60, MIXES)
    assert mixes == random_mixes(60, MIXES) != random_mixes(60, "others")
    assert mixes[:5] == random_mixes(5, MIXES)
    drawn = [read_deck(mix).sources for mix in mixes]
    assert all(set(column) == set(deck_names()) for column in zip(*drawn, strict=True))
    root = Path(__file__).parents[2]
    for page in ("docs/bots.md", "bench/RESULTS.md"):
        assert f"python -m bench.ladder --mixes 60 --seed {MIXES}" in (root / page).read_text(encoding="utf-8")
