"""Everything that can be done at a table, as it travels and as it is stored: one small type each, told by `do`.

`Request` is what a client may ask for; `Act` also holds what only the house does (`Create`, `Join`, `Start`, `Flag`,
`Away`, `Hurry`, `Expire`).
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from vermeil.core.variants import Value

Seat = Annotated[int, Meta(ge=0, le=3)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Word = Annotated[str, Meta(max_length=40)]
Name = Annotated[str, Meta(max_length=200)]
MAX_DECK = 16_384
Idle = Annotated[int, Meta(ge=30, le=86_400)]
DeckText = Annotated[str, Meta(max_length=MAX_DECK)]
Spelling = Annotated[str, Meta(max_length=200)]


class _Act(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="do", tag=str.lower):
    """The base: `{"do": "move", ...}`; an unknown field is refused."""


class Bank(Struct, frozen=True, forbid_unknown_fields=True):
    """A clock: seconds for the whole game, and what each question that was answered adds."""

    seconds: Annotated[int, Meta(ge=30, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0


class Options(_Act, frozen=True):
    """Choose what is played; fields that are left out stay. The host's, in the lobby."""

    players: Annotated[int, Meta(ge=1, le=4)] | None = None
    variants: dict[Word, Value] | None = None
    deck: Name | None = None
    public: bool | None = None
    clock: Bank | bool | None = None
    """A clock, or false for none."""
    hints: bool | None = None
    idle: Idle | bool | None = None
    """Seconds after which somebody who does nothing may be warned, or false for never."""


class Bot(_Act, frozen=True):
    """Put a bot into an open seat, or change its level. The host's, in the lobby."""

    seat: Seat
    level: Word


class Open(_Act, frozen=True):
    """Open a seat again: a bot stands up, or a guest must. The host's, in the lobby."""

    seat: Seat


class Rename(_Act, frozen=True):
    """Be called something else. In the lobby."""

    name: Name


class Ready(_Act, frozen=True):
    """Say that the game may begin, or not yet. It begins when all seats are taken and all people are ready."""

    ready: bool = True


class Move(_Act, frozen=True):
    """One decision, with the number of the last event seen."""

    n: Number
    move: Spelling


class Undo(_Act, frozen=True):
    """Take the last decision back, where the rules allow it, with the number of the last event seen."""

    n: Number


class Warn(_Act, frozen=True):
    """Warn a player who has been asked for longer than the table allows: half a minute later a bot may take over."""

    seat: Seat


class Replace(_Act, frozen=True):
    """Ask for a bot to play for a seat whose player is gone; it does once all the other players ask for it.

    The same for a player who is here, but was warned and did nothing. For your own seat nobody else has to agree.
    `back` withdraws.
    """

    seat: Seat
    level: Word = ""


class Back(_Act, frozen=True):
    """Take your own seat back from the bot, withdraw the request to replace somebody, or say that you are here."""


class Leave(_Act, frozen=True):
    """Leave for good: in the lobby the seat is open again, in a game a bot plays on."""


class Rematch(_Act, frozen=True):
    """Ask to play again at this table. In Silver Coin a loser may `swap` one number, as `amulet:7` (SC-60)."""

    swap: Word | None = None


class Create(_Act, frozen=True):
    """The first entry of every table."""

    game: Word
    players: int
    variants: dict[str, Value]
    deck: str | None
    public: bool
    clock: Bank | None
    deck_text: DeckText | None = None
    """A deck of the host's own, as docs/decks.md says."""
    hints: bool | None = None
    """Whether bots may be asked for advice; unset, it is allowed where only one person plays."""
    daily: str | None = None
    """The day whose deal this is, such as 2026-11-16."""
    idle: Idle | None = None
    """Seconds after which somebody who does nothing may be warned; None is never."""
    family: bool = False
    """Whether everybody may take back as much as they like, where the game is open."""
    seed: str | None = None
    """Of the first deal, where the house has drawn it for everyone; it is not shown before the day is over."""
    counts: bool = False
    """Whether this is somebody's first try at a day's deal."""
    practice: str | None = None
    """The beginning of a record that the first game here goes on from."""


class Join(_Act, frozen=True):
    """Somebody takes an open seat; `key` is the SHA-256 of the token that holds it."""

    seat: Seat
    name: Name
    key: str


class Start(_Act, frozen=True):
    """The cards are dealt. The seed stays in the house until the end."""

    seed: str


class Flag(_Act, frozen=True):
    """A seat's clock has run out: from now on a bot plays it."""

    seat: Seat


class Away(_Act, frozen=True):
    """Between these times (milliseconds) the house could not store what anybody did: no clock ran."""

    since: int
    until: int


class Hurry(_Act, frozen=True):
    """From now on a seat's bot plays at this level, since its own could not answer in time.

    An empty level: it plays as itself again.
    """

    seat: Seat
    level: Word = ""


class Expire(_Act, frozen=True):
    """A public table that nobody has come to for a long time is no longer listed."""


Request = Options | Bot | Open | Rename | Ready | Move | Undo | Warn | Replace | Back | Leave | Rematch
Act = Request | Create | Join | Start | Flag | Away | Hurry | Expire


class Entry(Struct, frozen=True):
    """One line of the move log: who did what when (milliseconds), and the numbers that the audiences had after it."""

    by: int | None
    at: int
    act: Act
    marks: tuple[tuple[int, int], ...] = ()
