"""The compiled positions beside the games themselves: every byte, every mask, every score, over random games.

`fields.encode` and `actions.legal` read a seat's view with memory and nothing else. So where the two agree, an
observation is a function of that view, whatever the engine knows.
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from vermeil.envs.play import Play
from vermeil.envs.setting import setting_of
from vermeil.games import rules_of

SETTINGS: list[tuple[str, int, dict[str, Any]]] = [
    ("silver-and-gold", 1, {}),
    ("silver-and-gold", 2, {}),
    ("silver-and-gold", 3, {"variants": {"open_marks": True}}),
    ("silver-and-gold", 4, {"variants": {"start_player": 2, "tracker": True}}),
    ("pyramids", 1, {"variants": {"linear_skulls": True}}),
    ("pyramids", 2, {}),
    ("pyramids", 3, {"variants": {"closed_tomb": True}}),
    ("pyramids", 4, {"variants": {"open_marks": True}}),
    ("silver-coin", 2, {}),
    ("silver-coin", 3, {"deck": "amulet"}),
    ("silver-coin", 4, {"deck": "coin+amulet:3,7,12"}),
    ("silver-coin", 2, {"deck": "amulet", "variants": {"coin": "flip", "mismatch": "original", "quiet_call": True}}),
    ("silver-coin", 3, {"variants": {"coin": "none", "one_con": True, "rooted_tanner": True, "patience": 2}}),
]


def name_of(setting: tuple[str, int, dict[str, Any]]) -> str:
    game, players, options = setting
    return f"{game}-{players}-{'-'.join(map(str, options.values()))}"


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("asked", SETTINGS, ids=name_of)
def test_positions_show_what_views_show(asked: tuple[str, int, dict[str, Any]], seed: int) -> None:
    game, players, options = asked
    setting = setting_of(game, players, **options)
    play, rng = Play(setting), Random(seed)
    play.reset(seed)
    while not play.over:
        views = {seat: play.game.view(seat, memory=True) for seat in range(players)}
        assert tuple(play.waiting) == play.game.waiting
        assert tuple(play.scores) == play.game.scores
        for seat, view in views.items():
            observation, mask = play.look(seat)
            expected = setting.layout.encode(view)
            if not np.array_equal(observation, expected):
                fields = setting.layout.planes(observation), setting.layout.planes(expected)
                wrong = {name: (fields[0][name], fields[1][name]) for name in fields[0]}
                pytest.fail(str({name: pair for name, pair in wrong.items() if not np.array_equal(*pair)}))
            assert np.flatnonzero(mask).tolist() == setting.actions.legal(view)
            for action in setting.actions.legal(view):
                if action != setting.actions.wait:
                    assert setting.actions.read(view, setting.actions.spell(view, action)) == action
        seat = rng.choice(play.waiting)
        play.decide(seat, rng.choice(setting.actions.legal(views[seat])))
        play.settle()
    assert play.game.over
    assert tuple(play.scores) == play.game.scores
    assert tuple(play.winners) == play.game.winners
    for seat in range(players):
        observation, _ = play.look(seat)
        assert np.array_equal(observation, setting.layout.encode(play.game.view(seat, memory=True)))
    record = play.game.transcript()
    deck = {} if game == "silver-coin" else {"deck": setting.deck}
    assert rules_of(game).replay(record, **deck).transcript() == record
