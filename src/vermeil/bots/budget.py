"""What a bot may spend on a decision: playouts, or time."""

from __future__ import annotations

import time
from dataclasses import dataclass

from vermeil.bots.choice import Limit

# Between two looks at the clock, in seconds; and how much of the time is used, for what comes before and after.
BREATH = 0.002
USED = 0.95


@dataclass(slots=True)
class Budget:
    """What is left of a limit. Nodes are playouts; without any limit a bot uses its own number of them."""

    nodes: int | None
    deadline: float | None

    @classmethod
    def of(cls, limit: Limit | None, nodes: int, began: float, *, eager: bool = True) -> Budget:
        """A limit's nodes and time. Who is not eager makes no more than its own number of nodes in any time."""
        if limit is None or (limit.nodes is None and limit.seconds is None):
            return cls(nodes, None)
        most = limit.nodes if limit.nodes is not None or eager else nodes
        return cls(most, None if limit.seconds is None else began + USED * limit.seconds)

    def share(self, rounds: int) -> Budget:
        """The part of one of the rounds that are left."""
        nodes = None if self.nodes is None else self.nodes // rounds
        if self.deadline is None:
            return Budget(nodes, None)
        now = time.perf_counter()
        return Budget(nodes, now + max(0.0, self.deadline - now) / rounds)
