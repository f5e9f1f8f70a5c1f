"""Vermeil: board games with exact rules, records that replay, and fast engines.

    from vermeil import silver_and_gold as sg

Importing `vermeil` costs next to nothing: a game is loaded when its name is first used.
"""

from __future__ import annotations

import importlib
import os
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vermeil.games import pyramids as pyramids
    from vermeil.games import silver_and_gold as silver_and_gold
    from vermeil.games import silver_coin as silver_coin

__version__ = "0.1.0"

__all__ = ["__version__", "pyramids", "silver_and_gold", "silver_coin"]

if os.environ.get("VERMEIL_PLAIN", "0") not in {"", "0"}:
    # Here and not later: from now on no engine may be imported in its compiled form.
    from vermeil.build_info import prefer_plain

    prefer_plain()


if not TYPE_CHECKING:  # a type checker knows the games by the import above, and should refuse all other names

    def __getattr__(name: str) -> ModuleType:
        from vermeil.games import GAMES

        if name in GAMES.values():
            return importlib.import_module(f"vermeil.games.{name}")
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
