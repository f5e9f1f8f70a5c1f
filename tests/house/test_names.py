"""What `vermeil` offers: real imports, and nothing is loaded before it is used."""

from __future__ import annotations

import subprocess
import sys

import pytest

import vermeil
from vermeil.core.errors import SetupError

GAMES = ("pyramids", "silver_and_gold", "silver_coin")


def run(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_imported_by_its_short_name(name: str) -> None:
    assert run(f"import vermeil.{name}; print(vermeil.{name}.Game(seed=1).players)") == "2"
    code = f"from vermeil.{name} import Game; import vermeil.games.{name} as it; print(Game is it.Game)"
    assert run(code) == "True"


def test_importing_vermeil_loads_nothing_else() -> None:
    loaded = "print(sorted(name for name in sys.modules if name.startswith('vermeil.')))"
    assert run(f"import sys, vermeil; {loaded}") == "[]"
    errors = ["vermeil.core", "vermeil.core.errors"]
    assert run(f"import sys, vermeil; vermeil.SetupError; {loaded}") == str(errors)


def test_what_one_needs_to_let_a_bot_play() -> None:
    game = vermeil.pyramids.Game(players=2, seed=4)
    chosen = vermeil.bot_for("pyramids", "random", seed=1).play(game.view(0), vermeil.Limit(nodes=5))
    assert chosen.move in game.spellings(0)
    assert vermeil.Dice(1).below(6) in range(6)
    with pytest.raises(vermeil.SetupError):
        vermeil.bot_for("pyramids", "nobody")
    assert vermeil.SetupError is SetupError


def test_dir_names_all_of_it() -> None:
    assert set(vermeil.__all__) <= set(dir(vermeil))
