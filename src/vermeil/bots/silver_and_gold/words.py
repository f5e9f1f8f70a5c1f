"""What a candidate does, in words for people."""

from __future__ import annotations

from collections.abc import Sequence

from vermeil.core.contract import View
from vermeil.core.grid import PATTERNS
from vermeil.games.expedition.moves import SLOTS
from vermeil.games.expedition.phases import MARK, PATTERN_STEP, PICK
from vermeil.games.silver_and_gold.cards import FRAME, Card, Deck
from vermeil.games.silver_and_gold.engine import State

KEPT = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
BASE = 2 * 64


def told(view: View, root: State, deck: Deck, path: Sequence[int]) -> str:
    """The reasons for a candidate, such as 'completes card A: 12 points; a coin'."""
    seat = view.seat or 0
    if root.phase == MARK:
        return crossed(root, deck, seat, path)
    decision = path[0] - BASE
    if root.phase == PICK:
        if decision == len(KEPT) + 4:
            return "an unseen card from the stack"
        return looks(deck.cards[root.display[decision - len(KEPT)]])
    hand = root.hand[seat * 4 : seat * 4 + 4]
    return " and ".join(looks(deck.cards[hand[at]]) for at in KEPT[decision])


def looks(card: Card) -> str:
    """A fresh card as one sees it: 'orange, 12 boxes, 2 X, 1 coin'."""
    parts = [f"{card.colour.word}, {card.value} boxes"]
    for word, mask in (("X", card.crosses), ("coin", card.coins), ("palm", card.palms)):
        if mask:
            parts.append(counted(mask.bit_count(), word))
    if card.seal is not None:
        parts.append(f"a {card.seal.word} seal")
    return ", ".join(parts)


def counted(number: int, word: str) -> str:
    """A number and its noun."""
    return f"{number} {word}" + ("s" if number != 1 and word != "X" else "")


def crossed(root: State, deck: Deck, seat: int, path: Sequence[int]) -> str:
    """What a turn's crossings bring: cards, symbols, and what can still come."""
    masks = [0, 0]
    pattern = root.pattern if root.step[seat] == PATTERN_STEP else 0
    for number in path:
        masks[number >> 6] |= root.tables.crossing(pattern, number & 63)
        pattern = 0
    parts: list[str] = []
    coins = palms = 0
    for slot, mask in enumerate(masks):
        if not mask:
            continue
        card = deck.cards[root.card[seat * 2 + slot]]
        coins += (mask & card.coins).bit_count()
        palms += (mask & card.palms).bit_count()
        open_boxes = card.island & ~root.closed[seat * 2 + slot] & ~mask
        if not open_boxes:
            parts.append(f"completes card {SLOTS[slot]}: {card.value} points")
        else:
            fitting = sum(fits(pattern_name, open_boxes) for pattern_name in PATTERNS)
            left = open_boxes.bit_count()
            boxes = "1 box" if left == 1 else f"{left} boxes"
            parts.append(f"leaves {boxes} on card {SLOTS[slot]}, where {fitting} of {len(PATTERNS)} patterns fit")
    return "; ".join(parts + symbols(root, seat, coins, palms, len(path) - 1))


def symbols(root: State, seat: int, coins: int, palms: int, owed: int) -> list[str]:
    """The symbols of a turn."""
    parts = []
    if coins:
        before = root.coins[seat]
        rows = min(12, before + coins) // 4 - root.rows[seat]
        cup = f" and the cup of {root.cups_left}" if rows > 0 and root.cups_left else ""
        parts.append(counted(coins, "coin") + cup)
    if palms and root.palms[seat] < len(KEPT) - 2:
        parts.append(f"a palm worth {root.palm_worth_now()}")
    if owed > 0 and root.step[seat] == PATTERN_STEP:
        parts.append("1 more box for X" if owed == 1 else f"{owed} more boxes for X")
    return parts


def fits(pattern: str, open_boxes: int) -> bool:
    """Whether a pattern can still be crossed as a whole."""
    return any(not mask & ~open_boxes for mask in FRAME.placements(pattern))
