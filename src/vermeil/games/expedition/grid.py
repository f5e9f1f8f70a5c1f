"""Boxes as bits, and the six patterns of the expedition cards.

A grid is `width` columns by `height` rows. The box in column c and row r is bit r * width + c, so that
counting bits upwards reads the card like a page. Box names are a column letter and a row number: a1 is top left.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TypeVar

COLUMNS = "abcdefgh"

# The patterns, drawn once in one of their orientations; the order is that of every table and record.
DRAWINGS = {
    "I2": ("##",),
    "I3": ("###",),
    "V3": ("#.", "##"),
    "L4": ("#.", "#.", "##"),
    "T4": ("###", ".#."),
    "O4": ("##", "##"),
}
PATTERNS = tuple(DRAWINGS)


def pattern_boxes() -> dict[str, list[list[int]]]:
    """The boxes of each pattern as [column, row], counted from the top left."""
    return {
        pattern: [[column, row] for row, marks in enumerate(rows) for column, mark in enumerate(marks) if mark == "#"]
        for pattern, rows in DRAWINGS.items()
    }


# The eight expedition cards by their pattern (SG-5, PY-3).
EXPEDITION = ("I2", "I3", "I3", "V3", "V3", "L4", "T4", "O4")

Shape = frozenset[tuple[int, int]]
Kind = TypeVar("Kind", bound=str)


def bits(mask: int) -> Iterator[int]:
    """The positions of the bits of a mask, in reading order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def shape_of(drawing: tuple[str, ...]) -> Shape:
    """The (row, column) pairs of a drawing."""
    return frozenset((r, c) for r, row in enumerate(drawing) for c, mark in enumerate(row) if mark == "#")


def normal(shape: Shape) -> Shape:
    """The same shape pushed into the top left corner."""
    top = min(r for r, _ in shape)
    left = min(c for _, c in shape)
    return frozenset((r - top, c - left) for r, c in shape)


def orientations(shape: Shape) -> tuple[Shape, ...]:
    """The shape's different rotations and mirrors, at most eight (SG-21), in a fixed order."""
    found = set()
    for _ in range(4):
        shape = frozenset((c, -r) for r, c in shape)
        found.add(normal(shape))
        found.add(normal(frozenset((r, -c) for r, c in shape)))
    return tuple(sorted(found, key=sorted))


@dataclass(frozen=True)
class Grid:
    """A frame of boxes, and where the patterns fit into it."""

    width: int
    height: int

    @cached_property
    def size(self) -> int:
        return self.width * self.height

    @cached_property
    def full(self) -> int:
        """The mask of all boxes."""
        return (1 << self.size) - 1

    def name(self, box: int) -> str:
        row, column = divmod(box, self.width)
        return f"{COLUMNS[column]}{row + 1}"

    def names(self, mask: int) -> list[str]:
        """The names of the boxes of a mask, in reading order."""
        names: list[str] = []
        for of_byte in self._names:
            names += of_byte[mask & 0xFF]
            mask >>= 8
        return names

    @cached_property
    def _names(self) -> list[list[tuple[str, ...]]]:
        """For each eight boxes the names of every choice of them: every view names boxes, many times."""
        return [
            [tuple(self.name(first + box) for box in bits(byte) if first + box < self.size) for byte in range(256)]
            for first in range(0, self.size, 8)
        ]

    def named(self, kinds: Mapping[Kind, int]) -> dict[str, Kind]:
        """By the name of each box in one of these masks, which one it is in."""
        return {self.name(box): kind for kind, mask in kinds.items() for box in bits(mask)}

    def box(self, name: str) -> int | None:
        """The box of a name, or None if this grid has no such box."""
        return self._boxes.get(name)

    @cached_property
    def _boxes(self) -> dict[str, int]:
        return {self.name(box): box for box in range(self.size)}

    def neighbours(self, mask: int) -> int:
        """All boxes orthogonally adjacent to a box of the mask, outside of it."""
        found = 0
        for box in bits(mask):
            row, column = divmod(box, self.width)
            if row:
                found |= 1 << (box - self.width)
            if row + 1 < self.height:
                found |= 1 << (box + self.width)
            if column:
                found |= 1 << (box - 1)
            if column + 1 < self.width:
                found |= 1 << (box + 1)
        return found & ~mask

    def connected(self, mask: int) -> bool:
        """Whether the boxes of the mask hang together by their sides."""
        reached = mask & -mask
        while grown := self.neighbours(reached) & mask:
            reached |= grown
        return reached == mask

    def placements(self, pattern: str) -> tuple[int, ...]:
        """Every way to lay a pattern into the frame, as masks in ascending order."""
        return self._placements[pattern]

    @cached_property
    def _placements(self) -> dict[str, tuple[int, ...]]:
        return {pattern: tuple(sorted(self._lay(shape_of(drawing)))) for pattern, drawing in DRAWINGS.items()}

    def _lay(self, shape: Shape) -> set[int]:
        masks = set()
        for turned in orientations(shape):
            rows = max(r for r, _ in turned) + 1
            columns = max(c for _, c in turned) + 1
            for top in range(self.height - rows + 1):
                for left in range(self.width - columns + 1):
                    masks.add(sum(1 << ((top + r) * self.width + left + c) for r, c in turned))
        return masks

    def crossings(self, pattern: str) -> tuple[int, ...]:
        """All that may be crossed for a pattern: its placements, then every single box (SG-21).

        The position in this tuple is the crossing's number in the engines and for learning programs; it
        means the same boxes on every card. An owed box is a crossing of the pattern "" (no placements).
        """
        return self._crossings[pattern]

    @cached_property
    def _crossings(self) -> dict[str, tuple[int, ...]]:
        single = tuple(1 << box for box in range(self.size))
        return {pattern: (self._placements[pattern] if pattern else ()) + single for pattern in ("", *PATTERNS)}
