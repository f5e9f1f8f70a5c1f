"""Routes: whether this server is well."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Response, get

from vermeil import __version__
from vermeil.server.routes.request_parts import Asked, registry_of
from vermeil.server.store.base import StoreError
from vermeil.server.wire.protocol import PROTOCOL

READY = 3.0  # seconds that the database has to answer whoever asks whether we are ready


@get("/health", summary="Whether this server is well")
async def health(request: Asked) -> Response[dict[str, Any]]:
    """Whether the process lives: 503 while it stops. `/health/ready` also asks the database."""
    draining = registry_of(request).draining
    body = {"status": "draining" if draining else "ok", "version": __version__, "protocol": PROTOCOL}
    return Response(body, status_code=503 if draining else 200)


@get("/health/ready", summary="Whether this server can be given work")
async def readiness(request: Asked) -> Response[dict[str, Any]]:
    """Asks the database, for reading and by way of the writer: 503 if one does not answer, or while it stops."""
    registry = registry_of(request)
    status, why = "ready", ""
    try:
        async with asyncio.timeout(READY):
            await registry.store.ready()
    except StoreError as error:
        status, why = "unready", str(error)
    except TimeoutError:
        status, why = "unready", "the database does not answer"
    if registry.draining:
        status, why = "draining", "the server stops"
    return Response({"status": status, "why": why}, status_code=200 if status == "ready" else 503)


HANDLERS = [health, readiness]
