"""What a game says about itself. Arena, table, server, terminal and page ask it, and know no game by name.

Each game's package has a `spec.py` with its `SPEC`; `vermeil.games.spec_of(name)` finds it. A test holds every spec
against what its game really does.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from vermeil.core.variants import Variant


def _none() -> tuple[str, ...]:
    return ()


@dataclass(frozen=True, kw_only=True)
class Spec:
    """The manifest of a game."""

    name: str
    """As in records and on the command line."""
    players: range
    """How many can play."""
    variants: tuple[Variant, ...]
    """The variants that a table may choose."""
    board: Literal["cards", "villages"]
    """What lies in front of a seat: two cards to cross boxes on, or a village of cards."""
    decks: Literal["drawn", "named"]
    """Whether decks are drawn, so that a table may bring its own as a text, or are part of the rules and have names."""
    deck_names: Callable[[], tuple[str, ...]] = _none
    """The named decks, the usual one first. They come from a registry that may grow, so it is asked each time."""
    sources: tuple[str, ...]
    """Where points come from: the columns of the score sheet, in its order, but for the total."""
    ties: str
    """The id of the rule that settles ties."""
    lowest_wins: bool = False
    """Whether the fewest points win."""
    levels: tuple[str, ...]
    """The bots that play it, the strongest first, then the yardsticks that others are measured by."""
    lesson: str = ""
    """What the deal of the first lesson is drawn from, if its words need one that was looked for."""
    hindsight: bool
    """Whether hindsight works on a finished game (`vermeil hindsight`)."""
