"""What a seat of Silver Coin knows and expects, while its quick player weighs the answers to a question.

Plain Python; compiled through `mind.pxd`. The rules are functions: `village` (what one's own cards will cost),
`exchanges`, `calling`, `touching`, `abilities`, and `policy`, which picks an answer.
"""

from __future__ import annotations

from collections.abc import Sequence

from vermeil.bots.silver_coin.sizes import AMULET, BULLET, ROOM, STRANGE
from vermeil.bots.silver_coin.weights import LEARNED
from vermeil.games.silver_coin.codes import NO_CARD
from vermeil.games.silver_coin.state import State


def card_kinds(state: State) -> list[int]:
    """Which card each number is: those of our three decks are known by name, others only by what they ask."""
    box = state.box
    units = [box.c0, box.c1, box.c2, box.c3, box.c4, box.c5, box.c6]
    units += [box.c7, box.c8, box.c9, box.c10, box.c11, box.c12, box.c13]
    first = {"coin": 0, "amulet": AMULET, "bullet": BULLET}
    return [first[unit.deck] + unit.number if unit.deck in first else STRANGE for unit in units]


class Mind:
    """What the seat that is asked knows, and what its village is worth."""

    def __init__(self, state: State, weights: Sequence[float] = LEARNED.weights) -> None:
        self.state = state
        self.kinds = card_kinds(state)
        self.weights = [*weights, *[0.0] * (ROOM - len(weights))] * 4
        self.me = 0
        self.at = 0
        self.seen = 0
        self.unseen = 0
        # What may come from the deck, or lie where nothing is known: unseen, and not known to lie in a group (SC-78).
        self.hidden = 0
        self.mean = 0.0
        self.low = 0.0  # what a Copycat would cost in one's own village (SC-83)
        self.spread = 0.0
        self.future = 0.0
        self.harm = 0.0
        self.base = 0.0
        self.kept = 0.0
        self.prices = [0.0] * 14
        # What each card of the seat's village adds to its value, from the left, and after them one that may come to it:
        # the card, its number if it is known, both as one bit; its cost, the least that it may show, what its power is
        # worth; and what else it is (`village.weigh`).
        self.count = 0
        self.own = [0] * 53
        self.numbers = [0] * 53
        self.costs = [0.0] * 53
        self.lows = [0.0] * 53
        self.lasting = [0.0] * 53
        self.marks = [0] * 53
        # The numbers of which known equal cards go in one exchange, as bits.
        self.pairing = 0
        self.set_first = NO_CARD
        # The best set for the held card, once it has been asked for: its worth and its first card.
        self.set_known = False
        self.set_worth = 0.0
        self.held_first = NO_CARD
        # The cards that an exchange of several is to have, if there is one.
        self.set_cards = 0
