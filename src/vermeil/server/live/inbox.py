"""What one socket sends, message by message: the next is read once the last has been answered."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from functools import partial

import msgspec

from vermeil.core.errors import VermeilError
from vermeil.core.refusals import Refusal
from vermeil.server.limits.buckets import Bucket
from vermeil.server.limits.rates import BURST
from vermeil.server.live.connections import PendingAct, Socket, encode
from vermeil.server.live.registry import TableRegistry
from vermeil.server.live.room import Room
from vermeil.server.wire.bodies import Frame

log = logging.getLogger("vermeil")

decode = msgspec.json.Decoder(Frame).decode


def refused(id_: int | None, code: str, message: str, why: Refusal | None = None) -> bytes:
    """A refusal as it travels; with the rule, and a phrase, where a rule forbids it."""
    rule, phrase = (None, None) if why is None else (why.rule, why.phrase.as_json())
    return encode({"type": "refused", "id": id_, "code": code, "message": message, "rule": rule, "phrase": phrase})


class Inbox:
    """What a socket has sent. While something waits to be looked at, `pause` is told to read no more from it."""

    def __init__(self, registry: TableRegistry, room: Room, me: Socket) -> None:
        self._registry, self._room, self._me = registry, room, me
        self._budget = Bucket(registry.rate, BURST * registry.rate)
        self._waiting: deque[str | bytes] = deque()
        self._busy = False
        self._paused = False
        self._stopped = False
        self.pause: Callable[[bool], None] = lambda _: None
        self.done = asyncio.Event()  # set while nothing is being looked at
        self.done.set()

    def receive(self, data: str | bytes) -> None:
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
        """Take nothing more; what is being looked at is finished."""
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
            self._registry.metrics.refused += 1
            self._answer(refused(None, "wire/invalid", f"not a message of this protocol: {str(error)[:200]}"))
            return
        if frame.react is not None and frame.act is None:
            self._answer(self._reacted(frame))
            return
        if frame.act is None:
            self._answer(_answer_to(frame.id, self._room.table.audiences.numbers[self._me.audience]))
            return
        if self._me.seat is None:
            self._answer(refused(frame.id, "table/token", "spectators only watch"))
            return
        try:
            self._registry.require_open()
        except VermeilError as refusal:
            self._answer(_answer_to(frame.id, refusal))
            return
        answer = partial(_answer_to, frame.id)
        self._room.submit(PendingAct(self._me.credentials, frame.act, self._end, socket=self._me, answer=answer))

    def _reacted(self, frame: Frame) -> bytes:
        """Tell all at the table what somebody says, unless they say too much."""
        seat = self._me.seat
        if seat is None:
            return refused(frame.id, "table/token", "spectators only watch")
        try:
            self._registry.limits.react(self._room.table.id, str(seat))
        except VermeilError as refusal:
            return _answer_to(frame.id, refusal)
        self._room.react(seat, str(frame.react))
        return _answer_to(frame.id, self._room.table.audiences.numbers[self._me.audience])

    def _end(self, _outcome: int | BaseException) -> None:
        self._next()

    def _answer(self, data: bytes) -> None:
        self._me.outbox.put(data)
        self._next()

    def _next(self) -> None:
        """What was asked last has been answered."""
        self._busy = False
        if self._waiting:
            # Not from here: a hundred refused messages would be a hundred calls deep.
            self._busy = True
            asyncio.get_running_loop().call_soon(self._look, self._waiting.popleft())
            return
        self.done.set()
        if self._paused:
            self._paused = False
            self.pause(False)  # noqa: FBT003


def _answer_to(id_: int, outcome: int | BaseException) -> bytes:
    if isinstance(outcome, int):
        return encode({"type": "ok", "id": id_, "n": outcome})
    if isinstance(outcome, VermeilError):
        return refused(id_, outcome.code, str(outcome), outcome.refusal)
    log.error("unexpected", exc_info=outcome)  # a bug of ours: the traceback goes to the log, not to the player
    return refused(id_, "server/failed", "something went wrong here; it has been noted")
