"""What a table refuses, beyond what the rules of its game refuse. The codes are part of the protocol."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from vermeil.core.errors import VermeilError
from vermeil.core.phrases import phrase_from_json
from vermeil.core.refusals import Refusal

Code = Literal[
    "table/stale",  # the question has changed since the number that came with the answer
    "table/phase",  # not in this phase of the table
    "table/not-yours",  # only another seat, or the host, may do this
    "table/full",  # no such open seat
    "table/option",  # an option that can't be chosen
    "table/name",  # a name that can't be shown
    "table/present",  # nobody is replaced while they are here
    "table/patience",  # nobody is warned before the time set at the table is up
    "table/decide",  # warned again, after saying once that they are here: now only a decision helps
    "table/listed",  # this address already lists as many public tables as it may
    "table/clock",  # the clock has run out, or not yet
    "table/unknown",  # there is no such table
    "table/token",  # the token holds no seat here
    "deck/unknown",  # there is no such deck
    "wire/invalid",  # not a message of the protocol
    "wire/protocol",  # another version of it
    "table/hints",  # the host wants no advice at this table
    "table/company",  # nobody has allowed advice, and several people play
    "drop/unknown",  # no such packet for another device, or no longer
    "drop/full",  # too many of them wait
    "move/not-your-question",  # the seat has nothing to decide now
    "record/unfinished",  # only finished games are replayed
    "table/in-doubt",  # it may or may not be stored: the table will show which
    "daily/unknown",  # there are no deals of this day, or no such deal, or it is not open yet
    "daily/closed",  # the day is over, but its deals can't be practised yet
    "table/busy",  # try again: the table is being moved, or the server is stopping
]


class TableError(VermeilError):
    """Something that a table refuses; nothing has changed, unless it is in doubt."""

    def __init__(self, code: Code, message: str, refusal: Refusal | None = None) -> None:
        self.code: str = code
        self.refusal = refusal
        super().__init__(message)


class RefusedError(VermeilError):
    """What was refused elsewhere, by a server or a worker: code, sentence, and the rule if one forbids it."""

    def __init__(self, code: str, message: str, refusal: Refusal | None = None) -> None:
        self.code = code
        self.refusal = refusal
        super().__init__(message)

    @classmethod
    def from_json(cls, said: Mapping[str, Any]) -> RefusedError:
        """As a server says it."""
        why = Refusal(said["rule"], phrase_from_json(said["phrase"])) if said.get("rule") else None
        return cls(said["code"], said["message"], why)
