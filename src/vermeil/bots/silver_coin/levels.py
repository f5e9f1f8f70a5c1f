"""The levels of Silver Coin."""

from __future__ import annotations

from vermeil.bots.choice import Bot
from vermeil.bots.silver_coin.easy import EasyPlayer
from vermeil.bots.silver_coin.player import Effort, SilverCoinPlayer
from vermeil.bots.silver_coin.sizes import MOST
from vermeil.bots.silver_coin.weights import FAMILY

EFFORTS = {
    "expert": Effort(playouts=1000, wary=True, eager=True),
    "strong": Effort(playouts=16, candidates=5),
    "medium": Effort(blur=0.9, weights=FAMILY),
    "monte-carlo": Effort(playouts=2000, candidates=MOST, light=True, eager=True),
}


def make(level: str, seed: int) -> Bot:
    """A bot of a level of this game."""
    return EasyPlayer(seed) if level == "easy" else SilverCoinPlayer(level, EFFORTS[level], seed)
