"""The integer face, for learning programs and searches: decisions are numbers, chance comes from `Dice`.

>>> from vermeil.core.dice import Dice
>>> from vermeil.games.pyramids import fast
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
from vermeil.games.pyramids.cards import FRAME, LINEAR_PENALTIES, Deck
from vermeil.games.pyramids.engine import State
from vermeil.games.pyramids.game import engine_parts
from vermeil.games.pyramids.ways import ways_of_frame

# How many numbers a decision can have: crossings on two cards, keeps, takes, done.
ACTIONS = 2 * 128 + 6 + 5 + 1


def new_state(
    players: int = 2,
    deck: Deck | None = None,
    *,
    confirm: bool = False,
    closed_tomb: bool = False,
    linear_skulls: bool = False,
) -> State:
    """A game before the deal."""
    pyramids = engine_parts(deck or Deck.standard(), LINEAR_PENALTIES if linear_skulls else None)[1]
    return State(lookup_of(FRAME), ways_of_frame(), pyramids, players, confirm=confirm, closed_tomb=closed_tomb)
