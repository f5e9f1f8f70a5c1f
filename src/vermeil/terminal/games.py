"""The games that the console can play, by name: their rules, and the module that draws a view and asks."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from types import ModuleType

from vermeil.core.contract import Game
from vermeil.core.errors import SetupError


@dataclass(frozen=True)
class Playable:
    """A game for the console."""

    name: str
    module: str
    drawing: str

    @property
    def rules(self) -> ModuleType:
        return import_module(self.module)

    def draw(self, game: Game, seat: int | None, names: list[str]) -> list[str]:
        """The table as a seat sees it, in lines of text."""
        lines: list[str] = import_module(self.drawing).draw(game.view(seat), game, names)
        return lines

    def ask(self, game: Game, seat: int) -> str:
        """What a seat is asked, in one sentence."""
        question: str = import_module(self.drawing).ask(game.view(seat))
        return question


PLAYABLE = {
    name: Playable(name, f"vermeil.games.{package}", f"vermeil.terminal.{package}")
    for name, package in (
        ("silver-and-gold", "silver_and_gold"),
        ("pyramids", "pyramids"),
        ("silver-coin", "silver_coin"),
    )
}


def playable(name: str) -> Playable:
    """The game of a name, or a part of it that only one has."""
    found = [game for known, game in PLAYABLE.items() if name.replace("_", "-").lower() in known]
    if name in PLAYABLE:
        return PLAYABLE[name]
    if len(found) == 1:
        return found[0]
    message = f"no game {name[:40]!r}; there are {', '.join(PLAYABLE)}"
    raise SetupError(message)
