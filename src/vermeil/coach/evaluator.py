"""Who values positions: a fixed policy with a name and a version, which stand in every review."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any

from vermeil.bots.ledger import Ledger
from vermeil.coach.story import State, Teller
from vermeil.core.contract import Game, View
from vermeil.core.phrases import Phrase


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move that a seat could have made, and what it does, in phrases for people."""

    move: str
    number: int
    said: tuple[Phrase, ...]


class Question(ABC):
    """A decision as its seat saw it: the moves that are worth a thought, and worlds to try them in."""

    candidates: list[Candidate]  # what was chosen is among them

    @abstractmethod
    def attempt(self, candidate: Candidate, first: int, worlds: int) -> Ledger:
        """What comes of a move in some worlds; equal numbers are equal worlds, whatever the move."""


class Valuer(ABC):
    """One thread's part of the evaluator."""

    @abstractmethod
    def value(self, state: State, worlds: int) -> Ledger:
        """What a position comes to, as it is, if everybody plays on by the policy."""

    @abstractmethod
    def question(self, view: View, chosen: str, seed: int) -> Question:
        """A decision as the seat of a view saw it."""


class Evaluator(ABC):
    """Makes valuers, and reads the records of its game."""

    name: str
    version: str

    @abstractmethod
    def valuer(self, game: Game, seed: int) -> Valuer: ...

    @abstractmethod
    def teller(self, seed: int, most: int) -> Teller: ...


def evaluator_of(game: str, deck: Any) -> Evaluator:  # noqa: ANN401 - a deck of that game
    """The evaluator of a game."""
    if game == "silver-coin":
        from vermeil.coach.villages import VillageEvaluator

        return VillageEvaluator(deck)
    from vermeil.coach.expeditions import ExpeditionEvaluator

    return ExpeditionEvaluator(game, deck)
