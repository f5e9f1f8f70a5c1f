"""Which placements are touched by which boxes, as look-ups for the engine. Built once, in plain Python."""

from __future__ import annotations

from functools import cache

from vermeil.games.expedition.grid import PATTERNS
from vermeil.games.pyramids.cards import FRAME
from vermeil.games.pyramids.engine import Ways

WORD = (1 << 64) - 1


# The frame in three parts, which the engine looks up one by one: first box, how many, and where their entries begin.
PARTS = ((0, 9, 0), (9, 8, 512), (17, 8, 768))


@cache
def ways_of_frame() -> Ways:
    """The engine's look-ups for 5x5 cards; pattern 0 is the single box, which has no placements."""
    ways = Ways()
    for pattern, name in enumerate(PATTERNS, start=1):
        placements = FRAME.placements(name)
        ways.count_placements(pattern, len(placements))
        by_box = [sum(1 << n for n, mask in enumerate(placements) if mask >> box & 1) for box in range(FRAME.size)]
        for first, boxes, entries in PARTS:
            for number, touched in enumerate(_unions(by_box[first : first + boxes])):
                ways.set_touched(pattern, entries + number, touched & WORD, touched >> 64)
    return ways


def _unions(sets: list[int]) -> list[int]:
    """The union of every choice of some sets, in the order of the choices as binary numbers."""
    unions = [0]
    for each in sets:
        unions += [union | each for union in unions]
    return unions
