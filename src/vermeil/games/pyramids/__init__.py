"""Silver & Gold: Pyramids: cross a path from the entrance to the tomb, one pattern for all.

>>> from vermeil.games import pyramids as py
>>> game = py.Game(players=2, seed=7)
>>> game.waiting
(0, 1)
"""

from vermeil.games.expedition.moves import Cross, Done, Keep, Take
from vermeil.games.pyramids.cards import Card, Colour, Deck
from vermeil.games.pyramids.cards import PyramidDeck as DeckData
from vermeil.games.pyramids.game import PLAYERS, VARIANTS, Game, View, replay, steps
from vermeil.games.pyramids.spec import SPEC
from vermeil.games.pyramids.views import PyramidsView as ViewData

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
