"""Routes: puzzles, by game, theme and difficulty, or of the day; and what an answer is worth."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated

from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import convert

from vermeil.puzzles import answered, daily, shown
from vermeil.puzzles.solving import shelf as lying
from vermeil.server.routes.request_parts import Asked, GameName, looking, owner_of
from vermeil.server.wire.bodies import Puzzle, PuzzleAnswer, PuzzleShelf, PuzzleVerdict

PuzzleId = Annotated[str, PathParameter(max_length=40, description="A puzzle's id, as in the list.")]
Word = Annotated[str | None, QueryParameter(max_length=40)]
FRESH = {"cache-control": "no-store"}


@get("/api/puzzles", summary="The puzzles")
async def shelf(
    request: Asked, game: Word = None, theme: Word = None, difficulty: Word = None
) -> Response[PuzzleShelf]:
    """All of them, or those of a game, a theme and a difficulty; and which are the puzzles of the day (UTC)."""
    looking(request, "puzzles")
    found = lying(datetime.now(UTC).date().isoformat(), game, theme, difficulty)
    return Response(convert(found, PuzzleShelf), headers=FRESH)


@get("/api/puzzles/daily/{game:str}", summary="The puzzle of the day")
async def of_the_day(request: Asked, game: GameName) -> Response[Puzzle]:
    """The same for all on a day (UTC)."""
    return await _shown(request, daily(game, datetime.now(UTC).date()).id)


@get("/api/puzzles/{puzzle:str}", summary="A puzzle to be solved")
async def one(request: Asked, puzzle: PuzzleId) -> Response[Puzzle]:
    """What its seat sees; nothing in it tells the best move."""
    return await _shown(request, puzzle)


@post("/api/puzzles/{puzzle:str}/answer", summary="What an answer to a puzzle is worth", status_code=200)
async def answer(request: Asked, puzzle: PuzzleId, data: JSONBody[PuzzleAnswer]) -> PuzzleVerdict:
    """Whether it is the best move, what it costs otherwise, and what the best one does; null only tells that."""
    registry = looking(request, "replay")
    async with registry.replay_turns.turn(owner_of(request)):
        return convert(await registry.replay_pool.do(answered, puzzle, data.move), PuzzleVerdict)


async def _shown(request: Asked, name: str) -> Response[Puzzle]:
    """A game is played up to there, elsewhere, as for a replay."""
    registry, owner = looking(request, "replay"), owner_of(request)
    async with registry.replay_turns.turn(owner):
        found = await registry.replay_pool.do(shown, name)
    return Response(convert(found, Puzzle), headers=FRESH)


HANDLERS = [shelf, of_the_day, one, answer]
