"""A table with people and bots around it, from the lobby to the rematch."""

from __future__ import annotations

import gc
from collections import Counter
from random import Random

import pytest

from tests.table.helpers import GAMES, Driver, plain
from vermeil.core.errors import IllegalMoveError, InvalidMoveError, NotYourQuestionError, VermeilError
from vermeil.table import Table, TableError
from vermeil.table.acts import (
    Act,
    Away,
    Back,
    Bank,
    Bot,
    Create,
    Flag,
    Join,
    Leave,
    Move,
    Open,
    Options,
    Ready,
    Rematch,
    Rename,
    Replace,
    Undo,
)
from vermeil.table.seats import clean_name
from vermeil.table.seeds import verify


def refused(driver: Driver, by: int | None, act: Act, code: str) -> None:
    """It is refused with this code, and nothing has changed."""
    before = plain([driver.table.snapshot(seat) for seat in [*range(driver.table.players), None]])
    with pytest.raises(VermeilError) as refusal:
        driver.do(by, act)
    assert refusal.value.code == code
    assert str(refusal.value)
    assert plain([driver.table.snapshot(seat) for seat in [*range(driver.table.players), None]]) == before


def finish(driver: Driver, seed: int = 1) -> None:
    driver.rush(Random(seed))


# --- the lobby ----------------------------------------------------------------------------------------------


def test_the_game_begins_when_all_seats_are_taken_and_all_people_are_ready() -> None:
    driver = Driver("pyramids", 3)
    driver.do(None, Join(0, "Ann", "a"))
    driver.do(None, Join(2, "Bob", "b"))
    driver.do(0, Ready())
    driver.do(2, Ready())
    assert driver.phase == "lobby"
    driver.do(0, Bot(1, "random"))
    assert driver.phase == "playing"
    assert driver.table.doc()["commit"]
    assert driver.table.doc()["seed"] is None


def test_options_are_checked_when_they_are_chosen_and_all_must_be_ready_again() -> None:
    driver = Driver("silver-and-gold", 2)
    driver.do(None, Join(0, "Ann", "a"))
    driver.do(0, Ready())
    driver.do(0, Options(variants={"tracker": True}, players=3))
    assert driver.table.players == 3
    assert driver.table.variants["tracker"] is True
    assert not driver.table.seats[0].ready
    refused(driver, 0, Options(variants={"nonsense": 1}), "table/option")
    refused(driver, 0, Options(variants={"start_player": 7}), "table/option")
    refused(driver, 0, Options(deck="/etc/passwd"), "table/option")
    driver.do(0, Options(players=2, variants={"start_player": 1}))
    refused(driver, 0, Options(players=1), "table/option")
    driver.do(0, Options(clock=Bank(60, 5)))
    assert driver.table.doc()["bank"] == {"seconds": 60, "increment": 5}
    driver.do(0, Options(clock=False))
    assert driver.table.doc()["bank"] is None


def test_only_the_host_decides_and_a_seat_is_taken_once() -> None:
    driver = Driver("silver-coin", 3)
    driver.do(None, Join(1, "Ann", "a"))
    driver.do(None, Join(0, "Bob", "b"))
    assert driver.table.host == 1
    refused(driver, 0, Options(players=4), "table/not-yours")
    refused(driver, 0, Bot(2, "random"), "table/not-yours")
    refused(driver, 2, Ready(), "table/not-yours")
    refused(driver, None, Join(0, "Cy", "c"), "table/full")
    refused(driver, None, Join(3, "Cy", "c"), "table/full")
    refused(driver, None, Join(2, "Ann", "c"), "table/name")
    refused(driver, None, Join(2, "  \x07 ", "c"), "table/name")
    refused(driver, 1, Bot(2, "genius"), "table/option")
    refused(driver, 1, Bot(0, "random"), "table/full")
    refused(driver, 1, Options(players=1), "table/option")
    refused(driver, 1, Create("pyramids", 2, {}, None, public=True, clock=None), "table/phase")
    driver.do(1, Bot(2, "random"))
    driver.do(1, Open(2))
    assert driver.table.seats[2].kind == "open"
    driver.do(1, Leave())
    assert driver.table.host == 0
    driver.do(0, Leave())
    assert driver.phase == "closed"


