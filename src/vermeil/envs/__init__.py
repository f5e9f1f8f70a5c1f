"""Faces for learning programs: the games as PettingZoo, Gymnasium and OpenSpiel know games, and as text.

>>> from vermeil import envs
>>> vector = envs.vector("silver-and-gold", 1024, players=2)
>>> observations, infos = vector.reset(seed=7)
>>> observations, rewards, terminated, truncated, infos = vector.step(vector.sample())

All take the same options: `players`, `deck`, `variants`, `rewards` ("margin", "win" or "points") and `last` (only the
last so many turns, in Silver Coin rounds). docs/envs.md says what observations and actions mean. This package needs the
extra `envs`: `pip install vermeil[envs]`.
"""

# ruff: noqa: ANN401, PLR0913 - each game has its kind of deck; the options of a setting are arguments

from __future__ import annotations

from collections.abc import Iterable
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from vermeil.core.errors import SetupError
from vermeil.core.variants import Value

if find_spec("numpy") is None:
    raise SetupError("vermeil.envs needs its extra: pip install 'vermeil[envs]'")

if TYPE_CHECKING:
    from collections.abc import Mapping

    from vermeil.bots import Limit
    from vermeil.envs.aec_env import VermeilAEC
    from vermeil.envs.parallel_env import VermeilParallel
    from vermeil.envs.single_env import VermeilSingle, VermeilSingles
    from vermeil.envs.text_env import TextGame
    from vermeil.envs.vector_env import Vector

    Variants = Mapping[str, Value] | list[str] | None

from vermeil.envs.actions import Actions, actions_of
from vermeil.envs.fields import layout_of
from vermeil.envs.observation import VERSION, Layout

__all__ = [
    "VERSION",
    "Actions",
    "Layout",
    "actions_of",
    "aec",
    "layout_of",
    "parallel",
    "register",
    "register_openspiel",
    "single",
    "singles",
    "text",
    "vector",
]


