"""Games say what they are (`spec.py`), and the house asks: it knows no game by its name."""

from __future__ import annotations

import re
from pathlib import Path

from vermeil.games import GAMES

HOUSE = Path(__file__).parents[2] / "src" / "vermeil"
# The games and their bots; the faces for learning programs and the evaluator of studies, which have a layout for each
# game; the names that `import vermeil` has.
OF_ONE_GAME = ("games", *(f"bots/{package}" for package in GAMES.values()), "envs", "arena")
NAMES = {"__init__.py"}


def test_no_other_file_knows_a_game_by_its_name() -> None:
    named = re.compile("|".join(f"[\"']{re.escape(name)}[\"']" for name in GAMES))
    known = {
        file.relative_to(HOUSE).as_posix()
        for file in HOUSE.rglob("*.py")
        if not any(file.is_relative_to(HOUSE / folder) for folder in OF_ONE_GAME)
        and named.search(file.read_text("utf-8"))
    }
    assert known - NAMES == set()


def test_that_there_is_no_such_game_is_said_in_one_place() -> None:
    said = [file for file in HOUSE.rglob("*.py") if "there is no game {" in file.read_text("utf-8")]
    assert {file.relative_to(HOUSE).as_posix() for file in said} == {"games/__init__.py", "terminal/saved_games.py"}
