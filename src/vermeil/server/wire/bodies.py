"""What travels over HTTP and WebSocket beside the acts themselves (`vermeil.table.acts`); see docs/protocol.md."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from vermeil.core.contract import MAX_SPELLING
from vermeil.core.record import MAX_RECORD
from vermeil.core.variants import Value
from vermeil.games.expedition.earning import Earning
from vermeil.server.wire.messages import PhraseDoc, Shown
from vermeil.table.acts import Bank, Create, DeckText, Idle, Name, Request, Seat, Word
from vermeil.table.seeds import LESSON

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
    """Whether bots may be asked for advice; unset, it is allowed where only one person plays."""
    lesson: bool = False
    """The deal of a first lesson, which never changes; for one person, alone or against bots."""
    idle: Idle | None = 120
    """Seconds after which somebody who does nothing may be warned, and half a minute later replaced; null is never."""
    family: bool = False
    """A family table: everybody may take back as much as they like, where the game is open. It is not listed."""

    def act(self) -> Create:
        """What the log keeps of it."""
        return Create(
            self.game,
            self.players,
            dict(self.variants),
            self.deck,
            public=self.public,
            clock=self.clock,
            deck_text=self.deck_text,
            hints=self.hints,
            daily=LESSON if self.lesson else None,
            idle=self.idle,
            family=self.family,
        )


class JoinTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Who wants to sit down, and where; without a seat, in the first one that is open."""

    name: Name
    seat: Seat | None = None


class Seated(Struct, frozen=True):
    """A seat and the token that holds it. It is told only here; it is also in a cookie that pages can't read."""

    table: str
    seat: int
    token: str


class Dropped(Struct, frozen=True):
    """A packet that waits for another device: its name, and for how many seconds."""

    id: str
    seconds: int


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
    """The seats whose tokens were sent along."""
    n: int
    table: dict[str, Any]
    view: Shown | None


class Earns(Struct, frozen=True):
    """What each legal crossing of a seat would bring, by its spelling, and the number of the seat's last event."""

    n: int
    earns: dict[str, Earning]


class AskHint(Struct, frozen=True, forbid_unknown_fields=True):
    """Which bot is asked for advice."""

    level: Word = "strong"


class HintReason(Struct, frozen=True):
    """A move that was considered, how often it wins and by how many points it leads on average, and why, in phrases.

    Both are null where they were not tried: for the only move, or without compiled engines. Alone there is nothing to
    win, and `lead` is what the move brings more than the second best, or less than the best.
    """

    move: str
    share: float | None
    lead: float | None
    said: list[dict[str, Any]]


class Hint(Struct, frozen=True):
    """What a bot would do, and the moves that it considered, the best first; `n` is the event that was current."""

    n: int
    move: str
    reasons: list[HintReason]


class OwnRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """The record of a game that was played with somebody's own deck, and that deck."""

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
    first: Shown
    told: list[dict[str, Any]]
    """What is told before the first move."""
    steps: list[Step]
    result: dict[str, Any]


class LaidCard(Struct, frozen=True):
    """A card as it lay in front of a seat."""

    card: str
    crossed: list[str]


class Loss(Struct, frozen=True):
    """A turn in which points were lost: 0 is keeping, then 1 to 28, and what the seat had in front of it."""

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
    losses: list[Loss]
    """Of every turn; they add up to what the best has more."""


class PuzzleLine(Struct, frozen=True):
    """A puzzle in a list."""

    id: str
    game: str
    theme: str
    """What its best move is about; docs/puzzles.md has the themes of each game."""
    difficulty: str
    """The weakest level that finds the best move: easy, medium, strong or expert."""
    players: int


class PuzzleShelf(Struct, frozen=True):
    """The puzzles that were asked for, the simplest of each game first, and the puzzles of the day."""

    day: str
    daily: dict[str, str]
    """By game: the id of the puzzle of the day."""
    puzzles: list[PuzzleLine]


class Puzzle(Struct, frozen=True):
    """A puzzle to be solved: what its seat sees, and what each of its crossings earns for sure."""

    id: str
    game: str
    theme: str
    difficulty: str
    players: int
    seat: int
    deck: str
    view: Shown
    earns: dict[str, Earning]


class PuzzleAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody would do; null gives up."""

    move: Annotated[str, Meta(max_length=MAX_SPELLING)] | None


class PuzzleMove(Struct, frozen=True):
    """A move, what it costs against the best one (a share of the win, and points), and what it does."""

    move: str
    share: float
    points: float
    said: list[dict[str, Any]]


class PuzzleMargin(Struct, frozen=True):
    """What the second best move costs, as a share of the win, with its 95 % interval."""

    loss: float
    low: float
    high: float


class PuzzleVerdict(Struct, frozen=True):
    """What an answer is worth: the best move, the second best and the one that was chosen."""

    id: str
    theme: str
    best: str
    move: str | None
    solved: bool
    mark: str | None
    """What the coach calls it: best, good, inaccuracy, mistake or blunder."""
    second: PuzzleMargin
    moves: list[PuzzleMove]


class CheckDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck in the making, as docs/decks.md says."""

    text: DeckText


class DeckRemark(Struct, frozen=True):
    """What is wrong with a deck, or differs from the printed one: a sentence for people, in any language.

    `line` and `column` count from 1, and are 0 for the whole deck; `card` counts the cards of the text from 0.
    """

    message: str
    rule: str | None
    phrase: PhraseDoc | None
    line: int
    column: int
    card: int | None


class DraftCard(Struct, frozen=True):
    """A card as it was written: the words of its head line, and its drawing, if its rows make one."""

    head: list[str]
    rows: list[str]


class DeckCounts(Struct, frozen=True):
    """What the cards of one colour have, column by column, beside those that they are compared with."""

    colour: str
    columns: list[str]
    here: list[int]
    there: list[int]


class CheckedDeck(Struct, frozen=True):
    """What an editor shows beside a deck in the making; the deck itself and its notes only if nothing is wrong."""

    game: str
    deck: str | None
    """The deck's name and hash, if it can be played."""
    picture: dict[str, Any] | None
    """All that is needed to draw it, if it can be played."""
    header: dict[str, str]
    cards: list[DraftCard]
    problems: list[DeckRemark]
    """The first hundred."""
    count: int
    """How many problems there are."""
    notes: list[DeckRemark]
    """Where it differs from the printed deck, which a deck of one's own may."""
    counts: list[DeckCounts]
    facts: list[PhraseDoc]


Reaction = Literal["hello", "luck", "bravo", "wow", "oops", "thinking", "thanks", "again"]


class Frame(Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends through a socket; the answer has the same `id`. Without an act: are you still there?"""

    id: Annotated[int, Meta(ge=0, le=2**53)]
    act: Request | None = None
    react: Reaction | None = None
    """Something to say to all at the table, instead of an act: shown once, and kept nowhere."""
