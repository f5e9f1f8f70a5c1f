"""The bots by game and name."""

from __future__ import annotations

from collections.abc import Callable

from vermeil.bots.choice import Bot
from vermeil.bots.yardsticks import RandomBot
from vermeil.core.errors import SetupError


def _silver_and_gold_greedy(seed: int) -> Bot:
    from vermeil.bots.silver_and_gold_greedy import GreedyBot

    return GreedyBot(seed)


LEVELS: dict[str, dict[str, Callable[[int], Bot]]] = {
    "silver-and-gold": {"greedy": _silver_and_gold_greedy, "random": RandomBot},
}


def levels_of(game: str) -> list[str]:
    """The names of the bots that play a game, the best first."""
    return list(LEVELS.get(game, {"random": RandomBot}))


def bot_for(game: str, level: str, seed: int = 0) -> Bot:
    """A bot of a level; the same seed plays the same way."""
    known = LEVELS.get(game, {"random": RandomBot})
    if level not in known:
        message = f"no bot {level!r} plays {game}; there are {', '.join(known)}"
        raise SetupError(message)
    return known[level](seed)
