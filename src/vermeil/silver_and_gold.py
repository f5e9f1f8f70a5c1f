"""Silver & Gold by its short name: all that `vermeil.games.silver_and_gold` offers."""

from vermeil.games.silver_and_gold import *  # noqa: F403 - the very same names
from vermeil.games.silver_and_gold import __all__ as __all__  # noqa: PLC0414 - "as" says that it is offered here too
