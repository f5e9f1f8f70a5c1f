"""The easy player of Silver & Gold: it loses like a child does, not like dice.

It likes to cross much, and symbols; it sees when a card can be completed, and never misses it. It does not see which
shapes would still fit afterwards, it counts no expedition cards, and it takes cards by their looks.
"""

from __future__ import annotations

from vermeil.bots.expedition.decks import deck_of
from vermeil.bots.expedition.feeling import Feeling, FeelingPlayer
from vermeil.bots.silver_and_gold.reasons import looks
from vermeil.core.contract import View
from vermeil.core.phrases import Phrase, phrase
from vermeil.games.silver_and_gold.cards import FRAME, Card, Deck
from vermeil.games.silver_and_gold.views import fields

# What it feels a box, a coin, a palm and an X are worth; how much it likes a card that is nearly done.
BOX, COIN, PALM, CROSS, NEAR = 1.0, 1.2, 1.5, 0.8, 1.0
# How much its feelings change from one moment to the next.
WHIM = 0.6
# A purple card with coins and a seal is the most beautiful of all.
SEAL = 3.0
# Only the plainest cards look worse than one that nobody has seen.
SURPRISE = 6.7


class EasyPlayer(FeelingPlayer):
    """Plays by feeling, with the blind spots of a beginner."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__("easy", seed, surprise=SURPRISE, whim=WHIM)

    def _beauty(self, view: View, card: str) -> tuple[float, Phrase]:
        found = deck_of(view, Deck).card(card)
        return beauty(found), looks(found)

    def _cross(self, view: View, slot: str, boxes: tuple[str, ...]) -> Feeling:
        """Completing comes first; then many boxes, symbols, and the card that is further on."""
        shown = fields(view)["seats"][view.seat or 0]["cards"]["AB".index(slot)]
        assert shown is not None  # noqa: S101 - no legal move crosses where no card lies
        card = deck_of(view, Deck).card(shown["card"])
        mask = sum(1 << (FRAME.box(name) or 0) for name in boxes)
        left = card.value - len(shown["crossed"]) - len(boxes)
        if not left:
            return 20.0 + card.value, (phrase("hint-completes", card=slot, count=card.value),)
        value = BOX * len(boxes) + liked(card, mask) + NEAR * (1 - left / card.value)
        return value, (phrase("hint-crosses", count=len(boxes)),)


def liked(card: Card, mask: int) -> float:
    """How the symbols of some boxes feel."""
    coins, palms, crosses = ((boxes & mask).bit_count() for boxes in (card.coins, card.palms, card.crosses))
    return COIN * coins + PALM * palms + CROSS * crosses


def beauty(card: Card) -> float:
    """How a fresh card looks: big ones look rich, symbols and seals shine."""
    return card.value / 2 + liked(card, card.island) + (SEAL if card.seal is not None else 0.0)