def aec(
    game: str,
    players: int = 2,
    *,
    deck: Any = None,
    variants: Variants = None,
    last: int = 0,
    rewards: str = "margin",
    illegal: str = "refuse",
    planes: bool = False,
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> VermeilAEC:
    """A PettingZoo environment in which one agent acts after the other.

    With `planes` the observation is a dictionary of named planes instead of one flat array. `illegal` is "refuse" (an
    error, and nothing has changed) or "mask" (the lowest legal action is taken instead). After `max_cycles` decisions
    of one agent the game is cut off.
    """
    from vermeil.envs.aec_env import VermeilAEC
    from vermeil.envs.setting import setting_of

    setting = setting_of(game, players, deck, variants, last)
    return VermeilAEC(
        setting, rewards=rewards, illegal=illegal, planes=planes, max_cycles=max_cycles, render_mode=render_mode
    )


def parallel(
    game: str,
    players: int = 2,
    *,
    deck: Any = None,
    variants: Variants = None,
    last: int = 0,
    rewards: str = "margin",
    illegal: str = "refuse",
    planes: bool = False,
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> VermeilParallel:
    """A PettingZoo environment in which all who are asked act at once; who is not asked has the action `wait`.

    The options are those of `aec`; `max_cycles` counts steps.
    """
    from vermeil.envs.parallel_env import VermeilParallel
    from vermeil.envs.setting import setting_of

    setting = setting_of(game, players, deck, variants, last)
    return VermeilParallel(
        setting, rewards=rewards, illegal=illegal, planes=planes, max_cycles=max_cycles, render_mode=render_mode
    )


def single(
    game: str,
    players: int = 2,
    *,
    opponents: Any = "easy",
    seat: int | str = 0,
    deck: Any = None,
    variants: Variants = None,
    last: int = 0,
    rewards: str = "margin",
    illegal: str = "refuse",
    planes: bool = False,
    limit: Limit | None = None,
    render_mode: str | None = None,
) -> VermeilSingle:
    """A Gymnasium environment for one seat; `opponents` are names of our bots or bots of one's own, one or one a seat.

    `seat` is a number, or "random" for another one in each game.
    """
    from vermeil.envs.setting import setting_of
    from vermeil.envs.single_env import VermeilSingle

    setting = setting_of(game, players, deck, variants, last)
    return VermeilSingle(
        setting,
        opponents=opponents,
        seat=seat,
        rewards=rewards,
        illegal=illegal,
        planes=planes,
        limit=limit,
        render_mode=render_mode,
    )


def singles(
    game: str,
    num_envs: int = 1,
    *,
    players: int = 2,
    seat: int = 0,
    deck: Any = None,
    variants: Variants = None,
    last: int = 0,
    rewards: str = "margin",
    illegal: str = "refuse",
    threads: int = 1,
) -> VermeilSingles:
    """A Gymnasium vector environment for one seat of many games, with random players in the other seats."""
    from vermeil.envs.single_env import VermeilSingles

    made = vector(
        game,
        num_envs,
        players=players,
        deck=deck,
        variants=variants,
        last=last,
        rewards=rewards,
        illegal=illegal,
        threads=threads,
    )
    return VermeilSingles(made, seat)


def vector(
    game: str,
    n: int,
    *,
    players: int = 2,
    deck: Any = None,
    variants: Variants = None,
    last: int = 0,
    rewards: str = "margin",
    autoreset: str = "next-step",
    illegal: str = "refuse",
    threads: int = 1,
) -> Vector:
    """So many games in one object, stepped in compiled code on as many threads as are given.

    `autoreset` is "next-step" (Gymnasium's: the step after the end deals), "same-step" or "disabled". `illegal` is
    "refuse" (an error, and nothing has changed) or "mask" (the lowest legal action is taken instead).
    """
    from vermeil.envs.setting import setting_of
    from vermeil.envs.vector_env import Vector

    many: object = players
    if isinstance(many, Iterable) and not isinstance(many, str):
        raise SetupError("all games of a vector have the same number of players; make a vector for each number")
    setting = setting_of(game, players, deck, variants, last)
    return Vector(setting, n, rewards=rewards, autoreset=autoreset, illegal=illegal, threads=threads)


def text(
    game: str,
    players: int = 2,
    *,
    deck: Any = None,
    variants: Variants = None,
    language: str = "en",
    show_moves: bool = True,
    strikes: int = 3,
) -> TextGame:
    """A game in words, for language models: one string in, one string out for each decision.

    Without `show_moves` the legal moves are told only on request (`legal_moves`). After `strikes` answers in a row that
    are not a legal move the seat forfeits. `losses` of a finished game says what decisions cost, by the coach.
    """
    from vermeil.envs.setting import setting_of
    from vermeil.envs.text_env import TextGame

    return TextGame(
        setting_of(game, players, deck, variants), language=language, show_moves=show_moves, strikes=strikes
    )


def register_openspiel() -> list[str]:
    """Make the games known to OpenSpiel; returns their short names, for `pyspiel.load_game`."""
    from vermeil.envs.openspiel import register as register_there

    return register_there()


def register() -> list[str]:
    """Make the games known to PettingZoo and Gymnasium as `vermeil/SilverAndGold-v2` and so on; returns these ids."""
    import gymnasium
    import pettingzoo

    from vermeil.envs.spaces import env_name
    from vermeil.games import GAMES

    ids = []
    for game in GAMES:
        known = f"vermeil/{env_name(game)}-v{VERSION}"
        ids.append(known)
        if known not in pettingzoo.aec_registry:
            pettingzoo.register("aec", id=known, entry_point="vermeil.envs:aec", kwargs={"game": game})
            pettingzoo.register("parallel", id=known, entry_point="vermeil.envs:parallel", kwargs={"game": game})
        if known not in gymnasium.registry:
            gymnasium.register(
                known,
                entry_point="vermeil.envs:single",
                vector_entry_point="vermeil.envs:singles",
                kwargs={"game": game},
                disable_env_checker=True,
            )
    return ids
