"""What is refused before the application hears of it, said in the same way as the application says it."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any, NamedTuple

from msgspec import json

from vermeil.server.guard import HEADERS
from vermeil.server.wire import Refusal


class Refused(NamedTuple):
    """A status, a code for programs and a sentence for people."""

    status: int
    code: str
    message: str

    @property
    def body(self) -> bytes:
        return json.encode(Refusal(self.code, self.message))

    @property
    def headers(self) -> list[tuple[bytes, bytes]]:
        length = str(len(self.body)).encode()
        return [
            (b"content-type", b"application/json"),
            (b"content-length", length),
            (b"connection", b"close"),
            *HEADERS.items(),
        ]


def raw(refused: Refused) -> bytes:
    """The whole answer, as it goes over the line."""
    line = f"HTTP/1.1 {refused.status} {HTTPStatus(refused.status).phrase}\r\n".encode()
    return b"".join([line, *(name + b": " + value + b"\r\n" for name, value in refused.headers), b"\r\n", refused.body])


async def answer(refused: Refused, scope: Any, send: Any) -> None:  # noqa: ANN401 - ASGI's own shapes
    """The same through ASGI, also to who wanted a WebSocket."""
    kind = "http.response"
    if scope["type"] == "websocket":
        if "websocket.http.response" not in (scope.get("extensions") or {}):
            await send({"type": "websocket.close", "code": 1008, "reason": refused.code})
            return
        kind = "websocket.http.response"
    await send({"type": f"{kind}.start", "status": refused.status, "headers": refused.headers})
    await send({"type": f"{kind}.body", "body": refused.body, "more_body": False})
