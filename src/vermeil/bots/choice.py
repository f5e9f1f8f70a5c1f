"""What a bot is asked and what it answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from vermeil.core.contract import View
from vermeil.core.phrases import Phrase, named, phrase
from vermeil.words import words


@dataclass(frozen=True, slots=True)
class Limit:
    """How long a bot may think: a number of nodes, a time, or both. Equal seeds and nodes give equal choices."""

    nodes: int | None = None
    seconds: float | None = None


@dataclass(frozen=True, slots=True)
class Reason:
    """A move that was considered, what it is worth in points, and why, in phrases for any language."""

    move: str
    value: float
    said: tuple[Phrase, ...] = ()

    @property
    def words(self) -> str:
        """Why, in English."""
        return "; ".join(words("en").say(named(part, ())) for part in self.said)


ONLY = (phrase("hint-only"),)


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
