"""Studies: data on disk that is the same however it was made, goes on after any end, and is never half."""

from __future__ import annotations

import io
import json
import random
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest
from rich.console import Console
from typer.testing import CliRunner

from vermeil.arena import Here, Plan, Processes, play_match, play_study, read_study
from vermeil.arena.deals import Setting
from vermeil.arena.sequential import ConfidenceSequence
from vermeil.arena.study import SCHEMAS
from vermeil.arena.verdicts import Verdict
from vermeil.build_info import compiled
from vermeil.cli import app
from vermeil.cli.study import report
from vermeil.core.errors import DeckError, SetupError, StudyError
from vermeil.games import rules_of

QUICK = Plan(("easy", "random"), deals=3, control=False)
DOCS = Path(__file__).parents[2] / "docs" / "studies.md"

# The command, with a bar that tells each deal in a line.
TELLING = """
import sys
from rich.progress import Progress
from vermeil.cli import main

Progress.update = lambda *_, **told: print("a deal", flush=True) if told["completed"] else None
sys.argv[0] = "vermeil"
main()
"""


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
    with pytest.raises(SetupError, match="no table 'moves'; it has"):
        read_study(whole).table("moves")


def test_rows_do_not_depend_on_workers_or_format(whole: Path, tmp_path: Path) -> None:
    plan = Plan(("easy", "random"), deals=3, control=False, decisions=True, records=True, format="csv")
    play_study(plan, tmp_path, executor=Processes(2))
    for table in SCHEMAS:
        assert rows_of(tmp_path, table) == rows_of(whole, table)
    assert read_study(tmp_path).table().to_pylist() == read_study(whole).table().to_pylist()


def test_many_records_in_csv_are_one_line_away_too(whole: Path, tmp_path: Path) -> None:
    """More than pyarrow reads at once, so that it must not take the lines of a record for rows."""
    records = rows_of(whole, "records") * 150
    head = (whole / "study.json").read_text(encoding="utf-8").replace('"parquet"', '"csv"')
    (tmp_path / "study.json").write_text(head, encoding="utf-8")
    read_study(tmp_path).files("records").write(0, records)
    assert sum(len(record["text"]) for record in records) > 1 << 20
    assert read_study(tmp_path).table("records").to_pylist() == records


