"""A game for the console: its rules, and the module that draws a view and asks."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from types import ModuleType

from vermeil.core.contract import Game
from vermeil.games import GAMES, find_game, rules_of


@dataclass(frozen=True)
class Playable:
    """A game by its full name."""

    name: str

    @property
    def rules(self) -> ModuleType:
        return rules_of(self.name)

    @property
    def drawing(self) -> ModuleType:
        return import_module(f"vermeil.terminal.{GAMES[self.name]}")

    def draw(self, game: Game, seat: int | None, names: list[str]) -> list[str]:
        """The table as a seat sees it, in lines of text."""
        lines: list[str] = self.drawing.draw(game.view(seat), game, names)
        return lines

    def ask(self, game: Game, seat: int) -> str:
        """What a seat is asked, in one sentence."""
        question: str = self.drawing.ask(game.view(seat))
        return question


def playable(name: str) -> Playable:
    """The game of a name, or of a part of it that only one has."""
    return Playable(find_game(name))
