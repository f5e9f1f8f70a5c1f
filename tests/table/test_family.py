"""A family table: everybody takes back as much as they like, where the game is open; elsewhere the rules hold."""

from __future__ import annotations

from random import Random

import pytest

from tests.table.helpers import Driver, plain
from vermeil.core.errors import IllegalMoveError
from vermeil.games import rules_of
from vermeil.table import TableError, play
from vermeil.table.acts import Join, Options, Undo


def undo(driver: Driver, seat: int) -> None:
    driver.do(seat, Undo(driver.table.audiences.numbers[seat]))


def chance(driver: Driver) -> list[str]:
    """What has come so far: cards dealt, patterns revealed."""
    return [line for line in driver.game.transcript().splitlines() if line.startswith("!")]


@pytest.mark.parametrize("game", ["silver-and-gold", "pyramids"])
def test_all_is_taken_back_step_by_step_to_the_deal_and_the_same_cards_come_again(game: str) -> None:
    driver = Driver(game, family=True).seated(2)
    first = plain(driver.game.view(0))
    rng = Random(3)
    for _ in range(60):
        driver.random_move(rng)
    decisions = sum(entry.seat is not None for entry in driver.game.log)
    came = chance(driver)
    while any(entry.seat == 0 for entry in driver.game.log):
        undo(driver, 0)
        left = sum(entry.seat is not None for entry in driver.game.log)
        assert left < decisions
        decisions = left
        assert chance(driver) == came[: len(chance(driver))]
    assert plain(driver.game.view(0)) == first
    with pytest.raises(TableError, match="not decided anything"):
        undo(driver, 0)


def test_a_game_with_much_taken_back_is_restored_from_its_log_and_its_record_replays() -> None:
    driver = Driver("silver-and-gold", family=True).seated(2)
    rng = Random(5)
    while driver.phase == "playing":
        seat = rng.choice(driver.game.waiting)
        if rng.random() < 0.2 and any(entry.seat == seat for entry in driver.game.log):
            undo(driver, seat)
        else:
            driver.random_move(rng)
    again = driver.restored()
    assert again.records == driver.table.records
    assert rules_of("silver-and-gold").replay(driver.table.records[0]).over


def test_there_is_an_end_to_taking_back_so_that_a_log_can_be_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "MAX_TAKEN_BACK", 2)
    driver = Driver("pyramids", 1, family=True).seated(1)

    for _ in range(2):
        driver.rush(Random(2), 12)
        while driver.game.can_undo(0):
            undo(driver, 0)
        undo(driver, 0)
    driver.rush(Random(2), 12)
    while driver.game.can_undo(0):
        undo(driver, 0)
    with pytest.raises(TableError, match="has to go on"):
        undo(driver, 0)
    assert driver.restored().doc() == driver.table.doc()


def test_elsewhere_and_where_cards_are_hidden_the_rules_hold() -> None:
    """SG-23 and SC-4: a turn that was confirmed, and a card that was looked at, stay so."""
    strangers = Driver("silver-and-gold").seated(2)
    strangers.random_move(Random(1))
    with pytest.raises(IllegalMoveError):
        undo(strangers, 0)
    hidden = Driver("silver-coin", family=True).seated(2)
    for _ in range(5):
        hidden.random_move(Random(1))
    with pytest.raises(IllegalMoveError):
        undo(hidden, hidden.game.waiting[0])


def test_it_is_not_listed() -> None:
    driver = Driver("pyramids", family=True)
    driver.do(None, Join(0, "Ann", "key"))
    with pytest.raises(TableError, match="not listed"):
        driver.do(0, Options(public=True))
