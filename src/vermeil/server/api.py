"""The HTTP side: make a table, find one, join, act, and fetch what a seat may know."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Annotated, Any

from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import Cookie, State
from litestar.exceptions import ValidationException
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, Reference, RequestBody, Schema
from litestar.params import JSONBody, PathParameter, QueryParameter, RawBody
from msgspec import MsgspecError, convert, json

from vermeil import __version__
from vermeil.core.errors import RecordError
from vermeil.server.claims import COOKIE, Claim, claim_of
from vermeil.server.hall import Hall
from vermeil.server.protocol import PROTOCOL
from vermeil.server.shapes import GameOffer
from vermeil.server.store import StoreError
from vermeil.server.visitors import household
from vermeil.server.wire import (
    MAX_RECORD,
    MAX_TABLE,
    AskHint,
    Done,
    Earns,
    Hint,
    JoinTable,
    LookedBack,
    NewTable,
    OwnRecord,
    Replay,
    Seated,
    Snapshot,
)
from vermeil.table.acts import MAX_DECK, Create
from vermeil.table.acts import Request as Act
from vermeil.table.catalog import catalog, deck_picture
from vermeil.table.hindsight import looked_back
from vermeil.table.replay import Viewer, replayed
from vermeil.table.seeds import LESSON

Asked = Request[Any, Any, State]
TableId = Annotated[str, PathParameter(max_length=64, description="The table's id, as in its link.")]
GameName = Annotated[str, PathParameter(max_length=40, description="A game's name, such as `pyramids`.")]
DeckName = Annotated[
    str,
    PathParameter(
        max_length=200, description="A deck's name, as in a table or a view, such as `coin+amulet:3,7`; or `standard`."
    ),
]
SeatChoice = Annotated[
    str | None,
    QueryParameter(
        pattern="^([0-3]|watch)$",
        description="Which of the seats whose tokens came along speaks; `watch` is a spectator.",
    ),
]
Viewpoint = Annotated[
    str,
    QueryParameter(
        pattern="^([0-3]|watch|all)$",
        description="Whose view is shown: a seat's, a spectator's (`watch`), or that with everything open (`all`).",
    ),
]
JSON = "application/json"
HINDSIGHT = 10.0  # seconds for each seat, after which the first loss is no longer looked for
TOKEN_DAYS = 30

SECONDS_A_DAY = 86_400
READY = 3.0  # seconds that the database has to answer whoever asks whether we are ready


@dataclass
class WithRecord(Operation):
    """The description of a route that takes a record as it is, or one with the deck of its own."""

    def __post_init__(self) -> None:
        text = Schema(type=OpenAPIType.STRING, max_length=MAX_RECORD, description="A record (docs/notation.md).")
        told = "The deck that it was played with (docs/decks.md)."
        deck = Schema(type=OpenAPIType.STRING, max_length=MAX_DECK, description=told)
        parts: dict[str, Reference | Schema] = {"record": text, "deck_text": deck}
        both = Schema(
            type=OpenAPIType.OBJECT, properties=parts, required=["record", "deck_text"], additional_properties=False
        )
        content = {"text/plain": OpenAPIMediaType(schema=text), JSON: OpenAPIMediaType(schema=both)}
        self.request_body = RequestBody(content, required=True)


def hall_of(request: Asked) -> Hall:
    """The tables of this server."""
    hall: Hall = request.app.state.hall
    return hall


def owner_of(request: Asked) -> str:
    """On whose account something is done: the address that asks, or the household behind it."""
    return household(request.client.host if request.client else "")


def looking(request: Asked, what: str) -> Hall:
    """The tables, for somebody who wants to look at them: that has its limits too."""
    hall = hall_of(request)
    hall.limits.look(what, owner_of(request))
    return hall


def claim_in(request: Asked, seat: str | None) -> Claim:
    """The tokens that came along, and which seat is to speak."""
    return claim_of(request.headers, request.cookies, seat)


def viewer_of(seat: str) -> Viewer:
    """Whose eyes a replay is seen with."""
    return int(seat) if seat.isdigit() else "all" if seat == "all" else None


def record_in(request: Asked, data: bytes) -> tuple[str, str | None]:
    """A record that was sent as it is; or, as JSON, one with the deck that it was played with."""
    if request.content_type[0] == JSON:
        try:
            own = json.decode(data, type=OwnRecord)
        except (MsgspecError, UnicodeError) as error:
            raise ValidationException(str(error)) from error
        return own.record, own.deck_text
    try:
        return data.decode(), None
    except UnicodeDecodeError as error:
        raise RecordError("a record is a text in UTF-8") from error


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


@get("/api/games", summary="The games, their variants and their bots", cache_control=None)
async def games() -> list[GameOffer]:
    """What a table can be made for."""
    return convert(catalog(), list[GameOffer])


@get("/api/games/{game:str}/decks/{deck:str}", summary="The cards of a deck")
async def deck(request: Asked, game: GameName, deck: DeckName) -> Response[dict[str, Any]]:
    """All that is needed to draw them; it never changes, as a deck's name holds its hash."""
    looking(request, "deck")
    return Response(deck_picture(game, deck), headers={"cache-control": "public, max-age=86400"})


