"""The integer face, for learning programs and searches: decisions are numbers, chance comes from `Dice`.

>>> from vermeil.core.dice import Dice
>>> from vermeil.games.silver_and_gold import fast
>>> state, dice = fast.new_state(players=2), Dice(7)
>>> state.roll_on(dice)
>>> while (seat := state.next_seat()) >= 0:
...     numbers = state.legal(seat)
...     state.decide(seat, numbers[dice.below(len(numbers))], dice)
>>> state.turn
28

What a number means is told by `games.expedition.engine`; a crossing means the same boxes on every card of every deck.
There is no confirming here: a seat's turn ends with its last cross.

A bot that sees a view has the integer face of a world that it imagines: `view.sample(rng).integer_face()`.
"""

from __future__ import annotations

from vermeil.games.expedition.lookup import lookup_of
from vermeil.games.silver_and_gold.cards import FRAME, Deck
from vermeil.games.silver_and_gold.engine import State
from vermeil.games.silver_and_gold.game import engine_parts

# How many numbers a decision can have: crossings on two cards, keeps, takes, done.
ACTIONS = 2 * 64 + 6 + 5 + 1


def new_state(players: int = 2, deck: Deck | None = None, *, start: int = -1, confirm: bool = False) -> State:
    """A game before the deal; `start` is the first start player, drawn by chance if it is -1."""
    islands = engine_parts(deck or Deck.standard())[1]
    return State(lookup_of(FRAME), islands, players, 0 if players == 1 else start, confirm=confirm)
