"""What every request meets before the application: proxies, allowed names of this server, and HEAD."""

from __future__ import annotations

from typing import Any

from litestar import Litestar
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from vermeil.server.limits.addresses import ConnectionCounts
from vermeil.server.settings import Settings
from vermeil.server.transport.early_refusals import Refused, answer
from vermeil.server.transport.http_protocol import TOO_MANY
from vermeil.server.transport.origins import host_allowed

WRONG_HOST = Refused(
    421, "wire/host", "this server does not go by that name; whoever runs it can add the name with --allow-host"
)


class Edge:
    """The application as uvicorn runs it.

    A connection is counted by `http_protocol.HttpProtocol`. Those of a trusted proxy carry requests of many people,
    so what counts here are their requests and sockets, for the addresses that the proxy names.
    """

    def __init__(self, app: Litestar, settings: Settings) -> None:
        self._app = app
        self._hosts = settings.hosts_allowed
        self.patience = settings.patience
        self.connections = ConnectionCounts(settings.connections)
        self._behind = ProxyHeadersMiddleware(self._proxied, settings.proxies) if settings.proxies else None

    def counts(self, peer: str) -> bool:
        """Whether the connections of this address are its own."""
        return self._behind is None or peer not in self._behind.trusted_hosts

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:  # noqa: ANN401 - ASGI's own shapes
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
        elif self._behind is None or self.counts(_client(scope)):
            await self._enter(scope, receive, send)
        else:
            await self._behind(scope, receive, send)

    async def _proxied(self, scope: Any, receive: Any, send: Any) -> None:  # noqa: ANN401
        address = _client(scope)
        if not self.connections.enter(address):
            await answer(TOO_MANY, scope, send)
            return
        try:
            await self._enter(scope, receive, send)
        finally:
            self.connections.leave(address)

    async def _enter(self, scope: Any, receive: Any, send: Any) -> None:  # noqa: ANN401
        hosts = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
        if not all(host_allowed(host, self._hosts) for host in hosts) or len(hosts) > 1:
            await answer(WRONG_HOST, scope, send)
        elif scope["type"] == "http" and scope["method"] == "HEAD":
            asked: Any = {**scope, "method": "GET"}
            await self._app(asked, receive, _without_body(send))
        else:
            await self._app(scope, receive, send)


def _client(scope: Any) -> str:  # noqa: ANN401
    return str(scope["client"][0]) if scope.get("client") else ""


def _without_body(send: Any) -> Any:  # noqa: ANN401
    async def head(message: Any) -> None:  # noqa: ANN401
        if message["type"] != "http.response.body":
            await send(message)
        elif not message.get("more_body", False):
            await send({"type": "http.response.body", "body": b"", "more_body": False})

    return head
