"""Moving among the choices with arrow keys: along a row, and from row to row."""

from __future__ import annotations

import re
from collections.abc import Sequence

_PARTS = re.compile(r"(.*?)(\d*)$")


def place_of(target: str) -> tuple[str, int]:
    """The row of a target and its place in it: `0.2` is the second of row `0.`."""
    found = _PARTS.match(target)
    if found is None or target == "top":
        return "place", 0
    return found[1], int(found[2] or 0)


def next_target(targets: Sequence[str], cursor: str, down: int, right: int) -> str:
    """The target beside the cursor: the next in its row, or in another row the one nearest to it."""
    rows: dict[str, list[str]] = {}
    for target in targets:
        rows.setdefault(place_of(target)[0], []).append(target)
    if cursor not in targets:
        return targets[0]
    if all(len(row) == 1 for row in rows.values()):  # cards in hand, players: one row of different names
        rows = {"": list(targets)}
        row = ""
    else:
        row = place_of(cursor)[0]
    if right or len(rows) == 1:
        own = rows[row]
        return own[(own.index(cursor) + (right or down)) % len(own)]
    names = list(rows)
    other = rows[names[(names.index(row) + down) % len(names)]]
    return min(other, key=lambda target: abs(place_of(target)[1] - place_of(cursor)[1]))
