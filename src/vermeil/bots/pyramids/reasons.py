"""What a candidate brings, counted, in phrases for people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from vermeil.bots.consequences import Consequences, Uncounted
from vermeil.bots.expedition.counting import (
    CardAhead,
    Turn,
    all_of,
    counted,
    crossed_boxes,
    crossing_name,
    may_come_next,
    placements,
    singles,
    ways,
)
from vermeil.core.contract import View
from vermeil.core.phrases import Phrase, listed, phrase
from vermeil.games.expedition.game import KEPT
from vermeil.games.expedition.moves import SLOTS
from vermeil.games.expedition.phases import MARK, PICK
from vermeil.games.pyramids.cards import FRAME, Card, Deck
from vermeil.games.pyramids.engine import State

SPAN = 128
PYRAMID = 10
# More boxes than any way has.
FAR = 99


def explain(view: View, root: State, deck: Deck, path: Sequence[int]) -> Consequences:
    """What a candidate brings, such as 'completes card A: 10 points; a red gem'."""
    seat = view.seat or 0
    if root.phase == MARK:
        return crossed(view, root, deck, path)
    decision = path[0] - 2 * SPAN
    if root.phase == PICK:
        if decision == len(KEPT) + 4:
            return Uncounted(phrase("hint-stack"), (phrase("hint-stack"),))
        card = deck.cards[root.display[decision - len(KEPT)]]
        return Uncounted(called(card), (looks(card),))
    hand = root.hand[seat * 4 : seat * 4 + 4]
    kept = [deck.cards[hand[at]] for at in KEPT[decision]]
    return Uncounted(all_of([called(card) for card in kept]), tuple(in_short(card) for card in kept))


def called(card: Card) -> Phrase:
    """A card where another one is set against it: 'pyramid 12 (orange)'."""
    return phrase("py-card", colour=phrase(f"colour-{card.colour.word}"), number=str(card.number))


def short(card: Card) -> Phrase:
    """A card by its colour and its shortest way: 'orange, 9 boxes to the tomb'."""
    return phrase("hint-pyramid", colour=phrase(f"colour-{card.colour.word}"), count=card.steps(0))


def in_short(card: Card) -> Phrase:
    """One of two cards to be kept, which lie there to be seen: 'orange, 9 boxes to the tomb, 4 symbols, a skull'."""
    counts = {kind: (boxes & card.paths).bit_count() for kind, boxes in card.symbols.items()}
    skulls = counts.pop("skull", 0)
    parts = [short(card)]
    parts += [phrase("hint-symbols", count=good)] if (good := sum(counts.values())) else []
    parts += [phrase("gain-skull", count=skulls)] if skulls else []
    return listed(parts)


def looks(card: Card) -> Phrase:
    """A fresh card as one sees it: 'orange, 9 boxes to the tomb, a red gem, 2 skulls'."""
    return listed([short(card), *symbols(card, card.paths)])


def symbols(card: Card, mask: int) -> list[Phrase]:
    """The symbols of some boxes."""
    return [gain(kind, (boxes & mask).bit_count()) for kind, boxes in card.symbols.items() if boxes & mask]


def gain(kind: str, count: int) -> Phrase:
    """So many symbols of a kind."""
    return phrase(f"gain-{kind.replace('_', '-')}", count=count)


@dataclass(frozen=True)
class PathTurn(Turn):
    """A turn on the ways to tombs."""

    symbols: Mapping[str, int]  # how many of each kind are crossed

    def state_of(self, slot: int) -> Phrase:
        return phrase("hint-tomb", card=SLOTS[slot], count=self.ahead[slot].left)

    def collected(self, other: Turn | None) -> list[Phrase]:
        if not isinstance(other, PathTurn):
            return [gain(kind, count) for kind, count in self.symbols.items()]
        said = [
            self.state_of(slot)
            for slot, card in self.ahead.items()
            if slot in other.ahead and card.left < other.ahead[slot].left
        ]
        said += [
            gain(kind, count)
            for kind, count in self.symbols.items()
            if kind != "skull" and count > other.symbols.get(kind, 0)
        ]
        fewer = other.symbols.get("skull", 0) - self.symbols.get("skull", 0)
        return [*said, phrase("hint-fewer-skulls", count=fewer)] if fewer > 0 else said


def crossed(view: View, root: State, deck: Deck, path: Sequence[int]) -> PathTurn:
    """What a turn's crossings bring: the tomb, symbols, and how far it still is."""
    seat = view.seat or 0
    first, masks = crossed_boxes(root, seat, path, SPAN)
    cards = {slot: deck.cards[number] for slot in (0, 1) if (number := root.card[seat * 2 + slot]) >= 0}
    before = {slot: root.closed[seat * 2 + slot] & card.paths for slot, card in cards.items()}
    open_cards = {slot: before[slot] | masks[slot] for slot, card in cards.items() if not before[slot] & card.tomb}
    found: dict[str, int] = {}
    for slot, card in cards.items():
        for kind, boxes in card.symbols.items():
            if boxes & masks[slot]:
                found[kind] = found.get(kind, 0) + (boxes & masks[slot]).bit_count()
    placed = len(path) - (1 if first else 0)
    waiting = max(0, root.owed[seat] + found.get("cross", 0) - placed)
    slot = path[0] // SPAN
    return PathTurn(
        move=crossing_name(FRAME, slot, root.lookup.crossing(first, path[0] % SPAN)),
        crossed=tuple(slot for slot in (0, 1) if masks[slot] and slot in open_cards),
        completed={slot: PYRAMID for slot, done in open_cards.items() if done & cards[slot].tomb},
        ahead=ahead(may_come_next(view), cards, open_cards),
        coming=len(may_come_next(view)),
        boxes=masks[0].bit_count() + masks[1].bit_count() + waiting,
        symbols=found,
    )


