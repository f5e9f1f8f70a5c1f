"""The deals of a day: what is played, and the book of the day, in which entries and results are written.

A book is nothing but its rows, as a table is nothing but its entries: whoever stores them can make it again. There is
no clock in here, and no randomness: rows come with their time, and seeds with the row that draws them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import date, timedelta
from functools import cache
from typing import Literal

from msgspec import Struct

from vermeil.games import GAMES, spec_of
from vermeil.table.acts import Create
from vermeil.table.catalog import make

Way = Literal["solo", "bot"]
RIVAL = "medium"  # the level of the one bot that everyone plays against
LEVELS = ("easy", "medium", "strong", "expert")

# Seconds in which a bot has to make its whole result: nobody waits longer for a job. Half of the games of Silver Coin
# have more than 140 decisions for a seat, and some have 250.
WHOLE = 75.0
STILL = 100  # decisions that are thought to be still to come


class Contest(Struct, frozen=True):
    """One of the day's deals: a game, alone or against the one bot."""

    game: str
    way: Way

    @property
    def name(self) -> str:
        """As books and addresses have it."""
        return f"{self.game}/{self.way}"

    @property
    def bots(self) -> list[str]:
        """The levels of those who sit opposite."""
        return [RIVAL] if self.way == "bot" else []

    def create(self, day: str, seed: str | None, *, counts: bool) -> Create:
        """The table of somebody who plays it. Where it counts nobody gives hints; seed None is that of the date."""
        return Create(
            self.game,
            1 + len(self.bots),
            {},
            None,
            public=False,
            clock=None,
            hints=False if counts else None,
            daily=day,
            seed=seed,
            counts=counts,
        )

    def value(self, result: Result) -> int:
        """What results are compared by: the points, or the lead over the bot. More is better."""
        if result.rival is None:
            return result.points
        lead = result.points - result.rival
        return -lead if spec_of(self.game).lowest_wins else lead


@cache
def contests() -> dict[str, Contest]:
    """All that can be played each day, by name."""
    ways: tuple[Way, ...] = ("solo", "bot")
    every = [Contest(game, way) for game in GAMES for way in ways if way == "bot" or spec_of(game).players[0] == 1]
    return {contest.name: contest for contest in every}


class Result(Struct, frozen=True):
    """The points that were made of a deal, and those of the bot, if there was one."""

    points: int
    rival: int | None = None


# --- the rows of a day's book ---------------------------------------------------------------------------------


class _Row(Struct, frozen=True, tag_field="row", tag=str.lower, omit_defaults=True):
    """The base: `{"row": "entered", ...}`; `at` is the time in milliseconds."""

    at: int


class Drawn(_Row, frozen=True):
    """The first row: the seeds of all deals of the day. They stay in the house until the day is over."""

    seeds: dict[str, str]
    salt: str
    """What addresses are hashed with; it is never shown."""


class Entered(_Row, frozen=True):
    """Somebody's first try has begun. `device` and `address` are hashes: nobody can be found by them."""

    contest: str
    device: str
    address: str
    table: str


class Finished(_Row, frozen=True):
    """A first try has ended; without a result it was left before its end."""

    table: str
    result: Result | None = None


class Played(_Row, frozen=True):
    """What a bot has made of a deal."""

    contest: str
    level: str
    result: Result


Row = Drawn | Entered | Finished | Played


@dataclass
class Try:
    """A first try: whose, where, and what came of it."""

    entered: Entered
    ended: int | None = None
    result: Result | None = None


