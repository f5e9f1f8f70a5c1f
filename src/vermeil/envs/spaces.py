"""What PettingZoo and Gymnasium want to know beforehand: the spaces of observations and actions, and their ids."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from vermeil.core.errors import SetupError, shown
from vermeil.envs.observation import Bytes
from vermeil.envs.play import Play
from vermeil.envs.setting import Setting, plain

RENDER_MODES = ("human", "ansi", "rgb_array")
ILLEGAL = ("refuse", "mask")

Observation = dict[str, Any]


def observation_space(setting: Setting, *, planes: bool) -> spaces.Dict:
    """The observation, flat or as named planes, and the mask of the legal actions."""
    if planes:
        parts: dict[str, spaces.Space[Any]] = {
            name: spaces.Box(0, 255, shape, np.uint8) for name, (_, shape) in setting.layout.places.items()
        }
        seen: spaces.Space[Any] = spaces.Dict(parts)
    else:
        seen = spaces.Box(0, 255, (setting.layout.size,), np.uint8)
    return spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (len(setting.actions),), np.int8)})


def observed(play: Play, seat: int, *, planes: bool) -> Observation:
    """What a seat sees, as the space above has it; copies, which stay as they are."""
    observation, mask = play.look(seat)
    seen: Bytes | dict[str, Bytes] = play.setting.layout.planes(observation) if planes else observation
    return {"observation": seen, "action_mask": mask.view(np.int8)}


def checked_choice(what: str, value: object, among: tuple[str, ...]) -> str:
    """One of some words, or SetupError."""
    if not isinstance(value, str) or value not in among:
        raise SetupError(f"{what} is one of {', '.join(among)}; not {shown(value)}")
    return value


def checked_mode(value: object) -> str | None:
    """A way to render, or none."""
    return None if value is None else checked_choice("render_mode", value, RENDER_MODES)


def checked_cycles(value: object) -> int | None:
    """After how many decisions a game is cut off, or None."""
    if value is None:
        return None
    value = plain(value)
    if type(value) is not int or value < 1:
        raise SetupError(f"max_cycles is a whole number from 1 on, or None; not {shown(value)}")
    return value


def checked_switch(what: str, value: object) -> bool:
    """Yes or no, or SetupError: a number that happens to be true is more likely a mistake."""
    if not isinstance(value, bool):
        raise SetupError(f"{what} is True or False; not {shown(value)}")
    return value


def env_name(game: str) -> str:
    """The name of a game in the libraries' registries: SilverAndGold."""
    return "".join(word.capitalize() for word in game.split("-"))
