"""Numbered events with an audience: what a client folds is what the table shows, and no secret is in it."""

from __future__ import annotations

import statistics
from random import Random
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.table.helpers import GAMES, Driver, plain
from vermeil.build_info import plain_module
from vermeil.core.record import MAX_RECORD
from vermeil.table import SPECTATOR, fold, patch


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_snapshot_equals_the_folded_events_for_every_prefix_seat_and_spectator(game: str, players: int) -> None:
    rng = Random(f"{game}{players}")
    driver = Driver(game, players).seated(players)
    while driver.game.waiting:
        for _ in range(15):
            if driver.game.waiting:
                driver.random_move(rng)
        if rng.random() < 0.5:
            driver.random_act(rng)
        if driver.game.waiting:
            driver.rush(rng, 150)
    driver.compare()
    assert driver.phase == "over"
    assert statistics.median(driver.sizes) < 1024
    assert len(driver.table.record(None)) < 64 * 1024 < MAX_RECORD
    assert len(str(plain(driver.table.snapshot(0)))) < 16 * 1024


@pytest.mark.parametrize("game", GAMES)
def test_a_restored_table_is_the_same_at_every_moment(game: str) -> None:
    rng = Random(game)
    driver = Driver(game, 3).seated(2)
    for step in range(120):
        driver.check = step % 10 == 0
        if not driver.game.waiting:
            break
        driver.random_move(rng)
        if step % 7 == 0:
            twin = driver.restored()
            for seat in (0, 1, 2, None):
                assert plain(twin.snapshot(seat)) == plain(driver.table.snapshot(seat))
                assert twin.log(seat) == driver.table.log(seat)
            assert twin.audiences.marks() == driver.table.audiences.marks()
            assert twin.seed == driver.table.seed


def test_what_somebody_crosses_in_secret_makes_no_event_and_no_gap_for_the_others() -> None:
    driver = Driver("silver-and-gold", 2).seated(2)
    for seat in (0, 1):
        driver.move(seat, str(driver.game.legal_moves(seat)[0]))
    while not driver.game.can_undo(0):
        driver.move(0, str(driver.game.legal_moves(0)[0]))
    assert driver.game.can_undo(0)
    numbers = list(driver.table.audiences.numbers)
    other, watching = driver.followers[1], driver.followers[SPECTATOR]
    heard = len(other.wire), len(watching.wire)
    from vermeil.table.acts import Undo

    driver.do(0, Undo(driver.table.audiences.numbers[0]))
    driver.move(0, str(driver.game.legal_moves(0)[-1]))
    assert (len(other.wire), len(watching.wire)) == heard
    assert driver.table.audiences.numbers[1] == numbers[1]
    assert driver.table.audiences.numbers[0] == numbers[0] + 2


def test_no_event_or_snapshot_has_the_seed_before_the_end() -> None:
    driver = Driver("silver-coin", 2).seated(2)
    rng = Random(5)
    driver.check = False
    seed = driver.table.seed
    assert len(seed) == 64
    for _ in range(80):
        driver.random_move(rng)
    for follower in driver.followers.values():
        assert not any(seed in line for line in [*follower.wire, str(follower.state)])
    driver.rush(rng)
    assert seed in str(driver.table.snapshot(None))


LEAVES = st.none() | st.booleans() | st.integers(0, 3) | st.sampled_from("xyz")
VALUES = st.recursive(
    LEAVES, lambda part: st.lists(part, max_size=4) | st.dictionaries(st.sampled_from("abcd"), part, max_size=4)
)


@given(VALUES, VALUES)
@example({"a": 1, "b": [1, 2, 3]}, {"a": 2, "b": [1, 3]})
@example({"a": {"x": 1}}, {"a": None})
@example({"a": [{"x": 1}, {"y": 2}]}, {"a": [{"x": 1}, {"y": 3}], "c": []})
@example({"a": [[1], [2]]}, {"a": [[1]]})
def test_a_patch_makes_the_new_of_the_old_compiled_or_not(old: Any, new: Any) -> None:
    for form in (patch, plain_module("vermeil.table.patch")):
        steps = plain(form.diff(old, new))
        assert steps == plain(patch.diff(old, new))
        assert fold(plain(old), steps) == new
        assert form.diff(new, plain(new)) == []


def test_a_number_that_becomes_a_truth_is_a_change() -> None:
    for form in (patch, plain_module("vermeil.table.patch")):
        assert form.diff({"a": 1}, {"a": True}) == [[["a"], True]]


@pytest.mark.parametrize("steps", [[[]], [[["a", "b"], 1]], [[["a"], 0, 1, [2]]], [[[9], 1]]])
def test_nonsense_is_refused_and_nothing_worse(steps: Any) -> None:
    with pytest.raises((LookupError, TypeError)):
        fold({"a": 1} if steps != [[[9], 1]] else [], steps)
