"""What the cards do: one small unit for each, by deck and number (SC-63).

A deck is a package in this folder with a tuple `CARDS`, one unit for each number from 0 to 13; its name is the
package's name. Its modules with units have their types beside them, as all engines do (a `.pxd`, see those of the
coin deck): the compiled engine can't call plain ones.

A further deck is a further folder and nothing else as long as its cards speak the language there is: the powers and
verbs of codes.py, the questions of a turn, and what `layout` and `questions` offer. Several cards are known to the
engine by what their power means, so another one with that power does the same: AT_TURN_END takes another turn,
MORE_DRAWS draws one more card, WILD matches, GUARD protects (one number of a mix at most), and AS_ACTION can only offer
BLOB, the use of a discard; two such numbers in one mix must offer different discards. A power, a verb or a state that
does not exist needs a code in codes.py, a word in moves.py, and the engine's hand. Words of cards are unique among all
decks. A deck's `RULES` say by a card's word which rule a refusal cites; SC-15 where there is none.

Tables, server, terminal and page have the decks from here. What else a deck needs are its sentences, which
tests/words/test_decks.py lists, and its pictures in web/src/games/silver_coin/woodcuts/; a card without a picture gets
a drawn default.
"""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from types import FunctionType

from vermeil.core.errors import SetupError
from vermeil.games.silver_coin.state import Card

NUMBERS = 14
HOOKS = ("usable", "begin", "ask", "answer", "ready", "sources", "act", "settle", "score")


@cache
def decks() -> dict[str, tuple[Card, ...]]:
    """All decks by name, each with its cards by number."""
    found: dict[str, tuple[Card, ...]] = {}
    for module in pkgutil.iter_modules(__path__):
        if module.ispkg:
            cards: tuple[Card, ...] = importlib.import_module(f"{__name__}.{module.name}").CARDS
            if [card.number for card in cards] != list(range(NUMBERS)):
                raise SetupError(f"the deck {module.name} needs one card for each number from 0 to {NUMBERS - 1}")
            if any(_is_unheard(card) for card in cards):
                raise SetupError(f"the deck {module.name} needs a .pxd beside its cards: the engine is compiled")
            found[module.name] = cards
    return found


@cache
def rules() -> dict[str, str]:
    """The rules that refusals cite for cards, by their words."""
    found: dict[str, str] = {}
    for deck in decks():
        found |= getattr(importlib.import_module(f"{__name__}.{deck}"), "RULES", {})
    return found


def _is_unheard(card: Card) -> bool:
    """Whether a unit has plain methods that a compiled engine would pass over without a word."""
    compiled = not isinstance(vars(Card).get("__init__"), FunctionType)
    return compiled and any(isinstance(vars(type(card)).get(name), FunctionType) for name in HOOKS)
