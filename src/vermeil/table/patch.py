"""Changes between two plain values as small patches, for any game: `fold(old, diff(old, new)) == new`.

Plain Python; compiled through `patch.pxd`. `apply_patch` is the other way and is not compiled: it reads what came
over a wire, and compiled code checks no bounds.

A patch is a list of steps. The first part of a step is the path, a list of keys and positions:

    [path, value]                   put the value there
    [path]                          remove that key
    [path, start, count, items]     in the list there, replace `count` items from `start` on by these
"""

from __future__ import annotations

from typing import Any

Value = Any
Path = list[str | int]
Patch = list[list[Any]]

NOTHING = object()


class Differ:
    """Makes patches of several pairs of values that share parts: what two of them share is compared once.

    Parts are told apart by identity, so that all values must be kept until the differ is done.
    """

    def __init__(self) -> None:
        self._known: dict[tuple[int, int], tuple[Path, Patch]] = {}

    def diff(self, old: Value, new: Value, *path: str | int) -> Patch:
        """The patch that makes `new` of `old`, both of which are found at this path; empty if they are equal."""
        if old is new:
            return []
        if isinstance(old, dict) and isinstance(new, dict):
            return self._dict_steps(dict(old), dict(new), list(path))  # a view is a dict and more
        return [] if old == new else self._steps(old, new, list(path))

    def _steps(self, old: Value, new: Value, path: Path) -> Patch:
        """The steps for two values that are known to differ."""
        kind = type(new)
        if kind is not type(old) or (kind is not dict and kind is not list):
            return [[path, new]]
        pair = (id(old), id(new))
        known = self._known.get(pair)
        if known is not None and known[0] == path:
            return known[1]
        steps = self._dict_steps(old, new, path) if kind is dict else self._list_steps(old, new, path)
        self._known[pair] = (path, steps)
        return steps

    def _dict_steps(self, old: dict[str, Value], new: dict[str, Value], path: Path) -> Patch:
        steps: Patch = []
        for key in old:
            if key not in new:
                steps.append([[*path, key]])
        for key, value in new.items():
            was = old.get(key, NOTHING)
            if was is not value and (was != value or type(was) is not type(value)):
                steps += self._steps(was, value, [*path, key])
        return steps

    def _list_steps(self, old: list[Value], new: list[Value], path: Path) -> Patch:
        if len(old) != len(new) or not _has_parts(new):
            return [_splice(old, new, path)]
        steps: Patch = []
        for at in range(len(new)):
            was, value = old[at], new[at]
            if was is not value and was != value:
                steps += self._steps(was, value, [*path, at])
        return steps


def _has_parts(items: list[Value]) -> bool:
    """Whether steps may lead into these items; a list of words has no parts."""
    for item in items:
        kind = type(item)
        if kind is dict or kind is list:
            return True
        if kind is str:
            return False
    return False


def diff(old: Value, new: Value) -> Patch:
    """The patch that makes `new` of `old`; empty if they are equal."""
    return Differ().diff(old, new)


def _splice(old: list[Value], new: list[Value], path: Path) -> list[Any]:
    shorter = min(len(old), len(new))
    start = 0
    while start < shorter and old[start] == new[start]:
        start += 1
    last, end = len(old), len(new)
    while last > start and end > start and old[last - 1] == new[end - 1]:
        last -= 1
        end -= 1
    return [path, start, last - start, new[start:end]]
