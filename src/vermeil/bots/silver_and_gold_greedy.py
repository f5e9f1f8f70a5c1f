"""One-ply greedy for Silver & Gold: the move after which one's own cards and points look best.

It looks at a position as a person does at a glance: points on the sheet, how far the two cards are, how well the
patterns still fit into what is open, and how near the next coin row is. It does not look ahead.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random

from vermeil.bots.choice import ONLY, Choice, Limit, Reason
from vermeil.core.contract import View
from vermeil.core.errors import NotYourQuestionError
from vermeil.core.phrases import Phrase, phrase
from vermeil.games.expedition.grid import EXPEDITION
from vermeil.games.silver_and_gold.cards import FRAME, Card, Deck
from vermeil.games.silver_and_gold.views import IslandSeat, fields

# What a card half done is worth of its value; the last boxes are the dearest (from a few hundred games of self-play).
NEARNESS = 1.6
FIT = 0.21
COIN = 1.5
PALM = 0.9
CROSS = 0.96
SEAL = 1.76


class GreedyBot:
    """Looks one move ahead, with an evaluation made by hand."""

    name = "greedy"

    def __init__(self, seed: int = 0) -> None:
        self._rng = Random(seed)

    def play(self, view: View, limit: Limit | None = None) -> Choice:
        del limit  # a glance takes no time
        seat = view.seat
        if seat is None:
            message = "a spectator does not move"
            raise NotYourQuestionError(message)
        if len(view.moves) == 1:
            return Choice(view.moves[0], (Reason(view.moves[0], 0.0, ONLY),))
        world = view.sample(self._rng)
        deck = world.deck  # type: ignore[attr-defined]  # a world of this view is a game of Silver & Gold
        reasons = []
        for spelling in view.moves:
            after = world.copy()
            after.push(seat, spelling)
            shown = after.view(seat)
            value = round(worth(shown, seat, deck, spelling), 2)
            reasons.append(Reason(spelling, value, said(shown, seat, deck, spelling)))
        reasons.sort(key=lambda reason: -reason.value)
        return Choice(reasons[0].move, tuple(reasons))


def worth(view: View, seat: int, deck: Deck, spelling: str) -> float:
    """What a seat's position looks worth at a glance, in points."""
    shown_to_it = fields(view)
    own = shown_to_it["seats"][seat]
    turns = (4 - shown_to_it["round"]) * 7 + 8 - shown_to_it["turn"]
    if spelling.startswith("keep:"):
        return sum(prospect(deck.card(card), 0, 28) for card in spelling.removeprefix("keep:").split(","))
    total = float(own["sheet"]["total"])
    if spelling == "take:top":
        return total + 6.0  # an unseen card is worth about what the display's middle is
    for shown in own["cards"]:
        if shown is not None:
            card = deck.card(shown["card"])
            crossed = sum(1 << (FRAME.box(name) or 0) for name in shown["crossed"])
            total += prospect(card, crossed, turns) + sealed(card, own, deck)
    row = own["coins"] % 4
    if own["coins"] < 12 and shown_to_it["cups"]:  # noqa: PLR2004 - twelve coin boxes
        total += shown_to_it["cups"][0] * (row / 4) ** 2
    return total + CROSS * float(own["owed"])


def sealed(card: Card, own: IslandSeat, deck: Deck) -> float:
    """What a seal would bring for the cards completed so far."""
    if card.seal is None:
        return 0.0
    done = sum(deck.card(name).colour == card.seal for name in own["completed"])
    return SEAL * card.seal.seal_strength * (done + 1)


@lru_cache(maxsize=100_000)
def prospect(card: Card, crossed: int, turns: int) -> float:
    """What going on with a card promises: its value by how near it is, its symbols, and how well patterns fit."""
    empty = card.island & ~crossed
    left = empty.bit_count()
    if not left:
        return float(card.value)  # set aside in action 3; the sheet does not have it yet
    fits = [max((mask.bit_count() for mask in FRAME.placements(p) if not mask & ~empty), default=1) for p in EXPEDITION]
    needed = left / (sum(fits) / len(fits))
    if needed > turns * 1.5:
        return 0.0
    near: float = (1 - left / card.value) ** NEARNESS
    symbols = COIN * (empty & card.coins).bit_count() + PALM * (empty & card.palms).bit_count()
    ease = FIT * sum(fits) / len(fits)
    return card.value * near + symbols * 0.3 + CROSS * 0.5 * (empty & card.crosses).bit_count() + ease


def said(view: View, seat: int, deck: Deck, spelling: str) -> tuple[Phrase, ...]:
    """The reasons in phrases."""
    if spelling.startswith(("keep:", "take:")):
        return (phrase("hint-promising"),)
    own = fields(view)["seats"][seat]
    before = own.get("before", own)
    gained = own["sheet"]["total"] - before["sheet"]["total"]
    parts = [phrase("hint-at-once", count=gained)] if gained else []
    for slot, shown in zip("AB", own["cards"], strict=True):
        if shown is not None and len(shown["crossed"]) == deck.card(shown["card"]).value:
            parts.append(phrase("hint-completes", card=slot, count=deck.card(shown["card"]).value))
    if own["owed"]:
        parts.append(phrase("hint-owed", count=own["owed"]))
    return tuple(parts) or (phrase("hint-progress"),)