def ahead(coming: Sequence[str], cards: Mapping[int, Card], done: Mapping[int, int]) -> dict[int, CardAhead]:
    """The cards that a turn leaves: what fits, and how many of the expedition cards that may come reach each tomb."""
    left = {slot: crossed for slot, crossed in done.items() if not crossed & cards[slot].tomb}
    free = {slot: cards[slot].paths & ~crossed for slot, crossed in left.items()}
    edge = {slot: frontier(cards[slot], crossed) for slot, crossed in left.items()}
    fits = {slot: placements(FRAME, free[slot], edge[slot]) for slot in left}
    found = {}
    for slot, crossed in left.items():
        able = {
            pattern
            for pattern in set(coming)
            if any(
                reaches(cards[slot], crossed | (mask if other == slot else 0), mask & cards[other].crosses)
                for other in left
                for mask in (*fits[other].get(pattern, ()), *singles(edge[other]))
            )
        }
        steps = cards[slot].steps(crossed)
        found[slot] = CardAhead(frozenset(fits[slot]), counted(coming, able), steps, ways(fits[slot]))
    return found


def frontier(card: Card, crossed: int) -> int:
    """PY-22: the boxes of which a crossing must hold one: next to the path, or the entrance."""
    return FRAME.neighbours(crossed) & card.paths & ~crossed if crossed else card.entrance


def reaches(card: Card, crossed: int, paid: int) -> bool:
    """Whether the tomb is reached with the boxes for crossed X (`paid`); an X on the way pays for itself (PY-30)."""
    if crossed & card.tomb:
        return True
    return bool(paid) and cost(card, crossed) <= paid.bit_count()


def cost(card: Card, crossed: int) -> int:
    """How many boxes without an X lie on the cheapest way to the tomb, itself among them."""
    found = 0
    reached = crossed
    edge = frontier(card, crossed)
    while found < FAR:
        while free := edge & card.crosses & ~reached:  # boxes that pay for themselves
            reached |= free
            edge = frontier(card, reached)
        found += 1
        reached |= edge
        if reached & card.tomb:
            return found
        edge = frontier(card, reached)
    return found
