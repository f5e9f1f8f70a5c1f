"""The levels of Silver & Gold, and its yardsticks."""

from __future__ import annotations

from vermeil.bots.choice import Bot
from vermeil.bots.expedition.thinking import Effort
from vermeil.build_info import compiled
from vermeil.games.silver_and_gold.cards import Deck

EFFORTS = {
    "expert": Effort(playouts=3000, candidates=16, depth=4, plies=2, rivalry=1.0, safe_lead=2.5, insight=True),
    "strong": Effort(plies=2, insight=True, blur=0.6),
    "medium": Effort(blur=1.6),
    "table": Effort(),
    "monte-carlo": Effort(playouts=4000, candidates=48, rivalry=1.0, light=True),
}


def make(level: str, seed: int) -> Bot:
    """A bot of a level or a yardstick of this game.

    Plain engines would solve look-ups for an hour, and a bot must not stall a game: there `greedy` plays instead.
    """
    if level == "easy":
        from vermeil.bots.silver_and_gold.easy import EasyPlayer

        return EasyPlayer(seed)
    if level == "child":
        from vermeil.bots.silver_and_gold.child import ChildPlayer

        return ChildPlayer(seed)
    if level == "greedy" or not compiled():
        from vermeil.bots.silver_and_gold_greedy import GreedyBot

        return GreedyBot(seed)
    from vermeil.bots.silver_and_gold.bot import SilverAndGoldPlayer

    return SilverAndGoldPlayer(level, EFFORTS[level], seed)


def knowledge(level: str, deck: Deck) -> str | None:
    """The hash of the data that a level plays a deck with; None for one that has none."""
    from vermeil.bots.knowledge import hash_of
    from vermeil.bots.silver_and_gold.outlooks import weights_for
    from vermeil.bots.silver_and_gold.prices import prices_for

    if level not in EFFORTS:
        return None
    return hash_of(prices_for(deck), weights_for(deck) if EFFORTS[level].insight else None)
