"""Somebody who tries this and that: every other move is any legal one, the rest are those of `easy`.

A stand-in for a child at the table, to see that the level `child` can be beaten:
`vermeil match child bench.halfway:Halfway --game pyramids --games 100`.
"""

from __future__ import annotations

import hashlib
from random import Random

from vermeil.bots import Choice, Limit, bot_for
from vermeil.core.contract import View


class Halfway:
    """The same view and seed give the same choice."""

    name = "halfway"

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed

    def play(self, view: View, limit: Limit | None = None) -> Choice:
        """Toss a coin, then move."""
        rng = Random(hashlib.blake2b(f"{self._seed} {view.to_json()}".encode(), digest_size=8).digest())
        if rng.random() < 0.5:
            return Choice(rng.choice(view.moves), ())
        return bot_for(view.game, "easy", self._seed).play(view, limit)
