"""Routes: old games, shown move by move or reviewed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from litestar import Response, get, post
from litestar.exceptions import ValidationException
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, Reference, RequestBody, Schema
from litestar.params import QueryParameter, RawBody
from msgspec import MsgspecError, convert, json

from vermeil.core.errors import RecordError
from vermeil.core.record import MAX_RECORD
from vermeil.server.routes.request_parts import Asked, TableId, looking, owner_of, registry_of
from vermeil.server.wire.bodies import (
    MAX_REPLAY,
    LookedBack,
    OwnRecord,
    Replay,
)
from vermeil.table.acts import MAX_DECK
from vermeil.table.hindsight import looked_back
from vermeil.table.replay import replayed, viewer_of

JSON = "application/json"
Viewpoint = Annotated[
    str,
    QueryParameter(
        pattern="^([0-3]|watch|all)$",
        description="Whose view is shown: a seat's, a spectator's (`watch`), or that with everything open (`all`).",
    ),
]


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


@get("/api/tables/{table:str}/replay", summary="A finished game, move by move")
async def table_replay(
    request: Asked,
    table: TableId,
    game: Annotated[int | None, QueryParameter(ge=1, le=1_000_000)] = None,
    seat: Viewpoint = "watch",
) -> Response[Replay]:
    """A game that was played at this table: the last one that is over, or game number `game`."""
    registry, owner = looking(request, "replay"), owner_of(request)
    room = await registry.room(table, owner)
    record, names = await room.ended(game)
    async with registry.replay_turns.turn(owner):
        shown = await registry.replay_pool.do(replayed, record, viewer_of(seat), names, room.table.deck_text)
    return Response(convert(shown, Replay), headers={"cache-control": "no-store"})


@post(
    "/api/replay",
    summary="A record, move by move",
    status_code=200,
    request_max_body_size=MAX_REPLAY,
    operation_class=WithRecord,
)
async def file_replay(request: Asked, body: RawBody, seat: Viewpoint = "watch") -> Replay:
    """Any finished game's record (docs/notation.md), every line checked."""
    registry = registry_of(request)
    registry.require_open()
    text, own = record_in(request, body)
    async with registry.replay_turns.turn(owner_of(request)):
        return convert(await registry.replay_pool.do(replayed, text, viewer_of(seat), (), own), Replay)


@post(
    "/api/hindsight",
    summary="What could have been made of a game",
    status_code=200,
    request_max_body_size=MAX_REPLAY,
    operation_class=WithRecord,
)
async def hindsight(request: Asked, body: RawBody) -> list[LookedBack]:
    """For each seat of a finished game of Silver & Gold or Pyramids; it takes some seconds."""
    registry = registry_of(request)
    registry.require_open()
    text, own = record_in(request, body)
    async with registry.review_turns.turn(owner_of(request)):
        return convert(await registry.review_pool.do(looked_back, text, own), list[LookedBack])


@post("/api/tables/{table:str}/hindsight", summary="What could have been made of a table's game", status_code=200)
async def table_hindsight(
    request: Asked, table: TableId, game: Annotated[int | None, QueryParameter(ge=1, le=1_000_000)] = None
) -> list[LookedBack]:
    """The same for a game that was played at this table: the last one that is over, or game number `game`."""
    registry, owner = registry_of(request), owner_of(request)
    registry.require_open()
    room = await registry.room(table, owner)
    text, _ = await room.ended(game)
    async with registry.review_turns.turn(owner):
        found = await registry.review_pool.do(looked_back, text, room.table.deck_text)
    return convert(found, list[LookedBack])


HANDLERS = [table_replay, file_replay, hindsight, table_hindsight]
