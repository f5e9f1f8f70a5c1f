"""Studies: data on disk that is the same however it was made, goes on after any end, and is never half."""

from __future__ import annotations

import json
import random
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest
from typer.testing import CliRunner

from vermeil.arena import Here, Plan, Processes, play_match, play_study, read_study
from vermeil.arena.deals import Setting
from vermeil.arena.sequential import ConfidenceSequence
from vermeil.arena.study import SCHEMAS
from vermeil.arena.verdicts import Verdict
from vermeil.build_info import compiled
from vermeil.cli import app
from vermeil.core.errors import DeckError, SetupError, StudyError
from vermeil.games import rules_of

QUICK = Plan(("easy", "random"), deals=3, control=False)
DOCS = Path(__file__).parents[2] / "docs" / "studies.md"


def rows_of(folder: Path, table: str = "games") -> list[dict[str, Any]]:
    return list(read_study(folder).rows(table))


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished study with all its tables."""
    folder = tmp_path_factory.mktemp("study")
    play_study(Plan(("easy", "random"), deals=3, control=False, decisions=True, records=True), folder, executor=Here())
    return folder


def test_a_study_has_the_games_of_the_match(whole: Path) -> None:
    """The same deals, seats and chance: a study is a match that is kept."""
    match = play_match(Setting("silver-and-gold"), "easy", "random", 3, seed="study", workers=1)
    found = [(row["seat"], row["points"], row["record"]) for row in rows_of(whole)]
    assert found == [(game.seat, game.points, game.record) for deal in match.deals for game in deal]
    [verdict] = read_study(whole).verdicts()
    assert verdict.lead.mean == pytest.approx(match.lead.mean)
    assert verdict.lead.high == pytest.approx(match.lead.high)
    assert verdict.win_share.low == pytest.approx(match.wins.low)


def test_every_decision_and_record_is_there(whole: Path) -> None:
    games, decisions, records = (rows_of(whole, table) for table in ("games", "decisions", "records"))
    assert sum(row["moves"] for row in games) == len(decisions)
    for game, record in zip(games, records, strict=True):
        again = rules_of("silver-and-gold").replay(record["text"])
        assert " ".join(map(str, again.scores)) == game["scores"]
        moves = [row for row in decisions if (row["deal"], row["seat"]) == (game["deal"], game["seat"])]
        assert [row["move"] for row in moves] == [
            line.split(" ", 1)[1] for line in record["text"].splitlines() if line[:2] in {"0 ", "1 "}
        ]


def test_the_table_is_one_line_away(whole: Path) -> None:
    table = read_study(whole).table()
    assert table.num_rows == 6
    assert table.column_names == list(SCHEMAS["games"])
    assert pq.read_table(whole / "games.parquet").num_rows == 6


def test_rows_do_not_depend_on_workers_or_format(whole: Path, tmp_path: Path) -> None:
    plan = Plan(("easy", "random"), deals=3, control=False, decisions=True, records=True, format="csv")
    play_study(plan, tmp_path, executor=Processes(2))
    for table in SCHEMAS:
        assert rows_of(tmp_path, table) == rows_of(whole, table)
    assert read_study(tmp_path).table().to_pylist() == read_study(whole).table().to_pylist()


def test_more_deals_go_on_from_a_finished_study(tmp_path: Path) -> None:
    play_study(QUICK, tmp_path / "grown", executor=Here())
    play_study(QUICK.longer(5), tmp_path / "grown", executor=Here())
    play_study(QUICK.longer(5), tmp_path / "at-once", executor=Here())
    assert rows_of(tmp_path / "grown") == rows_of(tmp_path / "at-once")


def test_every_pair_and_setting_is_a_cell(tmp_path: Path) -> None:
    plan = Plan(("easy", "random"), "pyramids", 1, players=(2, 3), variants=((), ("tracker",)), control=False)
    play_study(plan, tmp_path, executor=Here())
    assert [(row["cell"], row["players"], row["variants"]) for row in rows_of(tmp_path)] == [
        (cell, players, variants)
        for cell, (players, variants) in enumerate([(2, ""), (2, "tracker"), (3, ""), (3, "tracker")])
        for _ in range(players)
    ]


def test_ctrl_c_and_a_kill_cost_nothing_that_was_written(tmp_path: Path) -> None:
    """The real command, stopped by Ctrl-C and then killed in the middle; what it ends with is what one run has."""
    command = [sys.executable, "-m", "vermeil", "study", "easy", "random", "--deals", "400", "--no-control"]
    command += ["--out", str(tmp_path / "study"), "--workers", "1", "--format", "csv"]
    began = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    _wait_for(tmp_path / "study" / "study.json")
    time.sleep(1.5)
    began.send_signal(signal.SIGINT)
    _, said = began.communicate(timeout=60)
    assert began.returncode == 130, said
    assert "the same command goes on" in said
    first = rows_of(tmp_path / "study")
    assert 0 < len(first) < 800
    again = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    time.sleep(2)
    again.kill()
    again.wait(timeout=60)
    assert rows_of(tmp_path / "study")[: len(first)] == first
    deals = len(first) // 2 + 2
    plan = Plan(("easy", "random"), deals=deals, control=False, format="csv")
    play_study(plan, tmp_path / "study", executor=Here())
    play_study(plan, tmp_path / "straight", executor=Processes(2))
    assert rows_of(tmp_path / "study")[: 2 * deals] == rows_of(tmp_path / "straight")


def _wait_for(file: Path) -> None:
    for _ in range(600):
        if file.exists():
            return
        time.sleep(0.1)
    pytest.fail(f"{file} never came")


@pytest.mark.parametrize("kind", ["parquet", "csv"])
def test_a_half_written_part_is_set_aside_and_played_again(tmp_path: Path, kind: str) -> None:
    plan = Plan(("easy", "random"), deals=4, control=False, records=True, format=kind)
    play_study(plan, tmp_path / "straight", executor=Here())

    def stop(done: int, most: int) -> None:
        del most
        if done in {1, 3}:
            raise KeyboardInterrupt

    folder = tmp_path / "study"
    for _ in range(2):
        assert play_study(plan, folder, executor=Here(), tick=stop).state == "stopped"
    parts = sorted((folder / "games.parts").iterdir())
    assert len(parts) == 2
    text = parts[1].read_bytes()
    parts[1].write_bytes(text[: len(text) * 2 // 3])
    with pytest.raises(StudyError, match=parts[1].name):
        rows_of(folder)
    played = play_study(plan, folder, executor=Here())
    assert "set aside" in played.notes[0]
    assert rows_of(folder) == rows_of(tmp_path / "straight")
    assert rows_of(folder, "records") == rows_of(tmp_path / "straight", "records")
    assert [file.suffix for file in (folder / "games.parts").iterdir()] == [".broken"]


def test_a_fault_in_the_middle_keeps_what_was_played(tmp_path: Path) -> None:
    def fault(done: int, most: int) -> None:
        del most
        if done == 2:
            raise RuntimeError

    with pytest.raises(RuntimeError):
        play_study(QUICK, tmp_path, executor=Here(), tick=fault)
    assert len(rows_of(tmp_path)) == 4


@pytest.mark.parametrize(
    ("plan", "reason"),
    [
        (Plan(("nobody", "random")), "no bot 'nobody' plays silver-and-gold"),
        (Plan(()), "at least one bot"),
        (Plan(("random", "random")), "each bot once"),
        (Plan(("easy", "random"), "chess"), "'chess' is not a game"),
        (Plan(("easy", "random"), deals=0), "deals 0"),
        (Plan(("easy", "random"), players=(7,)), "7"),
        (Plan(("easy", "random"), format="xls"), "parquet or csv"),
        (Plan(("easy", "random"), variants=(("none-such",),)), "none-such"),
    ],
)
def test_what_cannot_be_studied_is_refused_before_anything_is_written(plan: Plan, reason: str, tmp_path: Path) -> None:
    with pytest.raises(SetupError, match=reason):
        play_study(plan, tmp_path / "study", executor=Here())
    assert not (tmp_path / "study").exists()


def test_a_deck_that_cannot_be_played_is_refused(tmp_path: Path) -> None:
    (tmp_path / "deck.txt").write_text("game silver-and-gold\nname bad\n\ns01 grey\n. .\n")
    with pytest.raises(DeckError):
        play_study(Plan(("easy", "random"), decks=("deck.txt",), folder=str(tmp_path)), tmp_path / "study")


def test_another_study_or_version_in_the_folder_is_left_alone(whole: Path, tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="holds another study: its seed is 'study', not 'other'"):
        play_study(Plan(("easy", "random"), seed="other", control=False, decisions=True, records=True), whole)
    head = json.loads((whole / "study.json").read_text())
    (tmp_path / "study.json").write_text(json.dumps(head | {"vermeil study": 99}))
    with pytest.raises(SetupError, match="another version of Vermeil: format 99"):
        read_study(tmp_path)
    (tmp_path / "study.json").write_text("{")
    with pytest.raises(SetupError, match="half written"):
        play_study(QUICK, tmp_path)
    with pytest.raises(SetupError, match="holds no study"):
        read_study(tmp_path / "nowhere")


def test_a_plan_comes_from_a_small_file(tmp_path: Path) -> None:
    file = tmp_path / "plan.toml"
    file.write_text('bots = ["easy", "random"]\ngame = "pyramids"\ndeals = 50\nplayers = [2]\ncontrol = false\n')
    done = CliRunner().invoke(
        app, ["study", "--plan", str(file), "--deals", "1", "--out", str(tmp_path / "out"), "--workers", "1"]
    )
    assert done.exit_code == 0, done.output
    assert read_study(tmp_path / "out").plan == Plan(("easy", "random"), "pyramids", 1, control=False)
    for text, reason in (("bots = 3", "bots is a list"), ('bot = ["easy"]', "no 'bot'"), ("bots = [", "not TOML")):
        file.write_text(text)
        with pytest.raises(SetupError, match=reason):
            Plan.load(file)


def test_the_documentation_names_every_column() -> None:
    text = DOCS.read_text(encoding="utf-8")
    for schema in SCHEMAS.values():
        for column in schema:
            assert f"`{column}`" in text, column


# --- verdicts -----------------------------------------------------------------------------------------------


def test_a_sequence_covers_the_truth_at_every_moment() -> None:
    """Looked at after each of 400 deals, 200 times: it may miss the truth in 5 % of the runs at some moment."""
    rng = random.Random(5)
    missed = 0
    for _ in range(200):
        sequence, out = ConfidenceSequence(), False
        for _ in range(400):
            sequence.add(rng.choice((0.0, 0.5, 0.5, 1.0)))
            low, high = sequence.bounds
            out |= not low <= 0.5 <= high
        missed += out
    assert missed <= 10


def test_a_study_stops_when_it_is_decided(tmp_path: Path) -> None:
    """Easy beats random always: some tens of deals show it, whoever plays them."""
    plan = Plan(("easy", "random"), deals=1000, control=False, until_decided=True, format="csv")
    one = play_study(plan, tmp_path / "one", executor=Here())
    two = play_study(plan, tmp_path / "two", executor=Processes(2))
    [verdict] = one.verdicts()
    assert one.state == two.state == "done"
    assert verdict.watch.decided() == "better"
    assert verdict.deals < 60
    assert rows_of(tmp_path / "one") == rows_of(tmp_path / "two")


def test_taking_luck_out_leaves_the_mean_and_takes_spread() -> None:
    """Many small studies whose truth is known: without luck they are right on average, and nearer to it."""
    rng = random.Random(3)
    raw, clean = [], []
    for _ in range(400):
        verdict = Verdict(0)
        for deal in range(40):
            luck = rng.gauss(0, 5)
            row = {"cell": 0, "deal": deal, "beaten": 0.5, "share": 0.5, "luck": luck}
            verdict.add([{**row, "lead": 2 + 0.7 * luck + rng.gauss(0, 3) + 0.05 * luck * luck - 1.25}])
        raw.append(verdict.lead.mean)
        assert verdict.lead_without_luck is not None
        assert verdict.factor is not None
        clean.append(verdict.lead_without_luck.mean)
    error = [sum((mean - 2) ** 2 for mean in means) / len(means) for means in (raw, clean)]
    assert error[1] < error[0] / 1.5
    assert abs(sum(clean) / len(clean) - 2) < 4 * (error[1] / len(clean)) ** 0.5


@pytest.mark.skipif(not compiled(), reason="the evaluator needs compiled engines")
@pytest.mark.parametrize("game", ["silver-and-gold", "pyramids"])
def test_luck_has_no_expectation(game: str, tmp_path: Path) -> None:
    """One who plays well against one who does not, so that nothing cancels by itself: four standard errors."""
    play_study(Plan(("table", "random"), game, 25), tmp_path, executor=Here())
    luck = [row["luck"] for row in rows_of(tmp_path)]
    mean = sum(luck) / len(luck)
    spread = (sum((value - mean) ** 2 for value in luck) / (len(luck) - 1)) ** 0.5
    assert spread > 1
    assert abs(mean) < 4 * spread / len(luck) ** 0.5
    assert read_study(tmp_path).cells[0]["evaluator"].startswith("table ")
