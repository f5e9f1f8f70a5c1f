"""What a client knows after a patch: `patch` says how steps look."""

from __future__ import annotations

from vermeil.table.patch import Patch, Value

REMOVE, PUT, SPLICE = 1, 2, 4


def fold(old: Value, patch: Patch) -> Value:
    """The value after a patch. The old one is changed where it can be, so keep only what this returns."""
    for step in patch:
        path = step[0]
        if not path and len(step) == PUT:
            old = step[1]
            continue
        where = old
        for key in path[:-1] if len(step) != SPLICE else path:
            where = where[key]
        if len(step) == SPLICE:
            where[step[1] : step[1] + step[2]] = step[3]
        elif len(step) == REMOVE:
            del where[path[-1]]
        else:
            where[path[-1]] = step[1]
    return old
