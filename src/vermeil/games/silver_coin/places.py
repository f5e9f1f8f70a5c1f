"""Where every card of a round lies, by name; what records and views call it.

`0.2` seat 0's second card from the left · `d1` the top discard · `held` the card in hand · `k1` the first of several
drawn cards, or the one that the Witch looks at · `t1` the top of the deck, for a card that went back there ·
`s1` the first card shown beside the deck. Cards of the deck that nobody has seen have no place: they are a set.
"""

from __future__ import annotations

from vermeil.games.silver_coin.codes import STRIDE
from vermeil.games.silver_coin.face import IntegerFace

HELD = "held"


def village(table: IntegerFace, seat: int) -> list[int]:
    """The cards of a village, from the left."""
    return list(table.row[seat * STRIDE : seat * STRIDE + table.size[seat]])


def pile(table: IntegerFace) -> list[int]:
    """The discards, from the top."""
    return list(reversed(table.pile[: table.pile_size]))


def top(table: IntegerFace) -> list[int]:
    """The deck cards that went back, from the top."""
    return list(reversed(table.top[: table.top_size]))


def shown(table: IntegerFace) -> list[int]:
    """The cards beside the deck."""
    return list(table.shown[: table.shown_size])


def drawn(table: IntegerFace) -> list[int]:
    """The cards that are drawn or looked at, and not yet decided about."""
    return list(table.drawn[: table.drawn_size])


def places(table: IntegerFace) -> dict[int, str]:
    """The place of every card that has one, always in the same order of places."""
    found: dict[int, str] = {}
    row, size = table.row, table.size  # each of these is a copy, so it is asked for once
    for seat in range(table.players):
        for place in range(size[seat]):
            found[row[seat * STRIDE + place]] = f"{seat}.{place + 1}"
    for letter, cards in (("d", pile(table)), ("k", drawn(table)), ("t", top(table)), ("s", shown(table))):
        found |= {card: f"{letter}{place}" for place, card in enumerate(cards, start=1)}
    if table.held >= 0:
        found[table.held] = HELD
    return found
