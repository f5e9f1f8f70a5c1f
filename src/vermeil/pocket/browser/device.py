"""Who speaks in the pocket edition: whoever holds the device holds all of its people's seats."""

from __future__ import annotations

from dataclasses import dataclass

from vermeil.server.live.credentials import WATCH, Credentials
from vermeil.table import SEATS, Table, TableError


@dataclass(frozen=True, slots=True)
class Device(Credentials):
    """No token is needed: the log is on this device."""

    def held(self, table: Table) -> list[int]:
        return [number for number, seat in enumerate(table.seats) if seat.key]


def device(wanted: str | None) -> Device:
    """The device, for the seat that was asked for."""
    if wanted is not None and wanted != WATCH and wanted not in map(str, range(SEATS)):
        raise TableError("wire/invalid", f"seat is 0 to {SEATS - 1}, or {WATCH}")
    return Device(wanted=wanted)
