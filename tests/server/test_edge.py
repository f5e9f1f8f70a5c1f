"""Strangers at the line itself: heads without end, heads that never come, and more connections than anybody needs."""

from __future__ import annotations

import contextlib
import json
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.process import Server, run

MEGABYTE = 1 << 20
ROOM = 24 * MEGABYTE  # what a process may need for other reasons while it is asked something
START = b"GET /health HTTP/1.1\r\nHost: localhost\r\n"
CHUNKED = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n0\r\n"


@pytest.fixture(scope="module")
def edge(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on all addresses of loopback, with little patience and few connections for each address."""
    server = Server(f"sqlite:///{tmp_path_factory.mktemp('edge')}/t.db", connections=8, patience=0.5)
    server.host = "0.0.0.0"  # noqa: S104 - all of 127/8
    with server:
        yield server
        assert server.stop() == ""


@contextlib.contextmanager
def line(server: Server, source: str = "127.0.0.2") -> Iterator[socket.socket]:
    """A connection from an address of its own."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=30, source_address=(source, 0)) as made:
        yield made


def heard(made: socket.socket) -> bytes:
    """Everything that arrives until the other end hangs up."""
    said = b""
    with contextlib.suppress(ConnectionError):
        while part := made.recv(65536):
            said += part
    return said


def soon(condition: Callable[[], bool]) -> None:
    """A client may know that a connection is over a moment before the server does."""
    deadline = time.monotonic() + 30
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def most_memory(server: Server) -> int:
    """The most memory that the process has ever had, in bytes."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return 1024 * next(int(row.split()[1]) for row in status.splitlines() if row.startswith("VmHWM:"))


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="memory is measured as Linux tells it")
@pytest.mark.parametrize(
    ("start", "again"),
    [
        (START + b"X: ", b"x" * MEGABYTE),
        (START, b"A: b\r\n" * (MEGABYTE // 6)),
        (b"GET /", b"x" * MEGABYTE),
        (CHUNKED + b"X: ", b"x" * MEGABYTE),
        (CHUNKED, b"A: b\r\n" * (MEGABYTE // 6)),
        (b"", b"\r\n" * (MEGABYTE // 2)),
    ],
    ids=["one header", "many headers", "an address", "one trailer", "many trailers", "empty lines"],
)
def test_100_mb_of_a_head_take_no_memory(edge: Server, start: bytes, again: bytes) -> None:
    before = most_memory(edge)
    with line(edge) as made, contextlib.suppress(ConnectionError):
        made.sendall(start)
        for _ in range(100):
            made.sendall(again)
    assert edge.ask("GET", "/health").status_code == 200
    assert most_memory(edge) - before < ROOM


@pytest.mark.parametrize(
    "head",
    [
        START + b"X: " + b"x" * 9000 + b"\r\n\r\n",
        START + b"A: b\r\n" * 101 + b"\r\n",
        START + b"".join(b"X%d: %s\r\n" % (at, b"x" * 7000) for at in range(5)) + b"\r\n",
        b"GET /" + b"x" * 9000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
        START + b"Upgrade: websocket\r\nConnection: Upgrade\r\n" + b"A: b\r\n" * 101 + b"\r\n",
    ],
    ids=["a long header", "too many", "too much in all", "a long address", "a socket's"],
)
def test_a_head_that_is_too_large_is_refused_with_a_code(edge: Server, head: bytes) -> None:
    with line(edge) as made:
        made.sendall(head)
        said, _, body = heard(made).partition(b"\r\n\r\n")
    assert said.startswith(b"HTTP/1.1 431 ")
    assert b"x-content-type-options: nosniff" in said
    assert json.loads(body)["code"] == "wire/head"


def test_a_large_head_that_is_allowed_is_answered_also_for_a_socket(edge: Server) -> None:
    headers = {f"X-{at}": "x" * 3000 for at in range(8)}
    assert edge.ask("GET", "/health", headers=headers).status_code == 200
    made = edge.table("pyramids")

    async def watched() -> str:
        url = f"ws://127.0.0.1:{edge.port}/api/tables/{made['table']}/socket"
        async with connect(url, additional_headers=headers) as opened:
            return str(json.loads(await opened.recv())["type"])

    assert run(watched()) == "welcome"


@pytest.mark.parametrize(
    ("first", "drop", "told"),
    [
        (b"", b"", b""),
        (START, b"X", b"wire/slow"),
        (b"", b"\r\n", b""),
        (b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 8000\r\n\r\n", b" ", b"wire/slow"),
        (START + b"\r\n", b"\r\n", b'"status":"ok"'),
        (START + b"\r\n" + START, b"X", b"wire/slow"),
    ],
    ids=["nothing", "a head", "empty lines", "a body", "after an answer", "the second head"],
)
def test_a_request_that_comes_drop_by_drop_is_hung_up_on(edge: Server, first: bytes, drop: bytes, told: bytes) -> None:
    with line(edge) as made:
        made.sendall(first)
        made.settimeout(0.1)
        said, deadline = b"", time.monotonic() + 60
        while time.monotonic() < deadline:  # as long as it is let
            try:
                made.sendall(drop)
                part = made.recv(65536)
            except TimeoutError:
                continue
            except ConnectionError:
                break
            if not part:
                break
            said += part
        else:
            pytest.fail("it was never hung up on")
    assert told in said
    assert (b"wire/slow" in said) == (told == b"wire/slow")
    assert (said == b"") == (told == b"")
    assert edge.ask("GET", "/health").status_code == 200


def test_one_address_has_only_so_many_connections_and_others_are_served(edge: Server) -> None:
    made = edge.table("pyramids")
    path = f"ws://127.0.0.1:{edge.port}/api/tables/{made['table']}/socket"

    async def crowd() -> None:
        async with contextlib.AsyncExitStack() as stack:
            for _ in range(8):  # sockets count as well, and not twice
                opened = await stack.enter_async_context(connect(path, local_addr=("127.0.0.2", 0), max_queue=None))
                assert json.loads(await opened.recv())["type"] == "welcome"
            with line(edge) as more:
                said = heard(more)
            assert said.startswith(b"HTTP/1.1 429 ")
            assert b"wire/connections" in said
            with pytest.raises((InvalidStatus, ConnectionError)):
                await stack.enter_async_context(connect(path, local_addr=("127.0.0.2", 0), max_queue=None))
            other = await stack.enter_async_context(connect(path, local_addr=("127.0.0.3", 0), max_queue=None))
            assert json.loads(await other.recv())["type"] == "welcome"
            assert edge.ask("GET", "/health").status_code == 200

    run(crowd())

    def served() -> bool:
        with line(edge) as made_again:
            made_again.sendall(START + b"Connection: close\r\n\r\n")
            return heard(made_again).startswith(b"HTTP/1.1 200 ")

    for _ in range(20):  # all of them are gone, and are no longer counted
        soon(served)


def test_behind_a_proxy_the_visitors_are_counted_and_the_proxy_is_not(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/t.db", connections=2, proxies="127.0.0.1") as server:
        made = server.table("pyramids")
        path = f"ws://127.0.0.1:{server.port}/api/tables/{made['table']}/socket"

        async def crowd() -> None:
            async with contextlib.AsyncExitStack() as stack:

                async def come(visitor: str) -> None:
                    opened = connect(path, additional_headers={"X-Forwarded-For": visitor})
                    assert json.loads(await (await stack.enter_async_context(opened)).recv())["type"] == "welcome"

                for visitor in ("203.0.113.1", "203.0.113.1", "203.0.113.2", "203.0.113.2", "203.0.113.3"):
                    await come(visitor)
                with pytest.raises(InvalidStatus, match="429"):
                    await come("203.0.113.1")
                seen = {"X-Forwarded-For": "203.0.113.2"}
                answer = server.ask("GET", "/api/games", headers=seen)
                assert (answer.status_code, answer.json()["code"]) == (429, "wire/connections")
                assert server.ask("GET", "/api/games", headers={"X-Forwarded-For": "203.0.113.3"}).status_code == 200

        run(crowd())
        soon(lambda: server.ask("GET", "/api/games", headers={"X-Forwarded-For": "203.0.113.2"}).status_code == 200)


@pytest.mark.parametrize("size", [1, 7, 10_000])
def test_requests_in_any_pieces_are_answered_one_after_the_other(edge: Server, size: int) -> None:
    body = b'{"game": "pyramids", "name": "Ann"}'
    post = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    whole = post + b"Content-Length: %d\r\n\r\n" % len(body) + body
    chunked = post + b"Transfer-Encoding: chunked\r\n\r\n" + b"".join(b"1\r\n%c\r\n" % byte for byte in body)
    said = START + b"\r\n" + whole + chunked + b"0\r\nTrailer: t\r\n\r\n" + START + b"Connection: close\r\n\r\n"
    with line(edge) as made:
        made.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for at in range(0, len(said), size):
            made.sendall(said[at : at + size])
        answers = heard(made)
    assert [part[:3] for part in answers.split(b"HTTP/1.1 ")[1:]] == [b"200", b"201", b"201", b"200"]
