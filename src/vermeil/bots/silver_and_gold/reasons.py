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
from vermeil.games.expedition.grid import PATTERNS
from vermeil.games.expedition.moves import SLOTS
from vermeil.games.expedition.phases import MARK, PICK
from vermeil.games.silver_and_gold.cards import FRAME, Card, Deck
from vermeil.games.silver_and_gold.engine import State

SPAN = 64
PALM_BOXES = 4
COIN_BOXES = 12


def explain(view: View, root: State, deck: Deck, path: Sequence[int]) -> Consequences:
    """What a candidate brings, such as 'completes card A: 12 points; a coin'."""
    seat = view.seat or 0
    if root.phase == MARK:
        return crossed(view, root, deck, path)
    decision = path[0] - 2 * SPAN
    if root.phase == PICK:
        if decision == len(KEPT) + 4:
            return Uncounted(phrase("hint-stack"), (phrase("hint-stack"),))
        card = deck.cards[root.display[decision - len(KEPT)]]
        return Uncounted(called(card), (looks(card), *sealed(root, deck, seat, card)))
    hand = root.hand[seat * 4 : seat * 4 + 4]
    kept = [deck.cards[hand[at]] for at in KEPT[decision]]
    return Uncounted(all_of([called(card) for card in kept]), tuple(looks(card) for card in kept))


def called(card: Card) -> Phrase:
    """A card where another one is set against it: 'a card of 12 boxes (orange)'."""
    return phrase("sg-card", colour=phrase(f"colour-{card.colour.word}"), count=card.value)


def short(card: Card) -> Phrase:
    """A card by its colour and size: 'orange, 12 boxes'."""
    return phrase("hint-card", colour=phrase(f"colour-{card.colour.word}"), count=card.value)


def looks(card: Card) -> Phrase:
    """A fresh card as one sees it: 'orange, 12 boxes, 2 X, a coin'."""
    parts = [short(card)]
    parts += [phrase(f"gain-{kind}", count=mask.bit_count()) for kind, mask in card.symbols.items() if mask]
    if card.seal is not None:
        parts.append(phrase("hint-seal", colour=phrase(f"colour-{card.seal.word}")))
    return listed(parts)


def sealed(root: State, deck: Deck, seat: int, card: Card) -> list[Phrase]:
    """SG-3: what a seal already brings, by the completed cards of its colour; and the seals that wait for the card."""
    done = [other for at, other in enumerate(deck.cards) if root.done[seat] >> at & 1]
    said = []
    if card.seal is not None:
        points = card.seal.seal_strength * sum(other.colour == card.seal for other in done)
        if points:
            said.append(phrase("hint-seal-pays", count=points))
    waiting = sum(other.seal.seal_strength for other in done if other.seal is not None and other.seal == card.colour)
    if waiting:
        said.append(phrase("hint-seal-waits", count=waiting, colour=phrase(f"colour-{card.colour.word}")))
    return said


@dataclass(frozen=True)
class IslandTurn(Turn):
    """A turn on islands."""

    coins: int
    cup: int  # the number on the cup that a coin row wins, or 0
    palms: int
    palm: int  # what a palm is worth now
    owed: int  # boxes crossed for X

    def state_of(self, slot: int) -> Phrase:
        card = self.ahead[slot]
        fits = len(card.fitting)
        return phrase("hint-leaves", card=SLOTS[slot], count=card.left, fitting=fits, all=len(PATTERNS))

    def collected(self, other: Turn | None) -> list[Phrase]:
        theirs = other if isinstance(other, IslandTurn) else NOTHING
        said = []
        if self.coins > theirs.coins:
            said.append(phrase("gain-coin", count=self.coins))
        if self.cup > theirs.cup:
            said.append(phrase("hint-cup", count=self.cup))
        if self.palms > theirs.palms:
            said.append(phrase("hint-palm", count=self.palm))
        if self.owed > theirs.owed:
            said.append(phrase("hint-owed", count=self.owed))
        return said


NOTHING = IslandTurn(phrase("hint-any"), (), {}, {}, 0, 0, coins=0, cup=0, palms=0, palm=0, owed=0)


def crossed(view: View, root: State, deck: Deck, path: Sequence[int]) -> IslandTurn:
    """What a turn's crossings bring: cards, symbols, and what can still come."""
    seat = view.seat or 0
    first, masks = crossed_boxes(root, seat, path, SPAN)
    cards = {slot: deck.cards[number] for slot in (0, 1) if (number := root.card[seat * 2 + slot]) >= 0}
    free = {
        slot: card.island & ~root.closed[seat * 2 + slot] & ~masks[slot]
        for slot, card in cards.items()
        if card.island & ~root.closed[seat * 2 + slot]
    }
    coins, palms, crosses = (
        sum((masks[slot] & getattr(card, kind)).bit_count() for slot, card in cards.items())
        for kind in ("coins", "palms", "crosses")
    )
    placed = len(path) - (1 if first else 0)
    waiting = max(0, root.owed[seat] + crosses - placed)
    rows = min(COIN_BOXES, root.coins[seat] + coins) // 4 - root.rows[seat]
    slot = path[0] // SPAN
    return IslandTurn(
        move=crossing_name(FRAME, slot, root.lookup.crossing(first, path[0] % SPAN)),
        crossed=tuple(slot for slot in (0, 1) if masks[slot]),
        completed={slot: cards[slot].value for slot, left in free.items() if not left},
        ahead=ahead(may_come_next(view), cards, free),
        coming=len(may_come_next(view)),
        boxes=masks[0].bit_count() + masks[1].bit_count() + waiting,
        coins=coins,
        cup=root.cups_left if rows > 0 else 0,
        palms=min(palms, PALM_BOXES - root.palms[seat]),
        palm=root.palm_worth_now(),
        owed=placed + waiting if first else 0,
    )


def ahead(coming: Sequence[str], cards: Mapping[int, Card], free: Mapping[int, int]) -> dict[int, CardAhead]:
    """The cards that a turn leaves: what fits, and how many of the expedition cards that may come can complete each."""
    fits = {slot: placements(FRAME, left, left) for slot, left in free.items()}
    found = {}
    for slot, left in free.items():
        if left:
            able = {
                pattern
                for pattern in set(coming)
                if any(
                    completes(left, cards[slot].crosses, mask if other == slot else 0, mask & cards[other].crosses)
                    for other in free
                    for mask in (*fits[other].get(pattern, ()), *singles(free[other]))
                )
            }
            found[slot] = CardAhead(frozenset(fits[slot]), counted(coming, able), left.bit_count(), ways(fits[slot]))
    return found


def completes(left: int, crosses: int, mask: int, paid: int) -> bool:
    """Whether a crossing and the boxes for its X complete a card: `mask` of it is crossed, `paid` are the crossed X.

    A further X pays for itself (SG-31), so that all other boxes must be paid by the first ones.
    """
    rest = left & ~mask
    return not rest or paid.bit_count() >= max(1, (rest & ~crosses).bit_count())
