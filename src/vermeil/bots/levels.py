"""The bots by game and name."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from vermeil.bots.choice import Bot
from vermeil.bots.yardsticks import RandomBot
from vermeil.build_info import compiled
from vermeil.core.errors import SetupError

Maker = Callable[[int], Bot]


def _silver_and_gold(level: str) -> Maker:
    def make(seed: int) -> Bot:
        from vermeil.bots.silver_and_gold.levels import make

        return make(level, seed)

    return make


def _pyramids(level: str) -> Maker:
    def make(seed: int) -> Bot:
        from vermeil.bots.pyramids.levels import make

        return make(level, seed)

    return make


def _silver_coin(level: str) -> Maker:
    def make(seed: int) -> Bot:
        from vermeil.bots.silver_coin.levels import make

        return make(level, seed)

    return make


NAMES = ("expert", "strong", "medium", "easy", "table", "monte-carlo", "greedy")

# The levels from the strongest down, then the yardsticks: players that others are measured by.
LEVELS: dict[str, dict[str, Maker]] = {
    "silver-and-gold": {
        **{level: _silver_and_gold(level) for level in NAMES},
        "random": RandomBot,
    },
    "pyramids": {
        **{level: _pyramids(level) for level in NAMES},
        "random": RandomBot,
    },
    "silver-coin": {
        **{level: _silver_coin(level) for level in ("expert", "strong", "medium", "easy", "monte-carlo")},
        "random": RandomBot,
    },
}


def levels_of(game: str) -> list[str]:
    """The names of the bots that play a game: the levels, the strongest first, then the yardsticks."""
    return list(LEVELS.get(game, {"random": RandomBot}))


# Those that think with card tables, which plain engines would solve for many minutes.
NEED_TABLES = frozenset({"expert", "strong", "medium", "table", "monte-carlo"})
GAMES_WITH_TABLES = frozenset({"silver-and-gold", "pyramids"})
IN_THEIR_PLACE = "greedy"


@cache
def plays_as(game: str, level: str) -> str:
    """The level that plays where this one is asked for: itself, or without compiled engines maybe another."""
    needs = game in GAMES_WITH_TABLES and level in NEED_TABLES
    return IN_THEIR_PLACE if needs and not compiled() else level


def bot_for(game: str, level: str, seed: int = 0) -> Bot:
    """A bot of a level; the same seed plays the same way."""
    known = LEVELS.get(game, {"random": RandomBot})
    if level not in known:
        message = f"no bot {level!r} plays {game}; there are {', '.join(known)}"
        raise SetupError(message)
    return known[level](seed)