@dataclass
class Book:
    """All that is known of one day."""

    day: str
    rows: int = 0
    drawn: int | None = None
    seeds: dict[str, str] = field(default_factory=dict)
    salt: str = ""
    tries: dict[str, Try] = field(default_factory=dict)
    """By table."""
    by_device: dict[tuple[str, str], Try] = field(default_factory=dict)
    """By contest and device."""
    bots: dict[str, dict[str, Result]] = field(default_factory=dict)
    """By contest and level."""

    def read(self, rows: Iterable[Row]) -> None:
        """Take over what was stored. The first word counts: a row that says something a second time changes nothing."""
        for row in rows:
            self.rows += 1
            if isinstance(row, Drawn):
                if self.drawn is None:
                    self.drawn, self.seeds, self.salt = row.at, row.seeds, row.salt
            elif isinstance(row, Entered):
                if (row.contest, row.device) not in self.by_device:
                    self.tries[row.table] = self.by_device[row.contest, row.device] = Try(row)
            elif isinstance(row, Finished):
                known = self.tries.get(row.table)
                if known is not None and known.ended is None:
                    known.ended, known.result = row.at, row.result
            else:
                self.bots.setdefault(row.contest, {}).setdefault(row.level, row.result)

    def entries_from(self, contest: str, address: str) -> int:
        """How many first tries at a deal have come from one address."""
        return sum(one.entered.contest == contest and one.entered.address == address for one in self.tries.values())

    def results(self, contest: Contest, until: int) -> list[int]:
        """The values of all first tries that ended in time, the best first."""
        found = [
            contest.value(one.result)
            for one in self.tries.values()
            if one.entered.contest == contest.name and one.result is not None and (one.ended or 0) < until
        ]
        return sorted(found, reverse=True)


class Standing(Struct, frozen=True):
    """Where a value stands among those of others."""

    place: int
    of: int
    better_than: int | None
    """Percent of the others that are behind, those level counted half; None without others. 100 is all of them, and 0
    none, however many there are."""
    level: int
    """How many others are level."""


def standing(values: list[int], mine: int) -> Standing:
    """The place of one of these values, itself included."""
    ahead = sum(value > mine for value in values)
    level = sum(value == mine for value in values) - 1
    others = len(values) - 1
    behind = others - ahead - level
    percent = None
    if others:
        least, most = int(behind + level > 0), 100 - int(ahead + level > 0)
        percent = min(max(round(100 * (behind + level / 2) / others), least), most)
    return Standing(ahead + 1, len(values), percent, level)


def spread(values: Iterable[int]) -> list[tuple[int, int]]:
    """How often each value was reached, the best first."""
    return sorted(Counter(values).items(), reverse=True)


# --- the book of a device ---------------------------------------------------------------------------------------


class Kept(Struct, frozen=True):
    """A day on which a device finished a first try in time."""

    day: str


def streak(days: Iterable[str], today: str) -> tuple[int, int]:
    """How many days in a row up to today, or up to yesterday if today has not been played yet; and the most ever."""
    played = sorted({date.fromisoformat(day) for day in days})
    run = most = 0
    before: date | None = None
    for day in played:
        run = run + 1 if before is not None and day - before == timedelta(1) else 1
        most, before = max(most, run), day
    now = date.fromisoformat(today)
    return (run if before in {now, now - timedelta(1)} else 0), most


# --- bots -------------------------------------------------------------------------------------------------------


def played_by(name: str, seed: str, level: str, seconds: float) -> tuple[int, int | None]:
    """What a bot of a level makes of a deal, in the seat that people have: its points, and those of the other bot.

    It thinks for so many seconds about a move, and in a long game for less about the later ones.
    """
    from vermeil.bots import Limit, bot_for

    contest = contests()[name]
    game = make(contest.game, 1 + len(contest.bots), None, None, seed)
    bots = [bot_for(contest.game, each, at) for at, each in enumerate([level, *contest.bots], 1)]
    left = [WHOLE] * len(bots)
    while not game.over:
        seat = game.waiting[0]
        view = game.view(seat, memory=True)
        thought = min(seconds, left[seat] / STILL)
        if len(view.moves) > 1:
            left[seat] -= thought
        game.push(seat, bots[seat].play(view, Limit(seconds=thought)).move)
    scores = game.scores
    return scores[0], scores[1] if len(scores) > 1 else None
