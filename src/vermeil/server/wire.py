"""What travels over HTTP and WebSocket beside the acts themselves (`vermeil.table.acts`); see docs/protocol.md."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from vermeil.core.contract import Earning
from vermeil.core.variants import Value
from vermeil.table.acts import Bank, Name, Request, Seat, Word

MAX_BODY = 8192
MAX_FRAME = 8192


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table is made of. Whoever makes it sits in seat 0; `bots` sit in the seats from 1 on."""

    game: Word
    name: Name
    players: Annotated[int, Meta(ge=1, le=4)] = 2
    variants: dict[Word, Value] = {}
    deck: Name | None = None
    public: bool = False
    clock: Bank | None = None
    bots: Annotated[list[Word], Meta(max_length=3)] = []


class JoinTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Who wants to sit down, and where; without a seat in the first one that is open."""

    name: Name
    seat: Seat | None = None


class Seated(Struct, frozen=True):
    """A seat and the token that holds it. It is told only here; it is also in a cookie that pages can't read."""

    table: str
    seat: int
    token: str


class Done(Struct, frozen=True):
    """It is stored. `n` is the number of the last event of the seat."""

    n: int


class Refusal(Struct, frozen=True):
    """What was refused, as a code for programs and a sentence for people."""

    code: str
    message: str


class Snapshot(Struct, frozen=True):
    """All that a seat (or, with null, a spectator) may know, and the number of its last event."""

    seat: int | None
    held: list[int]
    """The seats whose tokens came along."""
    n: int
    table: dict[str, Any]
    view: dict[str, Any] | None


class Earns(Struct, frozen=True):
    """What each legal crossing of a seat would bring, by its spelling, and the number of the seat's last event."""

    n: int
    earns: dict[str, Earning]


class Frame(Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends through a socket; the answer has the same `id`."""

    id: Annotated[int, Meta(ge=0, le=2**53)]
    act: Request
