"""What every game of Vermeil is, for those who play, store, draw or search it.

A game module (`vermeil.silver_and_gold`, ...) has the names of `Rules`; its `Game` keeps the promises below, which
`vermeil.testing.check_game` checks for any game:

- `waiting` are the seats that must decide now. Several may wait in a simultaneous phase; they may decide in any
  order, and the result is the same. Nobody waits only when the game is over.
- A move is a frozen value; `str(move)` is its one spelling, and `push` takes either.
- `push` carries out one decision, or raises a `MoveError` and changes nothing.
- Chance speaks between decisions, from the game's source, and is written into the record.
- `view(seat)` is all that a seat may know, as plain data. Nothing else is shown to anybody.
- `transcript()` replays from its own lines, without the seed.
- `copy()`, `copy.copy`, `copy.deepcopy` and a pickle are equal, independent games: they share nothing that changes.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, Self, cast, overload

import msgspec

from vermeil.core.chance import Chance, Lot, Script
from vermeil.core.errors import IllegalMoveError, InvalidMoveError, NotYourQuestionError, RecordError, shown
from vermeil.core.log import Entry, Log
from vermeil.core.refusals import Refusal, refused
from vermeil.core.variants import Value, Variant, changed
from vermeil.core.views import CommonView

if TYPE_CHECKING:
    from vermeil.core.record import Step

FORMAT = 1
MAX_SPELLING = 200


class Move(ABC):
    """One decision. Frozen, hashable, equal by value; games define their kinds as frozen dataclasses."""

    __slots__ = ()

    @abstractmethod
    def __str__(self) -> str:
        """The one spelling."""


class LegalMoves(Sequence[Move]):
    """The legal moves of a seat: sized, iterable, indexable; `in` takes a move or a spelling.

    Moves are built only when they are looked at: most callers want one of a hundred.
    """

    __slots__ = ("_move", "_numbers")

    def __init__(self, numbers: Sequence[int], move: Callable[[int], Move]) -> None:
        self._numbers = numbers
        self._move = move

    def __len__(self) -> int:
        return len(self._numbers)

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | Sequence[Move]:
        if isinstance(index, slice):
            return [self._move(number) for number in self._numbers[index]]
        return self._move(self._numbers[index])

    def __iter__(self) -> Iterator[Move]:
        return map(self._move, self._numbers)

    def __contains__(self, move: object) -> bool:
        if isinstance(move, str):
            return any(str(known) == move for known in self)
        return any(known == move for known in self)

    def __repr__(self) -> str:
        return f"<{len(self)} moves: {' '.join(map(str, self[:8]))}{' ...' if len(self) > 8 else ''}>"  # noqa: PLR2004


class View(dict[str, object]):
    """What one seat may know, as plain data: `json.dumps(view)` works, and `type(view)(json.loads(text)) == view`."""

    @property
    def fields(self) -> CommonView:
        """The same data with the types of its fields; a game's own kind of view has those of its game."""
        return cast("CommonView", self)

    @property
    def game(self) -> str:
        """The name of the game."""
        return str(self["game"])

    @property
    def seat(self) -> int | None:
        """Whose view it is; None is a spectator's."""
        return self.fields["seat"]

    @property
    def moves(self) -> list[str]:
        """The spellings of the seat's legal moves."""
        return self.fields["moves"]

    def to_json(self) -> str:
        """One line of ASCII, the same for the same view and in every version: bots draw their chance from it."""
        quick = msgspec.json.encode(self, order="sorted")
        return quick.decode() if quick.isascii() else json.dumps(self, sort_keys=True, separators=(",", ":"))

    def sample(self, rng: Random) -> Game:
        """A world: a whole game that looks just like this to the seat, the rest imagined with `rng`."""
        raise NotImplementedError


