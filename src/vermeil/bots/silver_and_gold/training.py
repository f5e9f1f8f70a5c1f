"""How the prices of Silver & Gold are fitted, and its outlook learned."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import cast

from vermeil.bots.contest import Contest, Fresh
from vermeil.bots.expedition.correction_files import learned_name, unpack
from vermeil.bots.expedition.price_files import fitted_name, parsed, take_over
from vermeil.bots.expedition.prices import Prices
from vermeil.bots.expedition.thinking import Effort
from vermeil.bots.expedition.training import Course, Pupil
from vermeil.bots.knowledge import hash_of
from vermeil.bots.silver_and_gold.bot import SilverAndGoldPlayer
from vermeil.bots.silver_and_gold.layout import SIZE
from vermeil.bots.silver_and_gold.lookup import CardLookup
from vermeil.bots.silver_and_gold.mind import Mind
from vermeil.bots.silver_and_gold.outlook import Outlook
from vermeil.bots.silver_and_gold.outlooks import empty_outlook, shapes, weights_for
from vermeil.bots.silver_and_gold.prices import first_prices
from vermeil.bots.silver_and_gold.solved import forget_lookups, lookup_for, solve
from vermeil.core.contract import View
from vermeil.games.expedition.engine import Turns
from vermeil.games.silver_and_gold.cards import GAME, Deck
from vermeil.games.silver_and_gold.engine import State
from vermeil.games.silver_and_gold.fast import new_state

Known = tuple[CardLookup, Prices, "array[float]"]


def course_of(deck: str | None) -> Course:
    """The training of a deck file, or of Vermeil's own deck."""
    return course(Deck.standard() if deck is None else Deck.load(Path(deck)))


def course(deck: Deck) -> Course:
    """The training of a deck, for two players, or one if it has too few cards."""
    players = min(2, len(deck) // 4)

    def pupil(prices: Prices, progress: Callable[[int, int], None] | None) -> Pupil:
        root = new_state(players, deck)
        return Mind(root, solve(deck, prices, progress), prices, empty_outlook(root.islands))

    def rivals(fresh: Fresh) -> Contest:
        fitted, learned = fitted_name(GAME, deck.hash), learned_name(GAME, deck.hash)
        prices = first_prices()
        take_over(prices, parsed(fresh[fitted]))
        weights = unpack(fresh.get(learned), SIZE) or weights_for(deck)
        trained: Known = (solve(deck, prices), prices, weights)
        before: Known = (*lookup_for(deck), weights_for(deck))
        hashes = {name: hash_of(known[1], known[2]) for name, known in (("trained", trained), ("before", before))}
        new, old = partial(Pondering, trained), partial(Pondering, before)
        return Contest(GAME, players, ({"deck": deck},), new, old, hashes)

    return Course(GAME, deck.hash, first_prices, forget_lookups, pupil, pupil, rivals)


class Pondering(SilverAndGoldPlayer):
    """Two plies with data of one's own, whatever the cache holds."""

    def __init__(self, known: Known, seed: int) -> None:
        super().__init__("two plies", Effort(plies=2, insight=True), seed)
        self._known = known

    def search(self, root: Turns, view: View) -> Mind:
        del view
        state, (lookup, prices, weights) = cast("State", root), self._known
        return Mind(state, lookup, prices, Outlook(state.islands, weights, shapes()))
