"""Routes: make a table, find one, join, act, and fetch what a seat may know."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import MediaType, Response, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody, QueryParameter
from msgspec import convert

from vermeil.server.live.credentials import COOKIE
from vermeil.server.routes.daily import deals_of
from vermeil.server.routes.request_parts import (
    Asked,
    SeatChoice,
    TableId,
    credentials_in,
    looking,
    owner_of,
    registry_of,
)
from vermeil.server.wire.bodies import (
    MAX_TABLE,
    AskHint,
    Done,
    Earns,
    Hint,
    JoinTable,
    NewTable,
    Seated,
    Snapshot,
)
from vermeil.table.acts import Request as Act
from vermeil.table.catalog import deck_picture

TOKEN_DAYS = 30
SECONDS_A_DAY = 86_400


def seated(request: Asked, table: str, seat: int, token: str) -> Response[Seated]:
    """The answer that gives a token, once."""
    cookie = Cookie(
        key=f"{COOKIE}{seat}",
        value=token,
        path=f"/api/tables/{table}",
        max_age=TOKEN_DAYS * SECONDS_A_DAY,
        httponly=True,
        samesite="strict",
        secure=request.scope["scheme"] == "https",
    )
    return Response(Seated(table, seat, token), cookies=[cookie], headers={"cache-control": "no-store"})


@get("/api/tables", summary="Public tables")
async def tables(request: Asked) -> list[dict[str, Any]]:
    """The public tables, the newest first."""
    return await looking(request, "list").listed()


@post("/api/tables", summary="Make a table", request_max_body_size=MAX_TABLE)
async def make_table(request: Asked, data: JSONBody[NewTable]) -> Response[Seated]:
    """Make a table and sit down in seat 0."""
    room, seat, token = await registry_of(request).create(data.act(), data.name, list(data.bots), owner_of(request))
    return seated(request, room.table.id, seat, token)


@post("/api/tables/{table:str}/join", summary="Sit down")
async def join_table(request: Asked, table: TableId, data: JSONBody[JoinTable]) -> Response[Seated]:
    """Take an open seat; no account is needed, the link is enough."""
    room, seat, token = await registry_of(request).join(table, data.name, data.seat, owner_of(request))
    return seated(request, room.table.id, seat, token)


@get("/api/tables/{table:str}", summary="A snapshot")
async def snapshot(request: Asked, table: TableId, seat: SeatChoice = None) -> Response[Snapshot]:
    """What the seat of the token may know now; without a token, what a spectator may know."""
    room = await looking(request, "snapshot").room(table, owner_of(request))
    shown = Snapshot(**await room.snapshot(credentials_in(request, seat)))
    return Response(shown, headers={"cache-control": "no-store"})


@get("/api/tables/{table:str}/earns", summary="What crossings would bring")
async def earns(request: Asked, table: TableId, seat: SeatChoice = None) -> Response[Earns]:
    """For each legal crossing of the seat, what it is certain to earn; empty where that does not apply."""
    room = await looking(request, "earns").room(table, owner_of(request))
    return Response(Earns(*await room.earns(credentials_in(request, seat))), headers={"cache-control": "no-store"})


@post("/api/tables/{table:str}/acts", summary="Do something", status_code=200)
async def act(request: Asked, table: TableId, data: JSONBody[Act], seat: SeatChoice = None) -> Done:
    """One act of the seat whose token came along; when this returns it is stored."""
    return Done(await registry_of(request).act(table, credentials_in(request, seat), data, owner_of(request)))


@get("/api/tables/{table:str}/record", summary="The record", media_type=MediaType.TEXT)
async def record(
    request: Asked,
    table: TableId,
    game: Annotated[int | None, QueryParameter(ge=1, le=1_000_000)] = None,
    seat: SeatChoice = None,
) -> Response[str]:
    """The record of a game at this table: of the last one, or of game number `game`.

    While it is played only what the token's seat may know; then all of it, with the seed and its commitment.
    """
    room = await looking(request, "record").room(table, owner_of(request))
    text = await room.record(credentials_in(request, seat), game)
    text = await deals_of(request).record(room.table, text)
    return Response(text, media_type=MediaType.TEXT, headers={"cache-control": "no-store"})


@post("/api/tables/{table:str}/hint", summary="Ask a bot for advice", status_code=200)
async def hint(request: Asked, table: TableId, data: JSONBody[AskHint], seat: SeatChoice = None) -> Hint:
    """What a bot would do in this seat and why, where the table allows it and the seat is asked something."""
    registry = registry_of(request)
    registry.require_open()
    owner = owner_of(request)
    room = await registry.room(table, owner)
    async with registry.advice_turns.turn(owner, table):
        return convert(await room.hint(credentials_in(request, seat), data.level), Hint)


@get("/api/tables/{table:str}/deck", summary="The cards of a table's deck")
async def table_deck(request: Asked, table: TableId) -> Response[dict[str, Any]]:
    """All that is needed to draw them, also those of a deck that the host brought along."""
    at = (await looking(request, "deck").room(table, owner_of(request))).table
    picture = deck_picture(at.game_name, at.deck or "standard", at.deck_text)
    return Response(picture, headers={"cache-control": "no-store"})


HANDLERS = [tables, make_table, join_table, snapshot, earns, act, record, hint, table_deck]
