"""The treasure cards and their decks (SG-1 to SG-4).

A card is four masks on a 4x4 frame: its island, and where on it the X, coins and palms are. A deck is a list of
cards that came from a text file in which they are drawn (docs/decks.md). What every deck must keep is checked
here; what only the printed deck keeps is looked at in deck_report.
"""

from __future__ import annotations

import enum
import hashlib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Literal

from vermeil.core.deckfile import Block, DeckFile, Layout, Line, Token, load, quoted, read
from vermeil.core.errors import DeckError
from vermeil.core.grid import Grid

FRAME = Grid(4, 4)
GAME = "silver-and-gold"
MIN_CARDS = 4
MAX_CARDS = 64

LAYOUT = Layout(FRAME.width, FRAME.height, marks=".#Xop")
STANDARD = Path(__file__).with_name("decks") / "vermeil.txt"

_ID = re.compile(r"[a-z][a-z0-9]{1,7}")
_NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,31}")


class Colour(enum.IntEnum):
    """The four colours in the order of their values, which is also the order of tie-breaks (SG-1, SG-61)."""

    GREY = 0
    GREEN = 1
    ORANGE = 2
    PURPLE = 3

    @property
    def word(self) -> str:
        """The colour in files, records and messages."""
        return self.name.lower()

    @property
    def boxes(self) -> int:
        """How many boxes a card of this colour has, and so how many points it is worth (SG-1)."""
        return 8 + 2 * self.value

    @property
    def seal_strength(self) -> int:
        """The points that a seal of this colour gives per completed card of this colour (SG-3)."""
        return 1 if self < Colour.ORANGE else 2


WORDS = {colour.word: colour for colour in Colour}


@dataclass(frozen=True, slots=True)
class Card:
    """One treasure card; the masks are on FRAME."""

    id: str
    colour: Colour
    seal: Colour | None
    island: int
    crosses: int
    coins: int
    palms: int

    @property
    def value(self) -> int:
        """Points for completing the card (SG-1)."""
        return self.colour.boxes

    def mark(self, box: int) -> str:
        """The character that draws a box of the frame."""
        bit = 1 << box
        for mask, mark in ((self.crosses, "X"), (self.coins, "o"), (self.palms, "p"), (self.island, ".")):
            if mask & bit:
                return mark
        return "#"

    def rows(self) -> list[str]:
        """The drawing without blanks, as small as it can be with its top left corner kept: the canonical one."""
        rows = [
            "".join(self.mark(row * FRAME.width + column) for column in range(FRAME.width))
            for row in range(FRAME.height)
        ]
        while len(rows) > 1 and not rows[-1].strip("#"):
            rows.pop()
        width = max(1, *(len(row.rstrip("#")) for row in rows))
        return [row[:width] for row in rows]

    def to_text(self) -> str:
        """The card as a deck file draws it, canonically."""
        head = f"{self.id} {self.colour.word}" + (f" seal {self.seal.word}" if self.seal is not None else "")
        return "\n".join([head, *(" ".join(row) for row in self.rows())]) + "\n"


@dataclass(frozen=True)
class Deck:
    """A deck of treasure cards, checked: a deck that exists can be played. The order of the cards is part of it."""

    name: str
    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        if not _NAME.fullmatch(self.name):
            raise DeckError(_bad_name(self.name))
        for card in self.cards:
            for _, message in card_problems(card):
                raise DeckError(message)
        if len(self.order) < len(self.cards):
            raise DeckError("two cards have the same id")
        if wrong_size := size_problem(len(self.cards)):
            raise DeckError(wrong_size)

    @cached_property
    def order(self) -> dict[str, int]:
        """The position of each card by its id."""
        return {card.id: index for index, card in enumerate(self.cards)}

    @cached_property
    def hash(self) -> str:
        """16 hex digits that stand for the deck: the start of the SHA-256 of its canonical text.

        Comments, spacing and the size of the frame that a card is drawn in don't matter; all else does.
        """
        return hashlib.sha256(self.to_text().encode("ascii")).hexdigest()[:16]

    def __len__(self) -> int:
        return len(self.cards)

    def __contains__(self, card_id: object) -> bool:
        return card_id in self.order

    def index(self, card_id: str) -> int:
        """The position of a card in the deck; a DeckError if it has no such card."""
        try:
            return self.order[card_id]
        except KeyError:
            raise DeckError(f"the deck {self.name} has no card {card_id!r}") from None

    def card(self, card_id: str) -> Card:
        """The card of an id; a DeckError if the deck has no such card."""
        return self.cards[self.index(card_id)]

    def to_text(self) -> str:
        """The canonical text: reading it gives this deck again, and equal decks have equal texts."""
        return "\n".join([f"game {GAME}\nname {self.name}\n", *(card.to_text() for card in self.cards)])

    @staticmethod
    def parse(source: str | bytes) -> Deck:
        """Read a deck from the text of a deck file; DeckError points at the first problem."""
        return read_deck(source).require()

    @staticmethod
    def load(path: str | Path) -> Deck:
        """Read a deck from a file."""
        return Deck.parse(load(path))

    @staticmethod
    def standard() -> Deck:
        """Our own deck, which meets SG-1 to SG-4."""
        return _standard()


@cache
def _standard() -> Deck:
    return Deck.load(STANDARD)


