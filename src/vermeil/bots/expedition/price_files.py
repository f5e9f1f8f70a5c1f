"""Prices as small files: JSON in hundredths of a point. Look-ups are solved from them again each time."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from vermeil.bots.expedition import cache
from vermeil.bots.expedition.prices import Prices

FORMAT = 1


def to_data(prices: Prices) -> dict[str, Any]:
    """The part of prices that is fitted, as plain data."""
    turn = [round(100 * price) for price in prices.turn]
    rest = [round(100 * points) for points in prices.rest]
    return {"format": FORMAT, "pick": round(100 * prices.pick), "rest": rest, "turn": turn}


def take_over(prices: Prices, data: object) -> bool:
    """Set the fitted part of prices from plain data; False, and nothing set, if it is not what it seems."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        return False
    turn, rest, pick = data.get("turn"), data.get("rest"), data.get("pick")
    if not isinstance(turn, list) or not isinstance(rest, list) or not isinstance(pick, int):
        return False
    if len(turn) != len(prices.turn) or len(rest) != len(prices.rest):
        return False
    if not all(type(number) is int for number in (*turn, *rest)):
        return False
    for at, number in enumerate(turn):
        prices.turn[at] = number / 100
    for at, number in enumerate(rest):
        prices.rest[at] = number / 100
    prices.pick = pick / 100
    return True


def fitted_name(game: str, deck_hash: str) -> str:
    """The name under which the prices of a deck are kept."""
    return f"{game}-{deck_hash}.json"


def read_fitted(prices: Prices, game: str, deck_hash: str, shipped: Path) -> None:
    """Set prices as they were fitted for a deck, else as they are shipped, which is good for any deck like ours."""
    kept = cache.read(fitted_name(game, deck_hash))
    if kept is not None and take_over(prices, parsed(kept)):
        return
    take_over(prices, json.loads(shipped.read_text(encoding="utf-8")))


def parsed(text: bytes) -> object:
    """JSON, or None."""
    try:
        found: object = json.loads(text)
    except ValueError:
        return None
    return found
