"""One table on this server: its log, its sockets, its bots and its clock. No framework types.

Whatever happens is checked, carried out, stored, and only when it is durable told to anybody: decisions that come
through a socket by `play`, which needs no task, all else by `act`. One at a time: the table's `Turn` is kept until the
commit is back.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import time
from collections import deque
from math import ceil
from typing import TYPE_CHECKING, Any

import msgspec

from vermeil.core.errors import VermeilError
from vermeil.core.phrases import named, phrase_from_json
from vermeil.server.circle import IN_GAME, Asked, Circle, Socket, encode, now
from vermeil.server.claims import Claim
from vermeil.server.clerk import advise
from vermeil.server.garbage import OF_A_TABLE
from vermeil.server.restoring import decode_entry, restored
from vermeil.server.store import Append, DoubtError, StoreError
from vermeil.server.thinking import Question
from vermeil.server.turn import Turn
from vermeil.table import SPECTATOR, Change, Table, TableError
from vermeil.table.acts import Act, Away, Hurry, Move, Options, Replace
from vermeil.table.catalog import level as known_level
from vermeil.table.hidden import Turn as HiddenTurn
from vermeil.table.hidden import ends_turn, hidden_turn

if TYPE_CHECKING:
    from vermeil.server.hall import Hall

log = logging.getLogger("vermeil")

TRIES = 20  # when other servers are quicker
AGAIN = 1000  # milliseconds until the house tries again what it could not store
PATIENCE = 5.0  # seconds that anybody waits for a database that stores nothing just now
STEP = 0.1
UNREAD = 0.5  # seconds until a log that could not be read is tried again
ENDED = ("over", "closed")
# What a bot may spend of its time on the first and on each later decision of a turn that nobody else can follow.
FIRST, LATER = 0.75, 0.1


class Room(Circle):
    """A table that is in memory."""

    def __init__(self, hall: Hall, table: Table) -> None:
        super().__init__(hall)
        self.table = table
        self._turn = Turn()
        self._in_doubt = False
        self._news = hall.store.news  # what was known of other servers' entries when the log was last read
        self._unread = 0.0  # until when there is no use in reading the log again
        self._lost: deque[tuple[int, int]] = deque()  # times that are yet to be given back to those whose clock ran
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._chores: set[asyncio.Task[None]] = set()
        self._mine = False  # whether the last entry was stored by this server
        self._again: int | None = None  # when to try what the house had to do and could not
        self._closed = False
        self._advising: set[int] = set()
        self._turns: dict[int, tuple[HiddenTurn, float]] = {}  # when a bot's hidden turn began
        self.owner = ""  # the address on whose account its bots think

    # --- acts -----------------------------------------------------------------------------------------------

    async def act(self, by: int | None, act: Act, *, bot: bool = False, claim: Claim | None = None) -> int:
        """Do it, durably; the number of the last event that `by` was told. Refusals are VermeilErrors.

        `by` is a seat or None for the house; with a `claim` it is whichever seat that holds when it is our turn.
        """
        self.used = time.monotonic()
        try:
            async with self._turn:
                await self._settled()
                if claim is not None:
                    by = claim.player(self.table)
                    self._require_modest(act, by)
                self._require_gone(act, by)
                await self._give_back()
                await self._store(by, act, bot=bot)
                return await self._do_what_is_due(SPECTATOR if by is None else by)
        except VermeilError:
            self._hall.metrics.refused += 1
            raise
        finally:
            self._wake()

    async def _store(self, by: int | None, act: Act, *, bot: bool = False) -> None:
        """Try until the entry is stored or refused: another server may have taken its number."""
        if isinstance(act, IN_GAME) and by is not None and act.n > self.table.audiences.numbers[by]:
            await self._follow_log()  # another server has told more than we know
        for tried in range(TRIES):
            change, row = self._carry_out(by, act, bot=bot)
            if row is None:
                return
            started = time.perf_counter()
            try:
                stored = await self._hall.store.append(row)
            except StoreError as error:
                raise self._not_stored(error) from error
            if stored:
                self._is_durable(act, started)
                self._tell(act, change.events)
                return
            await asyncio.sleep(random.uniform(0, 0.002 * tried))
            await self._settled()
        raise TableError("table/busy", "others were quicker, several times; try again")

    def _not_stored(self, error: StoreError) -> TableError:
        """As whoever asked is told. What is in doubt is looked at again soon, and then everybody sees what is true."""
        log.info("an entry could not be stored: %s", error)
        self._again = now() + AGAIN
        if isinstance(error, DoubtError):
            return TableError("table/in-doubt", "it is not known yet whether this is stored; the table will show it")
        return TableError("table/busy", "the server can't store this now; try again")

    def _carry_out(self, by: int | None, act: Act, *, bot: bool = False) -> tuple[Change, Append | None]:
        """Do it in memory; what is to be stored before anybody is told, if anything."""
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
            return change, None
        listed, news = False, None
        # What is decided in a game changes nothing in the list of tables, unless the game ends by it.
        if (before is not None or phase != self.table.phase) and (shown := self._listing()) != before:
            listed, news = shown
        return change, Append(self.table.id, self.table.seq, encode(change.entry), listed, news)

    def _is_durable(self, act: Act, started: float) -> None:
        self._in_doubt = False
        self._mine = True
        self._hall.metrics.commits.observe(time.perf_counter() - started)
        self._hall.metrics.moves += isinstance(act, Move)

    # --- moves, quickly -------------------------------------------------------------------------------------

    def play(self, asked: Asked) -> None:
        """What `act` does, for a decision that came through a socket: without a task, which is half of its price.

        Wherever more is to be done than to store one entry, a task does it after all.
        """
        self.used = time.monotonic()
        self._turn.take(lambda: self._begin(asked))

    def _begin(self, asked: Asked) -> None:
        if self._in_doubt or self._behind or self._lost or (self.table.timed and self._hall.store.stuck):
            self._chore(self._slowly(asked))
            return
        try:
            by = self._player(asked.socket)
            if asked.act.n > self.table.audiences.numbers[by]:
                self._chore(self._slowly(asked))
                return
            change, row = self._carry_out(by, asked.act)
        except Exception as refusal:  # noqa: BLE001 - whatever it is, the others must have their turn
            self._finish(asked, refusal)
            return
        if row is None:
            self._finish(asked, self.table.audiences.numbers[by])
            return
        started = time.perf_counter()
        append = self._hall.store.append(row)
        append.add_done_callback(lambda done: self._stored(asked, by, change, started, done))

    def _stored(self, asked: Asked, by: int, change: Change, started: float, done: asyncio.Future[bool]) -> None:
        """The log has answered."""
        try:
            if not done.result():
                self._chore(self._slowly(asked))
                return
            self._is_durable(asked.act, started)
            if self.table.due(now()) is not None:
                self._tell(asked.act, change.events)
                self._chore(self._slowly(asked, done=True))
                return
            answer = asked.answer(self.table.audiences.numbers[by])
            self._tell(asked.act, change.events, asked.socket, answer)
        except StoreError as error:
            self._finish(asked, self._not_stored(error))
        except Exception as error:  # noqa: BLE001 - whatever it is, the others must have their turn
            self._finish(asked, error)
        else:
            self._finish(asked)

    def _finish(self, asked: Asked, outcome: int | Exception | None = None) -> None:
        """Answer, unless that is done, and let the next one begin."""
        self._turn.release()
        if isinstance(outcome, VermeilError):
            self._hall.metrics.refused += 1
        elif isinstance(outcome, Exception):
            log.error("unexpected", exc_info=outcome)  # a bug of ours: the player reads no trace of it
        if outcome is not None:
            self._put(asked.socket, asked.answer(outcome))
        self._wake()
        asked.then()

    async def _slowly(self, asked: Asked, *, done: bool = False) -> None:
        """The rest, when memory must follow the log first, or the house has something to do; it is still our turn."""
        try:
            await self._settled()
            by = self._player(asked.socket)
            if not done:
                await self._give_back()
                await self._store(by, asked.act)
            number = await self._do_what_is_due(by)
        except Exception as refusal:  # noqa: BLE001 - the same
            self._finish(asked, refusal)
        except BaseException:
            self._turn.release()
            raise
        else:
            self._finish(asked, number)

    async def _do_what_is_due(self, audience: int = SPECTATOR) -> int:
        """What the house has to do; the number of the last event that an audience was told.

        It comes after somebody's act, which is stored and stays so: if this can't be, it is tried again soon.
        """
        number = self.table.audiences.numbers[audience]
        try:
            await self._give_back()
            number = self.table.audiences.numbers[audience]
            while (due := self.table.due(now())) is not None:
                await self._store(None, due)
                number = self.table.audiences.numbers[audience]
        except VermeilError as error:
            log.warning("the house could not do what is due: %s", error)
            self._again = now() + AGAIN
        else:
            self._again = None
        return number

    def was_away(self, since: int, until: int) -> None:
        """Between these times nobody could do anything here: whose clock ran gets that back."""
        if self.table.timed or self._in_doubt:
            self._lost.append((since, until))
            self._again = now()
            self._wake()

    async def _give_back(self) -> None:
        """Before anything else happens: the time that nothing could be stored in is taken off nobody's clock."""
        waited = 0.0
        while self.table.timed and self._hall.store.stuck:
            if waited > PATIENCE:
                raise TableError("table/busy", "the server can't store this now; try again")
            await asyncio.sleep(STEP)
            waited += STEP
        while self._lost:
            if self.table.timed:
                await self._store(None, Away(*self._lost[0]))
            self._lost.popleft()

    @property
    def _behind(self) -> bool:
        """Whether other servers may have stored what we have not heard of."""
        return self._news is None or self._news != self._hall.store.news

    async def _settled(self) -> None:
        """Where memory may be ahead of the log or behind it, the log is right."""
        if not self._in_doubt:
            if self._behind:
                await self._follow_log()
            return
        news = self._hall.store.news
        rows = await self._load(0)
        self._news = news
        self.table = await restored(self.table.id, rows)
        self._hall.metrics.left += OF_A_TABLE
        self._in_doubt = False
        self._mine = False
        self._recent.clear()
        for socket in self.sockets:
            self._greet(socket)

    async def _load(self, after: int) -> list[bytes]:
        if time.monotonic() < self._unread:  # or all who wait for their turn would find that out one after another
            raise TableError("table/busy", "the server can't read this now; try again")
        try:
            return await self._hall.store.load(self.table.id, after)
        except StoreError as error:
            self._unread = time.monotonic() + UNREAD
            raise TableError("table/busy", "the server can't read this now; try again") from error

    async def follow(self) -> None:
        """Take over what other servers have stored."""
        async with self._turn:
            await self._settled()
            await self._follow_log()
        self._wake()

    async def _follow_log(self) -> None:
        news = self._hall.store.news
        for row in await self._load(self.table.seq):
            entry = decode_entry(row)
            self._tell(entry.act, self.table.follow(entry))
            self._mine = False
        self._news = news

    def _player(self, socket: Socket) -> int:
        """The seat that a socket's token holds now."""
        seat = self.table.seat_of(socket.key)
        return Claim(socket.key).player(self.table) if seat is None else seat

    def _listing(self) -> tuple[bool, bytes]:
        return self.listed, encode(self.table.summary())

    def _require_modest(self, act: Act, by: int) -> None:
        if not isinstance(act, IN_GAME):
            self._hall.limits.arrange(self.table.id, str(by))
        if isinstance(act, Options) and act.public and not self.table.public:
            self._hall.require_room_in_list(self.owner)

    def _require_gone(self, act: Act, by: int | None) -> None:
        if not isinstance(act, Replace) or by == act.seat:
            return
        if act.seat < self.table.players and self.table.attention.overdue(act.seat, now()):
            return
        elsewhere = self._hall.presence.here(self.table.id)
        if act.seat in elsewhere or any(socket.seat == act.seat for socket in self.sockets):
            raise TableError("table/present", f"the player of seat {act.seat} is here, and may be warned first")

    # --- coming ---------------------------------------------------------------------------------------------

    async def attach(self, claim: Claim, since: int | None, owner: str = "") -> Socket:
        """A socket for whoever makes this claim; the bots of a table think on the account of whoever plays there."""
        async with self._turn:
            await self._settled()
            seat = claim.seat(self.table)
            if since is not None and since > self.table.audiences.numbers[SPECTATOR if seat is None else seat]:
                await self._follow_log()  # another server has told more than we know
                seat = claim.seat(self.table)
            socket = self._welcome(seat, since)
        self.used = time.monotonic()
        if socket.seat is not None and owner:
            self.owner = owner
        self.tell_presence()
        self._wake()
        return socket

    # --- asking ---------------------------------------------------------------------------------------------

    async def snapshot(self, claim: Claim) -> dict[str, Any]:
        async with self._turn:
            await self._settled()
            self._wake()
            seat = claim.seat(self.table)
            shown = self.table.snapshot(seat) | {"seat": seat, "held": claim.held(self.table)}
            self.table.audiences.forget(self._recent)
            return shown

    async def earns(self, claim: Claim) -> tuple[int, dict[str, Any]]:
        async with self._turn:
            await self._settled()
            seat = claim.player(self.table)
            game = self.table.game if self.table.phase == "playing" else None
            return self.table.audiences.numbers[seat], {} if game is None else dict(game.earns(seat))

    async def hint(self, claim: Claim, asked: str) -> dict[str, Any]:
        """What a bot would do in this seat, which sees what the seat may know, and nothing else."""
        async with self._turn:
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
        async with self._turn:
            await self._settled()
            return self.table.ended(number)

    async def record(self, claim: Claim, number: int | None) -> str:
        async with self._turn:
            await self._settled()
            return self.table.record(claim.seat(self.table), number)

    # --- what goes on by itself -----------------------------------------------------------------------------

    def _wake(self) -> None:
        """Bots that are asked begin to think, and the clock's alarm is set."""
        if self._closed:
            return
        asked = self.table.bots_asked()
        for seat, level in asked if asked and self._hall.may_think(self) else ():
            if seat not in self._thinking:
                bot = self._play(seat, level)
                self._thinking[seat] = self._hall.tasks.once(f"the bot in seat {seat} of table {self.table.id}", bot)
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
            async with self._turn:
                await self._settled()
                await self._do_what_is_due()
        except Exception:
            self._again = now() + AGAIN
            raise
        finally:
            self._wake()

    def _chore(self, work: Any) -> None:  # noqa: ANN401 - any coroutine
        task: asyncio.Task[None] = self._hall.tasks.once(f"a chore of table {self.table.id}", work)
        self._chores.add(task)
        task.add_done_callback(self._chores.discard)

    async def _play(self, seat: int, level: str) -> None:
        """A bot answers what it is asked, at a human pace. Where several servers could, the last that stored does."""
        try:
            async with self._turn:
                await self._settled()
                if (seat, level) not in self.table.bots_asked() or self.table.game is None:
                    return
                number = self.table.audiences.numbers[seat]
                view = msgspec.to_builtins(self.table.game.view(seat, memory=True))
                turn = hidden_turn(self.table)
            began, first = self._began(seat, turn)
            share = 1.0 if turn is None else FIRST if first else LATER
            question = Question(
                self.table.game_name, level, view, self.table.deck_text, self.owner, self.table.id, share
            )
            answer = await self._hall.thinker.think(question)
            ends = turn is None or ends_turn(self.table, seat, answer.move)
            await asyncio.sleep(self._pause(level, turn, len(view["moves"]), began, ends=ends))
            await self._say_level(seat, level, answer.level)
            await self.act(seat, Move(number, answer.move), bot=True)
        except VermeilError as error:
            log.info("a bot was refused: %s", error)  # somebody took the seat back, or another server was quicker
            await asyncio.sleep(1.0 if self._in_doubt else 0.05)
        except Exception:
            log.exception("a bot's move has failed")
            await asyncio.sleep(1.0)
        finally:
            del self._thinking[seat]
            self._wake()
            if not self._thinking:
                self._hall.rested()

    def _began(self, seat: int, turn: HiddenTurn | None) -> tuple[float, bool]:
        """When the present turn of a bot began, and whether that is now."""
        known = self._turns.get(seat)
        if turn is not None and known is not None and known[0] == turn:
            return known[1], False
        began = time.monotonic()
        self._turns.pop(seat, None)
        if turn is not None:
            self._turns[seat] = turn, began
        return began, True

    def _pause(self, level: str, turn: HiddenTurn | None, moves: int, began: float, *, ends: bool) -> float:
        """How long a bot waits before it plays what it has found, but nobody waits for the first question of a game.

        Where others see each decision, there is a pause for each. Where they see only that a turn is over (SG-23),
        it takes as long as any other, however many decisions it had; or, if there was no time, twice as long and so on.
        """
        courtesy = 0.0 if self._mine else self._hall.courtesy
        passed = time.monotonic() - began
        if turn is None or self.table.opening:
            share = 0.0 if self.table.opening else 0.25 if moves == 1 else 1.0
            return max(0.0, self._hall.pace * share + courtesy - passed)
        if not ends:
            return max(0.0, courtesy - passed)
        beat = max(self._hall.pace, self._hall.thinker.takes(level)) if self._hall.pace else 0.0
        return max(0.0, courtesy - passed, beat * ceil(passed / beat) - passed if beat else 0.0)

    async def _say_level(self, seat: int, level: str, played: str | None) -> None:
        """If a bot plays below its level because its own thoughts can't be had, all at the table know it."""
        said = "" if played == level else played or "random"
        if seat < self.table.players and (self.table.seats[seat].hurried or "") != said:
            await self.act(None, Hurry(seat, said))

    def wake(self) -> None:
        """Let the bots go on, if they may."""
        self._wake()

    @property
    def thinks(self) -> bool:
        """Whether its bots are deciding something."""
        return bool(self._thinking)

    @property
    def listed(self) -> bool:
        """Whether all find it in the list of tables."""
        return self.table.public and self.table.phase not in ENDED

    @property
    def attended_elsewhere(self) -> bool:
        """Whether anybody is connected to it at another server."""
        presence = self._hall.presence
        return bool(presence.here(self.table.id) or presence.watching(self.table.id))

    @property
    def attended(self) -> bool:
        """Whether a person plays here, or anybody looks on."""
        return bool(self.sockets) or any(seat.plays for seat in self.table.seats) or self.attended_elsewhere

    @property
    def idle(self) -> float:
        """For how many seconds nobody has wanted anything of this table."""
        busy = self.sockets or self._thinking or self._timer is not None or self._turn.locked()
        return 0.0 if busy else time.monotonic() - self.used

    async def close(self, why: str) -> None:
        """Let go: what is under way is finished, then sockets are sent away and bots stop."""
        async with self._turn:
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
