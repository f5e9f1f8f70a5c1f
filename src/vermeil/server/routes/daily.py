"""Routes: the deals of the day."""

from __future__ import annotations

import secrets
from typing import Annotated

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody, PathParameter

from vermeil.server.daily.deals import DailyDeals
from vermeil.server.live.credentials import COOKIE, MAX_TOKEN
from vermeil.server.routes.request_parts import Asked, GameName, looking, owner_of
from vermeil.server.wire.daily import Daily, EnterDay, EnteredDay, Forgotten

DEVICE = "vermeil-device"
"""The cookie by which a browser's first try is known; its book has only a hash of it."""
DEVICE_BYTES = 32
DEVICE_SECONDS = 400 * 86_400  # as long as browsers keep a cookie
SEAT_SECONDS = 30 * 86_400

DayName = Annotated[
    str, PathParameter(pattern=r"^\d{4}-\d{2}-\d{2}$", description="A day (UTC), such as `2026-11-18`.")
]
DealWay = Annotated[str, PathParameter(max_length=10, description="`solo`, or `bot`: against the one bot.")]


def deals_of(request: Asked) -> DailyDeals:
    """The deals of this server."""
    deals: DailyDeals = request.app.state.deals
    return deals


def device_in(request: Asked) -> str:
    """The device that asks, if it has played before."""
    return request.cookies.get(DEVICE, "")[:MAX_TOKEN].strip()


@get("/api/daily", summary="Today's deals")
async def today(request: Asked) -> Response[Daily]:
    """The deals of the day, what this browser has made of them, and tomorrow's commitments."""
    looking(request, "daily")
    shown = await deals_of(request).shown(None, device_in(request), owner_of(request))
    return Response(shown, headers={"cache-control": "no-store"})


@get("/api/daily/{day:str}", summary="A day's deals")
async def of_day(request: Asked, day: DayName) -> Response[Daily]:
    """The deals of a day that has begun, with their seeds when it is over."""
    looking(request, "daily")
    shown = await deals_of(request).shown(day, device_in(request), owner_of(request))
    return Response(shown, headers={"cache-control": "no-store"})


@post("/api/daily/{day:str}/{game:str}/{way:str}", summary="Play a day's deal")
async def enter(
    request: Asked, day: DayName, game: GameName, way: DealWay, data: JSONBody[EnterDay]
) -> Response[EnteredDay]:
    """A table with the deal of that day: the first try of a browser counts, all else is practice."""
    device = device_in(request) or secrets.token_urlsafe(DEVICE_BYTES)
    entered = await deals_of(request).enter(day, f"{game}/{way}", data.name, device, owner_of(request))
    secure = request.scope["scheme"] == "https"

    def cookie(key: str, value: str, path: str, age: int) -> Cookie:
        return Cookie(key, path, value, age, httponly=True, samesite="strict", secure=secure)

    seat = cookie(f"{COOKIE}{entered.seat}", entered.token, f"/api/tables/{entered.table}", SEAT_SECONDS)
    known = cookie(DEVICE, device, "/api/daily", DEVICE_SECONDS)
    return Response(entered, cookies=[seat, known], headers={"cache-control": "no-store"})


@post("/api/daily/forget", summary="Forget this browser", status_code=200)
async def forget(request: Asked) -> Response[Forgotten]:
    """Take the cookie back by which a browser is known; its results stay in the day's ranking, as nobody's."""
    secure = request.scope["scheme"] == "https"
    gone = Cookie(DEVICE, "/api/daily", "", 0, httponly=True, samesite="strict", secure=secure)
    return Response(Forgotten(), cookies=[gone], headers={"cache-control": "no-store"})


HANDLERS = [today, of_day, enter, forget]
