"""The random player: the yardstick that everything else must beat."""

from __future__ import annotations

from random import Random

from vermeil.bots.choice import Choice, Limit, Reason
from vermeil.core.contract import View
from vermeil.core.phrases import phrase


class RandomBot:
    """Any legal move, all alike."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self._rng = Random(seed)

    def play(self, view: View, limit: Limit | None = None) -> Choice:
        del limit
        move = self._rng.choice(view.moves)
        return Choice(move, (Reason(move, 0.0, (phrase("hint-any"),)),))
