"""Routes for people with several devices: a seat taken along, a packet left for another one, seats forgotten."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Annotated, Any

from litestar import Response, post
from litestar.openapi.spec import OpenAPIFormat, OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import PathParameter, RawBody

from vermeil.server.drops import LIFETIME, MAX_DROP, Drops
from vermeil.server.live.credentials import COOKIE, MAX_TOKEN
from vermeil.server.live.registry import ID
from vermeil.server.routes.request_parts import (
    Asked,
    SeatChoice,
    TableId,
    credentials_in,
    looking,
    owner_of,
    registry_of,
)
from vermeil.server.routes.tables import seated
from vermeil.server.wire.bodies import Dropped, Seated
from vermeil.table import SEATS, TableError

BYTES = "application/octet-stream"
DropName = Annotated[str, PathParameter(max_length=64, description="The packet's name, as its link has it.")]


@dataclass
class WithPacket(Operation):
    """The description of a route that takes bytes as they are."""

    def __post_init__(self) -> None:
        packet = Schema(type=OpenAPIType.STRING, format=OpenAPIFormat.BINARY, min_length=1, max_length=MAX_DROP)
        self.request_body = RequestBody({BYTES: OpenAPIMediaType(schema=packet)}, required=True)


def drops_of(request: Asked) -> Drops:
    """The packets of this server."""
    drops: Drops = request.app.state.drops
    return drops


@post("/api/tables/{table:str}/seat", summary="Take a seat along", status_code=200)
async def take_along(request: Asked, table: TableId, seat: SeatChoice = None) -> Response[Seated]:
    """The seat of the token that came along, and that token, which is now in this browser's cookie too.

    So a page that has the cookie learns what to show another device, and that device gets a cookie of its own.
    """
    room = await looking(request, "snapshot").room(table, owner_of(request))
    credentials = credentials_in(request, seat)
    async with room.settled():
        number = credentials.player(room.table)
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        if scheme.lower() != "bearer" or not credentials.header:
            token = request.cookies.get(f"{COOKIE}{number}", "")
    return seated(request, room.table.id, number, token[:MAX_TOKEN].strip())


@post("/api/tables/{table:str}/forget", summary="Forget seats in this browser", status_code=200)
async def forget(request: Asked, table: TableId) -> Response[list[int]]:
    """This browser no longer holds any seat of this table, which stay taken; the seats whose cookies it had."""
    registry_of(request).require_open()
    if ID.fullmatch(table) is None:  # no table has such a name, and a header may not hold everything that a path may
        raise TableError("table/unknown", "there is no such table")
    answer = Response([seat for seat in range(SEATS) if f"{COOKIE}{seat}" in request.cookies])
    for seat in range(SEATS):
        answer.delete_cookie(f"{COOKIE}{seat}", path=f"/api/tables/{table}")
    return answer


@post(
    "/api/drops",
    summary="Leave a packet for another device",
    request_max_body_size=MAX_DROP,
    operation_class=WithPacket,
)
async def leave(request: Asked, body: RawBody) -> Response[Dropped]:
    """Kept for ten minutes and handed out once. Encrypt it: whoever has the name can fetch it."""
    registry_of(request).require_open()
    if not body:
        raise TableError("wire/invalid", "an empty packet")
    name = await asyncio.to_thread(drops_of(request).leave, owner_of(request), body)
    return Response(Dropped(name, LIFETIME), status_code=201, headers={"cache-control": "no-store"})


@post("/api/drops/{name:str}/take", summary="Fetch a packet, once", status_code=200, media_type=BYTES)
async def take(request: Asked, name: DropName) -> Response[Any]:
    """The bytes that were left. A second time there is nothing."""
    registry_of(request).require_open()
    data = await asyncio.to_thread(drops_of(request).take, name)
    return Response(data, media_type=BYTES, headers={"cache-control": "no-store"})


HANDLERS = [take_along, forget, leave, take]
