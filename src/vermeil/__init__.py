"""Vermeil: board games with exact rules, records that replay, and fast engines.

    from vermeil import silver_and_gold as sg

Importing `vermeil` costs next to nothing: a game, and whatever else is named here, is loaded when it is first used.
"""

from __future__ import annotations

import importlib
import os
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from vermeil import pyramids as pyramids
    from vermeil import silver_and_gold as silver_and_gold
    from vermeil import silver_coin as silver_coin
    from vermeil.bots import Limit as Limit
    from vermeil.bots import bot_for as bot_for
    from vermeil.core.dice import Dice as Dice
    from vermeil.core.errors import BotError as BotError
    from vermeil.core.errors import DeckError as DeckError
    from vermeil.core.errors import IllegalMoveError as IllegalMoveError
    from vermeil.core.errors import InvalidMoveError as InvalidMoveError
    from vermeil.core.errors import MoveError as MoveError
    from vermeil.core.errors import NotYourQuestionError as NotYourQuestionError
    from vermeil.core.errors import RecordError as RecordError
    from vermeil.core.errors import SetupError as SetupError
    from vermeil.core.errors import StudyError as StudyError
    from vermeil.core.errors import VariantError as VariantError
    from vermeil.core.errors import VermeilError as VermeilError
    from vermeil.core.errors import WrongDeckError as WrongDeckError

__version__ = "0.1.0"

__all__ = [
    "BotError",
    "DeckError",
    "Dice",
    "IllegalMoveError",
    "InvalidMoveError",
    "Limit",
    "MoveError",
    "NotYourQuestionError",
    "RecordError",
    "SetupError",
    "StudyError",
    "VariantError",
    "VermeilError",
    "WrongDeckError",
    "__version__",
    "bot_for",
    "pyramids",
    "silver_and_gold",
    "silver_coin",
]

GAMES = ("pyramids", "silver_and_gold", "silver_coin")
# Where the names above live, but for the errors, which are all in one place.
HOMES = {"Dice": "vermeil.core.dice", "Limit": "vermeil.bots", "bot_for": "vermeil.bots"}
ERRORS = "vermeil.core.errors"

if os.environ.get("VERMEIL_PLAIN", "0") not in {"", "0"}:
    # Here and not later: from now on no engine may be imported in its compiled form.
    from vermeil.build_info import prefer_plain

    prefer_plain()


if not TYPE_CHECKING:  # a type checker knows the names by the imports above, and should refuse all others

    def __getattr__(name: str) -> Any:  # noqa: ANN401 - modules, classes and a function
        if name in GAMES:
            return importlib.import_module(f"{__name__}.{name}")
        if name in __all__:
            found = getattr(importlib.import_module(HOMES.get(name, ERRORS)), name)
            globals()[name] = found
            return found
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
