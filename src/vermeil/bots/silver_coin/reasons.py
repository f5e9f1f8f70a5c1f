"""What a move of Silver Coin does, in phrases for people."""

from __future__ import annotations

from vermeil.bots.choice import ONLY
from vermeil.core.contract import View
from vermeil.core.phrases import Phrase, phrase
from vermeil.games.silver_coin.deck import read_deck
from vermeil.games.silver_coin.moves import ON_CARD, Nth, OnCard, OnDiscard, OnSeat, Word, parse
from vermeil.games.silver_coin.story import numbered
from vermeil.games.silver_coin.views import STACKS, LyingCard, fields

__all__ = ["ALIKE", "ONLY", "deed"]

ALIKE = (phrase("hint-alike"),)
WITH_HELD = {"discard", "use"}


def deed(view: View, spelling: str) -> Phrase:
    """What a move does."""
    move = parse(spelling)
    if isinstance(move, OnCard):
        return on_card(view, move)
    if isinstance(move, OnDiscard):
        return phrase(f"hint-sc-{move.word}-discard", card=named(view, fields(view)["discards"][move.depth - 1]))
    if isinstance(move, OnSeat):
        return on_seat(view, move)
    if isinstance(move, Nth):
        return nth(view, move)
    return word(view, move) if isinstance(move, Word) else ALIKE[0]


def on_seat(view: View, move: OnSeat) -> Phrase:
    """Something with a whole village."""
    own = move.seat == view.seat
    if move.word == "village" and asks(view, "thing"):
        return phrase("hint-sc-shuffle", whom=move.seat)
    if move.word == "village" and own:
        return phrase("hint-sc-own-village")
    if move.word == "to" and asks(view, "gremlin"):
        return phrase("hint-sc-join-own") if own else phrase("hint-sc-join", whom=move.seat)
    return phrase(f"hint-sc-{move.word}", whom=move.seat)


def on_card(view: View, move: OnCard) -> Phrase:
    """Something with a card of a village."""
    card = at(view, move.seat, move.place)
    if move.word not in ON_CARD:
        return phrase("hint-sc-ability", card=card)
    if move.word in {"swap", "set"}:
        return phrase(f"hint-sc-{move.word}-card", card=card, held=held(view))
    if move.word == "remove" and asks(view, "hunter"):
        return phrase("hint-sc-hunt-card", card=card)
    if move.word == "pick" and asks(view, "troublemaker"):
        return phrase("hint-sc-trade-card", card=card)
    return phrase(f"hint-sc-{move.word}-card", card=card)


def word(view: View, move: Word) -> Phrase:
    """A word that says it all."""
    if move.word == "take":
        return phrase("hint-sc-take-discard", card=named(view, fields(view)["discards"][0]))
    if move.word in WITH_HELD:
        return phrase(f"hint-sc-{move.word}", card=held(view))
    if move.word == "done" and rites(view):
        return phrase("hint-sc-no-rite")
    return phrase(f"hint-sc-{move.word}")


def nth(view: View, move: Nth) -> Phrase:
    """Drawing and keeping."""
    if move.word == "draw":
        return phrase("hint-sc-draw", count=move.n)
    if move.word == "rite":
        return phrase("hint-sc-rite", card=named(view, laid(view, move.n)))
    cards = fields(view)["shown" if move.word == "shown" else "drawn"]
    return phrase(f"hint-sc-{move.word}", card=named(view, cards[move.n - 1]))


def asks(view: View, word: str) -> bool:
    """Whether the card of this word asks."""
    question = fields(view)["question"]
    kind = None if question is None else question["frames"][-1][0]
    return isinstance(kind, int) and read_deck(view["deck"]).cards[kind].word == word


def rites(view: View) -> bool:
    """Whether it is asked what Morticians use."""
    question = fields(view)["question"]
    return question is not None and question["frames"][-1][0] == "rite"


def laid(view: View, n: int) -> LyingCard:
    """The nth of the cards that an exchange has discarded, which Morticians may use: all know them."""
    place = fields(view)["turn"]["laid"][n - 1]
    return fields(view)[STACKS[place[0]]][int(place[1:]) - 1]


def at(view: View, seat: int, place: int) -> Phrase:
    """A card of a village: 'your 12 (Village Idiot)', 'your unknown card 2'."""
    card = fields(view)["villages"][seat][place - 1]
    known = card["number"] is not None
    if seat == view.seat:
        return phrase("hint-sc-mine", card=named(view, card)) if known else phrase("hint-sc-mine-unknown", place=place)
    if known:
        return phrase("hint-sc-theirs", card=named(view, card), whom=seat)
    return phrase("hint-sc-theirs-unknown", place=place, whom=seat)


def held(view: View) -> Phrase:
    """The card in hand."""
    card = fields(view)["held"]
    return phrase("hint-sc-new") if card is None else named(view, card)


def named(view: View, card: LyingCard) -> Phrase:
    """A card as one calls it."""
    if card["number"] is None:
        return phrase("sc-unseen")
    return numbered(read_deck(fields(view)["deck"]).sources[card["number"]], card["number"])
