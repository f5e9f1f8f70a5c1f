"""Layouts are promises: numbers mean the same from version to version, and the page says what they mean."""

from __future__ import annotations

import hashlib
import json
import re
import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from vermeil import envs
from vermeil.core.errors import InvalidMoveError, SetupError
from vermeil.envs.play import Play
from vermeil.envs.setting import setting_of
from vermeil.games import GAMES, rules_of

ROOT = Path(__file__).parents[2]
GOLDEN = Path(__file__).with_name("layouts.json")


def found() -> dict[str, object]:
    """What must stay the same as long as the version does."""
    games: dict[str, object] = {}
    for game in GAMES:
        actions = envs.actions_of(game)
        labels = hashlib.sha256("\n".join(actions.labels).encode()).hexdigest()
        layouts = {
            str(players): [envs.layout_of(game, players).size, _hash(str(dict(envs.layout_of(game, players).places)))]
            for players in rules_of(game).PLAYERS
        }
        games[game] = {"actions": [len(actions), labels], "layouts": layouts, "played": _played(game)}
    return {"version": envs.VERSION, "games": games}


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _played(game: str) -> str:
    """All that is seen in a few games: a change of any byte's meaning changes it."""
    digest = hashlib.sha256()
    for players in (2, 3):
        play, rng = Play(setting_of(game, players)), Random(1)
        play.reset(7)
        while not play.over:
            seat = play.waiting[0]
            observation, mask = play.look(seat)
            digest.update(observation.tobytes() + mask.tobytes())
            play.decide(seat, rng.choice(play.legal(seat)))
            play.settle()
        digest.update(str(play.scores).encode())
    return digest.hexdigest()


def test_layouts_are_those_of_their_version() -> None:
    """If it fails on purpose: raise VERSION in observation.py; `python tests/envs/test_layout.py` writes them again."""
    assert found() == json.loads(GOLDEN.read_text(encoding="utf-8"))


def test_the_page_is_made_from_the_tables() -> None:
    """If this fails: `python tools/envs_page.py`."""
    sys.path.insert(0, str(ROOT / "tools"))
    from envs_page import PAGE, page

    assert PAGE.read_text(encoding="utf-8") == page()


def test_the_programs_on_the_page_run() -> None:
    """One after the other, as a reader would type them."""
    found = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "envs.md").read_text(encoding="utf-8"), re.DOTALL)
    assert len(found) == 6
    names: dict[str, Any] = {}
    for program in found:
        exec(program, names)  # noqa: S102 - our own page


@pytest.mark.parametrize("game", GAMES)
def test_an_observation_for_fewer_is_laid_out_like_the_beginning_of_one_for_more(game: str) -> None:
    counts = list(rules_of(game).PLAYERS)
    most = envs.layout_of(game, counts[-1]).places
    for players in counts:
        assert dict(envs.layout_of(game, players).places).items() <= most.items()


@pytest.mark.parametrize("game", GAMES)
def test_labels_go_both_ways(game: str) -> None:
    actions = envs.actions_of(game)
    assert len(set(actions.labels)) == len(actions)
    for number, label in enumerate(actions.labels):
        assert actions.number(label) == number
        assert actions.label(number) == label
    for wrong in (-1, len(actions), 1.0, "x", None, True):
        with pytest.raises(InvalidMoveError):
            actions.label(wrong)
    with pytest.raises(InvalidMoveError):
        actions.number("nonsense")


def test_planes_are_views_of_what_they_are_planes_of() -> None:
    layout = envs.layout_of("silver-and-gold", 2)
    many = np.zeros((3, layout.size), np.uint8)
    planes = layout.planes(many)
    assert planes["me.cards"].shape == (3, 2, 74)
    planes["me.cards"][1, 0, 5] = 1
    assert many.sum() == 1
    with pytest.raises(SetupError, match="bytes"):
        layout.planes(many[:, 1:])
    with pytest.raises(SetupError, match="spectator"):
        layout.encode(rules_of("silver-and-gold").Game(seed=1).view(None))
    with pytest.raises(SetupError, match="2 players"):
        layout.encode(rules_of("silver-and-gold").Game(3, seed=1).view(0))


if __name__ == "__main__":
    GOLDEN.write_text(json.dumps(found(), indent=1) + "\n", encoding="utf-8")
