"""The easy player of Pyramids: it loses like a child does, not like dice.

It runs for the tomb and never misses it, likes gems and torches, and is a little afraid of skulls. It does not see
which shapes would still fit afterwards, it counts nothing, and it takes cards by their looks. `greedy` is the same
without whims, and with an eye on what the next pattern can reach.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache
from random import Random

from vermeil.bots.choice import ONLY, Choice, Limit, Reason
from vermeil.bots.pyramids.bot import deck_of
from vermeil.bots.pyramids.words import looks, symbols
from vermeil.core.contract import View
from vermeil.core.errors import NotYourQuestionError
from vermeil.core.phrases import Phrase, phrase
from vermeil.games.expedition.grid import EXPEDITION
from vermeil.games.pyramids.cards import FRAME, Card, Deck

# What it feels a box nearer to the tomb and each symbol are worth.
NEARER = 2.2
FEELINGS = {"crosses": 1.5, "red_gems": 2.5, "green_gems": 2.5, "torches": 4.0, "skulls": -1.0, "potions": 1.0}
# Moves that feel alike by this much are all the same to an easy player.
WHIM = 5.0
LATER = 0.45  # of what lies on a fresh card will be collected
AHEAD = 0.6  # how much of the way depends on what the next pattern will do, for who looks at it


class FeelingBot:
    """Plays by feeling; `careful` looks at which patterns would still fit, and has no whims."""

    def __init__(self, name: str, seed: int = 0, *, careful: bool = False) -> None:
        self.name = name
        self._seed = seed
        self._careful = careful

    def play(self, view: View, limit: Limit | None = None) -> Choice:
        del limit  # feelings take no time
        if view.seat is None or not view.moves:
            message = "there is nothing to decide here"
            raise NotYourQuestionError(message)
        text = f"{self._seed} {view.to_json()}".encode()
        rng = Random(hashlib.blake2b(text, digest_size=8).digest())
        deck = deck_of(view)
        whim = 0.0 if self._careful else WHIM
        reasons = []
        for move in view.moves:
            value, said = self._feel(view, deck, move)
            reasons.append(Reason(move, round(value + whim * rng.random(), 2), said))
        reasons.sort(key=lambda reason: -reason.value)
        return Choice(reasons[0].move, tuple(reasons[:10]))

    def _feel(self, view: View, deck: Deck, move: str) -> tuple[float, tuple[Phrase, ...]]:
        """How a move feels, in something like points, and why."""
        if move == "done":
            return 0.0, ONLY
        if move.startswith("keep:"):
            cards = [deck.card(name) for name in move.removeprefix("keep:").split(",")]
            return sum(map(beauty, cards)), tuple(map(looks, cards))
        if move.startswith("take:"):
            if move == "take:top":
                return -16.0, (phrase("hint-surprise"),)
            name = view["display"][int(move.removeprefix("take:")) - 1]
            return beauty(deck.card(name)), (looks(deck.card(name)),)
        return self._cross(view, deck, move.removeprefix("+"))

    def _cross(self, view: View, deck: Deck, move: str) -> tuple[float, tuple[Phrase, ...]]:
        """The tomb comes first; then the way to it, and symbols."""
        slot, _, names = move.partition(":")
        shown = view["seats"][view.seat]["cards"]["AB".index(slot)]
        card = deck.card(shown["card"])
        before = sum(1 << (FRAME.box(name) or 0) for name in shown["crossed"])
        mask = sum(1 << (FRAME.box(names[at : at + 2]) or 0) for at in range(0, len(names), 2))
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
