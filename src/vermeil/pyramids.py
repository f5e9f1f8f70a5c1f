"""Silver & Gold: Pyramids by its short name: all that `vermeil.games.pyramids` offers."""

from vermeil.games.pyramids import *  # noqa: F403 - the very same names
from vermeil.games.pyramids import __all__ as __all__  # noqa: PLC0414 - "as" says that it is offered here too
