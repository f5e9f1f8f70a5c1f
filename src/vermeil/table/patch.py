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
        patch: Patch = []
        if old is not new and old != new:
            self._walk(old, new, list(path), patch)
        return patch

    def _walk(self, old: Value, new: Value, path: Path, patch: Patch) -> None:
        """The steps for two values that are known to differ."""
        if isinstance(old, dict) and isinstance(new, dict):
            self._walk_dict(old, new, path, patch)
        elif isinstance(old, list) and isinstance(new, list):
            # A list of words has no parts.
            if (
                len(old) == len(new)
                and not isinstance(new[0], str)
                and any(isinstance(item, dict | list) for item in new)
            ):
                for at, value in enumerate(new):
                    if old[at] is not value and old[at] != value:
                        self._walk(old[at], value, [*path, at], patch)
            else:
                patch.append(_splice(old, new, path))
        else:
            patch.append([path, new])

    def _walk_dict(self, old: dict[str, Value], new: dict[str, Value], path: Path, patch: Patch) -> None:
        known = self._known.get((id(old), id(new)))
        if known is not None and known[0] == path:
            patch += known[1]
            return
        steps: Patch = [] if old.keys() <= new.keys() else [[[*path, key]] for key in old if key not in new]
        for key, value in new.items():
            was = old.get(key, NOTHING)
            if was is value or (was == value and type(was) is type(value)):
                continue
            if type(was) is type(value) and type(value) in PARTED:
                self._walk(was, value, [*path, key], steps)
            else:
                steps.append([[*path, key], value])
        self._known[id(old), id(new)] = (path, steps)
        patch += steps


def diff(old: Value, new: Value) -> Patch:
    """The patch that makes `new` of `old`; empty if they are equal."""
    return Differ().diff(old, new)


def _splice(old: list[Value], new: list[Value], path: Path) -> list[Any]:
    shorter = min(len(old), len(new))
    start = 0
    while start < shorter and old[start] == new[start]:
        start += 1
    end = 0
    while end < shorter - start and old[-1 - end] == new[-1 - end]:
        end += 1
    return [path, start, len(old) - start - end, new[start : len(new) - end]]


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
