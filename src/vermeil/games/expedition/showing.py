"""Who sees what of a flip-and-write game: a spectator's view, each seat's own, and the open one.

What a view of either game holds is in `views`; each game makes its own whole view and its own seats of it.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Generic, cast

from vermeil.core.contract import View
from vermeil.games.expedition.game import ExpeditionGame
from vermeil.games.expedition.views import (
    Dealt,
    ExpeditionTable,
    ExpeditionView,
    OwnPart,
    S,
    SeatPart,
    dealt,
    marks_are_hidden,
    own_part,
    public_table,
)


@dataclass
class Kept(Generic[S]):
    """What was shown in one turn: of the public by who is asked, and of each seat after its last decision.

    It depends on nothing else, so that copies of a game may share it.
    """

    before: list[tuple[int, ...]]
    public: dict[int, ExpeditionView[S]] = field(default_factory=dict)
    seats: dict[tuple[int, int], S] = field(default_factory=dict)
    own: dict[int, tuple[int, tuple[int, ...] | None, OwnPart, S | None]] = field(default_factory=dict)


class ShownGame(ExpeditionGame, Generic[S]):
    """A game whose seats are shown as the type says."""

    # What `views` has shown in this turn, while everybody crosses in secret.
    _kept: Kept[S] | None = None

    # --- what a game fills in -------------------------------------------------------------------------------

    @abstractmethod
    def _whole_view(self, table: ExpeditionTable, seats: list[S]) -> ExpeditionView[S]:
        """A spectator's view: what both games show, the seats, and what else lies on the table for all."""

    @abstractmethod
    def _seat_view(self, seat: int, marks: tuple[int, ...]) -> S:
        """What is to be seen of a seat with the marks given."""

    @abstractmethod
    def _view_of(self, data: ExpeditionView[S]) -> View:
        """The data of a view as the game's own kind of view."""

    # --- what is known --------------------------------------------------------------------------------------

    def views(self, seats: Iterable[int | None]) -> dict[int | None, View]:
        if not marks_are_hidden(self):
            public = self._public(memory=False)
            return {seat: self._view_of(self._as_seen_by(seat, public)) for seat in seats}
        if self._kept is None or self._kept.before is not self._before:
            self._kept = Kept(self._before)
        public = self._kept_public(self._kept)
        return {
            seat: self._view_of(public if seat is None else self._kept_own(self._kept, seat, public)) for seat in seats
        }

    def _laid_open(self) -> View:
        """Also what is chosen at the same time is seen: the hands that were dealt, and marks while they are made."""
        seats = [self._laid_open_seat(seat) for seat in range(self.players)]
        return self._view_of(self._public(memory=False, seats=seats))

    def _laid_open_seat(self, seat: int) -> S:
        hand = dealt(self, seat)
        return self._as_it_is(seat) if hand is None else with_changes(self._as_it_is(seat), hand)

    def _data(self, seat: int | None, *, memory: bool) -> ExpeditionView[S]:
        """All that a seat may know, as a view has it."""
        return self._as_seen_by(seat, self._public(memory=memory))

    def _public(self, *, memory: bool, seats: list[S] | None = None) -> ExpeditionView[S]:
        """What a spectator may know: all that is the same for everyone; the seats too, if they are not given."""
        if seats is None:
            show = self._as_it_was if marks_are_hidden(self) else self._as_it_is
            seats = [show(seat) for seat in range(self.players)]
        return self._whole_view(public_table(self, memory=memory), seats)

    def _as_seen_by(self, seat: int | None, public: ExpeditionView[S]) -> ExpeditionView[S]:
        """The public's view, and what this seat sees otherwise."""
        if seat is None:
            return public
        seats = public["seats"]
        if marks_are_hidden(self):
            seats = seats.copy()
            seats[seat] = self._as_it_is(self._seat(seat), seats[seat])
        return {**public, **own_part(self, self._seat(seat)), "seats": seats}

    def _kept_public(self, kept: Kept[S]) -> ExpeditionView[S]:
        """The public's view while all cross in secret: until the turn ends only who is ready changes."""
        waiting = self._state.waiting
        if waiting not in kept.public:
            seats = [self._kept_seat(kept, seat, asked=waiting >> seat & 1) for seat in range(self.players)]
            if kept.public:
                known = next(iter(kept.public.values()))
                kept.public[waiting] = {**known, "waiting": list(self.waiting), "seats": seats}
            else:
                kept.public[waiting] = self._public(memory=False, seats=seats)
        return kept.public[waiting]

    def _kept_seat(self, kept: Kept[S], seat: int, *, asked: int) -> S:
        if (seat, asked) not in kept.seats:
            other = kept.seats.get((seat, 1 - asked))
            kept.seats[seat, asked] = (
                self._as_it_was(seat) if other is None else with_changes(other, {"ready": not asked})
            )
        return kept.seats[seat, asked]

    def _kept_own(self, kept: Kept[S], seat: int, public: ExpeditionView[S]) -> ExpeditionView[S]:
        """A seat's view while all cross in secret: what it sees otherwise changes only with its own decisions."""
        asked, crosses = self._state.waiting >> self._seat(seat) & 1, self._undo[seat]
        # Every cross leaves a tuple of its own behind, so that the last one stands for all that were made.
        last = crosses[-1] if crosses else None
        known = kept.own.get(seat)
        if known is None or known[0] != asked or known[1] is not last:
            shown = public["seats"][seat]
            if last is None:
                sheet = None
            elif known is not None and known[1] is last and known[3] is not None:
                sheet = with_changes(known[3], {"ready": not asked, "before": shown})
            else:
                sheet = self._as_it_is(seat, shown)
            known = kept.own[seat] = (asked, last, own_part(self, seat), sheet)
        seats = public["seats"]
        if known[3] is not None:
            seats = seats.copy()
            seats[seat] = known[3]
        return {**public, **known[2], "seats": seats}

    def _as_it_was(self, seat: int) -> S:
        """A seat with the marks that it had when the pattern was turned up."""
        return self._seat_view(seat, self._before[seat])

    def _as_it_is(self, seat: int, before: S | None = None) -> S:
        """A seat with the marks of this turn, and as it was before them, if there are any."""
        shown = self._seat_view(seat, self._state.marks(seat))
        if made := self._marks_of(seat):
            return with_changes(shown, {"marks": made, "before": before or self._as_it_was(seat)})
        return shown


def with_changes(shown: S, news: SeatPart[S] | Dealt) -> S:
    """What is shown of a seat, some of it otherwise. No type of Python's says that it is still the game's own kind."""
    return cast("S", {**shown, **news})
