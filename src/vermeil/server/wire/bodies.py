"""What travels over HTTP and WebSocket beside the acts themselves (`vermeil.table.acts`); see docs/protocol.md."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from vermeil.core.record import MAX_RECORD
from vermeil.core.variants import Value
from vermeil.games.expedition.earning import Earning
from vermeil.server.wire.messages import PhraseDoc
from vermeil.table.acts import Bank, DeckText, Idle, Name, Request, Seat, Word

MAX_BODY = 8192
MAX_TABLE = 32 * 1024  # of a new table, which may bring a deck along
MAX_FRAME = 8192
MAX_REPLAY = MAX_RECORD + MAX_TABLE  # a record, and the deck that it was played with


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table is made of. Whoever makes it sits in seat 0; `bots` sit in the seats from 1 on."""

    game: Word
    name: Name
    players: Annotated[int, Meta(ge=1, le=4)] = 2
    variants: dict[Word, Value] = {}
    deck: Name | None = None
    public: bool = False
    clock: Bank | None = None
    bots: Annotated[list[Word], Meta(max_length=3)] = []
    deck_text: DeckText | None = None
    hints: bool | None = None
    """Whether bots may be asked for advice; not chosen, it is allowed where only one person plays."""
    daily: bool = False
    """The deal of the day, which is the same for all; for one person, alone or against bots."""
    lesson: bool = False
    """The deal of a first lesson, which never changes; otherwise like `daily`."""
    idle: Idle | None = 120
    """Seconds after which somebody who does nothing may be warned, and half a minute later replaced; null is never."""


class JoinTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Who wants to sit down, and where; without a seat in the first one that is open."""

    name: Name
    seat: Seat | None = None


class Seated(Struct, frozen=True):
    """A seat and the token that holds it. It is told only here; it is also in a cookie that pages can't read."""

    table: str
    seat: int
    token: str


class Done(Struct, frozen=True):
    """It is stored. `n` is the number of the last event of the seat."""

    n: int


class Refusal(Struct, frozen=True):
    """What was refused, as a code for programs and a sentence for people.

    Where a rule of the game forbids it, `rule` is its id, and `phrase` says why in the reader's language.
    """

    code: str
    message: str
    rule: str | None = None
    phrase: PhraseDoc | None = None


class Snapshot(Struct, frozen=True):
    """All that a seat (or, with null, a spectator) may know, and the number of its last event."""

    seat: int | None
    held: list[int]
    """The seats whose tokens came along."""
    n: int
    table: dict[str, Any]
    view: dict[str, Any] | None


class Earns(Struct, frozen=True):
    """What each legal crossing of a seat would bring, by its spelling, and the number of the seat's last event."""

    n: int
    earns: dict[str, Earning]


class AskHint(Struct, frozen=True, forbid_unknown_fields=True):
    """Which bot is asked for advice."""

    level: Word = "strong"


class HintReason(Struct, frozen=True):
    """A move that was considered, what it is worth in points, and why, in phrases."""

    move: str
    value: float
    said: list[dict[str, Any]]


class Hint(Struct, frozen=True):
    """What a bot would do, and the moves that it considered, the best first; `n` is the event that was current."""

    n: int
    move: str
    reasons: list[HintReason]


class OwnRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """The record of a game that was played with a deck of somebody's own, and that deck."""

    record: Annotated[str, Meta(max_length=MAX_RECORD)]
    deck_text: DeckText


class Step(Struct, frozen=True):
    """One move of a replay: the patch that makes the next `{"view": ...}`, and what is told."""

    line: str
    patch: list[list[Any]]
    told: list[dict[str, Any]]
    by: int


class Replay(Struct, frozen=True):
    """A finished game, from its first view on."""

    game: str
    deck: str
    players: int
    names: list[str]
    seat: int | None
    picture: dict[str, Any] | None
    """All that is needed to draw the cards of a deck that came along; null for the others, which have names."""
    first: dict[str, Any]
    told: list[dict[str, Any]]
    """What is told before the first move."""
    steps: list[Step]
    result: dict[str, Any]


class LaidCard(Struct, frozen=True):
    """A card as it lay before a seat."""

    card: str
    crossed: list[str]


class Loss(Struct, frozen=True):
    """The first turn in which points were lost: 0 is the keeping, then 1 to 28; and what lay before the seat then."""

    turn: int
    played: list[str]
    better: list[str]
    lost: int
    pattern: str | None
    hand: list[str]
    cards: list[LaidCard | None]


class LookedBack(Struct, frozen=True):
    """What a seat made of a game, and the best that was found with hindsight."""

    seat: int
    reached: int
    best: int
    first_loss: Loss | None


class Frame(Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends through a socket; the answer has the same `id`."""

    id: Annotated[int, Meta(ge=0, le=2**53)]
    act: Request
