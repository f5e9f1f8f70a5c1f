"""Two engines of one game, step by step, and all that their states hold: for both expedition games."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

import vermeil
from vermeil.build_info import engines

HOME = Path(vermeil.__file__).parent


def require_compiled(game: str) -> None:
    """Skip, with the reason in the report, where there is nothing to compare."""
    needed = ("vermeil.core.dice", "vermeil.games.expedition.engine", f"vermeil.games.{game}.engine")
    plain = [name for name in needed if not engines()[name]]
    if plain:
        pytest.skip(f"not compiled, so there is nothing to compare: {', '.join(plain)}; run `python3 run.py setup`")


@cache
def public_fields(game: str) -> tuple[str, ...]:
    """The names of all that the engines' types declare public, so that a new field can't be forgotten."""
    names: list[str] = []
    for folder in ("expedition", game):
        text = (HOME / "games" / folder / "engine.pxd").read_text(encoding="utf-8")
        for line in re.findall(r"^    cdef public (?:unsigned )?\w+ (.+)$", text, re.MULTILINE):
            names += [re.sub(r"\[.*\]", "", name).strip() for name in line.split(",")]
    return tuple(names)


def contents(state: Any, game: str) -> dict[str, Any]:
    """Everything a state holds, as plain numbers. The stack's places beyond its cards hold nothing."""
    found: dict[str, Any] = {}
    for name in public_fields(game):
        value = getattr(state, name)
        found[name] = value if isinstance(value, int) else list(value)
    found["buried"] = found["buried"][: found["buried_count"]]
    return found


def set_bits(mask: int) -> list[int]:
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]


def step(a: Any, b: Any, rng: Random) -> None:
    """Let chance speak, or the next seat decide, in both."""
    if a.asks_chance():
        assert a.outcomes() == b.outcomes()
        outcome = rng.choice(set_bits(a.outcomes()))
        a.bring(outcome)
        b.bring(outcome)
        return
    seat = rng.choice(set_bits(a.waiting))
    numbers = a.legal(seat)
    assert numbers == b.legal(seat)
    number = rng.choice(numbers)
    for tried in (number, number + 1, number - 1, rng.randrange(300)):
        assert a.may(seat, tried) == b.may(seat, tried) == (tried in numbers)
    a.apply(seat, number)
    b.apply(seat, number)
