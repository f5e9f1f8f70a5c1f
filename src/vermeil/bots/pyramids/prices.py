"""The prices that a deck of Pyramids is solved with: shipped for our own, fitted by `vermeil train` for others."""

from __future__ import annotations

from pathlib import Path

from vermeil.bots.expedition.price_files import read_fitted
from vermeil.bots.expedition.prices import Prices
from vermeil.bots.expedition.sizes import GEM, PATTERNS, POTION, QUANTILES, RACE, SKULL, TORCH
from vermeil.games.expedition.phases import TURNS
from vermeil.games.pyramids.cards import GAME, Deck

SHIPPED = Path(__file__).with_name("prices.json")

# What is not fitted by self-play: symbols at another time, and what one more pyramid does for its colour's boxes.
GEM_WORTH = 2.4
TORCH_WORTH = 2.5
SKULL_WORTH = 1.2
POTION_WORTH = 1.5
RACE_WORTH = 2.0
BOX_WORTH = 1.5
# A first guess at what a turn brings on the other card, before any game was played.
GUESS = (1.0, 2.0, 2.8, 3.3, 3.8, 4.4, 5.2, 7.0)


def first_prices() -> Prices:
    """Prices to begin with, for any deck."""
    prices = Prices()
    for turns in range(TURNS + 1):
        prices.box[turns] = BOX_WORTH
        prices.symbols[GEM + turns] = GEM_WORTH
        prices.symbols[TORCH + turns] = TORCH_WORTH
        prices.symbols[SKULL + turns] = SKULL_WORTH
        prices.symbols[POTION + turns] = POTION_WORTH
        prices.symbols[RACE + turns] = RACE_WORTH
        for at in range(PATTERNS * QUANTILES):
            prices.turn[turns * PATTERNS * QUANTILES + at] = GUESS[at % QUANTILES]
    return prices


def prices_for(deck: Deck) -> Prices:
    """The prices of a deck: its own if it was trained, else those of our own deck."""
    prices = first_prices()
    read_fitted(prices, GAME, deck.hash, SHIPPED)
    return prices
