"""The easy player of Silver Coin: it loses as people lose.

It forgets cards that it has seen, the longer the round lasts the more of them; it does not collect equal cards; it does
not see what lasting powers are good for, nor that the others keep low cards and throw away high ones, and so it calls
too early or, when it feels timid, too late. What it does know it uses well: it never gives a low card that it remembers
for a high one, and does nothing that it sees to be a loss while there is anything else.
"""

from __future__ import annotations

from random import Random

from vermeil.bots.silver_coin.player import Effort, SilverCoinPlayer
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
# So fast hidden cards are forgotten, 1 being all of them just at the end of the deck. Its mood moves the chance that it
# wants for a call.
FORGETS = 2.0
MOOD = 0.45
DECK = 31
# What it thinks worse of a move, in points, that it sees to be a loss.
LOSS = 4.0


class EasyPlayer(SilverCoinPlayer):
    """One look at each move, a bad memory, and moods."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__("easy", Effort(blur=2.0), seed)

    def _remember(self, table: IntegerFace, view: View) -> None:
        """Hidden cards slip its mind as the deck shrinks: each has its time, and then it is gone for good."""
        gone = (DECK - table.deck_left) / DECK
        seen = list(table.seen)
        for owner in range(table.players):
            for place in range(table.size[owner]):
                card = table.card_at(owner, place)
                slips = Random(f"{self._seed} {view['round']} {owner}.{place}").random()
                if not table.up >> card & 1 and slips < gone * FORGETS:
                    seen[table.active] &= ~(1 << card)
        table.seen = seen

    def _blurred(self, worths: dict[int, float], rng: Random) -> dict[int, float]:
        """It misjudges moves, but not whether one is a loss."""
        blurred = super()._blurred(worths, rng)
        if max(worths.values()) < 0.0:
            return blurred
        return {number: worth if worths[number] >= 0.0 else worth - LOSS for number, worth in blurred.items()}

    def _policy(self, table: IntegerFace, view: View) -> Policy:
        policy = super()._policy(table, view)
        weights = with_changes(HAND, BLIND)
        weights[CALL_FROM] += MOOD * (2 * Random(f"{self._seed} {view['round']}").random() - 1)
        policy.weigh(table.active, weights)
        return policy
