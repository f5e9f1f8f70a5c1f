"""The games that the console can play, by name: the module, how a view is drawn, and what is asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType

from vermeil.core.contract import Game
from vermeil.core.errors import SetupError

Draw = Callable[[Game, int | None, list[str]], list[str]]

# What the console asks; the example is the first legal move.
EXPEDITION_QUESTIONS = {
    "keep": "keep two of your four cards, such as {example} (? for help)",
    "pattern": "cross the pattern on one card, such as {example}, or a single box (? for help)",
    "owed": "cross one more box on either card, such as {example} (? for help)",
    "confirm": "type done to confirm, or undo to take back",
    "pick": "take a new card in place of a completed one, such as {example} (? for help)",
}


@dataclass(frozen=True)
class Playable:
    """A game for the console."""

    name: str
    module: str
    questions: Mapping[str, str]
    drawing: str

    @property
    def rules(self) -> ModuleType:
        return import_module(self.module)

    def draw(self, game: Game, seat: int | None, names: list[str]) -> list[str]:
        """The table as a seat sees it, in lines of text."""
        lines: list[str] = import_module(self.drawing).draw(game.view(seat), game, names)
        return lines


PLAYABLE = {
    "silver-and-gold": Playable(
        "silver-and-gold",
        "vermeil.games.silver_and_gold",
        EXPEDITION_QUESTIONS,
        "vermeil.terminal.silver_and_gold",
    ),
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
