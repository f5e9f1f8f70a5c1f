"""The log of a game: what happened, line by line, and who may read which line.

Who may read a line is written here and nowhere else: transcripts, events and stories all ask this log.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, Any

from vermeil.core.phrases import Phrase

if TYPE_CHECKING:
    from vermeil.core.contract import Game

Tells = tuple[Callable[..., tuple[Phrase, ...]], tuple[Any, ...]]


class Reading(Enum):
    """How somebody knows a line: not at all, without what it hides, or all of it."""

    NOT = "not"
    PUBLIC = "public"
    WHOLE = "whole"


# Faster than looking them up in the enum: every move asks for every audience.
NOT, PUBLIC, WHOLE = Reading.NOT, Reading.PUBLIC, Reading.WHOLE


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a record, and who may read it.

    `line` is for the seats in `knows` (None: all); everyone else reads `public`, or nothing if that is empty. `said`
    tells whoever reads `line` what happened, in sentences, with seats for names (`who`, `whom`). They are made only
    when somebody wants to hear them: most games are played by programs.
    """

    line: str
    seat: int | None = None
    knows: tuple[int, ...] | None = None
    public: str = ""
    tells: Tells | None = field(default=None, compare=False, repr=False)
    """Who makes them, and of what beyond the game. It must not hold the game, whose log would then hold itself."""

    def said(self, game: Game) -> tuple[Phrase, ...]:
        """What happened in this game, in sentences."""
        return () if self.tells is None else self.tells[0](game, *self.tells[1])


@dataclass(frozen=True, slots=True)
class Mark:
    """How far a log had come at some moment, and from where on it was veiled."""

    size: int = 0
    veil: int | None = None


class Log:
    """The entries of a game. In a simultaneous phase a veil hides what the others decide until all have decided."""

    __slots__ = ("_entries", "_veil")

    def __init__(self) -> None:
        self._entries: list[Entry] = []
        # The first entry of a simultaneous phase that others do not know yet; None when there is none.
        self._veil: int | None = None

    # --- writing ----------------------------------------------------------------------------------------------

    def append(self, entry: Entry) -> None:
        self._entries.append(entry)

    def tell(self, maker: Callable[..., tuple[Phrase, ...]], *of: Any) -> None:  # noqa: ANN401 - each maker knows
        """Say who puts the last line into sentences, if anybody asks; it must not depend on what changes later."""
        last = self._entries[-1]
        self._entries[-1] = Entry(last.line, last.seat, last.knows, last.public, (maker, of))

    def take_back(self, seat: int, since: int) -> None:
        """Forget a seat's last decision, from this entry on."""
        del self._entries[max(at for at in range(since, len(self._entries)) if self._entries[at].seat == seat)]

    def veil(self) -> None:
        """From here on, nobody may read what the others decide."""
        self._veil = len(self._entries)

    def unveil(self) -> None:
        """All have decided, and everybody may read it."""
        self._veil = None

    def copy(self) -> Log:
        twin = Log()
        twin._entries, twin._veil = self._entries.copy(), self._veil
        return twin

    # --- reading ----------------------------------------------------------------------------------------------

    def __len__(self) -> int:
        return len(self._entries)

    def __getitem__(self, at: int) -> Entry:
        return self._entries[at]

    def __iter__(self) -> Iterator[Entry]:
        return iter(self._entries)

    def since(self, start: int) -> list[Entry]:
        """The entries from one on."""
        return self._entries[start:]

    def mark(self) -> Mark:
        """Where the log stands now, to read it later as it was."""
        return Mark(len(self._entries), self._veil)

    def reading(self, seat: int | None, at: int) -> Reading:
        """How a seat (None: a spectator) knows an entry."""
        return _reading(self._entries[at], seat, veiled=self._veil is not None and at >= self._veil)

    def read_by(self, seat: int | None, since: int = 0, at: Mark | None = None) -> list[str]:
        """What a seat (None: a spectator) may read from an entry on: now, or as it was at a mark.

        A log only grows, except when a move is taken back: to read what was there before, keep a copy.
        """
        size, veil = (len(self._entries), self._veil) if at is None else (at.size, at.veil)
        read = []
        for number in range(since, size):
            entry = self._entries[number]
            how = _reading(entry, seat, veiled=veil is not None and number >= veil)
            if how is WHOLE:
                read.append(entry.line)
            elif how is PUBLIC:
                read.append(entry.public)
        return read

    def lines(self) -> list[str]:
        """All of it, hidden things included."""
        return [entry.line for entry in self._entries]

    def first_difference(self, other: Log) -> int:
        """The first entry that differs between this log and another, as far as both go."""
        pairs = enumerate(zip(self._entries, other._entries, strict=False))
        return next((at for at, (own, its) in pairs if own is not its), min(len(self), len(other)))


def _reading(entry: Entry, seat: int | None, *, veiled: bool) -> Reading:
    if seat is not None and seat == entry.seat:
        return WHOLE
    if veiled and entry.seat is not None:
        return NOT
    if entry.knows is None or seat in entry.knows:
        return WHOLE
    return PUBLIC if entry.public else NOT
