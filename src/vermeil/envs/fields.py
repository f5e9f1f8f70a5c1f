"""What the observations of each game hold: its table of fields, for every number of players."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from vermeil.core.errors import SetupError, shown
from vermeil.envs import pyramids_fields, silver_and_gold_fields, silver_coin_fields
from vermeil.envs.observation import Layout
from vermeil.games import rules_of

MAKERS: dict[str, Callable[[int], Layout]] = {
    "silver-and-gold": silver_and_gold_fields.layout,
    "pyramids": pyramids_fields.layout,
    "silver-coin": silver_coin_fields.layout,
}


def layout_of(game: object, players: object) -> Layout:
    """The layout of a game's observations for so many players."""
    if not isinstance(game, str) or game not in MAKERS:
        raise SetupError(f"there is no layout of {shown(game)}; there are {', '.join(MAKERS)}")
    able = rules_of(game).PLAYERS
    if type(players) is not int or players not in able:
        raise SetupError(f"{game} is for {able[0]} to {able[-1]} players, not {shown(players)}")
    return _made_layout(game, players)


@cache
def _made_layout(game: str, players: int) -> Layout:
    return MAKERS[game](players)
