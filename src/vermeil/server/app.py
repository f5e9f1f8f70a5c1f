"""The application: tables behind HTTP and WebSocket."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from math import ceil
from typing import Any, cast

import msgspec
from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.exceptions import ClientException, HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import (
    Components,
    OpenAPIMediaType,
    OpenAPIResponse,
    OpenAPIType,
    Reference,
    Schema,
    SecurityScheme,
)
from msgspec.json import schema_components

from vermeil import __version__
from vermeil.core.errors import VermeilError
from vermeil.server.daily.clock import Clock
from vermeil.server.daily.deals import DailyDeals
from vermeil.server.drops import Drops
from vermeil.server.limits.addresses import Visitors
from vermeil.server.limits.rates import Limits, RateError
from vermeil.server.live.registry import TableRegistry
from vermeil.server.metrics import Metrics
from vermeil.server.routes import (
    daily,
    devices,
    games,
    health,
    page,
    pocket,
    previews,
    puzzles,
    replays,
    reviews,
    socket,
    tables,
)
from vermeil.server.routes.api_page import PlainPage
from vermeil.server.settings import Settings
from vermeil.server.store.base import store_for
from vermeil.server.transport.origins import FOREIGN, HEADERS, SAFE, origin_allowed
from vermeil.server.wire import bodies
from vermeil.server.wire.bodies import MAX_BODY, Refusal
from vermeil.server.wire.daily import EnterDay
from vermeil.server.wire.messages import PhraseDoc
from vermeil.server.wire.reviews import Practice, TryMove
from vermeil.server.workers.bot_pool import BotPool
from vermeil.server.workers.job_pool import JobPool
from vermeil.table import acts

log = logging.getLogger("vermeil")

STATUS = {
    "table/unknown": 404,
    "deck/unknown": 404,
    "puzzle/unknown": 404,
    "table/token": 401,
    "table/not-yours": 403,
    "table/option": 422,
    "table/name": 422,
    "table/busy": 503,
    "table/in-doubt": 503,
    "wire/rate": 429,
    "daily/unknown": 404,
    "drop/unknown": 404,
    "drop/full": 503,
    "table/hints": 403,
    "table/company": 403,
    "record/invalid": 422,
    "record/deck": 422,
    "record/unfinished": 422,
    "move/invalid": 422,
    "setup/invalid": 422,
}
BAD_REQUEST = 400
NOT_FOUND = 404
CONFLICT = 409
SERVER_ERROR = 500
# What is asked of a seat is limited by its table, checking a deck is a look, and forgetting seats looks at nothing; all
# else that is posted is a visit.
CHEAP = ("/acts", "/forget", "/api/decks/check")

Asked = Request[Any, Any, State]


class Strict(Request[Any, Any, State]):
    """A request whose body is what its handler expects: the framework alone would take 0 for false and "2" for 2."""

    async def json(self) -> Any:  # noqa: ANN401 - whatever the handler expects
        expected = self.route_handler.parsed_data_field
        if expected is None:
            return await super().json()
        try:
            return msgspec.convert(_whole(msgspec.json.decode(await self.body())), type=expected.annotation)
        except (msgspec.MsgspecError, UnicodeError) as error:
            raise ClientException(f"not what is expected here: {str(error)[:200]}") from error


def _whole(value: Any) -> Any:  # noqa: ANN401 - any JSON
    """In JSON 2.0 is the whole number 2, and whatever is described as one may be written so."""
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, list):
        return [_whole(item) for item in value]
    if isinstance(value, dict):
        return {key: _whole(item) for key, item in value.items()}
    return value


def make_app(settings: Settings) -> Litestar:
    """A server that is ready to be run."""
    metrics = Metrics()
    bot_pool = BotPool(settings.bot_workers, settings.bot_seconds, metrics)
    registry = TableRegistry(
        store_for(settings.database),
        metrics,
        bot_pool,
        JobPool(),
        settings.pace,
        settings.courtesy,
        settings.rate,
        settings.bot_seconds,
        limits=Limits(settings.visits, settings.rate),
    )

    deals = DailyDeals(registry, Clock(settings.clock), settings.day_entries, settings.bot_seconds)
    drops = Drops(settings.drops, settings.drops_key)

    @asynccontextmanager
    async def opened(_app: Litestar) -> AsyncIterator[None]:
        await registry.open()
        deals.open()
        try:
            yield
        finally:
            await registry.close()
            drops.close()

    app = Litestar(
        [
            *games.HANDLERS,
            *tables.HANDLERS,
            *devices.HANDLERS,
            *replays.HANDLERS,
            *daily.HANDLERS,
            *puzzles.HANDLERS,
            *reviews.HANDLERS,
            *health.HANDLERS,
            *previews.HANDLERS,
            *page.HANDLERS,
            *pocket.HANDLERS,
            socket.play,
        ],
        lifespan=[opened],
        state=State(
            {
                "registry": registry,
                "deals": deals,
                "settings": settings,
                "visitors": Visitors(settings.visits),
                "drops": drops,
            }
        ),
        request_class=Strict,
        before_request=_at_the_door,
        before_send=[_add_headers],
        exception_handlers={
            VermeilError: _refuse,
            HTTPException: _refuse_http,
            RecursionError: _refuse_depth,
            Exception: _fail,
        },
        request_max_body_size=MAX_BODY,
        openapi_config=_description(),
        logging_config=None,
        debug=False,
    )
    _describe_refusals(app)
    return app


def _description() -> OpenAPIConfig:
    token = SecurityScheme(type="http", scheme="bearer", description="The token of a seat.")
    return OpenAPIConfig(
        title="Vermeil",
        version=__version__,
        description="Tables for Silver & Gold, Pyramids and Silver Coin; docs/protocol.md has the rest.",
        path="/api/schema",
        render_plugins=[PlainPage(path="/"), JsonRenderPlugin(path="/openapi.json")],
        components=Components(security_schemes={"seat": token}),
        use_handler_docstrings=True,
    )


def _describe_refusals(app: Litestar) -> None:
    """Describe refusals, which look the same everywhere: a code and a sentence."""
    word = Schema(type=OpenAPIType.STRING)
    rule = Schema(type=[OpenAPIType.STRING, OpenAPIType.NULL])
    phrase = Schema(type=[OpenAPIType.OBJECT, OpenAPIType.NULL])
    refusal = Schema(
        type=OpenAPIType.OBJECT,
        required=["code", "message"],
        properties={"code": word, "message": word, "rule": rule, "phrase": phrase},
        description=Refusal.__doc__,
    )
    app.openapi_schema.components.schemas["Refusal"] = refusal
    content = OpenAPIMediaType(schema=Reference("#/components/schemas/Refusal"))
    refused = OpenAPIResponse(
        "Refused: nothing has changed, unless the code is `table/in-doubt`.", content={"application/json": content}
    )
    # The framework's own description leaves out most limits on what is sent to us; msgspec's, which checks, does not.
    sent = [
        bodies.NewTable,
        bodies.JoinTable,
        bodies.AskHint,
        bodies.CheckDeck,
        bodies.PuzzleAnswer,
        TryMove,
        Practice,
        EnterDay,
        acts.Request,
    ]
    _, exact = schema_components(sent, ref_template="#/components/schemas/{name}")
    schemas: dict[str, Any] = app.openapi_schema.components.schemas
    schemas.update({name: schema for name, schema in exact.items() if name in schemas})
    for path in (app.openapi_schema.paths or {}).values():
        for operation in (path.get, path.post, path.put, path.patch, path.delete):
            if operation is not None and operation.responses is not None:
                kept = {status: said for status, said in operation.responses.items() if status < str(BAD_REQUEST)}
                operation.responses = kept | {"default": refused}


async def _at_the_door(request: Asked) -> Response[Refusal] | None:
    """A page of another origin can't use somebody's cookie, and one address can't take all the tables."""
    if request.method in SAFE:
        return None
    settings: Settings = request.app.state.settings
    if not origin_allowed(request.headers, request.scope["scheme"], settings.origins):
        return Response(Refusal("wire/origin", FOREIGN), status_code=403)
    if request.scope["path"].endswith(CHEAP):
        return None
    visitors: Visitors = request.app.state.visitors
    wait = visitors.wait(request.client.host if request.client else "")
    if wait <= 0:
        return None
    refusal = Refusal("wire/rate", f"too much from your address; try again in {wait:.0f} s")
    return Response(refusal, status_code=429, headers={"retry-after": str(ceil(wait))})


