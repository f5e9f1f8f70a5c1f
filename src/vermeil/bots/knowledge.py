"""What a bot plays with beside its program, by hash: prices and weights, shipped or trained for a deck."""

from __future__ import annotations

import json
from array import array
from typing import TYPE_CHECKING, Any

from vermeil.bots.expedition.cache import fingerprint
from vermeil.bots.levels import plays_as

if TYPE_CHECKING:
    from vermeil.bots.expedition.prices import Prices


def knowledge(game: str, level: str, deck: Any) -> str | None:  # noqa: ANN401 - a deck of that game
    """The hash of the data that a level plays a deck with here and now; None for a bot that has none."""
    if plays_as(game, level) != level:
        return None
    if game == "silver-and-gold":
        return _silver_and_gold(level, deck)
    if game == "pyramids":
        return _pyramids(level, deck)
    return _silver_coin(level, deck) if game == "silver-coin" else None


def _silver_and_gold(level: str, deck: Any) -> str | None:  # noqa: ANN401
    from vermeil.bots.silver_and_gold.levels import EFFORTS
    from vermeil.bots.silver_and_gold.outlooks import weights_for
    from vermeil.bots.silver_and_gold.prices import prices_for

    if level not in EFFORTS:
        return None
    return hash_of(prices_for(deck), weights_for(deck) if EFFORTS[level].insight else None)


def _pyramids(level: str, deck: Any) -> str | None:  # noqa: ANN401
    from vermeil.bots.pyramids.levels import EFFORTS
    from vermeil.bots.pyramids.prices import prices_for

    return hash_of(prices_for(deck)) if level in EFFORTS else None


def hash_of(prices: Prices, weights: array[float] | None = None) -> str:
    """The hash of what a player with card tables plays with: prices, and what was learned beside the tables."""
    from vermeil.bots.expedition.correction_files import pack
    from vermeil.bots.expedition.price_files import to_data

    return fingerprint(json.dumps(to_data(prices)).encode(), b"" if weights is None else pack(weights))


def _silver_coin(level: str, deck: Any) -> str | None:  # noqa: ANN401
    from vermeil.bots.silver_coin.levels import EFFORTS
    from vermeil.bots.silver_coin.weights import learned_for

    if level not in EFFORTS or EFFORTS[level].light:
        return None
    by_hand = EFFORTS[level].weights
    return fingerprint(json.dumps(by_hand).encode() if by_hand else learned_for(deck.name).to_json().encode())
