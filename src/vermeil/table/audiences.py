"""Who is told what: every event has a number and an audience.

An audience is a seat, or the spectators. It is told of an act only if what it may know has changed: the table, who is
asked, or the lines of the record that it may read. Its events have numbers of their own: so not even a gap in the
numbers tells what somebody else does in secret. For every audience `snapshot` equals its first snapshot with the
patches of all its events folded in.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any, Self

from msgspec import Struct

from vermeil.core.contract import Entry as Line
from vermeil.core.contract import Game
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
    view: dict[str, Any] | None
    lines: list[str]


class Event(Struct, frozen=True):
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
    """What decides whether anybody notices an act: the table, the game's log, and who is asked."""

    table: dict[str, Any]
    game: Game | None
    log: list[Line]
    veil: int | None
    waiting: tuple[int, ...]

    def texts(self, seat: int | None, start: int) -> list[str]:
        """What a seat may read from this line of the log on, by the rule of `Game.transcript`."""
        if start >= len(self.log):
            return []
        read = (_text(seat, at, self.log[at], self.veil) for at in range(start, len(self.log)))
        return [text for text in read if text]

    def differs_from(self, before: Moment) -> int:
        """The line of the log from which on something may be read otherwise than before."""
        known = len(before.log)
        if self.log[:known] != before.log:  # something was taken back
            pairs = zip(self.log, before.log, strict=False)
            known = next((at for at, (new, old) in enumerate(pairs) if new is not old), min(known, len(self.log)))
        if self.veil == before.veil:
            return known
        return min(known, *(veil for veil in (self.veil, before.veil) if veil is not None))


class Lines(Struct, frozen=True):
    """The log as an audience may read it now, and how it has changed, if that is known without a comparison."""

    lines: list[str]
    log: tuple[int, list[str]] | None
    known: bool = False

    @classmethod
    def after(cls, old: list[str], past: list[str], news: list[str]) -> Self:
        """The old lines of which the last, `past`, are now `news`."""
        keep = len(old) - len(past)
        change = _new_lines(past, news)
        if change is None:
            return cls(old, None, known=True)
        return cls(old[:keep] + news, (keep + change[0], change[1]), known=True)


