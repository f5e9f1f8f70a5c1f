"""A table at its last deal: plain data that, with the entries from that deal on, makes the table again.

When cards are dealt, only records are left of earlier games. So a table that has seen many games need
not replay them. The game itself is not in here: it is dealt from the seed and played from the log, by the rules
as they are now. The log stays the truth: it alone is enough to make the same table.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Self

from msgspec import Struct

from vermeil.core.variants import Value
from vermeil.table.acts import Bank, Entry
from vermeil.table.seats import Seat

if TYPE_CHECKING:
    from vermeil.table.table import Table


class Dealt(Struct, frozen=True):
    """What the deal with the number `seq` in the log does not say itself; the fields are those of the table."""

    seq: int
    seed: str
    first: Entry
    players: int
    variants: dict[str, Value]
    deck: str | None
    public: bool
    bank: Bank | None
    hints: bool | None
    daily: str | None
    idle: int | None
    host: int | None
    number: int
    seats: list[Seat]
    records: list[str]
    players_of: list[list[str]]

    @classmethod
    def of(cls, table: Table, seq: int) -> Self:
        """A table whose cards were dealt just now, by entry `seq`."""
        return cls(
            seq=seq,
            seed=table.seed,
            first=table.first,
            players=table.players,
            variants=dict(table.variants),
            deck=table.deck,
            public=table.public,
            bank=table.bank,
            hints=table.hints,
            daily=table.daily,
            idle=table.idle,
            host=table.host,
            number=table.number,
            seats=_copied(table.seats),
            records=list(table.records),
            players_of=list(table.players_of),
        )

    def lay(self, table: Table) -> None:
        """Bring a new table to where it was right before the deal."""
        table.players = self.players
        table.variants = dict(self.variants)
        table.deck = self.deck
        table.public = self.public
        table.bank = self.bank
        table.hints = self.hints
        table.daily = self.daily
        table.idle = self.idle
        table.host = self.host
        table.number = self.number - 1
        table.seats = _copied(self.seats)
        table.records = list(self.records)
        table.players_of = list(self.players_of)
        table.seq = self.seq - 1


def _copied(seats: list[Seat]) -> list[Seat]:
    return [replace(seat, wishes=set(seat.wishes)) for seat in seats]
