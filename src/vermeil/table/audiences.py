"""Who learns what: every event has a number and an audience.

An audience is a seat, or the spectators. It is told of an act only if what it may know has changed: the table, who is
asked, or the lines of the record that it may read. Each audience numbers its own events, so not even a gap in the
numbers gives away what somebody else does in secret. For every audience `snapshot` equals its first snapshot with the
patches of all its events folded in.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from vermeil.core.contract import Game
from vermeil.core.log import Log, Mark
from vermeil.core.views import CommonView
from vermeil.table.acts import Act, Move, Undo
from vermeil.table.acts import Entry as Stored
from vermeil.table.errors import TableError
from vermeil.table.patch import Differ, Patch
from vermeil.table.story import Told

if TYPE_CHECKING:
    from vermeil.table.table import Table

SEATS = 4
SPECTATOR = SEATS
EVERYONE = (*range(SEATS), SPECTATOR)


class Shown(Struct, frozen=True):
    """What an audience may know at some moment."""

    table: dict[str, Any]
    view: CommonView | None
    lines: list[str]


class Event(Struct):
    """What an audience is told: its number, what was done, how what it knows has changed, and the log's new lines.

    `log` is None, or how many of the log's lines stay and what follows them.
    """

    n: int
    what: dict[str, Any]
    patch: Patch
    log: tuple[int, list[str]] | None
    told: Told = []
    """The new lines in sentences."""

    def message(self) -> dict[str, Any]:
        """As it travels."""
        told: dict[str, Any] = {"type": "event", "n": self.n, "what": self.what, "patch": self.patch}
        if self.log is not None:
            told["log"] = [self.log[0], *self.log[1]]
            told["told"] = self.told
        return told


class Moment(Struct, frozen=True):
    """What determines whether anybody notices an act: the table, where the game's log stands, and who is asked."""

    table: dict[str, Any]
    game: Game | None
    mark: Mark
    waiting: tuple[int, ...]


