"""Who is connected to one table here, and what they are told. No framework types."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec

from vermeil.server.garbage_collection import OF_A_SOCKET
from vermeil.server.live.credentials import Credentials
from vermeil.server.live.outbox import Outbox
from vermeil.server.wire.protocol import PROTOCOL
from vermeil.table import SPECTATOR, Event, Table, TableError
from vermeil.table.acts import Act, Move, Undo

if TYPE_CHECKING:
    from vermeil.server.live.registry import TableRegistry

REMEMBERED = 100  # events of each audience, for those who come back
MAX_WATCHING = 500  # spectators of one table, who can't keep its players out
MAX_TABS = 16  # of one seat
IN_GAME = (Move, Undo)

encode = msgspec.json.Encoder().encode


def now() -> int:
    """Milliseconds, as entries have them."""
    return time.time_ns() // 1_000_000


@dataclass(eq=False)
class Socket:
    """Somebody who is connected, as a seat or as a spectator."""

    key: str
    seat: int | None
    outbox: Outbox = field(default_factory=Outbox)
    audience: int = field(init=False)
    credentials: Credentials = field(init=False)

    def __post_init__(self) -> None:
        self.credentials = Credentials(self.key)
        self.audience = SPECTATOR if self.seat is None else self.seat


@dataclass(eq=False, slots=True)
class PendingAct:
    """An act that somebody asked for, on its way through a room."""

    by: Credentials | int | None
    """The seat that these credentials hold when its turn comes; a seat; or None for the house."""
    act: Act
    done: Callable[[int | BaseException], None]
    """Called at the end, with the number of the last event that `by` was told, or with the refusal."""
    bot: bool = False
    """Whether the seat's bot asks, not its person."""
    socket: Socket | None = None
    """The socket through which it came, and which is answered."""
    answer: Callable[[int | BaseException], bytes] = lambda _: b""
    """What a socket is sent back."""
    answered: bool = False
    given_up: Callable[[], bool] = lambda: False
    """Whether it no longer needs to be begun."""


class Connections:
    """The sockets of a table."""

    table: Table

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self.sockets: set[Socket] = set()
        self.used = time.monotonic()
        self._recent: dict[int, deque[tuple[int, bytes]]] = {}  # of the audiences that anybody has watched

    def _tell(self, act: Act, events: dict[int, Event], asker: Socket | None = None, answer: bytes = b"") -> None:
        """Events for those who are here; and the answer for whoever asked, with one write for both."""
        told: dict[int, bytes] = {}
        for audience, event in events.items():
            if audience in self._recent:
                told[audience] = data = encode(event.message())
                self._recent[audience].append((event.n, data))
        for socket in self.sockets:
            if socket.audience in told:
                if socket is asker:
                    self._put(socket, told[socket.audience], answer)
                    asker = None
                else:
                    self._put(socket, told[socket.audience])
        if asker is not None:
            self._put(asker, answer)
        if isinstance(act, IN_GAME):
            return  # nobody's seat has changed
        for socket in self.sockets:
            if socket.seat is not None and self.table.seat_of(socket.key) != socket.seat:
                socket.outbox.close("table/token")  # the seat is somebody else's now, or open

    def _put(self, socket: Socket, *messages: bytes) -> None:
        was_open = socket.outbox.closed is None
        if not socket.outbox.put(*messages) and was_open:
            self._registry.metrics.slow += 1

    def _welcome(self, seat: int | None, since: int | None) -> Socket:
        """A socket for a seat or a spectator: what it missed, or all that it may know, comes first."""
        socket = Socket("" if seat is None else self.table.seats[seat].key, seat)
        if sum(other.seat == seat for other in self.sockets) >= (MAX_WATCHING if seat is None else MAX_TABS):
            raise TableError("table/busy", "too many are connected here")
        self._greet(socket, since)
        self.sockets.add(socket)
        self._registry.metrics.sockets += 1
        return socket

    def detach(self, socket: Socket) -> None:
        """It is gone."""
        if socket in self.sockets:
            self.sockets.remove(socket)
            self._registry.metrics.sockets -= 1
            self._registry.metrics.left += OF_A_SOCKET
            self.used = time.monotonic()
            self.tell_presence()

    def _greet(self, socket: Socket, since: int | None = None) -> None:
        number = self.table.audiences.numbers[socket.audience]
        self._recent.setdefault(socket.audience, deque(maxlen=REMEMBERED))
        hello: dict[str, Any] = {"type": "welcome", "protocol": PROTOCOL, "seat": socket.seat, "now": now()}
        missed = [(n, data) for n, data in self._recent.get(socket.audience, ()) if since is not None and n > since]
        if since is not None and since <= number and len(missed) == number - since:
            self._put(socket, encode(hello | {"n": since, "resumed": True}))
            for _, data in missed:
                self._put(socket, data)
            self.table.audiences.look(socket.audience)
            return
        self._put(socket, encode(hello | self.table.snapshot(socket.seat) | {"resumed": False}))
        lines, told = self.table.log(socket.seat), self.table.sentences(socket.seat)
        self._put(socket, encode({"type": "log", "n": number, "lines": lines, "told": told}))

    def react(self, seat: int, word: str) -> None:
        """Somebody here says something to all at the table, with any server. Not numbered, not stored."""
        self._registry.presence.react(self.table.id, seat, word)
        self.tell_reaction(seat, word)

    def tell_reaction(self, seat: int, word: str) -> None:
        """Those who are connected here are told."""
        data = encode({"type": "reaction", "seat": seat, "react": word})
        for socket in self.sockets:
            self._put(socket, data)

    def tell_presence(self) -> None:
        """Who is here, with any server as far as they have told each other. Not numbered, not stored."""
        presence = self._registry.presence
        own = {socket.seat for socket in self.sockets if socket.seat is not None}
        watching = sum(socket.seat is None for socket in self.sockets)
        presence.tell(self.table.id, own, watching)
        here = sorted(own | presence.here(self.table.id))
        told = {"type": "presence", "here": here, "watching": watching + presence.watching(self.table.id)}
        data = encode(told)
        for socket in self.sockets:
            self._put(socket, data)
