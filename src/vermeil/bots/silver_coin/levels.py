"""The levels of Silver Coin."""

from __future__ import annotations

import json

from vermeil.bots.choice import Bot
from vermeil.bots.expedition.cache import fingerprint
from vermeil.bots.silver_coin.child import ChildPlayer
from vermeil.bots.silver_coin.easy import EasyPlayer
from vermeil.bots.silver_coin.medium import MediumPlayer
from vermeil.bots.silver_coin.player import Effort, SilverCoinPlayer
from vermeil.bots.silver_coin.sizes import MOST
from vermeil.bots.silver_coin.weights import learned_for
from vermeil.games.silver_coin.deck import Deck

EFFORTS = {
    "expert": Effort(playouts=1000, wary=True, eager=True),
    "strong": Effort(playouts=16, candidates=5),
    "monte-carlo": Effort(playouts=2000, candidates=MOST, light=True, eager=True),
}


def make(level: str, seed: int) -> Bot:
    """A bot of a level of this game."""
    if level == "easy":
        return EasyPlayer(seed)
    if level == "child":
        return ChildPlayer(seed)
    if level == "medium":
        return MediumPlayer(seed)
    return SilverCoinPlayer(level, EFFORTS[level], seed)


def knowledge(level: str, deck: Deck) -> str | None:
    """The hash of the data that a level plays a deck with; None for one that has none."""
    if level not in EFFORTS or EFFORTS[level].light:
        return None
    by_hand = EFFORTS[level].weights
    return fingerprint(json.dumps(by_hand).encode() if by_hand else learned_for(deck.name).to_json().encode())
