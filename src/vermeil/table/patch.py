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

_REMOVE, _PUT, _SPLICE = 1, 2, 4


def diff(old: Value, new: Value) -> Patch:
    """The patch that makes `new` of `old`; empty if they are equal."""
    patch: Patch = []
    if old != new:
        _walk(old, new, [], patch)
    return patch


def _walk(old: Value, new: Value, path: Path, patch: Patch) -> None:
    """The steps for two values that are known to differ."""
    if isinstance(old, dict) and isinstance(new, dict):
        patch.extend([[*path, key]] for key in old if key not in new)
        for key, value in new.items():
            if key not in old:
                patch.append([[*path, key], value])
            elif old[key] != value or type(old[key]) is not type(value):
                _walk(old[key], value, [*path, key], patch)
    elif isinstance(old, list) and isinstance(new, list):
        _walk_list(old, new, path, patch)
    else:
        patch.append([path, new])


def _walk_list(old: list[Value], new: list[Value], path: Path, patch: Patch) -> None:
    if len(old) == len(new) and any(isinstance(item, dict | list) for item in new):
        for at, value in enumerate(new):
            if old[at] != value:
                _walk(old[at], value, [*path, at], patch)
        return
    shorter = min(len(old), len(new))
    start = 0
    while start < shorter and old[start] == new[start]:
        start += 1
    end = 0
    while end < shorter - start and old[-1 - end] == new[-1 - end]:
        end += 1
    patch.append([path, start, len(old) - start - end, new[start : len(new) - end]])


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