class Game(ABC):
    """One play from deal to outcome, with everything that is hidden: keep it on the server and hand out views."""

    NAME: ClassVar[str]
    VARIANTS: ClassVar[tuple[Variant, ...]]
    SEATS_RULE: ClassVar[str]  # the id of the rule that says how many play
    UNDO_RULE: ClassVar[str] = ""  # the id of the rule by which nothing is taken back, if there is one
    LOWEST_WINS: ClassVar[bool] = False  # whether the fewest points win

    players: int
    variants: Mapping[str, Value]
    _chance: Chance
    log: Log
    """What happened, and who may read it. Not for players: it holds what is hidden."""
    # A world imagined from a view has no beginning, and so no record; nor has a game of which only the end is played.
    _imagined: bool
    _shortened: bool = False
    # While a log is played again: the decision with which it goes on.
    _following: tuple[int, str] | None = None

    def __repr__(self) -> str:
        """Where the game stands, and nothing that a spectator may not know."""
        where = ", ".join(part for part in (f"{self.players} player{'s' * (self.players > 1)}", self._stage()) if part)
        return f"<{self.NAME}: {where}, {self._standing()}>"

    def _standing(self) -> str:
        if self.over:
            return f"over, won by {_seats(self.winners)}"
        return f"waiting for {_seats(self.waiting)}"

    def _stage(self) -> str:
        """Which round and turn it is, in a few words; empty for games without either."""
        return ""

    # --- who must decide what -------------------------------------------------------------------------------

    @property
    @abstractmethod
    def waiting(self) -> tuple[int, ...]:
        """The seats that must decide now, in ascending order; empty when the game is over."""

    @abstractmethod
    def legal_moves(self, seat: int) -> Sequence[Move]:
        """What a seat may do now: sized, iterable, `in` works. Empty if it is not waiting."""

    def spellings(self, seat: int) -> list[str]:
        """The legal moves of a seat as they are spelled, in their order."""
        return [str(move) for move in self.legal_moves(seat)]

    @abstractmethod
    def _parse(self, spelling: str) -> Move:
        """The move of a spelling; InvalidMoveError if there is none."""

    @abstractmethod
    def _refusal(self, seat: int, move: Move) -> Refusal | None:
        """Why a waiting seat may not do this, and by which rule; None if it may."""

    @abstractmethod
    def _apply(self, seat: int, move: Move) -> None:
        """Carry out a legal move and all chance that follows it, and write both down."""

    def why_not(self, seat: int, move: Move | str) -> Refusal | None:
        """None if `push` would take the move, otherwise the refusal with which it would not: its rule, and why."""
        try:
            self._check(seat, move)
        except (InvalidMoveError, IllegalMoveError) as error:
            return error.refusal
        return None

    def push(self, seat: int, move: Move | str, *, following: tuple[int, str] | None = None) -> None:
        """One decision. A move that is refused raises, and nothing has changed.

        Whoever plays a record or a log again says with which decision it goes on, its seat and its spelling: an old
        one may answer a question that is not asked any longer, and is played by what it says.
        """
        checked = self._check(seat, move)
        self._following = following
        try:
            self._apply(seat, checked)
        finally:
            self._following = None

    def _check(self, seat: int, move: object) -> Move:
        """The three faces of a rule come from here: why not, may I, do it."""
        if isinstance(move, str):
            if len(move) > MAX_SPELLING:
                raise InvalidMoveError(refused(self.SEATS_RULE, "refused-too-long", start=repr(move[:20])))
            move = self._parse(move)
        elif not isinstance(move, Move):
            raise InvalidMoveError(refused(self.SEATS_RULE, "refused-not-spelled", kind=type(move).__name__))
        self._seat(seat)
        if seat not in self.waiting:
            raise NotYourQuestionError(self._idle(seat))
        refusal = self._refusal(seat, move)
        if refusal is not None:
            raise IllegalMoveError(refusal)
        return move

    def _seat(self, seat: object) -> int:
        if type(seat) is int and 0 <= seat < self.players:
            return seat
        why = refused(self.SEATS_RULE, "refused-no-seat", seat=shown(seat), players=self.players)
        raise NotYourQuestionError(why)

    @abstractmethod
    def _idle(self, seat: int) -> Refusal:
        """Why a seat has nothing to decide now, and by which rule."""

    # --- taking back ----------------------------------------------------------------------------------------

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take back its last move."""
        self._seat(seat)
        return False

    def undo(self, seat: int) -> None:
        """Take back a seat's last move, where the rules allow it."""
        self._seat(seat)
        raise IllegalMoveError(refused(self.UNDO_RULE or self.SEATS_RULE, "refused-nothing-to-take-back", who=seat))

    # --- what is known --------------------------------------------------------------------------------------

    @abstractmethod
    def view(self, seat: int | None, *, memory: bool = False) -> View:
        """All that a seat may know, as plain data; None is the spectator's.

        With `memory` it also holds what the seat has witnessed but a table does not show: bots may count, people
        see a table. Games in which a table shows all that was witnessed make no difference.
        """

    def views(self, seats: Iterable[int | None]) -> dict[int | None, View]:
        """The views of several at once. They may share parts with each other and with later ones: change nothing."""
        return {seat: self.view(seat) for seat in seats}

    def open_view(self) -> View:
        """The whole table as a spectator has it, but with every card and every mark laid open.

        It is for replays. A game that is still being played has no such view: RecordError, unless what chance
        brings comes from a record, so that all is known already.
        """
        if not self.over and not isinstance(self._chance, Script):
            raise RecordError("only a finished game can be laid open, and this one is not over")
        return self._laid_open()

    def _laid_open(self) -> View:
        """The open view, for anybody. Games that hide nothing for long show what a spectator sees."""
        return self.view(None)

    @classmethod
    def with_chance(cls, players: int, deck: object, variants: object, chance: Chance, *, last: int = 0) -> Self:
        """A new game that draws from this chance instead of a seed.

        With `last` only so many turns (rounds, where a game has no turns) are left: a game without its beginning, and
        so without a record.
        """
        raise NotImplementedError

    def follow(self, chance: Chance) -> None:
        """Draw from this chance from now on."""
        self._chance = chance

    def engine_states(self) -> tuple[Any, ...]:
        """Copies of the engine's state, to play on from here: as it is, and as all seats see it if that differs.

        They hold all that is hidden, as `integer_face` does.
        """
        raise NotImplementedError

    @abstractmethod
    def copy(self) -> Self:
        """An independent copy: neither game notices what happens to the other."""

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def earns(self, seat: int) -> Mapping[str, Mapping[str, Any]]:
        """What each of a seat's legal moves would bring it, by spelling, as far as that is certain now.

        Each has `points` by the sources of the score sheet and their `total`, and whatever else the game says.
        It rests on nothing but what the seat may know, and asking changes nothing. Games in which no move has a sure
        price give nothing.
        """
        self._seat(seat)
        return {}

    # --- the end --------------------------------------------------------------------------------------------

    @property
    @abstractmethod
    def over(self) -> bool:
        """Whether the game has ended."""

    @property
    @abstractmethod
    def scores(self) -> tuple[int, ...]:
        """The points of each seat, as if the game ended now."""

    @property
    @abstractmethod
    def winners(self) -> tuple[int, ...]:
        """Who has won, after all tie-breaks; empty while the game goes on."""

    @abstractmethod
    def score_sheet(self, seat: int) -> dict[str, int]:
        """The points of a seat by source, and their total."""

    # --- the record -----------------------------------------------------------------------------------------

    @property
    @abstractmethod
    def deck_line(self) -> str:
        """The name and the hash of the deck, as the record's header says it."""

    def transcript(self, seat: int | None = None, *, public: bool = False) -> str:
        """The game as text (docs/notation.md): all of it, or what one seat or the public may know so far."""
        if self._imagined:
            message = "a world imagined from a view has no beginning, and so no record"
            raise RecordError(message)
        if self._shortened:
            message = "a game of which only the end is played (`last`) has no beginning, and so no record"
            raise RecordError(message)
        if seat is not None:
            self._seat(seat)
        full = seat is None and not public
        lines = [
            f"vermeil {FORMAT}",
            f"game {self.NAME}",
            f"deck {self.deck_line}",
            f"players {self.players}",
            f"variants {' '.join(changed(self.VARIANTS, self.variants)) or '-'}",
        ]
        lines += self.log.lines() if full else self.log.read_by(seat)
        lines += self.final_lines()
        return "\n".join(lines) + "\n"

    def final_lines(self) -> list[str]:
        """The sheets and the winners, once the game is over."""
        if not self.over:
            return []
        sheets = [
            f"= {seat} " + " ".join(f"{source} {points}" for source, points in self.score_sheet(seat).items())
            for seat in range(self.players)
        ]
        return [*sheets, "= winners " + " ".join(map(str, self.winners))]

    def _happened(self, event: str, stream: str, lot: Lot, allowed: int, count: int = 1) -> list[int]:
        """Ask chance, and write its answer down for all to read."""
        drawn = self._chance.draw(event, stream, lot, allowed, count)
        self.log.append(Entry(f"! {event} {' '.join(lot.spellings[number] for number in drawn)}"))
        return drawn


def _seats(seats: Sequence[int]) -> str:
    return f"seat{'s' * (len(seats) > 1)} {' and '.join(map(str, seats))}"


AnyGame = Game
AnyView = View


class Rules(Protocol):
    """The names that every game module has."""

    PLAYERS: range

    @property
    def Game(self) -> Callable[..., AnyGame]:  # noqa: N802 - a class's name
        """Makes a game: `Game(players=3, seed=7)`."""
        ...

    @property
    def View(self) -> type[AnyView]:  # noqa: N802 - a class's name
        """Makes a view of plain data."""
        ...

    @property
    def replay(self) -> Callable[[str], AnyGame]:
        """The game of a transcript, every line checked."""
        ...

    @property
    def steps(self) -> Callable[[str], Iterator[Step[AnyGame]]]:
        """The way through a transcript: the game at the deal and after every move."""
        ...
