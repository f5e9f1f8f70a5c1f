"""Who is connected where: several servers tell each other which seats of which tables are with them.

It is said, never stored: every server says what changes, says that it is alive, and greets when it comes (back), so
that the others say all they know. Who has not been heard for a while is gone, and all who were connected there with it.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Literal

import msgspec

LOST = 4  # beats without a word


class Word(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one server says to all: that it is here now and knows nothing, that it lives, that it goes, who is where."""

    server: str
    say: Literal["hello", "alive", "gone", "at"]
    table: str = ""
    here: tuple[int, ...] = ()
    watching: int = 0


@dataclass
class Other:
    """Another server: when it was heard last, and who is connected there."""

    heard: float
    tables: dict[str, Word] = field(default_factory=dict)


class Presence:
    """What this server has heard of the others, and what it has said itself."""

    def __init__(self, say: Callable[[bytes], None], changed: Callable[[str], None], beat: float) -> None:
        self.name = secrets.token_hex(8)
        self.beat = beat
        self._say = say
        self._changed = changed
        self._own: dict[str, Word] = {}
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
        word = Word(self.name, "at", table, tuple(sorted(here)), watching)
        if word == self._own.get(table, Word(self.name, "at", table)):
            return
        if here or watching:
            self._own[table] = word
        else:
            self._own.pop(table, None)
        self._send(word)

    def greet(self) -> None:
        """We know nothing, or may have missed something."""
        for name in list(self._others):
            self._forget(name)
        self._send(Word(self.name, "hello"))

    def live(self) -> None:
        """Say that we do, and forget who has not said so for long."""
        self._send(Word(self.name, "alive"))
        silent = time.monotonic() - LOST * self.beat
        for name in [name for name, other in self._others.items() if other.heard < silent]:
            self._forget(name)

    def leave(self) -> None:
        """We stop."""
        self._send(Word(self.name, "gone"))

    def _send(self, word: Word) -> None:
        self._say(msgspec.json.encode(word))

    # --- hearing --------------------------------------------------------------------------------------------

    def hear(self, data: str) -> None:
        """What some server has said, perhaps we ourselves. What makes no sense comes from another version."""
        try:
            word = msgspec.json.decode(data, type=Word)
        except (msgspec.DecodeError, UnicodeError):
            return
        if word.server == self.name:
            return
        if word.say == "gone":
            self._forget(word.server)
            return
        known = self._others.get(word.server)
        if known is None:
            known = self._others[word.server] = Other(0.0)
            if word.say == "alive":  # it has been silent, or we have been deaf
                self._send(Word(self.name, "hello"))
        known.heard = time.monotonic()
        if word.say == "hello":
            for own in self._own.values():
                self._send(own)
        elif word.say == "at":
            known.tables[word.table] = word
            if not word.here and not word.watching:
                del known.tables[word.table]
            self._changed(word.table)

    def _forget(self, server: str) -> None:
        other = self._others.pop(server, Other(0.0))
        for table in other.tables:
            self._changed(table)
