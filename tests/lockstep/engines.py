"""The compiled engine and its plain source side by side, with the same deck."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import vermeil
from vermeil import silver_and_gold as sg
from vermeil.build_info import engines, plain_module
from vermeil.core import dice as compiled_dice
from vermeil.games.expedition import engine as compiled_turns
from vermeil.games.expedition import tables
from vermeil.games.silver_and_gold import cards, engine
from vermeil.games.silver_and_gold import game as face

NEEDED = ("vermeil.core.dice", "vermeil.games.expedition.engine", "vermeil.games.silver_and_gold.engine")
HOME = Path(vermeil.__file__).parent


class Engine(NamedTuple):
    """One of the two: its dice, and what a state is made of."""

    dice: Any
    state: Any
    tables: Any
    islands: Any

    def begin(self, players: int, start: int, *, confirm: bool) -> Any:
        return self.state(self.tables, self.islands, players, start, confirm=confirm)


def require_compiled() -> None:
    """Skip, with the reason in the report, where there is nothing to compare."""
    plain = [name for name in NEEDED if not engines()[name]]
    if plain:
        pytest.skip(f"not compiled, so there is nothing to compare: {', '.join(plain)}; run `python3 run.py setup`")


def pair(deck: sg.Deck) -> tuple[Engine, Engine]:
    """The compiled engine and the plain one."""
    plain_turns = plain_module("vermeil.games.expedition.engine")
    plain = plain_module("vermeil.games.silver_and_gold.engine")
    return (
        _engine(compiled_dice.Dice, engine, compiled_turns, deck),
        _engine(plain_module("vermeil.core.dice").Dice, plain, plain_turns, deck),
    )


def _engine(dice: Any, module: Any, turns: Any, deck: sg.Deck) -> Engine:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tables, "Tables", turns.Tables)
        patch.setattr(face, "Islands", module.Islands)
        patch.setattr(face, "_PARTS", {})
        made: Any = tables.tables_of.__wrapped__(cards.FRAME)
        return Engine(dice, module.State, made, face.engine_parts(deck)[1])


@cache
def public_fields() -> tuple[str, ...]:
    """The names of all that the engines' types declare public, so that a new field can't be forgotten."""
    names: list[str] = []
    for folder in ("expedition", "silver_and_gold"):
        text = (HOME / "games" / folder / "engine.pxd").read_text(encoding="utf-8")
        for line in re.findall(r"^    cdef public (?:unsigned )?\w+ (.+)$", text, re.MULTILINE):
            names += [re.sub(r"\[.*\]", "", name).strip() for name in line.split(",")]
    return tuple(names)


def contents(state: Any) -> dict[str, Any]:
    """Everything a state holds, as plain numbers. The stack's places beyond its cards hold nothing."""
    found: dict[str, Any] = {}
    for name in public_fields():
        value = getattr(state, name)
        found[name] = value if isinstance(value, int) else list(value)
    found["buried"] = found["buried"][: found["buried_count"]]
    return found
