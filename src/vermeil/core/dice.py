"""Fast random numbers for playouts and worlds inside the engines (compiled when it can be).

Live games never use it: their chance comes from `vermeil.core.chance`.
"""

from __future__ import annotations

MASK = 0xFFFFFFFFFFFFFFFF
# Constants of splitmix64 and xorshift64*. They have names because a bare literal of 64 bits is not a C number.
GOLDEN = 0x9E3779B97F4A7C15
MIX_1 = 0xBF58476D1CE4E5B9
MIX_2 = 0x94D049BB133111EB
STAR = 0x2545F4914F6CDD1D


class Dice:
    """xorshift64*: 64 bits of state, seeded by any integer; the same numbers compiled and plain."""

    def __init__(self, seed: int = 0) -> None:
        self.restart(seed & MASK)

    def restart(self, seed: int) -> None:
        """Start over. The seed is scrambled (splitmix64), so that neighbouring seeds give unrelated numbers."""
        scrambled = (seed + GOLDEN) & MASK
        scrambled = ((scrambled ^ (scrambled >> 30)) * MIX_1) & MASK
        scrambled = ((scrambled ^ (scrambled >> 27)) * MIX_2) & MASK
        scrambled ^= scrambled >> 31
        self.state = scrambled or 1

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, for n up to 2**32."""
        all_bits = 0x7FFFFFFF << 1 | 1  # put together from halves, so that the C compiler sees that it changes nothing
        all_bits |= all_bits << 32
        x = self.state
        x ^= x >> 12
        x ^= (x << 25) & all_bits
        x ^= x >> 27
        self.state = x
        high = ((x * STAR) & all_bits) >> 32
        return (high * n) >> 32


def below(dice: Dice, n: int) -> int:
    """A throw of the dice, for engines: compiled ones have it from `inlined.pxd`, in its place."""
    return dice.below(n)
