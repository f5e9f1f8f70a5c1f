"""What is printed on the cards, for the screens that draw them: boxes, symbols, colours. No rules.

The flip-and-write games' cards are grids; Silver Coin's are numbers with a name, and need nothing of this.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from vermeil.games import rules_of
from vermeil.games.expedition.grid import COLUMNS

# The mark that draws a symbol, and for what is not a symbol: a free box, a wall, the way in, the tomb.
EMPTY, WALL, ENTRANCE, TOMB = ".", "#", ">", "*"


@dataclass(frozen=True)
class Face:
    """One card with a grid. `marks` has a mark for each box by its name; what is not in it is not a box."""

    id: str
    colour: str
    points: int
    """What the card is worth, or a pyramid's number."""
    seal: str | None
    columns: int
    rows: int
    marks: Mapping[str, str]

    def mark(self, column: int, row: int) -> str | None:
        return self.marks.get(f"{COLUMNS[column]}{row + 1}")


@dataclass(frozen=True)
class Faces:
    """The cards of a deck, by their ids; empty for Silver Coin."""

    deck: str
    cards: Mapping[str, Face]

    def __getitem__(self, card: str) -> Face:
        return self.cards[card]


def faces_of(deck: Any) -> Faces:  # noqa: ANN401 - a deck of any game
    """The faces of a deck's cards."""
    if not hasattr(deck, "hash"):
        return Faces(deck.name, {})
    return Faces(f"{deck.name} {deck.hash}", {card.id: _face(card) for card in deck.cards})


def _face(card: Any) -> Face:  # noqa: ANN401 - a treasure card or a pyramid
    grid = 5 if hasattr(card, "tomb") else 4
    marks = {f"{COLUMNS[at % grid]}{at // grid + 1}": card.mark(at) for at in range(grid * grid)}
    if grid == 4:  # noqa: PLR2004 - a treasure card is an island: what is not land is nothing
        marks = {box: mark for box, mark in marks.items() if mark != WALL}
    points = card.number if grid > 4 else card.value  # noqa: PLR2004
    seal = getattr(card, "seal", None)
    return Face(card.id, card.colour.word, points, None if seal is None else seal.word, grid, grid, marks)


@cache
def standard_faces(game: str) -> Faces:
    """The faces of a game's own deck."""
    rules = rules_of(game)
    return faces_of(rules.Deck.standard()) if hasattr(rules.Deck, "standard") else Faces("", {})


# The marks of the symbols as a server names them.
SYMBOLS = {
    "cross": "X",
    "coin": "o",
    "palm": "p",
    "red_gem": "r",
    "green_gem": "g",
    "torch": "t",
    "skull": "s",
    "potion": "p",
}


def faces_from_json(deck: str, data: Mapping[str, Any]) -> Faces:
    """The faces that a server describes (docs/protocol.md)."""
    return Faces(deck, {card: _face_from_json(card, face) for card, face in data["cards"].items()})


def _face_from_json(card: str, data: Mapping[str, Any]) -> Face:
    marks = dict.fromkeys(data["boxes"], EMPTY) | {box: SYMBOLS[word] for box, word in data["symbols"].items()}
    marks |= dict.fromkeys(data.get("walls", ()), WALL)
    for what, mark in (("entrance", ENTRANCE), ("tomb", TOMB)):
        if data.get(what):
            marks[data[what]] = mark
    points = data["number"] if "number" in data else data["value"]
    return Face(card, data["colour"], points, data.get("seal"), data["columns"], data["rows"], marks)
