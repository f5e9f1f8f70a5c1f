"""How the prices of Pyramids are fitted."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import cast

from vermeil.bots.contest import Contest, Fresh
from vermeil.bots.expedition.price_files import fitted_name, parsed, take_over
from vermeil.bots.expedition.prices import Prices
from vermeil.bots.expedition.thinking import Effort
from vermeil.bots.expedition.training import Course, Learner
from vermeil.bots.knowledge import hash_of
from vermeil.bots.pyramids.bot import PyramidsPlayer
from vermeil.bots.pyramids.lookup import PathLookup
from vermeil.bots.pyramids.mind import PathMind
from vermeil.bots.pyramids.prices import first_prices
from vermeil.bots.pyramids.solved import forget_lookups, lookup_for, solve
from vermeil.core.contract import View
from vermeil.games.expedition.engine import Turns
from vermeil.games.pyramids.cards import GAME, Deck
from vermeil.games.pyramids.engine import State
from vermeil.games.pyramids.fast import new_state

Known = tuple[PathLookup, Prices]


def course_of(deck: str | None) -> Course:
    """The training of a deck file, or of Vermeil's own deck."""
    return course(Deck.standard() if deck is None else Deck.load(Path(deck)))


def course(deck: Deck) -> Course:
    """The training of a deck, for two players, or one if it has too few cards."""
    players = min(2, len(deck) // 4)

    def learner(prices: Prices, progress: Callable[[int, int], None] | None) -> Learner:
        return PathMind(new_state(players, deck), solve(deck, prices, progress), prices)

    def rivals(fresh: Fresh) -> Contest:
        prices = first_prices()
        take_over(prices, parsed(fresh[fitted_name(GAME, deck.hash)]))
        trained: Known = (solve(deck, prices), prices)
        before: Known = lookup_for(deck)
        hashes = {name: hash_of(known[1]) for name, known in (("trained", trained), ("before", before))}
        new, old = partial(Pondering, trained), partial(Pondering, before)
        return Contest(GAME, players, ({"deck": deck},), new, old, hashes)

    return Course(GAME, deck.hash, first_prices, forget_lookups, learner, rivals=rivals)


class Pondering(PyramidsPlayer):
    """Two plies with data of one's own, whatever the cache holds."""

    def __init__(self, known: Known, seed: int) -> None:
        super().__init__("two plies", Effort(plies=2), seed)
        self._known = known

    def search(self, root: Turns, view: View) -> PathMind:
        del view
        return PathMind(cast("State", root), *self._known)
