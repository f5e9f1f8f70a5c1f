"""What a bot is asked and what it answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from vermeil.core.contract import View


@dataclass(frozen=True, slots=True)
class Limit:
    """How long a bot may think: a number of nodes, a time, or both. Equal seeds and nodes give equal choices."""

    nodes: int | None = None
    seconds: float | None = None


@dataclass(frozen=True, slots=True)
class Reason:
    """A move that was considered, what it is worth in points, and why, in words that people can read."""

    move: str
    value: float
    words: str = ""


@dataclass(frozen=True, slots=True)
class Choice:
    """The move, and the moves that were considered, the best first."""

    move: str
    reasons: tuple[Reason, ...]


class Bot(Protocol):
    """Anything that can play a seat."""

    name: str

    def play(self, view: View, limit: Limit | None = None) -> Choice:
        """The move for the seat whose view this is; it must be waiting. Without a limit it takes its own time."""
        ...
