"""The shapes of what travels as plain data: tables, messages and phrases, for those who write clients.

Views and decks have their types where they are built, in the games. Nothing is built from the types here; tests hold
what is really sent against them, and `tools/wire_types.py` makes the page's TypeScript of both. docs/protocol.md says
what the fields mean, docs/views.md is made of the views' own.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from msgspec import Meta

from vermeil.core.variants import Value
from vermeil.games import GAMES

GameName = Annotated[str, Meta(pattern=f"^({'|'.join(GAMES)})$")]


Shown = dict[str, object]
"""A view of any game, with all the fields that docs/views.md names. A type with only those of all games would drop the
others wherever msgspec reads one."""


class SayDoc(TypedDict):
    """A sentence of the catalogue by its id."""

    say: str


# Two classes, since what describes the API reads NotRequired from no annotation that Python keeps as text.
class PhraseDoc(SayDoc, total=False):
    """A sentence of the catalogue by its id, with its arguments, which may be phrases too."""

    args: dict[str, str | float | PhraseDoc]


# --- tables -------------------------------------------------------------------------------------------------------


class SeatDoc(TypedDict):
    """A place at a table."""

    kind: Literal["open", "person", "bot"]
    name: str
    level: str | None
    ready: bool
    stand_in: str | None
    plays_as: str | None
    left: bool
    flagged: bool
    wishes: list[int]
    rematch: bool
    swap: str | None
    hurried: str | None


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
    counts: bool
    """Whether it is somebody's first try at the deal of that day, which counts."""
    idle: int | None
    family: bool
    practice: int | None
    """At a table that goes on from a position of another game: how many of its moves had been made there."""
    host: int | None
    seats: list[SeatDoc]
    wins: list[int]
    warned: list[int | None]
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
    """The fewest and the most that can play."""
    board: Literal["cards", "villages"]
    """What lies in front of a seat: two cards to cross boxes on, or a village of cards."""
    low_wins: bool
    """Whether the fewest points win."""
    ties: str
    """The id of the rule that settles ties."""
    sources: list[str]
    """Where points come from: the columns of the score sheet, but for the total."""
    hindsight: bool
    """Whether hindsight works on a finished game."""
    decks: bool
    """Whether a deck is chosen by its name."""
    deck_names: list[str]
    """The decks that have names, the usual one first; they can be mixed by number (SC-60)."""
    own_decks: bool
    """Whether a table may bring its own deck, as a text."""
    bots: list[str]
    """The bots that play it, the strongest first, then the yardsticks."""
    variants: list[VariantOffer]
    """The variants that a table may choose."""


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
    view: NotRequired[Shown | None]


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


class ReactionMessage(TypedDict):
    """What somebody at the table says. Not numbered, not stored."""

    type: Literal["reaction"]
    seat: int
    react: str


class OkMessage(TypedDict):
    """What was asked with this id is stored."""

    type: Literal["ok"]
    id: int
    n: int


class RefusedMessage(TypedDict):
    """What was asked with this id is refused; null if it could not even be read.

    Where a rule of the game forbids it, `rule` is its id, and `phrase` says why in the reader's language.
    """

    type: Literal["refused"]
    id: int | None
    code: str
    message: str
    rule: str | None
    phrase: PhraseDoc | None


class ByeMessage(TypedDict):
    """The server hangs up."""

    type: Literal["bye"]
    code: str


MESSAGES: dict[str, Any] = {
    "welcome": Welcome,
    "log": LogMessage,
    "event": EventMessage,
    "presence": PresenceMessage,
    "reaction": ReactionMessage,
    "ok": OkMessage,
    "refused": RefusedMessage,
    "bye": ByeMessage,
}
