"""What a seat may know, as plain data.

The types say what travels: docs/views.md and the page's types are made of them and of the words below each field.
Everything but the numbers of cards is public: where a card lies, who has seen it, what is asked. A card's number is
in the view of those who have seen that card this round (SC-5); spectators know what was ever face up. Cards are
told apart by their places only: nothing says which of the four 7s a 7 is.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Literal, NamedTuple, NotRequired, TypedDict

from vermeil.core.variants import Value
from vermeil.games.silver_coin import places
from vermeil.games.silver_coin.codes import (
    ACTION_FRAME,
    CARDS,
    END_FRAME,
    EXTRA_SIDE_FRAME,
    FROM_PILE,
    GIFT_FRAME,
    HELD_FRAME,
    KEEP_FRAME,
    KEPT_SIDE_FRAME,
    LOOK_FRAME,
    NO_CARD,
    NOBODY,
    OVER,
    PLACE_FRAME,
    REVEAL_FRAME,
    ROUNDS,
    SET_FRAME,
)
from vermeil.games.silver_coin.face import IntegerFace

if TYPE_CHECKING:
    from vermeil.games.silver_coin.game import Game

QUESTIONS = {
    LOOK_FRAME: "peek",
    ACTION_FRAME: "action",
    KEEP_FRAME: "keep",
    HELD_FRAME: "held",
    SET_FRAME: "set",
    REVEAL_FRAME: "reveal",
    PLACE_FRAME: "place",
    KEPT_SIDE_FRAME: "kept",
    EXTRA_SIDE_FRAME: "extra",
    END_FRAME: "end",
    GIFT_FRAME: "gift",
}

ALL_CARDS = (1 << CARDS) - 1


class LyingCard(TypedDict):
    """A card wherever it lies."""

    face: Literal["up", "down"]
    """How it lies."""
    number: int | None
    """0 to 13; null if the viewer has not seen the card in this round."""
    name: str | None
    """What cards of this number are called in this deck, in English; null as the number is."""
    rotated: bool
    """Whether it lies at 90° (Curator)."""
    coin: bool
    """Whether the silver coin protects it."""
    guarded: bool
    """Whether a Bodyguard protects it from opponents: himself, or the card that he has named."""
    seen: list[int]
    """The seats that have seen it in this round."""
    ago: list[int]
    """For each of these, how many turns of its own ago it last saw the card; 0 if it has not begun another since."""
    open: bool
    """Whether it has been face up in this round, so that spectators know it too."""


class Token(TypedDict):
    """The token, the silver coin."""

    holder: int
    """Who has it: at first the start player of round 1, then whoever a round's score gives it to (SC-32)."""
    power: int | None
    """The seat that may still use it in this round, or null."""


class CoinQuestion(TypedDict):
    """What is asked. A card is named by its place, as in moves: `1.3`, `d2`, `held`, `k1`, `t1`, `s1`."""

    frames: list[list[str | int]]
    """The open questions, each as a kind and a step; the last one is asked now, and those before it go on when it is
    answered. The kind is the number of the card whose ability asks, or a word of the turn itself: `peek` (look at two
    cards), `action`, `keep` (one of the drawn cards), `held` (what to do with the card in hand), `set` (cards for an
    exchange of several), `reveal` (free abilities before the chosen cards are discarded), `place` (for the new card),
    `kept` and `extra` (the ends for the kept and the additional card after a failed exchange), `end` (of the turn),
    `gift` (before the scoring). The step counts, from 0, how far a card's ability is; a word's step is always 0."""
    chosen: list[str]
    """The cards that are chosen for the exchange under way."""
    turned: list[str]
    """Those of them that were face down and are turned up for it."""
    about: NotRequired[str | None]
    """The drawn card or discard whose ability is used, by where it lies now; null for a gift. This field and the eight
    below are there only while a discard's ability is used, or a gift is made."""
    aim: NotRequired[str | None]
    """The card that the ability has chosen first: the Huntress's hidden card, the discard that the Golem switches, the
    Regifter's gift; null if there is none yet."""
    picks: NotRequired[list[str]]
    """The cards that are picked to be moved, in that order (Village Idiot, Robber)."""
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
    """The seat that is given to (Regifter), once it is known."""
    blob: NotRequired[bool]
    """Whether the ability is used through a Blob, so that it must be used at least once (Psychic, Beholder)."""
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
    """The village cards whose free ability was used in this turn."""
    con: list[list[str]]
    """For each seat the Con Artists that it has used since its last regular turn began."""
    given: list[str]
    """The Regifters that were used before this scoring."""
    wards: list[list[str]]
    """Each Bodyguard who has named a card, as his place and that card's."""
    idle: int
    """How many turns in a row went by without a deck draw or a call."""
    count: int
    """How many seats have looked at their cards, while all do, or have been asked for gifts, at the round's end. In
    between it stays what it was."""
    ended: bool
    """Whether the round has ended, and gifts are made."""


