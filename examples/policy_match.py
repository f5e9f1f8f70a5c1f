"""A tournament of what `self_play.py` has learned against our levels, through the arena: paired deals, 95 % intervals.

Usage: python examples/policy_match.py [policy.npz] [deals]

`PolicyBot` is a bot like every other one. From this folder it takes a seat anywhere:
`VERMEIL_POLICY=policy.npz vermeil match greedy --bot policy_match:PolicyBot`, or `vermeil play --terminal --bot ...`.
"""

import os
import sys
from typing import Any

import numpy as np
from self_play import ACTIONS, LAYOUT, Policy

from vermeil.arena.deals import Setting
from vermeil.arena.match import play_match
from vermeil.core.contract import View

WHERE = "VERMEIL_POLICY"


class PolicyBot:
    """The learned policy as a bot: it sees a view like every other bot, and takes its likeliest action."""

    name = "policy"

    def __init__(self) -> None:
        self._policy = load(os.environ.get(WHERE, "policy.npz"))

    def play(self, view: View, limit: object = None) -> str:
        """The likeliest legal move; where there is nothing to choose, the only one."""
        del limit
        if len(view.moves) == 1:
            return view.moves[0]
        masks = np.zeros((1, len(ACTIONS)), np.bool_)
        masks[0, ACTIONS.legal(view)] = True
        _, actions, share, *_ = self._policy.chances(LAYOUT.encode(view)[None], masks)
        return ACTIONS.spell(view, int(actions[share.argmax()]))


def load(path: str) -> Policy:
    """The policy of a file."""
    policy = Policy(np.random.default_rng(0))
    with np.load(path) as kept:
        for weight, name in zip(policy.weights, kept.files, strict=True):
            weight[...] = kept[name]
    return policy


def tournament(path: str, levels: tuple[str, ...], deals: int, say: Any = print) -> dict[str, float]:  # noqa: ANN401
    """The policy against each level; its share of the wins."""
    os.environ[WHERE] = path
    shares = {}
    for level in levels:
        match = play_match(Setting("silver-and-gold"), "policy_match:PolicyBot", level, deals, workers=1)
        wins, lead = match.wins, match.lead
        say(
            f"against {level}: wins {wins.mean:.1%} ({wins.low:.1%} to {wins.high:.1%}), "
            f"lead {lead.mean:+.1f} ({lead.low:+.1f} to {lead.high:+.1f})"
        )
        shares[level] = wins.mean
    return shares


if __name__ == "__main__":
    FILE, DEALS = [*sys.argv[1:], *("policy.npz", "100")[len(sys.argv) - 1 :]]
    tournament(FILE, ("random", "greedy", "easy", "medium"), int(DEALS))
