"""Who speaks: which tokens came along with a request, and which of their seats is meant.

One browser may hold several seats of a table (people who share a screen), each in a cookie of its own; a program sends
one token in a header. `?seat=` chooses. A number is not a secret: without the token that holds the seat it is refused.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field

from vermeil.table import SEATS, Table, TableError

COOKIE = "vermeil-seat-"
WATCH = "watch"
MAX_TOKEN = 200
# What a socket's subprotocol is called, and how a token is offered beside it: `vermeil, vermeil.seat.TOKEN`.
SUBPROTOCOL = "vermeil"
OFFER = "vermeil.seat."


def key_of(token: str) -> str:
    """What the log keeps of a token."""
    return hashlib.sha256(token.encode()).hexdigest() if token else ""


@dataclass(frozen=True, slots=True)
class Credentials:
    """The hashes of the tokens that came along, and the seat that was asked for: a number, `watch`, or nothing."""

    header: str = ""
    cookies: Mapping[int, str] = field(default_factory=dict)
    wanted: str | None = None

    def held(self, table: Table) -> list[int]:
        """The seats that these tokens hold at a table."""
        seats = {seat for seat, key in self.cookies.items() if key and table.seat_of(key) == seat}
        if self.header and (seat := table.seat_of(self.header)) is not None:
            seats.add(seat)
        return sorted(seats)

    def seat(self, table: Table) -> int | None:
        """The seat that speaks; None is a spectator. TableError if it is claimed without its token."""
        if self.wanted == WATCH:
            return None
        if self.wanted is not None:
            if int(self.wanted) not in self.held(table):
                raise TableError("table/token", f"no token for seat {self.wanted} of this table came along")
            return int(self.wanted)
        if self.header:
            seat = table.seat_of(self.header)
            if seat is None:
                raise TableError("table/token", "this token holds no seat at this table")
            return seat
        held = self.held(table)
        return held[0] if held else None

    def player(self, table: Table) -> int:
        """The seat that speaks, where spectators have nothing to say."""
        seat = self.seat(table)
        if seat is None:
            raise TableError("table/token", "only the token of a seat can do this")
        return seat


def credentials_of(headers: Mapping[str, str], cookies: Mapping[str, str], wanted: str | None = None) -> Credentials:
    """The credentials of a request. Tokens are never taken from a query."""
    if wanted is not None and wanted != WATCH and wanted not in map(str, range(SEATS)):
        raise TableError("wire/invalid", f"seat is 0 to {SEATS - 1}, or {WATCH}")
    scheme, _, token = headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        token = _offered(headers.get("sec-websocket-protocol", ""))
    header = key_of(token[:MAX_TOKEN].strip())
    found = {seat: cookies.get(f"{COOKIE}{seat}", "")[:MAX_TOKEN].strip() for seat in range(SEATS)}
    return Credentials(header, {seat: key_of(token) for seat, token in found.items() if token}, wanted)


def _offered(subprotocols: str) -> str:
    """The token that a WebSocket of a browser or of Node brings along: it can't choose any header but this one."""
    for word in subprotocols.split(","):
        if word.strip().startswith(OFFER):
            return word.strip().removeprefix(OFFER)
    return ""
