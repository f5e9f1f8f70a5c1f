"""The loops over many games. Compiled pools have the same functions from `inlined_games.pxd`."""

from __future__ import annotations

from vermeil.core.dice import Dice
from vermeil.envs.position import Position


def step_games(games: list[Position], addresses: object, first: int, last: int) -> None:
    """Take one step in some of the games."""
    del addresses
    for game in games[first:last]:
        game.step()


def sample_games(games: list[Position], addresses: object, first: int, last: int, dice: Dice) -> None:
    """A random legal action for each of some games."""
    del addresses
    for game in games[first:last]:
        game.sample(dice)
