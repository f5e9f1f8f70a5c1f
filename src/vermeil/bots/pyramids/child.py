"""The child's player of Pyramids: it loses as somebody of six loses, and has a good time.

Of all the places for a pattern it sees a few, and of these it likes where something shines, gems and torches most of
all; skulls it finds rather funny. It knows that the tomb is the end of a pyramid and is glad to get there, but does not
plan the way, and takes new cards by what shines on them. A pattern that fits is crossed whole, for crossing is fun.
"""

from __future__ import annotations

from vermeil.bots.expedition.decks import deck_of
from vermeil.bots.expedition.feeling import Feeling, FeelingPlayer
from vermeil.bots.pyramids.reasons import looks, symbols
from vermeil.core.contract import View
from vermeil.core.phrases import Phrase, phrase
from vermeil.games.pyramids.cards import FRAME, Card, Deck
from vermeil.games.pyramids.views import fields

# What a box nearer to the tomb, the tomb itself and each symbol are worth to it.
NEARER, TOMB = 0.9, 7.0
SHINE = {"crosses": 1.5, "red_gems": 3.0, "green_gems": 3.0, "torches": 3.0, "skulls": 0.5, "potions": 2.0}
# How much its wishes change from one moment to the next.
WHIM = 4.0
# How many of all the places for a pattern it sees before it crosses.
NOTICES = 3
# A card that nobody has seen may be anything: that is tempting.
SURPRISE = 8.0


class ChildPlayer(FeelingPlayer):
    """Plays by what shines."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__("child", seed, surprise=SURPRISE, whim=WHIM, notices=NOTICES)

    def _beauty(self, view: View, card: str) -> tuple[float, Phrase]:
        found = deck_of(view, Deck).card(card)
        return shine(found, found.paths), looks(found)

    def _cross(self, view: View, slot: str, boxes: tuple[str, ...]) -> Feeling:
        shown = fields(view)["seats"][view.seat or 0]["cards"]["AB".index(slot)]
        assert shown is not None  # noqa: S101 - no legal move crosses where no card lies
        card = deck_of(view, Deck).card(shown["card"])
        before = sum(1 << (FRAME.box(name) or 0) for name in shown["crossed"])
        mask = sum(1 << (FRAME.box(name) or 0) for name in boxes)
        if mask & card.tomb:
            return TOMB + shine(card, mask), (phrase("hint-completes", card=slot, count=10),)
        value = shine(card, mask) + NEARER * (card.steps(before) - card.steps(before | mask))
        return value, (phrase("hint-crosses", count=len(boxes)), *symbols(card, mask))


def shine(card: Card, mask: int) -> float:
    """How the symbols of some boxes shine."""
    return sum(worth * int(getattr(card, field) & mask).bit_count() for field, worth in SHINE.items())
