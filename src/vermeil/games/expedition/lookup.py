"""The numbers of all crossings, as look-ups for the engine. Built once per grid, in plain Python."""

from __future__ import annotations

from functools import cache
from math import isqrt

from vermeil.games.expedition.engine import CrossingLookup
from vermeil.games.expedition.grid import PATTERNS, Grid

NIBBLE = 16
WORD = (1 << 64) - 1


@cache
def lookup_of(grid: Grid) -> CrossingLookup:
    """The engine's look-ups for a grid: pattern 0 is the single box, 1 to 6 are the expedition patterns."""
    lookup = CrossingLookup(grid.size, 2 if grid.size > NIBBLE else 1)
    for pattern, name in enumerate(("", *PATTERNS)):
        crossings = grid.crossings(name)
        for number, mask in enumerate(crossings):
            lookup.set_crossing(pattern, number, mask)
        for nibble in range((grid.size + 3) // 4):
            for value in range(NIBBLE):
                hit = sum(1 << n for n, mask in enumerate(crossings) if mask & (value << (4 * nibble)))
                lookup.set_hits(pattern, nibble, value, hit & WORD, hit >> 64)
        if grid.size == NIBBLE:
            _set_rows_free(lookup, pattern, crossings)
    return lookup


def square_lookup(size: int) -> CrossingLookup:
    """The look-ups of the square grid with so many boxes: all cards are square."""
    return lookup_of(Grid(isqrt(size), isqrt(size)))


def _set_rows_free(lookup: CrossingLookup, pattern: int, crossings: tuple[int, ...]) -> None:
    """The quick look-ups of 4x4 cards, by rows 1 and 2 and by rows 3 and 4."""
    for half in range(2):
        boxes = [mask >> 8 * half & 0xFF for mask in crossings]
        for closed in range(256):
            lookup.set_rows_free(
                pattern, half, closed, sum(1 << n for n, mask in enumerate(boxes) if not mask & closed)
            )
