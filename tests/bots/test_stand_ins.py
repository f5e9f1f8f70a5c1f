"""Without compiled engines some levels can't be themselves. Then greedy plays for them, and everybody is told so."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from vermeil.bots import levels_of, plays_as
from vermeil.games import GAMES

WHO = """
import json
from vermeil.bots import bot_for, levels_of, plays_as
from vermeil.games import GAMES

found = {}
for game in GAMES:
    greedy = type(bot_for(game, "greedy")) if "greedy" in levels_of(game) else None
    for level in levels_of(game):
        kind = type(bot_for(game, level))
        careful = getattr(bot_for(game, level), "_careful", None)
        really = kind is greedy and careful == getattr(bot_for(game, "greedy"), "_careful", None)
        found[f"{game} {level}"] = [plays_as(game, level), "greedy" if really else level]
print(json.dumps(found))
"""


DOCUMENT = """
import json
from tests.table.helpers import Driver

driver = Driver("pyramids", 3)
for seat, level in ((1, "strong"), (2, "easy")):
    driver.table.seats[seat].kind, driver.table.seats[seat].level = "bot", level
print(json.dumps([[seat["level"], seat["plays_as"]] for seat in driver.table.doc()["seats"]]))
"""


def plain(*command: str, home: Path | None = None) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "VERMEIL_PLAIN": "1", **({} if home is None else {"XDG_DATA_HOME": str(home)})}
    return subprocess.run(
        [sys.executable, *command],
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


def test_what_is_said_is_who_plays() -> None:
    done = plain("-c", WHO)
    assert done.returncode == 0, done.stderr
    found: dict[str, list[str]] = json.loads(done.stdout)
    assert all(said == plays for said, plays in found.values()), found
    assert found["silver-and-gold expert"] == ["greedy", "greedy"]
    assert found["pyramids easy"] == ["easy", "easy"]
    assert found["silver-coin expert"] == ["expert", "expert"], "it needs no look-ups"


def test_compiled_everybody_is_who_they_are() -> None:
    """In these engines, if they are compiled; else the test above is the one that counts."""
    from vermeil.build_info import compiled

    themselves = {plays_as(game, level) == level for game in GAMES for level in levels_of(game)}
    assert themselves == ({True} if compiled() else {True, False})


def test_a_match_says_so(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    done = plain("-m", "vermeil", "match", "strong", "random", "--games", "1", "--workers", "1", "--json", str(file))
    assert done.returncode == 0, done.stderr
    assert "without compiled engines strong can't be itself: greedy plays in its place" in done.stdout
    assert json.loads(file.read_text())["played_with"]["stand_ins"] == {"strong": "greedy"}


def test_a_table_says_so(tmp_path: Path) -> None:
    """At home before the first question, in the table's own document, and in every language."""
    for language, said in (
        ("en", "strong; without compiled engines greedy plays"),
        ("es", "sin motores compilados juega"),
        ("de", "ohne kompilierte Engines spielt"),
    ):
        asked = ["play", "--plain", "--bot", "strong", "--seed", "1", "--language", language]
        done = plain("-m", "vermeil", *asked, home=tmp_path)
        assert said in done.stdout
    seats = plain("-c", DOCUMENT)
    assert json.loads(seats.stdout) == [[None, None], ["strong", "greedy"], ["easy", None]]
