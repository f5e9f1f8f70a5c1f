"""The book of a day: what is read from its rows, where a result stands, and how long a streak is."""

from __future__ import annotations

from typing import ClassVar

import pytest

from tests.table.helpers import Driver
from vermeil.bots import Choice, Limit
from vermeil.core.contract import View
from vermeil.server.workers.job_pool import PATIENCE
from vermeil.table import Table, TableError
from vermeil.table.acts import Bot, Join, Ready
from vermeil.table.daily import (
    RIVAL,
    WHOLE,
    Book,
    Drawn,
    Entered,
    Finished,
    Played,
    Result,
    Standing,
    contests,
    played_by,
    spread,
    standing,
    streak,
)
from vermeil.table.seeds import commitment, daily_seed, with_seed

SOLO = "pyramids/solo"


def test_solo_is_there_for_the_games_whose_rules_have_it() -> None:
    """SC-1: nobody plays Silver Coin alone."""
    assert list(contests()) == [
        "silver-and-gold/solo",
        "silver-and-gold/bot",
        "pyramids/solo",
        "pyramids/bot",
        "silver-coin/bot",
    ]


@pytest.mark.parametrize(
    ("contest", "result", "value"),
    [
        (SOLO, Result(80), 80),
        ("pyramids/bot", Result(80, 95), -15),
        ("silver-coin/bot", Result(21, 40), 19),
    ],
)
def test_results_are_compared_by_points_or_by_the_lead(contest: str, result: Result, value: int) -> None:
    """SC-33: in Silver Coin the fewest points win."""
    assert contests()[contest].value(result) == value


def test_what_a_book_said_first_counts() -> None:
    book = Book("2026-11-18")
    book.read([Drawn(1, {SOLO: "a"}, "salt"), Drawn(2, {SOLO: "b"}, "pepper")])
    assert (book.seeds, book.drawn, book.salt) == ({SOLO: "a"}, 1, "salt")
    book.read([Entered(3, SOLO, "ann", "home", "t1"), Entered(4, SOLO, "ann", "home", "t2")])
    book.read([Finished(5, "t1", Result(50)), Finished(6, "t1", Result(99)), Finished(6, "t2", Result(99))])
    book.read([Played(7, SOLO, "easy", Result(40)), Played(8, SOLO, "easy", Result(41))])
    assert list(book.tries) == ["t1"]
    assert book.by_device[SOLO, "ann"].result == Result(50)
    assert book.bots == {SOLO: {"easy": Result(40)}}
    assert (book.entries_from(SOLO, "home"), book.entries_from("pyramids/bot", "home")) == (1, 0)
    assert book.results(contests()[SOLO], until=6) == [50]
    assert book.results(contests()[SOLO], until=5) == []  # too late
    assert book.rows == 9


def test_a_place_and_how_many_are_behind() -> None:
    values = [90, 80, 80, 70, 10]
    assert standing(values, 90) == Standing(1, 5, 100, 0)
    assert standing(values, 80) == Standing(2, 5, 62, 1)  # two and a half of four
    assert standing(values, 10) == Standing(5, 5, 0, 0)
    assert standing([7], 7) == Standing(1, 1, None, 0)
    many = [*range(1000), 999]
    assert standing(many, 999) == Standing(1, 1001, 99, 1)  # one of a thousand is level: that is not all of them
    assert standing(many, 998).better_than == 99
    assert standing(many, 1).better_than == 1  # of a thousand one is behind: that is not none
    assert standing(many, 0).better_than == 0
    assert spread(values) == [(90, 1), (80, 2), (70, 1), (10, 1)]


@pytest.mark.parametrize(
    ("days", "now"),
    [
        ([], (0, 0)),
        (["2026-02-28", "2026-03-01"], (2, 2)),
        (["2026-02-27", "2026-02-28"], (2, 2)),  # today may still be played
        (["2026-02-26", "2026-02-27"], (0, 2)),
        (["2026-02-20", "2026-02-21", "2026-02-22", "2026-03-01"], (1, 3)),
    ],
)
def test_a_streak_ends_with_the_first_day_that_is_missed(days: list[str], now: tuple[int, int]) -> None:
    assert streak(days, "2026-03-01") == now


