"""Whom the table is waiting for, and what the others may do: warn them, let a bot play, or free the seat."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any, Literal

from vermeil.table.acts import Open, Replace, Request, Warn
from vermeil.table.attention import GRACE
from vermeil.terminal.sitting import Known

READY_SOON = 30.0  # seconds that a guest may take to get ready before the host is asked about it

Step = Literal["warn", "bot", "free"]
ACTS: dict[Step, Callable[[int], Request]] = {"warn": Warn, "bot": Replace, "free": Open}


@dataclass(frozen=True)
class Remedy:
    """What may be done, and about which seat."""

    step: Step
    seat: int

    @property
    def act(self) -> Request:
        return ACTS[self.step](self.seat)


class Patience:
    """Counts from when we saw somebody being asked; the server knows better, and refuses what comes too early."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._since: dict[tuple[int, object], float] = {}

    def look(self, known: Known, ours: Collection[int]) -> Remedy | None:
        """What our seats may do now, if somebody keeps them waiting."""
        table, now = known.table, self._clock()
        waited = _waited_for(known, ours)
        keys = {(seat, _state(table, seat)) for seat in waited}
        self._since = {key: self._since.get(key, now) for key in keys}
        for (seat, warned), since in sorted(self._since.items(), key=lambda item: item[1]):
            if known.view is None:
                if now - since >= READY_SOON:
                    return Remedy("free", seat)
            elif warned is not None:
                if now - since >= GRACE and not set(ours) & set(table["seats"][seat]["wishes"]):
                    return Remedy("bot", seat)
            elif table.get("idle") and now - since >= table["idle"]:
                return Remedy("warn", seat)
        return None

    def again(self) -> None:
        """Keep waiting: count from now."""
        self._since = dict.fromkeys(self._since, self._clock())


def warned(known: Known, ours: Collection[int]) -> int | None:
    """The seat of ours that the others have warned, if any."""
    told = known.table.get("warned") or []
    return next((seat for seat in ours if seat < len(told) and told[seat] is not None), None)


def _state(table: Any, seat: int) -> object:  # noqa: ANN401 - a table as it travels
    told = table.get("warned") or []
    return told[seat] if seat < len(told) else None


def _waited_for(known: Known, ours: Collection[int]) -> list[int]:
    """The other people whom the game is waiting for."""
    seats = known.table["seats"]
    people = [at for at, seat in enumerate(seats) if seat["kind"] == "person" and at not in ours]
    if known.view is None:
        return [at for at in people if not seats[at]["ready"]] if known.table["host"] in ours else []
    return [at for at in people if at in known.view["waiting"] and seats[at]["stand_in"] is None] if ours else []
