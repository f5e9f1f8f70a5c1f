"""What a candidate does, in phrases for people."""

from __future__ import annotations

from collections.abc import Sequence

from vermeil.core.contract import View
from vermeil.core.phrases import Phrase, listed, phrase
from vermeil.games.expedition.game import KEPT
from vermeil.games.expedition.grid import PATTERNS
from vermeil.games.expedition.moves import SLOTS
from vermeil.games.expedition.phases import MARK, PATTERN_STEP, PICK
from vermeil.games.silver_and_gold.cards import FRAME, Card, Deck
from vermeil.games.silver_and_gold.engine import State

BASE = 2 * 64
PALM_BOXES = 4


def explain(view: View, root: State, deck: Deck, path: Sequence[int]) -> tuple[Phrase, ...]:
    """The reasons for a candidate, such as 'completes card A: 12 points; a coin'."""
    seat = view.seat or 0
    if root.phase == MARK:
        return crossed(root, deck, seat, path)
    decision = path[0] - BASE
    if root.phase == PICK:
        if decision == len(KEPT) + 4:
            return (phrase("hint-stack"),)
        return (looks(deck.cards[root.display[decision - len(KEPT)]]),)
    hand = root.hand[seat * 4 : seat * 4 + 4]
    return tuple(looks(deck.cards[hand[at]]) for at in KEPT[decision])


def looks(card: Card) -> Phrase:
    """A fresh card as one sees it: 'orange, 12 boxes, 2 X, a coin'."""
    parts = [phrase("hint-card", colour=phrase(f"colour-{card.colour.word}"), count=card.value)]
    parts += [phrase(f"gain-{kind}", count=mask.bit_count()) for kind, mask in card.symbols.items() if mask]
    if card.seal is not None:
        parts.append(phrase("hint-seal", colour=phrase(f"colour-{card.seal.word}")))
    return listed(parts)


def crossed(root: State, deck: Deck, seat: int, path: Sequence[int]) -> tuple[Phrase, ...]:
    """What a turn's crossings bring: cards, symbols, and what can still come."""
    masks = [0, 0]
    pattern = root.pattern if root.step[seat] == PATTERN_STEP else 0
    for number in path:
        masks[number >> 6] |= root.tables.crossing(pattern, number & 63)
        pattern = 0
    said: list[Phrase] = []
    coins = palms = 0
    for slot, mask in enumerate(masks):
        if not mask:
            continue
        card = deck.cards[root.card[seat * 2 + slot]]
        coins += (mask & card.coins).bit_count()
        palms += (mask & card.palms).bit_count()
        open_boxes = card.island & ~root.closed[seat * 2 + slot] & ~mask
        if not open_boxes:
            said.append(phrase("hint-completes", card=SLOTS[slot], count=card.value))
        else:
            fitting = sum(fits(pattern_name, open_boxes) for pattern_name in PATTERNS)
            said.append(
                phrase(
                    "hint-leaves", card=SLOTS[slot], count=open_boxes.bit_count(), fitting=fitting, all=len(PATTERNS)
                )
            )
    return (*said, *symbols(root, seat, coins, palms, len(path) - 1))


def symbols(root: State, seat: int, coins: int, palms: int, owed: int) -> list[Phrase]:
    """The symbols of a turn."""
    said = []
    if coins:
        said.append(phrase("gain-coin", count=coins))
        rows = min(12, root.coins[seat] + coins) // 4 - root.rows[seat]
        if rows > 0 and root.cups_left:
            said.append(phrase("hint-cup", count=root.cups_left))
    if palms and root.palms[seat] < PALM_BOXES:
        said.append(phrase("hint-palm", count=root.palm_worth_now()))
    if owed > 0 and root.step[seat] == PATTERN_STEP:
        said.append(phrase("hint-owed", count=owed))
    return said


def fits(pattern: str, open_boxes: int) -> bool:
    """Whether a pattern can still be crossed as a whole."""
    return any(not mask & ~open_boxes for mask in FRAME.placements(pattern))
