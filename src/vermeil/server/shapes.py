"""The shapes of what travels as plain data: tables, views, messages and phrases, for those who write clients.

Nothing is built from these types; tests hold what is really sent against them, and `tools/wire_types.py` makes the
page's TypeScript of them. docs/protocol.md and docs/views.md say what the fields mean.
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


# --- decks --------------------------------------------------------------------------------------------------------


class IslandCard(TypedDict):
    """A card of Silver & Gold."""

    colour: Literal["grey", "green", "orange", "purple"]
    value: int
    columns: int
    rows: int
    boxes: list[str]
    symbols: dict[str, Literal["cross", "coin", "palm"]]
    seal: Literal["grey", "green", "orange", "purple"] | None


class PyramidCard(TypedDict):
    """A card of Pyramids."""

    colour: Literal["green", "orange", "purple"]
    number: int
    columns: int
    rows: int
    boxes: list[str]
    symbols: dict[str, Literal["cross", "red_gem", "green_gem", "torch", "skull", "potion"]]
    walls: list[str]
    entrance: str
    tomb: str


class VillageCard(TypedDict):
    """The cards of one number of Silver Coin."""

    number: int
    name: str
    deck: Literal["coin", "amulet"]
    word: str
    copies: int
    value: int
    when: str
    text: str


class IslandDeck(TypedDict):
    """A deck of Silver & Gold."""

    game: Literal["silver-and-gold"]
    deck: str
    patterns: dict[str, list[list[int]]]
    cards: dict[str, IslandCard]


class PyramidDeck(TypedDict):
    """A deck of Pyramids."""

    game: Literal["pyramids"]
    deck: str
    patterns: dict[str, list[list[int]]]
    cards: dict[str, PyramidCard]


class VillageDeck(TypedDict):
    """A deck of Silver Coin."""

    game: Literal["silver-coin"]
    deck: str
    cards: list[VillageCard]


# --- views of the two flip-and-write games ------------------------------------------------------------------------


class CrossedCard(TypedDict):
    """One of a seat's two cards, and what is crossed on it."""

    card: str
    crossed: list[str]


class ExpeditionSeat(TypedDict):
    """What both games show of a seat."""

    cards: list[CrossedCard | None]
    completed: list[str]
    ready: bool
    owed: int
    sheet: dict[str, int]
    marks: NotRequired[list[str]]
    # only where all is laid open, in a replay
    hand: NotRequired[list[str]]
    kept: NotRequired[list[str] | None]


class IslandSeat(ExpeditionSeat):
    """A seat of Silver & Gold."""

    coins: int
    cups: list[int]
    palms: list[int]
    before: NotRequired[IslandSeat]


class PyramidSeat(ExpeditionSeat):
    """A seat of Pyramids."""

    this_turn: list[str]
    red_gems: int
    green_gems: int
    torches: list[int]
    skulls: int
    colours: dict[str, list[int]]
    before: NotRequired[PyramidSeat]


class ExpeditionView(TypedDict):
    """What both games show."""

    seat: int | None
    players: int
    variants: dict[str, Value]
    deck: str
    phase: Literal["keep", "mark", "pick", "over"]
    round: int
    turn: int
    waiting: list[int]
    question: Literal["keep", "pattern", "owed", "confirm", "pick"] | None
    pattern: str | None
    display: list[str | None]
    stack: int
    picks: list[Literal["A", "B"]]
    moves: list[str]
    can_undo: bool
    winners: list[int]
    hand: NotRequired[list[str]]
    kept: NotRequired[list[str] | None]
    revealed: NotRequired[list[str]]
    since: NotRequired[list[int]]
    buried: NotRequired[list[str]]


class SilverAndGoldView(ExpeditionView):
    """What a seat may know of a game of Silver & Gold."""

    game: Literal["silver-and-gold"]
    start: int | None
    cups: list[int]
    palm_worth: int
    seats: list[IslandSeat]


class PyramidsView(ExpeditionView):
    """What a seat may know of a game of Pyramids."""

    game: Literal["pyramids"]
    colours: dict[str, list[int]]
    penalties: list[int]
    seats: list[PyramidSeat]


# --- views of Silver Coin -----------------------------------------------------------------------------------------


class LyingCard(TypedDict):
    """A card wherever it lies."""

    face: Literal["up", "down"]
    number: int | None
    name: str | None
    rotated: bool
    coin: bool
    guarded: bool
    seen: list[int]
    ago: list[int]
    open: bool


class TokenDoc(TypedDict):
    """The silver coin: who has it, and who may still use it in this round."""

    holder: int
    power: int | None


class QuestionDoc(TypedDict):
    """What is asked; the last frame is the question of now."""

    frames: list[list[str | int]]
    chosen: list[str]
    turned: list[str]
    about: NotRequired[str | None]
    aim: NotRequired[str | None]
    picks: NotRequired[list[str]]
    looked: NotRequired[list[str]]
    left: NotRequired[int]
    takers: NotRequired[list[int]]
    way: NotRequired[int]
    steps: NotRequired[int]
    blob: NotRequired[bool]
    source: NotRequired[str | None]


class TurnDoc(TypedDict):
    """Marks and limits of a turn."""

    drew: bool
    token: bool
    ability: bool
    taken: bool
    used: list[str]
    con: list[list[str]]
    given: list[str]
    wards: list[list[str]]
    idle: int
    count: int
    ended: bool


class RoundSeat(TypedDict):
    """What a seat had at the end of a round."""

    village: list[int]
    sum: int
    points: int
    wolfman: bool
    penalty: int


class RoundDoc(TypedDict):
    """A round that was scored."""

    call: int | None
    seats: list[RoundSeat]
    token: int
    power: int | None


class SilverCoinView(TypedDict):
    """What a seat may know of a game of Silver Coin."""

    game: Literal["silver-coin"]
    seat: int | None
    players: int
    deck: str
    variants: dict[str, Value]
    round: int
    over: bool
    waiting: list[int]
    start: int
    active: int
    call: int | None
    token: TokenDoc
    villages: list[list[LyingCard]]
    discards: list[LyingCard]
    held: LyingCard | None
    drawn: list[LyingCard]
    deck_left: int
    deck_top: list[LyingCard]
    shown: list[LyingCard]
    question: QuestionDoc | None
    turn: TurnDoc
    rounds: list[RoundDoc]
    scores: list[int]
    winners: list[int]
    moves: list[str]


VIEWS: dict[str, Any] = {
    "silver-and-gold": SilverAndGoldView,
    "pyramids": PyramidsView,
    "silver-coin": SilverCoinView,
}


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
