"""The compiled positions beside the games themselves: every byte, every mask, every score, over random games.

`Layout.encode` and `actions.legal` read a seat's view with memory and nothing else. So where the two agree, an
observation is a function of that view, whatever the engine knows.
"""

from __future__ import annotations

import os
import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pytest

from vermeil import envs
from vermeil.core.contract import Game
from vermeil.envs.play import Play
from vermeil.envs.setting import setting_of
from vermeil.games import GAMES, rules_of

Asked = tuple[str, int, dict[str, Any]]

SETTINGS: list[Asked] = [
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
    ("silver-coin", 2, {"deck": "bullet"}),
    ("silver-coin", 3, {"deck": "bullet+amulet:1,4", "variants": {"goth_girl": "may", "coin": "zero"}}),
    ("silver-coin", 4, {"deck": "bullet+amulet:0,3,13+coin:2,10,12"}),
    ("silver-coin", 3, {"variants": {"coin": "none", "one_con": True, "rooted_tanner": True, "patience": 2}}),
]
SEEDS = range(40) if os.environ.get("VERMEIL_CAMPAIGN") else range(1)
# A random game of Silver Coin has some 600 decisions; the first of them and the last are looked at.
LOOKED_AT = 1 << 20 if os.environ.get("VERMEIL_CAMPAIGN") else 150


def name_of(setting: Asked) -> str:
    game, players, options = setting
    return f"{game}-{players}-{'-'.join(map(str, options.values()))}"


def compare(play: Play, seat: int) -> list[int]:
    """Hold a seat's observation and mask against its view; its legal actions."""
    setting, view = play.setting, play.game.view(seat, memory=True)
    observation, mask = play.look(seat)
    found, expected = (setting.layout.planes(each) for each in (observation, setting.layout.encode(view)))
    wrong = {name: (found[name], expected[name]) for name in found if not np.array_equal(found[name], expected[name])}
    assert not wrong
    legal = setting.actions.legal(view)
    assert np.flatnonzero(mask).tolist() == legal
    for action in legal:
        if action != setting.actions.wait:
            assert setting.actions.read(view, setting.actions.spell(view, action)) == action
    return legal


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("asked", SETTINGS, ids=name_of)
def test_positions_show_what_views_show(asked: Asked, seed: int) -> None:
    game, players, options = asked
    setting = setting_of(game, players, **options)
    play, rng = Play(setting), Random(seed)
    play.reset(seed)
    decisions = 0
    while not play.over:
        seat = rng.choice(play.waiting)
        legal = play.legal(seat)
        decisions += 1
        if decisions < LOOKED_AT:
            assert tuple(play.waiting) == play.game.waiting
            assert tuple(play.scores) == play.game.scores
            assert compare(play, seat) == legal
            compare(play, rng.randrange(players))
        play.decide(seat, rng.choice(legal))
        play.settle()
    for seat in range(players):
        assert compare(play, seat) == [setting.actions.wait]
    assert play.game.over
    assert tuple(play.scores) == play.game.scores
    assert tuple(play.winners) == play.game.winners
    record = play.game.transcript()
    deck = {} if game == "silver-coin" else {"deck": setting.deck}
    assert rules_of(game).replay(record, **deck).transcript() == record


@pytest.mark.parametrize("asked", [SETTINGS[at] for at in (1, 5, 8, 10, 12, 14)], ids=name_of)
def test_what_a_seat_cannot_know_changes_nothing_that_it_sees(asked: Asked) -> None:
    """Deal again what a seat does not know: its observation, its mask and its information state stay the same bytes."""
    game, players, options = asked
    setting = setting_of(game, players, **options)
    play, rng = Play(setting), Random(3)
    play.reset(5)
    for _ in range(60):
        seat = rng.choice(play.waiting)
        for viewer in {seat, (seat + 1) % players}:
            world = play.copy()
            world.adopt(play.game.view(viewer, memory=True).sample(rng), viewer)
            for mine, theirs in zip(play.look(viewer), world.look(viewer), strict=True):
                assert mine.tobytes() == theirs.tobytes()
            assert play.witnessed(viewer) == world.witnessed(viewer)
        play.decide(seat, rng.choice(play.legal(seat)))
        play.settle()


@pytest.mark.parametrize("asked", [SETTINGS[1], SETTINGS[6], SETTINGS[10], SETTINGS[14]], ids=name_of)
def test_plain_and_compiled_positions_write_the_same_bytes(asked: Asked) -> None:
    """The plain sources of the positions and the engines, with the same dice, step by step."""
    game, players, options = asked
    code = (
        "import hashlib; from vermeil import envs\n"
        f"v = envs.vector({game!r}, 3, players={players}, **{options!r}); v.reset(seed=4)\n"
        "h = hashlib.sha256()\n"
        "for _ in range(120):\n"
        "    v.step(v.sample()); h.update(v.observations.tobytes() + v.masks.tobytes() + v.rewards.tobytes())\n"
        "print(h.hexdigest())"
    )
    found = {
        subprocess.run(
            [sys.executable, "-c", code], env={**os.environ, "VERMEIL_PLAIN": plain}, capture_output=True, check=True
        ).stdout
        for plain in ("0", "1")
    }
    assert len(found) == 1


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_deals_the_same_game_in_every_face(game: str) -> None:
    """But in words, where it is the seed of the game that people play."""
    aec, both, one, words = envs.aec(game), envs.parallel(game), envs.single(game, opponents="random"), envs.text(game)
    aec.reset(seed=7)
    both.reset(seed=7)
    one.reset(seed=7)
    words.reset(seed=np.int64(7))
    assert dealt(aec.game) == dealt(both.game) == dealt(one.game)
    assert dealt(words.game) == dealt(rules_of(game).Game(seed=7))
    seen = aec.observe("player_0")["observation"]
    with envs.vector(game, 1) as vector:
        assert np.array_equal(vector.reset(seed=7)[0][0], seen)
    many = envs.singles(game, 1)
    assert np.array_equal(many.reset(seed=7)[0]["observation"][0], seen)
    many.close()
    one.reset()
    assert dealt(aec.game) != dealt(one.game)


def dealt(game: Game) -> list[str]:
    return [line for line in game.transcript().splitlines() if line.startswith("! deal")]
