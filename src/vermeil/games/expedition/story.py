"""What happened, in sentences for people: made while it happens, when all that it changed is at hand.

They say nothing that the line of the record beside which they stand does not say, and no past pattern unless the
table keeps track of them (SG-20): the pattern of now lies on the table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vermeil.core.contract import Move
from vermeil.core.phrases import Phrase, listed, phrase
from vermeil.games.expedition.grid import PATTERNS
from vermeil.games.expedition.moves import SLOTS, Keep, Take
from vermeil.games.expedition.phases import BLIND, REFILL, START, TURNS_A_ROUND

if TYPE_CHECKING:
    from vermeil.games.expedition.game import ExpeditionGame

# What is to be known of a crossing later: the card, the boxes, the marks before and after it, and the points for
# completing the card, if it did; -1 if it did not.
Crossing = tuple[int, int, tuple[int, ...], tuple[int, ...], int]


def sentences_of_move(
    game: ExpeditionGame, seat: int, move: Move, display: list[int], prizes: tuple[list[int], list[int]]
) -> tuple[Phrase, ...]:
    """What a move that crosses nothing did, and what it brought to anyone."""
    won = game._won(*prizes)
    if isinstance(move, Keep):
        return (phrase("story-keep", who=seat), *won)
    if isinstance(move, Take):
        card = game.card_phrase(display[move.place - 1]) if move.place else None
        taken = phrase("story-take-top", who=seat) if card is None else phrase("story-take", who=seat, card=card)
        return (taken, *won)
    return won


def crossing(game: ExpeditionGame, seat: int, move: Any, marks: tuple[int, ...]) -> Crossing:  # noqa: ANN401 - a Cross
    """What a crossing did, right after it."""
    state: Any = game._state
    slot = SLOTS.index(move.card)
    card = state.card[seat * 2 + slot]
    now = state.marks(seat)
    mask = now[slot] & ~marks[slot]
    completes = game._completes(card, mask, now[slot])
    return card, mask, marks, now, sum(game._completing(seat, card).values()) if completes else -1


def crossed(game: ExpeditionGame, seat: int, move: Any, done: Crossing) -> tuple[Phrase, ...]:  # noqa: ANN401 - a Cross
    """The boxes, their symbols and the points that are sure."""
    card, mask, before, after, completed = done
    gains = [
        phrase(f"gain-{kind.replace('_', '-')}", count=(boxes & mask).bit_count())
        for kind, boxes in game.deck.cards[card].symbols.items()
        if boxes & mask
    ]
    points = sum(game._gathered(seat, after).values()) - sum(game._gathered(seat, before).values())
    if completed >= 0:
        gains.append(phrase("gain-completes"))
        points += completed
    if points:
        gains.append(phrase("gain-points", points=f"{points:+d}".replace("-", "\N{MINUS SIGN}")))
    args: dict[str, Any] = {"who": seat, "card": move.card}
    if not move.owed:
        args["count"] = len(move.boxes)
    kind = "story-owed" if move.owed else "story-cross"
    if not gains:
        return (Phrase(kind, args),)
    return (Phrase(f"{kind}-gains", {**args, "gains": listed(gains)}),)


def sentences_of_chance(
    game: ExpeditionGame, phase: int, now: tuple[int, int, int, int], prizes: tuple[list[int], list[int]]
) -> tuple[Phrase, ...]:
    """What chance brought: who begins, a card from the stack, a turn with its pattern; or what it let others win."""
    actor, drawn, turn, pattern = now
    if phase == START:
        return (phrase("story-start", who=drawn),)
    if phase == BLIND:
        return (phrase("story-drawn", who=actor, card=game.card_phrase(drawn)),)
    if phase == REFILL:
        return game._won(*prizes)
    at = {"round": turn // TURNS_A_ROUND + 1, "turn": turn % TURNS_A_ROUND + 1}
    if not game.variants["tracker"]:
        return (phrase("story-turn", **at),)
    return (phrase("story-turn-pattern", pattern=phrase(f"pattern-{PATTERNS[pattern - 1]}"), **at),)
