"""Nobody keeps the others from playing: a guest who is never ready, and a player who does nothing."""

from __future__ import annotations

from random import Random

import pytest

from tests.table.helpers import Driver
from tests.table.test_table import refused
from vermeil.table import TableError
from vermeil.table.acts import (
    Away,
    Back,
    Bot,
    Entry,
    Expire,
    Hurry,
    Join,
    Leave,
    Move,
    Open,
    Options,
    Ready,
    Replace,
    Undo,
    Warn,
)
from vermeil.table.attention import GRACE
from vermeil.table.catalog import checked
from vermeil.table.table import MAX_ARRANGED

IDLE = 60


def lobby(guests: int = 2) -> Driver:
    driver = Driver("pyramids", guests + 1, idle=IDLE)
    for seat in range(guests + 1):
        driver.do(None, Join(seat, f"P{seat}", f"key{seat}"))
    return driver


def later(driver: Driver, seconds: float) -> None:
    driver.now += int(seconds * 1000)


def test_the_host_frees_the_seat_of_a_guest_who_is_never_ready_and_others_play() -> None:
    driver = lobby()
    driver.do(0, Ready())
    driver.do(1, Ready())
    refused(driver, 1, Open(2), "table/not-yours")
    refused(driver, 0, Open(0), "table/full")
    driver.do(0, Open(2))
    assert driver.table.seat_of("key2") is None
    assert driver.table.seats[2].kind == "open"
    driver.do(0, Bot(2, "easy"))
    assert driver.phase == "playing"
    refused(driver, 0, Open(1), "table/phase")
    assert driver.restored().doc() == driver.table.doc()


def test_who_does_nothing_is_warned_after_the_tables_time_and_not_before() -> None:
    driver = lobby(1)
    driver.do(0, Ready())
    driver.do(1, Ready())
    later(driver, IDLE - 1)
    refused(driver, 0, Warn(1), "table/patience")
    refused(driver, 0, Warn(0), "table/not-yours")
    later(driver, 1)
    driver.do(0, Warn(1))
    assert driver.table.doc()["warned"] == [None, driver.now]
    assert not driver.table.attention.overdue(1, driver.now + GRACE * 1000 - 1)
    assert driver.table.attention.overdue(1, driver.now + GRACE * 1000)
    refused(driver, 0, Warn(1), "table/patience")
    assert driver.restored().doc() == driver.table.doc()
    driver.do(0, Replace(1, "easy"))
    assert driver.table.seats[1].stand_in == "easy"
    assert driver.table.doc()["warned"] == [None, None]


def test_a_sign_of_life_ends_a_warning_and_the_time_begins_again() -> None:
    driver = lobby(1)
    driver.do(0, Ready())
    driver.do(1, Ready())
    later(driver, IDLE)
    driver.do(0, Warn(1))
    driver.do(1, Back())
    assert driver.table.doc()["warned"] == [None, None]
    refused(driver, 0, Warn(1), "table/patience")
    later(driver, IDLE)
    driver.do(0, Warn(1))
    driver.move(1, str(driver.game.legal_moves(1)[0]))  # its keeping ends its turn, which all see
    assert driver.table.doc()["warned"] == [None, None]
    refused(driver, 0, Warn(1), "table/not-yours")
    driver.compare()


def test_who_only_says_that_they_are_here_keeps_the_others_waiting_once() -> None:
    driver = lobby(2)
    for seat in range(3):
        driver.do(seat, Ready())
    later(driver, IDLE - 1)
    driver.do(1, Back())  # nobody was warned: it delays nothing
    later(driver, 1)
    driver.do(0, Warn(1))
    driver.do(1, Back())
    later(driver, IDLE)
    driver.do(0, Warn(1))
    warned = driver.table.doc()["warned"]
    driver.do(0, Replace(1, "easy"))
    refused(driver, 1, Back(), "table/decide")
    driver.do(2, Replace(0, "easy"))
    driver.do(1, Replace(0, "easy"))
    driver.do(0, Back())
    driver.do(2, Replace(0, "easy"))
    driver.do(0, Back())
    assert driver.table.doc()["warned"] == warned
    assert driver.restored().doc() == driver.table.doc()
    driver.move(1, str(driver.game.legal_moves(1)[0]))
    assert driver.table.doc()["warned"] == [None] * 3


