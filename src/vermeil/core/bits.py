"""Sets of small numbers as 64-bit numbers: boxes, cards, crossings.

Compiled engines have the same functions from `inlined.pxd`, as C in the places where they are used.
"""

from __future__ import annotations


def bit(k: int) -> int:
    """The set of one thing (a bare `1 << k` would be a 32-bit shift when compiled)."""
    return 1 << k


def count_bits(x: int) -> int:
    """How many things a set holds."""
    return x.bit_count()


def lowest(x: int) -> int:
    """The first thing of a set that is not empty."""
    return (x & -x).bit_length() - 1


def nth_bit(x: int, n: int) -> int:
    """The nth thing of a set, counted from 0; it holds more than n."""
    for _ in range(n):
        x &= x - 1
    return lowest(x)
