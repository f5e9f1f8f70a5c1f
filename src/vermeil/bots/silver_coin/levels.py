"""The levels of Silver Coin."""

from __future__ import annotations

from vermeil.bots.choice import Bot
from vermeil.bots.silver_coin.easy import EasyPlayer
from vermeil.bots.silver_coin.medium import MediumPlayer
from vermeil.bots.silver_coin.player import Effort, SilverCoinPlayer
from vermeil.bots.silver_coin.sizes import MOST

EFFORTS = {
    "expert": Effort(playouts=1000, wary=True, eager=True),
    "strong": Effort(playouts=16, candidates=5),
    "monte-carlo": Effort(playouts=2000, candidates=MOST, light=True, eager=True),
}


def make(level: str, seed: int) -> Bot:
    """A bot of a level of this game."""
    if level == "easy":
        return EasyPlayer(seed)
    if level == "medium":
        return MediumPlayer(seed)
    return SilverCoinPlayer(level, EFFORTS[level], seed)
