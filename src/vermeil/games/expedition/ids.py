"""Which rules the refusals of a flip-and-write game cite."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Ids:
    """The rules that refusals cite, by what they are about."""

    players: str
    boxes: str
    keep: str
    pattern: str
    once: str
    confirm: str
    owed: str
    finishers: str
    pick: str
    passes: str
    end: str
