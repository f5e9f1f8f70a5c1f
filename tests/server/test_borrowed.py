"""What we use of uvicorn and websockets that is not part of their promises; their versions are capped for it.

If this fails after an upgrade, it names what is gone: look at the subclass before the cap in pyproject.toml is lifted.
"""

from __future__ import annotations

import asyncio
import inspect
import tomllib
from pathlib import Path
from typing import Any

import httptools
import pytest
from uvicorn import Config
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets import frames
from websockets.http11 import MAX_LINE_LENGTH, MAX_NUM_HEADERS
from websockets.server import ServerProtocol

from vermeil.server.connection import MAX_LINE, MAX_LINES, HttpConnection
from vermeil.server.serving import Protocol

# Of an object that uvicorn makes for a connection: what our subclass reads or sets.
HTTP = "app client cycle loop parser pipeline transport url"
SOCKET = "close_sent conn curr_msg_data_type disconnected frames handshake_initiated read_paused transport writable"
LIBRARY = "current_size debug send_close state"
CYCLE = "response_complete response_started"


async def nothing(_scope: object, _receive: object, _send: object) -> None:
    """An application."""


def missing(thing: object, names: str) -> list[str]:
    return [name for name in names.split() if not hasattr(thing, name)]


def made(kind: Any) -> Any:
    async def make() -> Any:
        return kind(config=Config(nothing, interface="asgi3"), server_state=ServerState(), app_state={})

    return asyncio.run(make())


def test_uvicorns_http_connection_is_as_ours_expects() -> None:
    parent = made(HttpToolsProtocol)
    gone = missing(parent, HTTP.replace("url", ""))  # that one comes with a request
    assert not gone, f"uvicorn's HttpToolsProtocol has no {gone} any more; see server/connection.py"
    told = set(inspect.signature(RequestResponseCycle.__init__).parameters)
    assert {"scope", "transport", "on_response"} <= told, "uvicorn's RequestResponseCycle is made in another way"
    source = inspect.getsource(RequestResponseCycle.__init__)
    assert all(f"self.{name} = " in source for name in CYCLE.split()), "uvicorn's RequestResponseCycle has changed"


@pytest.mark.parametrize(
    ("ours", "parent"), [(HttpConnection, HttpToolsProtocol), (Protocol, WebSocketsSansIOProtocol)]
)
def test_what_we_override_is_still_called(ours: type, parent: type) -> None:
    own = {"listen", "pause", "write_texts"}
    public = {name for name, value in vars(ours).items() if inspect.isfunction(value) and not name.startswith("_")}
    gone = {name for name in public - own if not hasattr(parent, name)}
    assert not gone, f"{parent.__name__} does not know {gone} any more: what {ours.__name__} does there never happens"
    for name in public - own:
        here, there = (inspect.signature(getattr(kind, name)).parameters for kind in (ours, parent))
        assert len(here) == len(there), f"{parent.__name__}.{name} takes other arguments now"


def test_uvicorns_socket_is_as_ours_expects() -> None:
    socket = made(Protocol)
    gone = missing(socket, SOCKET)
    assert not gone, f"uvicorn's WebSocketsSansIOProtocol has no {gone} any more; see server/serving.py"
    gone = missing(socket.conn, LIBRARY)
    assert not gone, f"websockets' ServerProtocol has no {gone} any more; see server/serving.py"
    assert isinstance(socket.conn, ServerProtocol)
    assert hasattr(frames, "apply_mask"), "websockets.frames has no apply_mask any more; see server/serving.py"


def test_a_head_that_we_let_through_is_not_too_large_for_the_socket() -> None:
    assert MAX_LINES <= MAX_NUM_HEADERS
    assert MAX_LINE + len(": \r\n") < MAX_LINE_LENGTH
    assert MAX_LINE + len("GET  HTTP/1.1\r\n") < MAX_LINE_LENGTH


def test_the_parser_tells_what_we_count() -> None:
    """And it takes a chunk's trailers for headers, which is why they are counted as well."""
    told: list[str] = []

    class Heard:
        def __getattr__(self, name: str) -> Any:
            return lambda *_: told.append(name)

    chunked = b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n0\r\nB: c\r\n\r\n"
    httptools.HttpRequestParser(Heard()).feed_data(chunked)
    known = ("on_message_begin", "on_url", "on_header", "on_headers_complete", "on_body", "on_message_complete")
    order = [name for name in told if name in known]
    assert order == [*known[:4], "on_body", "on_header", "on_message_complete"]


def test_whom_a_proxy_is_trusted_can_be_asked() -> None:
    middleware: Any = ProxyHeadersMiddleware(nothing, "10.0.0.0/8")
    assert "10.1.2.3" in middleware.trusted_hosts
    assert "203.0.113.1" not in middleware.trusted_hosts


def test_the_versions_of_what_we_borrow_are_capped() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for name in ("uvicorn", "websockets", "httptools"):
        wanted = next(line for line in project["dependencies"] if line.startswith(name))
        assert "<" in wanted, wanted
