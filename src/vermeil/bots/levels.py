"""The bots by game and name."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from importlib import import_module

from vermeil.bots.choice import Bot
from vermeil.bots.outside import is_outside, known_outside, outside_bot
from vermeil.bots.yardsticks import RandomBot
from vermeil.build_info import compiled
from vermeil.core.errors import SetupError
from vermeil.games import GAMES, spec_of

Maker = Callable[[int], Bot]


def makers(game: str) -> dict[str, Maker]:
    """Who makes each bot of a game, by its name, in the game's own order."""
    levels = spec_of(game).levels if game in GAMES else ("random",)
    ours: dict[str, Maker] = {
        level: RandomBot if level == "random" else partial(_make, game, level) for level in levels
    }
    return ours | {name: partial(outside_bot, name) for name in known_outside()}


def _make(game: str, level: str, seed: int) -> Bot:
    bot: Bot = import_module(f"vermeil.bots.{GAMES[game]}.levels").make(level, seed)
    return bot


def levels_of(game: str) -> list[str]:
    """The names of the bots that play a game: the levels, the strongest first, then the yardsticks."""
    return list(makers(game))


# Those that think with card look-ups, which plain engines would solve for many minutes.
NEED_LOOKUPS = frozenset({"expert", "strong", "medium", "table", "monte-carlo"})
IN_THEIR_PLACE = "greedy"


@cache
def plays_as(game: str, level: str) -> str:
    """The level that plays where this one is asked for: itself, or without compiled engines maybe another."""
    needs = game in GAMES and spec_of(game).board == "cards" and level in NEED_LOOKUPS
    return IN_THEIR_PLACE if needs and not compiled() else level


def bot_for(game: str, level: str, seed: int = 0) -> Bot:
    """A bot of a level, or one from outside by its name; the same seed plays the same way."""
    if is_outside(level):
        return outside_bot(level, seed)
    known = makers(game)
    if level not in known:
        message = f"no bot {level!r} plays {game}; there are {', '.join(known)}"
        raise SetupError(message)
    return known[level](seed)
