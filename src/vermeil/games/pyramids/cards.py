"""The pyramid cards and their decks (PY-1, PY-2, PY-4).

A card is a handful of masks on a 5x5 frame: entrance, tomb, walls, and where its symbols are. A deck is a list of
cards in the order of their numbers, and the penalties of the skulls. It comes from a text file in which the cards are
drawn (docs/decks.md). What every deck must keep is checked here; what the full one keeps is looked at in deck_report.
"""

from __future__ import annotations

import enum
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from pathlib import Path
from typing import ClassVar, Literal, Self, TypedDict

from vermeil.core.errors import DeckError
from vermeil.core.phrases import Phrase, phrase
from vermeil.core.refusals import Refusal, refused
from vermeil.games.expedition.deckfile import Block, DeckFile, Layout, Line, Token, quoted, read
from vermeil.games.expedition.decks import (
    DrawnDeck,
    Reading,
    finish_reading,
    id_problem,
    read_cards,
    read_colour,
    read_name,
)
from vermeil.games.expedition.grid import Grid, bits, pattern_boxes
from vermeil.games.pyramids.spec import SPEC

FRAME = Grid(5, 5)
GAME = SPEC.name
MAX_NUMBER = 99
TOP_ROW = (1 << FRAME.width) - 1
BOTTOM_ROW = TOP_ROW << (FRAME.size - FRAME.width)

# Ten skull boxes in two rows of five (PY-4): what the worst crossed one costs.
SKULL_BOXES = 10
PENALTIES = (1, 2, 3, 4, 6, 8, 10, 12, 15, 18)
LINEAR_PENALTIES = tuple(range(1, SKULL_BOXES + 1))
MAX_PENALTY = 99

# The marks of a drawing, and the mask of a card that each of them fills.
MARKS = {
    ">": "entrance",
    "*": "tomb",
    "#": "walls",
    "X": "crosses",
    "r": "red_gems",
    "g": "green_gems",
    "t": "torches",
    "s": "skulls",
    "p": "potions",
}
SymbolWord = Literal["cross", "red_gem", "green_gem", "torch", "skull", "potion"]
SYMBOL_WORDS: dict[str, SymbolWord] = {
    "crosses": "cross",
    "red_gems": "red_gem",
    "green_gems": "green_gem",
    "torches": "torch",
    "skulls": "skull",
    "potions": "potion",
}
SYMBOLS = tuple(SYMBOL_WORDS)
LAYOUT = Layout(FRAME.width, FRAME.height, marks="." + "".join(MARKS), optional=("skulls",))
STANDARD = Path(__file__).with_name("decks") / "vermeil.txt"

_NUMBER = re.compile(r"[1-9][0-9]?")
_PENALTY = re.compile(r"0|[1-9][0-9]?")

# What a problem of a card is to be blamed on: a word of its head line, or a box of its drawing.
Blame = str | int


ColourWord = Literal["green", "orange", "purple"]
COLOUR_WORDS: tuple[ColourWord, ...] = ("green", "orange", "purple")


class PyramidCard(TypedDict):
    """A card of Pyramids, for whoever draws it."""

    colour: ColourWord
    """Its colour."""
    number: int
    """Its number."""
    columns: int
    """How wide its frame is."""
    rows: int
    """How high its frame is."""
    boxes: list[str]
    """The boxes that a path can reach, in reading order."""
    symbols: dict[str, SymbolWord]
    """By box: what is drawn in it."""
    walls: list[str]
    """The boxes that are walls."""
    entrance: str
    """The box where a path begins."""
    tomb: str
    """The box that completes the pyramid."""


class PyramidDeck(TypedDict):
    """A deck of Pyramids, for whoever draws it."""

    game: Literal["pyramids"]
    """The game's name."""
    deck: str
    """The deck's name and its hash."""
    patterns: dict[str, list[list[int]]]
    """For each pattern its boxes as [column, row], counted from the top left."""
    cards: dict[str, PyramidCard]
    """The cards by their ids, in the deck's order."""


class Colour(enum.IntEnum):
    """The three colours (PY-1)."""

    GREEN = 0
    ORANGE = 1
    PURPLE = 2

    @property
    def word(self) -> ColourWord:
        """The colour in files, records and messages."""
        return COLOUR_WORDS[self.value]

    @property
    def name_phrase(self) -> Phrase:
        """The colour in sentences."""
        return phrase(f"colour-{self.word}")


WORDS: dict[str, Colour] = {colour.word: colour for colour in Colour}


