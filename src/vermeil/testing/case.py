"""One game under test: what the promises look at, and how they complain."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any, NoReturn

from vermeil.core.contract import Game, Rules, View
from vermeil.testing.errors import ConformanceError

Look = dict[str, object]


@dataclass
class Case:
    """A game in the middle of its check."""

    rules: Rules
    game: Game
    rng: Random
    seed: str  # the text that the game was seeded with; it must never be seen again
    options: dict[str, Any]
    again: str  # the call that reproduces it
    longest: int
    promise: str = ""  # the promise that is being checked
    moves: list[tuple[int, str]] = field(default_factory=list)
    pool: list[str] = field(default_factory=list)  # spellings that were legal at some time, to be tried at others

    def broken(self, message: str) -> NoReturn:
        """Complain: the promise that is being checked is broken."""
        raise ConformanceError(self.promise, message, again=self.again, moves=tuple(self.moves))

    def demand(self, kept: object, message: str) -> None:
        """Complain unless it is so."""
        if not kept:
            self.broken(message)

    def viewers(self) -> list[int | None]:
        """Every seat, and the spectator."""
        return [*range(self.game.players), None]

    def views(self, game: Game, viewer: int | None) -> Iterator[tuple[str, View]]:
        """The view of a seat as a table shows it, and with what the seat has witnessed."""
        yield f"view({viewer})", game.view(viewer)
        yield f"view({viewer}, memory=True)", game.view(viewer, memory=True)

    def look(self, game: Game, *, record: bool = True) -> Look:
        """All that can be seen of a game from outside, to be compared with another look."""
        seen: Look = {
            "waiting": game.waiting,
            "over": game.over,
            "scores": game.scores,
            "winners": game.winners,
        }
        for viewer in self.viewers():
            seen[f"view({viewer})"] = game.view(viewer).to_json()
            if viewer is not None:
                seen[f"legal_moves({viewer})"] = [str(move) for move in game.legal_moves(viewer)]
                seen[f"can_undo({viewer})"] = game.can_undo(viewer)
        return seen | ({"transcript()": game.transcript()} if record else {})

    def same(self, before: Look, after: Look, what: str) -> None:
        """Complain about the first thing that looks different."""
        for name, seen in before.items():
            if after.get(name) != seen:
                self.broken(f"{what}, but {name} differs:\n    {shortened(seen, after.get(name))}")

    def replay(self, text: str) -> Game:
        """The game of a record; what `replay` needs beside the text (a deck) is what the game was made with."""
        known = inspect.signature(self.rules.replay).parameters
        replay: Any = self.rules.replay
        game: Game = replay(text, **{name: value for name, value in self.options.items() if name in known})
        return game

    def any_move(self, game: Game) -> tuple[int, str]:
        """Some waiting seat and some move of it."""
        seat = self.rng.choice(game.waiting)
        moves = game.legal_moves(seat)
        return seat, str(moves[self.rng.randrange(len(moves))])


def shortened(first: object, second: object, room: int = 100) -> str:
    """Two texts from where they part."""
    a, b = repr(first), repr(second)
    at = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
    start = max(0, at - 30)
    return f"...{a[start : start + room]}\n    ...{b[start : start + room]}"
