"""The WebSocket side: events go out as they happen, acts come in and are answered in order."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.params import FromPath

from vermeil.core.errors import VermeilError
from vermeil.server.limits.addresses import household
from vermeil.server.live.connections import Socket, encode
from vermeil.server.live.credentials import SUBPROTOCOL, credentials_of
from vermeil.server.live.inbox import Inbox, refused
from vermeil.server.live.outbox import SLOW
from vermeil.server.live.registry import TableRegistry
from vermeil.server.live.room import Room
from vermeil.server.transport.origins import origin_allowed
from vermeil.server.wire.protocol import PROTOCOL, REFUSED
from vermeil.table import TableError

# Our codes for hanging up, as close codes; a page that gets 1012 or 1013 comes back by itself.
CLOSE = {"server/draining": 1012, SLOW: 1013, "table/busy": 1013, "wire/rate": 1013}
PARTING = 5.0

Connection = WebSocket[Any, Any, State]


@websocket("/api/tables/{table:str}/socket")
async def play(socket: Connection, table: FromPath[str]) -> None:
    """Connect to a table: with a seat's token to play, without one to watch. `?since=N` asks for what was missed.

    The token comes as over HTTP; or, since pages can't choose headers here, among the subprotocols.

    `?seat=N` chooses among several seats whose tokens came along, `?seat=watch` none of them.
    """
    registry: TableRegistry = socket.app.state.registry
    if not origin_allowed(socket.headers, socket.scope["scheme"], socket.app.state.settings.origins):
        await socket.close(code=1008, reason="wire/origin")
        return
    await socket.accept(SUBPROTOCOL if SUBPROTOCOL in socket.scope["subprotocols"] else None)
    try:
        since = _query(socket, "since")
        if _query(socket, "protocol") not in {None, PROTOCOL}:
            raise TableError("wire/protocol", f"this server speaks protocol {PROTOCOL}; reload the page")
        registry.require_open()
        owner = household(socket.client.host if socket.client else "")
        registry.limits.look("snapshot", owner)  # a welcome is one
        room = await registry.room(table, owner)
        credentials = credentials_of(socket.headers, socket.cookies, socket.query_params.get("seat"))
        me = await room.attach(credentials, since, owner)
    except VermeilError as refusal:
        with contextlib.suppress(Exception):  # no need to tell a client that is gone
            await _send(socket, refused(None, refusal.code, str(refusal), refusal.refusal))
            await socket.close(code=CLOSE.get(refusal.code, REFUSED), reason=refusal.code)
        return
    try:
        await _serve(socket, registry, room, me)
    finally:
        room.detach(me)


async def _serve(socket: Connection, registry: TableRegistry, room: Room, me: Socket) -> None:
    """Pump and listen until one of them ends. What is being stored is not interrupted."""
    loop = asyncio.get_running_loop()
    extensions = _extensions(socket)
    inbox = Inbox(registry, room, me)
    me.outbox.write = extensions.get("vermeil.write")
    pump = loop.create_task(me.outbox.pump(lambda data: _send(socket, data)))
    reader = loop.create_task(_read(socket, inbox, extensions.get("vermeil.listen")))
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


async def _read(socket: Connection, inbox: Inbox, listen: Callable[[Inbox], None] | None) -> None:
    """Hear what comes until the client is gone; what it said last is answered first."""
    try:
        if listen is not None:
            listen(inbox)
        while True:
            message: Any = await socket.receive()
            if message["type"] != "websocket.receive":
                return
            inbox.receive(message.get("text") or message.get("bytes") or b"")
            await inbox.done.wait()
    finally:
        inbox.stop()
        await inbox.done.wait()


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
    """Hang up without waiting until the client has read what was sent (see `WebSocketProtocol`)."""
    abort = _extensions(socket).get("vermeil.abort")
    if abort is not None:
        abort()


def _extensions(socket: Connection) -> dict[str, Any]:
    """What our own `WebSocketProtocol` can do beyond ASGI."""
    return dict(socket.scope.get("extensions") or {})
