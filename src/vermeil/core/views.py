"""What the views of all games have. Each game says the rest in its own `views.py`."""

from __future__ import annotations

from typing import TypedDict

from vermeil.core.variants import Value


class CommonView(TypedDict):
    """What a seat may know of any game. Which game it is says its field `game`, for each game its own name."""

    seat: int | None
    """Whose view it is; null for a spectator."""
    players: int
    """How many play."""
    deck: str
    """The deck as a record's header has it: its name, and with a drawn deck its hash."""
    variants: dict[str, Value]
    """Every variant of the game with its value."""
    waiting: list[int]
    """The seats that must decide now, in ascending order; none when the game is over."""
    moves: list[str]
    """The spellings of this seat's legal moves."""
