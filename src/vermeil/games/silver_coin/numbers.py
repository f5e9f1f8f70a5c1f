"""SC-1: the 52 cards of a deck and the numbers on them.

Compiled engines have the same functions from `inlined_numbers.pxd`, as C in the places where they are used.
"""

from __future__ import annotations


def number_of(card: int) -> int:
    """SC-1: cards 0 and 1 are the two 0s, then four each of 1 to 12, then the two 13s."""
    return (card + 2) >> 2


def all_of(number: int) -> int:
    """SC-1: all cards of one number, as a set."""
    if number == 0:
        return 3
    start = 1 << (4 * number - 2)
    return start * 3 if number == 13 else start * 15  # noqa: PLR2004 - the two 13s, four of the others
