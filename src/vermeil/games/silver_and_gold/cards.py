"""The treasure cards and their decks (SG-1 to SG-4).

A card is four masks on a 4x4 frame: its island, and where on it the X, coins and palms are. A deck is a list of
cards that came from a text file in which they are drawn (docs/decks.md). What every deck must keep is checked
here; what only the printed deck keeps is looked at in deck_report.
"""

from __future__ import annotations

import enum
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar, Literal, Self, TypedDict

from vermeil.core.errors import DeckError
from vermeil.core.phrases import Phrase, phrase
from vermeil.core.refusals import Refusal, refused
from vermeil.games.expedition.deckfile import Block, Layout, Line, Token, quoted, read
from vermeil.games.expedition.decks import (
    DrawnDeck,
    Reading,
    finish_reading,
    id_problem,
    read_cards,
    read_colour,
    read_name,
)
from vermeil.games.expedition.grid import Grid, pattern_boxes
from vermeil.games.silver_and_gold.spec import SPEC

FRAME = Grid(4, 4)
GAME = SPEC.name

LAYOUT = Layout(FRAME.width, FRAME.height, marks=".#Xop")
STANDARD = Path(__file__).with_name("decks") / "vermeil.txt"


ColourWord = Literal["grey", "green", "orange", "purple"]
SymbolWord = Literal["cross", "coin", "palm"]
COLOUR_WORDS: tuple[ColourWord, ...] = ("grey", "green", "orange", "purple")


class IslandCard(TypedDict):
    """A card of Silver & Gold, for whoever draws it."""

    colour: ColourWord
    """Its colour."""
    value: int
    """Its points, which are also its boxes."""
    columns: int
    """How wide its frame is."""
    rows: int
    """How high its frame is."""
    boxes: list[str]
    """The boxes of its island, in reading order."""
    symbols: dict[str, SymbolWord]
    """By box: what is drawn in it."""
    seal: ColourWord | None
    """The colour of its seal, if it has one."""


class IslandDeck(TypedDict):
    """A deck of Silver & Gold, for whoever draws it."""

    game: Literal["silver-and-gold"]
    """The game's name."""
    deck: str
    """The deck's name and its hash."""
    patterns: dict[str, list[list[int]]]
    """For each pattern its boxes as [column, row], counted from the top left."""
    cards: dict[str, IslandCard]
    """The cards by their ids, in the deck's order."""


class Colour(enum.IntEnum):
    """The four colours in the order of their values, which is also the order of tie-breaks (SG-1, SG-61)."""

    GREY = 0
    GREEN = 1
    ORANGE = 2
    PURPLE = 3

    @property
    def word(self) -> ColourWord:
        """The colour in files, records and messages."""
        return COLOUR_WORDS[self.value]

    @property
    def name_phrase(self) -> Phrase:
        """The colour in sentences."""
        return phrase(f"colour-{self.word}")

    @property
    def boxes(self) -> int:
        """How many boxes a card of this colour has, and so how many points it is worth (SG-1)."""
        return 8 + 2 * self.value

    @property
    def seal_strength(self) -> int:
        """The points that a seal of this colour gives per completed card of this colour (SG-3)."""
        return 1 if self < Colour.ORANGE else 2


WORDS: dict[str, Colour] = {colour.word: colour for colour in Colour}


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

    @property
    def symbols(self) -> dict[SymbolWord, int]:
        """Where each kind of symbol is."""
        return {"cross": self.crosses, "coin": self.coins, "palm": self.palms}

    def picture(self) -> IslandCard:
        """The card as plain data, for whoever draws it."""
        return {
            "colour": self.colour.word,
            "value": self.value,
            "columns": FRAME.width,
            "rows": FRAME.height,
            "boxes": FRAME.names(self.island),
            "symbols": FRAME.named(self.symbols),
            "seal": None if self.seal is None else self.seal.word,
        }

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
class Deck(DrawnDeck[Card]):
    """A deck of treasure cards, checked: a deck that exists can be played. The order of the cards is part of it."""

    GAME: ClassVar[str] = GAME
    STANDARD: ClassVar[Path] = STANDARD

    def __post_init__(self) -> None:
        for card in self.cards:
            for _, why in card_problems(card):
                raise DeckError(why)
        self.check()

    def picture(self) -> IslandDeck:
        cards = {card.id: card.picture() for card in self.cards}
        return {"game": "silver-and-gold", "deck": self.line, "patterns": pattern_boxes(), "cards": cards}

    @classmethod
    def read(cls, source: str | bytes) -> Reading[Self]:
        problems: list[DeckError] = []
        file = read(source, LAYOUT, problems)
        if file is None:
            return Reading(None, tuple(problems), {})
        name = read_name(file, GAME, problems)
        cards, places = read_cards(file, _read_card, problems)
        return finish_reading(problems, cards, places, lambda: cls(name, tuple(cards)))


def read_deck(source: str | bytes) -> Reading[Deck]:
    """Read and check a deck file without stopping at the first problem."""
    return Deck.read(source)


def card_problems(card: Card) -> Iterator[tuple[Literal["id", "colour"], Refusal | Phrase]]:
    """What no card of any deck may be like, with the word of its head line that is to blame."""
    if why := id_problem(card.id, LAYOUT):
        yield "id", why
    boxes = card.island.bit_count()
    if boxes != card.colour.boxes:
        yield (
            "colour",
            refused(
                "SG-1",
                "drawn-boxes",
                colour=card.colour.name_phrase,
                boxes=card.colour.boxes,
                card=card.id[:24],
                count=boxes,
            ),
        )
    symbols = (card.crosses, card.coins, card.palms)
    everything = card.crosses | card.coins | card.palms
    if (
        everything & ~card.island
        or card.island & ~FRAME.full
        or sum(map(int.bit_count, symbols)) > everything.bit_count()
    ):
        yield "id", refused("SG-2", "drawn-outside-island", card=card.id[:24])


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
    faults.extend(blame[word].problem(why) for word, why in card_problems(card))
    problems.extend(faults)
    return card


def _read_head(head: Line, faults: list[DeckError]) -> tuple[Colour | None, Colour | None]:
    """The colour and the seal of a head line `id colour [seal colour]`."""
    if len(head) == 1:
        faults.append(head[0].problem(phrase("drawn-no-colour", word=quoted(head[0]))))
        return None, None
    colour, seal = read_colour(head[1], WORDS, faults), None
    match head[2:]:
        case ():
            pass
        case (Token("seal"), Token() as word, *rest):
            seal = read_colour(word, WORDS, faults)
            faults.extend(word.problem(phrase("drawn-word-too-many", word=quoted(word))) for word in rest[:1])
        case (Token("seal") as word,):
            faults.append(word.problem(phrase("drawn-seal-no-colour")))
        case (word, *_):
            faults.append(word.problem(phrase("drawn-only-seal", word=quoted(word))))
    return colour, seal
