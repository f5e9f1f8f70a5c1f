"""What the naive counters and checkers of both flip-and-write games know: boxes, patterns, keeping, and picks.

Boxes are (column, row) pairs in sets. Nothing of our grid or engine is used, only what the rule books say.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

Box = tuple[int, int]
Boxes = frozenset[Box]

SHAPES: dict[str, set[Box]] = {
    "I2": {(0, 0), (1, 0)},
    "I3": {(0, 0), (1, 0), (2, 0)},
    "V3": {(0, 0), (1, 0), (0, 1)},
    "L4": {(0, 0), (0, 1), (0, 2), (1, 2)},
    "T4": {(0, 0), (1, 0), (2, 0), (1, 1)},
    "O4": {(0, 0), (1, 0), (0, 1), (1, 1)},
}


class BeyondPhaseError(Exception):
    """The sequences asked for are longer than the phase; this counter knows no chance."""


def box_of(name: str) -> Box:
    return ("abcde".index(name[0]), int(name[1]) - 1)


def turns(shape: set[Box]) -> Iterator[set[Box]]:
    """All rotations and mirrors, some of them more than once."""
    for flip in (1, -1):
        turned = {(flip * x, y) for x, y in shape}
        for _ in range(4):
            turned = {(-y, x) for x, y in turned}
            yield turned


def placements(pattern: str) -> Iterator[Boxes]:
    """The pattern turned, mirrored and moved in every way, also beyond a card; some of them more than once."""
    for turned in turns(SHAPES[pattern]):
        for dx in range(-4, 8):
            for dy in range(-4, 8):
                yield frozenset((x + dx, y + dy) for x, y in turned)


def count_keeps(table: dict[str, Any], depth: int) -> int:
    """Sequences while cards are kept: two of four, for each seat that still waits."""
    if depth > len(table["waiting"]):
        raise BeyondPhaseError
    return int(6**depth)


def count_picks(display: int, stack: int, queue: tuple[int, ...], depth: int) -> int:
    """Sequences in action 3: how many cards lie open, how many are in the stack, how many each finisher takes."""
    while queue and (queue[0] == 0 or display + stack == 0):
        refill = min(4 - display, stack)
        display, stack, queue = display + refill, stack - refill, queue[1:]
    if depth == 0:
        return 1
    if not queue:
        raise BeyondPhaseError
    left = (queue[0] - 1, *queue[1:])
    total = display * count_picks(display - 1, stack, left, depth - 1) if display else 0
    return total + (count_picks(display, stack - 1, left, depth - 1) if stack else 0)
