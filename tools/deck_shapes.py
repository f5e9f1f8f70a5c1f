"""Islands as shapes, for the tools that make decks: which there are, how they look, how they can be covered."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from vermeil.games.expedition.grid import EXPEDITION, bits
from vermeil.games.silver_and_gold.cards import FRAME
from vermeil.games.silver_and_gold.deck_report import turns

BROAD = 3  # neighbours of a box that isn't part of an arm


def free_islands(boxes: int, height: int) -> list[int]:
    """All connected islands of so many boxes inside 4 columns and `height` rows, one of each set of turns."""
    found = set()
    for chosen in combinations(range(FRAME.width * height), boxes):
        mask = sum(1 << box for box in chosen)
        if FRAME.connected(mask):
            found.add(turns(mask)[0])
    return sorted(found)


def reach(mask: int) -> dict[int, int]:
    """For each box of the island how many placements of the eight expedition cards cross it: low is hard to reach."""
    found = dict.fromkeys(bits(mask), 0)
    for pattern in EXPEDITION:
        for laid in FRAME.placements(pattern):
            if laid & mask == laid:
                for box in bits(laid):
                    found[box] += 1
    return found


def degree(mask: int, box: int) -> int:
    """How many neighbours a box has on the island."""
    return (FRAME.neighbours(1 << box) & mask).bit_count()


def appendages(mask: int) -> int:
    """Single boxes that stick out of something broader, which look like an afterthought and play like one."""
    count = 0
    for box in bits(mask):
        if degree(mask, box) == 1:
            (neighbour,) = bits(FRAME.neighbours(1 << box) & mask)
            count += degree(mask, neighbour) >= BROAD
    return count


def arms(mask: int) -> int:
    """Ends of arms that are one box wide and at least two long."""
    ends = sum(degree(mask, box) == 1 for box in bits(mask))
    return ends - appendages(mask)


def lakes(mask: int) -> int:
    """Boxes missing inside of the island, away from the edge of the frame and with no way out."""
    gaps = FRAME.full & ~mask
    border = sum(1 << box for box in range(FRAME.size) if _on_border(box))
    outside = gaps & border
    while grown := FRAME.neighbours(outside) & gaps:
        outside |= grown
    return (gaps & ~outside).bit_count()


def _on_border(box: int) -> bool:
    row, column = divmod(box, FRAME.width)
    return row in (0, FRAME.height - 1) or column in (0, FRAME.width - 1)


@cache
def distance(one: int, other: int) -> int:
    """How many boxes two islands differ in at least, over all turns and shifts within the frame."""
    best = FRAME.size
    for mask in turns(other):
        for shifted in _shifts(mask):
            best = min(best, (one ^ shifted).bit_count())
    return best


def _shifts(mask: int) -> list[int]:
    """The island, which stands in the top left corner, wherever the frame has room for it."""
    boxes = [divmod(box, FRAME.width) for box in bits(mask)]
    rows = max(row for row, _ in boxes) + 1
    columns = max(column for _, column in boxes) + 1
    return [
        mask << (down * FRAME.width + right)
        for down in range(FRAME.height - rows + 1)
        for right in range(FRAME.width - columns + 1)
    ]
