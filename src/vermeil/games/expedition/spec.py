"""What both flip-and-write games say of themselves."""

from __future__ import annotations

PLAYERS = range(1, 5)

# The strongest first, then the yardsticks.
BOTS = ("expert", "strong", "medium", "easy", "child", "table", "monte-carlo", "greedy", "random")
