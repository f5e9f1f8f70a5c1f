"""What a table refuses, beyond what the rules of its game refuse. The codes are part of the protocol."""

from __future__ import annotations

from typing import Literal

from vermeil.core.errors import VermeilError
from vermeil.core.refusals import Refusal

Code = Literal[
    "table/stale",  # the question has changed since the number that came with the answer
    "table/phase",  # not in this phase of the table
    "table/not-yours",  # only another seat, or the host, may do this
    "table/full",  # no such open seat
    "table/option",  # an option that can't be chosen
    "table/name",  # a name that can't be shown
    "table/present",  # nobody is replaced while being there
    "table/patience",  # nobody is warned before the table's time is over
    "table/decide",  # who was warned again has said already that they are here
    "table/listed",  # enough public tables come from this address
    "table/clock",  # the clock has run out, or not yet
    "table/unknown",  # there is no such table
    "table/token",  # the token holds no seat here
    "deck/unknown",  # there is no such deck
    "wire/invalid",  # not a message of the protocol
    "wire/protocol",  # another version of it
    "table/hints",  # the host wants no advice at this table
    "table/company",  # nobody has allowed advice, and several people play
    "move/not-your-question",  # the seat has nothing to decide now
    "record/unfinished",  # only finished games are replayed
    "table/in-doubt",  # it may be stored or not: whoever comes back to the table will see
    "table/busy",  # try again: the table is being moved or the server stops
]


class TableError(VermeilError):
    """Something that a table refuses; nothing has changed, unless it is in doubt."""

    def __init__(self, code: Code, message: str, refusal: Refusal | None = None) -> None:
        self.code: str = code
        self.refusal = refusal
        super().__init__(message)
