"""A finished game as hindsight sees it: where it stood at the start of every turn, and what there was to take."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from vermeil.core.errors import RecordError
from vermeil.core.record import Step
from vermeil.games.expedition.game import ExpeditionGame
from vermeil.games.expedition.phases import NO_CARD, TURNS

State = Any  # of either game: they have the same doors


@dataclass(frozen=True)
class Story:
    """The game at its keeping, at the start of each turn, and at its end."""

    keeping: State
    turns: tuple[State, ...]
    end: State
    seat: int
    # The seat's own moves: the keeping first, then turn by turn.
    moves: tuple[tuple[str, ...], ...]

    @property
    def players(self) -> int:
        players: int = self.end.players
        return players

    def at(self, turn: int) -> State:
        """The game at the start of a turn; after the last one, its end."""
        return self.turns[turn] if turn < TURNS else self.end

    @cached_property
    def offers(self) -> tuple[frozenset[int], ...]:
        """What the seat could take at the end of each turn.

        A card lies open from the turn in which it did in the record until another seat takes it; what the seat itself
        took, it could also have taken later.
        """
        found, own = [], set()
        for turn in range(TURNS):
            after = self.at(turn + 1)
            own |= self._held(after, self.seat)
            others: set[int] = set()
            for seat in range(self.players):
                if seat != self.seat:
                    others |= self._held(after, seat)
            shown = {card for card in self.turns[turn].display if card != NO_CARD}
            found.append(frozenset((shown | own) - others - self._held(self.turns[0], self.seat)))
        return tuple(found)

    @staticmethod
    def _held(state: State, seat: int) -> set[int]:
        held = {card for card in state.card[seat * 2 : seat * 2 + 2] if card != NO_CARD}
        done = state.done[seat]
        return held | {card for card in range(64) if done >> card & 1}


def tell(way: Iterator[Step[ExpeditionGame]], seat: int) -> Story:
    """The story of a record that is walked through to its end, every line of it checked."""
    first = next(way)
    game, keeping = first.game, first.game.integer_face()
    turns: list[State] = []
    moves: list[list[str]] = [[]]
    for step in way:
        if step.move is not None and step.move.seat == seat:
            moves[-1].append(step.move.spelling)
        if opens_turn(step):
            turns.append(step.game.integer_face())
            moves.append([])
    if not game.over:
        message = "hindsight needs a finished game"
        raise RecordError(message)
    if not 0 <= seat < game.players:
        message = f"there is no seat {seat} in a game of {game.players}"
        raise RecordError(message)
    if len(turns) < TURNS:
        message = "hindsight needs a game in which somebody could cross something in every turn"
        raise RecordError(message)
    return Story(keeping, tuple(turns), game.integer_face(), seat, tuple(map(tuple, moves)))


def opens_turn(step: Step[Any]) -> bool:
    """Whether a pattern has just been turned over, and all are about to cross it."""
    line: str = step.game.log[-1].line
    return line.startswith("! reveal ")
