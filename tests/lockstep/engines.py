"""The compiled engine and its plain source side by side, with the same deck."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from vermeil import silver_and_gold as sg
from vermeil.build_info import plain_module
from vermeil.core import dice as compiled_dice
from vermeil.games.expedition import engine as compiled_turns
from vermeil.games.expedition import lookup
from vermeil.games.silver_and_gold import cards, engine
from vermeil.games.silver_and_gold import game as face


class Engine(NamedTuple):
    """One of the two: its dice, and what a state is made of."""

    dice: Any
    state: Any
    lookup: Any
    islands: Any

    def begin(self, players: int, start: int, *, confirm: bool) -> Any:
        return self.state(self.lookup, self.islands, players, start, confirm=confirm)


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
        patch.setattr(lookup, "CrossingLookup", turns.CrossingLookup)
        patch.setattr(face, "Islands", module.Islands)
        patch.setattr(face, "_PARTS", {})
        made: Any = lookup.lookup_of.__wrapped__(cards.FRAME)
        return Engine(dice, module.State, made, face.engine_parts(deck)[1])