def test_who_was_warned_again_may_withdraw_a_wish_but_nobody_elses() -> None:
    driver = lobby(2)
    for seat in range(3):
        driver.do(seat, Ready())
    for _ in range(2):
        later(driver, IDLE)
        driver.do(0, Warn(1))
        if driver.table.attention.must_decide(1):
            break
        driver.do(1, Back())
    driver.do(0, Replace(1, "easy"))
    driver.do(1, Replace(2, "easy"))
    driver.do(1, Back())
    assert [seat["wishes"] for seat in driver.table.doc()["seats"]] == [[], [0], []]
    assert driver.table.doc()["warned"][1] is not None


def test_a_bot_for_a_moment_makes_no_new_question() -> None:
    driver = lobby(1)
    driver.do(0, Ready())
    driver.do(1, Ready())
    later(driver, IDLE)
    driver.do(0, Warn(1))
    driver.do(1, Back())
    later(driver, IDLE)
    driver.do(1, Replace(1, "easy"))
    driver.do(1, Back())
    driver.do(0, Warn(1))
    refused(driver, 1, Back(), "table/decide")


def test_nobody_is_waited_for_while_the_house_is_away() -> None:
    driver = lobby(1)
    driver.do(0, Ready())
    driver.do(1, Ready())
    assert driver.table.waits
    later(driver, IDLE)
    driver.do(None, Away(driver.now - 20_000, driver.now))
    assert driver.restored().attention.since == driver.table.attention.since
    refused(driver, 0, Warn(1), "table/patience")
    later(driver, 20)
    driver.do(0, Warn(1))
    told = driver.now
    later(driver, GRACE)
    gap = Away(driver.now - 5_000, driver.now)
    driver.do(None, gap)
    driver.do(None, gap)  # as another server has seen it
    assert driver.table.doc()["warned"] == [None, told + 5_000]
    assert not driver.table.attention.overdue(1, driver.now)
    assert driver.restored().doc() == driver.table.doc()


def test_what_was_stored_under_older_rules_is_still_read() -> None:
    """Of a warning that a second `back` has ended, or that came before lost time was given back."""
    driver = lobby(1)
    driver.do(0, Ready())
    driver.do(1, Ready())
    marks = driver.table.audiences.marks()
    for act in (Warn(1), Back(), Warn(1), Back(), Warn(1)):
        driver.table.follow(Entry(0 if isinstance(act, Warn) else 1, driver.now, act, marks))
    assert driver.table.doc()["warned"] == [None, driver.now]


def test_what_is_decided_in_secret_neither_ends_a_warning_nor_puts_it_off() -> None:
    """SG-23: nobody learns from a warning whether somebody has crossed something already."""
    driver = Driver("silver-and-gold", 2, idle=IDLE).seated(2)
    for seat in (0, 1):
        driver.move(seat, str(driver.game.legal_moves(seat)[0]))
    later(driver, IDLE / 2)
    before = driver.table.audiences.numbers[0]
    driver.move(1, next(str(move) for move in driver.game.legal_moves(1) if str(move).startswith("A:")))
    assert 1 in driver.game.waiting
    later(driver, IDLE / 2)
    assert driver.table.audiences.numbers[0] == before
    driver.do(0, Warn(1))
    warned = driver.table.doc()["warned"]
    driver.do(1, Undo(driver.table.audiences.numbers[1]))
    assert driver.table.doc()["warned"] == warned
    assert driver.table.audiences.numbers[0] == before + 1


