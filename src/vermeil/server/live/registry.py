"""All tables of this server: in memory while somebody needs them, else only in the log."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import secrets
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any

import msgspec

from vermeil.core.errors import VermeilError
from vermeil.server.aside import aside
from vermeil.server.counts import Counts
from vermeil.server.garbage_collection import OF_A_SOCKET, OF_A_TABLE
from vermeil.server.limits.rates import Limits
from vermeil.server.live.connections import encode, now
from vermeil.server.live.credentials import Credentials, key_of
from vermeil.server.live.presence import Presence
from vermeil.server.live.restoring import decode_entry, fetched, restored
from vermeil.server.live.room import Room
from vermeil.server.live.snapshots import WORTH, sealed
from vermeil.server.store.base import Append, Store, StoreError
from vermeil.server.workers.bot_pool import BotPool
from vermeil.server.workers.fair_queue import FairTurns
from vermeil.server.workers.job_pool import JobPool
from vermeil.server.workers.one_each import OneEach
from vermeil.server.workers.supervisor import Supervisor
from vermeil.server.workers.warming import look_back_first, warm_up
from vermeil.table import Table, TableError
from vermeil.table.acts import Act, Bot, Create, Expire, Join, Leave, Ready
from vermeil.table.catalog import level
from vermeil.table.dealt import Dealt
from vermeil.table.seats import clean_name

log = logging.getLogger("vermeil")

TOKEN_BYTES = 32
ID_BYTES = 12
LISTED = 200
IDLE = 300.0
SWEEP = 15.0
MIN_BEAT = 0.25
CLOSING = 10.0  # seconds for each part of the server to end in
ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
MAX_IDLE = 256  # tables in memory that nobody is connected to; the log has them all
JUST_USED = 5.0  # seconds in which a table is surely not put away
UNATTENDED = 2  # tables of one address at which only bots play and nobody watches
FETCHED = 4  # tables at once from the log
LOOKED_UP = 5  # listed tables that are not in memory, at each sweep


@dataclass
class TableRegistry:
    """The tables, and what they share."""

    store: Store
    metrics: Counts
    bot_pool: BotPool
    advice_pool: JobPool
    """Bots that are asked for advice."""
    pace: float = 0.8
    courtesy: float = 5.0
    """How long bots leave a move to another server that stored last: it may have died."""
    rate: float = 30.0
    advice: float = 2.0
    """Seconds that a bot thinks when it is asked for advice."""
    review_pool: JobPool = field(default_factory=JobPool)
    """Reviews old games, which takes a while: no player waits behind that."""
    replay_pool: JobPool = field(default_factory=JobPool)
    """Replays old games: nobody who asks for advice waits behind that."""
    limits: Limits = field(default_factory=Limits)
    replay_turns: FairTurns = field(default_factory=lambda: FairTurns(1, each=8))
    """Who may use each of these pools next: addresses take turns."""
    review_turns: FairTurns = field(default_factory=lambda: FairTurns(1, each=4))
    advice_turns: FairTurns = field(default_factory=lambda: FairTurns(1, each=8))
    coach_pool: JobPool = field(default_factory=JobPool)
    """Says what decided a game: part by part, so that many can ask for it."""
    coach_turns: FairTurns = field(default_factory=lambda: FairTurns(1, each=8))
    reviewers: OneEach = field(default_factory=OneEach)
    """Whose review goes on now."""
    rooms: dict[str, Room] = field(default_factory=dict)
    draining: bool = False
    _warm: bool = False
    _loading: dict[str, asyncio.Task[Room]] = field(default_factory=dict)
    tasks: Supervisor = field(default_factory=Supervisor)
    """What goes on in the background."""
    counted: Callable[[Table], None] | None = None
    """Told of each table whose game counts for a day and has ended."""
    _opened: int = 0
    """When, in milliseconds."""
    _resting: set[Room] = field(default_factory=set)
    """Tables of bots that wait until others of their address have ended."""

    def __post_init__(self) -> None:
        # Others wait this long for a server that may have died, so a server says more often than that that it is alive.
        self.presence = Presence(self.store.say, self._moved, max(MIN_BEAT, self.courtesy), self._reacted)
        # Whose table is read from the log next. A few are fetched at once, but restored one after the other: that is
        # work for the processor, and the event loop must get its share of it.
        self._loads = FairTurns(FETCHED, each=self.limits.loads)
        self._restoring = asyncio.Lock()

    async def open(self) -> None:
        await self.store.open(self._heard, self.presence.hear, self._was_away)
        self._opened = now()
        self.presence.greet()
        self.tasks.keep("the sweeper", self._sweep)
        self.tasks.keep("the heartbeat", self._beat)

    def warm(self, *, looking_back: bool = False) -> None:
        """Somebody has come, and will want bots: let those who think get ready, once. Who looks back comes first."""
        if not self._warm:
            self._warm = True
            self.tasks.once("warming the bots", self._warm_up(looking_back=looking_back))

    async def _warm_up(self, *, looking_back: bool) -> None:
        if looking_back:
            await look_back_first(self.coach_pool, self.replay_pool)
        await warm_up(self.bot_pool, self.advice_pool, self.coach_pool)

    async def close(self) -> None:
        """Stop. Nothing is lost: what was acknowledged is in the log, and clients reconnect."""
        self.draining = True
        await self._in_time("tables", *(room.close("server/draining") for room in self.rooms.values()))
        self.presence.leave()
        await self.tasks.close()
        await self._in_time("the store", self.store.close())
        pools = (self.bot_pool, self.advice_pool, self.review_pool, self.replay_pool, self.coach_pool)
        await self._in_time("workers", *(pool.close() for pool in pools))
        from vermeil.server.workers.process import kill_all  # which a browser, where nothing is closed, lacks

        kill_all()

    async def _in_time(self, what: str, *endings: Coroutine[Any, Any, None]) -> None:
        """Let them end, but don't keep whoever stops the server waiting forever."""
        tasks = [asyncio.ensure_future(ending) for ending in endings]
        if not tasks:
            return
        done, late = await asyncio.wait(tasks, timeout=CLOSING)
        for task in late:
            task.cancel()
        failed = [error for task in done if (error := task.exception()) is not None]
        if late or failed:
            log.warning("%s did not end as they should: %d late, %s", what, len(late), failed)

    # --- tables ---------------------------------------------------------------------------------------------

    async def practise(
        self, act: Create, seat: int, name: str, bots: list[str], owner: str = ""
    ) -> tuple[Room, int, str]:
        """A table that goes on from a position of another game, at once: one person, and bots in all other seats."""
        if not 0 <= seat < act.players:
            raise TableError("table/full", f"there is no seat {seat} in a game of {act.players}")
        if len(bots) != act.players - 1:
            raise TableError("table/option", f"practice needs {act.players - 1} bots, one for each other seat")
        made = await self.create(act, name, bots, owner, seat)
        await made[0].act(seat, Ready())
        return made

    async def create(
        self, act: Create, name: str, bots: list[str], owner: str = "", seat: int = 0
    ) -> tuple[Room, int, str]:
        """A new table with its first player in a seat, usually 0; the seat's token is told only here."""
        self.require_open()
        name = clean_name(name)
        if len(bots) >= act.players:
            raise TableError("table/full", f"{len(bots)} bots and a person don't fit at a table of {act.players}")
        if act.daily is not None and act.players - len(bots) != 1:
            raise TableError("table/option", "the deal of the day is for one person, alone or against bots")
        if act.family and (act.daily is not None or act.public):
            raise TableError("table/option", "a family table is not listed, and plays no deal of the day")
        levels = [level(act.game, bot) for bot in bots]
        if act.public:
            self.require_room_in_list(owner)
        room = await self.found(secrets.token_urlsafe(ID_BYTES), act, owner)
        token = secrets.token_urlsafe(TOKEN_BYTES)
        try:
            await room.act(None, Join(seat, name, key_of(token)))
            others = [number for number in range(act.players) if number != seat]
            for other, chosen in zip(others, levels, strict=False):
                await room.act(seat, Bot(other, chosen))
        except VermeilError:
            self.tasks.once("standing up", self._stand_up(room, token))
            raise
        return room, seat, token

    async def found(self, table: str, act: Create, owner: str = "") -> Room:
        """A new table of this name, at which nobody sits yet."""
        room = Room(self, Table(table, act, now()))
        room.owner = owner
        try:
            stored = await self.store.append(Append(table, 1, encode(room.table.first)))
        except StoreError as error:
            raise TableError("table/busy", "the server can't store this now; try again") from error
        if not stored:
            raise TableError("table/busy", "try again")
        self._keep(room)
        return room

    async def join(self, table: str, name: str, seat: int | None, owner: str = "") -> tuple[Room, int, str]:
        """Somebody takes a seat, or the first open one."""
        self.require_open()
        room = await self.room(table, owner)
        token = secrets.token_urlsafe(TOKEN_BYTES)
        wanted = range(room.table.players) if seat is None else [seat]
        for number in wanted:
            if seat is not None or room.table.seats[number].kind == "open":
                try:
                    await room.act(None, Join(number, name, key_of(token)))
                except TableError as refusal:
                    if refusal.code == "table/in-doubt":
                        self.tasks.once("standing up", self._stand_up(room, token))
                    if refusal.code != "table/full" or seat is not None:
                        raise
                else:
                    return room, number, token
        raise TableError("table/full", "no seat is open at this table")

    async def _stand_up(self, room: Room, token: str) -> None:
        """Free a seat whose token could not be delivered, in case it was taken after all."""
        while True:
            try:
                await room.act(Credentials(key_of(token)), Leave())
            except TableError as refusal:
                if refusal.code not in {"table/busy", "table/in-doubt"}:
                    return
                await asyncio.sleep(1)
            else:
                return

    async def act(self, table: str, credentials: Credentials, act: Act, owner: str = "") -> int:
        """Carry out what a seated player asks for."""
        self.require_open()
        if not (credentials.header or credentials.cookies):
            raise TableError("table/token", "only the token of a seat can do this")
        if table not in self.rooms:
            self.limits.look("snapshot", owner)  # even those without a seat there may ask for it
        room = await self.room(table, owner)
        held = credentials.held(room.table)
        # By the seat alone: anything else in the request can differ each time.
        self.limits.act(table, str(held[0]) if held else f"nobody at {owner}")
        return await room.act(credentials, act)

    async def listed(self) -> list[dict[str, Any]]:
        """The public tables, the newest first."""
        try:
            rows = await self.store.listed(LISTED)
        except StoreError as error:
            raise TableError("table/busy", "the server can't read this now; try again") from error
        return [msgspec.json.decode(row) for row in rows]

    async def room(self, table: str, owner: str = "") -> Room:
        """A table, from memory or from the log; reading it there is charged to whoever asks."""
        room = self.rooms.get(table)
        if room is not None:
            room.used = time.monotonic()  # so that it is not put away while somebody uses it
            return room
        if ID.fullmatch(table) is None:  # no need to ask the database, which may not even store such characters
            raise TableError("table/unknown", "there is no such table")
        if table not in self._loading:
            task = self.tasks.once(f"loading table {table}", self._load(table, owner))
            self._loading[table] = task
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str, owner: str) -> Room:
        async with self._loads.turn(owner, table):
            try:
                found = await fetched(self.store, table)
            except StoreError as error:
                raise TableError("table/busy", "the server can't read this now; try again") from error
            if not found.rows:
                self.metrics.left += OF_A_SOCKET
                raise TableError("table/unknown", "there is no such table")
            async with self._restoring:
                room = Room(self, await restored(table, found))
        room.owner = owner
        last = decode_entry(found.rows[-1]).at
        self._keep(room)
        if found.dealt is None:
            self.keep_snapshot(room.table)  # so that nobody has to wait for all of its games again
        if last < self._opened and not self.presence.here(table):
            # A table whose clock runs stays in memory: no server can have been up, and nobody knows since when.
            room.was_away(last, now())
        # Catch up on what was stored elsewhere while we read, and on a deal or a flag that a crash left undone.
        await room.follow()
        await room.catch_up()
        self.has_ended(room.table)  # whoever stored its end may have had no time to say so
        return room

    def has_ended(self, table: Table) -> None:
        """A game may have ended: if it counts, it is written down."""
        if table.counts and table.phase in {"over", "closed"} and self.counted is not None:
            self.counted(table)

    def keep_snapshot(self, table: Table) -> None:
        """Store the table as it was at its last deal, if that makes opening it quicker; nobody waits for it."""
        if table.dealt is not None and table.dealt.seq > WORTH:
            self.tasks.once(f"the snapshot of table {table.id}", self._keep_snapshot(table.id, table.dealt))

    async def _keep_snapshot(self, table: str, dealt: Dealt) -> None:
        try:
            await self.store.keep(await aside(sealed, table, dealt))
        except StoreError as error:
            log.info("a snapshot could not be stored: %s", error)  # the log has everything

    def _keep(self, room: Room) -> None:
        self.rooms[room.table.id] = room
        if len(self.rooms) > MAX_IDLE:
            idle = sorted((room for room in self.rooms.values() if room.idle > JUST_USED), key=lambda room: -room.idle)
            for one in idle[: max(0, len(idle) - MAX_IDLE)]:
                self._forget(one)
        self.metrics.tables = len(self.rooms)

    # --- what one address may have --------------------------------------------------------------------------

    def require_room_in_list(self, owner: str) -> None:
        """TableError if an address has enough tables in the list of public ones."""
        listed = sum(room.owner == owner and room.listed for room in self.rooms.values())
        if self.limits.public is not None and listed >= self.limits.public:
            raise TableError("table/listed", f"{listed} public tables come from your address already")

    def may_think(self, room: Room) -> bool:
        """Whether the bots of a table may play now: at most a few tables of bots alone go on for one address."""
        if room.attended:
            self._resting.discard(room)
            return True
        others = (other for other in self.rooms.values() if other is not room and other.owner == room.owner)
        if sum(other.thinks and not other.attended for other in others) < UNATTENDED:
            self._resting.discard(room)
            return True
        self._resting.add(room)
        return False

    def rested(self) -> None:
        """The bots of a table have nothing left to think about."""
        for room in list(self._resting):
            room.wake()

    def require_open(self) -> None:
        """TableError while the server stops."""
        if self.draining:
            raise TableError("table/busy", "the server is about to stop; try again in a moment")

    # --- other servers, and time ----------------------------------------------------------------------------

    def _heard(self, table: str, seq: int) -> None:
        """Another server has stored an entry; an empty name means that anything may have been missed."""
        if not table:
            self.presence.greet()
        rooms = list(self.rooms.values()) if not table else [room for room in [self.rooms.get(table)] if room]
        for room in rooms:
            if not table or room.table.seq < seq:
                self.tasks.once(f"following table {room.table.id}", self._follow(room))

    async def _follow(self, room: Room) -> None:
        """Try until it is done: news that is missed now does not come again."""
        while self.rooms.get(room.table.id) is room:
            try:
                await room.follow()
            except VermeilError as error:
                log.info("following: %s", error)
                await asyncio.sleep(1)
            else:
                return

    def _was_away(self, since: int, until: int) -> None:
        """Nothing could be stored for a while: nobody is charged for that time."""
        for room in self.rooms.values():
            room.was_away(since, until)

    def _moved(self, table: str) -> None:
        """Somebody came to a table at another server, or left it."""
        if table in self.rooms:
            self.rooms[table].tell_presence()

    def _reacted(self, table: str, seat: int, word: str) -> None:
        """Somebody at another server says something to all at a table."""
        if table in self.rooms:
            self.rooms[table].tell_reaction(seat, word)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(self.presence.beat)
            self.presence.live()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            self.put_away()
            with contextlib.suppress(VermeilError):  # the database may be down; the next sweep tries again
                await self.look_up()

    def put_away(self, idle: float = IDLE) -> None:
        """Forget the tables that nobody has used for so long; the log has them."""
        for room in [room for room in self.rooms.values() if room.idle > idle]:
            if room.listed and not room.attended_elsewhere:
                self.tasks.once(
                    f"expiring table {room.table.id}", room.act(None, Expire())
                )  # it is unused from then on, and goes with the next sweep
            else:
                self._forget(room)
        self.metrics.tables = len(self.rooms)

    def _forget(self, room: Room) -> None:
        del self.rooms[room.table.id]
        self._resting.discard(room)
        self.metrics.left += OF_A_TABLE

    async def look_up(self, most: int = LOOKED_UP) -> None:
        """Load a few listed tables that a server has left behind: if nobody comes to them, they expire."""
        for shown in await self.listed():
            table = shown["id"]
            elsewhere = self.presence.here(table) or self.presence.watching(table)
            if most and table not in self.rooms and not elsewhere:
                most -= 1
                await self.room(table)
