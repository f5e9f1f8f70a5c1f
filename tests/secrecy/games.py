"""The flip-and-write games as the proof of secrecy needs them: what differs, so that one proof serves both."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from types import ModuleType

import pytest

from tests.games.pyramids.positions import SMALL_DECK as SMALL_PYRAMIDS
from tests.games.silver_and_gold.positions import SMALL_DECK as SMALL_ISLANDS
from vermeil.games import pyramids as py
from vermeil.games import silver_and_gold as sg


@dataclass(frozen=True, repr=False)
class Kind:
    """A game, and the tables at which it is looked at."""

    rules: ModuleType
    variants: tuple[Sequence[str], ...]
    small_deck: sg.Deck | py.Deck

    def __repr__(self) -> str:
        """Short, for the reports of failed tests."""
        return str(self.rules.Game.NAME)


KINDS = {
    "silver-and-gold": Kind(
        sg, ((), ("tracker",), ("open_marks",), ("start_player=0",), ("open_marks", "tracker")), SMALL_ISLANDS
    ),
    "pyramids": Kind(
        py, ((), ("tracker",), ("open_marks",), ("closed_tomb",), ("open_marks", "linear_skulls")), SMALL_PYRAMIDS
    ),
}
each_game = pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
