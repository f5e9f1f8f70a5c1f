"""Puzzles in the terminal: listed, solved line by line, kept; and a set that is made, stopped and continued."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from vermeil.build_info import compiled
from vermeil.cli import app
from vermeil.core.errors import SetupError
from vermeil.games import GAMES
from vermeil.puzzles import PuzzleError, daily, listed
from vermeil.puzzles.puzzle import load
from vermeil.puzzles.shelf import shipped
from vermeil.terminal.puzzles import solved


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VERMEIL_DATA", str(tmp_path / "data"))


def run(*words: str, typed: str = "") -> tuple[int, str]:
    done = CliRunner().invoke(app, ["puzzles", *words], input=typed, catch_exceptions=False)
    return done.exit_code, done.stdout


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_answer_is_told_its_cost_and_the_right_one_is_kept(game: str) -> None:
    puzzle = next(iter(shipped(game).values()))
    best = puzzle.entry.best
    wrong = next(move for move in puzzle.position().spellings(puzzle.entry.seat) if move != best)
    code, out = run("solve", puzzle.id, typed=f"?\nmoves\ntable\n{wrong}\n{best}\n")
    assert code == 0
    before, _, after = out.partition("There is something better.")
    assert "Solved" not in before
    assert f"Your move: {wrong}" in after
    assert "of the win" in " ".join(after.split())  # however its lines are broken
    assert f"Best: {best}" in after.replace("\n    ", " ")
    assert solved() == {puzzle.id: "later"}


def test_nothing_tells_the_best_move_before_it_is_found_or_asked_for() -> None:
    puzzle = listed("silver-and-gold", "taking")[0]
    _, before = run("solve", puzzle.id, typed="\nnonsense\nquit\n")
    assert "Best" not in before
    assert "not a move" in before
    assert solved() == {}
    _, out = run("solve", puzzle.id, typed="show\n")
    assert f"Best: {puzzle.entry.best}" in out
    assert solved() == {}


def test_what_is_refused_is_not_a_try() -> None:
    puzzle = listed("pyramids", "chain")[0]
    _, out = run("solve", puzzle.id, typed=f"nonsense\n{puzzle.entry.best}\n")
    assert "Solved! That is the best move." in out
    assert solved() == {puzzle.id: "first"}


def test_solved_puzzles_are_passed_over_and_counted() -> None:
    first, second = listed("pyramids", "chain", "easy")[:2]
    _, out = run("solve", "-g", "pyramids", "--theme", "chain", typed=f"{first.entry.best}\nquit\n")
    assert second.id in out
    _, out = run("solve", "-g", "pyramids", "--theme", "chain", typed="quit\n")
    assert first.id not in out
    assert second.id in out
    _, out = run("list", "-g", "pyramids", "--theme", "chain", "--language", "de")
    assert f"1 von {len(listed('pyramids', 'chain'))} gelöst" in out


def test_the_puzzle_of_a_day() -> None:
    from datetime import date

    _, out = run("daily", "-g", "silver-coin", "--day", "2026-11-18", typed="quit\n")
    assert daily("silver-coin", date(2026, 11, 18)).id in out
    with pytest.raises(SetupError, match="2026-11-18"):
        run("daily", "--day", "yesterday")


def test_what_there_is_not_is_refused() -> None:
    with pytest.raises(PuzzleError):
        run("solve", "nothing")
    with pytest.raises(PuzzleError):
        run("list", "--theme", "nothing")
    with pytest.raises(SetupError):
        run("list", "-g", "chess")


@pytest.mark.skipif(not compiled(), reason="look-ups take minutes to solve with plain engines")
def test_a_set_is_made_and_grows_when_more_are_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "set.json"
    make = ("make", str(file), "-g", "pyramids", "--seed", "test", "--workers", "1")
    code, out = run(*make, "-n", "1")
    assert code == 0
    assert "puzzles: 1, games played: " in out
    first = json.loads(file.read_text(encoding="utf-8"))["set"]
    run(*make, "-n", "3")
    assert json.loads(file.read_text(encoding="utf-8"))["set"][:1] == first
    assert len(load(file).set) == 3
    with pytest.raises(SetupError, match="another set"):
        run("make", str(file), "-g", "pyramids", "--seed", "other")
    with pytest.raises(SetupError, match="can't be written"):
        run("make", str(tmp_path / "nowhere" / "set.json"))
    file.write_text("nonsense", encoding="utf-8")
    with pytest.raises(SetupError, match="can't be read"):
        run(*make)