@pytest.mark.parametrize(("game", "players"), [("chess", 2), ("silver-coin", 1), ("pyramids", 5), ("pyramids", 0)])
def test_a_game_that_nobody_can_play_is_refused(game: str, players: int) -> None:
    with pytest.raises(TableError) as refusal:
        Driver(game, players)
    assert refusal.value.code == "table/option"


# --- moves --------------------------------------------------------------------------------------------------


def test_a_stale_a_foreign_an_illegal_and_an_invalid_move_are_told_apart() -> None:
    driver = Driver("silver-coin", 2).seated(2)
    mover = driver.game.waiting[0]
    move = str(driver.game.legal_moves(mover)[0])
    asked = driver.table.audiences.numbers[mover]
    driver.move(mover, move)
    refused(driver, mover, Move(asked, move), "table/stale")
    refused(driver, mover, Move(asked + 99, move), "table/stale")
    refused(driver, mover, Undo(asked), "table/stale")
    other = 1 - driver.game.waiting[0]
    now = driver.table.audiences.numbers
    with pytest.raises(NotYourQuestionError):
        driver.move(other, "draw")
    with pytest.raises(InvalidMoveError):
        driver.move(mover, "castle")
    waits = driver.game.waiting[0]
    with pytest.raises(IllegalMoveError):
        driver.move(waits, f"peek:{1 - waits}.1,{1 - waits}.2")
    refused(driver, waits, Undo(now[waits]), "move/illegal")
    refused(driver, None, Undo(now[waits]), "table/not-yours")


def test_in_a_simultaneous_phase_nobody_is_stale_because_another_was_quicker() -> None:
    driver = Driver("silver-and-gold", 3).seated(3)
    numbers = list(driver.table.audiences.numbers)
    for seat in (2, 0, 1):
        driver.move(seat, str(driver.game.legal_moves(seat)[0]), n=numbers[seat])
    assert driver.game.view(0)["phase"] == "mark"


def test_a_move_before_the_deal_or_after_the_end_is_out_of_phase() -> None:
    driver = Driver("pyramids", 1)
    driver.do(None, Join(0, "Ann", "a"))
    refused(driver, 0, Move(2, "done"), "table/phase")
    driver.do(0, Ready())
    assert driver.phase == "playing"
    finish(driver)
    refused(driver, 0, Move(driver.table.audiences.numbers[0], "done"), "table/phase")


# --- bots, dropouts, the clock ------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_takes_over_and_gives_back_any_seat_in_any_state(game: str) -> None:
    driver = Driver(game, 3).seated(3)
    rng = Random(game)
    driver.check = False
    for step in range(30):
        seat = rng.randrange(3)
        driver.do(seat, Replace(seat, "random"))
        assert driver.table.seats[seat].bot == "random"
        driver.random_move(rng)
        driver.do(seat, Back())
        assert driver.table.seats[seat].plays
        driver.rush(rng, step % 4)
    driver.compare()
    finish(driver)
    assert driver.phase == "over"


def test_a_bot_replaces_somebody_when_all_others_wish_so_and_the_seat_comes_back() -> None:
    driver = Driver("silver-and-gold", 4).seated(3)
    driver.do(0, Replace(2))
    assert driver.table.seats[2].plays
    assert driver.table.doc()["seats"][2]["wishes"] == [0]
    driver.do(1, Replace(2, "random"))
    assert driver.table.seats[2].bot == "random"
    move = str(driver.game.legal_moves(2)[0])
    refused(driver, 2, Move(driver.table.audiences.numbers[2], move), "table/not-yours")
    refused(driver, 2, Replace(0), "table/not-yours")
    refused(driver, 0, Replace(3), "table/not-yours")
    driver.do(2, Back())
    driver.do(2, Move(driver.table.audiences.numbers[2], move))


def test_a_bot_cannot_answer_for_a_person_who_plays() -> None:
    driver = Driver("silver-and-gold", 2).seated(2)
    move = Move(driver.table.audiences.numbers[0], str(driver.game.legal_moves(0)[0]))
    with pytest.raises(TableError):
        driver.do(0, move, bot=True)
    driver.do(0, move)


def test_leaving_ends_nobody_elses_game() -> None:
    driver = Driver("pyramids", 3).seated(3)
    driver.do(0, Leave())
    assert driver.table.seats[0].bot is not None
    assert driver.table.host == 1
    refused(driver, 0, Back(), "table/not-yours")
    finish(driver)
    assert driver.phase == "over"


