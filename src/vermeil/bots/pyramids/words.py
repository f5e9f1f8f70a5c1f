"""What a candidate does, in words for people."""

from __future__ import annotations

from collections.abc import Sequence

from vermeil.core.contract import View
from vermeil.games.expedition.moves import SLOTS
from vermeil.games.expedition.phases import MARK, PATTERN_STEP, PICK
from vermeil.games.pyramids.cards import Card, Deck
from vermeil.games.pyramids.engine import State

KEPT = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
SPAN = 128
PYRAMID = 10
SYMBOLS = (
    ("red cross", "crosses"),
    ("red gem", "red_gems"),
    ("green gem", "green_gems"),
    ("torch", "torches"),
    ("skull", "skulls"),
    ("potion", "potions"),
)


def told(view: View, root: State, deck: Deck, path: Sequence[int]) -> str:
    """The reasons for a candidate, such as 'completes card A: 10 points; 1 red gem'."""
    seat = view.seat or 0
    if root.phase == MARK:
        return crossed(root, deck, seat, path)
    decision = path[0] - 2 * SPAN
    if root.phase == PICK:
        if decision == len(KEPT) + 4:
            return "an unseen card from the stack"
        return looks(deck.cards[root.display[decision - len(KEPT)]])
    hand = root.hand[seat * 4 : seat * 4 + 4]
    return " and ".join(looks(deck.cards[hand[at]]) for at in KEPT[decision])


def looks(card: Card) -> str:
    """A fresh card as one sees it: 'orange, 9 boxes to the tomb, 1 red gem, 2 skulls'."""
    return ", ".join([f"{card.colour.word}, {card.steps(0)} boxes to the tomb", *symbols(card, card.paths)])


def symbols(card: Card, mask: int) -> list[str]:
    """The symbols of some boxes."""
    found = []
    for word, field in SYMBOLS:
        number = (getattr(card, field) & mask).bit_count()
        if number:
            found.append(f"{number} {word}" + ("" if number == 1 else "es" if word.endswith("s") else "s"))
    return found


def crossed(root: State, deck: Deck, seat: int, path: Sequence[int]) -> str:
    """What a turn's crossings bring: the tomb, symbols, and how far it still is."""
    masks = [0, 0]
    pattern = root.pattern if root.step[seat] == PATTERN_STEP else 0
    for number in path:
        masks[number // SPAN] |= root.tables.crossing(pattern, number % SPAN)
        pattern = 0
    parts: list[str] = []
    for slot, mask in enumerate(masks):
        if not mask:
            continue
        card = deck.cards[root.card[seat * 2 + slot]]
        if mask & card.tomb:
            parts.append(f"completes card {SLOTS[slot]}: {PYRAMID} points")
        else:
            left = card.steps((root.closed[seat * 2 + slot] | mask) & card.paths)
            parts.append(f"card {SLOTS[slot]}: {left} {'box' if left == 1 else 'boxes'} to the tomb")
        parts += symbols(card, mask)
    return "; ".join(parts)
