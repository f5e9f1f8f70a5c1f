"""A game that people draw out for as long as a table lets them: what it writes can still be read."""

from __future__ import annotations

from random import Random

from tests.table.helpers import Driver
from tests.table.test_table import refused
from vermeil.core.record import MAX_LINES, MAX_RECORD
from vermeil.table.acts import Entry, Move, Replace
from vermeil.table.replay import finished


def draw_out(driver: Driver, rng: Random) -> None:
    """Exchange cards with the discard pile, on and on: the deck never gets smaller, and nobody calls."""
    driver.table.audiences.forget(set())
    driver.followers = {}
    driver.check = False
    marks = driver.table.audiences.marks()
    while len(driver.game.log) < MAX_LINES:
        (seat,) = driver.game.waiting[:1]
        moves = [str(move) for move in driver.game.legal_moves(seat)]
        cheap = [move for move in moves if move.startswith(("take", "swap:")) and "," not in move]
        other = [move for move in moves if move not in {"draw", "call"}]
        driver.table.follow(Entry(seat, driver.now, Move(0, rng.choice(cheap or other or moves)), marks))


def test_the_record_of_the_longest_game_that_a_table_allows_is_replayed() -> None:
    rng = Random(2)
    driver = Driver("silver-coin", 2, variants={"patience": "none"}).seated(2)
    draw_out(driver, rng)
    assert driver.phase == "playing"
    for seat in (0, 1):
        if seat in driver.game.waiting:
            number, move = driver.table.audiences.numbers[seat], str(driver.game.legal_moves(seat)[0])
            refused(driver, seat, Move(number, move), "table/phase")
    for seat in (0, 1):
        driver.do(seat, Replace(seat, "random"))
    while driver.phase == "playing":
        driver.random_move(rng)
    record = driver.table.record(None)
    assert record.count("\n") > MAX_LINES
    assert len(record) < MAX_RECORD
    assert finished(record, None).scores == driver.game.scores
