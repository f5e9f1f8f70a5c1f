"""How the prices of Silver & Gold are fitted."""

from __future__ import annotations

from collections.abc import Callable

from vermeil.bots.expedition.prices import Prices
from vermeil.bots.expedition.training import Course, Learner
from vermeil.bots.silver_and_gold.mind import Mind
from vermeil.bots.silver_and_gold.prices import first_prices
from vermeil.bots.silver_and_gold.solved import solve
from vermeil.games.silver_and_gold.cards import GAME, Deck
from vermeil.games.silver_and_gold.fast import new_state


def course(deck: Deck) -> Course:
    """The training of a deck, for two players, or one if it has too few cards."""
    players = min(2, len(deck) // 4)

    def learner(prices: Prices, progress: Callable[[int, int], None] | None) -> Learner:
        return Mind(new_state(players, deck), solve(deck, prices, progress), prices)

    return Course(GAME, deck.hash, first_prices, learner)
