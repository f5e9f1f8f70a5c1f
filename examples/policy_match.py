"""A tournament of what `self_play.py` has learned against our levels, through the arena: paired deals, 95 % intervals.

Usage: python examples/policy_match.py policy.npz [deals]
"""

import sys
from typing import Any

import numpy as np
from self_play import ACTIONS, LAYOUT, Policy

from vermeil.arena.deals import Setting
from vermeil.arena.match import play_match
from vermeil.bots import Choice, Limit
from vermeil.bots.levels import LEVELS
from vermeil.core.contract import View


class PolicyBot:
    """The learned policy as a bot: it sees a view like every other bot, and takes its likeliest action."""

    name = "policy"

    def __init__(self, policy: Policy) -> None:
        self._policy = policy

    def play(self, view: View, limit: Limit | None = None) -> Choice:
        """The likeliest legal move; a turn that is done is confirmed."""
        del limit
        if len(view.moves) == 1:
            return Choice(view.moves[0], ())
        masks = np.zeros((1, len(ACTIONS)), np.bool_)
        masks[0, ACTIONS.legal(view)] = True
        _, actions, share, *_ = self._policy.chances(LAYOUT.encode(view)[None], masks)
        return Choice(ACTIONS.spell(view, int(actions[share.argmax()])), ())


def load(path: str) -> Policy:
    """The policy of a file."""
    policy = Policy(np.random.default_rng(0))
    with np.load(path) as kept:
        for weight, name in zip(policy.weights, kept.files, strict=True):
            weight[...] = kept[name]
    return policy


def tournament(policy: Policy, levels: tuple[str, ...], deals: int, say: Any = print) -> dict[str, float]:  # noqa: ANN401
    """The policy against each level; its share of the wins."""
    LEVELS["silver-and-gold"]["policy"] = lambda seed: PolicyBot(policy)  # noqa: ARG005 - it has no luck
    shares = {}
    for level in levels:
        match = play_match(Setting("silver-and-gold"), "policy", level, deals, workers=1)
        wins, lead = match.wins, match.lead
        say(
            f"against {level}: wins {wins.mean:.1%} ({wins.low:.1%} to {wins.high:.1%}), "
            f"lead {lead.mean:+.1f} ({lead.low:+.1f} to {lead.high:+.1f})"
        )
        shares[level] = wins.mean
    return shares


if __name__ == "__main__":
    DEALS = int(sys.argv[2]) if len(sys.argv) > 2 else 100
    tournament(load(sys.argv[1]), ("random", "greedy", "easy", "medium"), DEALS)