class ScoredSeat(TypedDict):
    """What a seat had at the end of a round."""

    village: list[int]
    """The numbers of its cards, from the left."""
    sum: int
    """What they count, after the Wolfman."""
    points: int
    """The seat's points of the round."""
    wolfman: bool
    """Whether the sum is not the numbers' own, which is the Wolfman's doing."""
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


class SilverCoinView(TypedDict):
    """What a seat may know of a game of Silver Coin."""

    game: Literal["silver-coin"]
    """The game's name."""
    seat: int | None
    """Whose view it is; null for a spectator."""
    players: int
    """How many play."""
    deck: str
    """The name of the deck, or of the mix."""
    variants: dict[str, Value]
    """Every variant of the game with its value."""
    round: int
    """1 to 4."""
    over: bool
    """Whether the game is over."""
    waiting: list[int]
    """The seat that must decide now; empty when the game is over."""
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
    """How many cards the deck has besides those in `deck_top` and `shown`."""
    deck_top: list[LyingCard]
    """The cards that were put back on the deck, from the top."""
    shown: list[LyingCard]
    """The cards that lie face up beside the deck (Squire)."""
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
    moves: list[str]
    """The spellings of this seat's legal moves."""


class Naming(TypedDict):
    """What only those know who have seen a card."""

    number: int | None
    name: str | None


class Lay(NamedTuple):
    """The cards that lie somewhere, by the fields that show them."""

    villages: list[list[int]]
    discards: list[int]
    drawn: list[int]
    deck_top: list[int]
    shown: list[int]


def number(card: int) -> int:
    """The number of a physical card (SC-1)."""
    return (card + 2) >> 2


def bits(mask: int) -> list[int]:
    """What is in a set."""
    return [k for k in range(mask.bit_length()) if mask >> k & 1]


def public_view(game: Game, *, laid_open: bool = False) -> SilverCoinView:
    """All fields of a view, as a spectator has them; laid open, with the number of every card."""
    table = game._table
    where = places.places(table)
    lay = _lay(game)
    guarded = 0
    for seat in range(table.players):
        guarded |= table.guarded_cards(seat)
    named = ALL_CARDS if laid_open else table.known
    show = partial(_card, game, list(table.seen)[: table.players], guarded, named)
    return {
        "game": "silver-coin",
        "seat": None,
        "players": game.players,
        "deck": game.deck_line,
        "variants": dict(game.variants),
        "round": min(table.round + 1, ROUNDS),
        "over": game.over,
        "waiting": list(game.waiting),
        "start": table.start,
        "active": table.active,
        "call": _seat(table.caller),
        "token": {"holder": table.holder, "power": _seat(table.power)},
        "villages": [[show(card) for card in cards] for cards in lay.villages],
        "discards": [show(card) for card in lay.discards],
        "held": show(table.held) if table.held >= 0 else None,
        "drawn": [show(card) for card in lay.drawn],
        "deck_left": table.deck_left,
        "deck_top": [show(card) for card in lay.deck_top],
        "shown": [show(card) for card in lay.shown],
        "question": question(table, where),
        "turn": _turn(table, where),
        "rounds": game.rounds,  # a copy, as all of a view is
        "scores": list(game.scores),
        "winners": list(game.winners),
        "moves": [],
    }


