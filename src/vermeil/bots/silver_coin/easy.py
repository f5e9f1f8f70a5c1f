"""The easy player of Silver Coin: it loses as people lose.

It forgets cards some turns after it has seen them, middling ones first; it does not collect equal cards; it does not
see what lasting powers are good for, nor that the others keep low cards and throw away high ones, and so it calls too
early when it is behind and, with a lead, too late. What it does know it uses well: it never gives a low card that it
remembers for a high one, and does nothing that it sees to be a loss while there is anything else. It does not call
with a village that it hardly knows.

Its memory and its mood come from the view alone, not from chance: a table may ask with another seed each time, and
what was forgotten must stay so until it is seen again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from vermeil.bots.silver_coin.player import Effort, SilverCoinPlayer, unknown
from vermeil.bots.silver_coin.policy import Policy
from vermeil.bots.silver_coin.sizes import (
    CALL_FROM,
    CALLABLE,
    FEED,
    GIFTED,
    HARM,
    KEPT,
    LAST_TURN,
    LOOK_OWN,
    PAIR,
    UP_AMULET,
    UP_BLOB,
    UP_CON,
    UP_CURATOR,
    UP_PIXIE,
)
from vermeil.bots.silver_coin.weights import HAND, with_changes
from vermeil.core.contract import View
from vermeil.games.silver_coin.face import IntegerFace

# What it does not see, as weights of the policy.
BLIND = {
    PAIR: 0.0,
    CALLABLE: 0.0,
    FEED: 0.0,
    GIFTED: 0.2,
    HARM: 0.4,
    KEPT: 6.5,
    LAST_TURN: 0.5,
    LOOK_OWN: 0.5,
    UP_AMULET: 0.1,
    UP_BLOB: 0.1,
    UP_CON: 0.5,
    UP_CURATOR: 0.5,
    UP_PIXIE: 0.1,
}
# How many of its own turns after it was last seen a card is still known, by its number: at least two. The lowest and
# the highest make an impression, those in the middle do not.
MINDED = (6, 5, 5, 4, 3, 3, 2, 2, 3, 3, 4, 5, 5, 6)
# It does not call with more unknown cards.
UNKNOWN_AT_MOST = 2
# A mood moves the chance that it wants for a call: as far as this with a lead of so many points, or as far behind.
MOOD, LEAD = 0.2, 20
# What it thinks worse of a move, in points, that it sees to be a loss.
LOSS = 20.0


class EasyPlayer(SilverCoinPlayer):
    """One look at each move, a bad memory, and moods."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__("easy", Effort(blur=3.2), seed)

    def _remember(self, table: IntegerFace, view: View) -> None:
        """Hidden cards slip its mind some turns after it has seen them, until it sees them again."""
        seen = list(table.seen)
        for owner, village in enumerate(view["villages"]):
            for place, card in enumerate(village):
                if card["face"] == "down" and forgotten(card, table.active):
                    seen[table.active] &= ~(1 << table.card_at(owner, place))
        table.seen = seen

    def _rash(self, table: IntegerFace, policy: Policy) -> bool:
        """To call it must know most of its village."""
        del policy
        return unknown(table) > UNKNOWN_AT_MOST

    def _blurred(self, worths: dict[int, float], rng: Random) -> dict[int, float]:
        """It misjudges moves, but not whether one is a loss."""
        blurred = super()._blurred(worths, rng)
        least = min(0.0, max(worths.values()))
        return {number: worth if worths[number] >= least else worth - LOSS for number, worth in blurred.items()}

    def _policy(self, table: IntegerFace, view: View) -> Policy:
        policy = super()._policy(table, view)
        weights = with_changes(HAND, BLIND)
        weights[CALL_FROM] += MOOD * lead(view["scores"], table.active)
        policy.weigh(table.active, weights)
        return policy


def forgotten(card: Mapping[str, Any], seat: int) -> bool:
    """Whether a card that a seat has seen has slipped its mind."""
    return seat in card["seen"] and card["ago"][card["seen"].index(seat)] > MINDED[card["number"]]


def lead(scores: Sequence[int], seat: int) -> float:
    """How far a seat is ahead of the others' mean, from -1 to 1. The fewest points win."""
    others = [points for other, points in enumerate(scores) if other != seat]
    return max(-1.0, min(1.0, (sum(others) / len(others) - scores[seat]) / LEAD))