@dataclass(frozen=True)
class Card:
    """One pyramid card; the masks are on FRAME, entrance and tomb have one box each."""

    id: str
    colour: Colour
    number: int
    entrance: int
    tomb: int
    walls: int = 0
    crosses: int = 0
    red_gems: int = 0
    green_gems: int = 0
    torches: int = 0
    skulls: int = 0
    potions: int = 0

    @cached_property
    def paths(self) -> int:
        """All boxes that a path from the entrance can ever reach; no other can be crossed (PY-22)."""
        reached = self.entrance & ~self.walls
        while grown := FRAME.neighbours(reached) & ~self.walls & ~reached:
            reached |= grown
        return reached

    @property
    def outside(self) -> int:
        """The boxes that can never be crossed: walls, and what lies behind them on all sides."""
        return FRAME.full & ~self.paths

    @cached_property
    def symbols(self) -> dict[SymbolWord, int]:
        """Where each kind of symbol is that can be reached."""
        found = {SYMBOL_WORDS[symbol]: getattr(self, symbol) & self.paths for symbol in SYMBOLS}
        return {word: mask for word, mask in found.items() if mask}

    def steps(self, crossed: int) -> int:
        """How many boxes are to be crossed until the tomb is, on the shortest way from those that are crossed."""
        reached, found = (crossed, 0) if crossed else (self.entrance, 1)
        while not reached & self.tomb:
            reached |= FRAME.neighbours(reached) & self.paths
            found += 1
        return found

    def picture(self) -> PyramidCard:
        """The card as plain data, for whoever draws it."""
        return {
            "colour": self.colour.word,
            "number": self.number,
            "columns": FRAME.width,
            "rows": FRAME.height,
            "boxes": FRAME.names(self.paths),
            "symbols": FRAME.named(self.symbols),
            "walls": FRAME.names(self.walls),
            "entrance": FRAME.names(self.entrance)[0],
            "tomb": FRAME.names(self.tomb)[0],
        }

    def mark(self, box: int) -> str:
        """The character that draws a box of the frame."""
        for mark, name in MARKS.items():
            if getattr(self, name) >> box & 1:
                return mark
        return "."

    def rows(self) -> list[str]:
        """The drawing without blanks."""
        marks = "".join(map(self.mark, range(FRAME.size)))
        return [marks[start : start + FRAME.width] for start in range(0, FRAME.size, FRAME.width)]

    def to_text(self) -> str:
        """The card as a deck file draws it, canonically."""
        head = f"{self.id} {self.colour.word} {self.number}"
        return "\n".join([head, *(" ".join(row) for row in self.rows())]) + "\n"


@dataclass(frozen=True)
class Deck(DrawnDeck[Card]):
    """A deck of pyramid cards, checked: a deck that exists can be played. Its cards lie in the order of their numbers.

    So the first of some cards is the one with the lowest number, which decides who acts first (PY-40, PY-41, PY-61).
    """

    penalties: tuple[int, ...] = PENALTIES

    GAME: ClassVar[str] = GAME
    STANDARD: ClassVar[Path] = STANDARD

    def __post_init__(self) -> None:
        for card in self.cards:
            for _, why in card_problems(card):
                raise DeckError(why)
        self.check()
        numbers = [card.number for card in self.cards]
        if numbers != sorted(set(numbers)):
            raise DeckError(refused("PY-1", "drawn-order"))
        if costly := penalties_problem(self.penalties):
            raise DeckError(costly)

    def picture(self) -> PyramidDeck:
        cards = {card.id: card.picture() for card in self.cards}
        return {"game": "pyramids", "deck": self.line, "patterns": pattern_boxes(), "cards": cards}

    def header(self) -> list[str]:
        """The penalties are told only if they are not the usual ones."""
        if self.penalties == PENALTIES:
            return super().header()
        return [*super().header(), f"skulls {','.join(map(str, self.penalties))}"]

    @classmethod
    def read(cls, source: str | bytes) -> Reading[Self]:
        problems: list[DeckError] = []
        file = read(source, LAYOUT, problems)
        if file is None:
            return Reading(None, tuple(problems), {})
        name = read_name(file, GAME, problems)
        penalties = _read_penalties(file, problems)
        cards, places = read_cards(file, _read_card, problems)
        _check_numbers(cards, places, problems)
        in_order = sorted(cards, key=lambda card: card.number)
        return finish_reading(problems, cards, places, lambda: cls(name, tuple(in_order), penalties))


def card_problems(card: Card) -> Iterator[tuple[Blame, Refusal | Phrase]]:
    """What no card of any deck may be like, with what is to blame: `id`, `number`, or a box (PY-1, PY-2)."""
    name = card.id[:24]
    if why := id_problem(card.id, LAYOUT):
        yield "id", why
    if not 1 <= card.number <= MAX_NUMBER:
        yield "number", refused("PY-1", "drawn-number", most=MAX_NUMBER, count=card.number)
    masks = [getattr(card, field) for field in MARKS.values()]
    if any(mask < 0 or mask & ~FRAME.full for mask in masks):
        yield "id", refused("PY-2", "drawn-outside-chamber", card=name)
    elif sum(map(int.bit_count, masks)) > FRAME.size or _overlap(masks):
        yield "id", refused("PY-2", "drawn-two-in-a-box", card=name)
    else:
        yield from _way_problems(card)


