"""Turns that others can't follow: they must not learn how many decisions a seat makes in one (SG-23)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vermeil.table.table import Table

Turn = tuple[int, int]


def hidden_turn(table: Table) -> Turn | None:
    """What identifies this turn while nobody sees what the others decide: the game, and the turn's first line."""
    veil = None if table.game is None else table.game.log.mark().veil
    return None if veil is None else (table.number, veil)


def ends_turn(table: Table, seat: int, move: str) -> bool:
    """Whether this move ends a seat's hidden turn, which everyone will see."""
    if table.game is None:
        return True
    after = table.game.copy()
    after.push(seat, move)
    return seat not in after.waiting or after.log.mark().veil != table.game.log.mark().veil