def seat_view(game: Game, public: SilverCoinView, viewer: int) -> SilverCoinView:
    """The view of a seat: the public one, with the numbers of the cards that this seat has seen, and no others."""
    table = game._table
    seen = list(table.seen)[viewer]
    news = seen ^ table.known  # the cards of which this seat knows more, or less, than the public

    def named(shown: LyingCard, card: int) -> LyingCard:
        return {**shown, **_name(game, card, seen)} if news >> card & 1 else shown

    def all_named(shown: list[LyingCard], cards: Sequence[int]) -> list[LyingCard]:
        return [named(data, card) for data, card in zip(shown, cards, strict=True)]

    lay = _lay(game)
    held = public["held"]
    return {
        **public,
        "seat": viewer,
        "villages": [all_named(*both) for both in zip(public["villages"], lay.villages, strict=True)],
        "discards": all_named(public["discards"], lay.discards),
        "held": None if held is None else named(held, table.held),
        "drawn": all_named(public["drawn"], lay.drawn),
        "deck_top": all_named(public["deck_top"], lay.deck_top),
        "shown": all_named(public["shown"], lay.shown),
        "moves": game.spellings(viewer),
    }


def _lay(game: Game) -> Lay:
    table = game._table
    return Lay(
        villages=[places.village(table, seat) for seat in range(game.players)],
        discards=places.pile(table),
        drawn=places.drawn(table),
        deck_top=places.top(table),
        shown=places.shown(table),
    )


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _card(game: Game, seen: Sequence[int], guarded: int, named: int, card: int) -> LyingCard:
    """A card as the public knows it, with the number of those that are named."""
    table = game._table
    seats = [seat for seat, cards_seen in enumerate(seen) if cards_seen >> card & 1]
    return {
        "face": "up" if table.up >> card & 1 else "down",
        **_name(game, card, named),
        "rotated": bool(table.rotated >> card & 1),
        "coin": table.coin == card,
        "guarded": bool(guarded >> card & 1),
        "seen": seats,
        "ago": [game._sights.ago(seat, card) for seat in seats],
        "open": bool(table.known >> card & 1),
    }


def _name(game: Game, card: int, known: int) -> Naming:
    if not known >> card & 1:
        return {"number": None, "name": None}
    return {"number": number(card), "name": game.deck.cards[number(card)].name}


def question(table: IntegerFace, where: dict[int, str]) -> CoinQuestion | None:
    """What is asked: the frames from the bottom, and what they are about. None when the game is over."""
    if table.phase == OVER:
        return None
    frames = list(table.kind[: table.depth])
    asked: CoinQuestion = {
        "frames": [[QUESTIONS.get(kind, kind), table.step[at]] for at, kind in enumerate(frames)],
        "chosen": _places(where, table.chosen),
        "turned": _places(where, table.turned),
    }
    if frames[0] < LOOK_FRAME:
        # Only here, since outside a card's own question these numbers are left over from whatever was asked before.
        asked |= {
            "about": where.get(table.about),
            "aim": where.get(table.aim),
            "picks": [where[card] for card in table.picks[: table.picks_size]],
            "looked": _places(where, table.marked),
            "left": table.views_left,
            "takers": bits(table.takers),
            "way": table.way,
            "steps": table.steps,
            "blob": bool(table.through_blob),
        }
        if table.recipient != NOBODY:
            asked["recipient"] = table.recipient
    if frames[-1] < LOOK_FRAME:
        asked["source"] = where.get(table.source)
    return asked


def _places(where: dict[int, str], cards: int) -> list[str]:
    return [place for card, place in where.items() if cards >> card & 1] if cards else []


def _turn(table: IntegerFace, where: dict[int, str]) -> CoinTurn:
    """What limits this turn and the round: marks of abilities that have been used, and how long nobody drew."""
    con_used = list(table.con_used)
    return {
        "drew": bool(table.drew),
        "token": bool(table.used_token),
        "ability": bool(table.used_ability),
        "taken": table.held >= 0 and table.held_from == FROM_PILE,
        "used": _places(where, table.used),
        "con": [_places(where, con_used[seat]) for seat in range(table.players)],
        "given": _places(where, table.gifted),
        "wards": _wards(table, where),
        "idle": table.idle,
        "count": table.count,
        "ended": bool(table.ended),
    }


def _wards(table: IntegerFace, where: dict[int, str]) -> list[list[str]]:
    """Bodyguards and the cards they have named, in the order of the places."""
    ward, guards = list(table.ward), table.guards
    return [
        [place, where[ward[card & 3]]]
        for card, place in where.items()
        if guards >> card & 1 and ward[card & 3] != NO_CARD
    ]
