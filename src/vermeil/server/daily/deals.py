"""The deals of the days on this server: drawing, entering, writing results down, and what may be shown of them.

What can't be prevented is said on the page: somebody may play in another browser first, or let a program advise them.
What is prevented: knowing a deal before its day, a seed before the day is over, a score that the server's own table
has not seen, and a second try of the same browser that counts.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import secrets

from vermeil.core.errors import VermeilError
from vermeil.server.daily.books import Books
from vermeil.server.daily.clock import DAY, Clock, beside, deadline, midnight
from vermeil.server.live.credentials import key_of
from vermeil.server.live.registry import ID_BYTES, TableRegistry
from vermeil.server.live.room import Room
from vermeil.server.wire.daily import (
    Daily,
    DayBot,
    DayContest,
    DayPromise,
    DayResult,
    DayStanding,
    EnteredDay,
    PastDay,
    State,
    Tomorrow,
)
from vermeil.table import Table, TableError
from vermeil.table.acts import Bot, Create, Join
from vermeil.table.daily import (
    LEVELS,
    Book,
    Contest,
    Drawn,
    Entered,
    Finished,
    Played,
    Result,
    Row,
    Try,
    contests,
    played_by,
    spread,
    standing,
    streak,
)
from vermeil.table.seats import clean_name
from vermeil.table.seeds import commitment, new_seed, with_seed

log = logging.getLogger("vermeil")

BEAT = 20.0  # seconds between looks at the calendar
AGAIN = 1.0  # seconds until a result that could not be written is tried again
PAST = 14  # days before today that are offered
SECONDS = 0.5  # that a bot in the day's ranking thinks about a move, at most
HOUSE = "the deals of the day"  # on whose account these bots think


class DailyDeals:
    """The keeper of the days."""

    def __init__(self, registry: TableRegistry, clock: Clock, entries: int = 0, seconds: float = SECONDS) -> None:
        self.clock = clock
        self._registry = registry
        self._books = Books(registry.store)
        self._entries = entries
        self._seconds = min(SECONDS, seconds)
        self._wake = asyncio.Event()
        registry.counted = self._count

    def open(self) -> None:
        """Begin: the days are drawn as they come."""
        self._registry.tasks.keep("the calendar", self._keep)

    async def _keep(self) -> None:
        while True:
            with contextlib.suppress(VermeilError):  # the database may be down: the next look tries again
                await self._prepare(self.clock.today)
                await self._let_bots_play()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), BEAT)
            self._wake.clear()

    # --- drawing --------------------------------------------------------------------------------------------

    async def _prepare(self, today: str) -> Book:
        """Today's book and tomorrow's, drawn; today's is returned."""
        await self._books.write(beside(today, 1), self._draw)
        return await self._books.write(today, self._draw)

    def _draw(self, book: Book) -> Drawn | None:
        """Seeds for a day that has none: one for each deal, so that playing one tells nothing of another."""
        if book.drawn is not None:
            return None
        seeds = {name: new_seed() for name in contests()}
        return Drawn(self.clock.time(), seeds, secrets.token_hex(16))

    async def _book(self, day: str) -> Book:
        """The book of a day that has begun; TableError if there is none."""
        try:
            ahead = self.clock.phase(day) == "ahead"
        except ValueError as error:
            raise TableError("daily/unknown", f"there is no day {day[:20]!r}") from error
        if ahead:
            raise TableError("daily/unknown", "the deals of this day are not open yet")
        today = self.clock.today
        book = await (self._prepare(today) if day == today else self._books.day(day))
        if book.drawn is None:
            raise TableError("daily/unknown", "nothing was drawn on this day")
        return book

    # --- entering -------------------------------------------------------------------------------------------

    async def enter(self, day: str, name: str, who: str, device: str, owner: str) -> EnteredDay:
        """Play a deal: the first try of a device, as often as it is asked for until it has ended; then practice."""
        contest = contests().get(name)
        if contest is None:
            raise TableError("daily/unknown", "there is no such deal")
        self._registry.require_open()
        who = clean_name(who)
        book = await self._book(day)
        if name not in book.seeds:  # an older server has drawn this day, and did not know the game
            raise TableError("daily/unknown", "this deal was not drawn on this day")
        phase, key = self.clock.phase(day), key_of(device)
        mine = book.by_device.get((name, key))
        if phase == "open" and mine is None:
            book = await self._books.write(day, lambda book: self._entry(book, contest, key, owner))
            mine = book.by_device.get((name, key))
            self._wake.set()
        elif phase == "closing" and mine is None:
            raise TableError("daily/closed", "this day is over; in an hour at most its deals can be practised")
        if mine is not None and mine.ended is None and phase != "over":
            return await self._first_try(contest, day, book, mine, who, device, owner)
        act = contest.create(day, book.seeds[name], counts=False)
        room, seat, token = await self._registry.create(act, who, contest.bots, owner)
        return EnteredDay(room.table.id, seat, token, counts=False)

    def _entry(self, book: Book, contest: Contest, device: str, owner: str) -> Row | None:
        """The row of a first try; None if there is one, or if enough have come from this address: this is practice."""
        if (contest.name, device) in book.by_device or self._full(book, contest, owner):
            return None
        address = _address(book, owner)
        return Entered(self.clock.time(), contest.name, device, address, secrets.token_urlsafe(ID_BYTES))

    def _full(self, book: Book, contest: Contest, owner: str) -> bool:
        """Whether as many first tries have come from an address as may count."""
        return bool(self._entries) and book.entries_from(contest.name, _address(book, owner)) >= self._entries

    async def _first_try(
        self, contest: Contest, day: str, book: Book, mine: Try, who: str, device: str, owner: str
    ) -> EnteredDay:
        """The table of a first try, made if it is not there yet.

        Its seat's token is made of the device's and the table's name, so that whoever asks again gets the same.
        """
        table = mine.entered.table
        token = hashlib.sha256(f"vermeil/first-try/{table}/{device}".encode()).hexdigest()
        room = await self._table(table, contest.create(day, book.seeds[contest.name], counts=True), owner)
        await self._sit(room, contest, who, token)
        return EnteredDay(table, 0, token, counts=True)

    async def _table(self, table: str, act: Create, owner: str) -> Room:
        for made in (False, True):
            try:
                return await self._registry.room(table, owner)
            except TableError as error:
                if error.code != "table/unknown" or made:
                    raise
            with contextlib.suppress(TableError):  # another request of the same device was quicker, and has made it
                return await self._registry.found(table, act, owner)
        raise TableError("table/busy", "try again")

    async def _sit(self, room: Room, contest: Contest, who: str, token: str) -> None:
        """Whoever is missing sits down; a server may have died in between."""
        if room.table.phase != "lobby":
            return
        with contextlib.suppress(TableError):  # another request of the same device was quicker
            if room.table.seats[0].kind == "open":
                await room.act(None, Join(0, who, key_of(token)))
            for seat, level in enumerate(contest.bots, start=1):
                if room.table.seats[seat].kind == "open":
                    await room.act(0, Bot(seat, level))

    # --- results --------------------------------------------------------------------------------------------

    def _count(self, table: Table) -> None:
        """A first try has ended, or is found to have ended: it is written down once."""
        if table.daily is not None and (row := self._outcome(table)) is not None:
            self._registry.tasks.once(f"the result of table {table.id}", self._write_down(table.daily, row))

    def _outcome(self, table: Table) -> Finished | None:
        """What came of a first try; None while it goes on."""
        if not table.counts or table.phase not in {"over", "closed"}:
            return None
        if table.ended_at is None or table.game is None:  # left before a card was dealt
            return Finished(self.clock.time(), table.id)
        scores = table.game.scores
        result = Result(scores[0], scores[1] if len(scores) > 1 else None) if table.game.over else None
        return Finished(self.clock.time(table.ended_at), table.id, result)

    async def _write_down(self, day: str, row: Finished) -> None:
        """Try until it is done."""
        while True:
            try:
                book = await self._books.write(day, lambda book: row if _awaited(book, row.table) else None)
                mine = book.tries.get(row.table)
                if mine is not None and mine.result is not None and (mine.ended or 0) < deadline(day):
                    await self._books.keep_day(mine.entered.device, day)
            except VermeilError as error:
                log.info("a result is not stored yet: %s", error)
                await asyncio.sleep(AGAIN)
            else:
                return

    async def _settle(self, day: str, device: str, owner: str) -> Book:
        """The book of a day in which this device's own tries stand as their tables do."""
        book = await self._book(day)
        for one in [mine for (_, key), mine in book.by_device.items() if key == device and mine.ended is None]:
            with contextlib.suppress(TableError):  # one that has no table yet
                room = await self._registry.room(one.entered.table, owner)
                if (row := self._outcome(room.table)) is not None:
                    await self._write_down(day, row)
        return await self._book(day)

    # --- bots -----------------------------------------------------------------------------------------------

    async def _let_bots_play(self) -> None:
        """Each level plays each deal that somebody has entered, one after the other."""
        for day in (self.clock.today, beside(self.clock.today, -1)):
            book = await self._books.day(day)
            entered = {one.entered.contest for one in book.tries.values()}
            for name in [name for name in contests() if name in entered]:
                for level in [level for level in LEVELS if level not in book.bots.get(name, {})]:
                    try:
                        await self._let_play(day, name, book.seeds[name], level)
                    except VermeilError as error:  # the others need not wait for it; the next look tries again
                        log.info("no result of the bot %s for %s of %s: %s", level, name, day, error)

    async def _let_play(self, day: str, name: str, seed: str, level: str) -> None:
        async with self._registry.review_turns.turn(HOUSE):
            if level in (await self._books.day(day)).bots.get(name, {}):
                return  # another server has let it play meanwhile
            points, rival = await self._registry.review_pool.do(played_by, name, seed, level, self._seconds)
        await self._note(day, Played(self.clock.time(), name, level, Result(points, rival)))

    async def _note(self, day: str, row: Played) -> None:
        await self._books.write(day, lambda book: None if row.level in book.bots.get(row.contest, {}) else row)

    # --- what is shown --------------------------------------------------------------------------------------

    async def shown(self, day: str | None, device: str, owner: str) -> Daily:
        """A day as a device may see it; None is today."""
        today, key = self.clock.today, key_of(device)
        day = today if day is None else day
        book = await self._settle(day, key, owner)
        kept = await self._kept(book, key)
        run, longest = streak(kept, today)
        phase = self.clock.phase(day)
        return Daily(
            day=day,
            today=today,
            phase="over" if phase == "ahead" else phase,
            ranked=True,
            drawn=book.drawn,
            now=self.clock.time(),
            closes=midnight(day) + DAY,
            contests=[
                self._contest(book, contest, key, owner) for name, contest in contests().items() if name in book.seeds
            ],
            tomorrow=await self._tomorrow(today) if day == today else None,
            streak=run,
            longest=longest,
            days=await self._past(today, kept),
        )

    async def _kept(self, book: Book, device: str) -> list[str]:
        """The days that a device has played in time, that of this book included: a crash may have come in between."""
        counted = any(
            key == device and mine.result is not None and (mine.ended or 0) < deadline(book.day)
            for (_, key), mine in book.by_device.items()
        )
        kept = await self._books.days_of(device)
        if not counted or book.day in kept:
            return kept
        await self._books.keep_day(device, book.day)
        return [*kept, book.day]

    def _contest(self, book: Book, contest: Contest, device: str, owner: str) -> DayContest:
        phase = self.clock.phase(book.day)
        over = phase == "over"
        seed = book.seeds[contest.name]
        mine = book.by_device.get((contest.name, device))
        values = book.results(contest, deadline(book.day))
        counted = mine is not None and mine.result is not None and (mine.ended or 0) < deadline(book.day)
        done = mine is not None and mine.ended is not None
        full = mine is None and phase == "open" and self._full(book, contest, owner)
        return DayContest(
            game=contest.game,
            way=contest.way,
            rival=next(iter(contest.bots), None),
            commit=commitment(seed),
            seed=seed if over else None,
            finished=len(values),
            state="full" if full else _state(mine, counted=counted, over=over),
            table=None if mine is None else mine.entered.table,
            result=None if mine is None or mine.result is None else _result(contest, mine.result),
            standing=_standing(book, contest, values, mine if counted else None) if done or over else None,
        )

    async def _tomorrow(self, today: str) -> Tomorrow:
        book = await self._books.day(beside(today, 1))
        promises = [
            DayPromise(contest.game, contest.way, commitment(book.seeds[name]))
            for name, contest in contests().items()
            if name in book.seeds
        ]
        return Tomorrow(book.day, promises)

    async def _past(self, today: str, kept: list[str]) -> list[PastDay]:
        before = [beside(today, -days) for days in range(1, PAST + 1)]
        over = [day for day in before if self.clock.phase(day) == "over"]
        return [PastDay(day, day in kept) for day in over if (await self._books.day(day)).drawn is not None]

    async def record(self, table: Table, text: str) -> str:
        """The record of a game at a table; with the seed of the day's deal, if that day is over."""
        act = table.first.act
        if isinstance(act, Create) and act.seed and act.daily and self.clock.phase(act.daily) == "over":
            return with_seed(text, act.seed)
        return text


def _address(book: Book, owner: str) -> str:
    """What the book of a day knows an address by."""
    return hashlib.sha256(f"{book.salt}/{owner}".encode()).hexdigest()[:32]


def _awaited(book: Book, table: str) -> bool:
    known = book.tries.get(table)
    return known is not None and known.ended is None


def _state(mine: Try | None, *, counted: bool, over: bool) -> State:
    if mine is None:
        return "new"
    if mine.ended is None:
        return "left" if over else "playing"
    if mine.result is None:
        return "left"
    return "done" if counted else "late"


def _result(contest: Contest, result: Result) -> DayResult:
    return DayResult(result.points, result.rival, contest.value(result))


def _standing(book: Book, contest: Contest, values: list[int], mine: Try | None) -> DayStanding:
    where = None if mine is None or mine.result is None else standing(values, contest.value(mine.result))
    made = book.bots.get(contest.name, {})
    return DayStanding(
        place=None if where is None else where.place,
        better_than=None if where is None else where.better_than,
        level=0 if where is None else where.level,
        spread=spread(values),
        bots=[DayBot(level, _result(contest, made[level])) for level in LEVELS if level in made],
    )
