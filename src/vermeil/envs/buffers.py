"""The arrays that many games write into, each into its own row. Compiled through `buffers.pxd`."""

from __future__ import annotations

from typing import Any

# When a game that is over begins again: at the next step, within the step that ends it, or only when told to.
NEXT_STEP, SAME_STEP, DISABLED = range(3)
# What a seat gets: the margin at the end, its share of the win at the end, or points as they come.
MARGIN, WIN, POINTS = range(3)


class Buffers:
    """Flat arrays of numpy: compiled games index them without a copy and without Python's lock."""

    def __init__(
        self, arrays: dict[str, Any], sizes: tuple[int, int, int, int], reset_mode: int, rewarding: int
    ) -> None:
        self.games, self.players, self.width, self.breadth = sizes
        self.reset_mode = reset_mode
        self.rewarding = rewarding
        self.actions = arrays["actions"]
        self.observations = arrays["observations"]
        self.masks = arrays["masks"]
        self.rewards = arrays["rewards"]
        self.seats = arrays["seats"]
        self.over = arrays["over"]
        self.scores = arrays["scores"]
        self.decisions = arrays["decisions"]
