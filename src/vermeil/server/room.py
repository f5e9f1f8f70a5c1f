"""One table on this server: its log, its sockets, its bots and its clock. No framework types.

Whatever happens goes through `act`: it is checked, carried out, stored, and only when it is durable told to anybody.
One act at a time: the lock is held until the commit is back.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import time
from collections import deque
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec

from vermeil.core.contract import Earning
from vermeil.core.errors import VermeilError
from vermeil.core.phrases import named, phrase_from_json
from vermeil.server.claims import Claim
from vermeil.server.clerk import advise
from vermeil.server.outbox import Outbox
from vermeil.server.store import Append, StoreError
from vermeil.table import SPECTATOR, Event, Table, TableError
from vermeil.table.acts import Act, Entry, Move, Replace, Undo
from vermeil.table.catalog import level as known_level

if TYPE_CHECKING:
    from vermeil.server.hall import Hall

log = logging.getLogger("vermeil")

PROTOCOL = 1
REMEMBERED = 100  # events of each audience, for those who come back
MAX_WATCHING = 500  # spectators of one table, who can't keep its players out
MAX_TABS = 16  # of one seat
TRIES = 20  # when other servers are quicker
ENDED = ("over", "closed")
IN_GAME = (Move, Undo)

encode = msgspec.json.Encoder().encode
decode_entry = msgspec.json.Decoder(Entry).decode


def now() -> int:
    """Milliseconds, as entries have them."""
    return time.time_ns() // 1_000_000


@dataclass(eq=False)
class Socket:
    """Somebody who is connected, as a seat or as a spectator."""

    key: str
    seat: int | None
    outbox: Outbox = field(default_factory=Outbox)

    @property
    def audience(self) -> int:
        return SPECTATOR if self.seat is None else self.seat


class Room:
    """A table that is in memory."""

    def __init__(self, hall: Hall, table: Table) -> None:
        self._hall = hall
        self.table = table
        self.sockets: set[Socket] = set()
        self.used = time.monotonic()
        self._lock = asyncio.Lock()
        self._in_doubt = False
        self._recent: dict[int, deque[tuple[int, bytes]]] = {}  # of the audiences that anybody has watched
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._chores: set[asyncio.Task[None]] = set()
        self._mine = False  # whether the last entry was stored by this server
        self._closed = False
        self._advising: set[int] = set()

    # --- acts -----------------------------------------------------------------------------------------------

    async def act(self, by: int | None, act: Act, *, bot: bool = False, claim: Claim | None = None) -> int:
        """Do it, durably; the number of the last event that `by` was told. Refusals are VermeilErrors.

        `by` is a seat or None for the house; with a `claim` it is whichever seat that holds when it is our turn.
        """
        self.used = time.monotonic()
        try:
            async with self._lock:
                await self._settled()
                by = by if claim is None else claim.player(self.table)
                self._require_gone(act, by)
                await self._store(by, act, bot=bot)
                await self._do_what_is_due()
                return self.table.audiences.numbers[SPECTATOR if by is None else by]
        except VermeilError:
            self._hall.metrics.refused += 1
            raise
        finally:
            self._wake()

    async def _store(self, by: int | None, act: Act, *, bot: bool = False) -> None:
        """Try until the entry is stored or refused: another server may have taken its number."""
        for tried in range(TRIES):
            phase = self.table.phase
            before = None if isinstance(act, IN_GAME) else self._listing()
            self._in_doubt = True  # until the log has it, memory is ahead of the truth
            try:
                change = self.table.submit(by, act, now(), bot=bot)
            except VermeilError:
                self._in_doubt = False  # nothing has changed
                raise
            if change.entry is None:
                self._in_doubt = False
                return
            listed, news = False, None
            # What is decided in a game changes nothing in the list of tables, unless the game ends by it.
            if (before is not None or phase != self.table.phase) and (shown := self._listing()) != before:
                listed, news = shown
            started = time.perf_counter()
            row = Append(self.table.id, self.table.seq, encode(change.entry), listed, news)
            try:
                stored = await self._hall.store.append(row)
            except StoreError as error:
                log.exception("an entry could not be stored")
                raise TableError("table/busy", "the server can't store this now; try again") from error
            if stored:
                self._in_doubt = False
                self._mine = True
                self._hall.metrics.commits.add(time.perf_counter() - started)
                self._hall.metrics.moves += isinstance(act, Move)
                self._tell(act, change.events)
                return
            await asyncio.sleep(random.uniform(0, 0.002 * tried))
            await self._settled()
        raise TableError("table/busy", "others were quicker, several times; try again")

    async def _do_what_is_due(self) -> None:
        while (due := self.table.due(now())) is not None:
            await self._store(None, due)

    async def _settled(self) -> None:
        """Where memory may be ahead of the log or behind it, the log is right."""
        if not self._in_doubt:
            return
        rows = await self._load(0)
        self.table = Table.restore(self.table.id, map(decode_entry, rows))
        self._in_doubt = False
        self._mine = False
        self._recent.clear()
        for socket in self.sockets:
            self._greet(socket)

    async def _load(self, after: int) -> list[bytes]:
        try:
            return await self._hall.store.load(self.table.id, after)
        except StoreError as error:
            raise TableError("table/busy", "the server can't read this now; try again") from error

    async def follow(self) -> None:
        """Take over what other servers have stored."""
        async with self._lock:
            await self._settled()
            for row in await self._load(self.table.seq):
                entry = decode_entry(row)
                self._tell(entry.act, self.table.follow(entry))
                self._mine = False
        self._wake()

    def _listing(self) -> tuple[bool, bytes]:
        return self.table.public and self.table.phase not in ENDED, encode(self.table.summary())

    def _require_gone(self, act: Act, by: int | None) -> None:
        if not isinstance(act, Replace) or by == act.seat:
            return
        elsewhere = self._hall.presence.here(self.table.id)
        if act.seat in elsewhere or any(socket.seat == act.seat for socket in self.sockets):
            raise TableError("table/present", f"the player of seat {act.seat} is here")

    # --- telling --------------------------------------------------------------------------------------------

    def _tell(self, act: Act, events: dict[int, Event]) -> None:
        for audience, event in events.items():
            if audience not in self._recent:
                continue
            data = encode(event.message())
            self._recent[audience].append((event.n, data))
            for socket in self.sockets:
                if socket.audience == audience:
                    self._put(socket, data)
        if isinstance(act, IN_GAME):
            return  # nobody's seat has changed
        for socket in self.sockets:
            if socket.seat is not None and self.table.seat_of(socket.key) != socket.seat:
                socket.outbox.close("table/token")  # the seat is somebody else's now, or open

    def _put(self, socket: Socket, data: bytes) -> None:
        if not socket.outbox.put(data) and socket.outbox.gone.is_set():
            self._hall.metrics.slow += 1

    async def attach(self, claim: Claim, since: int | None) -> Socket:
        """A socket for whoever makes this claim: what it missed, or all that it may know, comes first."""
        async with self._lock:
            await self._settled()
            seat = claim.seat(self.table)
            socket = Socket("" if seat is None else self.table.seats[seat].key, seat)
            if sum(other.seat == seat for other in self.sockets) >= (MAX_WATCHING if seat is None else MAX_TABS):
                raise TableError("table/busy", "too many are connected here")
            self._greet(socket, since)
            self.sockets.add(socket)
        self._hall.metrics.sockets += 1
        self.used = time.monotonic()
        self.tell_presence()
        self._wake()
        return socket

    def detach(self, socket: Socket) -> None:
        """It is gone."""
        if socket in self.sockets:
            self.sockets.remove(socket)
            self._hall.metrics.sockets -= 1
            self.used = time.monotonic()
            self.tell_presence()

    def _greet(self, socket: Socket, since: int | None = None) -> None:
        number = self.table.audiences.numbers[socket.audience]
        self._recent.setdefault(socket.audience, deque(maxlen=REMEMBERED))
        hello: dict[str, Any] = {"type": "welcome", "protocol": PROTOCOL, "seat": socket.seat, "now": now()}
        missed = [(n, data) for n, data in self._recent.get(socket.audience, ()) if since is not None and n > since]
        if since is not None and since <= number and len(missed) == number - since:
            self._put(socket, encode(hello | {"n": since, "resumed": True}))
            for _, data in missed:
                self._put(socket, data)
            self.table.audiences.look(socket.audience)
            return
        self._put(socket, encode(hello | self.table.snapshot(socket.seat) | {"resumed": False}))
        lines, told = self.table.log(socket.seat), self.table.told(socket.seat)
        self._put(socket, encode({"type": "log", "n": number, "lines": lines, "told": told}))

    def tell_presence(self) -> None:
        """Who is here, with any server as far as they have told each other. Not numbered, not stored."""
        presence = self._hall.presence
        own = {socket.seat for socket in self.sockets if socket.seat is not None}
        watching = sum(socket.seat is None for socket in self.sockets)
        presence.tell(self.table.id, own, watching)
        here = sorted(own | presence.here(self.table.id))
        told = {"type": "presence", "here": here, "watching": watching + presence.watching(self.table.id)}
        data = encode(told)
        for socket in self.sockets:
            self._put(socket, data)

    # --- asking ---------------------------------------------------------------------------------------------

    async def snapshot(self, claim: Claim) -> dict[str, Any]:
        async with self._lock:
            await self._settled()
            self._wake()
            seat = claim.seat(self.table)
            shown = self.table.snapshot(seat) | {"seat": seat, "held": claim.held(self.table)}
            self.table.audiences.forget(self._recent)
            return shown

    async def earns(self, claim: Claim) -> tuple[int, dict[str, Earning]]:
        async with self._lock:
            await self._settled()
            seat = claim.player(self.table)
            game = self.table.game if self.table.phase == "playing" else None
            return self.table.audiences.numbers[seat], {} if game is None else game.earns(seat)

    async def hint(self, claim: Claim, asked: str) -> dict[str, Any]:
        """What a bot would do in this seat, which sees what the seat may know, and nothing else."""
        async with self._lock:
            await self._settled()
            seat = claim.player(self.table)
            bot = known_level(self.table.game_name, asked)
            game = self.table.adviseable(seat)
            number, names = self.table.audiences.numbers[seat], self.table.names
            view = msgspec.to_builtins(game.view(seat, memory=True))
        if seat in self._advising:
            raise TableError("table/busy", "a bot is thinking about this already")
        self._advising.add(seat)
        try:
            seed = random.getrandbits(32)
            found: dict[str, Any] = await self._hall.clerk.do(
                advise, game.NAME, bot, seed, view, self._hall.advice, self.table.deck_text
            )
        finally:
            self._advising.discard(seat)
        for reason in found["reasons"]:
            reason["said"] = [named(phrase_from_json(part), names).as_json() for part in reason["said"]]
        return found | {"n": number}

    async def ended(self, number: int | None) -> tuple[str, list[str]]:
        """The record of a game that is over, and who played it."""
        async with self._lock:
            await self._settled()
            return self.table.ended(number)

    async def record(self, claim: Claim, number: int | None) -> str:
        async with self._lock:
            await self._settled()
            return self.table.record(claim.seat(self.table), number)

    # --- what goes on by itself -----------------------------------------------------------------------------

    def _wake(self) -> None:
        """Bots that are asked begin to think, and the clock's alarm is set."""
        if self._closed:
            return
        for seat, level in self.table.bots_asked():
            if seat not in self._thinking:
                self._thinking[seat] = asyncio.get_running_loop().create_task(self._play(seat, level))
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        deadline = self.table.deadline()
        if deadline is not None:
            delay = max(0.0, (deadline - now()) / 1000) + 0.01
            self._timer = asyncio.get_running_loop().call_later(delay, self._alarm)

    def _alarm(self) -> None:
        self._timer = None
        self._chore(self.catch_up())

    async def catch_up(self) -> None:
        """The deal or the flag that is due."""
        async with self._lock:
            await self._settled()
            await self._do_what_is_due()
        self._wake()

    def _chore(self, work: Any) -> None:  # noqa: ANN401 - any coroutine
        task: asyncio.Task[None] = asyncio.get_running_loop().create_task(_quietly(work))
        self._chores.add(task)
        task.add_done_callback(self._chores.discard)

    async def _play(self, seat: int, level: str) -> None:
        """A bot answers what it is asked, at a human pace. Where several servers could, the last that stored does."""
        try:
            async with self._lock:
                await self._settled()
                if (seat, level) not in self.table.bots_asked() or self.table.game is None:
                    return
                number = self.table.audiences.numbers[seat]
                view = msgspec.to_builtins(self.table.game.view(seat, memory=True))
            started = time.monotonic()
            pace = self._hall.pace * (0.25 if len(view["moves"]) == 1 else 1.0)
            if not self._mine:
                pace += self._hall.courtesy
            move = await self._hall.thinker.think(self.table.game_name, level, view, self.table.deck_text)
            await asyncio.sleep(max(0.0, pace - (time.monotonic() - started)))
            await self.act(seat, Move(number, move), bot=True)
        except VermeilError as error:
            log.info("a bot was refused: %s", error)  # somebody took the seat back, or another server was quicker
            await asyncio.sleep(0.05)
        except Exception:
            log.exception("a bot's move has failed")
            await asyncio.sleep(1.0)
        finally:
            del self._thinking[seat]
            self._wake()

    @property
    def idle(self) -> float:
        """For how many seconds nobody has wanted anything of this table."""
        busy = self.sockets or self._thinking or self._timer is not None or self._lock.locked()
        return 0.0 if busy else time.monotonic() - self.used

    async def close(self, why: str) -> None:
        """Let go: what is under way is finished, then sockets are sent away and bots stop."""
        async with self._lock:
            self._closed = True
            for socket in self.sockets:
                socket.outbox.close(why)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        tasks = [*self._thinking.values(), *self._chores]
        for task in tasks:
            task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.gather(*tasks, return_exceptions=True)


async def _quietly(work: Any) -> None:  # noqa: ANN401 - any coroutine
    """In the background nobody waits for a refusal."""
    try:
        await work
    except VermeilError as error:
        log.info("in the background: %s", error)
    except Exception:
        log.exception("in the background")