class Audiences:
    """What each audience of a table was told last, and with which number.

    Views are worked out only for those audiences that somebody has looked through (`look`), but numbers go on for all.
    """

    def __init__(self, table: Table) -> None:
        self._table = table
        self._shown: dict[int, Shown] = {}
        self._before: Moment | None = None
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
        """What an audience may know, worked out anew."""
        return Shown(table, self._views([audience])[audience], self._lines(audience))

    def _views(self, audiences: Collection[int]) -> dict[int, dict[str, Any] | None]:
        """The views of several; what all may know is worked out once."""
        game = self._table.game
        if game is None or not audiences:
            return dict.fromkeys(audiences)
        seats = {audience: _seat_of(audience, game) for audience in audiences}
        views = game.views(seats.values())
        return {audience: views[seat] for audience, seat in seats.items()}

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

    def remember(self) -> None:
        """Note what is so before an act."""
        if self._before is None:
            self._before = self._moment()

    def _moment(self, table: dict[str, Any] | None = None) -> Moment:
        """What is so now; the table as it stands, if that is known."""
        game = self._table.game
        table = self._table.doc() if table is None else table
        if game is None:
            return Moment(table, None, [], None, ())
        # The table reads the log as `transcript` does; a transcript for every seat would cost more than the move.
        return Moment(table, game, list(game._log), game._veil, game.waiting)  # noqa: SLF001

    def _after(self, act: Act, before: Moment) -> Moment:
        """What is so after an act. A decision in the game changes the table only by its end and by the clock."""
        in_game = isinstance(act, Move | Undo) and self._table.clock is None
        return self._moment(before.table if in_game and self._table.phase == before.table["phase"] else None)

    def tell(self, by: int | None, act: Act) -> tuple[bool, dict[int, Event]]:
        """Whether anybody notices the act that was just carried out, and the events for those who are watching."""
        before = self._before or self._moment()
        self._before = now = self._after(act, before)
        all_notice = before.game is not now.game or before.waiting != now.waiting or before.table != now.table
        same = before.game is now.game
        start = now.differs_from(before) if same else 0
        # When the game is over the result stands below the log.
        whole = not same or now.game is None or now.game.over
        noticed = False
        lines: dict[int, Lines] = {}
        for audience in self.present():
            seat = None if now.game is None else _seat_of(audience, now.game)
            past, news = before.texts(seat, start), now.texts(seat, start)
            if not (all_notice or past != news):
                continue
            noticed = True
            self.numbers[audience] += 1
            if self._is_asked_anew(audience, by, before, now, reads=past != news):
                self._asked[audience] = self.numbers[audience]
            old = self._shown.get(audience)
            if old is not None:
                known = not whole and bool(old.lines)
                lines[audience] = Lines.after(old.lines, past, news) if known else Lines(self._lines(audience), None)
        return noticed, self._events(_what(by, act), now.table, lines)

    def _events(self, what: dict[str, Any], table: dict[str, Any], lines: dict[int, Lines]) -> dict[int, Event]:
        """The events of these audiences, all of which are watched."""
        differ = Differ()
        olds, views = self._shown.copy(), self._views(lines)
        events = {}
        for audience, read in lines.items():
            old, view = olds[audience], views[audience]
            patch = differ.diff(old.table, table, "table") + differ.diff(old.view, view, "view")
            log = read.log if read.known else _new_lines(old.lines, read.lines)
            events[audience] = Event(self.numbers[audience], what, patch, log)
            self._shown[audience] = Shown(table, view, read.lines)
        return events

    def _is_asked_anew(self, seat: int, by: int | None, before: Moment, now: Moment, *, reads: bool) -> bool:
        """Whether an answer that is under way answers something else."""
        if seat == by or before.game is not now.game:
            return True
        if now.game is None or seat not in now.waiting:
            return seat in before.waiting
        if seat in before.waiting and not reads:
            return False
        moves = now.game.spellings(seat)
        changed = seat not in before.waiting or self._moves.get(seat) != moves
        self._moves[seat] = moves
        return changed

    def follow(self, entry: Stored) -> dict[int, Event]:
        """The events of an act that another process has carried out, for those who are watching here."""
        self._before = None
        self._moves.clear()
        lines = {}
        for audience, (number, asked) in zip(EVERYONE, entry.marks, strict=True):
            if number != self.numbers[audience] and audience in self._shown:
                lines[audience] = Lines(self._lines(audience), None)
            self.numbers[audience], self._asked[audience] = number, asked
        return self._events(_what(entry.by, entry.act), self._table.doc(), lines) if lines else {}

    def marks(self) -> tuple[tuple[int, int], ...]:
        """For each audience the number of its last event, and of the one that brought its present question."""
        return tuple(zip(self.numbers, self._asked, strict=True))

    def require_current(self, seat: int, number: int) -> None:
        """A move answers the question that is open now, and no other."""
        if not self._asked[seat] <= number <= self.numbers[seat]:
            now = self.numbers[seat]
            raise TableError("table/stale", f"this answers the question of event {number}; look at event {now} first")


def _text(seat: int | None, at: int, line: Line, veil: int | None) -> str:
    """What a seat may read of a line; nothing if that is empty."""
    if seat is not None and seat == line.seat:
        return line.line
    if veil is not None and at >= veil and line.seat is not None:
        return ""
    return line.line if line.knows is None or seat in line.knows else line.public


def _seat_of(audience: int, game: Game) -> int | None:
    return audience if audience < game.players else None


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
    """What was done, as all may know it: never which move."""
    told: dict[str, Any] = {"do": type(act).__name__.lower(), "by": by}
    seat = getattr(act, "seat", None)
    return told if seat is None else told | {"seat": seat}
