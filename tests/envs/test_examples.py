"""The examples run, in a short form."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture(autouse=True)
def beside_the_examples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    for name in ("self_play", "policy_match", "openspiel_search", "text_player"):
        sys.modules.pop(name, None)


def test_self_play_learns_and_meets_our_bots_in_the_arena(tmp_path: Path) -> None:
    """A few small batches are enough to leave the random player behind; ten minutes leave `greedy` behind."""
    import policy_match
    import self_play

    said: list[str] = []
    rounds = iter(range(100))
    policy = self_play.train(1000, games=32, say=said.append, goes_on=lambda: next(rounds) < 11)
    np.savez(tmp_path / "policy.npz", *policy.weights)
    first, last = (float(line.split()[2]) for line in (said[0], said[-1]))
    assert last > first + 10
    loaded = policy_match.load(str(tmp_path / "policy.npz"))
    for mine, kept in zip(policy.weights, loaded.weights, strict=True):
        assert np.array_equal(mine, kept)
    assert policy_match.tournament(str(tmp_path / "policy.npz"), ("random",), 3, say=said.append)["random"] > 0.5
    assert "against random" in said[-1]


@pytest.mark.parametrize(("game", "simulations"), [("pyramids", 3), ("silver-coin", 5)])
def test_the_search_of_openspiel_plays(game: str, simulations: int) -> None:
    """In Silver Coin villages grow beyond what an observation has room for, and the search meets such positions."""
    import openspiel_search

    assert sum(openspiel_search.play(game, simulations, 1)) == pytest.approx(0)


@pytest.mark.parametrize(
    "command",
    [["openspiel_search.py", "silver-coin", "2"], ["text_player.py"], ["self_play.py", "a-policy.npz", "0.001"]],
    ids=" ".join,
)
def test_an_example_runs_with_what_it_is_given(command: list[str], tmp_path: Path) -> None:
    """What is left out has a value: no arguments, or some of them."""
    wanted = [sys.executable, str(EXAMPLES / command[0]), *command[1:]]
    done = subprocess.run(wanted, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout


@pytest.mark.parametrize("game", ["silver-and-gold", "silver-coin"])
def test_a_model_plays_in_words(game: str) -> None:
    import text_player

    outcome = text_player.play(game, [text_player.stand_in, text_player.stand_in], 3)
    assert outcome["winners"]
    assert max(outcome["refused"]) < 60
