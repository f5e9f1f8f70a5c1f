"""The child's player of Silver & Gold: it loses as somebody of six loses, and has a good time.

Of all the places for a pattern it sees a few, and of these it likes where something shines: palms, coins, X. It has a
favourite among its two cards, the one with more crosses on it, and is glad to complete that. A pattern that fits is
crossed whole, for crossing is fun; that it leaves holes which nothing will ever fill, it does not see. New cards are
chosen by what shines on them, large or not.
"""

from __future__ import annotations

from vermeil.bots.expedition.decks import deck_of
from vermeil.bots.expedition.feeling import Feeling, FeelingPlayer
from vermeil.bots.silver_and_gold.reasons import looks
from vermeil.core.contract import View
from vermeil.core.phrases import Phrase, phrase
from vermeil.games.silver_and_gold.cards import FRAME, Card, Deck
from vermeil.games.silver_and_gold.views import fields

# How a box, a coin, a palm and an X shine; what the favourite card and its last box are worth to it.
BOX, COIN, PALM, CROSS, FAVOURITE, DONE = 0.6, 2.0, 3.0, 1.5, 1.5, 6.0
# How much its wishes change from one moment to the next.
WHIM = 4.0
# How many of all the places for a pattern it sees before it crosses.
NOTICES = 2
# A card that nobody has seen may be anything: that is tempting.
SURPRISE = 5.0


class ChildPlayer(FeelingPlayer):
    """Plays by what shines."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__("child", seed, surprise=SURPRISE, whim=WHIM, notices=NOTICES)

    def _beauty(self, view: View, card: str) -> tuple[float, Phrase]:
        found = deck_of(view, Deck).card(card)
        return shine(found, found.island) + (2.0 if found.seal is not None else 0.0), looks(found)

    def _cross(self, view: View, slot: str, boxes: tuple[str, ...]) -> Feeling:
        shown = fields(view)["seats"][view.seat or 0]["cards"]
        here = shown["AB".index(slot)]
        assert here is not None  # noqa: S101 - no legal move crosses where no card lies
        card = deck_of(view, Deck).card(here["card"])
        mask = sum(1 << (FRAME.box(name) or 0) for name in boxes)
        crossed = [0 if held is None else len(held["crossed"]) for held in shown]
        favourite = crossed["AB".index(slot)] == max(crossed)
        value = BOX * len(boxes) + shine(card, mask) + (FAVOURITE if favourite else 0.0)
        if favourite and len(here["crossed"]) + len(boxes) == card.value:
            return value + DONE, (phrase("hint-completes", card=slot, count=card.value),)
        return value, (phrase("hint-crosses", count=len(boxes)),)


def shine(card: Card, mask: int) -> float:
    """How the symbols of some boxes shine."""
    coins, palms, crosses = ((boxes & mask).bit_count() for boxes in (card.coins, card.palms, card.crosses))
    return COIN * coins + PALM * palms + CROSS * crosses
