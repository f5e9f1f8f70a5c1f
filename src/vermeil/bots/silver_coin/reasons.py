"""What a move of Silver Coin does, in phrases for people."""

from __future__ import annotations

from typing import Any

from vermeil.bots.choice import ONLY
from vermeil.core.contract import View
from vermeil.core.phrases import Phrase, phrase
from vermeil.games.silver_coin.deck import read_deck
from vermeil.games.silver_coin.moves import ON_CARD, Nth, OnCard, OnDiscard, OnSeat, Word, parse
from vermeil.games.silver_coin.story import numbered

__all__ = ["ALIKE", "ONLY", "explain"]

ALIKE = (phrase("hint-alike"),)
WITH_HELD = {"discard", "use"}


def explain(view: View, spelling: str, points: float) -> tuple[Phrase, ...]:
    """A move and what is expected of it: 'exchange your 12 for the 3 you drew; 7.2 points in this round ...'."""
    return deed(view, spelling), phrase("hint-sc-expected", points=round(points, 1))


def deed(view: View, spelling: str) -> Phrase:
    """What a move does."""
    move = parse(spelling)
    if isinstance(move, OnCard):
        return on_card(view, move)
    if isinstance(move, OnDiscard):
        return phrase(f"hint-sc-{move.word}-discard", card=named(view, view["discards"][move.depth - 1]))
    if isinstance(move, OnSeat):
        own = move.word == "village" and move.seat == view.seat
        return phrase("hint-sc-own-village") if own else phrase(f"hint-sc-{move.word}", whom=move.seat)
    if isinstance(move, Nth):
        return nth(view, move)
    return word(view, move) if isinstance(move, Word) else ALIKE[0]


def on_card(view: View, move: OnCard) -> Phrase:
    """Something with a card of a village."""
    card = at(view, move.seat, move.place)
    if move.word not in ON_CARD:
        return phrase("hint-sc-ability", card=card)
    if move.word in {"swap", "set"}:
        return phrase(f"hint-sc-{move.word}-card", card=card, held=held(view))
    return phrase(f"hint-sc-{move.word}-card", card=card)


def word(view: View, move: Word) -> Phrase:
    """A word that says it all."""
    if move.word == "take":
        return phrase("hint-sc-take-discard", card=named(view, view["discards"][0]))
    if move.word in WITH_HELD:
        return phrase(f"hint-sc-{move.word}", card=held(view))
    return phrase(f"hint-sc-{move.word}")


def nth(view: View, move: Nth) -> Phrase:
    """Drawing and keeping."""
    if move.word == "draw":
        return phrase("hint-sc-draw", count=move.n)
    cards = view["shown"] if move.word == "shown" else view["drawn"]
    return phrase(f"hint-sc-{move.word}", card=named(view, cards[move.n - 1]))


def at(view: View, seat: int, place: int) -> Phrase:
    """A card of a village: 'your 12 (Village Idiot)', 'your unknown card 2'."""
    card = view["villages"][seat][place - 1]
    known = card["number"] is not None
    if seat == view.seat:
        return phrase("hint-sc-mine", card=named(view, card)) if known else phrase("hint-sc-mine-unknown", place=place)
    if known:
        return phrase("hint-sc-theirs", card=named(view, card), whom=seat)
    return phrase("hint-sc-theirs-unknown", place=place, whom=seat)


def held(view: View) -> Phrase:
    """The card in hand."""
    return phrase("hint-sc-new") if view["held"] is None else named(view, view["held"])


def named(view: View, card: dict[str, Any]) -> Phrase:
    """A card as one calls it."""
    if card["number"] is None:
        return phrase("sc-unseen")
    return numbered(read_deck(view["deck"]).sources[card["number"]], card["number"])