@dataclass(frozen=True, slots=True)
class Reading:
    """What came of reading a deck file: the deck, or every problem in the order of the file."""

    deck: Deck | None
    problems: tuple[DeckError, ...]
    places: dict[str, Token]  # where each card's head line starts, by the card's id

    def require(self) -> Deck:
        """The deck, or the first problem raised."""
        if self.deck is None:
            raise self.problems[0]
        return self.deck


def read_deck(source: str | bytes) -> Reading:
    """Read and check a deck file without stopping at the first problem."""
    problems: list[DeckError] = []
    file = read(source, LAYOUT, problems)
    if file is None:
        return Reading(None, tuple(problems), {})
    name = _read_header(file, problems)
    cards: list[Card] = []
    places: dict[str, Token] = {}
    for block in file.blocks:
        card = _read_card(block, problems)
        if card is None:
            continue
        if card.id in places:
            problems.append(
                block.head[0].problem(f"the id {card.id} is taken by the card in line {places[card.id].line}")
            )
            continue
        places[card.id] = block.head[0]
        cards.append(card)
    if message := size_problem(len(file.blocks)):
        surplus = file.blocks[MAX_CARDS:]
        problems.append(surplus[0].place.problem(message) if surplus else DeckError(message))
    problems.sort(key=lambda problem: (problem.line == 0, problem.line, problem.column))
    deck = None if problems else Deck(name, tuple(cards))
    return Reading(deck, tuple(problems), places)


def size_problem(cards: int) -> str | None:
    """Why a deck can't have this many cards; None if it can."""
    if MIN_CARDS <= cards <= MAX_CARDS:
        return None
    return f"a deck has {MIN_CARDS} to {MAX_CARDS} cards, this one {cards}"


def card_problems(card: Card) -> Iterator[tuple[Literal["id", "colour"], str]]:
    """What no card of any deck may be like, with the word of its head line that is to blame."""
    if not _ID.fullmatch(card.id) or card.id in LAYOUT.keys:
        yield "id", f"{card.id[:24]!r} is no card id: a letter, then 1 to 7 letters or digits, all small, no header key"
    boxes = card.island.bit_count()
    if boxes != card.colour.boxes:
        yield "colour", f"SG-1: {card.colour.word} cards have {card.colour.boxes} boxes, {card.id[:24]} has {boxes}"
    symbols = (card.crosses, card.coins, card.palms)
    everything = card.crosses | card.coins | card.palms
    if (
        everything & ~card.island
        or card.island & ~FRAME.full
        or sum(map(int.bit_count, symbols)) > everything.bit_count()
    ):
        yield "id", f"SG-2: the boxes of {card.id[:24]} are inside the frame, and a symbol has a box of its own"


def _read_header(file: DeckFile, problems: list[DeckError]) -> str:
    game, name = file.header.get("game"), file.header.get("name")
    if game is not None and game.text and game.text != GAME:
        problems.append(game.problem(f"the deck is for the game {quoted(game)}, not for {GAME}"))
    if name is None:
        return ""
    if name.text and not _NAME.fullmatch(name.text):
        problems.append(name.problem(_bad_name(name.text)))
    return name.text


def _bad_name(name: str) -> str:
    return f"{name[:24]!r} is no deck name: 1 to 32 small letters, digits or hyphens, no hyphen first"


def _read_card(block: Block, problems: list[DeckError]) -> Card | None:
    """The card of a block; None if it can't be told what was meant, which has been added to the problems then."""
    if not block.head:
        return None
    faults: list[DeckError] = []
    colour, seal = _read_head(block.head, faults)
    if colour is None or not block.rows:
        problems.extend(faults)
        return None
    masks = dict.fromkeys(LAYOUT.marks, 0)
    for row, marks in enumerate(block.rows):
        for column, mark in enumerate(marks):
            masks[mark.text] |= 1 << (row * FRAME.width + column)
    island = sum(masks[mark] for mark in LAYOUT.marks if mark != "#")
    card = Card(block.head[0].text, colour, seal, island, masks["X"], masks["o"], masks["p"])
    blame = {"id": block.head[0], "colour": block.head[1]}
    faults.extend(blame[word].problem(message) for word, message in card_problems(card))
    problems.extend(faults)
    return card


def _read_head(head: Line, faults: list[DeckError]) -> tuple[Colour | None, Colour | None]:
    """The colour and the seal of a head line `id colour [seal colour]`."""
    if len(head) == 1:
        faults.append(head[0].problem(f"{quoted(head[0])} lacks its colour"))
        return None, None
    colour, seal = _read_colour(head[1], faults), None
    match head[2:]:
        case ():
            pass
        case (Token("seal"), Token() as word, *rest):
            seal = _read_colour(word, faults)
            faults.extend(word.problem(f"{quoted(word)} is one word too many on a head line") for word in rest[:1])
        case (Token("seal") as word,):
            faults.append(word.problem("'seal' lacks its colour"))
        case (word, *_):
            faults.append(word.problem(f"{quoted(word)} where only 'seal' and its colour may follow"))
    return colour, seal


def _read_colour(token: Token, faults: list[DeckError]) -> Colour | None:
    colour = WORDS.get(token.text)
    if colour is None:
        faults.append(token.problem(f"{quoted(token)} is no colour; the colours are {', '.join(WORDS)}"))
    return colour
