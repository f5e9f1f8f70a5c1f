"""The levels of Silver Coin."""

from __future__ import annotations

from vermeil.bots.choice import Bot
from vermeil.bots.silver_coin.easy import EasyPlayer
from vermeil.bots.silver_coin.player import Effort, SilverCoinPlayer
from vermeil.bots.silver_coin.sizes import FEED, KEPT, LAST_TURN, LOOK_OWN, PAIR
from vermeil.bots.silver_coin.weights import HAND, with_changes

# A family player remembers, and collects a little, but takes the others' hidden cards for nearly average ones, and
# trusts that their last turns change little: its calls come early. What it leaves on the pile does not worry it.
TRUSTING = with_changes(HAND, {KEPT: 6.0, LAST_TURN: 1.0, PAIR: 0.3, LOOK_OWN: 0.8, FEED: 0.0})
EFFORTS = {
    "expert": Effort(playouts=600),
    "strong": Effort(),
    "medium": Effort(blur=0.9, weights=tuple(TRUSTING)),
}


def make(level: str, seed: int) -> Bot:
    """A bot of a level of this game."""
    return EasyPlayer(seed) if level == "easy" else SilverCoinPlayer(level, EFFORTS[level], seed)
