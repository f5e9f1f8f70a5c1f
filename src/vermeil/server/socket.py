"""The WebSocket side: events go out as they happen, acts come in and are answered in order."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.params import FromPath

from vermeil.core.errors import VermeilError
from vermeil.server.claims import Claim, claim_of
from vermeil.server.guard import origin_allowed
from vermeil.server.hall import Hall
from vermeil.server.outbox import SLOW, Budget
from vermeil.server.room import PROTOCOL, Room, Socket, encode
from vermeil.server.wire import Frame
from vermeil.table import TableError

log = logging.getLogger("vermeil")

# How the codes with which we hang up look as close codes; a page that gets 1012 or 1013 comes back by itself.
CLOSE = {"server/draining": 1012, SLOW: 1013, "table/busy": 1013}
REFUSED = 4001
PARTING = 5.0

decode = msgspec.json.Decoder(Frame).decode

Connection = WebSocket[Any, Any, State]


def _raised(id_: int | None, code: str, message: str) -> bytes:
    return encode({"type": "refused", "id": id_, "code": code, "message": message})


@websocket("/api/tables/{table:str}/socket")
async def play(socket: Connection, table: FromPath[str]) -> None:
    """Connect to a table: with a seat's token to play, without one to watch. `?since=N` asks for what was missed.

    `?seat=N` chooses among several seats whose tokens came along, `?seat=watch` none of them.
    """
    hall: Hall = socket.app.state.hall
    if not origin_allowed(socket.headers, socket.app.state.settings.origins):
        await socket.close(code=1008, reason="wire/origin")
        return
    await socket.accept()
    try:
        since = _query(socket, "since")
        if _query(socket, "protocol") not in {None, PROTOCOL}:
            raise TableError("wire/protocol", f"this server speaks protocol {PROTOCOL}; reload the page")
        hall.require_open()
        room = await hall.room(table)
        me = await room.attach(claim_of(socket.headers, socket.cookies, socket.query_params.get("seat")), since)
    except VermeilError as refusal:
        with contextlib.suppress(Exception):  # whoever is gone already need not be told
            await _send(socket, _raised(None, refusal.code, str(refusal)))
            await socket.close(code=CLOSE.get(refusal.code, REFUSED), reason=refusal.code)
        return
    try:
        await _serve(socket, hall, room, me)
    finally:
        room.detach(me)


async def _serve(socket: Connection, hall: Hall, room: Room, me: Socket) -> None:
    """Pump and listen until one of them ends. What is being stored is not interrupted."""
    loop = asyncio.get_running_loop()
    me.outbox.write = _extensions(socket).get("vermeil.write")
    pump = loop.create_task(me.outbox.pump(lambda data: _send(socket, data)))
    reader = loop.create_task(_read(socket, hall, room, me))
    gone = loop.create_task(me.outbox.gone.wait())
    await asyncio.wait({pump, reader, gone}, return_when=asyncio.FIRST_COMPLETED)
    room.detach(me)
    why = me.outbox.closed
    gone.cancel()
    if why == SLOW:
        pump.cancel()
        _abort(socket)
    elif not reader.done() and pump.done() and pump.exception() is None:
        code = CLOSE.get(str(why), REFUSED)
        with contextlib.suppress(Exception):  # the client may be gone meanwhile
            await _send(socket, encode({"type": "bye", "code": why}))
            await socket.close(code=code, reason=str(why))
    pump.cancel()
    await asyncio.wait({reader}, timeout=PARTING)
    reader.cancel()
    await asyncio.gather(pump, reader, gone, return_exceptions=True)


async def _read(socket: Connection, hall: Hall, room: Room, me: Socket) -> None:
    budget = Budget(hall.rate)
    while True:
        message: Any = await socket.receive()
        if message["type"] != "websocket.receive":
            return
        if (wait := budget.spend()) > 0:
            await asyncio.sleep(wait)  # meanwhile nothing more is read from this socket; nobody else notices
        me.outbox.put(await _answer(hall, room, me, message.get("text") or message.get("bytes") or b""))


async def _answer(hall: Hall, room: Room, me: Socket, data: str | bytes) -> bytes:
    try:
        frame = decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        hall.metrics.refused += 1
        return _raised(None, "wire/invalid", f"not a message of this protocol: {str(error)[:200]}")
    if me.seat is None:
        return _raised(frame.id, "table/token", "spectators only watch")
    try:
        hall.require_open()
        number = await room.act(None, frame.act, claim=Claim(me.key))
    except VermeilError as refusal:
        return _raised(frame.id, refusal.code, str(refusal))
    except Exception:
        log.exception("unexpected")  # a bug of ours: the log has it, the player reads no trace of it
        return _raised(frame.id, "server/failed", "something went wrong here; it has been noted")
    return encode({"type": "ok", "id": frame.id, "n": number})


async def _send(socket: Connection, data: bytes) -> None:
    await socket.send({"type": "websocket.send", "text": data.decode(), "bytes": None})


def _query(socket: Connection, name: str) -> int | None:
    word = socket.query_params.get(name)
    if word is None:
        return None
    if not (isinstance(word, str) and word.isascii() and word.isdigit() and len(word) < 10):  # noqa: PLR2004 - a number
        raise TableError("wire/invalid", f"{name} is a number")
    return int(word)


def _abort(socket: Connection) -> None:
    """Hang up without waiting until the client has read what was sent (see `serving.Protocol`)."""
    abort = _extensions(socket).get("vermeil.abort")
    if abort is not None:
        abort()


def _extensions(socket: Connection) -> dict[str, Any]:
    """What our own `serving.Protocol` can do beyond ASGI."""
    return dict(socket.scope.get("extensions") or {})
