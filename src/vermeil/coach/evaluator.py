"""Who values positions: a fixed policy with a name and a version, which stand in every review."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from vermeil.bots.consequences import Consequences, reasons_for
from vermeil.bots.ledger import Ledger
from vermeil.coach.chance import Chance
from vermeil.coach.story import State, Teller
from vermeil.coach.values import Worth
from vermeil.core.contract import Game, View
from vermeil.core.phrases import Phrase
from vermeil.games import spec_of


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move that a seat could have made; what it brings is counted when somebody asks."""

    move: str
    number: int
    count: Callable[[], Consequences] | None = None

    def reasons(self, other: Candidate | None) -> tuple[Phrase, ...]:
        """Why this one rather than the other, in phrases for people."""
        if self.count is None:
            return ()
        return reasons_for(self.count(), None if other is None or other.count is None else other.count())


# The decision is left to the evaluator itself.
OWN_CHOICE = Candidate("", -1)


class Question(ABC):
    """A decision as its seat saw it: the moves that are worth a thought, and worlds to try them in."""

    candidates: list[Candidate]  # what was chosen is among them
    numbers: Mapping[str, int]  # every move that the seat had, by its spelling

    @abstractmethod
    def attempt(self, candidate: Candidate, first: int, worlds: int) -> Ledger:
        """What comes of a move (or `OWN_CHOICE`) in some worlds; equal numbers are equal worlds, whatever the move."""


class Valuer(ABC):
    """One thread's part of the evaluator."""

    @abstractmethod
    def value(self, state: State, worlds: int) -> Worth:
        """What a position comes to, as it is, if everybody plays on by the policy."""

    @abstractmethod
    def question(self, view: View, chosen: str, seed: int) -> Question:
        """A decision as the seat of a view saw it."""


class Evaluator(ABC):
    """Makes valuers, and reads the records of its game."""

    name: str
    version: str
    chance: Chance

    def weight(self, game: Game) -> float:
        """How much longer a playout of a finished game takes than one of a usual game, where that differs much."""
        del game
        return 1.0

    @abstractmethod
    def valuer(self, game: Game, seed: int) -> Valuer: ...

    @abstractmethod
    def teller(self, seed: int, most: int) -> Teller: ...


def evaluator_of(game: str, deck: Any) -> Evaluator:  # noqa: ANN401 - a deck of that game
    """The evaluator of a game."""
    if spec_of(game).board == "villages":
        from vermeil.coach.villages import VillageEvaluator

        return VillageEvaluator(deck)
    from vermeil.coach.expeditions import ExpeditionEvaluator

    return ExpeditionEvaluator(game, deck)