def test_where_each_decision_is_seen_each_is_a_sign_of_life() -> None:
    driver = Driver("silver-coin", 2, idle=IDLE).seated(2)
    while driver.game.waiting != (0,) or "draw" not in map(str, driver.game.legal_moves(0)):
        driver.random_move(Random(1))
    later(driver, IDLE / 2)
    driver.move(0, "draw")
    assert driver.game.waiting == (0,)
    later(driver, IDLE / 2)
    refused(driver, 1, Warn(0), "table/patience")
    later(driver, IDLE / 2)
    driver.do(1, Warn(0))


def test_a_table_may_give_everybody_all_the_time_they_want() -> None:
    driver = lobby(1)
    driver.do(0, Options(idle=False))
    assert driver.table.doc()["idle"] is None
    driver.do(0, Ready())
    driver.do(1, Ready())
    later(driver, 10 * IDLE)
    refused(driver, 0, Warn(1), "table/patience")


def test_a_bot_that_plays_below_its_level_says_so_until_it_is_itself_again() -> None:
    driver = Driver("pyramids", 2).seated(1, "expert")
    driver.do(None, Hurry(1, "medium"))
    assert driver.table.doc()["seats"][1]["hurried"] == "medium"
    assert driver.table.doc()["seats"][1]["level"] == "expert"
    assert driver.restored().doc() == driver.table.doc()
    driver.do(None, Hurry(1))
    assert driver.table.doc()["seats"][1]["hurried"] is None


def test_a_table_that_expires_is_not_listed_and_the_host_may_list_it_again() -> None:
    driver = lobby(1)
    driver.do(None, Expire())
    assert driver.table.doc()["public"] is False
    assert driver.phase == "lobby"
    driver.do(0, Options(public=True))
    assert driver.table.doc()["public"] is True
    assert driver.restored().doc() == driver.table.doc()


def test_nobody_fills_the_log_in_the_lobby_and_a_game_that_is_played_goes_on() -> None:
    driver = lobby(1)
    driver.check = False
    while driver.table.arranged < MAX_ARRANGED:
        driver.do(0, Ready(ready=not driver.table.seats[0].ready))
    refused(driver, 0, Ready(ready=not driver.table.seats[0].ready), "table/phase")
    driver.do(1, Leave())


def test_wishes_and_comings_back_are_counted_and_moves_are_not() -> None:
    driver = lobby(1)
    driver.check = False
    driver.do(0, Ready())
    driver.do(1, Ready())
    while driver.table.arranged < MAX_ARRANGED:
        driver.do(0, Replace(0, "easy") if driver.table.seats[0].plays else Back())
    refused(driver, 0, Replace(0, "medium"), "table/phase")
    driver.do(1, Move(driver.table.audiences.numbers[1], str(driver.game.legal_moves(1)[0])))


def test_who_fills_the_log_of_a_game_keeps_nobody_from_going_on_without_them() -> None:
    driver = lobby(1)
    driver.check = False
    driver.do(0, Ready())
    driver.do(1, Ready())
    while driver.table.arranged < MAX_ARRANGED:
        driver.do(1, Replace(1, "easy") if driver.table.seats[1].plays else Back())
    assert driver.table.seats[1].plays
    later(driver, IDLE)
    driver.do(0, Warn(1))
    driver.do(0, Replace(1, "easy"))
    assert driver.table.seats[1].stand_in == "easy"


def test_what_was_checked_once_is_not_taken_for_something_else() -> None:
    """A game is dealt to check options; what came out is kept, and 1 is not true."""
    for _ in range(2):
        assert checked("silver-and-gold", 2, {"tracker": True}, None)["tracker"] is True
        with pytest.raises(TableError):
            checked("silver-and-gold", 2, {"tracker": 1}, None)
    checked("silver-and-gold", 2, {}, None)["tracker"] = "nonsense"
    assert checked("silver-and-gold", 2, {}, None)["tracker"] is False
