"""The child's player of Silver Coin: it loses as somebody of six loses, and has a good time.

It remembers a card for a turn or two, the very low and the very high ones a little longer, and likes turning cards and
trying what they do better than thinking about it: what it judges, it misjudges by a good deal. It still never keeps a
high card that it sees for a low one that it sees, and it wants to call as soon as it knows two cards of its village.
"""

from __future__ import annotations

from collections.abc import Sequence

from vermeil.bots.silver_coin.easy import EasyPlayer
from vermeil.bots.silver_coin.player import unknown
from vermeil.bots.silver_coin.policy import Policy
from vermeil.bots.silver_coin.sizes import CALL_FROM
from vermeil.games.silver_coin.face import IntegerFace

BLUR = 12.0
MINDED = (3, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 3)
# It calls with a chance that is lower by so much, and with up to so many unknown cards.
EAGER, UNKNOWN_AT_MOST = 0.2, 3


class ChildPlayer(EasyPlayer):
    """Two turns of memory, and no patience."""

    minded = MINDED

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, name="child", blur=BLUR)

    def _rash(self, state: IntegerFace, policy: Policy) -> bool:
        del policy
        return unknown(state) > UNKNOWN_AT_MOST

    def _eyes(self, scores: Sequence[int], seat: int) -> list[float]:
        weights = super()._eyes(scores, seat)
        weights[CALL_FROM] -= EAGER
        return weights
