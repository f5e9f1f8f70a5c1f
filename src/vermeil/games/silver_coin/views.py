"""What a seat may know, as types.

They say what travels: docs/views.md and the page's types are made of them and of the words below each field;
`showing` fills them. Everything but the numbers of cards is public: where a card lies, who has seen it, what is asked.
A card's number is in the view of those who have seen that card this round (SC-5); spectators know what was ever face
up. Cards are told apart by their places only: nothing says which of the four 7s a 7 is.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal, NotRequired, TypedDict, cast

from vermeil.core.views import CommonView

Row = Literal["discards", "drawn", "deck_top", "deck_bottom", "shown", "removed"]
# The fields of a view with cards that lie in a row or a stack, by the letter of their places.
STACKS: dict[str, Row] = {
    "d": "discards",
    "k": "drawn",
    "t": "deck_top",
    "b": "deck_bottom",
    "s": "shown",
    "x": "removed",
}


class LyingCard(TypedDict):
    """A card wherever it lies."""

    face: Literal["up", "down"]
    """How it lies."""
    number: int | None
    """0 to 13; null if the viewer has not seen the card in this round, or not since it was shuffled (Thing), and can't
    work it out from a group."""
    name: str | None
    """What cards of this number are called in this deck, in English; null as the number is."""
    rotated: bool
    """Whether it lies at 90° (Curator)."""
    coin: bool
    """Whether the silver coin protects it."""
    guarded: bool
    """Whether a Bodyguard protects it from opponents: himself, or the card that he has named."""
    seen: list[int]
    """The seats that have seen it in this round; after a shuffle (Thing) only those that have seen it since."""
    ago: list[int]
    """For each of these, how many turns of its own ago it last saw the card; 0 if it has not begun another since."""
    open: bool
    """Whether it has been face up in this round, and not shuffled since, so that spectators know it too."""


class Group(TypedDict):
    """What the viewer knows of shuffled cards (Thing): among these places are these cards, nobody knows which where."""

    places: list[str]
    """The places of its cards, as in moves."""
    numbers: list[int]
    """The numbers that are certainly among them, ascending; there may be fewer than places."""


class Token(TypedDict):
    """The token, the silver coin."""

    holder: int
    """Who has it: at first the start player of round 1, then whoever a round's score gives it to (SC-32)."""
    power: int | None
    """The seat that may still use it in this round, or null."""


class CoinQuestion(TypedDict):
    """What is asked. A card is named by its place, as in moves: `1.3`, `d2`, `held`, `k1`, `t1`, `b1`..."""

    frames: list[list[str | int]]
    """The open questions, each as a kind and a step; the last one is asked now, and those before it go on when it is
    answered. The kind is the number of the card whose ability asks, or a word of the turn itself: `peek` (look at two
    cards), `action`, `keep` (one of the drawn cards), `held` (what to do with the card in hand), `set` (cards for an
    exchange of several), `reveal` (free abilities before the chosen cards are discarded), `place` (for the new card),
    `kept` and `extra` (the ends for the kept and the additional card after a failed exchange), `end` (of the turn),
    `gift` (before the scoring), `rite` (which discard of the exchange a Mortician uses), `sink` (whether a discard goes
    under the deck, where a Goth Girl may choose). The step counts, from 0, how far a card's ability is; a word's step
    is always 0."""
    chosen: list[str]
    """The cards that are chosen for the exchange under way."""
    turned: list[str]
    """Those of them that were face down and are turned up for it."""
    lifted: NotRequired[list[str]]
    """Those of them that count 1 more, where the set matches with the help of Lycans only (SC-71), and the viewer knows
    all chosen cards."""
    about: NotRequired[str | None]
    """The drawn card or discard whose ability is used, by where it lies now, or the village card that a Marksman uses;
    null for a gift. This field and the nine below are there only while such an ability is used, or a gift is made."""
    aim: NotRequired[str | None]
    """The card that the ability has chosen first: the Huntress's hidden card, the discard that the Golem switches, the
    Regifter's gift; null if there is none yet."""
    picks: NotRequired[list[str]]
    """The cards that are picked to be moved, in that order (Village Idiot, Robber, Troublemaker)."""
    looked: NotRequired[list[str]]
    """The cards that this ability has looked at (Psychic, Beholder)."""
    left: NotRequired[int]
    """How many more it may look at."""
    takers: NotRequired[list[int]]
    """The seats that take part (Village Idiot)."""
    way: NotRequired[int]
    """0 if the cards go clockwise, 1 if counterclockwise (Village Idiot)."""
    steps: NotRequired[int]
    """How many villages have been asked, one's own first (Village Idiot)."""
    recipient: NotRequired[int]
    """The seat that is given to (Regifter, Gremlin), once it is known."""
    blob: NotRequired[bool]
    """Whether the ability is used through a Blob, so that it must be used at least once (Psychic, Beholder)."""
    marksman: NotRequired[str | None]
    """The Marksman who takes the part of a Tanner or Gremlin that he uses; null if there is none."""
    wish: NotRequired[str]
    """The move that discards, as it is spelled, while it is asked whether it goes under the deck (Goth Girl)."""
    source: NotRequired[str | None]
    """The village card whose ability asks now, by its place; null if it is a discard's. Only while a card asks."""


