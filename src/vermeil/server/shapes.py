"""The shapes of what travels as plain data: tables, messages and phrases, for those who write clients.

Views and decks have their types where they are built, in the games. Nothing is built from the types here; tests hold
what is really sent against them, and `tools/wire_types.py` makes the page's TypeScript of both. docs/protocol.md says
what the fields mean, docs/views.md is made of the views' own.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from vermeil.core.variants import Value

GameName = Literal["silver-and-gold", "pyramids", "silver-coin"]


class PhraseDoc(TypedDict):
    """A sentence of the catalogue by its id, with its arguments, which may be phrases too."""

    say: str
    args: NotRequired[dict[str, str | int | float | PhraseDoc]]


# --- tables -------------------------------------------------------------------------------------------------------


class SeatDoc(TypedDict):
    """A place at a table."""

    kind: Literal["open", "person", "bot"]
    name: str
    level: str | None
    ready: bool
    stand_in: str | None
    left: bool
    flagged: bool
    wishes: list[int]
    rematch: bool
    swap: str | None


class BankDoc(TypedDict):
    """The time that a table gives."""

    seconds: int
    increment: int


class ClockDoc(TypedDict):
    """The time that each seat has left, in milliseconds, and since when it runs."""

    seconds: int
    increment: int
    left: list[int]
    since: list[int | None]


class TableDoc(TypedDict):
    """A table as everyone may see it."""

    id: str
    game: GameName
    phase: Literal["lobby", "playing", "over", "closed"]
    number: int
    players: int
    variants: dict[str, Value]
    deck: str | None
    deck_text: str | None
    public: bool
    hints: bool
    daily: str | None
    host: int | None
    seats: list[SeatDoc]
    clock: ClockDoc | None
    bank: BankDoc | None
    commit: str | None
    seed: str | None


class TableLine(TypedDict):
    """A line of the list of public tables."""

    id: str
    game: GameName
    phase: Literal["lobby", "playing", "over", "closed"]
    players: int
    names: list[str]
    open: int


class VariantOffer(TypedDict):
    """A variant, its values with the default first, and a sentence about it."""

    name: str
    values: list[Value]
    help: str


class GameOffer(TypedDict):
    """A game that a table can be made for."""

    game: GameName
    players: list[int]
    low_wins: bool
    decks: bool
    own_decks: bool
    bots: list[str]
    variants: list[VariantOffer]


# --- what the socket says -----------------------------------------------------------------------------------------


class What(TypedDict):
    """Who did what, never which move."""

    do: str
    by: int | None
    seat: NotRequired[int]


class Welcome(TypedDict):
    """The first message; the whole state, unless `resumed` says that what was missed follows."""

    type: Literal["welcome"]
    protocol: int
    seat: int | None
    now: int
    resumed: bool
    n: int
    table: NotRequired[TableDoc]
    view: NotRequired[dict[str, Any] | None]


class LogMessage(TypedDict):
    """The record so far, and in sentences."""

    type: Literal["log"]
    n: int
    lines: list[str]
    told: list[tuple[int, PhraseDoc]]


class EventMessage(TypedDict):
    """Something has changed. The first of `log` is how many lines stay."""

    type: Literal["event"]
    n: int
    what: What
    patch: list[list[Any]]
    log: NotRequired[list[int | str]]
    told: NotRequired[list[tuple[int, PhraseDoc]]]


class PresenceMessage(TypedDict):
    """Who is here."""

    type: Literal["presence"]
    here: list[int]
    watching: int


class OkMessage(TypedDict):
    """What was asked with this id is stored."""

    type: Literal["ok"]
    id: int
    n: int


class RefusedMessage(TypedDict):
    """What was asked with this id is refused; null if it could not even be read."""

    type: Literal["refused"]
    id: int | None
    code: str
    message: str


class ByeMessage(TypedDict):
    """The server hangs up."""

    type: Literal["bye"]
    code: str


MESSAGES: dict[str, Any] = {
    "welcome": Welcome,
    "log": LogMessage,
    "event": EventMessage,
    "presence": PresenceMessage,
    "ok": OkMessage,
    "refused": RefusedMessage,
    "bye": ByeMessage,
}
