"""What a bot plays with beside its program, by hash: prices and weights, shipped or trained for a deck."""

from __future__ import annotations

import json
from array import array
from importlib import import_module
from typing import TYPE_CHECKING, Any

from vermeil.bots.expedition.cache import fingerprint
from vermeil.bots.levels import plays_as
from vermeil.games import GAMES

if TYPE_CHECKING:
    from vermeil.bots.expedition.prices import Prices


def knowledge(game: str, level: str, deck: Any) -> str | None:  # noqa: ANN401 - a deck of that game
    """The hash of the data that a level plays a deck with here and now; None for a bot that has none."""
    if game not in GAMES or plays_as(game, level) != level:
        return None
    known: str | None = import_module(f"vermeil.bots.{GAMES[game]}.levels").knowledge(level, deck)
    return known


def hash_of(prices: Prices, weights: array[float] | None = None) -> str:
    """The hash of what a player with card look-ups plays with: prices, and what was learned beside the look-ups."""
    from vermeil.bots.expedition.correction_files import pack
    from vermeil.bots.expedition.price_files import to_data

    return fingerprint(json.dumps(to_data(prices)).encode(), b"" if weights is None else pack(weights))
