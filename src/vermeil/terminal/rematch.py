"""The next game at the same table: which of us may swap a number for it, and for what."""

from __future__ import annotations

from vermeil.table.catalog import replacements
from vermeil.terminal.boards import has_villages
from vermeil.terminal.sitting import Sitting


def offers(sitting: Sitting) -> dict[int, list[str]]:
    """For each of our seats that has lost what it may choose, as `amulet:7` (SC-60); the worst total chooses first."""
    view = sitting.known(sitting.seats[0] if len(sitting.seats) == 1 else None).view
    if view is None or not has_villages(view) or not (choices := replacements(sitting.game, view["deck"])):
        return {}
    losers = [seat for seat in sitting.seats if seat not in view["winners"]]
    scores = view["scores"]
    return dict.fromkeys(sorted(losers, key=lambda seat: -scores[seat]), choices)
