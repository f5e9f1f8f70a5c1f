"""What travels about the deals of a day; see docs/protocol.md."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from vermeil.server.wire.messages import GameName
from vermeil.table.acts import Name
from vermeil.table.daily import Way

State = Literal["new", "full", "playing", "done", "left", "late"]


class EnterDay(Struct, frozen=True, forbid_unknown_fields=True):
    """Who wants to play one of a day's deals."""

    name: Name


class EnteredDay(Struct, frozen=True):
    """The table to play at, and its seat's token; for a first try that goes on it is the same again."""

    table: str
    seat: int
    token: str
    counts: bool
    """Whether it is the first try; else it is practice."""


class Forgotten(Struct, frozen=True):
    """The cookie is taken back."""


class DayResult(Struct, frozen=True):
    """Points, those of the bot if there is one, and what results are compared by: the points, or the lead."""

    points: int
    rival: int | None
    value: int


class DayBot(Struct, frozen=True):
    """What a bot of a level has made of the same deal."""

    level: str
    result: DayResult


class DayStanding(Struct, frozen=True):
    """The day's ranking: for those who have finished their first try, and for all when the day is over."""

    place: int | None
    better_than: int | None
    """Percent of the others that are behind, those level counted half; null without others or without a first try."""
    level: int
    """How many others are level with it."""
    spread: list[tuple[int, int]]
    """How often each value was reached, the best first."""
    bots: list[DayBot]


class DayContest(Struct, frozen=True):
    """One of the day's deals, and what this browser has made of it."""

    game: GameName
    way: Way
    rival: str | None
    """The level of the one bot that everyone plays against."""
    commit: str | None
    seed: str | None
    """Shown when the day is over; then SHA-256("vermeil/commit/" + seed) is the commitment."""
    finished: int
    """How many first tries have ended with a result."""
    state: State
    """Of this browser's first try; late is one that ended after the day, and does not count. Full: no first try has
    begun here, and as many have come from this address as may count, so that this browser can only practise."""
    table: str | None
    result: DayResult | None
    standing: DayStanding | None


class DayPromise(Struct, frozen=True):
    """The commitment of a deal that nobody may see yet."""

    game: GameName
    way: Way
    commit: str


class Tomorrow(Struct, frozen=True):
    """The deals of the next day, promised."""

    day: str
    promises: list[DayPromise]


class PastDay(Struct, frozen=True):
    """A day that is over, and whether this browser played it in time."""

    day: str
    kept: bool


class Daily(Struct, frozen=True):
    """The deals of one day. Without a ranking, as in the pocket edition, seeds come from the date."""

    day: str
    today: str
    phase: Literal["open", "closing", "over"]
    ranked: bool
    drawn: int | None
    """When the deals were drawn, in milliseconds; before the day began, unless no server was up then."""
    now: int
    closes: int
    """When the day is over, in milliseconds."""
    contests: list[DayContest]
    tomorrow: Tomorrow | None
    streak: int
    longest: int
    days: list[PastDay]
    """The days before that can be practised, the last first."""
