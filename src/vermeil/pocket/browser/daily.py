"""Today's deal without a server: the seed comes from the date, so anyone can compute it, and nobody is ranked."""

from __future__ import annotations

from vermeil.server.daily.clock import DAY, Clock, beside, midnight
from vermeil.server.wire.daily import Daily, DayContest, PastDay
from vermeil.table import TableError
from vermeil.table.acts import Create
from vermeil.table.daily import contests
from vermeil.table.seeds import daily_seed

PAST = 14  # days before today that are offered


def shown(day: str | None) -> Daily:
    """A day; None is today."""
    clock = Clock()
    today = clock.today
    day = today if day is None else _begun(clock, day)
    every = [
        DayContest(
            game=contest.game,
            way=contest.way,
            rival=next(iter(contest.bots), None),
            commit=None,
            seed=daily_seed(day, contest.game),
            finished=0,
            state="new",
            table=None,
            result=None,
            standing=None,
        )
        for contest in contests().values()
    ]
    return Daily(
        day=day,
        today=today,
        phase="open" if day == today else "over",
        ranked=False,
        drawn=None,
        now=clock.time(),
        closes=midnight(day) + DAY,
        contests=every,
        tomorrow=None,
        streak=0,
        longest=0,
        days=[PastDay(beside(today, -days), kept=False) for days in range(1, PAST + 1)],
    )


def table_of(day: str, name: str) -> tuple[Create, list[str]]:
    """What a table of that day's deal is made of, and its bots."""
    contest = contests().get(name)
    if contest is None:
        raise TableError("daily/unknown", "there is no such deal")
    return contest.create(_begun(Clock(), day), None, counts=False), contest.bots


def _begun(clock: Clock, day: str) -> str:
    try:
        ahead = clock.phase(day) == "ahead"
    except ValueError as error:
        raise TableError("daily/unknown", f"there is no day {day[:20]!r}") from error
    if ahead:
        raise TableError("daily/unknown", "this day has not begun")
    return day