def _overlap(masks: list[int]) -> bool:
    seen = 0
    for mask in masks:
        if seen & mask:
            return True
        seen |= mask
    return False


def _way_problems(card: Card) -> Iterator[tuple[Blame, Refusal | Phrase]]:
    """PY-2: one entrance in the top row, one tomb in the bottom row, and a way between them.

    A way is all it takes for the tomb to stay within reach: crossed boxes only ever add to where one may go on.
    """
    sound = True
    for what, mask, row in (("entrance", card.entrance, TOP_ROW), ("tomb", card.tomb, BOTTOM_ROW)):
        boxes = list(bits(mask))
        if len(boxes) != 1:
            blame: Blame = boxes[1] if boxes else "id"
            yield blame, refused("PY-2", f"drawn-one-{what}", card=card.id[:24], count=len(boxes))
            sound = False
        for box in bits(mask & ~row):
            yield box, refused("PY-2", f"drawn-{what}-row", box=FRAME.name(box))
            sound = False
    if sound and not card.paths & card.tomb:
        (box,) = bits(card.tomb)
        yield box, refused("PY-2", "drawn-no-way", card=card.id[:24])


def penalties_problem(penalties: tuple[int, ...]) -> Refusal | None:
    """Why these can't be the penalties of the ten skulls (PY-4); None if they can."""
    growing = all(less <= more for less, more in pairwise(penalties))
    if len(penalties) == SKULL_BOXES and growing and penalties[0] >= 0 and penalties[-1] <= MAX_PENALTY:
        return None
    return refused("PY-4", "drawn-penalties", count=SKULL_BOXES, most=MAX_PENALTY)


def _read_penalties(file: DeckFile, problems: list[DeckError]) -> tuple[int, ...]:
    token = file.header.get("skulls")
    if token is None or not token.text:
        return PENALTIES
    words = token.text.split(",")
    penalties = tuple(int(word) for word in words if _PENALTY.fullmatch(word))
    why = penalties_problem(penalties if len(penalties) == len(words) else ())
    if why is not None:
        problems.append(token.problem(why))
        return PENALTIES
    return penalties


def _read_card(block: Block, problems: list[DeckError]) -> Card | None:
    """The card of a block; None if it can't be told what was meant, which has been added to the problems then."""
    if not block.head:
        return None
    faults: list[DeckError] = []
    colour, number = _read_head(block.head, faults)
    if block.rows and (len(block.rows), len(block.rows[0])) != (FRAME.height, FRAME.width):
        shape = {"rows": len(block.rows), "marks": len(block.rows[0])}
        faults.append(block.rows[0][0].problem(refused("PY-2", "drawn-shape", count=FRAME.height, **shape)))
        colour = None
    if colour is None or number is None or not block.rows:
        problems.extend(faults)
        return None
    masks = dict.fromkeys(MARKS, 0)
    for row, marks in enumerate(block.rows):
        for column, mark in enumerate(marks):
            if mark.text in MARKS:
                masks[mark.text] |= 1 << (row * FRAME.width + column)
    card = Card(block.head[0].text, colour, number, **{MARKS[mark]: mask for mark, mask in masks.items()})
    faults.extend(_blamed(block, blame).problem(why) for blame, why in card_problems(card))
    problems.extend(faults)
    return card


def _blamed(block: Block, blame: Blame) -> Token:
    """The word or the mark that is to blame."""
    if isinstance(blame, int):
        row, column = divmod(blame, FRAME.width)
        return block.rows[row][column]
    return block.head[0 if blame == "id" else 2]


def _read_head(head: Line, faults: list[DeckError]) -> tuple[Colour | None, int | None]:
    """The colour and the number of a head line `id colour number`."""
    if len(head) == 1:
        faults.append(head[0].problem(phrase("drawn-no-colour-and-number", word=quoted(head[0]))))
        return None, None
    colour = read_colour(head[1], WORDS, faults)
    if len(head) == 2:  # noqa: PLR2004 - the id and the colour
        faults.append(head[1].problem(refused("PY-1", "drawn-no-number", word=quoted(head[0]))))
        return colour, None
    number = int(head[2].text) if _NUMBER.fullmatch(head[2].text) else None
    if number is None:
        faults.append(head[2].problem(refused("PY-1", "drawn-not-a-number", word=quoted(head[2]), most=MAX_NUMBER)))
    faults.extend(word.problem(phrase("drawn-word-too-many", word=quoted(word))) for word in head[3:4])
    return colour, number


def _check_numbers(cards: list[Card], places: dict[str, Token], problems: list[DeckError]) -> None:
    """PY-1: each number once."""
    first: dict[int, str] = {}
    for card in cards:
        other = first.setdefault(card.number, card.id)
        if other != card.id:
            why = refused("PY-1", "drawn-number-taken", card=card.id, number=card.number, other=other)
            problems.append(places[card.id].problem(why))
