"""Sets of cards are 64-bit numbers. Plain Python; compiled through `bits.pxd`."""

from __future__ import annotations

# Masks of 64 bits have names, because a bare literal of that size is no C number when compiled.
WORD = 0xFFFFFFFFFFFFFFFF
ONES = 0x5555555555555555
PAIRS = 0x3333333333333333
FOURS = 0x0F0F0F0F0F0F0F0F
EIGHTS = 0x0101010101010101
HIGHS = 0x8080808080808080
BIT = [1 << k for k in range(64)]
# x & -x times this number has the place of that one bit in its six highest bits, see `lowest`.
DE_BRUIJN = 0x03F79D71B4CB0A89
PLACE = [0] * 64
for _k in range(64):
    PLACE[((DE_BRUIJN << _k) & WORD) >> 58] = _k
FEW = 8
# Where the nth bit of a byte is: entry n * 256 + byte.
BIT_OF_BYTE = [
    next((k for k in range(8) if byte >> k & 1 and (byte & ((1 << k) - 1)).bit_count() == n), 0)
    for n in range(8)
    for byte in range(256)
]


def bit(k: int) -> int:
    """The set of one thing (a bare `1 << k` would be a 32-bit shift when compiled)."""
    return BIT[k]


def count_bits(x: int) -> int:
    """How many things a set holds."""
    x -= (x >> 1) & ONES
    x = (x & PAIRS) + ((x >> 2) & PAIRS)
    x = (x + (x >> 4)) & FOURS
    return ((x * EIGHTS) & WORD) >> 56


def lowest(x: int) -> int:
    """The first thing of a set that is not empty."""
    return PLACE[((((x & -x) * DE_BRUIJN) & WORD) >> 58)]


def nth_bit(x: int, n: int) -> int:
    """The nth thing of a set, counted from 0: a few are counted off, else the byte is found first, then the bit."""
    if n < FEW:
        while n:
            x &= x - 1
            n -= 1
        return lowest(x)
    bytes_ = x - ((x >> 1) & ONES)
    bytes_ = (bytes_ & PAIRS) + ((bytes_ >> 2) & PAIRS)
    bytes_ = (bytes_ + (bytes_ >> 4)) & FOURS
    # Byte k of `up_to` counts the bits of bytes 0 to k; 128 + count - n - 1 keeps its high bit once that is above n.
    up_to = (bytes_ * EIGHTS) & WORD
    above = ((up_to | HIGHS) - (n + 1) * EIGHTS) & HIGHS
    position = 8 * (8 - (((above >> 7) * EIGHTS & WORD) >> 56))
    if position:
        n -= (up_to >> (position - 8)) & 0xFF
        x >>= position
    return position + BIT_OF_BYTE[n * 256 + (x & 0xFF)]


def number_of(card: int) -> int:
    """SC-1: cards 0 and 1 are the two 0s, then four each of 1 to 12, then the two 13s."""
    return (card + 2) >> 2


def all_of(number: int) -> int:
    """SC-1: all cards of one number, as a set."""
    if number == 0:
        return 3
    start = BIT[4 * number - 2]
    return start * 3 if number == 13 else start * 15  # noqa: PLR2004 - the two 13s, four of the others
