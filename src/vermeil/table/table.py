"""One live game, with the people and bots around it. No sockets, no files: entries go in, events come out.

`submit` checks an act, carries it out, and returns the entry to store and what each audience is to be told. A table is
nothing but its entries: `Table.restore` plays them again, and `follow` takes those that another process has stored.
Whoever stores the entry must do so before anything of the change is told to anybody.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Literal, Self

from msgspec import Struct

from vermeil.bots import plays_as
from vermeil.core.contract import Game
from vermeil.core.errors import VermeilError
from vermeil.core.record import MAX_LINES
from vermeil.table import lobby, play
from vermeil.table.acts import (
    Act,
    Away,
    Back,
    Bank,
    Bot,
    Create,
    Entry,
    Expire,
    Flag,
    Hurry,
    Join,
    Leave,
    Move,
    Open,
    Options,
    Ready,
    Rematch,
    Rename,
    Replace,
    Start,
    Undo,
    Warn,
)
from vermeil.table.attention import Attention
from vermeil.table.audiences import SPECTATOR, Audiences, Event
from vermeil.table.catalog import checked
from vermeil.table.clock import Clock
from vermeil.table.dealt import Dealt
from vermeil.table.errors import TableError
from vermeil.table.practice import moves_in, practice_record
from vermeil.table.seats import Seat
from vermeil.table.seeds import commitment, daily_seed, new_seed, sealed_record
from vermeil.table.series import wins
from vermeil.table.story import Teller, Told, sentences

Phase = Literal["lobby", "playing", "over", "closed"]

MAX_ENTRIES = 20_000  # a game has about a thousand; nobody may fill the log by clicking back and forth
MAX_ARRANGED = 2_000  # acts that are not decisions, from one deal to the next

Handler = Callable[["Table", int | None, Any, int], None]

HANDLERS: dict[type, Handler] = {
    Join: lobby.join,
    Options: lobby.options,
    Bot: lobby.bot,
    Open: lobby.open_seat,
    Rename: lobby.rename,
    Ready: lobby.ready,
    Start: play.start,
    Move: play.move,
    Undo: play.undo,
    Warn: play.warn,
    Hurry: play.hurry,
    Expire: lobby.expire,
    Replace: play.replace,
    Back: play.back,
    Leave: play.leave,
    Flag: play.flag,
    Away: play.away,
    Rematch: play.rematch,
}


class Change(Struct, frozen=True):
    """What an act came to: the entry to store (None if nothing has changed), and what each audience is told."""

    entry: Entry | None
    events: dict[int, Event]


class Table:
    """A game with people, bots and a clock."""

    def __init__(self, name: str, act: Create, at: int) -> None:
        self.id = name
        self.game_name = act.game
        self.variants = checked(act.game, act.players, act.variants, act.deck, act.deck_text)
        self.players = act.players
        self.deck = act.deck
        self.deck_text = act.deck_text
        self.public = act.public
        self.bank: Bank | None = act.clock
        self.hints = act.hints
        self.daily = act.daily
        self.counts = act.counts
        self.idle = act.idle
        self.family = act.family
        self.practice = act.practice
        self._practised = 0 if act.practice is None else moves_in(act.practice)  # once: it means reading a record
        self.phase: Phase = "lobby"
        self.seats = [Seat() for _ in range(act.players)]
        self.host: int | None = None
        self.game: Game | None = None
        self.number = 0  # of the game that is played, or was played last
        self.seed = ""
        self.names: list[str] = []  # of those who were dealt to in the last game
        self.clock: Clock | None = None
        self.attention = Attention(act.players)
        self.ended_at: int | None = None  # when the last game ended, in milliseconds
        self.records: list[str] = []
        self.players_of: list[list[str]] = []  # who played the games of these records
        self.seq = 1  # entries so far, the first is `Create`
        self.arranged = 0  # those since the last deal that are not decisions in a game
        self.first = Entry(None, at, act)
        self.taken_back = 0  # how often this game was played again up to an earlier decision, at a family table
        self.dealt: Dealt | None = None  # as it was at the last deal
        self.following: tuple[int, str] | None = None  # while a log is played again: its next decision
        self.audiences = Audiences(self)

    # --- entries in, events out -----------------------------------------------------------------------------

    def submit(self, by: int | None, act: Act, at: int, *, bot: bool = False) -> Change:
        """Do it, or raise a coded VermeilError: then nothing has changed.

        `by` is a seat, or None for the house; `bot` says that the seat's bot asks, not its person.
        """
        full = self.seq >= MAX_ENTRIES or (self.arranged >= MAX_ARRANGED and not isinstance(act, Undo))
        # Somebody who has filled the log can't keep the others from going on without them.
        long = self.game is not None and len(self.game.log) >= MAX_LINES  # a longer log could not be read back
        frees = isinstance(act, Warn) or (isinstance(act, Replace) and (long or act.seat != by))
        if by is not None and full and not frees and not isinstance(act, Move | Leave):
            raise TableError("table/phase", "this table has seen too much; finish the game and make a new one")
        if isinstance(act, Move | Undo) and by is not None:
            if by < self.players and (self.seats[by].bot is not None) != bot:
                raise TableError("table/not-yours", "a bot plays this seat; take it back first")
            self.audiences.require_current(by, act.n)
            if isinstance(act, Move) and long and not bot:
                raise TableError("table/phase", "this game is too long; let a bot finish it for you")
        elif isinstance(act, Warn):
            play.may_warn(self, by, act, at)
        elif isinstance(act, Back):
            play.may_say_so(self, by)
        self.audiences.remember(act)
        try:
            self._carry_out(by, act, at)
        except VermeilError as error:
            if error.refusal is not None:  # rules name seats; people want names
                error.refusal = error.refusal.among(self.names)
            raise
        noticed, events = self.audiences.tell(by, act)
        self._in_sentences(events)
        if not noticed and not isinstance(act, Away):  # lost time counts, even where nobody sees a clock
            return Change(None, events)
        self.seq += 1
        return Change(Entry(by, at, act, self.audiences.marks()), events)

    def follow(self, entry: Entry) -> dict[int, Event]:
        """Take over what another process has stored; returns events for the audiences watched here."""
        self._carry_out(entry.by, entry.act, entry.at)
        self.seq += 1
        events = self.audiences.follow(entry)
        self._in_sentences(events)
        return events

    @classmethod
    def restore(cls, name: str, entries: Iterable[Entry], dealt: Dealt | None = None) -> Self:
        """The table that these entries make: all of them, or those from a deal on, with the state at that deal."""
        stored = iter(entries)
        first = next(stored) if dealt is None else dealt.first
        if not isinstance(first.act, Create):
            raise TableError("table/unknown", f"the log of table {name} does not start with the table's creation")
        table = cls(name, first.act, first.at)
        if dealt is not None:
            dealt.lay(table)
        for entry, later in _with_next_moves(stored):
            table.following = later
            table.follow(entry)
        return table

    def _carry_out(self, by: int | None, act: Act, at: int) -> None:
        handler = HANDLERS.get(type(act))
        if handler is None:
            raise TableError("table/phase", "a table is created only once")
        handler(self, by, act, at)
        if isinstance(act, Start):
            self.dealt = Dealt.of(self, self.seq + 1)
        self.arranged = 0 if isinstance(act, Start) else self.arranged + (not isinstance(act, Move | Undo))
        if self.phase == "playing" and self.game is not None:
            people = [number for number, seat in enumerate(self.seats) if seat.plays]
            asked = [seat for seat in self.game.waiting if seat in people]
            self.attention.asked(self.game.waiting, people, at)
            if self.clock is not None:
                self.clock.asked(asked, at)
            if self.game.over:
                self._end("over", at)
            elif not any(seat.kind == "person" and not seat.left for seat in self.seats):
                self._end("closed", at)

    def _end(self, phase: Phase, at: int) -> None:
        self.phase = phase
        self.ended_at = at
        if self.game is not None:
            begun = self.practice if self.number == 1 else None
            sealed = sealed_record(self.game, self.seed, open_seed=not self.drawn)
            self.records.append(sealed if begun is None else practice_record(self.game, begun))
            self.players_of.append(self.names)

    # --- what the house does by itself ----------------------------------------------------------------------

    def due(self, at: int) -> Act | None:
        """What the house has to do now: deal when everyone is ready, flag a clock that has run out."""
        if self.phase == "lobby" and any(seat.kind == "person" for seat in self.seats):
            full = all(seat.kind == "bot" or (seat.kind == "person" and seat.ready) for seat in self.seats)
            return Start(self._next_seed()) if full else None
        if self.phase == "playing" and self.clock is not None:
            for seat in range(self.players):
                deadline = self.clock.deadline(seat)
                if deadline is not None and deadline <= at:
                    return Flag(seat)
        return None

    def _next_seed(self) -> str:
        """From the system; but the deal of the day is the same for everyone: drawn by the house, or from the date."""
        if self.daily is None or self.number:
            return new_seed()
        return self._drawn_seed or daily_seed(self.daily, self.game_name)

    @property
    def _drawn_seed(self) -> str | None:
        return self.first.act.seed if isinstance(self.first.act, Create) else None

    @property
    def drawn(self) -> bool:
        """Whether this game's deal is one that others may still play: then its seed is for the house to show."""
        return self.number == 1 and self._drawn_seed is not None

    @property
    def hints_allowed(self) -> bool:
        """Whether players may ask a bot for advice."""
        return sum(seat.kind != "bot" for seat in self.seats) <= 1 if self.hints is None else self.hints

    def deadline(self) -> int | None:
        """When `due` will have something to do, if nothing else happens."""
        if self.phase != "playing" or self.clock is None:
            return None
        return min((at for seat in range(self.players) if (at := self.clock.deadline(seat)) is not None), default=None)

    @property
    def timed(self) -> bool:
        """Whether anybody's clock runs."""
        return self.phase == "playing" and self.clock is not None and self.clock.running

    @property
    def waits(self) -> bool:
        """Whether a person keeps others waiting, so that these may warn them after a while."""
        if self.phase != "playing" or self.idle is None or self.game is None:
            return False
        people = {number for number, seat in enumerate(self.seats) if seat.plays}
        return len(people) > 1 and not people.isdisjoint(self.game.waiting)

    def bots_asked(self) -> list[tuple[int, str]]:
        """The seats that a bot must decide for now, and its level.

        At a day's deal bots decide after the people: what they answer must not depend on who is quicker.
        """
        if self.phase != "playing" or self.game is None:
            return []
        waiting = self.game.waiting
        if self.drawn and any(self.seats[seat].bot is None for seat in waiting):
            return []
        return [(seat, level) for seat in waiting if (level := self.seats[seat].bot) is not None]

    def dice(self, seat: int) -> int | None:
        """What a bot rolls its dice from: at a day's deal the same for everyone who plays the same; None is chance."""
        if not self.drawn or self.game is None:
            return None
        return int(commitment(f"{self.seed}/dice/{seat}/{len(self.game.log)}")[:8], 16)

    @property
    def opening(self) -> bool:
        """Whether people play, but none has decided anything in this game yet: there is nothing to follow."""
        people = {at for at, seat in enumerate(self.seats) if seat.plays}
        log = () if self.game is None else self.game.log
        return bool(people) and not any(entry.seat in people for entry in log)

    # --- what is known --------------------------------------------------------------------------------------

    def seat_of(self, key: str) -> int | None:
        """The seat that a token's hash holds."""
        for at, seat in enumerate(self.seats):
            if seat.key == key and key:
                return at
        return None

    def person(self, by: int | None) -> Seat:
        """The seat of somebody who sits here, or TableError."""
        if by is None or not 0 <= by < self.players or self.seats[by].kind != "person" or self.seats[by].left:
            raise TableError("table/not-yours", "only somebody who sits at the table can do this")
        return self.seats[by]

    def doc(self) -> dict[str, Any]:
        """The table as everyone may see it; docs/protocol.md explains the fields."""
        ended = self.phase in {"over", "closed"} or (self.phase == "lobby" and self.number > 0)
        practice = self.practice if self.number <= 1 else None
        seed = self.seed if practice is None else ""  # which does not prove how such a game began
        return {
            "id": self.id,
            "game": self.game_name,
            "phase": self.phase,
            "number": self.number,
            "players": self.players,
            "variants": dict(self.variants),
            "deck": self.deck,
            "deck_text": self.deck_text,
            "public": self.public,
            "hints": self.hints_allowed,
            "daily": self.daily,
            "counts": self.counts,
            "idle": self.idle,
            "family": self.family,
            "practice": None if practice is None else self._practised,
            "host": self.host,
            "seats": [seat.doc() | {"plays_as": self._other_bot(seat)} for seat in self.seats],
            "wins": wins(self.records, self.players_of, [seat.name for seat in self.seats]),
            "warned": list(self.attention.warned) if self.phase == "playing" else [],
            "clock": None if self.clock is None else self.clock.doc(),
            "bank": None if self.bank is None else {"seconds": self.bank.seconds, "increment": self.bank.increment},
            "commit": commitment(seed) if seed else None,
            "seed": seed if ended and seed and not self.drawn else None,
        }

    def _other_bot(self, seat: Seat) -> str | None:
        """Which level plays instead of a bot that needs compiled engines, where there are none."""
        level = seat.bot
        other = None if level is None else plays_as(self.game_name, level)
        return None if other == level else other

    def summary(self) -> dict[str, Any]:
        """One line of the list of tables."""
        return {
            "id": self.id,
            "game": self.game_name,
            "phase": self.phase,
            "players": self.players,
            "names": [seat.name for seat in self.seats],
            "open": sum(seat.kind == "open" for seat in self.seats),
        }

    def snapshot(self, seat: int | None) -> dict[str, Any]:
        """All that a seat (None: a spectator) may know, with the number of the last event."""
        return self.audiences.snapshot(SPECTATOR if seat is None else seat)

    def log(self, seat: int | None) -> list[str]:
        """The record of the game so far, as a seat may read it."""
        return list(self.audiences.look(SPECTATOR if seat is None else seat).lines)

    def sentences(self, seat: int | None, keep: int = 0) -> Told:
        """The log in sentences, from line `keep` on."""
        if self.game is None:
            return []
        lines = len(self.audiences.look(SPECTATOR if seat is None else seat).lines)
        seat = seat if seat is not None and seat < self.game.players else None
        return sentences(self.game, seat, self.names, lines, keep)

    def _in_sentences(self, events: dict[int, Event]) -> None:
        """Add to events what is told of their new lines."""
        teller: Teller | None = None
        for audience, event in events.items():
            if event.log is not None and self.game is not None:
                teller = teller or Teller(self.game, self.names)
                seat = audience if audience < self.game.players else None
                event.told = teller.sentences(seat, event.log[0] + len(event.log[1]), event.log[0])

    def adviseable(self, seat: int) -> Game:
        """The game, if a person in this seat may ask a bot for advice now; TableError if not."""
        if self.phase != "playing" or self.game is None:
            raise TableError("table/phase", "no game is being played at this table")
        if not self.hints_allowed:
            if self.hints is None:
                raise TableError("table/company", "several people play here, and the host has not allowed advice")
            raise TableError("table/hints", "the host has turned advice off at this table")
        if not self.seats[seat].plays:
            raise TableError("table/not-yours", "a bot plays this seat; take it back first")
        if seat not in self.game.waiting:
            raise TableError("move/not-your-question", f"seat {seat} has nothing to decide now")
        return self.game

    def ended(self, number: int | None = None) -> tuple[str, list[str]]:
        """The record of a game that is over, by default the last one, and who played it."""
        at = len(self.records) if number is None else number
        if not 1 <= at <= len(self.records):
            raise TableError("table/phase", "there is no such finished game at this table")
        return self.records[at - 1], self.players_of[at - 1]

    def record(self, seat: int | None, number: int | None = None) -> str:
        """The record of a game at this table: whole and with its seed when it has ended, else what a seat may know."""
        if number is not None and number <= len(self.records) and number >= 1:
            return self.records[number - 1]
        if (number is not None and number != self.number) or self.game is None:
            raise TableError("table/phase", "there is no such game at this table")
        if len(self.records) == self.number:
            return self.records[-1]
        return self.game.transcript(seat) if seat is not None else self.game.transcript(public=True)


def _with_next_moves(entries: Iterable[Entry]) -> Iterator[tuple[Entry, tuple[int, str] | None]]:
    """Each entry with the decision that comes next behind it: who makes it, and its spelling."""
    held: list[Entry] = []
    for entry in entries:
        if isinstance(entry.act, Move) and entry.by is not None:
            yield from ((one, (entry.by, entry.act.move)) for one in held)
            held = []
        held.append(entry)
    yield from ((one, None) for one in held)
