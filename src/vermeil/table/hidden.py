"""Turns that others can't follow: how many decisions a seat makes in one is nobody else's business (SG-23)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vermeil.table.table import Table

Turn = tuple[int, int]


def hidden_turn(table: Table) -> Turn | None:
    """What tells this turn from others, if nobody sees now what the others decide: the game, and its first line."""
    veil = None if table.game is None else table.game.log.mark().veil
    return None if veil is None else (table.number, veil)


def ends_turn(table: Table, seat: int, move: str) -> bool:
    """Whether with this move a seat's hidden turn is over, which all will see."""
    if table.game is None:
        return True
    after = table.game.copy()
    after.push(seat, move)
    return seat not in after.waiting or after.log.mark().veil != table.game.log.mark().veil
