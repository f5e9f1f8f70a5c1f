"""However a client's frames arrive - whole, in pieces, several at once, fragmented - they are heard alike, in order."""

from __future__ import annotations

import json
import socket as sockets
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.server.process import Server
from vermeil.server.transport.websocket_protocol import ends_with_a_frame

TEXT, CONTINUED, PING, PONG, CLOSE = 0x1, 0x0, 0x9, 0xA, 0x8
FINAL, MASKED = 0x80, 0x80


def frame(data: bytes, kind: int = TEXT, *, final: bool = True) -> bytes:
    """As a client sends it (RFC 6455, 5.2)."""
    mask = b"\x37\xfa\x21\x3d"
    size = bytes([MASKED | len(data)]) if len(data) < 126 else bytes([MASKED | 126]) + len(data).to_bytes(2, "big")
    masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(data))
    return bytes([(FINAL if final else 0) | kind]) + size + mask + masked


def asking(number: int, padding: int = 0) -> bytes:
    """A message that is refused with its number, and changes nothing."""
    return json.dumps({"id": number, "act": {"do": "move", "n": 1, "move": "x" * padding}}).encode()


class Raw:
    """A WebSocket without a library, so that every byte is ours."""

    def __init__(self, server: Server) -> None:
        made = server.table("pyramids")
        self.socket = sockets.create_connection(("127.0.0.1", server.port), timeout=60)
        self.socket.setsockopt(sockets.IPPROTO_TCP, sockets.TCP_NODELAY, 1)
        self.socket.sendall(
            f"GET /api/tables/{made['table']}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nAuthorization: Bearer {made['token']}\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        self.stream = self.socket.makefile("rb")
        while self.stream.readline().strip():
            pass
        while self.hear()[1].get("type") != "presence":  # the last that comes by itself
            pass

    def hear(self) -> tuple[int, dict[str, Any]]:
        kind, size = self.stream.read(2)
        if size == 126:
            size = int.from_bytes(self.stream.read(2), "big")
        data = self.stream.read(size)
        told = {"code": int.from_bytes(data[:2], "big")} if kind & 0xF == CLOSE else {}
        return kind & 0xF, json.loads(data) if kind & 0xF == TEXT else told

    def answers(self, count: int) -> list[int]:
        return [self.hear()[1]["id"] for _ in range(count)]


@pytest.fixture
def raw(server: Server) -> Iterator[Raw]:
    client = Raw(server)
    yield client
    client.socket.close()


def test_frames_in_any_pieces_are_answered_in_their_order(raw: Raw) -> None:
    rng = Random(3)
    number = 0
    for _ in range(40):
        count = rng.randrange(1, 5)
        stream = b"".join(frame(asking(number + at, rng.choice([0, 20, 150]))) for at in range(count))
        while stream:
            size = rng.choice([1, 2, 5, 30, len(stream), len(stream)])
            raw.socket.sendall(stream[:size])
            stream = stream[size:]
        assert raw.answers(count) == list(range(number, number + count))
        number += count


def test_a_message_in_fragments_with_a_ping_between_them_is_one_message(raw: Raw) -> None:
    text = asking(7)
    raw.socket.sendall(frame(asking(6)))
    for part in (frame(text[:10], final=False), frame(b"?", PING), frame(text[10:], CONTINUED), frame(asking(8))):
        raw.socket.sendall(part)
    heard = [raw.hear() for _ in range(4)]
    assert [kind for kind, _ in heard].count(PONG) == 1
    assert [told["id"] for kind, told in heard if kind == TEXT] == [6, 7, 8]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (frame(b'{"id": 1, "act": "\xff"}'), 1007),  # not UTF-8
        (frame(b"x" * 8193), 1009),  # longer than a frame may be
        (frame(asking(1), final=False) + frame(asking(2)), 1002),  # a new message inside another
        (b"\x81\x02{}", 1002),  # not masked
    ],
    ids=["no UTF-8", "too long", "a message inside another", "not masked"],
)
def test_what_the_standard_forbids_ends_the_connection(raw: Raw, data: bytes, code: int) -> None:
    raw.socket.sendall(data)
    assert raw.hear() == (CLOSE, {"code": code})


def test_whether_bytes_end_with_a_frame() -> None:
    short, long = frame(b"ab"), frame(b"c" * 300)
    assert ends_with_a_frame(short + long + short)
    assert not any(
        ends_with_a_frame((short + long)[:size]) for size in range(1, len(short + long)) if size != len(short)
    )
