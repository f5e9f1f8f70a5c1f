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

from collections.abc import Sequence
from random import Random

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
    UP_GOTH,
    UP_LYCAN,
    UP_MORTICIAN,
    UP_PIXIE,
    UP_PRIEST,
)
from vermeil.bots.silver_coin.weights import HAND, with_changes
from vermeil.core.contract import View
from vermeil.games.silver_coin.face import IntegerFace
from vermeil.games.silver_coin.views import LyingCard, fields

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
    UP_GOTH: 0.1,
    UP_LYCAN: 0.1,
    UP_MORTICIAN: 0.1,
    UP_PIXIE: 0.1,
    UP_PRIEST: 0.1,
}
# How many of its own turns after it was last seen a card is still known, by its number: at least two. The lowest and
# the highest make an impression, those in the middle do not.
MINDED = (6, 5, 5, 4, 3, 3, 2, 2, 3, 3, 4, 5, 5, 6)
# It does not call with more unknown cards.
UNKNOWN_AT_MOST = 2
# A mood moves the chance that it wants for a call: as far as this with a lead of so many points, or as far behind.
MOOD, LEAD = 0.2, 20
# What it thinks worse of a move that it sees to be a loss: so many times as much as it misjudges moves by.
LOSS = 6.25


class EasyPlayer(SilverCoinPlayer):
    """One look at each move, a bad memory, and moods."""

    def __init__(self, seed: int = 0, *, name: str = "easy", blur: float = 3.2) -> None:
        super().__init__(name, Effort(blur=blur), seed)

    # How many of its own turns after it was last seen a card of each number is still known.
    minded: tuple[int, ...] = MINDED

    def _remember(self, state: IntegerFace, view: View) -> None:
        """Hidden cards slip its mind some turns after it has seen them, until it sees them again."""
        seen = list(state.seen)
        for owner, village in enumerate(fields(view)["villages"]):
            for place, card in enumerate(village):
                if card["face"] == "down" and forgotten(card, state.active, self.minded):
                    seen[state.active] &= ~(1 << state.card_at(owner, place))
        state.seen = seen

    def _rash(self, state: IntegerFace, policy: Policy) -> bool:
        """To call it must know most of its village."""
        del policy
        return unknown(state) > UNKNOWN_AT_MOST

    def _blurred(self, worths: dict[int, float], rng: Random) -> dict[int, float]:
        """It misjudges moves, but not whether one is a loss."""
        blurred = super()._blurred(worths, rng)
        least = min(0.0, max(worths.values()))
        loss = LOSS * self._effort.blur
        return {number: worth if worths[number] >= least else worth - loss for number, worth in blurred.items()}

    def _policy(self, state: IntegerFace, view: View) -> Policy:
        policy = super()._policy(state, view)
        policy.weigh(state.active, self._eyes(fields(view)["scores"], state.active))
        return policy

    def _eyes(self, scores: Sequence[int], seat: int) -> list[float]:
        """What it sees of the worth of moves, in its mood."""
        weights = with_changes(HAND, BLIND)
        weights[CALL_FROM] += MOOD * lead(scores, seat)
        return weights


def forgotten(card: LyingCard, seat: int, minded: tuple[int, ...] = MINDED) -> bool:
    """Whether a card that a seat has seen has slipped its mind."""
    number = card["number"]
    return number is not None and seat in card["seen"] and card["ago"][card["seen"].index(seat)] > minded[number]


def lead(scores: Sequence[int], seat: int) -> float:
    """How far a seat is ahead of the others' mean, from -1 to 1. The fewest points win."""
    others = [points for other, points in enumerate(scores) if other != seat]
    return max(-1.0, min(1.0, (sum(others) / len(others) - scores[seat]) / LEAD))