def test_a_table_that_all_have_left_is_closed_and_its_record_verifies() -> None:
    driver = Driver("pyramids", 2).seated(2)
    driver.move(0, str(driver.game.legal_moves(0)[0]))
    driver.do(0, Leave())
    driver.do(1, Leave())
    assert driver.phase == "closed"
    assert not verify(driver.table.record(None)).over


def test_the_clock_runs_while_a_question_is_open_and_then_a_bot_plays() -> None:
    driver = Driver("silver-coin", 2, clock=Bank(30, 2)).seated(2)
    mover = driver.game.waiting[0]
    refused(driver, None, Flag(mover), "table/clock")
    while mover in driver.game.waiting:
        driver.now += 4_000
        driver.random_move(Random(1))
    clock = driver.table.doc()["clock"]
    assert clock["left"][mover] < 30_000
    other = driver.game.waiting[0]
    assert driver.table.deadline() == driver.table.doc()["clock"]["since"][other] + 30_000
    driver.now += 31_000
    due = driver.table.due(driver.now)
    assert due == Flag(other)
    driver.do(None, due)
    assert driver.table.bots_asked() == [(other, driver.table.seats[other].bot)]
    refused(driver, other, Back(), "table/clock")
    assert driver.restored().doc() == driver.table.doc()
    assert driver.table.deadline() is None


def test_time_in_which_the_house_was_away_is_charged_to_nobody_and_given_back_once() -> None:
    driver = Driver("silver-coin", 2, clock=Bank(30)).seated(2)
    (mover,) = driver.game.waiting
    began = driver.table.doc()["clock"]["since"][mover]
    driver.now = driver.table.deadline() or 0  # the last moment
    driver.now -= 10
    gap = Away(began + 4_000, driver.now + 10)
    driver.do(None, gap)
    clock = driver.table.doc()["clock"]
    assert clock["since"][mover] - began == gap.until - gap.since
    assert clock["left"][mover] == 30_000
    driver.do(None, Away(began + 3_000, gap.until))  # as another server has seen it
    driver.do(None, Away(began - 9_000, began - 5_000))
    assert driver.table.doc()["clock"] == clock
    driver.random_move(Random(1))  # a question that was asked before is still the same
    assert driver.restored().doc() == driver.table.doc()


def test_a_game_opens_until_a_person_has_decided_something() -> None:
    driver = Driver("silver-coin", 4).seated(1)
    while 0 not in driver.game.waiting:
        assert driver.table.opening
        driver.random_move(Random(1))
    assert driver.table.opening
    driver.random_move(Random(1))
    assert [one.opening for one in (driver.table, driver.restored())] == [False, False]


# --- after the game -----------------------------------------------------------------------------------------


def test_in_a_rematch_of_silver_coin_losers_swap_numbers() -> None:
    driver = Driver("silver-coin", 2, deck="coin").seated(2)
    refused(driver, 0, Rematch(), "table/phase")
    finish(driver)
    winner = driver.game.winners[0]
    loser = 1 - winner
    refused(driver, winner, Rematch("amulet:7"), "table/option")
    refused(driver, loser, Rematch("amulet:99"), "table/option")
    driver.do(loser, Rematch("amulet:7"))
    assert driver.phase == "over"
    driver.do(winner, Rematch())
    assert driver.phase == "playing"
    assert driver.table.deck == "coin+amulet:7"
    assert driver.table.number == 2
    assert verify(driver.table.record(None, 1)).over
    assert "; seed" not in driver.table.record(0)
    assert driver.table.doc()["seed"] is None
    finish(driver, 2)
    assert verify(driver.table.record(None, 2)).deck_line == "coin+amulet:7"
    with pytest.raises(TableError):
        driver.table.record(None, 3)


@pytest.mark.parametrize("game", GAMES)
def test_a_series_counts_who_has_won_at_this_table(game: str) -> None:
    driver = Driver(game, 2).seated(2)
    won = Counter[int]()
    for number in range(1, 4):
        assert driver.table.doc()["wins"] == [won[0], won[1]]
        finish(driver, number)
        won.update(driver.game.winners)
        assert driver.table.doc()["wins"] == [won[0], won[1]]
        for seat in (0, 1):
            driver.do(seat, Rematch())
    restored = Table.restore("t", driver.entries)
    assert restored.doc()["wins"] == [won[0], won[1]]
    dealt = driver.table.dealt
    assert dealt is not None
    assert Table.restore("t", driver.entries[dealt.seq - 1 :], dealt).doc()["wins"] == [won[0], won[1]]


