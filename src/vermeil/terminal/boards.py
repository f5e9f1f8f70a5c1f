"""Which kind of table a view shows: the game says it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vermeil.games import spec_of


def has_villages(view: Mapping[str, Any]) -> bool:
    """Whether every seat has a village of cards, and not two cards to cross boxes on."""
    return spec_of(view["game"]).board == "villages"