class CoinTurn(TypedDict):
    """Marks and limits of this turn and this round."""

    drew: bool
    """Whether this turn's action was a draw from the deck; turns without one count for `patience`."""
    token: bool
    """Whether the silver coin was used in this turn, which then can't call."""
    ability: bool
    """Whether a free ability was used in this turn, which with `quiet_call` then can't call."""
    taken: bool
    """Whether the card in hand is a taken discard, which must be exchanged."""
    used: list[str]
    """The cards whose free ability was used in this turn, the Morticians and Marksmen that were. Where a shuffled
    card with such a mark lies (Thing) is told when it is face up again; so it is with `con` and `sunk`."""
    con: list[list[str]]
    """For each seat the Con Artists that it has used since its last regular turn began."""
    given: list[str]
    """The Regifters or Hunters that were used before this scoring."""
    wards: list[list[str]]
    """Each Bodyguard who has named a card, as his place and that card's."""
    laid: list[str]
    """The cards discarded in this exchange that Morticians may still use, in the order in which they were discarded:
    `rite:1` is the first of them."""
    morticians: list[str]
    """The Morticians that were face up when these were discarded, those that have worked since too."""
    sunk: list[str]
    """The cards that have gone under the deck in this round (Goth Girl): a second time they leave the round."""
    idle: int
    """How many turns in a row went by without a deck draw or a call."""
    count: int
    """How many seats have looked at their cards, while all do, or have been asked for gifts and hunts, at the end. In
    between it stays what it was."""
    ended: bool
    """Whether the round has ended, and gifts or hunts are made."""


class ScoredSeat(TypedDict):
    """What a seat had at the end of a round."""

    village: list[int]
    """The numbers of its cards, from the left."""
    counts: list[int]
    """What each of them counts: its number, but for a Copycat (SC-83) and for a card that the coin lets count 0
    (SC-84)."""
    sum: int
    """What they count together, after the Wolfman."""
    points: int
    """The seat's points of the round."""
    wolfman: bool
    """Whether the sum is not that of what they count, which is the Wolfman's doing."""
    penalty: int
    """The points on top for a caller who was wrong, else 0."""


class ScoredRound(TypedDict):
    """A round that was scored."""

    call: int | None
    """Who called, or null."""
    seats: list[ScoredSeat]
    """What each seat had."""
    token: int
    """Who has the silver coin after it."""
    power: int | None
    """Who may use it in the next round, or null."""
    removed: NotRequired[list[int]]
    """The numbers of the cards that had left the round by its end (Hunter, Goth Girl), if there were any; the last move
    may have removed one, which no view in between shows."""


class SilverCoinView(CommonView):
    """What a seat may know of a game of Silver Coin."""

    game: Literal["silver-coin"]
    """The game's name."""
    round: int
    """1 to 4."""
    over: bool
    """Whether the game is over."""
    start: int
    """The round's start player."""
    active: int
    """Whose turn it is, and who decides."""
    call: int | None
    """Who has called in this round, or null."""
    token: Token
    """The silver coin."""
    villages: list[list[LyingCard]]
    """For each seat its cards from the left."""
    discards: list[LyingCard]
    """The discard pile from the top."""
    held: LyingCard | None
    """The card in hand, drawn or taken; null if there is none."""
    drawn: list[LyingCard]
    """The cards drawn with Rascals to choose from, or the deck card that the Witch looks at."""
    deck_left: int
    """How many cards the deck has besides those in `deck_top`, `deck_bottom` and `shown`."""
    deck_face: Literal["up", "down"]
    """How the deck lies (Cow); face up, all see its top card, which is the first of `deck_top`."""
    deck_top: list[LyingCard]
    """The cards that were put back on the deck or seen there, from the top."""
    deck_bottom: list[LyingCard]
    """The cards that lie under all that nobody has seen (Goth Girl, Cow), from the lowest."""
    shown: list[LyingCard]
    """The cards that lie face up beside the deck (Squire)."""
    removed: list[LyingCard]
    """The cards that have left the round, face up (Hunter, Goth Girl)."""
    groups: list[Group]
    """What the viewer knows of shuffled cards (Thing)."""
    question: CoinQuestion | None
    """What is asked; null when the game is over."""
    turn: CoinTurn
    """Marks and limits of this turn and this round."""
    rounds: list[ScoredRound]
    """The rounds that were scored."""
    scores: list[int]
    """Each seat's points of the rounds behind us; the fewest win."""
    winners: list[int]
    """Who has won, once the game is over; empty before."""


def copied(rounds: Iterable[ScoredRound]) -> list[ScoredRound]:
    """The same rounds, sharing nothing that changes: for a view, or for a twin of a game."""
    return [_copied_round(played) for played in rounds]


def _copied_round(played: ScoredRound) -> ScoredRound:
    twin: ScoredRound = {**played, "seats": [_copied_seat(seat) for seat in played["seats"]]}
    if "removed" in played:
        twin["removed"] = list(played["removed"])
    return twin


def _copied_seat(seat: ScoredSeat) -> ScoredSeat:
    fields = {field: list(value) if isinstance(value, list) else value for field, value in seat.items()}
    return cast("ScoredSeat", fields)


def fields(view: Mapping[str, object]) -> SilverCoinView:
    """A view of this game with its fields' types."""
    return cast("SilverCoinView", view)


def number(card: int) -> int:
    """The number of a physical card (SC-1)."""
    return (card + 2) >> 2


def bits(mask: int) -> list[int]:
    """What is in a set."""
    return [k for k in range(mask.bit_length()) if mask >> k & 1]
