"""What happened, in sentences for people. What all may read has no number that a spectator does not know (SC-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vermeil.core.contract import Move
from vermeil.core.phrases import Argument, Phrase, phrase
from vermeil.games.silver_coin.codes import NO_CARD
from vermeil.games.silver_coin.moves import ON_CARD, Nth, OnCard, OnDiscard, OnSeat, Peek, Word
from vermeil.games.silver_coin.views import number

if TYPE_CHECKING:
    from vermeil.games.silver_coin.game import Game

# Words that say something to others; `end`, `go`, `done` and the choosing of a set do not: what comes of it is told.
SPOKEN = {"call", "turn", "left", "right", "clockwise", "counterclockwise", "pass", "decline"}
SILENT = {"go", "end", "done", "set"}
# What is discarded or laid on the pile is open from then on, so its name is that of afterwards.
OPENS = {"swap", "discard", "remove"}


# The card that a move speaks of, what all had seen before it and after it, and the word of the card that asked.
Moment = tuple[int, int, int, str]
# Where a word means something else with one card than with the others.
OF_CARD = {
    ("village", "thing"): "story-sc-shuffle",
    ("remove", "hunter"): "story-sc-hunt-card",
    ("pick", "troublemaker"): "story-sc-trouble-card",
}


def card_of(game: Game, move: Move) -> int:
    """The card that a move speaks of, before it is made; NO_CARD if there is none."""
    state = game._state
    if isinstance(move, OnCard):
        return state.card_at(move.seat, move.place - 1)
    if isinstance(move, Word) and move.word in {"discard", "use"}:
        return state.held
    depth = move.depth if isinstance(move, OnDiscard) else 1 if isinstance(move, Word) and move.word == "take" else 0
    if depth:
        return state.pile[state.pile_size - depth] if depth <= state.pile_size else NO_CARD
    if isinstance(move, Nth) and move.word == "rite":
        return state.laid[move.n - 1] if move.n <= state.laid_size else NO_CARD
    return state.shown[move.n - 1] if isinstance(move, Nth) and move.word == "shown" else NO_CARD


def asker(game: Game) -> str:
    """The word of the card whose question is asked; empty for one of the turn's own."""
    kind = game._state.kind[game._state.depth - 1]
    return game.deck.cards[kind].word if kind < len(game.deck.cards) else ""


def card_phrase(game: Game, card: int) -> Phrase:
    """A card by its number and name."""
    unit = game.deck.cards[number(card)]
    return numbered(unit.deck, unit.number)


def numbered(deck: str, n: int) -> Phrase:
    """The card of a number in a deck."""
    return phrase("sc-numbered", number=str(n), name=name_of(deck, n))


def name_of(deck: str, n: int) -> Phrase:
    """The name alone of a card."""
    return phrase(f"sc-{deck}-{n}")


def sentences_of_move(game: Game, seat: int, move: Move, when: Moment) -> tuple[Phrase, ...]:
    """What a move was, as all may know it."""
    found = _sentence_of_move(game, seat, move, when)
    return () if found is None else (found,)


def _sentence_of_move(game: Game, seat: int, move: Move, when: Moment) -> Phrase | None:
    if isinstance(move, OnCard):
        return _on_card(game, seat, move, when)
    if isinstance(move, OnDiscard):
        card = _named(game, when[0], when[1])
        return phrase(f"story-sc-{move.word}-discard", who=seat, card=card)
    if isinstance(move, OnSeat):
        said = OF_CARD.get((move.word, when[3]), f"story-sc-{move.word}")
        return phrase(said, who=seat, whom=move.seat)
    if isinstance(move, Nth):
        return _nth(game, seat, move, when)
    if isinstance(move, Word):
        return _word(game, seat, move, when)
    return phrase("story-sc-peek", who=seat) if isinstance(move, Peek) else None


def _word(game: Game, seat: int, move: Word, when: Moment) -> Phrase | None:
    if move.word in SPOKEN:
        return phrase(f"story-sc-{move.word}", who=seat)
    if move.word == "take":
        return phrase("story-sc-take-discard", who=seat, card=_named(game, when[0], when[1]))
    if move.word in {"discard", "use"}:
        return phrase(f"story-sc-{move.word}", who=seat, card=_named(game, when[0], when[2]))
    return None


def _nth(game: Game, seat: int, move: Nth, when: Moment) -> Phrase | None:
    if move.word == "draw":
        return phrase("story-sc-draw", who=seat, count=move.n)
    if move.word in {"shown", "rite"}:
        return phrase(f"story-sc-{move.word}", who=seat, card=_named(game, when[0], when[1]))
    return phrase("story-sc-keep", who=seat)


def _on_card(game: Game, seat: int, move: OnCard, when: Moment) -> Phrase | None:
    if move.word in SILENT:
        return None
    card, known, after, asked = when
    if move.word not in ON_CARD:  # the word of the card itself
        return phrase("story-sc-ability", who=seat, card=_named(game, card, known))
    known = after if move.word in OPENS else known
    said = OF_CARD.get((move.word, asked), f"story-sc-{move.word}-card")
    return phrase(said, who=seat, card=at(game, move, card, known))


def at(game: Game, move: OnCard, card: int, known: int) -> Phrase:
    """A card of a village: where it lies, and what it is if all know."""
    args: dict[str, Argument] = {"place": str(move.place), "whom": move.seat}
    if known >> card & 1:
        return Phrase("sc-place-known", {**args, "card": card_phrase(game, card)})
    return Phrase("sc-place", args)


def _named(game: Game, card: int, known: int) -> Phrase:
    return card_phrase(game, card) if card >= 0 and known >> card & 1 else phrase("sc-unseen")


def begins(_game: Game, seat: int) -> tuple[Phrase, ...]:
    """Who is the first start player."""
    return (phrase("story-start", who=seat),)


def sentences_of_chance(game: Game, event: str, at: int, card: int) -> tuple[Phrase, ...]:
    """What a card that came is to those who may see it; `at` is who draws, or which round begins."""
    if event == "first":
        begun = phrase("story-sc-round", round=at + 1)
        return begun, phrase("story-sc-first-chance", card=card_phrase(game, card))
    if event in {"shown", "top", "count"}:
        return (phrase(f"story-sc-{event}-chance", card=card_phrase(game, card)),)
    return (phrase("story-sc-sees", who=at, card=card_phrase(game, card)),) if event in {"draw", "witch"} else ()


def seen(game: Game, place: str, card: int, seat: int | None) -> tuple[Phrase, ...]:
    """A card was turned up for all, or looked at by one; only cards in villages need words."""
    if "." not in place:
        return ()
    owner, _, n = place.partition(".")
    args: dict[str, Argument] = {"place": n, "whom": int(owner), "card": card_phrase(game, card)}
    if seat is None:
        return (Phrase("story-sc-open", args),)
    return (Phrase("story-sc-looks", {**args, "who": seat}),)


def laid_open(_game: Game, seat: int, village: list[int]) -> tuple[Phrase, ...]:
    """A village at the end of a round."""
    if not village:
        return (phrase("story-sc-village-empty", who=seat),)
    return (phrase("story-sc-village-open", who=seat, cards=" ".join(map(str, village))),)


def scored(_game: Game, points: list[int], holder: int) -> tuple[Phrase, ...]:
    """The points of a round, and who has the silver coin now."""
    said = [phrase("story-sc-points", who=seat, count=count) for seat, count in enumerate(points)]
    return (*said, phrase("story-sc-token", who=holder))
