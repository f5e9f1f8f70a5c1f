"""What both flip-and-write games show to a seat.

A view is built from nothing but what its seat may know. During action 2 the others are shown as they were when the
pattern was turned up, unless `open_marks` says otherwise.

The types say what travels: docs/views.md and the page's types are made of them and of the words below each field.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, Literal, NotRequired, TypedDict, TypeVar, cast

from vermeil.core.views import CommonView
from vermeil.games.expedition.game import HAND, ExpeditionGame
from vermeil.games.expedition.grid import EXPEDITION, PATTERNS, bits
from vermeil.games.expedition.moves import SLOTS, Slot
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

Phase = Literal["keep", "mark", "pick", "over"]
Question = Literal["keep", "pattern", "owed", "confirm", "pick"]

PHASES: dict[Phase, int] = {"keep": KEEP, "mark": MARK, "pick": PICK, "over": OVER}
PHASE_WORDS = {number: word for word, number in PHASES.items()}
QUESTIONS: dict[int, Question] = {PATTERN_STEP: "pattern", OWED_STEP: "owed", CONFIRM_STEP: "confirm"}


class CrossedCard(TypedDict):
    """One of a seat's two cards, and what is crossed on it."""

    card: str
    """The card's id, as the deck has it."""
    crossed: list[str]
    """The crossed boxes, in reading order."""


class Dealt(TypedDict):
    """What a seat was dealt, while all keep two of their four cards."""

    hand: list[str]
    """While keeping: the four cards that were dealt, in the deck's order."""
    kept: list[str] | None
    """While keeping: the two cards that were kept; null until they are."""


class CardsOfSeat(TypedDict):
    """What a seat has before it, in both games."""

    cards: list[CrossedCard | None]
    """The cards A and B; null where none lies, and for both while all keep."""
    completed: list[str]
    """The completed cards that were set aside, in the deck's order, not in that of completion."""
    ready: bool
    """Whether the seat has nothing to decide now."""
    owed: int
    """How many boxes the seat still has to cross for what it has crossed."""


class ExpeditionSeat(CardsOfSeat):
    """What both games show of a seat."""

    sheet: dict[str, int]
    """The points by source, as the record's result has them, and their `total`."""
    marks: NotRequired[list[str]]
    """Where its marks of this turn are shown, and there are any: their spellings, in the order of crossing."""
    hand: NotRequired[list[str]]
    """Only in an open view, while keeping: the four cards that were dealt to it."""
    kept: NotRequired[list[str] | None]
    """Only in an open view, while keeping: the two cards that it has kept; null until it has."""


S = TypeVar("S", bound=ExpeditionSeat)


class ExpeditionTable(CommonView):
    """What both games show to everybody."""

    phase: Phase
    """What goes on: all keep two cards, all cross boxes, somebody picks a new card, or the game is over."""
    round: int
    """1 to 4."""
    turn: int
    """1 to 7 within the round."""
    question: Question | None
    """What this seat is asked; null if it is asked nothing."""
    pattern: str | None
    """The expedition card of this turn; null while all keep."""
    display: list[str | None]
    """The displayed cards by place; null is a gap."""
    stack: int
    """How many cards the stack has."""
    picks: list[Slot]
    """Which of the active player's cards are to be replaced, while somebody picks."""
    can_undo: bool
    """Whether this seat may take back its last cross."""
    winners: list[int]
    """Who has won, once the game is over; empty before."""
    hand: NotRequired[list[str]]
    """While keeping: this seat's own four cards, in the deck's order."""
    kept: NotRequired[list[str] | None]
    """While keeping: the two cards that this seat has kept; null until it has."""
    revealed: NotRequired[list[str]]
    """The patterns of this round so far, this turn's too, in the order I2 I3 V3 L4 T4 O4, not in that of turning up.
    Only with `tracker`, or in `view(seat, memory=True)`."""
    since: NotRequired[list[int]]
    """Solo, for each place of the display: 0 if its card has lain there from the beginning, else the turn of the game,
    1 to 28, after which it came. The lowest is the oldest, of equals the leftmost. For a gap it means nothing."""
    buried: NotRequired[list[str]]
    """Solo: the cards under the stack, in the order in which they come up; `stack` counts them too."""


class ExpeditionView(ExpeditionTable, Generic[S]):
    """What the views of both games have: the table, and the seats as the game shows them."""

    seats: list[S]
    """For each seat what is to be seen of it."""


def fields(view: Mapping[str, object]) -> ExpeditionView[ExpeditionSeat]:
    """A view of either game with its fields' types, as far as both have them."""
    return cast("ExpeditionView[ExpeditionSeat]", view)


class OwnPart(TypedDict):
    """What a seat sees otherwise than a spectator, but for its marks."""

    seat: int
    question: Question | None
    moves: list[str]
    can_undo: bool
    hand: NotRequired[list[str]]
    kept: NotRequired[list[str] | None]


class SeatPart(TypedDict, Generic[S], total=False):
    """What changes of a seat while everybody crosses in secret."""

    ready: bool
    marks: list[str]
    before: S


def public_table(game: ExpeditionGame, *, memory: bool) -> ExpeditionTable:
    """The table as a spectator sees it, but for what each game adds."""
    state = game._state
    turn = min(state.turn, ROUNDS * TURNS_A_ROUND - 1)
    revealed = state.phase != KEEP
    data: ExpeditionTable = {
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
        "winners": list(game.winners),
    }
    if revealed and (memory or game.variants["tracker"]):
        data["revealed"] = [pattern for at, pattern in enumerate(EXPEDITION) if not state.unseen >> at & 1]
    if game.players == 1:
        data["since"] = list(state.since)
        data["buried"] = [game._lot.names[card] for card in state.buried[: state.buried_count]]
    return data


def own_part(game: ExpeditionGame, seat: int) -> OwnPart:
    """What a seat sees otherwise than a spectator, but for its marks."""
    data: OwnPart = {
        "seat": seat,
        "question": question(game, seat),
        "moves": game.spellings(seat),
        "can_undo": game.can_undo(seat),
    }
    shown = dealt(game, seat)
    return data if shown is None else {**data, **shown}


def dealt(game: ExpeditionGame, seat: int) -> Dealt | None:
    """A seat's four cards and the two that it has kept, while all choose; nobody else may see them (SG-10)."""
    state = game._state
    if state.phase != KEEP:
        return None
    own = [game._lot.names[card] for card in state.card[seat * 2 : seat * 2 + 2] if card != NO_CARD]
    return {
        "hand": [game._lot.names[card] for card in state.hand[seat * HAND : seat * HAND + HAND]],
        "kept": None if seat in game.waiting else own,
    }


def question(game: ExpeditionGame, seat: int) -> Question | None:
    """What a seat is asked now."""
    if seat not in game.waiting:
        return None
    phase = game._state.phase
    if phase == MARK:
        return QUESTIONS[game._state.step[seat]]
    return "keep" if phase == KEEP else "pick"


def marks_are_hidden(game: ExpeditionGame) -> bool:
    """Whether nobody sees the marks that the others make now."""
    return game._state.phase == MARK and not game.variants["open_marks"]


def cards_of_seat(game: ExpeditionGame, seat: int, marks: tuple[int, ...]) -> CardsOfSeat:
    """One seat's cards with the marks given, as anyone may see them who may see these marks."""
    state = game._state
    own = state.card[seat * 2 : seat * 2 + 2]
    cards: list[CrossedCard | None] = [None, None]
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