@get("/api/tables", summary="Public tables")
async def tables(request: Asked) -> list[dict[str, Any]]:
    """The tables that want to be found, the newest first."""
    return await looking(request, "list").listed()


def public_deal(data: NewTable) -> str | None:
    """The name of a deal whose seed is no secret: a day, or the lesson."""
    if data.lesson:
        return LESSON
    return datetime.now(UTC).date().isoformat() if data.daily else None


@post("/api/tables", summary="Make a table", request_max_body_size=MAX_TABLE)
async def make_table(request: Asked, data: JSONBody[NewTable]) -> Response[Seated]:
    """Make a table and sit down in seat 0."""
    act = Create(
        data.game,
        data.players,
        dict(data.variants),
        data.deck,
        public=data.public,
        clock=data.clock,
        deck_text=data.deck_text,
        hints=data.hints,
        daily=public_deal(data),
        idle=data.idle,
    )
    room, seat, token = await hall_of(request).create(act, data.name, list(data.bots), owner_of(request))
    return seated(request, room.table.id, seat, token)


@post("/api/tables/{table:str}/join", summary="Sit down")
async def join_table(request: Asked, table: TableId, data: JSONBody[JoinTable]) -> Response[Seated]:
    """Take an open seat; no account is needed, the link is enough."""
    room, seat, token = await hall_of(request).join(table, data.name, data.seat, owner_of(request))
    return seated(request, room.table.id, seat, token)


@get("/api/tables/{table:str}", summary="A snapshot")
async def snapshot(request: Asked, table: TableId, seat: SeatChoice = None) -> Response[Snapshot]:
    """What the seat of the token may know now; without a token, what a spectator may know."""
    room = await looking(request, "snapshot").room(table, owner_of(request))
    shown = Snapshot(**await room.snapshot(claim_in(request, seat)))
    return Response(shown, headers={"cache-control": "no-store"})


@get("/api/tables/{table:str}/earns", summary="What crossings would bring")
async def earns(request: Asked, table: TableId, seat: SeatChoice = None) -> Response[Earns]:
    """For each legal crossing of the seat what it would bring for sure; nothing where nothing applies."""
    room = await looking(request, "earns").room(table, owner_of(request))
    return Response(Earns(*await room.earns(claim_in(request, seat))), headers={"cache-control": "no-store"})


@post("/api/tables/{table:str}/acts", summary="Do something", status_code=200)
async def act(request: Asked, table: TableId, data: JSONBody[Act], seat: SeatChoice = None) -> Done:
    """One act of the seat whose token came along; when this returns it is stored."""
    return Done(await hall_of(request).act(table, claim_in(request, seat), data, owner_of(request)))


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
    text = await room.record(claim_in(request, seat), game)
    return Response(text, media_type=MediaType.TEXT, headers={"cache-control": "no-store"})


@post("/api/tables/{table:str}/hint", summary="Ask a bot for advice", status_code=200)
async def hint(request: Asked, table: TableId, data: JSONBody[AskHint], seat: SeatChoice = None) -> Hint:
    """What a bot would do in this seat and why, where the table allows it and the seat is asked something."""
    hall = hall_of(request)
    hall.require_open()
    owner = owner_of(request)
    room = await hall.room(table, owner)
    async with hall.advising.turn(owner, table):
        return convert(await room.hint(claim_in(request, seat), data.level), Hint)


