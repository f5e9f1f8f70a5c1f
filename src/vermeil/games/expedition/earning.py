"""What a crossing would bring, before it is made: for whoever shows it to the player who chooses.

It is tried on a copy of the engine, where a seat's crossing ends before its confirmation: so chance is never asked,
and nobody else's marks matter. What depends on others, the cups and the races for the colours, is not promised.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypedDict

from vermeil.games.expedition.moves import SLOTS, Slot
from vermeil.games.expedition.phases import CONFIRM_STEP, MARK

if TYPE_CHECKING:
    from vermeil.games.expedition.face import DeckGame


class Earning(TypedDict):
    """What a crossing brings: points by the sources of the score sheet, and what is seen on the card."""

    points: dict[str, int]
    """The points that it brings for sure, by the sources of the score sheet; a source without any is not there."""
    total: int
    """Their sum."""
    symbols: dict[str, int]
    """How many symbols of each kind are crossed."""
    palm_worth: int | None
    """What each palm is worth now; null in a game without palms."""
    completes: Slot | None
    """The card that it completes, or null."""
    owed: int
    """How many boxes are owed after it."""
    left: int
    """How many boxes are then still to be crossed on that card; in Pyramids, on the shortest way to the tomb."""


def earnings(game: DeckGame, seat: int) -> dict[str, Earning]:
    """By the spelling of each legal crossing."""
    state: Any = game._state
    if seat not in game.waiting or state.phase != MARK or state.step[seat] == CONFIRM_STEP:
        return {}
    made = state.marks(seat)
    before = game._gathered(seat, made)
    closed = list(state.closed)
    twin = state.copy()
    found: dict[str, Earning] = {}
    for move, number in zip(game.legal_moves(seat), state.legal(seat), strict=True):
        twin.put_marks(seat, made)
        twin.apply(seat, number)
        slot = number // game._span
        place = seat * 2 + slot
        marks = twin.marks(seat)
        card = game.deck.cards[state.card[place]]
        crossed = marks[slot] & ~closed[place]
        left = game._boxes_left(state.card[place], marks[slot])
        after = game._gathered(seat, marks)
        points = {source: after[source] - before[source] for source in after if after[source] != before[source]}
        completes = left == 0 and game._boxes_left(state.card[place], closed[place]) > 0
        if completes:
            points |= game._completing(seat, state.card[place])
        symbols = {kind: (mask & crossed).bit_count() for kind, mask in card.symbols.items() if mask & crossed}
        found[str(move)] = {
            "points": points,
            "total": sum(points.values()),
            "symbols": symbols,
            "palm_worth": game._palm_worth(),
            "completes": SLOTS[slot] if completes else None,
            "owed": marks[2],
            "left": left,
        }
    return found
