"""What a bot plays with beside its program, by hash: prices and weights, shipped or trained for a deck."""

from __future__ import annotations

import json
from typing import Any

from vermeil.bots.expedition.cache import fingerprint
from vermeil.bots.levels import plays_as


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
    from vermeil.bots.expedition.correction_files import pack
    from vermeil.bots.silver_and_gold.levels import EFFORTS
    from vermeil.bots.silver_and_gold.outlooks import weights_for
    from vermeil.bots.silver_and_gold.prices import prices_for

    if level not in EFFORTS:
        return None
    return fingerprint(_prices(prices_for(deck)), pack(weights_for(deck)) if EFFORTS[level].insight else b"")


def _pyramids(level: str, deck: Any) -> str | None:  # noqa: ANN401
    from vermeil.bots.pyramids.levels import EFFORTS
    from vermeil.bots.pyramids.prices import prices_for

    return fingerprint(_prices(prices_for(deck))) if level in EFFORTS else None


def _prices(prices: Any) -> bytes:  # noqa: ANN401 - Prices, which only those load who have compiled engines
    from vermeil.bots.expedition.price_files import to_data

    return json.dumps(to_data(prices)).encode()


def _silver_coin(level: str, deck: Any) -> str | None:  # noqa: ANN401
    from vermeil.bots.silver_coin.levels import EFFORTS
    from vermeil.bots.silver_coin.weights import learned_for

    if level not in EFFORTS or EFFORTS[level].light:
        return None
    by_hand = EFFORTS[level].weights
    return fingerprint(json.dumps(by_hand).encode() if by_hand else learned_for(deck.name).to_json().encode())
