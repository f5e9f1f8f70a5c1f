"""The face that both flip-and-write games share: moves by their spelling, refusals, undo, and the record.

The engine knows what is legal; this file says why not. What differs between the games is in the methods that are
abstract here, and in `Ids`, the rules that the refusals cite.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from copy import copy
from typing import TYPE_CHECKING, Any, ClassVar, Self

from vermeil.core.chance import Lot
from vermeil.core.contract import Game, LegalMoves, Move
from vermeil.core.errors import IllegalMoveError, InvalidMoveError
from vermeil.core.log import Entry, Log, Tells
from vermeil.core.phrases import Phrase
from vermeil.core.refusals import Refusal, refused
from vermeil.games.expedition.decks import DrawnDeck
from vermeil.games.expedition.engine import Turns
from vermeil.games.expedition.grid import EXPEDITION, PATTERNS, Grid, bits
from vermeil.games.expedition.ids import Ids
from vermeil.games.expedition.moves import DONE, SINGLE, SLOTS, TAKES, Cross, Done, Keep, Take, crossings_of, parse
from vermeil.games.expedition.phases import (
    BLIND,
    CONFIRM_STEP,
    DEAL,
    DISPLAY,
    KEEP,
    MARK,
    NO_CARD,
    OVER,
    PATTERN_STEP,
    PICK,
    REFILL,
    REVEAL,
    START,
    TURNS_A_ROUND,
)

if TYPE_CHECKING:
    from vermeil.games.expedition.views import ExpeditionSeat
from vermeil.games.expedition.story import crossed, crossing, sentences_of_chance, sentences_of_move

HAND = 4
DISPLAYED = 4
KEPT = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
WAITING = tuple(tuple(bits(seats)) for seats in range(16))
SLOT_NUMBERS: dict[str, int] = {slot: number for number, slot in enumerate(SLOTS)}

# The eight expedition cards; the two of one pattern are told apart only by the shuffle.
EXPEDITION_LOT = Lot(("I2", "I3a", "I3b", "V3a", "V3b", "L4", "T4", "O4"), EXPEDITION)
SPEAKING = (START, REVEAL, BLIND, REFILL)  # when chance brings something to tell
SEATS_LOT = Lot(("0", "1", "2", "3"))


class ExpeditionGame(Game):
    """A game of one pattern for all, from the deal to the last of 28 turns."""

    GRID: ClassVar[Grid]
    IDS: ClassVar[Ids]

    deck: DrawnDeck[Any]
    _state: Turns
    _lot: Lot  # the deck's cards
    _cards: Mapping[str, int]  # their order by id

    def _reset(self) -> None:
        """A game that nothing has happened in yet; its set-up has been checked and laid ready."""
        self.log = Log()
        self._imagined = False
        self._phase_start = 0
        self._undo: list[list[tuple[int, ...]]] = [[] for _ in range(self.players)]
        self._before: list[tuple[int, ...]] = []
        self._span = self._state.lookup.span

    def _begin(self) -> None:
        """Deal, as the game's chance will have it."""
        self._reset()
        self._settle()

    # --- what a game fills in -------------------------------------------------------------------------------

    @abstractmethod
    def _outside(self, card: int) -> int:
        """The boxes of the frame that can never be crossed on a card."""

    @abstractmethod
    def _refuse_place(self, seat: int, slot: int, mask: int) -> Refusal | None:
        """What else forbids crossing these empty boxes, beyond that they must fit."""

    @abstractmethod
    def load_seat(self, seat: int, shown: ExpeditionSeat) -> None:
        """Take over what a view shows of a seat beyond its cards, for a world."""

    @abstractmethod
    def card_phrase(self, card: int) -> Phrase:
        """A card as one speaks of it."""

    @abstractmethod
    def _prizes(self) -> list[int]:
        """What is won by being first, for all seats, as the engine has it."""

    @abstractmethod
    def _won(self, before: list[int], after: list[int]) -> tuple[Phrase, ...]:
        """Who has won what of that between two moments."""

    @abstractmethod
    def _gathered(self, seat: int, marks: tuple[int, ...]) -> dict[str, int]:
        """The points, by source, of what a seat has gathered with these marks: what action 2 alone decides."""

    @abstractmethod
    def _completing(self, seat: int, card: int) -> dict[str, int]:
        """The points, by source, that completing a card brings a seat for sure."""

    @abstractmethod
    def _completes(self, card: int, mask: int, closed: int) -> bool:
        """Whether crossing these boxes, after which those are closed, has completed a card."""

    @abstractmethod
    def _boxes_left(self, card: int, closed: int) -> int:
        """How many boxes of a card are still to be crossed before it is completed."""

    def _stage(self) -> str:
        number, turn = divmod(self._state.turn, TURNS_A_ROUND)
        return "" if self.over else f"round {number + 1}, turn {turn + 1}"

    def card_name(self, card: int) -> str | None:
        """The id of a card, or None for an empty place."""
        return None if card == NO_CARD else self._lot.names[card]

    # --- who must decide what -------------------------------------------------------------------------------

    @property
    def waiting(self) -> tuple[int, ...]:
        return WAITING[self._state.waiting]

    def legal_moves(self, seat: int) -> LegalMoves:
        self._seat(seat)
        state = self._state
        numbers = state.legal(seat)
        if state.phase == MARK and state.step[seat] != CONFIRM_STEP:
            table = crossings_of(self.GRID, self._pattern(seat), self._span).moves
            return LegalMoves(numbers, table.__getitem__)  # type: ignore[arg-type]  # legal numbers have a move
        return LegalMoves(numbers, lambda number: self._move(seat, number))

    def spellings(self, seat: int) -> list[str]:
        self._seat(seat)
        state = self._state
        if state.phase != MARK or state.step[seat] == CONFIRM_STEP:
            return super().spellings(seat)
        spelled = crossings_of(self.GRID, self._pattern(seat), self._span).spellings
        return [spelled[number] for number in state.legal(seat)]

    def _pattern(self, seat: int) -> int:
        """The number of the pattern that a seat crosses now; an owed box is a pattern too."""
        state = self._state
        return state.pattern if state.step[seat] == PATTERN_STEP else SINGLE

    def _move(self, seat: int, number: int) -> Move:
        """The move of a decision that is not a crossing."""
        decision = number - 2 * self._span
        if decision < len(KEPT):
            first, second = KEPT[decision]
            hand = self._state.hand[seat * HAND : seat * HAND + HAND]
            return Keep((self._lot.names[hand[first]], self._lot.names[hand[second]]))
        return DONE if decision == len(KEPT) + len(TAKES) else TAKES[decision - len(KEPT)]

    def _number(self, seat: int, move: Move) -> int | None:
        """The engine's number of a move, or None if it has none here and now."""
        state = self._state
        if isinstance(move, Cross):
            if state.phase != MARK or move.owed != (state.step[seat] != PATTERN_STEP):
                return None
            number = crossings_of(self.GRID, self._pattern(seat), self._span).numbers.get(move.boxes)
            slot = SLOT_NUMBERS.get(move.card)
            return None if number is None or slot is None else number + self._span * slot
        if isinstance(move, Done):
            return 2 * self._span + len(KEPT) + len(TAKES)
        if isinstance(move, Take):
            known = type(move.place) is int and move in TAKES
            return 2 * self._span + len(KEPT) + TAKES.index(move) if known else None
        return self._keep_number(seat, move) if isinstance(move, Keep) and state.phase == KEEP else None

    def _keep_number(self, seat: int, move: Keep) -> int | None:
        if type(move.cards) is not tuple or len(move.cards) != len(SLOTS):
            return None
        hand = list(self._state.hand[seat * HAND : seat * HAND + HAND])
        first, second = (self._cards.get(card, NO_CARD) for card in move.cards)
        if first in hand and second in hand and first < second:
            return 2 * self._span + KEPT.index((hand.index(first), hand.index(second)))
        return None

    def _parse(self, spelling: str) -> Move:
        if self._state.phase == MARK:  # most moves are crossings of the pattern that lies there
            move = crossings_of(self.GRID, self._state.pattern, self._span).spelled.get(spelling)
            if move is not None:
                return move
        return parse(spelling, self.GRID, self._cards, self.IDS)

    # --- why not --------------------------------------------------------------------------------------------

    def _refusal(self, seat: int, move: Move) -> Refusal | None:
        try:
            number = self._number(seat, move)
        except TypeError:  # a move made by hand, of things that no box or card is called
            number = None
        if number is not None and self._state.may(seat, number):
            return None
        self._require_spelling(move)
        phase = self._state.phase
        if phase == KEEP:
            return self._refuse_keep(seat, move)
        if phase == PICK:
            return self._refuse_pick(move)
        return self._refuse_mark(seat, move)

    def _require_spelling(self, move: Move) -> None:
        """A move made by hand must be the one that its spelling stands for; only then do the rules speak."""
        try:
            spelled = self._parse(str(move)) == move
        except InvalidMoveError:
            raise
        except (TypeError, LookupError, ValueError):
            spelled = False
        if not spelled:
            raise InvalidMoveError(refused(self.IDS.players, "refused-such-values", kind=type(move).__name__))

    def _refuse_keep(self, seat: int, move: Move) -> Refusal:
        ids = self.IDS
        if not isinstance(move, Keep):
            return refused(ids.keep, "refused-keep-first", move=str(move))
        hand = [self._lot.names[card] for card in self._state.hand[seat * HAND : seat * HAND + HAND]]
        missing = [card for card in move.cards if card not in hand]
        if missing:
            return refused(ids.keep, "refused-not-in-hand", card=missing[0], hand=" ".join(hand))
        return refused(ids.keep, "refused-keep-two")

    def _refuse_pick(self, move: Move) -> Refusal:
        ids = self.IDS
        if not isinstance(move, Take):
            return refused(ids.pick, "refused-take-now", move=str(move))
        if move.place == 0:
            return refused(ids.pick, "refused-stack-empty")
        return refused(ids.pick, "refused-display-place", place=move.place)

    def _refuse_mark(self, seat: int, move: Move) -> Refusal:
        ids, state = self.IDS, self._state
        step = state.step[seat]
        if isinstance(move, Keep | Take):
            return refused(ids.pattern, "refused-cross-now", move=str(move))
        if isinstance(move, Done):
            if step == PATTERN_STEP:
                return refused(ids.pattern, "refused-cross-something")
            return refused(ids.owed, "refused-still-owed", count=state.owed[seat])
        if not isinstance(move, Cross):
            return refused(ids.pattern, "refused-no-such-move", move=str(move))
        if step == CONFIRM_STEP:
            return refused(ids.confirm, "refused-all-crossed")
        if move.owed and step == PATTERN_STEP:
            return refused(ids.owed, "refused-nothing-owed")
        if not move.owed and step != PATTERN_STEP:
            return refused(ids.owed, "refused-box-owed", spelling=f"+{move.card}:{move.boxes[0]}")
        return self._refuse_boxes(seat, move)

    def _refuse_boxes(self, seat: int, move: Cross) -> Refusal:
        """Why these boxes can't be crossed on this card."""
        ids, state = self.IDS, self._state
        slot = SLOTS.index(move.card)
        card = state.card[seat * 2 + slot]
        if card == NO_CARD:
            return refused(ids.pattern, "refused-no-card", slot=move.card)
        outside = self._outside(card)
        closed = state.closed[seat * 2 + slot]
        mask = 0
        for name in move.boxes:
            box = self.GRID.box(name)
            if box is None:
                return refused(ids.pattern, "refused-no-box", box=name)
            if outside >> box & 1:
                names = {"slot": move.card, "card": self._lot.names[card]}
                return refused(ids.pattern, "refused-not-a-box", box=name, **names)
            if closed >> box & 1:
                return refused(ids.once, "refused-crossed", box=name)
            mask |= 1 << box
        pattern = PATTERNS[state.pattern - 1]
        if mask not in self.GRID.crossings(pattern):
            boxes = "".join(move.boxes)
            if any(mask & whole == mask for whole in self.GRID.placements(pattern)):
                return refused(ids.once, "refused-cut-short", boxes=boxes, pattern=pattern)
            return refused(ids.pattern, "refused-not-the-pattern", boxes=boxes, pattern=pattern)
        return self._refuse_place(seat, slot, mask) or refused(ids.pattern, "refused-not-now", move=str(move))

    def _idle(self, seat: int) -> Refusal:
        ids, phase = self.IDS, self._state.phase
        if phase == OVER:
            return refused(ids.end, "refused-over")
        if phase == PICK:
            return refused(ids.finishers, "refused-another-takes", who=self._state.actor, whom=seat)
        if phase == KEEP:
            return refused(ids.keep, "refused-has-kept", who=seat)
        if self._marks_of(seat):
            return refused(ids.confirm, "refused-has-confirmed", who=seat)
        return refused(ids.passes, "refused-passes", who=seat)

    # --- do it ----------------------------------------------------------------------------------------------

    def _apply(self, seat: int, move: Move) -> None:
        state = self._state
        number = self._number(seat, move)
        if number is None:  # pragma: no cover - `_check` has asked the same
            raise AssertionError(move)
        phase = state.phase
        tells: Tells
        if isinstance(move, Cross):
            marks = state.marks(seat)
            self._undo[seat].append(marks)
            state.apply(seat, number)
            tells = crossed, (seat, move, crossing(self, seat, move, marks))
        else:
            display, prizes = list(state.display), self._prizes()
            state.apply(seat, number)
            tells = sentences_of_move, (seat, move, display, (prizes, self._prizes()))
        self.log.append(Entry(f"{seat} {move}", seat, tells=tells))
        if state.phase != phase:
            self.log.unveil()
        self._settle()

    def _settle(self) -> None:
        """Let chance speak until someone must decide, line by line."""
        state = self._state
        while state.asks_chance():
            phase, actor = state.phase, state.actor
            prizes = self._prizes() if phase == REFILL else []
            allowed = state.outcomes()
            if phase == DEAL:
                drawn = self._deal(state.place // HAND, allowed)
            elif phase == DISPLAY:
                drawn = self._happened("display", "stack", self._lot, allowed, min(DISPLAYED, allowed.bit_count()))
            elif phase == START:
                drawn = self._happened("start", "start", SEATS_LOT, allowed)
            elif phase == REVEAL:
                deck = f"expedition {state.turn // TURNS_A_ROUND + 1}"
                drawn = self._happened("reveal", deck, EXPEDITION_LOT, allowed)
            elif phase == BLIND:
                drawn = self._happened("draw", "stack", self._lot, allowed)
            else:
                drawn = self._happened(f"refill {state.place + 1}", "stack", self._lot, allowed)
            for outcome in drawn:
                state.bring(outcome)
            if phase in SPEAKING:
                after = self._prizes() if phase == REFILL else []
                now = (actor, drawn[0], state.turn, state.pattern)
                self.log.tell(sentences_of_chance, phase, now, (prizes, after))
            if state.phase in (KEEP, MARK):
                self._begin_together()

    def _deal(self, seat: int, allowed: int) -> list[int]:
        drawn = self._chance.draw(f"deal {seat}", "deal", self._lot, allowed, HAND)
        words = " ".join(self._lot.spellings[card] for card in drawn)
        hidden = " ".join("?" * HAND)
        self.log.append(Entry(f"! deal {seat} {words}", knows=(seat,), public=f"! deal {seat} {hidden}"))
        return drawn

    def _begin_together(self) -> None:
        """A simultaneous phase begins: from here on nobody knows what the others decide."""
        self._phase_start = len(self.log)
        if self._state.phase == MARK and self.variants["open_marks"]:
            self.log.unveil()
        else:
            self.log.veil()
        self._before = [self._state.marks(seat) for seat in range(self.players)]
        self._undo = [[] for _ in range(self.players)]

    # --- taking back ----------------------------------------------------------------------------------------

    def can_undo(self, seat: int) -> bool:
        self._seat(seat)
        return self._state.phase == MARK and bool(self._undo[seat]) and seat in self.waiting

    def undo(self, seat: int) -> None:
        """Take back the last cross of this turn, until it is confirmed."""
        if not self.can_undo(seat):
            raise IllegalMoveError(refused(self.IDS.confirm, "refused-nothing-to-take-back", who=seat))
        self._state.put_marks(seat, self._undo[seat].pop())
        self.log.take_back(seat, self._phase_start)

    def _marks_of(self, seat: int) -> list[str]:
        """What a seat has crossed this turn, as spellings."""
        if self._state.phase != MARK:
            return []
        own = [entry.line.partition(" ")[2] for entry in self.log.since(self._phase_start) if entry.seat == seat]
        return [spelling for spelling in own if spelling != str(DONE)]

    # --- the integer face -----------------------------------------------------------------------------------

    def integer_face(self) -> Turns:
        """Where the game stands, as the engine has it (`fast`): a copy of its own, for searches and for looking back.

        It holds all that is hidden. A bot has it from a world that it has imagined; nothing else hands one out.
        """
        return self._state.copy()

    def seen_state(self, seat: int) -> Turns:
        """The integer face with nothing in it that a seat with a memory can't know, and without confirming.

        What the others do at the same time is not there: no hands, no marks of this turn, unless marks are open. It is
        what all worlds of `view(seat, memory=True)` have in common, for who plays many games and needs no view.
        """
        seen = self._state.copy()
        seen.confirm = False
        others = [other for other in range(self.players) if other != self._seat(seat)]
        if seen.phase == KEEP:
            hand, card, stack = list(seen.hand), list(seen.card), seen.stack
            for other in others:
                stack |= sum(1 << dealt for dealt in hand[other * HAND : other * HAND + HAND])
                hand[other * HAND : other * HAND + HAND] = [NO_CARD] * HAND
                card[other * 2 : other * 2 + 2] = [NO_CARD] * 2
                seen.waiting |= 1 << other
            seen.hand, seen.card, seen.stack = hand, card, stack
        elif seen.phase == MARK and not self.variants["open_marks"]:
            seen.finishers = 0
            for other in others:
                if self._undo[other]:
                    seen.put_marks(other, self._before[other])
        return seen

    def move_of(self, seat: int, number: int) -> Move:
        """The move of one of the engine's legal numbers."""
        if self._state.phase == MARK and self._state.step[self._seat(seat)] != CONFIRM_STEP:
            crossing = crossings_of(self.GRID, self._pattern(seat), self._span).moves[number]
            if crossing is None:  # pragma: no cover - a legal number has a move
                raise AssertionError(number)
            return crossing
        return self._move(seat, number)

    def engine_states(self) -> tuple[Turns, Turns]:
        """The state now, and the one before this turn's marks, which is what the others see."""
        before = self._state.copy()
        if before.phase == MARK:
            for seat, marks in enumerate(self._before):
                before.put_marks(seat, marks)
        return self._state.copy(), before

    # --- copies and ends ------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self._state.phase == OVER

    def copy(self) -> Self:
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._chance = copy(self._chance)
        twin._state = self._state.copy()
        twin.log = self.log.copy()
        twin._undo = [marks.copy() for marks in self._undo]
        return twin
