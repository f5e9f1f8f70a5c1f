"""The prices that a deck of Silver & Gold is solved with: shipped for our own, fitted by `vermeil train` for others."""

from __future__ import annotations

from pathlib import Path

from vermeil.bots.expedition.price_files import read_fitted
from vermeil.bots.expedition.prices import Prices
from vermeil.bots.expedition.sizes import COIN, PALM, PATTERNS, QUANTILES, SEAL
from vermeil.games.expedition.phases import TURNS
from vermeil.games.silver_and_gold.cards import GAME, Deck

SHIPPED = Path(__file__).with_name("prices.json")

# What is not fitted by self-play: a coin with its share of cups while rows can still be filled, a palm that waits for
# others in the display, an owed box on the other card, and how many cards of a sealed colour one completes.
COIN_WORTH, ROW_HASTE = 2.3, 6.0
PALM_WORTH = 1.6
BOX_WORTH = 1.6
SEAL_WORTH = 1.6
# A first guess at what a turn brings on the other card, before any game was played.
GUESS = (0.3, 1.6, 3.0, 4.0, 4.5, 4.9, 5.3, 6.3)


def first_prices() -> Prices:
    """Prices to begin with, for any deck."""
    prices = Prices()
    for turns in range(TURNS + 1):
        prices.box[turns] = BOX_WORTH
        prices.symbols[COIN + turns] = 1 + (COIN_WORTH - 1) * min(1.0, turns / ROW_HASTE)
        prices.symbols[PALM + turns] = PALM_WORTH
        prices.symbols[SEAL + turns] = SEAL_WORTH
        for at in range(PATTERNS * QUANTILES):
            prices.turn[turns * PATTERNS * QUANTILES + at] = GUESS[at % QUANTILES]
    prices.pick = 0.5
    return prices


def prices_for(deck: Deck) -> Prices:
    """The prices of a deck: its own if it was trained, else those of our own deck."""
    prices = first_prices()
    read_fitted(prices, GAME, deck.hash, SHIPPED)
    return prices
