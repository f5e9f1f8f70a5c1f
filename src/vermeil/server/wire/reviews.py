"""What travels of reviews (docs/coach.md says what the figures mean), and of practice from a position of a record."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from vermeil.core.record import MAX_RECORD
from vermeil.server.wire.bodies import Refusal
from vermeil.table.acts import DeckText, Name, Seat, Spelling, Word

Mark = Literal["blunder", "mistake", "inaccuracy", "unclear", "best", "only", "good"]
Moves = Annotated[int, Meta(ge=0, le=100_000)]


class Errors(Struct, frozen=True):
    """The standard errors of a value, seat by seat."""

    share: list[float]
    points: list[float]


class ValueFound(Struct, frozen=True, tag_field="finding", tag="value"):
    """What each seat could expect at a moment, before what happens there."""

    at: int
    """The number of the moment; the last one is the end of the game."""
    step: int
    """How many moves had been made before."""
    share: list[float]
    points: list[float]
    error: Errors
    line: int | None = None
    seat: int | None = None
    event: str | None = None
    kind: str | None = None
    places: list[list[float]] | None = None
    """With three and four players: for each seat the chance of each place."""


class LuckFound(Struct, frozen=True, tag_field="finding", tag="luck"):
    """What a word of chance was worth to each seat."""

    at: int
    step: int
    source: str
    event: str
    share: list[float]
    points: list[float]
    marks: list[str]
    """For each seat `lucky`, `unlucky` or nothing."""
    tried: int


class Cost(Struct, frozen=True):
    """What a decision cost in one scale, with its interval, and what it did beyond that in the real world."""

    loss: float
    low: float
    high: float
    fortune: float = 0.0


class DecisionFound(Struct, frozen=True, tag_field="finding", tag="decision"):
    """What a decision cost, by what its seat knew."""

    at: int
    step: int
    line: int
    seat: int
    kind: str
    played: str
    better: str | None
    mark: Mark
    unforced: bool
    share: Cost
    points: Cost
    said: list[dict[str, Any]]
    said_better: list[dict[str, Any]]


class Account(Struct, frozen=True):
    """result = expected + luck - losses + fortune + others, in one scale."""

    result: float
    expected: float
    luck: float
    losses: float
    fortune: float
    others: float


class Adjusted(Struct, frozen=True):
    """The result without most of luck."""

    share: float
    points: float


class Rating(Struct, frozen=True):
    """What the decisions were like, between the levels of the bots."""

    rating: float
    error: float


class Sum(Struct, frozen=True):
    """What a kind of decision cost, or what a source of luck brought."""

    share: float
    points: float
    count: int


class SeatFigures(Struct, frozen=True):
    """The figures of a seat."""

    seat: int
    share: Account
    points: Account
    adjusted: Adjusted
    accuracy: float
    error_rate: float
    rating: Rating | None
    decisions: int
    unforced: int
    small_sample: bool
    marks: dict[str, int]
    losses_by_kind: dict[str, Sum]
    luck_by_source: dict[str, Sum]
    dearest: list[int]
    """The moments of the decisions that cost most."""


class Evaluator(Struct, frozen=True):
    """Who has valued the positions."""

    name: str
    version: str


class ReviewFound(Struct, frozen=True, tag_field="finding", tag="review"):
    """The end of a review: what it all comes to."""

    game: str
    players: int
    evaluator: Evaluator
    care: Literal["quick", "full"]
    nodes: int
    seats: list[SeatFigures]


Finding = ValueFound | LuckFound | DecisionFound | ReviewFound


class ReviewPart(Struct, frozen=True):
    """A line of the stream of a review."""

    found: list[Finding]
    seen: int
    """How many findings there have been so far: a stream that broke goes on behind them."""
    done: int
    total: int
    """How much of the work is done."""
    over: bool
    refused: Refusal | None = None
    """Why it does not go on, although it is not over."""


class TryMove(Struct, frozen=True, forbid_unknown_fields=True):
    """Another move at a decision of a finished game."""

    record: Annotated[str, Meta(max_length=MAX_RECORD)]
    step: Moves
    move: Spelling
    deck_text: DeckText | None = None


class Tried(Struct, frozen=True):
    """What such a move would have been worth, by what the seat knew."""

    step: int
    seat: int
    move: str
    played: str
    best: str
    mark: Mark
    solved: bool
    """Whether it is as good as the best, or nearly so."""
    share: Cost
    points: Cost
    said: list[dict[str, Any]]
    said_best: list[dict[str, Any]]


class Practice(Struct, frozen=True, forbid_unknown_fields=True):
    """A table that goes on from a position of a finished game: you sit in `seat`, bots in the others."""

    record: Annotated[str, Meta(max_length=MAX_RECORD)]
    step: Moves
    """How many of its moves stay."""
    seat: Seat
    name: Name
    bots: Annotated[list[Word], Meta(max_length=3)] = []
    """The levels of the others, in the order of their seats."""
    deck_text: DeckText | None = None
