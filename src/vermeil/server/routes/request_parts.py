"""What the routes take from a request: who asks, on whose account, for which table and seat."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.datastructures import State
from litestar.params import PathParameter, QueryParameter

from vermeil.server.limits.addresses import household
from vermeil.server.live.credentials import Credentials, credentials_of
from vermeil.server.live.registry import TableRegistry

Asked = Request[Any, Any, State]
TableId = Annotated[str, PathParameter(max_length=64, description="The table's id, as in its link.")]
GameName = Annotated[str, PathParameter(max_length=40, description="A game's name, such as `pyramids`.")]
SeatChoice = Annotated[
    str | None,
    QueryParameter(
        pattern="^([0-3]|watch)$",
        description="Which of the seats whose tokens came along speaks; `watch` is a spectator.",
    ),
]


def registry_of(request: Asked) -> TableRegistry:
    """The tables of this server."""
    registry: TableRegistry = request.app.state.registry
    return registry


def owner_of(request: Asked) -> str:
    """Whose limits a request counts against: the address that asks, or its household."""
    return household(request.client.host if request.client else "")


def looking(request: Asked, what: str) -> TableRegistry:
    """The tables, for somebody who wants to look at them: looking has its limits too."""
    registry = registry_of(request)
    registry.limits.look(what, owner_of(request))
    return registry


def credentials_in(request: Asked, seat: str | None) -> Credentials:
    """The tokens that came along, and which seat is to speak."""
    return credentials_of(request.headers, request.cookies, seat)
