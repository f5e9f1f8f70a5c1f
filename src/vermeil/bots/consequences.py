"""What a move brings, in things that can be counted: by itself, and against another move.

Hints and reviews speak the same sentences, and this is where they come from: each game counts what its moves bring
(`reasons`), and a move that is set against another tells only what the other does not bring.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass

from vermeil.core.phrases import Phrase


class Consequences(ABC):
    """What a move brings, as far as its seat can know."""

    @abstractmethod
    def title(self) -> Phrase:
        """The move itself, where another one is set against it."""

    @abstractmethod
    def alone(self) -> tuple[Phrase, ...]:
        """All of note."""

    @abstractmethod
    def beyond(self, other: Consequences) -> tuple[Phrase, ...]:
        """What it brings and the other does not; empty if nothing of that can be counted."""


@dataclass(frozen=True, slots=True)
class Uncounted(Consequences):
    """A move of which nothing is counted: it is told as it is."""

    move: Phrase
    said: tuple[Phrase, ...]

    def title(self) -> Phrase:
        return self.move

    def alone(self) -> tuple[Phrase, ...]:
        return self.said

    def beyond(self, other: Consequences) -> tuple[Phrase, ...]:
        return tuple(part for part in self.said if part not in other.alone())


def reasons_for(one: Consequences, other: Consequences | None) -> tuple[Phrase, ...]:
    """Why one move rather than the other: what only the first brings, or else all that it does."""
    if other is None:
        return one.alone()
    return told_apart(one, other) or one.alone()


def told_apart(one: Consequences, other: Consequences) -> tuple[Phrase, ...]:
    """What is told of a move beside another one, without what both share; empty if nothing is left."""
    return one.beyond(other) or tuple(part for part in one.alone() if part not in other.alone())
