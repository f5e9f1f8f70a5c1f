"""Silver & Gold: cross off islands, one pattern for all.

>>> from vermeil import silver_and_gold as sg
>>> game = sg.Game(players=2, seed=7)
>>> game.waiting
(0, 1)
"""

from vermeil.games.expedition.moves import Cross, Done, Keep, Take
from vermeil.games.silver_and_gold.cards import Card, Colour, Deck
from vermeil.games.silver_and_gold.cards import IslandDeck as DeckData
from vermeil.games.silver_and_gold.game import PLAYERS, VARIANTS, Game, View, replay, steps
from vermeil.games.silver_and_gold.spec import SPEC
from vermeil.games.silver_and_gold.views import SilverAndGoldView as ViewData

__all__ = [
    "PLAYERS",
    "SPEC",
    "VARIANTS",
    "Card",
    "Colour",
    "Cross",
    "Deck",
    "DeckData",
    "Done",
    "Game",
    "Keep",
    "Take",
    "View",
    "ViewData",
    "replay",
    "steps",
]
