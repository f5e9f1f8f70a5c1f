"""What Pyramids shows to a seat, beyond what both flip-and-write games show.

Walls, entrances, tombs and symbols are not in a view: they are in the deck, by the card's id.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal, NotRequired, cast, final

from vermeil.games.expedition.grid import bits
from vermeil.games.expedition.views import ExpeditionSeat, ExpeditionTable, cards_of_seat
from vermeil.games.pyramids.cards import Colour

if TYPE_CHECKING:
    from vermeil.games.pyramids.game import Game

BOXES = (10, 6, 3)  # of each colour, in the order in which they go (PY-4)


class PyramidSeat(ExpeditionSeat):
    """A seat of Pyramids."""

    this_turn: list[str]
    """The pyramids that the seat has set aside in this turn, in the deck's order; they decide the boxes of action 4."""
    red_gems: int
    """Crossed red gems, 0 to 10."""
    green_gems: int
    """Crossed green gems, 0 to 10."""
    torches: list[int]
    """The rounds whose torch is ticked, such as `[1, 4]`."""
    skulls: int
    """Crossed skull boxes, 0 to 10; `penalties[skulls - 1]` is what they cost."""
    colours: dict[str, list[int]]
    """For each colour the boxes that the seat has won; what is neither free nor its own is struck."""
    before: NotRequired[PyramidSeat]
    """Where its marks of this turn are shown, and there are any: how the seat looked before them."""


@final
class PyramidsView(ExpeditionTable):
    """What a seat may know of a game of Pyramids."""

    game: Literal["pyramids"]
    """The game's name."""
    colours: dict[str, list[int]]
    """For each colour the boxes that are still free, such as `[6, 3]`."""
    penalties: list[int]
    """What the ten skull boxes cost in this game."""
    seats: list[PyramidSeat]
    """For each seat what is to be seen of it."""


def fields(view: Mapping[str, object]) -> PyramidsView:
    """A view of this game with its fields' types."""
    return cast("PyramidsView", view)


def whole_view(game: Game, table: ExpeditionTable, seats: list[PyramidSeat]) -> PyramidsView:
    """What a spectator may know."""
    gone = game._state.gone
    return {
        "game": "pyramids",
        **table,
        "colours": {colour.word: list(BOXES[gone[colour] :]) for colour in Colour},
        "penalties": list(game.penalties),
        "seats": seats,
    }


def seat_view(game: Game, seat: int, marks: tuple[int, ...]) -> PyramidSeat:
    """What is to be seen of a seat with the marks given."""
    shown = cards_of_seat(game, seat, marks)
    red, green, torches, skulls = marks[4:]
    return {
        "cards": shown["cards"],
        "completed": shown["completed"],
        "ready": shown["ready"],
        "owed": shown["owed"],
        "this_turn": [game._lot.names[card] for card in bits(game._state.fresh[seat])],
        "red_gems": red,
        "green_gems": green,
        "torches": [box + 1 for box in bits(torches)],
        "skulls": skulls,
        "colours": {colour.word: _own_boxes(game, seat, colour) for colour in Colour},
        "sheet": game._sheet(seat, marks),
    }


def _own_boxes(game: Game, seat: int, colour: Colour) -> list[int]:
    own = game._state.boxes[seat * len(Colour) + colour]
    return [points for at, points in enumerate(BOXES) if own >> at & 1]
