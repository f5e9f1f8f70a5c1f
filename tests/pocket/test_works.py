"""What a worker does on demand is found by name, so the names are held here; and it starts without what can wait."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module

import pytest

from vermeil.pocket.browser.works import WORK


@pytest.mark.parametrize("name", WORK)
def test_each_name_is_a_function_of_ours(name: str) -> None:
    assert callable(getattr(import_module(f"vermeil.{WORK[name].module}"), WORK[name].name))


def test_workers_start_without_games_that_nobody_plays_and_without_the_coach() -> None:
    """A person waits for these imports whenever the page is opened."""
    script = "import sys, vermeil.pocket.browser.bots, vermeil.pocket.browser.tables; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    loaded = done.stdout.split()
    late = [
        f"vermeil.{name}"
        for name in ("coach", "puzzles", "games.silver_and_gold", "games.pyramids", "games.silver_coin")
    ]
    assert [name for name in late if name in loaded] == []
