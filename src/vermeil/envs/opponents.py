"""Who sits in the other seats: our bots by their names, or any bot of one's own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vermeil.bots import Bot, Limit, bot_for
from vermeil.bots.outside import guest
from vermeil.core.errors import SetupError, shown
from vermeil.envs.play import Play


def check_opponents(setting_game: str, players: int, opponents: object) -> list[Any]:
    """One opponent for each other seat, in seating order; one alone is for all of them."""
    given = list(opponents) if isinstance(opponents, Sequence) and not isinstance(opponents, str) else [opponents]
    if len(given) == 1:
        given *= players - 1
    if len(given) != players - 1:
        raise SetupError(f"there are {players - 1} other seats, and {len(given)} opponents for them")
    for each in given:
        if isinstance(each, str):
            bot_for(setting_game, each)  # refuses one that there is not
    return [each if isinstance(each, str) else guest(each) for each in given]


def checked_limit(limit: object) -> Limit | None:
    """How long the bots may think, or None for as long as they like; SetupError if it is neither."""
    if limit is not None and not isinstance(limit, Limit):
        raise SetupError(f"limit is a vermeil.bots.Limit, such as Limit(nodes=200), or None; not {shown(limit)}")
    return limit


def seated(game: str, opponents: Sequence[Any], seat: int, seed: int) -> dict[int, Bot]:
    """The bots by their seats, around one seat that is somebody else's."""
    others = [at for at in range(len(opponents) + 1) if at != seat]
    return {
        at: bot_for(game, each, seed + at) if isinstance(each, str) else each
        for at, each in zip(others, opponents, strict=True)
    }


def bots_decide(play: Play, bots: dict[int, Bot], limit: Limit | None) -> None:
    """Let the bots decide, and chance speak, until nobody but the one seat without a bot is asked."""
    play.settle()
    while asked := [seat for seat in play.waiting if seat in bots]:
        seat = asked[0]
        view = play.game.view(seat, memory=True)
        move = bots[seat].play(view, limit).move
        play.decide(seat, play.setting.actions.read(view, move))
        play.settle()