def test_the_report_fits_into_80_columns(tmp_path: Path) -> None:
    """What is the same everywhere is said once; nothing is cut off, and no number is torn apart."""
    plan = Plan(("easy", "random"), "pyramids", 1, players=(2, 3), variants=((), ("tracker",)), control=False)
    play_study(plan, tmp_path, executor=Here())
    console = Console(width=80, file=io.StringIO(), record=True)
    console.print(report(read_study(tmp_path)))
    said = console.export_text()
    assert "pyramids, deck vermeil, done" in said
    assert "2 players, no variants" in said
    assert "3 players, tracker" in said
    assert "…" not in said
    assert said.count("100.0%") == 4


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
    command = [sys.executable, "-c", TELLING, "study", "easy", "random", "--deals", "100000", "--no-control"]
    command += ["--out", str(tmp_path / "study"), "--workers", "1", "--format", "csv"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as began:
        _hear_deals(began, 3)
        began.send_signal(signal.SIGINT)
        _, said = began.communicate(timeout=60)
    assert began.returncode == 130, said
    assert "the same command goes on" in said
    first = rows_of(tmp_path / "study")
    assert 0 < len(first) < 200000
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as again:
        _hear_deals(again, 3)
        again.kill()
    assert rows_of(tmp_path / "study")[: len(first)] == first
    deals = len(first) // 2 + 2
    plan = Plan(("easy", "random"), deals=deals, control=False, format="csv")
    play_study(plan, tmp_path / "study", executor=Here())
    play_study(plan, tmp_path / "straight", executor=Processes(2))
    assert rows_of(tmp_path / "study")[: 2 * deals] == rows_of(tmp_path / "straight")


def _hear_deals(running: subprocess.Popen[str], deals: int) -> None:
    assert running.stdout is not None
    for _ in range(deals):
        assert running.stdout.readline() == "a deal\n"


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


def test_two_processes_do_not_play_in_one_folder(tmp_path: Path) -> None:
    """The second is refused while the first plays, and the first is not disturbed."""
    command = [sys.executable, "-m", "vermeil", "study", "easy", "random", "--no-control", "--deals", "3"]
    command += ["--out", str(tmp_path), "--workers", "1", "--format", "csv"]
    refused: list[subprocess.CompletedProcess[str]] = []

    def meanwhile(done: int, most: int) -> None:
        del most
        if done == 1:
            refused.append(subprocess.run(command, capture_output=True, text=True, check=False, timeout=60))

    plan = Plan(("easy", "random"), deals=3, control=False, format="csv")
    assert play_study(plan, tmp_path, executor=Here(), tick=meanwhile).state == "done"
    assert refused[0].returncode == 2
    assert f"another process plays the study in {tmp_path} now" in refused[0].stderr.replace("\n", " ")
    assert len(rows_of(tmp_path)) == 6


def test_a_folder_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    with pytest.raises(SetupError, match="no study can be written into"):
        play_study(QUICK, tmp_path / "file" / "study", executor=Here())


def test_a_fault_in_the_middle_keeps_what_was_played(tmp_path: Path) -> None:
    def fault(done: int, most: int) -> None:
        del most
        if done == 2:
            raise RuntimeError

    with pytest.raises(RuntimeError):
        play_study(QUICK, tmp_path, executor=Here(), tick=fault)
    assert len(rows_of(tmp_path)) == 4
    assert read_study(tmp_path).state == "stopped"


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
        (Plan(("easy", "random"), margin=0.02), "it needs until_decided"),
        (Plan("easy"), "bots: this is a list of names, not 'easy'"),  # type: ignore[arg-type]
        (Plan(("easy", "random"), deals="5"), "deals: this is a whole number, not '5'"),  # type: ignore[arg-type]
        (Plan(("easy", "random"), players=(True,)), "players: this is a list of whole"),
        (Plan(("easy", "random"), seed=7), "seed: this is a text, not 7"),  # type: ignore[arg-type]
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
    with pytest.raises(SetupError, match="holds another study: there seed = 'study', here 'other'"):
        play_study(Plan(("easy", "random"), seed="other", control=False, decisions=True, records=True), whole)
    head = json.loads((whole / "study.json").read_text())
    (tmp_path / "study.json").write_text(json.dumps(head | {"vermeil study": 99}))
    with pytest.raises(SetupError, match="another version of Vermeil: format 99"):
        read_study(tmp_path)
    (tmp_path / "study.json").write_text(json.dumps(head | {"version": "0.0.9"}))
    assert read_study(tmp_path).state == "done"
    with pytest.raises(SetupError, match=r"was begun with Vermeil 0\.0\.9"):
        play_study(read_study(whole).plan, tmp_path)
    for part in ("state", "plan", "cells"):
        (tmp_path / "study.json").write_text(json.dumps({name: head[name] for name in head if name != part}))
        with pytest.raises(SetupError, match="lacks a part"):
            read_study(tmp_path)
    for part, nonsense in (("cells", 5), ("cells", [5]), ("plan", []), ("deals", None), ("state", 1)):
        (tmp_path / "study.json").write_text(json.dumps(head | {part: nonsense}))
        with pytest.raises(SetupError, match="lacks a part"):
            read_study(tmp_path)
    (tmp_path / "study.json").write_text("{")
    with pytest.raises(SetupError, match="half written"):
        play_study(QUICK, tmp_path)
    with pytest.raises(SetupError, match="holds no study"):
        read_study(tmp_path / "nowhere")


@pytest.mark.parametrize("kind", ["parquet", "csv"])
def test_tables_of_another_version_are_told_and_left_as_they_are(tmp_path: Path, kind: str) -> None:
    """A file with other columns: reading it and going on with it both say so, and it is still there afterwards."""
    plan = Plan(("easy", "random"), deals=1, control=False, format=kind)
    play_study(plan, tmp_path, executor=Here())
    file = tmp_path / f"games.{kind}"
    if kind == "parquet":
        pq.write_table(pq.read_table(file).drop_columns(["luck"]), file)
    else:
        lines = [line.rpartition(",")[0] for line in file.read_text().splitlines()]
        file.write_text("\n".join(lines) + "\n")
    before = file.read_bytes()
    with pytest.raises(StudyError, match="columns"):
        rows_of(tmp_path)
    with pytest.raises(StudyError, match="columns"):
        play_study(plan.longer(2), tmp_path, executor=Here())
    assert file.read_bytes() == before


def test_a_plan_comes_from_a_small_file(tmp_path: Path) -> None:
    file = tmp_path / "plan.toml"
    file.write_text('bots = ["easy", "random"]\ngame = "pyramids"\ndeals = 50\nplayers = [2]\ncontrol = false\n')
    done = CliRunner().invoke(
        app, ["study", "--plan", str(file), "--deals", "1", "--out", str(tmp_path / "out"), "--workers", "1"]
    )
    assert done.exit_code == 0, done.output
    assert read_study(tmp_path / "out").plan == Plan(("easy", "random"), "pyramids", 1, control=False)
    for text, reason in (
        ("bots = 3", "bots: this is a list"),
        ('bot = ["easy"]', "no 'bot'"),
        ("bots = [", "not TOML"),
    ):
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
@pytest.mark.parametrize(
    ("game", "bot", "evaluator"),
    [
        ("silver-and-gold", "table", "table/2 "),
        ("pyramids", "table", "table/2 "),
        ("silver-coin", "medium", "draws/1 "),
    ],
)
def test_luck_has_no_expectation(game: str, bot: str, evaluator: str, tmp_path: Path) -> None:
    """One who plays well against one who does not, so that nothing cancels by itself: four standard errors."""
    deals = 8 if game == "silver-coin" else 25  # whole games of four rounds, with a hundred draws each
    play_study(Plan((bot, "random"), game, deals), tmp_path, executor=Here())
    luck = [row["luck"] for row in rows_of(tmp_path)]
    mean = sum(luck) / len(luck)
    spread = (sum((value - mean) ** 2 for value in luck) / (len(luck) - 1)) ** 0.5
    assert spread > 1
    assert abs(mean) < 4 * spread / len(luck) ** 0.5
    assert read_study(tmp_path).cells[0]["evaluator"].startswith(evaluator)
