"""Silver Coin by its short name: all that `vermeil.games.silver_coin` offers."""

from vermeil.games.silver_coin import *  # noqa: F403 - the very same names
from vermeil.games.silver_coin import __all__ as __all__  # noqa: PLC0414 - "as" says that it is offered here too
