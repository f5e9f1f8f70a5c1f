"""What one socket sends, message by message: the next is looked at when the last has been answered."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from functools import partial

import msgspec

from vermeil.core.errors import VermeilError
from vermeil.core.refusals import Refusal
from vermeil.server.buckets import Bucket
from vermeil.server.circle import IN_GAME, Asked, Socket, encode
from vermeil.server.claims import Claim
from vermeil.server.hall import Hall
from vermeil.server.limits import BURST
from vermeil.server.room import Room
from vermeil.server.wire import Frame
from vermeil.table.acts import Request

log = logging.getLogger("vermeil")

decode = msgspec.json.Decoder(Frame).decode


def refused(id_: int | None, code: str, message: str, why: Refusal | None = None) -> bytes:
    """A refusal as it travels; with the rule, and a phrase, where a rule forbids it."""
    rule, phrase = (None, None) if why is None else (why.rule, why.phrase.as_json())
    return encode({"type": "refused", "id": id_, "code": code, "message": message, "rule": rule, "phrase": phrase})


class Ear:
    """Hears a socket. While something waits to be looked at, `pause` is told to read no more from it."""

    def __init__(self, hall: Hall, room: Room, me: Socket) -> None:
        self._hall, self._room, self._me = hall, room, me
        self._budget = Bucket(hall.rate, BURST * hall.rate)
        self._waiting: deque[str | bytes] = deque()
        self._busy = False
        self._paused = False
        self._stopped = False
        self.pause: Callable[[bool], None] = lambda _: None
        self.done = asyncio.Event()  # set while nothing is being looked at
        self.done.set()

    def hear(self, data: str | bytes) -> None:
        """A message has come."""
        if self._stopped:
            return
        if self._busy:
            self._waiting.append(data)
            if not self._paused:
                self._paused = True
                self.pause(True)  # noqa: FBT003 - on or off
        else:
            self._look(data)

    def stop(self) -> None:
        """Hear nothing more; what is being looked at is finished."""
        self._stopped = True
        self._waiting.clear()

    def _look(self, data: str | bytes) -> None:
        self._busy = True
        self.done.clear()
        if (wait := self._budget.owe()) > 0:  # meanwhile nothing more is read from this socket; nobody else notices
            asyncio.get_running_loop().call_later(wait, self._read, data)
        else:
            self._read(data)

    def _read(self, data: str | bytes) -> None:
        if self._stopped:
            self._next()
            return
        try:
            frame = decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._hall.metrics.refused += 1
            self._answer(refused(None, "wire/invalid", f"not a message of this protocol: {str(error)[:200]}"))
            return
        if self._me.seat is None:
            self._answer(refused(frame.id, "table/token", "spectators only watch"))
        elif self._hall.draining or not isinstance(frame.act, IN_GAME):
            self._hall.tasks.once("an act", self._act(frame.id, frame.act))
        else:
            self._room.play(Asked(self._me, frame.act, partial(_answer_to, frame.id), self._next))

    async def _act(self, id_: int, act: Request) -> None:
        """What is no decision in a game."""
        outcome: int | Exception
        try:
            self._hall.require_open()
            outcome = await self._room.act(None, act, claim=Claim(self._me.key))
        except VermeilError as refusal:
            outcome = refusal
        except Exception as error:
            log.exception("unexpected")  # a bug of ours: the log has it, the player reads no trace of it
            outcome = error
        self._answer(_answer_to(id_, outcome))

    def _answer(self, data: bytes) -> None:
        self._me.outbox.put(data)
        self._next()

    def _next(self) -> None:
        """What was asked last has been answered."""
        self._busy = False
        if self._waiting:
            # Not from here, or a hundred messages that are refused would be a hundred calls deep.
            self._busy = True
            asyncio.get_running_loop().call_soon(self._look, self._waiting.popleft())
            return
        self.done.set()
        if self._paused:
            self._paused = False
            self.pause(False)  # noqa: FBT003


def _answer_to(id_: int, outcome: int | Exception) -> bytes:
    if isinstance(outcome, int):
        return encode({"type": "ok", "id": id_, "n": outcome})
    if isinstance(outcome, VermeilError):
        return refused(id_, outcome.code, str(outcome), outcome.refusal)
    return refused(id_, "server/failed", "something went wrong here; it has been noted")
