"""The levels of Pyramids, and its yardsticks."""

from __future__ import annotations

from vermeil.bots.choice import Bot
from vermeil.bots.expedition.thinking import Effort
from vermeil.build_info import compiled
from vermeil.games.pyramids.cards import Deck

EFFORTS = {
    "expert": Effort(playouts=2000, candidates=12, depth=4, plies=2, rivalry=1.0),
    "strong": Effort(plies=2),
    "medium": Effort(blur=1.3),
    "table": Effort(),
    "monte-carlo": Effort(playouts=4000, candidates=48, rivalry=1.0, light=True),
}


def make(level: str, seed: int) -> Bot:
    """A bot of a level or a yardstick of this game.

    Plain engines would solve look-ups for many minutes, and a bot must not stall a game: there `greedy` plays instead.
    """
    if level == "child":
        from vermeil.bots.pyramids.child import ChildPlayer

        return ChildPlayer(seed)
    if level in ("easy", "greedy") or not compiled():
        from vermeil.bots.pyramids.easy import PathFeelingPlayer

        return PathFeelingPlayer(level, seed, careful=level != "easy")
    from vermeil.bots.pyramids.bot import PyramidsPlayer

    return PyramidsPlayer(level, EFFORTS[level], seed)


def knowledge(level: str, deck: Deck) -> str | None:
    """The hash of the data that a level plays a deck with; None for one that has none."""
    from vermeil.bots.knowledge import hash_of
    from vermeil.bots.pyramids.prices import prices_for

    return hash_of(prices_for(deck)) if level in EFFORTS else None
