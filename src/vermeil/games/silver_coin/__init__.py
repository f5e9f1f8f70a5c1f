"""Silver Coin: a village of cards that you would rather be rid of, most of them face down.

>>> from vermeil.games import silver_coin as sc
>>> game = sc.Game(players=3, seed=7)
>>> game.push(game.waiting[0], f"peek:{game.waiting[0]}.1,{game.waiting[0]}.2")
"""

from vermeil.games.silver_coin.deck import Deck, next_deck, read_deck, replacements
from vermeil.games.silver_coin.deck import VillageDeck as DeckData
from vermeil.games.silver_coin.game import PLAYERS, VARIANTS, Game, View, replay, steps
from vermeil.games.silver_coin.moves import Nth, OnCard, OnDiscard, OnSeat, Peek, Word
from vermeil.games.silver_coin.spec import SPEC
from vermeil.games.silver_coin.views import SilverCoinView as ViewData

__all__ = [
    "PLAYERS",
    "SPEC",
    "VARIANTS",
    "Deck",
    "DeckData",
    "Game",
    "Nth",
    "OnCard",
    "OnDiscard",
    "OnSeat",
    "Peek",
    "View",
    "ViewData",
    "Word",
    "next_deck",
    "read_deck",
    "replacements",
    "replay",
    "steps",
]
