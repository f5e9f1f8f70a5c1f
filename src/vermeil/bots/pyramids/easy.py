"""The easy player of Pyramids: it loses like a child does, not like dice.

It runs for the tomb and never misses it, likes gems and torches, and is a little afraid of skulls. It does not see
which shapes would still fit afterwards, it counts nothing, and it takes cards by their looks. `greedy` is the same
without whims, and with an eye on what the next pattern can reach.
"""

from __future__ import annotations

from functools import lru_cache

from vermeil.bots.expedition.decks import deck_of
from vermeil.bots.expedition.feeling import Feeling, FeelingPlayer
from vermeil.bots.pyramids.reasons import looks, symbols
from vermeil.core.contract import View
from vermeil.core.phrases import Phrase, phrase
from vermeil.games.expedition.grid import EXPEDITION
from vermeil.games.pyramids.cards import FRAME, Card, Deck
from vermeil.games.pyramids.views import fields

# What it feels a box nearer to the tomb and each symbol are worth.
NEARER = 2.2
FEELINGS = {"crosses": 1.5, "red_gems": 2.5, "green_gems": 2.5, "torches": 4.0, "skulls": -1.0, "potions": 1.0}
# Moves that feel alike by this much are all the same to an easy player.
WHIM = 5.0
# How a card looks that nobody has seen: better than the plainest only; or, to whoever is careful, like any other.
SURPRISE, USUAL = -17.6, -16.0
LATER = 0.45  # of what lies on a fresh card will be collected
AHEAD = 0.6  # how much of the way depends on what the next pattern will do, for whoever looks at it


class PathFeelingPlayer(FeelingPlayer):
    """Plays by feeling; `careful` looks at which patterns would still fit, and has no whims."""

    def __init__(self, name: str, seed: int = 0, *, careful: bool = False) -> None:
        whim, surprise = (0.0, USUAL) if careful else (WHIM, SURPRISE)
        super().__init__(name, seed, surprise=surprise, whim=whim)
        self._careful = careful

    def _beauty(self, view: View, card: str) -> tuple[float, Phrase]:
        found = deck_of(view, Deck).card(card)
        return beauty(found), looks(found)

    def _cross(self, view: View, slot: str, boxes: tuple[str, ...]) -> Feeling:
        """The tomb comes first; then the way to it, and symbols."""
        shown = fields(view)["seats"][view.seat or 0]["cards"]["AB".index(slot)]
        assert shown is not None  # noqa: S101 - no legal move crosses where no card lies
        card = deck_of(view, Deck).card(shown["card"])
        before = sum(1 << (FRAME.box(name) or 0) for name in shown["crossed"])
        mask = sum(1 << (FRAME.box(name) or 0) for name in boxes)
        if mask & card.tomb:
            return 60.0 + liked(card, mask), (phrase("hint-completes", card=slot, count=10),)
        gain = liked(card, mask) + self._way(card, before) - self._way(card, before | mask)
        far = phrase("hint-tomb", card=slot, count=card.steps(before | mask))
        return gain, (far, *symbols(card, mask))

    def _way(self, card: Card, crossed: int) -> float:
        """How far it is to the tomb; who is careful also looks at what the next pattern would do."""
        left = card.steps(crossed) if not crossed & card.tomb else 0
        if not self._careful or not left:
            return NEARER * left
        return NEARER * ((1 - AHEAD) * left + AHEAD * (ahead(card, crossed) + 2.2))


def liked(card: Card, mask: int) -> float:
    """How the symbols of some boxes feel."""
    return sum(worth * int(getattr(card, field) & mask).bit_count() for field, worth in FEELINGS.items())


def beauty(card: Card) -> float:
    """How a fresh card looks: short ways and many symbols are beautiful."""
    return LATER * liked(card, card.paths) - NEARER * card.steps(0)


@lru_cache(maxsize=100_000)
def ahead(card: Card, crossed: int) -> float:
    """How many boxes will be left after the next pattern, on average."""
    closed = card.outside | crossed
    frontier = FRAME.neighbours(crossed) & ~closed if crossed else card.entrance
    total = 0
    for pattern in EXPEDITION:
        ways = [mask for mask in FRAME.placements(pattern) if not mask & closed and mask & frontier]
        total += min(
            (0 if mask & card.tomb else card.steps(crossed | mask) for mask in ways), default=card.steps(crossed)
        )
    return total / len(EXPEDITION)