@get("/api/tables/{table:str}/deck", summary="The cards of a table's deck")
async def table_deck(request: Asked, table: TableId) -> Response[dict[str, Any]]:
    """All that is needed to draw them, also those of a deck that the host brought along."""
    at = (await looking(request, "deck").room(table, owner_of(request))).table
    picture = deck_picture(at.game_name, at.deck or "standard", at.deck_text)
    return Response(picture, headers={"cache-control": "no-store"})


@get("/api/tables/{table:str}/replay", summary="A finished game, move by move")
async def table_replay(
    request: Asked,
    table: TableId,
    game: Annotated[int | None, QueryParameter(ge=1, le=1_000_000)] = None,
    seat: Viewpoint = "watch",
) -> Response[Replay]:
    """A game that was played at this table: the last one that is over, or game number `game`."""
    hall, owner = looking(request, "replay"), owner_of(request)
    room = await hall.room(table, owner)
    record, names = await room.ended(game)
    async with hall.reading.turn(owner):
        shown = await hall.reader.do(replayed, record, viewer_of(seat), names, room.table.deck_text)
    return Response(convert(shown, Replay), headers={"cache-control": "no-store"})


@post(
    "/api/replay",
    summary="A record, move by move",
    status_code=200,
    request_max_body_size=MAX_RECORD,
    operation_class=WithRecord,
)
async def file_replay(request: Asked, body: RawBody, seat: Viewpoint = "watch") -> Replay:
    """Any finished game's record (docs/notation.md), every line checked."""
    hall = hall_of(request)
    hall.require_open()
    text, own = record_in(request, body)
    async with hall.reading.turn(owner_of(request)):
        return convert(await hall.reader.do(replayed, text, viewer_of(seat), (), own), Replay)


@post(
    "/api/hindsight",
    summary="What could have been made of a game",
    status_code=200,
    request_max_body_size=MAX_RECORD,
    operation_class=WithRecord,
)
async def hindsight(request: Asked, body: RawBody) -> list[LookedBack]:
    """For each seat of a finished game of Silver & Gold or Pyramids; it takes some seconds."""
    hall = hall_of(request)
    hall.require_open()
    text, own = record_in(request, body)
    async with hall.studying.turn(owner_of(request)):
        return convert(await hall.historian.do(looked_back, text, HINDSIGHT, own), list[LookedBack])


@post("/api/tables/{table:str}/hindsight", summary="What could have been made of a table's game", status_code=200)
async def table_hindsight(
    request: Asked, table: TableId, game: Annotated[int | None, QueryParameter(ge=1, le=1_000_000)] = None
) -> list[LookedBack]:
    """The same for a game that was played at this table: the last one that is over, or game number `game`."""
    hall, owner = hall_of(request), owner_of(request)
    hall.require_open()
    room = await hall.room(table, owner)
    text, _ = await room.ended(game)
    async with hall.studying.turn(owner):
        found = await hall.historian.do(looked_back, text, HINDSIGHT, room.table.deck_text)
    return convert(found, list[LookedBack])


@get("/health", summary="Whether this server is well")
async def health(request: Asked) -> Response[dict[str, Any]]:
    """Whether the process lives: 503 while it stops. `/health/ready` also asks the database."""
    draining = hall_of(request).draining
    body = {"status": "draining" if draining else "ok", "version": __version__, "protocol": PROTOCOL}
    return Response(body, status_code=503 if draining else 200)


@get("/health/ready", summary="Whether this server can be given work")
async def readiness(request: Asked) -> Response[dict[str, Any]]:
    """Asks the database, for reading and by way of the writer: 503 if one does not answer, or while it stops."""
    hall = hall_of(request)
    status, why = "ready", ""
    try:
        async with asyncio.timeout(READY):
            await hall.store.ready()
    except StoreError as error:
        status, why = "unready", str(error)
    except TimeoutError:
        status, why = "unready", "the database does not answer"
    if hall.draining:
        status, why = "draining", "the server stops"
    return Response({"status": status, "why": why}, status_code=200 if status == "ready" else 503)


HANDLERS = [
    games,
    deck,
    tables,
    make_table,
    join_table,
    snapshot,
    earns,
    act,
    record,
    hint,
    table_deck,
    table_replay,
    file_replay,
    hindsight,
    table_hindsight,
    health,
    readiness,
]
