"""What happened, in sentences for people. What all may read has no number that a spectator does not know (SC-5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from vermeil.core.contract import Move
from vermeil.core.phrases import Argument, Phrase, phrase
from vermeil.games.silver_coin import places
from vermeil.games.silver_coin.moves import ON_CARD, Nth, OnCard, OnDiscard, OnSeat, Peek, Word
from vermeil.games.silver_coin.views import number

if TYPE_CHECKING:
    from vermeil.games.silver_coin.game import Game

# Words that say something to others; `end`, `go`, `done` and the choosing of a set do not: what comes of it is told.
SPOKEN = {"call", "turn", "left", "right", "clockwise", "counterclockwise", "pass", "decline"}
SILENT = {"go", "end", "done", "set"}
# What is discarded or laid on the pile is open from then on, so its name is that of afterwards.
OPENS = {"swap", "discard", "remove"}


@dataclass(frozen=True, slots=True)
class Glimpse:
    """What is so before a move: where cards lie, what is in hand, and what all have seen."""

    cards: dict[str, int]
    known: int


def glimpse(game: Game) -> Glimpse:
    """Before a move, or before chance speaks."""
    return Glimpse({place: card for card, place in places.places(game._table).items()}, game._table.known)


def card_phrase(game: Game, card: int) -> Phrase:
    """A card by its number and name."""
    unit = game.deck.cards[number(card)]
    return numbered(unit.deck, unit.number)


def numbered(deck: str, n: int) -> Phrase:
    """The card of a number in a deck."""
    return phrase("sc-numbered", number=str(n), name=phrase(f"sc-{'card' if deck == 'coin' else deck}-{n}"))


def told(game: Game, seat: int, move: Move, before: Glimpse) -> list[Phrase]:
    """What a move was, as all may know it."""
    found = _told(game, seat, move, before)
    return [] if found is None else [found]


def _told(game: Game, seat: int, move: Move, before: Glimpse) -> Phrase | None:
    if isinstance(move, OnCard):
        return _on_card(game, seat, move, before)
    if isinstance(move, OnDiscard):
        card = _lying(game, f"d{move.depth}", before)
        return phrase(f"story-sc-{move.word}-discard", who=seat, card=card)
    if isinstance(move, OnSeat):
        return phrase(f"story-sc-{move.word}", who=seat, whom=move.seat)
    if isinstance(move, Nth):
        return _nth(game, seat, move, before)
    if isinstance(move, Word):
        return _word(game, seat, move, before)
    return phrase("story-sc-peek", who=seat) if isinstance(move, Peek) else None


def _word(game: Game, seat: int, move: Word, before: Glimpse) -> Phrase | None:
    if move.word in SPOKEN:
        return phrase(f"story-sc-{move.word}", who=seat)
    if move.word == "take":
        return phrase("story-sc-take-discard", who=seat, card=_lying(game, "d1", before))
    if move.word in {"discard", "use"} and places.HELD in before.cards:
        card = _named(game, before.cards[places.HELD], game._table.known)
        return phrase(f"story-sc-{move.word}", who=seat, card=card)
    return None


def _nth(game: Game, seat: int, move: Nth, before: Glimpse) -> Phrase | None:
    if move.word == "draw":
        return phrase("story-sc-draw", who=seat, count=move.n)
    if move.word == "shown":
        return phrase("story-sc-shown", who=seat, card=_lying(game, f"s{move.n}", before))
    return phrase("story-sc-keep", who=seat)


def _on_card(game: Game, seat: int, move: OnCard, before: Glimpse) -> Phrase | None:
    if move.word in SILENT:
        return None
    place = f"{move.seat}.{move.place}"
    card = before.cards[place]
    if move.word not in ON_CARD:  # the word of the card itself
        return phrase("story-sc-ability", who=seat, card=_named(game, card, before.known))
    known = game._table.known if move.word in OPENS else before.known
    return phrase(f"story-sc-{move.word}-card", who=seat, card=at(game, place, card, known))


def at(game: Game, place: str, card: int, known: int) -> Phrase:
    """A card of a village: where it lies, and what it is if all know."""
    seat, _, n = place.partition(".")
    args: dict[str, Argument] = {"place": n, "whom": int(seat)}
    if known >> card & 1:
        return Phrase("sc-place-known", {**args, "card": card_phrase(game, card)})
    return Phrase("sc-place", args)


def _named(game: Game, card: int, known: int) -> Phrase:
    return card_phrase(game, card) if known >> card & 1 else phrase("sc-unseen")


def _lying(game: Game, place: str, before: Glimpse) -> Phrase:
    """What lay at a place, as all know it."""
    card = before.cards.get(place)
    return phrase("sc-unseen") if card is None else _named(game, card, before.known)


def told_of_chance(game: Game, event: str, seat: int, card: int) -> list[Phrase]:
    """What a card that came is to those who may see it."""
    if event in {"first", "shown"}:
        return [phrase(f"story-sc-{event}-chance", card=card_phrase(game, card))]
    return [phrase("story-sc-sees", who=seat, card=card_phrase(game, card))] if event in {"draw", "witch"} else []


def seen(game: Game, place: str, card: int, seat: int | None) -> list[Phrase]:
    """A card was turned up for all, or looked at by one; only cards in villages need words."""
    if "." not in place:
        return []
    owner, _, n = place.partition(".")
    args: dict[str, Argument] = {"place": n, "whom": int(owner), "card": card_phrase(game, card)}
    if seat is None:
        return [Phrase("story-sc-open", args)]
    return [Phrase("story-sc-looks", {**args, "who": seat})]


def laid_open(seat: int, village: list[int]) -> Phrase:
    """A village at the end of a round."""
    if not village:
        return phrase("story-sc-village-empty", who=seat)
    return phrase("story-sc-village-open", who=seat, cards=" ".join(map(str, village)))


def scored(points: list[int], holder: int) -> list[Phrase]:
    """The points of a round, and who has the silver coin now."""
    said = [phrase("story-sc-points", who=seat, count=count) for seat, count in enumerate(points)]
    return [*said, phrase("story-sc-token", who=holder)]
