"""Running the application with uvicorn."""

from __future__ import annotations

import asyncio
import gc
import os
from asyncio import BaseTransport
from socket import SO_SNDBUF, SOL_SOCKET
from typing import Any

import msgspec
import uvicorn
from litestar import Litestar
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from vermeil.core.errors import SetupError
from vermeil.server.app import make_app
from vermeil.server.settings import Settings
from vermeil.server.store import store_for
from vermeil.server.wire import MAX_FRAME

# How worker processes are told what to serve.
VARIABLE = "VERMEIL_SETTINGS"
GRACE = 10
PING = 20.0
# What the system and the event loop keep for a client that does not read; their own choice would be megabytes.
SEND_BUFFER = 32 * 1024
WRITE_BUFFER = 16 * 1024
FINAL_TEXT = 0x81
# Tables are many objects that live for long. To look through all of them often would make everybody wait.
GARBAGE = (20_000, 20, 100)


class Protocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, which can also hang up on a client that does not read: closing waits for such a one."""

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        if (socket := transport.get_extra_info("socket")) is not None:
            socket.setsockopt(SOL_SOCKET, SO_SNDBUF, SEND_BUFFER)
        self.transport.set_write_buffer_limits(WRITE_BUFFER)

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope.setdefault("extensions", {})
        extensions["vermeil.abort"] = self.transport.abort
        extensions["vermeil.write"] = self.write_text
        await super().run_asgi()

    def write_text(self, data: bytes) -> bool:
        """Send a message now; False if that can't be done without waiting."""
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.conn.state is not State.OPEN:
            return False
        # One whole text frame, unmasked and without extensions (RFC 6455, 5.2): most of what a server sends is this.
        size = len(data)
        if size < 126:  # noqa: PLR2004 - the longest that fits into seven bits of length
            head = bytes((FINAL_TEXT, size))
        elif size < 1 << 16:
            head = bytes((FINAL_TEXT, 126, size >> 8, size & 0xFF))
        else:
            return False
        self.transport.write(head + data)
        return True

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()


def app_of_environment() -> Litestar:
    """The application of a worker process."""
    gc.freeze()  # what is loaded now stays, and need not be looked at again and again
    gc.set_threshold(*GARBAGE)
    return make_app(msgspec.json.decode(os.environ[VARIABLE], type=Settings))


async def _try_database(settings: Settings) -> None:
    """A database that can't be used is one clear sentence now, not a traceback of a worker later."""
    store = store_for(settings.database)
    await store.open()
    await store.close()


def run(settings: Settings, *, host: str, port: int, workers: int = 1, level: str = "info", proxies: str = "") -> None:
    """Serve until SIGTERM or Ctrl-C; then stop accepting, finish what is under way, and leave."""
    if workers > 1 and settings.database.startswith("sqlite"):
        raise SetupError("several workers need PostgreSQL: --database postgresql://...")
    asyncio.run(_try_database(settings))
    os.environ[VARIABLE] = msgspec.json.encode(settings).decode()
    uvicorn.run(
        "vermeil.server.serving:app_of_environment",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        ws=Protocol,
        ws_max_size=MAX_FRAME,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        ws_per_message_deflate=False,  # messages are small; memory and time are dearer
        timeout_graceful_shutdown=GRACE,
        log_level=level,
        access_log=level in {"debug", "trace"},
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies or None,
    )
