"""The easy player of Silver & Gold: it loses like a child does, not like dice.

It likes to cross much, and symbols; it sees when a card can be completed, and never misses it. It does not see which
shapes would still fit afterwards, it counts no expedition cards, and it takes cards by their looks.
"""

from __future__ import annotations

import hashlib
from random import Random

from vermeil.bots.choice import ONLY, Choice, Limit, Reason
from vermeil.bots.silver_and_gold.bot import deck_of
from vermeil.bots.silver_and_gold.words import looks
from vermeil.core.contract import View
from vermeil.core.errors import NotYourQuestionError
from vermeil.core.phrases import Phrase, phrase
from vermeil.games.silver_and_gold.cards import FRAME, Card, Deck

# What it feels a box, a coin, a palm and an X are worth; how much it likes a card that is nearly done.
BOX, COIN, PALM, CROSS, NEAR = 1.0, 1.2, 1.5, 0.8, 1.0
# Moves that feel alike by this much are all the same to it.
WHIM = 0.6
# A purple card with coins and a seal is the most beautiful of all.
SEAL = 3.0


class EasyBot:
    """Plays by feeling, with the blind spots of a beginner."""

    name = "easy"

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed

    def play(self, view: View, limit: Limit | None = None) -> Choice:
        del limit  # feelings take no time
        if view.seat is None or not view.moves:
            message = "there is nothing to decide here"
            raise NotYourQuestionError(message)
        text = f"{self._seed} {view.to_json()}".encode()
        rng = Random(hashlib.blake2b(text, digest_size=8).digest())
        deck = deck_of(view)
        reasons = []
        for move in view.moves:
            value, said = feel(view, deck, move)
            reasons.append(Reason(move, round(value + WHIM * rng.random(), 2), said))
        reasons.sort(key=lambda reason: -reason.value)
        return Choice(reasons[0].move, tuple(reasons[:10]))


def feel(view: View, deck: Deck, move: str) -> tuple[float, tuple[Phrase, ...]]:
    """How a move feels, in something like points, and why."""
    if move == "done":
        return 0.0, ONLY
    if move.startswith("keep:"):
        cards = [deck.card(name) for name in move.removeprefix("keep:").split(",")]
        return sum(map(beauty, cards)), tuple(map(looks, cards))
    if move.startswith("take:"):
        if move == "take:top":
            return 9.0, (phrase("hint-surprise"),)
        name = view["display"][int(move.removeprefix("take:")) - 1]
        return beauty(deck.card(name)), (looks(deck.card(name)),)
    return cross(view, deck, move.removeprefix("+"))


def beauty(card: Card) -> float:
    """How a fresh card looks: big ones look rich, symbols and seals shine."""
    symbols = COIN * card.coins.bit_count() + PALM * card.palms.bit_count() + CROSS * card.crosses.bit_count()
    return card.value / 2 + symbols + (SEAL if card.seal is not None else 0.0)


def cross(view: View, deck: Deck, move: str) -> tuple[float, tuple[Phrase, ...]]:
    """Completing comes first; then many boxes, symbols, and the card that is further on."""
    slot, _, names = move.partition(":")
    shown = view["seats"][view.seat]["cards"]["AB".index(slot)]
    card = deck.card(shown["card"])
    mask = sum(1 << (FRAME.box(names[at : at + 2]) or 0) for at in range(0, len(names), 2))
    boxes = mask.bit_count()
    left = card.value - len(shown["crossed"]) - boxes
    if not left:
        return 20.0 + card.value, (phrase("hint-completes", card=slot, count=card.value),)
    symbols = COIN * (mask & card.coins).bit_count() + PALM * (mask & card.palms).bit_count()
    symbols += CROSS * (mask & card.crosses).bit_count()
    value = BOX * boxes + symbols + NEAR * (1 - left / card.value)
    return value, (phrase("hint-crosses", count=boxes),)
