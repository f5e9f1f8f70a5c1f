"""Changes between two plain values as small patches, for any game: `fold(old, diff(old, new)) == new`.

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
PARTED = (dict, list)

_REMOVE, _PUT, _SPLICE = 1, 2, 4


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
            return self._dict_steps(old, new, list(path))
        return [] if old == new else self._steps(old, new, list(path))

    def _steps(self, old: Value, new: Value, path: Path) -> Patch:
        """The steps for two values that are known to differ."""
        if isinstance(old, dict) and isinstance(new, dict):
            return self._dict_steps(old, new, path)
        if not (isinstance(old, list) and isinstance(new, list)):
            return [[path, new]]
        known = self._known.get((id(old), id(new)))
        if known is not None and known[0] == path:
            return known[1]
        steps: Patch = []
        if len(old) == len(new) and _has_parts(new):
            for at, value in enumerate(new):
                was = old[at]
                if was is not value and was != value:
                    steps += self._steps(was, value, [*path, at])
        else:
            steps.append(_splice(old, new, path))
        self._known[id(old), id(new)] = (path, steps)
        return steps

    def _dict_steps(self, old: dict[str, Value], new: dict[str, Value], path: Path) -> Patch:
        known = self._known.get((id(old), id(new)))
        if known is not None and known[0] == path:
            return known[1]
        steps: Patch = [] if old.keys() <= new.keys() else [[[*path, key]] for key in old if key not in new]
        for key, value in new.items():
            was = old.get(key, NOTHING)
            if was is value or (was == value and type(was) is type(value)):
                continue
            if type(was) is type(value) and type(value) in PARTED:
                steps += self._steps(was, value, [*path, key])
            else:
                steps.append([[*path, key], value])
        self._known[id(old), id(new)] = (path, steps)
        return steps


def _has_parts(items: list[Value]) -> bool:
    """Whether steps may lead into these items; a list of words has no parts."""
    for item in items:
        kind = type(item)
        if kind in PARTED:
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


def fold(old: Value, patch: Patch) -> Value:
    """The value after a patch. The old one is changed where it can be, so keep only what this returns."""
    for step in patch:
        path = step[0]
        if not path and len(step) == _PUT:
            old = step[1]
            continue
        where = old
        for key in path[:-1] if len(step) != _SPLICE else path:
            where = where[key]
        if len(step) == _SPLICE:
            where[step[1] : step[1] + step[2]] = step[3]
        elif len(step) == _REMOVE:
            del where[path[-1]]
        else:
            where[path[-1]] = step[1]
    return old
