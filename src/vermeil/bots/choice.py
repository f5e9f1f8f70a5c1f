"""What a bot is asked and what it answers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from vermeil.bots.consequences import Consequences, Uncounted
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
    """A move that was considered, what it is worth in the bot's own eyes, and what it brings, for any language.

    Values put the moves in an order, in points of whatever the bot plays for; what people are told of a move's worth is
    the coach's (`vermeil.coach.hints`).
    """

    move: str
    value: float
    told: tuple[Phrase, ...] = ()
    # Counts what the move brings, for those whose moves can be counted: only when somebody asks, since nearly all
    # reasons are never read.
    count: Callable[[], Consequences] | None = field(default=None, compare=False, repr=False)

    @property
    def consequences(self) -> Consequences:
        """What it brings."""
        if self.count is not None:
            return self.count()
        return Uncounted(phrase("hint-move", move=self.move), self.told)

    @property
    def said(self) -> tuple[Phrase, ...]:
        """Why, in phrases."""
        return self.consequences.alone()

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
