"""Numbers that several threads change without a lock. Compiled crews have them from `inlined_signals.pxd`.

Plain Python has nothing of the kind, and needs nothing: only one of its threads runs at a time, so a crew has no
helpers.
"""

from __future__ import annotations


def atomic() -> bool:
    """Whether several threads can really use these functions at the same time."""
    return False


def load(cells: list[int], at: int) -> int:
    """The number now."""
    return cells[at]


def swap(cells: list[int], at: int, now: int) -> int:
    """Set the number; what it was before."""
    before, cells[at] = cells[at], now
    return before


def change(cells: list[int], at: int, before: int, now: int) -> bool:
    """Set the number if it is still as it was; whether it has been set."""
    if cells[at] != before:
        return False
    cells[at] = now
    return True


def add(cells: list[int], at: int) -> None:
    """One more."""
    cells[at] += 1


def rest() -> None:
    """Wait for some billionths of a second."""


def give_way() -> None:
    """Let another thread have this processor, if one wants it."""