def dealt(seed: str | None, *, counts: bool) -> Table:
    table = Table("t", contests()[SOLO].create("2026-11-18", seed, counts=counts), 0)
    table.submit(None, Join(0, "Ann", "key"), 0)
    table.submit(0, Ready(), 0)
    due = table.due(0)
    assert due is not None
    table.submit(None, due, 0)
    return table


def finished(table: Table) -> Table:
    from vermeil.table.acts import Move

    assert table.game is not None
    while table.phase == "playing":
        move = str(table.game.legal_moves(0)[0])
        table.submit(0, Move(table.audiences.numbers[0], move), 5)
    return table


def test_a_drawn_deal_keeps_its_seed_back_and_one_of_the_date_does_not() -> None:
    drawn = finished(dealt("secret", counts=True))
    assert (drawn.doc()["seed"], drawn.doc()["commit"], drawn.ended_at) == (None, commitment("secret"), 5)
    assert "secret" not in drawn.record(0)
    assert "; seed secret\n" in with_seed(drawn.record(0), "secret")
    public = finished(dealt(None, counts=False))
    assert public.doc()["seed"] == daily_seed("2026-11-18", "pyramids")
    assert "; seed daily/2026-11-18/pyramids\n" in public.record(0)


def test_who_plays_against_a_first_try_is_the_one_bot_even_where_its_seat_is_still_open() -> None:
    table = Table("t", contests()["pyramids/bot"].create("2026-11-18", "secret", counts=True), 0)
    table.submit(None, Join(0, "Ann", "key"), 0)
    with pytest.raises(TableError, match="one person"):
        table.submit(None, Join(1, "Bob", "other"), 0)
    with pytest.raises(TableError, match="as it is"):
        table.submit(0, Bot(1, "random"), 0)
    table.submit(0, Bot(1, RIVAL), 0)
    assert table.seats[1].level == RIVAL


def test_a_bot_plays_the_deal_that_people_have() -> None:
    first = played_by(SOLO, "secret", "easy", 0.01)
    assert first == played_by(SOLO, "secret", "easy", 0.01)
    assert first != played_by(SOLO, "other", "easy", 0.01)
    points, rival = played_by("silver-coin/bot", "secret", "easy", 0.01)
    assert points >= 0
    assert rival is not None


class Dawdler:
    """Ends no round, and notes for how long it may think."""

    name = "dawdler"
    thoughts: ClassVar[list[float]] = []

    def play(self, view: View, limit: Limit) -> Choice:
        if len(view.moves) > 1:
            self.thoughts.append(limit.seconds or 0.0)
        return Choice(next((move for move in view.moves if move != "call"), view.moves[0]), ())


def test_a_bot_has_its_result_in_time_however_long_the_game_is() -> None:
    played_by("silver-coin/bot", "secret", f"{__name__}:Dawdler", 5.0)
    assert 5.0 * len(Dawdler.thoughts) > PATIENCE
    assert sum(Dawdler.thoughts) < WHOLE < PATIENCE / 1.5
    assert min(Dawdler.thoughts) > 0


@pytest.mark.parametrize("name", ["silver-and-gold/bot", "pyramids/bot"])
def test_bots_decide_after_the_people_so_that_who_is_quicker_changes_nothing(name: str) -> None:
    """SG-23, PY-23: all decide at once, and what a bot sees must be the same for everyone who plays the deal."""
    game = contests()[name].game
    drawn = Driver(game, 2, daily="2026-03-01", seed="drawn", counts=True).seated(1, "medium")
    assert drawn.game.waiting == (0, 1)
    assert drawn.table.bots_asked() == []
    while 0 in drawn.game.waiting:
        drawn.move(0, str(drawn.game.legal_moves(0)[0]))
    assert drawn.table.bots_asked() == [(1, "medium")]
    assert Driver(game, 2).seated(1).table.bots_asked() == [(1, "random")]  # elsewhere nobody waits
