"""Routes: the games that can be played, and their decks."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter
from msgspec import convert

from vermeil.server.aside import aside
from vermeil.server.routes.request_parts import Asked, GameName, looking
from vermeil.server.wire.bodies import MAX_TABLE, CheckDeck, CheckedDeck
from vermeil.server.wire.messages import GameOffer
from vermeil.table.catalog import catalog, deck_picture
from vermeil.table.deck_check import checked_deck

DeckName = Annotated[
    str,
    PathParameter(
        max_length=200, description="A deck's name, as in a table or a view, such as `coin+amulet:3,7`; or `standard`."
    ),
]


@get("/api/games", summary="The games, their variants and their bots", cache_control=None)
async def games() -> list[GameOffer]:
    """What a table can be made for."""
    return convert(catalog(), list[GameOffer])


@get("/api/games/{game:str}/decks/{deck:str}", summary="The cards of a deck")
async def deck(request: Asked, game: GameName, deck: DeckName) -> Response[dict[str, Any]]:
    """All that is needed to draw them; it never changes, as a deck's name holds its hash."""
    looking(request, "deck")
    return Response(deck_picture(game, deck), headers={"cache-control": "public, max-age=86400"})


@post(
    "/api/decks/check",
    summary="What is wrong with a deck in the making",
    status_code=200,
    request_max_body_size=MAX_TABLE,
)
async def check_deck(request: Asked, data: JSONBody[CheckDeck]) -> CheckedDeck:
    """All its problems, or else where it differs from the printed deck; and what it has. Nothing is kept."""
    looking(request, "check")
    return convert(await aside(checked_deck, data.text), CheckedDeck)


HANDLERS = [games, deck, check_deck]
