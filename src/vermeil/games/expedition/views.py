"""What both flip-and-write games show to a seat.

A view is built from nothing but what its seat may know. During action 2 the others are shown as they were when the
pattern was turned up, unless `open_marks` says otherwise.
"""

from __future__ import annotations

from typing import Any

from vermeil.core.grid import EXPEDITION, PATTERNS, bits
from vermeil.games.expedition.game import HAND, ExpeditionGame
from vermeil.games.expedition.moves import SLOTS
from vermeil.games.expedition.phases import (
    CONFIRM_STEP,
    KEEP,
    MARK,
    NO_CARD,
    OVER,
    OWED_STEP,
    PATTERN_STEP,
    PICK,
    ROUNDS,
    TURNS_A_ROUND,
)

PHASES = {"keep": KEEP, "mark": MARK, "pick": PICK, "over": OVER}
PHASE_WORDS = {number: word for word, number in PHASES.items()}
QUESTIONS = {PATTERN_STEP: "pattern", OWED_STEP: "owed", CONFIRM_STEP: "confirm"}

Seat = dict[str, Any]


def public_view(game: ExpeditionGame, *, memory: bool) -> dict[str, Any]:
    """The table as a spectator sees it, but for what each game adds."""
    state = game._state
    turn = min(state.turn, ROUNDS * TURNS_A_ROUND - 1)
    revealed = state.phase != KEEP
    data: dict[str, Any] = {
        "game": game.NAME,
        "seat": None,
        "players": game.players,
        "variants": dict(game.variants),
        "deck": game.deck_line,
        "phase": PHASE_WORDS[state.phase],
        "round": turn // TURNS_A_ROUND + 1,
        "turn": turn % TURNS_A_ROUND + 1,
        "waiting": list(game.waiting),
        "question": None,
        "pattern": PATTERNS[state.pattern - 1] if revealed else None,
        "display": [game.card_name(card) for card in state.display],
        "stack": state.stack_left() if revealed else len(game._lot.names) - HAND * game.players,
        "picks": [slot for at, slot in enumerate(SLOTS) if state.picks >> at & 1] if state.phase == PICK else [],
        "moves": [],
        "can_undo": False,
    }
    if revealed and (memory or game.variants["tracker"]):
        data["revealed"] = [pattern for at, pattern in enumerate(EXPEDITION) if not state.unseen >> at & 1]
    if game.players == 1:
        data["since"] = list(state.since)
        data["buried"] = [game.card_name(card) for card in state.buried[: state.buried_count]]
    return data


def own_view(game: ExpeditionGame, seat: int) -> dict[str, Any]:
    """What a seat sees otherwise than a spectator, but for its marks."""
    data: dict[str, Any] = {
        "seat": seat,
        "question": question(game, seat),
        "moves": game.spellings(seat),
        "can_undo": game.can_undo(seat),
    }
    return data | dealt(game, seat)


def dealt(game: ExpeditionGame, seat: int) -> dict[str, Any]:
    """A seat's four cards and the two that it has kept, while all choose; nobody else may see them (SG-10)."""
    state = game._state
    if state.phase != KEEP:
        return {}
    own = [game.card_name(card) for card in state.card[seat * 2 : seat * 2 + 2]]
    return {
        "hand": [game.card_name(card) for card in state.hand[seat * HAND : seat * HAND + HAND]],
        "kept": None if seat in game.waiting else own,
    }


def question(game: ExpeditionGame, seat: int) -> str | None:
    """What a seat is asked now: keep, pattern, owed, confirm or pick."""
    if seat not in game.waiting:
        return None
    if game._state.phase == MARK:
        return QUESTIONS[game._state.step[seat]]
    return PHASE_WORDS[game._state.phase]


def marks_are_hidden(game: ExpeditionGame) -> bool:
    """Whether nobody sees the marks that the others make now."""
    return game._state.phase == MARK and not game.variants["open_marks"]


def seat_view(game: ExpeditionGame, seat: int, marks: tuple[int, ...]) -> Seat:
    """One seat's cards with the marks given, as anyone may see them who may see these marks."""
    state = game._state
    own = state.card[seat * 2 : seat * 2 + 2]
    cards: list[Seat | None] = [None, None]
    if state.phase != KEEP:
        for slot, card in enumerate(own):
            if card != NO_CARD:
                crossed = marks[slot] & ~game._outside(card)
                cards[slot] = {"card": game._lot.names[card], "crossed": game.GRID.names(crossed)}
    return {
        "cards": cards,
        "completed": [game._lot.names[card] for card in bits(state.done[seat])],
        "ready": not state.waiting >> seat & 1,
        "owed": marks[2],
    }
