"""What was learned, as small files: steps of a 256th of a point in 16 bits, compressed."""

from __future__ import annotations

import sys
import zlib
from array import array

STEP = 1 / 256
MOST = 32767


def pack(weights: array[float]) -> bytes:
    """The bytes that keep these weights."""
    steps = array("h", (max(-MOST, min(MOST, round(weight / STEP))) for weight in weights))
    if sys.byteorder == "big":
        steps.byteswap()
    return zlib.compress(bytes(steps), 9)


def unpack(data: bytes | None, size: int) -> array[float] | None:
    """The weights that were kept; None if these are not the bytes of so many."""
    try:
        # Not more than there should be: nobody's file fills the memory.
        raw = zlib.decompressobj().decompress(data or b"", 2 * size + 2)
    except zlib.error:
        return None
    if len(raw) != 2 * size:
        return None
    steps = array("h", raw)
    if sys.byteorder == "big":
        steps.byteswap()
    return array("f", (STEP * step for step in steps))


def learned_name(game: str, deck_hash: str) -> str:
    """The name under which the cache keeps what was learned about a deck."""
    return f"{game}-{deck_hash}.learned"
