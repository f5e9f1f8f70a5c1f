"""The moves: small frozen values with exactly one spelling each (docs/silver-coin-notation.md).

| spelling            | value                    | is                                             |
|---------------------|--------------------------|------------------------------------------------|
| `call`              | Word("call")             | a word that says it all                        |
| `swap:0.2`          | OnCard("swap", 0, 2)     | something with seat 0's second card from the left |
| `use:d3`            | OnDiscard("use", 3)      | something with the third discard from the top  |
| `to:2`              | OnSeat("to", 2)          | something with a seat                          |
| `keep:2`            | Nth("keep", 2)           | the second of several; `draw` is Nth("draw", 1) |
| `peek:0.1,0.4`      | Peek(0, 1, 4)            | the two cards that are looked at first         |
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from vermeil.core.contract import Move
from vermeil.core.errors import InvalidMoveError
from vermeil.core.refusals import refused
from vermeil.games.silver_coin import codes
from vermeil.games.silver_coin.abilities import decks
from vermeil.games.silver_coin.codes import AT_TURN_END, BEFORE_SCORING, CLOSE, FREE, GIFT, IN_WINDOW, PEEK

# Words that say it all, each a verb and its argument.
WORDS = {
    "take": (codes.TAKE, 0),
    "call": (codes.CALL, 0),
    "discard": (codes.DISCARD, 0),
    "use": (codes.USE, 0),
    "turn": (codes.TURN, 0),
    "go": (codes.GO, 0),
    "left": (codes.SIDE, codes.LEFT),
    "right": (codes.SIDE, codes.RIGHT),
    "end": (codes.END, 0),
    "pass": (codes.PASS, 0),
    "done": (codes.DONE, 0),
    "decline": (codes.DECLINE, 0),
    "clockwise": (codes.WAY, codes.CLOCKWISE),
    "counterclockwise": (codes.WAY, codes.COUNTER),
    "pile": (codes.SINK, codes.ON_PILE),
    "under": (codes.SINK, codes.UNDER),
}
# Words with a card of a village. The words of free abilities are those of the cards that have them.
ON_CARD = {
    "swap": codes.SWAP,
    "set": codes.SET,
    "place": codes.PLACE,
    "token": codes.TOKEN,
    "rotate": codes.ROTATE,
    "discard": codes.TOSS,
    "flip": codes.FLIP,
    "hide": codes.HIDE,
    "show": codes.SHOW,
    "look": codes.LOOK,
    "remove": codes.REMOVE,
    "switch": codes.SWITCH,
    "pick": codes.PICK,
    "rob": codes.ROB,
    "give": codes.GIVE,
    "name": codes.NAME,
    "use": codes.USE_CARD,
}
ON_DISCARD = {"blob": codes.BLOB, "take": codes.TAKE_AT, "use": codes.USE_AT}
ON_SEAT = {"village": codes.VILLAGE, "to": codes.TO}
NTH = {"draw": codes.DRAW, "shown": codes.SHOWN, "keep": codes.KEEP, "rite": codes.RITE}
PEEKS = "peek"

_SPELLING = re.compile(r"([a-z-]+)(?::(?:([0-3])\.([1-9]\d?)|d([1-9]\d?)|([0-9])))?", re.ASCII)
_PEEK = re.compile(r"peek:([0-3])\.([1-5]),([0-3])\.([1-5])", re.ASCII)


@cache
def ability_words() -> dict[str, int]:
    """The words of the cards that are used while they lie in a village, and their verbs."""
    found: dict[str, int] = {}
    for power, verb in ((IN_WINDOW, FREE), (AT_TURN_END, CLOSE), (BEFORE_SCORING, GIFT)):
        found |= {card.word: verb for cards in decks().values() for card in cards if card.powers & power}
    return found


@dataclass(frozen=True, slots=True)
class Word(Move):
    """A word that says it all."""

    word: str

    def __str__(self) -> str:
        return self.word


@dataclass(frozen=True, slots=True)
class OnCard(Move):
    """Something with a card of a village; places count from 1 at the left."""

    word: str
    seat: int
    place: int

    def __str__(self) -> str:
        return f"{self.word}:{self.seat}.{self.place}"


@dataclass(frozen=True, slots=True)
class OnDiscard(Move):
    """Something with a card of the pile; depths count from 1 at the top."""

    word: str
    depth: int

    def __str__(self) -> str:
        return f"{self.word}:d{self.depth}"


@dataclass(frozen=True, slots=True)
class OnSeat(Move):
    """Something with a seat."""

    word: str
    seat: int

    def __str__(self) -> str:
        return f"{self.word}:{self.seat}"


@dataclass(frozen=True, slots=True)
class Nth(Move):
    """So many, or the nth of several. Drawing one card is just `draw`."""

    word: str
    n: int

    def __str__(self) -> str:
        return self.word if self.word == "draw" and self.n == 1 else f"{self.word}:{self.n}"


@dataclass(frozen=True, slots=True)
class Peek(Move):
    """SC-3: the two own cards that a seat looks at when the round begins; the left one comes first."""

    seat: int
    first: int
    second: int

    def __str__(self) -> str:
        return f"peek:{self.seat}.{self.first},{self.seat}.{self.second}"


def parse(spelling: str) -> Move:
    """The move of a spelling; InvalidMoveError if there is none."""
    move = _peek(spelling) if spelling.startswith(PEEKS) else _read(spelling)
    if move is None or str(move) != spelling:
        raise InvalidMoveError(refused("SC-10", "refused-not-a-move", spelling=repr(spelling[:40])))
    return move


def _peek(spelling: str) -> Move | None:
    found = _PEEK.fullmatch(spelling)
    if found is None or found[1] != found[3] or found[2] >= found[4]:
        return None
    return Peek(int(found[1]), int(found[2]), int(found[4]))


def _read(spelling: str) -> Move | None:  # noqa: PLR0911 - one for each kind of move
    found = _SPELLING.fullmatch(spelling)
    if found is None:
        return None
    word, seat, place, depth, number = found.groups()
    if seat is not None and (word in ON_CARD or word in ability_words()):
        return OnCard(word, int(seat), int(place))
    if depth is not None and word in ON_DISCARD:
        return OnDiscard(word, int(depth))
    if number is not None and word in ON_SEAT:
        return OnSeat(word, int(number))
    if number is not None and word in NTH:
        return Nth(word, int(number))
    if spelling == "draw":
        return Nth("draw", 1)
    return Word(word) if spelling in WORDS else None


def verb_of(move: Move) -> int:
    """What a move does, as the engine's verb; -1 for something that no spelling gives."""
    found: int | None = None
    if isinstance(move, Word):
        found = WORDS.get(move.word, (None, 0))[0]
    elif isinstance(move, OnCard):
        found = ability_words().get(move.word, ON_CARD.get(move.word))
    elif isinstance(move, OnDiscard):
        found = ON_DISCARD.get(move.word)
    elif isinstance(move, OnSeat):
        found = ON_SEAT.get(move.word)
    elif isinstance(move, Nth):
        found = NTH.get(move.word)
    elif isinstance(move, Peek):
        found = PEEK
    return -1 if found is None else found


CARD_VERBS = {verb: word for word, verb in ON_CARD.items()}
DISCARD_VERBS = {verb: word for word, verb in ON_DISCARD.items()}
SEAT_VERBS = {verb: word for word, verb in ON_SEAT.items()}
NTH_VERBS = {verb: word for word, verb in NTH.items()}
WORD_VERBS = {number: word for word, number in WORDS.items()}
