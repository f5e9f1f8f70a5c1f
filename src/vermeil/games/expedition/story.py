"""What happened, in sentences for people: made while it happens, when all that it changed is at hand.

They say nothing that the line of the record beside which they stand does not say, and no past pattern unless the
table keeps track of them (SG-20): the pattern of now lies on the table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vermeil.core.contract import Move
from vermeil.core.grid import PATTERNS
from vermeil.core.phrases import Phrase, listed, phrase
from vermeil.games.expedition.moves import Cross, Keep, Take
from vermeil.games.expedition.phases import BLIND, MARK, REVEAL, START, TURNS_A_ROUND

if TYPE_CHECKING:
    from vermeil.games.expedition.game import ExpeditionGame

Glimpse = tuple[int, tuple[int, ...], list[int], list[int], list[int]]


def glimpse(game: ExpeditionGame, seat: int) -> Glimpse:
    """What is so before a move."""
    state: Any = game._state
    return state.phase, state.marks(seat), list(state.card), list(state.display), game._prizes()


def told(game: ExpeditionGame, seat: int, move: Move, before: Glimpse) -> list[Phrase]:
    """What a move did, and what it brought to anyone."""
    phase, marks, cards, display, prizes = before
    said = []
    if isinstance(move, Keep):
        said.append(phrase("story-keep", who=seat))
    elif isinstance(move, Cross):
        said.append(_crossed(game, seat, move, marks, cards))
    elif isinstance(move, Take):
        said.append(
            phrase("story-take", who=seat, card=game.card_phrase(display[move.place - 1]))
            if move.place
            else phrase("story-take-top", who=seat)
        )
    if phase != MARK or game._state.phase != MARK:
        said += game._won(prizes, game._prizes())
    return said


def _crossed(game: ExpeditionGame, seat: int, move: Cross, marks: tuple[int, ...], cards: list[int]) -> Phrase:
    """The boxes, their symbols and the points that are sure."""
    slot = "AB".index(move.card)
    card = cards[seat * 2 + slot]
    now = game._state.marks(seat)
    crossed = now[slot] & ~marks[slot]
    before, after = game._gathered(seat, marks), game._gathered(seat, now)
    points = sum(after.values()) - sum(before.values())
    gains = [
        phrase(f"gain-{kind.replace('_', '-')}", count=(mask & crossed).bit_count())
        for kind, mask in game.deck.cards[card].symbols.items()
        if mask & crossed
    ]
    if game._boxes_left(card, now[slot]) == 0 and game._boxes_left(card, marks[slot]) > 0:
        gains.append(phrase("gain-completes"))
        points += sum(game._completing(seat, card).values())
    if points:
        gains.append(phrase("gain-points", points=f"{points:+d}".replace("-", "\N{MINUS SIGN}")))
    kind = "story-owed" if move.owed else "story-cross"
    args: dict[str, Any] = {"who": seat, "card": move.card}
    if not move.owed:
        args["count"] = crossed.bit_count()
    return Phrase(f"{kind}-gains", {**args, "gains": listed(gains)}) if gains else Phrase(kind, args)


def told_of_chance(game: ExpeditionGame, phase: int, actor: int, drawn: int) -> list[Phrase]:
    """What chance brought, if anyone wants to hear it."""
    if phase == START:
        return [phrase("story-start", who=drawn)]
    if phase == BLIND:
        return [phrase("story-drawn", who=actor, card=game.card_phrase(drawn))]
    return [_turned_up(game)] if phase == REVEAL else []


def _turned_up(game: ExpeditionGame) -> Phrase:
    """A turn begins with a new pattern."""
    state: Any = game._state
    at = {"round": state.turn // TURNS_A_ROUND + 1, "turn": state.turn % TURNS_A_ROUND + 1}
    if not game.variants["tracker"]:
        return phrase("story-turn", **at)
    return phrase("story-turn-pattern", pattern=phrase(f"pattern-{PATTERNS[state.pattern - 1]}"), **at)
