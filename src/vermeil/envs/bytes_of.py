"""Sets of bits and blocks of bytes, written into a buffer at a place.

Compiled positions have the same functions from `inlined_bytes.pxd`, as C in the places where they are used.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

Buffer = MutableSequence[int]


def spread(view: Buffer, at: int, bits: int, count: int) -> None:
    """The lowest `count` bits, one byte of 0 or 1 each."""
    for place in range(count):
        view[at + place] = bits >> place & 1


def put(view: Buffer, at: int, word: int, count: int) -> None:
    """The lowest `count` bytes of a number of 64 bits, the lowest first."""
    for place in range(count):
        view[at + place] = word >> 8 * place & 0xFF


def clear(view: Buffer, at: int, count: int) -> None:
    """So many zeros."""
    for place in range(at, at + count):
        view[place] = 0


def copy_bytes(view: Buffer, at: int, source: Sequence[int], first: int, count: int) -> None:
    """So many bytes of another buffer, from `first` on."""
    for place in range(count):
        view[at + place] = source[first + place]


def veil(  # noqa: PLR0913, PLR0917 - as C has it
    view: Buffer, at: int, source: Sequence[int], first: int, bits: int, count: int, planes: int, tail: int
) -> None:
    """Planes of `count` bytes each of another buffer, empty where a bit is not set; then so many bytes as they are."""
    for place in range(count * planes):
        view[at + place] = source[first + place] if bits >> place % count & 1 else 0
    copy_bytes(view, at + count * planes, source, first + count * planes, tail)