async def _add_headers(message: Any, _scope: object) -> None:  # noqa: ANN401 - an ASGI message
    if message["type"] == "http.response.start":
        present = {name for name, _ in message["headers"]}
        message["headers"] = [
            *message["headers"],
            *((name, value) for name, value in HEADERS.items() if name not in present),
        ]


def _refuse(_request: Asked, error: VermeilError) -> Response[Refusal]:
    why = error.refusal
    rule, phrase = (None, None) if why is None else (why.rule, cast("PhraseDoc", why.phrase.as_json()))
    refusal = Refusal(error.code, str(error), rule, phrase)
    headers = {"retry-after": str(error.wait)} if isinstance(error, RateError) else None
    return Response(refusal, status_code=STATUS.get(error.code, CONFLICT), headers=headers)


def _refuse_http(request: Asked, error: HTTPException) -> Response[Any]:
    """What the framework refuses: unknown paths, wrong methods, bodies of the wrong shape or size."""
    if error.status_code == NOT_FOUND and page.wanted(request):
        return page.lost(request)
    extra = error.extra if isinstance(error.extra, list) else []
    words = [f"{part.get('key', '')}: {part.get('message', '')}" for part in extra if isinstance(part, dict)]
    detail = "; ".join([error.detail.split(" for ")[0], *words])[:300]
    headers = {"allow": allow} if (allow := (error.headers or {}).get("allow")) else None
    return Response(Refusal("wire/invalid", detail), status_code=error.status_code, headers=headers)


def _refuse_depth(_request: Asked, _error: RecursionError) -> Response[Refusal]:
    """Thousands of nested brackets: the JSON reader gives up."""
    return Response(Refusal("wire/invalid", "this is nested too deeply"), status_code=BAD_REQUEST)


def _fail(_request: Asked, error: Exception) -> Response[Refusal]:
    """A bug of ours: the traceback goes to the log, not to the player."""
    log.error("unexpected", exc_info=error)
    return Response(Refusal("server/failed", "something went wrong here; it has been noted"), status_code=SERVER_ERROR)
