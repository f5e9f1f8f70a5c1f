"""The medium player of Silver Coin: a family player of some experience.

It knows when to call: it expects the others to have kept low cards and to use their last turns, it does not call with
a village that it hardly knows, and it minds the Wolfmen. It is weaker elsewhere: it is off by a point or two in what
its moves are worth, hardly collects equal cards, looks at its own too rarely, and does not care what it leaves on the
pile for the next player.
"""

from __future__ import annotations

from vermeil.bots.silver_coin.player import Effort, SilverCoinPlayer, unknown
from vermeil.bots.silver_coin.policy import Policy
from vermeil.bots.silver_coin.sizes import CALL_FROM, FEED, KEPT, LAST_TURN, LOOK_OWN, PAIR
from vermeil.bots.silver_coin.weights import HAND, with_changes
from vermeil.games.silver_coin.face import IntegerFace
from vermeil.games.silver_coin.numbers import number_of

# It does not call with more unknown cards.
UNKNOWN_AT_MOST = 2
# SC-51: a Wolfman's village must stay below 13. With more beside the own one than this, the others' last turns may
# well lift it above.
SAFE_BESIDE_WOLF = 8.0
# What it takes an unknown card for.
MIDDLING = 6.5
WEIGHTS = with_changes(HAND, {KEPT: 3.0, LAST_TURN: 3.5, CALL_FROM: 0.55, PAIR: 0.15, LOOK_OWN: 0.8, FEED: 0.0})


class MediumPlayer(SilverCoinPlayer):
    """One look at each move with its errors, and calls with care."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__("medium", Effort(blur=1.9, weights=tuple(WEIGHTS)), seed)

    def _rash(self, state: IntegerFace, policy: Policy) -> bool:
        """To call it must know its village, and it fears open Wolfmen: theirs may work, and its own cease to."""
        wolves = state.up & state.box.at_scoring
        mine = state.village[state.active]
        others = sum(state.village[: state.players]) - mine  # sets without a card in common
        if unknown(state) > UNKNOWN_AT_MOST or (wolves & mine and beside(state, wolves) > SAFE_BESIDE_WOLF):
            return True
        return bool(wolves & others) and policy.expected_sum() > 0


def beside(state: IntegerFace, wolves: int) -> float:
    """What the cards beside the Wolfmen of the asked seat's village show, as far as it knows."""
    cards = [state.card_at(state.active, place) for place in range(state.size[state.active])]
    known = state.seen[state.active]
    return sum(number_of(card) if known >> card & 1 else MIDDLING for card in cards if not wolves >> card & 1)
