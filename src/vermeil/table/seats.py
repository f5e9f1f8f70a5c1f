"""Who sits where."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any, Literal

from vermeil.table.errors import TableError

Kind = Literal["open", "person", "bot"]

MAX_NAME = 24
# Persian, Indic scripts and emoji join signs, or keep them apart, by two characters without a shape of their own. They
# belong to a name where they stand between such signs; elsewhere, as in "A\u200dnn", they would only disguise it.
_JOINING = r"[^\x00-\u058f\s\u200c\u200d]"
JOINERS = re.compile(rf"(?<={_JOINING})[\u200c\u200d](?={_JOINING})")


@dataclass
class Seat:
    """A place at the table: open, a bot's, or a person's, for whom a bot may stand in."""

    kind: Kind = "open"
    name: str = ""
    level: str | None = None  # of a bot that sits here
    stand_in: str | None = None  # the level of the bot that plays for a person
    key: str = ""  # the hash of the token that holds the seat
    ready: bool = False
    left: bool = False  # for good
    flagged: bool = False  # the clock ran out
    wishes: set[int] = field(default_factory=set)  # who wants a bot to play here
    rematch: bool = False
    swap: str | None = None
    hurried: str | None = None  # the lower level of its bot, while its own can't answer in time

    @property
    def bot(self) -> str | None:
        """The level of the bot that decides for this seat now, if one does."""
        return self.level if self.kind == "bot" else self.stand_in

    @property
    def plays(self) -> bool:
        """Whether a person decides for this seat now."""
        return self.kind == "person" and self.stand_in is None

    def doc(self) -> dict[str, Any]:
        """What everyone may see of it."""
        return {
            "kind": self.kind,
            "name": self.name,
            "level": self.level,
            "ready": self.ready,
            "stand_in": self.stand_in,
            "left": self.left,
            "flagged": self.flagged,
            "wishes": sorted(self.wishes),
            "rematch": self.rematch,
            "swap": self.swap,
            "hurried": self.hurried,
        }


def clean_name(name: str) -> str:
    """A name as it is shown; TableError if there is nothing to show."""
    words = " ".join(name.split())
    if not words or len(words) > MAX_NAME or not JOINERS.sub("", words).isprintable():
        raise TableError("table/name", f"a name has 1 to {MAX_NAME} printable characters")
    return words
