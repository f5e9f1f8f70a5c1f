"""The integer face, for learning programs and searches: decisions are numbers, chance comes from `Dice`.

>>> from vermeil.core.dice import Dice
>>> from vermeil.games.silver_coin import fast
>>> state, dice = fast.new_state(players=2), Dice(7)
>>> state.roll_on(dice)
>>> decisions = 0
>>> while numbers := state.legal():
...     state.apply(numbers[dice.below(len(numbers))])
...     state.roll_on(dice)
...     decisions += 1
>>> decisions > 40
True

`state.active` decides. A number is `verb * 64 + argument`; the verbs are in `words`, and an argument that is a card is
its number in the deck, which only the state knows: a program that learns must look through a view.
A bot has the integer face of a world that it imagines, `world = view.sample(rng)`, from `world.integer_face()`; the
numbers of its moves there are those of `world.number_of(move)`.
"""

from __future__ import annotations

from collections.abc import Mapping

from vermeil.core.variants import Value, read_variants
from vermeil.games.silver_coin.deck import Deck, read_deck
from vermeil.games.silver_coin.face import IntegerFace
from vermeil.games.silver_coin.game import VARIANTS, engine_options


def new_state(players: int = 2, deck: Deck | str = "coin", variants: Mapping[str, Value] | None = None) -> IntegerFace:
    """A game before the deal."""
    return IntegerFace(read_deck(deck).box(), engine_options(read_variants(VARIANTS, variants)), players)
