"""Who is connected where: several servers tell each other which seats of which tables are with them.

It is said, never stored: every server says what changes, says that it is alive, and greets when it comes (back), so
that the others say all they know. A server that has not been heard from for a while is gone, and with it all who were
connected there.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Literal

import msgspec

LOST = 4  # beats without a notice


class Notice(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a server says to all: that it is here and knows nothing, that it is alive, that it leaves, who is where.

    With `react`, what the one seat in `here` says to all at the table.
    """

    server: str
    say: Literal["hello", "alive", "gone", "at", "react"]
    table: str = ""
    here: tuple[int, ...] = ()
    watching: int = 0
    react: str = ""


@dataclass
class Other:
    """Another server: when it was heard last, and who is connected there."""

    heard: float
    tables: dict[str, Notice] = field(default_factory=dict)


class Presence:
    """What this server has heard of the others, and what it has said itself."""

    def __init__(
        self,
        say: Callable[[bytes], None],
        changed: Callable[[str], None],
        beat: float,
        reacted: Callable[[str, int, str], None] = lambda _table, _seat, _word: None,
    ) -> None:
        self.name = secrets.token_hex(8)
        self.beat = beat
        self._say = say
        self._changed = changed
        self._reacted = reacted
        self._own: dict[str, Notice] = {}
        self._others: dict[str, Other] = {}

    # --- what is known --------------------------------------------------------------------------------------

    def here(self, table: str) -> set[int]:
        """The seats of a table that are connected to other servers."""
        return {seat for other in self._others.values() if table in other.tables for seat in other.tables[table].here}

    def watching(self, table: str) -> int:
        """How many watch a table at other servers."""
        return sum(other.tables[table].watching for other in self._others.values() if table in other.tables)

    # --- speaking -------------------------------------------------------------------------------------------

    def tell(self, table: str, here: Collection[int], watching: int) -> None:
        """Who of a table is connected here."""
        notice = Notice(self.name, "at", table, tuple(sorted(here)), watching)
        if notice == self._own.get(table, Notice(self.name, "at", table)):
            return
        if here or watching:
            self._own[table] = notice
        else:
            self._own.pop(table, None)
        self._send(notice)

    def react(self, table: str, seat: int, word: str) -> None:
        """A seat that is connected here says something to all at its table."""
        self._send(Notice(self.name, "react", table, (seat,), react=word))

    def greet(self) -> None:
        """We know nothing, or may have missed something."""
        for name in list(self._others):
            self._forget(name)
        self._send(Notice(self.name, "hello"))

    def live(self) -> None:
        """Say that we are alive, and forget those who have not said so for a long time."""
        self._send(Notice(self.name, "alive"))
        silent = time.monotonic() - LOST * self.beat
        for name in [name for name, other in self._others.items() if other.heard < silent]:
            self._forget(name)

    def leave(self) -> None:
        """We stop."""
        self._send(Notice(self.name, "gone"))

    def _send(self, notice: Notice) -> None:
        self._say(msgspec.json.encode(notice))

    # --- hearing --------------------------------------------------------------------------------------------

    def hear(self, data: str) -> None:
        """What a server has said, perhaps this one. What can't be understood comes from another version."""
        try:
            notice = msgspec.json.decode(data, type=Notice)
        except (msgspec.DecodeError, UnicodeError):
            return
        if notice.server == self.name:
            return
        if notice.say == "gone":
            self._forget(notice.server)
            return
        known = self._others.get(notice.server)
        if known is None:
            known = self._others[notice.server] = Other(0.0)
            if notice.say == "alive":  # it was silent, or we could not hear it
                self._send(Notice(self.name, "hello"))
        known.heard = time.monotonic()
        self._take(notice, known)

    def _take(self, notice: Notice, known: Other) -> None:
        if notice.say == "hello":
            for own in self._own.values():
                self._send(own)
        elif notice.say == "react":
            for seat in notice.here:
                self._reacted(notice.table, seat, notice.react)
        elif notice.say == "at":
            known.tables[notice.table] = notice
            if not notice.here and not notice.watching:
                del known.tables[notice.table]
            self._changed(notice.table)

    def _forget(self, server: str) -> None:
        other = self._others.pop(server, Other(0.0))
        for table in other.tables:
            self._changed(table)
