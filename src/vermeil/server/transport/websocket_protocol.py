"""The WebSocket protocol: uvicorn's own, with a short way for short messages."""

from __future__ import annotations

from asyncio import BaseTransport
from collections.abc import Callable
from socket import SO_SNDBUF, SOL_SOCKET
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, apply_mask  # type: ignore[attr-defined]  # in C where it can be
from websockets.protocol import State

from vermeil.server.live.inbox import Inbox
from vermeil.server.wire.bodies import MAX_FRAME

# What the system and the event loop keep for a client that does not read; their own choice would be megabytes.
SEND_BUFFER = 32 * 1024
WRITE_BUFFER = 16 * 1024
# Of frames (RFC 6455, 5.2): the first byte of a whole text; the bit that says that a frame is masked, as all are that
# come from clients; a size that says that the real one follows in two bytes; and a client's shortest head.
FINAL_TEXT = 0x81
MASKED = 0x80
LONGER = 126
SHORT_HEAD = 6


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, which can also hang up on a client that does not read, for which closing would wait.

    What most frames are, one short text each, it sends and hears without a detour through queues and tasks. All else
    goes the usual way.
    """

    inbox: Inbox | None = None
    leave: Callable[[], None] | None = None
    """Called when the connection is over; set by the `HttpProtocol` that this was."""
    _whole = True  # whether no frame has ever come in pieces

    def __init__(self, *arguments: Any, **options: Any) -> None:  # noqa: ANN401 - what uvicorn gives
        super().__init__(*arguments, **options)
        self.conn.debug = False  # it would log headers and frames: the tokens of seats, and what only they may know

    def connection_lost(self, exc: Exception | None) -> None:
        if self.leave is not None:
            self.leave()
        super().connection_lost(exc)

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        if (socket := transport.get_extra_info("socket")) is not None:
            socket.setsockopt(SOL_SOCKET, SO_SNDBUF, SEND_BUFFER)
        self.transport.set_write_buffer_limits(WRITE_BUFFER)

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope.setdefault("extensions", {})
        extensions["vermeil.abort"] = self.transport.abort
        extensions["vermeil.write"] = self.write_texts
        extensions["vermeil.listen"] = self.listen
        await super().run_asgi()

    # --- hearing --------------------------------------------------------------------------------------------

    def listen(self, inbox: Inbox) -> None:
        """From now on messages go there; those that came before are still to be received."""
        self.inbox = inbox
        inbox.pause = self.pause

    def pause(self, paused: bool) -> None:  # noqa: FBT001 - on or off
        """Whether nothing is read for now."""
        if self.read_paused is not paused and not self.transport.is_closing():
            self.read_paused = paused
            (self.transport.pause_reading if paused else self.transport.resume_reading)()

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated and self._whole:
            if self.inbox is not None and (text := self._text(data)) is not None:
                self.inbox.receive(text)
                return
            self._whole = ends_with_a_frame(data)
        super().data_received(data)

    def _text(self, data: bytes) -> str | None:
        """The text, if this is one whole frame with one whole message (RFC 6455, 5.2), and nothing is under way."""
        if len(data) < SHORT_HEAD or data[0] != FINAL_TEXT or self.conn.state is not State.OPEN or self.close_sent:
            return None
        size = data[1] - MASKED
        head = SHORT_HEAD
        if size == LONGER:
            size, head = int.from_bytes(data[2:4], "big"), SHORT_HEAD + 2
        elif size > LONGER:
            return None
        if len(data) != head + size or size > MAX_FRAME or self.conn.current_size is not None:
            return None
        try:
            return apply_mask(data[head:], data[head - 4 : head]).decode()
        except UnicodeDecodeError:
            return None

    def send_receive_event_to_app(self) -> None:
        """A message that came in an unusual way."""
        data = b"".join(self.frames)
        if self.curr_msg_data_type == "text" and not self.close_sent and not _is_utf8(data):
            self.frames = []
            self.conn.send_close(CloseCode.INVALID_DATA)  # uvicorn would do the same, but write a traceback as well
            self.handle_parser_exception()
        elif self.inbox is None or self.close_sent:
            super().send_receive_event_to_app()
        else:
            self.frames = []
            self.inbox.receive(data)

    # --- speaking -------------------------------------------------------------------------------------------

    def write_texts(self, messages: list[bytes]) -> bool:
        """Send messages now; False if that can't be done without waiting."""
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.conn.state is not State.OPEN:
            return False
        parts: list[bytes] = []
        for data in messages:
            # One whole text frame, unmasked and without extensions.
            size = len(data)
            if size < LONGER:
                parts += (bytes((FINAL_TEXT, size)), data)
            elif size < 1 << 16:
                parts += (bytes((FINAL_TEXT, LONGER, size >> 8, size & 0xFF)), data)
            else:
                return False
        self.transport.write(b"".join(parts))
        return True

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()


def ends_with_a_frame(data: bytes) -> bool:
    """Whether what begins with a frame of a client also ends with one."""
    at = 0
    while at + SHORT_HEAD <= len(data):
        size, head = data[at + 1] & (MASKED - 1), SHORT_HEAD
        if size >= LONGER:
            more = 2 if size == LONGER else 8
            size, head = int.from_bytes(data[at + 2 : at + 2 + more], "big"), SHORT_HEAD + more
        at += head + size
    return at == len(data)


def _is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
