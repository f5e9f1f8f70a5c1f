"""Who is told what: every event has a number and an audience.

An audience is a seat, or the spectators. It is told of an act only if what it may know has changed: the table, who is
asked, or the lines of the record that it may read. Its events have numbers of their own: so not even a gap in the
numbers tells what somebody else does in secret. For every audience `snapshot` equals its first snapshot with the
patches of all its events folded in.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from msgspec import to_builtins

from vermeil.core.contract import Entry as Line
from vermeil.core.contract import Game
from vermeil.table.acts import Act
from vermeil.table.acts import Entry as Stored
from vermeil.table.errors import TableError
from vermeil.table.patch import Patch, diff
from vermeil.table.story import Told

if TYPE_CHECKING:
    from vermeil.table.table import Table

SEATS = 4
SPECTATOR = SEATS
EVERYONE = (*range(SEATS), SPECTATOR)


@dataclass(frozen=True)
class Shown:
    """What an audience may know at some moment."""

    table: dict[str, Any]
    view: dict[str, Any] | None
    lines: list[str]


@dataclass(frozen=True)
class Event:
    """What an audience is told: its number, what was done, how what it knows has changed, and the log's new lines.

    `log` is None, or how many of the log's lines stay and what follows them.
    """

    n: int
    what: dict[str, Any]
    patch: Patch
    log: tuple[int, list[str]] | None
    told: Told = field(default_factory=list)
    """The new lines in sentences."""

    def message(self) -> dict[str, Any]:
        """As it travels."""
        told: dict[str, Any] = {"type": "event", "n": self.n, "what": self.what, "patch": self.patch}
        if self.log is not None:
            told["log"] = [self.log[0], *self.log[1]]
            told["told"] = self.told
        return told


@dataclass(frozen=True)
class Moment:
    """What decides whether anybody notices an act: the table, the game's log, and who is asked."""

    table: dict[str, Any]
    game: Game | None
    log: list[Line]
    veil: int | None
    waiting: tuple[int, ...]

    def texts(self, seat: int | None, start: int) -> list[str]:
        """What a seat may read from this line of the log on, by the rule of `Game.transcript`."""
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

    def fresh(self, audience: int, table: dict[str, Any], lines: list[str] | None = None) -> Shown:
        """What an audience may know, worked out anew, but for the lines that it may read if these are known."""
        game = self._table.game
        if game is None:
            return Shown(table, None, [])
        seat = audience if audience < game.players else None
        if lines is None:
            lines = (game.transcript(public=True) if seat is None else game.transcript(seat)).splitlines()
        # A copy: a view may share lists with its game, which goes on.
        return Shown(table, to_builtins(game.view(seat)), lines)

    def snapshot(self, audience: int) -> dict[str, Any]:
        shown = self.look(audience)
        return {"n": self.numbers[audience], "table": shown.table, "view": shown.view}

    # --- telling --------------------------------------------------------------------------------------------

    def remember(self) -> None:
        """Note what is so before an act."""
        if self._before is None:
            self._before = self._moment()

    def _moment(self) -> Moment:
        game = self._table.game
        if game is None:
            return Moment(self._table.doc(), None, [], None, ())
        # The table reads the log as `transcript` does; a transcript for every seat would cost more than the move.
        return Moment(self._table.doc(), game, list(game._log), game._veil, game.waiting)  # noqa: SLF001

    def tell(self, by: int | None, act: Act) -> tuple[bool, dict[int, Event]]:
        """Whether anybody notices the act that was just carried out, and the events for those who are watching."""
        before = self._before or self._moment()
        self._before = now = self._moment()
        all_notice = before.game is not now.game or before.waiting != now.waiting or before.table != now.table
        what = _what(by, act)
        shared: Patch | None = None
        same = before.game is now.game
        start = now.differs_from(before) if same else 0
        ended = now.game is not None and now.game.over  # then the result stands below the log
        noticed, events = False, {}
        for audience in self.present():
            seat = audience if now.game is not None and audience < now.game.players else None
            past, news = before.texts(seat, start), now.texts(seat, start)
            if not (all_notice or past != news):
                continue
            noticed = True
            self.numbers[audience] += 1
            if self._is_asked_anew(audience, by, before, now, reads=past != news):
                self._asked[audience] = self.numbers[audience]
            old = self._shown.get(audience)
            if old is not None:
                shared = _under("table", diff(old.table, now.table)) if shared is None else shared
                keep = len(old.lines) - len(past)
                lines = old.lines[:keep] + news if old.lines and same and not ended else None
                events[audience] = self._event(audience, what, shared, old, self.fresh(audience, now.table, lines))
        return noticed, events

    def _is_asked_anew(self, seat: int, by: int | None, before: Moment, now: Moment, *, reads: bool) -> bool:
        """Whether an answer that is under way answers something else."""
        if seat == by or before.game is not now.game:
            return True
        if now.game is None or seat not in now.waiting:
            return seat in before.waiting
        if seat in before.waiting and not reads:
            return False
        moves = [str(move) for move in now.game.legal_moves(seat)]
        changed = seat not in before.waiting or self._moves.get(seat) != moves
        self._moves[seat] = moves
        return changed

    def follow(self, entry: Stored) -> dict[int, Event]:
        """The events of an act that another process has carried out, for those who are watching here."""
        self._before = None
        self._moves.clear()
        table = self._table.doc() if self._shown else {}
        events = {}
        for audience, (number, asked) in zip(EVERYONE, entry.marks, strict=True):
            noticed = number != self.numbers[audience]
            self.numbers[audience], self._asked[audience] = number, asked
            old = self._shown.get(audience)
            if old is not None and noticed:
                shared = _under("table", diff(old.table, table))
                events[audience] = self._event(
                    audience, _what(entry.by, entry.act), shared, old, self.fresh(audience, table)
                )
        return events

    def _event(self, audience: int, what: dict[str, Any], shared: Patch, old: Shown, new: Shown) -> Event:
        self._shown[audience] = new
        log = None if old.lines == new.lines else _new_lines(old.lines, new.lines)
        return Event(self.numbers[audience], what, shared + _under("view", diff(old.view, new.view)), log)

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


def _under(key: str, patch: Patch) -> Patch:
    return [[[key, *step[0]], *step[1:]] for step in patch]


def _new_lines(old: list[str], new: list[str]) -> tuple[int, list[str]]:
    """How many lines stay, and what follows them."""
    if new[: len(old)] == old:
        return len(old), new[len(old) :]
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
