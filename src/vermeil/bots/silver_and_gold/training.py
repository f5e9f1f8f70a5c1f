"""How the prices of Silver & Gold are fitted, and its outlook learned."""

from __future__ import annotations

from collections.abc import Callable

from vermeil.bots.expedition.prices import Prices
from vermeil.bots.expedition.training import Course, Pupil
from vermeil.bots.silver_and_gold.mind import Mind
from vermeil.bots.silver_and_gold.outlooks import empty_outlook
from vermeil.bots.silver_and_gold.prices import first_prices
from vermeil.bots.silver_and_gold.solved import solve
from vermeil.games.silver_and_gold.cards import GAME, Deck
from vermeil.games.silver_and_gold.fast import new_state


def course(deck: Deck) -> Course:
    """The training of a deck, for two players, or one if it has too few cards."""
    players = min(2, len(deck) // 4)

    def pupil(prices: Prices, progress: Callable[[int, int], None] | None) -> Pupil:
        root = new_state(players, deck)
        return Mind(root, solve(deck, prices, progress), prices, empty_outlook(root.islands))

    return Course(GAME, deck.hash, first_prices, pupil, pupil)
