"""The loops over many games. Compiled pools have the same functions from `inlined_games.pxd`."""

from __future__ import annotations

from collections.abc import Sequence

from vermeil.envs.position import Position


def step_games(games: list[Position], addresses: object, first: int, last: int) -> None:
    """Take one step in some of the games."""
    del addresses
    for game in games[first:last]:
        game.step()


def sample_games(games: list[Position], addresses: object, first: int, last: int) -> None:
    """A random legal action for each of some games."""
    del addresses
    for game in games[first:last]:
        game.sample()


def step_rows(games: list[Position], addresses: object, rows: Sequence[int]) -> None:
    """A random step in the games whose byte is not 0."""
    del addresses
    for game, chosen in zip(games, rows, strict=True):
        if chosen:
            game.sample()
            game.step()
