"""What the searching players and the quick policy say about some positions, as JSON.

Said by the compiled engines or, with the argument `plain`, by their Python sources.
"""

from __future__ import annotations

import json
import sys
from importlib.machinery import FileFinder, PathFinder, SourceFileLoader
from pathlib import Path
from random import Random
from typing import Any


def hide_extensions() -> None:
    """From now on only `.py` files of the package are found."""
    sources = FileFinder.path_hook((SourceFileLoader, [".py"]))

    def hook(path: str) -> Any:
        if "vermeil" not in Path(path).parts:
            raise ImportError
        return sources(path)

    sys.path_hooks.insert(0, hook)
    PathFinder.invalidate_caches()
    sys.path_importer_cache.clear()


def opinions() -> list[Any]:
    """Values to the last digit, from a few positions of a game that is played on by the policy."""
    from vermeil.bots.choice import Limit
    from vermeil.bots.silver_coin import search
    from vermeil.bots.silver_coin.levels import make
    from vermeil.bots.silver_coin.policy import Policy
    from vermeil.games.silver_coin import Game

    found: list[Any] = [search.__file__.endswith(".py")]
    for players, deck in ((2, "coin"), (3, "coin+amulet:0,1,4,10,12"), (4, "amulet"), (2, "bullet")):
        game = Game(players=players, seed=players, deck=deck)
        medium, thinkers = make("medium", 1), [make("expert", 1), make("monte-carlo", 1)]
        for at in range(24):
            view = game.view(game.waiting[0])
            worths = Policy(view.sample(Random(at))._state).worths()
            found.append([round(worth, 6) for worth in worths])
            if at % 8 == 7:
                for thinker in thinkers:
                    choice = thinker.play(view, Limit(nodes=16))
                    found.append([[reason.move, reason.value] for reason in choice.reasons])
            game.push(game.waiting[0], medium.play(view).move)
    return found


if __name__ == "__main__":
    if "plain" in sys.argv:
        hide_extensions()
    sys.stdout.write(json.dumps(opinions()))
