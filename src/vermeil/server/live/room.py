"""One table on this server: its log, its sockets, its bots and its clock. No framework types.

Every act at a table goes through `submit`: it is checked, carried out, stored, and only when it is durable shown
to anybody. One act at a time: the table's `ActQueue` is held until the commit is back.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import time
from collections import deque
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from vermeil.core.errors import VermeilError
from vermeil.core.phrases import named, phrase_from_json
from vermeil.server.garbage_collection import OF_A_TABLE
from vermeil.server.live.act_queue import ActQueue
from vermeil.server.live.connections import IN_GAME, Connections, PendingAct, Socket, encode, now
from vermeil.server.live.credentials import Credentials
from vermeil.server.live.restoring import Fetched, decode_entry, fetched, restored
from vermeil.server.live.steps import Steps, run, walked
from vermeil.server.live.table_bots import TableBots
from vermeil.server.store.base import Append, DoubtError, StoreError
from vermeil.server.workers.job_pool import advise
from vermeil.table import SPECTATOR, Change, Table, TableError
from vermeil.table.acts import Act, Away, Move, Options, Replace, Start, Warn
from vermeil.table.catalog import level as known_level

if TYPE_CHECKING:
    from vermeil.server.live.registry import TableRegistry

log = logging.getLogger("vermeil")

T = TypeVar("T")

TRIES = 20  # when other servers are quicker
AGAIN = 1000  # milliseconds until the house retries what it could not store
PATIENCE = 5.0  # seconds that anybody waits for a database that is not storing anything
STEP = 0.1
UNREAD = 0.5  # seconds until a log that could not be read is tried again
ENDED = ("over", "closed")


class Room(Connections):
    """A table that is in memory."""

    def __init__(self, registry: TableRegistry, table: Table) -> None:
        super().__init__(registry)
        self.table = table
        self._queue = ActQueue()
        self._in_doubt = False
        self._news = registry.store.news  # what was known of other servers' entries when the log was last read
        self._unread = 0.0  # until when reading the log again is pointless
        self._lost: deque[tuple[int, int]] = deque()  # time still to be given back to those whose clock ran
        self._bots = TableBots(self, registry)
        self._timer: asyncio.TimerHandle | None = None
        self._chores: set[asyncio.Task[Any]] = set()
        self._mine = False  # whether the last entry was stored by this server
        self._again: int | None = None  # when to try what the house had to do and could not
        self._closed = False
        self._advising: set[int] = set()
        self.owner = ""  # the address on whose account its bots think

    # --- acts -----------------------------------------------------------------------------------------------

    async def act(self, by: Credentials | int | None, act: Act, *, bot: bool = False) -> int:
        """Do it, durably; the number of the last event that `by` was told. Refusals are VermeilErrors.

        Once begun it is finished, even if nobody waits for it any longer.
        """
        told: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def done(outcome: int | BaseException) -> None:
            if told.done():
                return
            if isinstance(outcome, asyncio.CancelledError):
                told.cancel()
            elif isinstance(outcome, BaseException):
                told.set_exception(outcome)
            else:
                told.set_result(outcome)

        self.submit(PendingAct(by, act, done, bot=bot, given_up=told.cancelled))
        return await told

    def submit(self, pending: PendingAct) -> None:
        """The one way of every act, a person's or a bot's, through a socket or over HTTP; `done` tells its end."""
        self.used = time.monotonic()
        self._queue.take(lambda: self._begin(pending))

    def _begin(self, pending: PendingAct) -> None:
        if pending.given_up():
            self._queue.release()
        else:
            run(self._carried_through(pending), self._chore, lambda outcome: self._finish(pending, outcome))

    def _finish(self, pending: PendingAct, outcome: int | BaseException) -> None:
        """Let the next act begin, and answer."""
        self._queue.release()
        self._registry.metrics.refused += isinstance(outcome, VermeilError)
        if pending.socket is not None and not pending.answered and not isinstance(outcome, asyncio.CancelledError):
            self._put(pending.socket, pending.answer(outcome))
        elif pending.answered and isinstance(outcome, Exception):
            log.error("unexpected", exc_info=outcome)  # the act itself is stored, so its answer holds
        self._wake()
        pending.done(outcome)

    def _carried_through(self, pending: PendingAct) -> Steps[int]:
        """Find out who asks, check, carry out, store, tell, and do what the house has to do after it."""
        yield from self._settled()
        by = pending.by
        if isinstance(by, Credentials):
            by = by.player(self.table)
            self._require_modest(pending.act, by)
        yield from self._give_back(pending.act)
        self._require_gone(pending.act, by)
        yield from self._stored(by, pending.act, pending)
        return (yield from self._do_what_is_due(SPECTATOR if by is None else by))

    def _stored(self, by: int | None, act: Act, pending: PendingAct | None = None) -> Steps[None]:
        """Try until the entry is stored or refused: another server may have taken its number."""
        if isinstance(act, IN_GAME) and by is not None and act.n > self.table.audiences.numbers[by]:
            yield from self._follow_log()  # another server has told more than we know
        for tried in range(TRIES):
            change, row = self._carry_out(by, act, bot=pending is not None and pending.bot)
            if row is None:
                return
            started = time.perf_counter()
            try:
                stored = yield self._registry.store.append(row)
            except StoreError as error:
                raise self._not_stored(error) from error
            if stored:
                self._is_durable(act, started)
                self._tell_of(act, change, by, pending)
                return
            yield asyncio.sleep(random.uniform(0, 0.002 * tried))
            yield from self._settled()
        raise TableError("table/busy", "others were quicker, several times; try again")

    def _tell_of(self, act: Act, change: Change, by: int | None, pending: PendingAct | None) -> None:
        """Tell everybody; whoever asked through a socket is answered with the same write, if nothing else is due."""
        if pending is None or pending.socket is None or by is None or self.table.due(now()) is not None:
            self._tell(act, change.events)
        else:
            pending.answered = True
            self._tell(act, change.events, pending.socket, pending.answer(self.table.audiences.numbers[by]))

    def _not_stored(self, error: StoreError) -> TableError:
        """The error for whoever asked. What is in doubt is looked at again soon; then everybody sees the outcome."""
        log.info("an entry could not be stored: %s", error)
        self._again = now() + AGAIN
        if isinstance(error, DoubtError):
            return TableError("table/in-doubt", "it is not known yet whether this is stored; the table will show it")
        return TableError("table/busy", "the server can't store this now; try again")

    def _carry_out(self, by: int | None, act: Act, *, bot: bool = False) -> tuple[Change, Append | None]:
        """Do it in memory; returns what must be stored before anybody is told, if anything."""
        phase = self.table.phase
        before = None if isinstance(act, IN_GAME) else self._listing()
        self._in_doubt = True  # until the log has it, memory is ahead of it
        try:
            change = self.table.submit(by, act, now(), bot=bot)
        except VermeilError:
            self._in_doubt = False  # nothing has changed
            raise
        if change.entry is None:
            self._in_doubt = False
            return change, None
        listed, news = False, None
        # A decision in a game changes nothing in the list of tables, unless it ends the game.
        if (before is not None or phase != self.table.phase) and (shown := self._listing()) != before:
            listed, news = shown
        return change, Append(self.table.id, self.table.seq, encode(change.entry), listed, news)

    def _is_durable(self, act: Act, started: float) -> None:
        self._in_doubt = False
        self._mine = True
        self._registry.metrics.commits.observe(time.perf_counter() - started)
        self._registry.metrics.moves += isinstance(act, Move)
        if isinstance(act, Start):
            self._registry.keep_snapshot(self.table)
        self._registry.has_ended(self.table)

    def _do_what_is_due(self, audience: int = SPECTATOR) -> Steps[int]:
        """What the house has to do; the number of the last event that an audience was told.

        It follows an act that is already stored and stays so: if this part can't be stored, it is tried again soon.
        """
        number = self.table.audiences.numbers[audience]
        try:
            yield from self._give_back()
            number = self.table.audiences.numbers[audience]
            while (due := self.table.due(now())) is not None:
                yield from self._stored(None, due)
                number = self.table.audiences.numbers[audience]
        except VermeilError as error:
            log.warning("the house could not do what is due: %s", error)
            self._again = now() + AGAIN
        else:
            self._again = None
        return number

    def was_away(self, since: int, until: int) -> None:
        """Nobody could act between these times: those whose clock ran, or who were waited for, get that back."""
        if self.table.timed or self.table.waits or self._in_doubt:
            self._lost.append((since, until))
            self._again = now()
            self._wake()

    def _give_back(self, act: Act | None = None) -> Steps[None]:
        """First of all, give back the time in which nothing could be stored."""
        waited = 0.0
        charged = isinstance(act, Warn | Replace)  # by how long somebody was waited for
        while (self.table.timed or charged) and self._registry.store.stuck:
            if waited > PATIENCE:
                raise TableError("table/busy", "the server can't store this now; try again")
            yield asyncio.sleep(STEP)
            waited += STEP
        while self._lost:
            if self.table.timed or self.table.waits:
                yield from self._stored(None, Away(*self._lost[0]))
            self._lost.popleft()

    @property
    def _behind(self) -> bool:
        """Whether other servers may have stored something that we don't know of."""
        return self._news is None or self._news != self._registry.store.news

    @contextlib.asynccontextmanager
    async def settled(self) -> AsyncIterator[None]:
        """Hold the table while nothing else happens to it, with memory and log in agreement."""
        async with self._queue:
            await walked(self._settled())
            yield

    @property
    def in_doubt(self) -> bool:
        """Whether memory may be ahead of the log."""
        return self._in_doubt

    @property
    def courtesy(self) -> float:
        """How many seconds bots here leave a move to the server that stored last, if that was another one."""
        return 0.0 if self._mine else self._registry.courtesy

    def _settled(self) -> Steps[None]:
        """Where memory may be ahead of the log or behind it, the log is right."""
        if not self._in_doubt:
            if self._behind:
                yield from self._follow_log()
            return
        news = self._registry.store.news
        found: Fetched = yield self._read(lambda: fetched(self._registry.store, self.table.id))
        self._news = news
        self.table = yield restored(self.table.id, found)
        self._registry.metrics.left += OF_A_TABLE
        self._in_doubt = False
        self._mine = False
        self._recent.clear()
        for socket in self.sockets:
            self._greet(socket)

    async def _load(self, after: int) -> list[bytes]:
        return await self._read(lambda: self._registry.store.load(self.table.id, after))

    async def _read(self, ask: Callable[[], Coroutine[Any, Any, T]]) -> T:
        if time.monotonic() < self._unread:  # otherwise everyone in the queue would find that out one after another
            raise TableError("table/busy", "the server can't read this now; try again")
        try:
            return await ask()
        except StoreError as error:
            self._unread = time.monotonic() + UNREAD
            raise TableError("table/busy", "the server can't read this now; try again") from error

    async def follow(self) -> None:
        """Take over what other servers have stored."""
        async with self.settled():
            await walked(self._follow_log())
        self._wake()

    def _follow_log(self) -> Steps[None]:
        news = self._registry.store.news
        rows: list[bytes] = yield self._load(self.table.seq)
        for row in rows:
            entry = decode_entry(row)
            self._tell(entry.act, self.table.follow(entry))
            self._mine = False
        self._news = news

    def _listing(self) -> tuple[bool, bytes]:
        return self.listed, encode(self.table.summary())

    def _require_modest(self, act: Act, by: int) -> None:
        if not isinstance(act, IN_GAME):
            self._registry.limits.arrange(self.table.id, str(by))
        if isinstance(act, Options) and act.public and not self.table.public:
            self._registry.require_room_in_list(self.owner)

    def _require_gone(self, act: Act, by: int | None) -> None:
        if not isinstance(act, Replace) or by == act.seat:
            return
        if act.seat < self.table.players and self.table.attention.overdue(act.seat, now()):
            return
        elsewhere = self._registry.presence.here(self.table.id)
        if act.seat in elsewhere or any(socket.seat == act.seat for socket in self.sockets):
            raise TableError("table/present", f"the player of seat {act.seat} is here, and may be warned first")

    # --- coming ---------------------------------------------------------------------------------------------

    async def attach(self, credentials: Credentials, since: int | None, owner: str = "") -> Socket:
        """A socket for the holder of a seat, or for a spectator; a table's bots think at its players' expense."""
        async with self.settled():
            seat = credentials.seat(self.table)
            if since is not None and since > self.table.audiences.numbers[SPECTATOR if seat is None else seat]:
                await walked(self._follow_log())  # another server has told more than we know
                seat = credentials.seat(self.table)
            socket = self._welcome(seat, since)
        self.used = time.monotonic()
        if socket.seat is not None and owner:
            self.owner = owner
        self.tell_presence()
        self._wake()
        return socket

    # --- asking ---------------------------------------------------------------------------------------------

    async def snapshot(self, credentials: Credentials) -> dict[str, Any]:
        async with self.settled():
            self._wake()
            seat = credentials.seat(self.table)
            shown = self.table.snapshot(seat) | {"seat": seat, "held": credentials.held(self.table)}
            self.table.audiences.forget(self._recent)
            return shown

    async def earns(self, credentials: Credentials) -> tuple[int, dict[str, Any]]:
        async with self.settled():
            seat = credentials.player(self.table)
            game = self.table.game if self.table.phase == "playing" else None
            return self.table.audiences.numbers[seat], {} if game is None else dict(game.earns(seat))

    async def hint(self, credentials: Credentials, asked: str) -> dict[str, Any]:
        """What a bot would do in this seat; it sees what the seat may know, and nothing else."""
        async with self.settled():
            seat = credentials.player(self.table)
            bot = known_level(self.table.game_name, asked)
            game = self.table.adviseable(seat)
            number, names = self.table.audiences.numbers[seat], self.table.names
            view = msgspec.to_builtins(game.view(seat, memory=True))
        if seat in self._advising:
            raise TableError("table/busy", "a bot is thinking about this already")
        self._advising.add(seat)
        try:
            seed = random.getrandbits(32)
            found: dict[str, Any] = await self._registry.advice_pool.do(
                advise, game.NAME, bot, seed, view, self._registry.advice, self.table.deck_text
            )
        finally:
            self._advising.discard(seat)
        for reason in found["reasons"]:
            reason["said"] = [named(phrase_from_json(part), names).as_json() for part in reason["said"]]
        return found | {"n": number}

    async def ended(self, number: int | None) -> tuple[str, list[str]]:
        """The record of a game that is over, and who played it."""
        async with self.settled():
            return self.table.ended(number)

    async def record(self, credentials: Credentials, number: int | None) -> str:
        async with self.settled():
            return self.table.record(credentials.seat(self.table), number)

    # --- what runs by itself --------------------------------------------------------------------------------

    def _wake(self) -> None:
        """Bots that are asked begin to think, and the clock's alarm is set."""
        if self._closed:
            return
        asked = self.table.bots_asked()
        self._bots.begin(asked if asked and self._registry.may_think(self) else [])
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        deadline = self.table.deadline() if self._again is None else self._again
        if deadline is not None:
            delay = max(0.0, (deadline - now()) / 1000) + 0.01
            self._timer = asyncio.get_running_loop().call_later(delay, self._alarm)

    def _alarm(self) -> None:
        self._timer = None
        self._chore(self.catch_up())

    async def catch_up(self) -> None:
        """The deal or the flag that is due."""
        try:
            async with self.settled():
                await walked(self._do_what_is_due())
        except Exception:
            self._again = now() + AGAIN
            raise
        finally:
            self._wake()

    def _chore(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = self._registry.tasks.once(f"a chore of table {self.table.id}", work)
        self._chores.add(task)
        task.add_done_callback(self._chores.discard)
        return task

    def wake(self) -> None:
        """Let the bots go on, if they may."""
        self._wake()

    @property
    def thinks(self) -> bool:
        """Whether its bots are deciding something."""
        return bool(self._bots.thinking)

    @property
    def listed(self) -> bool:
        """Whether it is in the public list of tables."""
        return self.table.public and self.table.phase not in ENDED

    @property
    def attended_elsewhere(self) -> bool:
        """Whether anybody is connected to it at another server."""
        presence = self._registry.presence
        return bool(presence.here(self.table.id) or presence.watching(self.table.id))

    @property
    def attended(self) -> bool:
        """Whether a person plays here, or anybody looks on."""
        return bool(self.sockets) or any(seat.plays for seat in self.table.seats) or self.attended_elsewhere

    @property
    def idle(self) -> float:
        """For how many seconds nobody has used this table."""
        busy = self.sockets or self.thinks or self._timer is not None or self._queue.locked()
        return 0.0 if busy else time.monotonic() - self.used

    async def close(self, why: str) -> None:
        """Finish what is under way, then close the sockets and stop the bots."""
        async with self._queue:
            self._closed = True
            for socket in self.sockets:
                socket.outbox.close(why)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        tasks = [*self._bots.thinking.values(), *self._chores]
        for task in tasks:
            task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.gather(*tasks, return_exceptions=True)
