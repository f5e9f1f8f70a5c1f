"""The numbered rules of the rule books, by the folder of the game they belong to."""

from __future__ import annotations


def _ids(prefix: str, *numbers: int | range) -> tuple[str, ...]:
    flat = [n for each in numbers for n in (each if isinstance(each, range) else (each,))]
    return tuple(f"{prefix}-{number}" for number in flat)


RULES = {
    "silver_and_gold": _ids("SG", range(1, 8), 10, 11, range(20, 25), range(30, 33), range(40, 46), 50, 51, 60, 61),
    "pyramids": _ids("PY", range(1, 5), 10, range(20, 24), range(30, 36), 40, 41, 50, 60, 61),
    "silver_coin": _ids("SC", range(1, 6), range(10, 24), range(30, 36), range(40, 52), range(60, 64), range(70, 86)),
}
