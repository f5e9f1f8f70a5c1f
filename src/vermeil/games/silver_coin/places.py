"""Where every card of a round lies, by name; what records and views call it.

`0.2` seat 0's second card from the left · `d1` the top discard · `held` the card in hand · `k1` the first of several
drawn cards, or the one that the Witch looks at · `t1` the top of the deck, for a card that went back there ·
`b1` the lowest card of the deck, for one that went under it · `s1` the first card shown beside the deck · `x1` the
first card that has left the round. Cards of the deck that nobody has seen have no place: they are a set.
"""

from __future__ import annotations

from vermeil.games.silver_coin.codes import STRIDE
from vermeil.games.silver_coin.face import IntegerFace

HELD = "held"


def village(state: IntegerFace, seat: int) -> list[int]:
    """The cards of a village, from the left."""
    return list(state.row[seat * STRIDE : seat * STRIDE + state.size[seat]])


def pile(state: IntegerFace) -> list[int]:
    """The discards, from the top."""
    return list(reversed(state.pile[: state.pile_size]))


def top(state: IntegerFace) -> list[int]:
    """The deck cards that went back, from the top."""
    return list(reversed(state.top[: state.top_size]))


def bottom(state: IntegerFace) -> list[int]:
    """The cards under the deck, from the lowest."""
    return list(reversed(state.bottom[: state.bottom_size]))


def gone(state: IntegerFace) -> list[int]:
    """The cards that have left the round, in the order in which they did."""
    return list(state.gone[: state.gone_size])


def shown(state: IntegerFace) -> list[int]:
    """The cards beside the deck."""
    return list(state.shown[: state.shown_size])


def drawn(state: IntegerFace) -> list[int]:
    """The cards that are drawn or looked at, and not yet decided about."""
    return list(state.drawn[: state.drawn_size])


def places(state: IntegerFace) -> dict[int, str]:
    """The place of every card that has one, always in the same order of places."""
    found: dict[int, str] = {}
    row, size = state.row, state.size  # each of these is a copy, so it is asked for once
    for seat in range(state.players):
        for place in range(size[seat]):
            found[row[seat * STRIDE + place]] = f"{seat}.{place + 1}"
    stacks = {"d": pile, "k": drawn, "t": top, "b": bottom, "s": shown, "x": gone}
    for letter, cards in ((letter, lie(state)) for letter, lie in stacks.items()):
        found |= {card: f"{letter}{place}" for place, card in enumerate(cards, start=1)}
    if state.held >= 0:
        found[state.held] = HELD
    return found