class Audiences:
    """What each audience of a table was told last, and with which number.

    Views are worked out only for those audiences that somebody has looked through (`look`), but numbers go on for all.
    """

    def __init__(self, table: Table) -> None:
        self._table = table
        self._shown: dict[int, Shown] = {}
        self._before: Moment | None = None
        self._log: Log | None = None  # before the last act, if that took something back
        self._moves: dict[int, list[str]] = {}
        self.numbers = [1] * len(EVERYONE)
        self._asked = [1] * len(EVERYONE)

    def present(self) -> list[int]:
        """The audiences that there are at this table."""
        return [*range(self._table.players), SPECTATOR]

    # --- looking --------------------------------------------------------------------------------------------

    def look(self, audience: int) -> Shown:
        """What an audience may know now; from here on its events are worked out, until `forget`."""
        if audience not in self._shown:
            self._shown[audience] = self.fresh(audience, self._table.doc())
        return self._shown[audience]

    def forget(self, watched: Collection[int]) -> None:
        """From here on only these audiences are told anything."""
        self._shown = {audience: shown for audience, shown in self._shown.items() if audience in watched}

    def fresh(self, audience: int, table: dict[str, Any]) -> Shown:
        """What an audience may know, worked out again."""
        return Shown(table, self._views([audience])[audience], self._lines(audience))

    def _views(self, audiences: Collection[int]) -> dict[int, CommonView | None]:
        """The views of several; what all may know is worked out once."""
        game = self._table.game
        if game is None or not audiences:
            return dict.fromkeys(audiences)
        seats = {audience: _seat_of(audience, game) for audience in audiences}
        views = game.views(seats.values())
        return {audience: views[seat].fields for audience, seat in seats.items()}

    def _lines(self, audience: int) -> list[str]:
        game = self._table.game
        if game is None:
            return []
        seat = _seat_of(audience, game)
        return (game.transcript(public=True) if seat is None else game.transcript(seat)).splitlines()

    def snapshot(self, audience: int) -> dict[str, Any]:
        shown = self.look(audience)
        return {"n": self.numbers[audience], "table": shown.table, "view": shown.view}

    # --- telling --------------------------------------------------------------------------------------------

    def remember(self, act: Act) -> None:
        """Note how things stand before an act."""
        if self._before is None:
            self._before = self._moment()
        game = self._before.game
        # A log only grows, except when something is taken back: then we must find out where.
        self._log = game.log.copy() if isinstance(act, Undo) and game is not None else None

    def _moment(self, table: dict[str, Any] | None = None) -> Moment:
        """How things stand now; `table` is the table as it stands, if that is known."""
        game = self._table.game
        table = self._table.doc() if table is None else table
        if game is None:
            return Moment(table, None, Mark(), ())
        return Moment(table, game, game.log.mark(), game.waiting)

    def _after(self, act: Act, before: Moment) -> Moment:
        """How things stand after an act. A decision changes the table only through the end, the clock and warnings."""
        in_game = isinstance(act, Move | Undo) and self._table.clock is None and not any(before.table["warned"])
        return self._moment(before.table if in_game and self._table.phase == before.table["phase"] else None)

    def tell(self, by: int | None, act: Act) -> tuple[bool, dict[int, Event]]:
        """Whether anybody notices the act that was just carried out, and the events for those who are watching."""
        before = self._before or self._moment()
        self._before = now = self._after(act, before)
        same = before.game is now.game
        all_notice = not same or before.waiting != now.waiting or _differ(before.table, now.table)
        # How the log has changed for those who notice: what they could read of its end before, and what they can now.
        ends: dict[int, tuple[list[str], list[str]]] = {}
        game, start = now.game, self._first_change(before, now)
        for audience in self.present():
            past, news = [], []
            if game is not None and same:
                # A transcript for every seat would cost more than the move.
                seat = _seat_of(audience, game)
                past = (game.log if self._log is None else self._log).read_by(seat, start, before.mark)
                news = game.log.read_by(seat, start)
            if all_notice or past != news:
                self.numbers[audience] += 1
                ends[audience] = (past, news)
        views = self._views([audience for audience in ends if audience in self._shown])
        for audience, (past, news) in ends.items():
            if self._is_asked_again(audience, by, before, now, views.get(audience), reads=past != news):
                self._asked[audience] = self.numbers[audience]
        # When the game is over the result stands below the log.
        known = ends if same and game is not None and not game.over else {}
        return bool(ends), self._events(_what(by, act), now.table, views, known)

    def _first_change(self, before: Moment, now: Moment) -> int:
        """The first line of the log that may read differently than before."""
        known = min(before.mark.size, now.mark.size)
        if self._log is not None and now.game is not None:
            known = now.game.log.first_difference(self._log)
        veils = {before.mark.veil, now.mark.veil}
        return known if len(veils) == 1 else min(known, *(veil for veil in veils if veil is not None))

    def _events(
        self,
        what: dict[str, Any],
        table: dict[str, Any],
        views: dict[int, CommonView | None],
        ends: dict[int, tuple[list[str], list[str]]],
    ) -> dict[int, Event]:
        """The events of those who are watching, with their views; and how their logs have changed, if that is known."""
        differ = Differ()
        olds, events = self._shown.copy(), {}
        for audience, view in views.items():
            old = olds[audience]
            patch = differ.diff(old.table, table, "table") + differ.diff(old.view, view, "view")
            if old.lines and audience in ends:
                lines, log = old.lines, _grow(old.lines, *ends[audience])
            else:
                lines = self._lines(audience)
                log = _new_lines(old.lines, lines)
            events[audience] = Event(self.numbers[audience], what, patch, log)
            self._shown[audience] = Shown(table, view, lines)
        return events

    def _is_asked_again(
        self, seat: int, by: int | None, before: Moment, now: Moment, view: CommonView | None, *, reads: bool
    ) -> bool:
        """Whether an answer that is under way answers something else; with the seat's view, if that is known."""
        if seat == by or before.game is not now.game:
            return True
        if now.game is None or seat not in now.waiting:
            return seat in before.waiting
        if seat in before.waiting and not reads:
            return False
        moves: list[str] = now.game.spellings(seat) if view is None else view["moves"]
        changed = seat not in before.waiting or self._moves.get(seat) != moves
        self._moves[seat] = moves
        return changed

    def follow(self, entry: Stored) -> dict[int, Event]:
        """The events of an act that another process has carried out, for those who are watching here."""
        self._before = None
        self._moves.clear()
        told = []
        for audience, (number, asked) in zip(EVERYONE, entry.marks, strict=True):
            if number != self.numbers[audience] and audience in self._shown:
                told.append(audience)
            self.numbers[audience], self._asked[audience] = number, asked
        return self._events(_what(entry.by, entry.act), self._table.doc(), self._views(told), {}) if told else {}

    def marks(self) -> tuple[tuple[int, int], ...]:
        """For each audience the number of its last event, and of the one that brought its present question."""
        return tuple(zip(self.numbers, self._asked, strict=True))

    def require_current(self, seat: int, number: int) -> None:
        """A move answers the question that is open now, and no other."""
        if not self._asked[seat] <= number <= self.numbers[seat]:
            now = self.numbers[seat]
            raise TableError("table/stale", f"this answers the question of event {number}; look at event {now} first")


def _differ(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return one is not other and one != other


def _seat_of(audience: int, game: Game) -> int | None:
    return audience if audience < game.players else None


def _grow(lines: list[str], past: list[str], news: list[str]) -> tuple[int, list[str]] | None:
    """Change an audience's lines in place: the last were `past` and are now `news`. How they changed, if at all.

    There are hundreds: copying them for every audience with every move would cost more than everything else.
    """
    change = _new_lines(past, news)
    if change is None:
        return None
    keep = len(lines) - len(past) + change[0]
    lines[keep:] = change[1]
    return keep, change[1]


def _new_lines(old: list[str], new: list[str]) -> tuple[int, list[str]] | None:
    """How many lines stay, and what follows them; None if nothing has changed."""
    if new[: len(old)] == old:
        return (len(old), new[len(old) :]) if len(new) > len(old) else None
    keep = 0
    for before, after in zip(old, new, strict=False):
        if before != after:
            break
        keep += 1
    return keep, new[keep:]


def _what(by: int | None, act: Act) -> dict[str, Any]:
    """What was done, as everyone may know it: never which move."""
    told: dict[str, Any] = {"do": type(act).__name__.lower(), "by": by}
    seat = getattr(act, "seat", None)
    return told if seat is None else told | {"seat": seat}
