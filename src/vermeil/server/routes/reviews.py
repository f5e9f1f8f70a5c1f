"""Routes: what each decision of a finished game cost and what was luck; other moves tried; practice from a position."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated

from litestar import Response, post
from litestar.params import JSONBody, QueryParameter, RawBody
from litestar.response import Stream
from msgspec import convert, json

from vermeil.core.errors import VermeilError
from vermeil.server.live.registry import TableRegistry
from vermeil.server.routes.replays import WithRecord, record_in
from vermeil.server.routes.request_parts import Asked, TableId, owner_of, registry_of
from vermeil.server.routes.tables import seated
from vermeil.server.wire.bodies import MAX_REPLAY, Refusal, Seated
from vermeil.server.wire.reviews import Practice, ReviewPart, Tried, TryMove
from vermeil.table.acts import Create
from vermeil.table.practice import practice_of
from vermeil.table.reviews import Care, review_part, seconds_of, tried

LINES = "application/x-ndjson"
CareChoice = Annotated[Care, QueryParameter(description="How carefully: `quick` takes seconds, `full` up to a minute.")]
Seen = Annotated[int, QueryParameter(ge=0, le=100_000, description="How many findings are known already.")]
GameNumber = Annotated[int | None, QueryParameter(ge=1, le=1_000_000)]


class Reviewing:
    """A review for somebody who listens: when they turn away nothing more is done."""

    def __init__(self, registry: TableRegistry, owner: str, text: str, care: Care, deck_text: str | None) -> None:
        self._registry, self._owner = registry, owner
        self._text, self._care, self._deck_text = text, care, deck_text

    async def stream(self, seen: int) -> Stream:
        """Its lines. What is refused at once is refused as everything else is; later on, in a line."""
        first = await self._part(seen, seconds_of(0))
        return Stream(self._lines(first), media_type=LINES, headers={"cache-control": "no-store"})

    async def _lines(self, part: ReviewPart) -> AsyncIterator[bytes]:
        yield _line(part)
        if part.over:
            return
        number = 0
        try:
            async with self._registry.reviewers.turn(self._owner):
                while not part.over:
                    self._registry.require_open()
                    number += 1
                    part = await self._part(part.seen, seconds_of(number))
                    yield _line(part)
        except VermeilError as error:
            refused = Refusal(error.code, str(error))
            yield _line(ReviewPart([], part.seen, part.done, part.total, over=False, refused=refused))

    async def _part(self, seen: int, seconds: float) -> ReviewPart:
        async with self._registry.coach_turns.turn(self._owner):
            args = (self._text, self._care, seen, seconds, self._deck_text)
            return convert(await self._registry.coach_pool.do(review_part, *args), ReviewPart)


def _line(part: ReviewPart) -> bytes:
    return json.encode(part) + b"\n"


@post(
    "/api/review",
    summary="What decided a game, and what was luck",
    status_code=200,
    request_max_body_size=MAX_REPLAY,
    operation_class=WithRecord,
    media_type=LINES,
)
async def file_review(request: Asked, body: RawBody, care: CareChoice = "quick", seen: Seen = 0) -> Stream:
    """Any finished game's record; a stream of lines of JSON, as they are found. Closing it ends the work."""
    registry = registry_of(request)
    registry.require_open()
    text, own = record_in(request, body)
    return await Reviewing(registry, owner_of(request), text, care, own).stream(seen)


@post(
    "/api/tables/{table:str}/review",
    summary="What decided a table's game, and what was luck",
    status_code=200,
    media_type=LINES,
)
async def table_review(
    request: Asked, table: TableId, game: GameNumber = None, care: CareChoice = "quick", seen: Seen = 0
) -> Stream:
    """The same for a game that was played at this table: the last one that is over, or game number `game`."""
    registry, owner = registry_of(request), owner_of(request)
    registry.require_open()
    room = await registry.room(table, owner)
    text, _ = await room.ended(game)
    return await Reviewing(registry, owner, text, care, room.table.deck_text).stream(seen)


@post("/api/review/try", summary="Another move", status_code=200, request_max_body_size=MAX_REPLAY)
async def try_move(request: Asked, data: JSONBody[TryMove]) -> Tried:
    """What another move would have been worth at a decision of a finished game, by what its seat knew then."""
    registry = registry_of(request)
    registry.require_open()
    async with registry.coach_turns.turn(owner_of(request)):
        found = await registry.coach_pool.do(tried, data.record, data.step, data.move, data.deck_text)
    return convert(found, Tried)


@post("/api/practice", summary="Try again from a position", request_max_body_size=MAX_REPLAY)
async def practice(request: Asked, data: JSONBody[Practice]) -> Response[Seated]:
    """A table that goes on from a position of a finished game against bots; what chance brings then is new."""
    registry = registry_of(request)
    owner = owner_of(request)
    async with registry.replay_turns.turn(owner):
        table = await registry.replay_pool.do(practice_of, data.record, data.step, data.deck_text)
    room, seat, token = await registry.practise(convert(table, Create), data.seat, data.name, list(data.bots), owner)
    return seated(request, room.table.id, seat, token)


HANDLERS = [file_review, table_review, try_move, practice]
