"""Running the application with uvicorn."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import tempfile
from collections.abc import Callable

import msgspec
import uvicorn
from litestar import Litestar

from vermeil.core.errors import SetupError
from vermeil.server.app import make_app
from vermeil.server.garbage_collection import tidy
from vermeil.server.live.registry import TableRegistry
from vermeil.server.metrics import place_of, serve_metrics, try_place
from vermeil.server.settings import Settings
from vermeil.server.store.base import store_for
from vermeil.server.transport.edge import Edge
from vermeil.server.transport.http_protocol import HttpProtocol
from vermeil.server.transport.websocket_protocol import WebSocketProtocol
from vermeil.server.wire.bodies import MAX_FRAME

# How worker processes are told what to serve.
VARIABLE = "VERMEIL_SETTINGS"
WORKERS = "VERMEIL_WORKERS"
GRACE = 10
PING = 20.0


class WithoutQueries(logging.Filter):
    """Keeps queries out of the log of requests: somebody might put a token there, although we never read one there."""

    def filter(self, record: logging.LogRecord) -> bool:
        if isinstance(record.args, tuple):
            record.args = tuple(part.partition("?")[0] if isinstance(part, str) else part for part in record.args)
        return True


def app_of_environment() -> Edge:
    """The application of a worker process."""
    for name in ("uvicorn.access", "uvicorn.error"):
        logging.getLogger(name).addFilter(WithoutQueries())
    settings = msgspec.json.decode(os.environ[VARIABLE], type=Settings)
    app = make_app(settings)
    app.on_startup.append(_keep_tidy)
    if settings.metrics:
        app.on_startup.append(_count_for(settings.metrics))
    return Edge(app, settings)


def _count_for(place: str) -> Callable[[Litestar], None]:
    def count(app: Litestar) -> None:
        serve_metrics(app.state.registry.metrics, *place_of(place), tries=int(os.environ.get(WORKERS, "1")))

    return count


async def _keep_tidy(app: Litestar) -> None:
    """Tune the process for serving: from here on it does nothing else."""
    registry: TableRegistry = app.state.registry
    metrics = registry.metrics
    registry.tasks.keep(
        "the tidier", lambda: tidy(lambda: (metrics.moves, metrics.refused, metrics.sockets), lambda: metrics.left)
    )


async def _try_database(settings: Settings) -> None:
    """A database that can't be used is one clear sentence now, not a traceback of a worker later."""
    store = store_for(settings.database)
    await store.open()
    await store.close()


def run(settings: Settings, *, host: str, port: int, workers: int = 1, level: str = "info") -> None:
    """Serve until SIGTERM or Ctrl-C; then stop accepting, finish what is under way, and leave."""
    if workers > 1 and settings.database.startswith("sqlite"):
        raise SetupError("several workers need PostgreSQL: --database postgresql://...")
    if settings.metrics:
        try_place(settings.metrics)
    asyncio.run(_try_database(settings))
    # One folder for all workers, which may be asked for each other's packets.
    with tempfile.TemporaryDirectory(prefix="vermeil-drops-") as folder:
        shared = msgspec.structs.replace(settings, drops=folder, drops_key=secrets.token_hex(16))
        os.environ[VARIABLE] = msgspec.json.encode(shared).decode()
        os.environ[WORKERS] = str(workers)
        uvicorn.run(
            "vermeil.server.serving:app_of_environment",
            factory=True,
            host=host,
            port=port,
            workers=workers,
            http=HttpProtocol,
            ws=WebSocketProtocol,
            ws_max_size=MAX_FRAME,
            ws_ping_interval=PING,
            ws_ping_timeout=PING,
            # Messages are small; compression would cost more memory and time than it saves.
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=GRACE,
            log_level=level,
            access_log=level == "debug",
            server_header=False,
            proxy_headers=False,  # `Edge` reads them: it also counts by them
        )
