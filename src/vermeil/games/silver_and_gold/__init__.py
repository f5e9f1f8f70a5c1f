"""Silver & Gold: cross off islands, one pattern for all.

>>> from vermeil import silver_and_gold as sg
>>> game = sg.Game(players=2, seed=7)
>>> game.waiting
(0, 1)
"""

from vermeil.games.expedition.moves import Cross, Done, Keep, Take
from vermeil.games.silver_and_gold.cards import Card, Colour, Deck
from vermeil.games.silver_and_gold.game import PLAYERS, VARIANTS, Game, View, replay, steps

__all__ = [
    "PLAYERS",
    "VARIANTS",
    "Card",
    "Colour",
    "Cross",
    "Deck",
    "Done",
    "Game",
    "Keep",
    "Take",
    "View",
    "replay",
    "steps",
]