def test_whoever_sits_down_later_begins_at_nothing() -> None:
    driver = Driver("silver-and-gold", 2).seated(2)
    finish(driver)
    winner = driver.game.winners[0]
    driver.do(1 - winner, Rematch())
    driver.do(winner, Leave())
    driver.do(None, Join(winner, "Cy", "c"))
    assert driver.table.doc()["wins"] == [0, 0]


def test_a_rematch_without_those_who_left_waits_for_others() -> None:
    driver = Driver("silver-and-gold", 3).seated(2)
    finish(driver)
    driver.do(0, Rematch())
    driver.do(1, Leave())
    assert driver.phase == "lobby"
    assert [seat.kind for seat in driver.table.seats] == ["person", "open", "bot"]
    driver.do(None, Join(1, "Cy", "c"))
    driver.do(1, Ready())
    assert driver.phase == "playing"


@pytest.mark.parametrize("game", GAMES)
def test_a_sealed_record_verifies_and_a_forged_one_does_not(game: str) -> None:
    driver = Driver(game, 2).seated(1)
    finish(driver)
    record = driver.table.record(None)
    assert verify(record).winners == driver.game.winners
    seed = driver.table.seed
    assert driver.table.doc()["seed"] == seed
    other = "0" * 64
    for forged in (
        record.replace(f"; seed {seed}", f"; seed {other}"),
        record.replace("; seed", "; need"),
        record.replace("; commit sha256:", "; commit sha256:0"),
    ):
        with pytest.raises(VermeilError) as refusal:
            verify(forged)
        assert refusal.value.code == "record/invalid"
    from vermeil.table.catalog import make
    from vermeil.table.seeds import sealed_record

    another = make(game, 2, driver.table.variants, driver.table.deck, other)
    swapped = sealed_record(another, seed)
    with pytest.raises(VermeilError, match="the seed brings"):
        verify(swapped)


@pytest.mark.parametrize("game", GAMES)
def test_neither_moves_nor_games_leave_circles_behind(game: str) -> None:
    """The server looks for such garbage only where something else has ended (vermeil.server.garbage_collection)."""
    rng = Random(4)
    driver = Driver(game, 3).seated(3)
    driver.check = False
    driver.rush(rng)  # whatever is made once for all games is there now
    gc.collect()
    gc.disable()
    try:
        for _ in range(2):
            for seat in range(3):
                driver.do(seat, Rematch())
            for _ in range(30):
                driver.random_move(rng)
            driver.rush(rng)
        assert gc.collect() == 0
        assert driver.table.number == 3
    finally:
        gc.enable()


@pytest.mark.parametrize("name", ["👩\u200d🚀", "می\u200cروم", "क्\u200dष", "❤️\u200d🔥 Ann"])
def test_names_may_join_letters_as_their_scripts_do(name: str) -> None:
    assert clean_name(f"  {name} ") == name


@pytest.mark.parametrize("name", ["A\u200dnn", "\u200dAnn", "Ann\u200c", "👩\u200d\u200d🚀", "👩\u200d Ann", "\u200d"])
def test_signs_that_nobody_sees_do_not_make_two_names_of_one(name: str) -> None:
    with pytest.raises(TableError) as refusal:
        clean_name(name)
    assert refusal.value.code == "table/name"


def test_people_are_renamed_while_they_sit_in_the_lobby() -> None:
    driver = Driver("silver-coin", 2)
    driver.do(None, Join(0, "Ann", "a"))
    driver.do(None, Join(1, "Bob", "b"))
    driver.do(0, Rename("  Anna "))
    assert [seat["name"] for seat in driver.table.doc()["seats"]] == ["Anna", "Bob"]
    driver.do(0, Rename("Anna"))
    refused(driver, 1, Rename("Anna"), "table/name")
    refused(driver, 1, Rename(" "), "table/name")
    driver.do(0, Ready())
    driver.do(1, Ready())
    refused(driver, 1, Rename("Ben"), "table/phase")
