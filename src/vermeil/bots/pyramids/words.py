"""What a candidate does, in phrases for people."""

from __future__ import annotations

from collections.abc import Sequence

from vermeil.core.contract import View
from vermeil.core.phrases import Phrase, listed, phrase
from vermeil.games.expedition.game import KEPT
from vermeil.games.expedition.moves import SLOTS
from vermeil.games.expedition.phases import MARK, PATTERN_STEP, PICK
from vermeil.games.pyramids.cards import Card, Deck
from vermeil.games.pyramids.engine import State

SPAN = 128
PYRAMID = 10


def explain(view: View, root: State, deck: Deck, path: Sequence[int]) -> tuple[Phrase, ...]:
    """The reasons for a candidate, such as 'completes card A: 10 points; 1 red gem'."""
    seat = view.seat or 0
    if root.phase == MARK:
        return crossed(root, deck, seat, path)
    decision = path[0] - 2 * SPAN
    if root.phase == PICK:
        if decision == len(KEPT) + 4:
            return (phrase("hint-stack"),)
        return (looks(deck.cards[root.display[decision - len(KEPT)]]),)
    hand = root.hand[seat * 4 : seat * 4 + 4]
    return tuple(looks(deck.cards[hand[at]]) for at in KEPT[decision])


def looks(card: Card) -> Phrase:
    """A fresh card as one sees it: 'orange, 9 boxes to the tomb, a red gem, 2 skulls'."""
    colour = phrase(f"colour-{card.colour.word}")
    return listed([phrase("hint-pyramid", colour=colour, count=card.steps(0)), *symbols(card, card.paths)])


def symbols(card: Card, mask: int) -> list[Phrase]:
    """The symbols of some boxes."""
    return [
        phrase(f"gain-{kind.replace('_', '-')}", count=(boxes & mask).bit_count())
        for kind, boxes in card.symbols.items()
        if boxes & mask
    ]


def crossed(root: State, deck: Deck, seat: int, path: Sequence[int]) -> tuple[Phrase, ...]:
    """What a turn's crossings bring: the tomb, symbols, and how far it still is."""
    masks = [0, 0]
    pattern = root.pattern if root.step[seat] == PATTERN_STEP else 0
    for number in path:
        masks[number // SPAN] |= root.tables.crossing(pattern, number % SPAN)
        pattern = 0
    said: list[Phrase] = []
    for slot, mask in enumerate(masks):
        if not mask:
            continue
        card = deck.cards[root.card[seat * 2 + slot]]
        if mask & card.tomb:
            said.append(phrase("hint-completes", card=SLOTS[slot], count=PYRAMID))
        else:
            left = card.steps((root.closed[seat * 2 + slot] | mask) & card.paths)
            said.append(phrase("hint-tomb", card=SLOTS[slot], count=left))
        said += symbols(card, mask)
    return tuple(said)
