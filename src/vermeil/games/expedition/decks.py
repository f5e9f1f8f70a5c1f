"""Decks of drawn cards, as far as both flip-and-write games have them.

A deck has a name, cards with ids, a canonical text and its hash. It comes from a text file in which the cards are
drawn (docs/decks.md); `deckfile` reads lines and drawings, a game says what a head line and a mark mean, and the
steps between the two are here.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

from vermeil.core.errors import DeckError
from vermeil.core.phrases import Argument, Phrase, phrase
from vermeil.core.refusals import Refusal, refused
from vermeil.games.expedition.deckfile import Block, DeckFile, Layout, Token, load, quoted

MIN_CARDS = 4
MAX_CARDS = 64

_ID = re.compile(r"[a-z][a-z0-9]{1,7}")
_NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,31}")


class DrawnCard(Protocol):
    """What a deck needs of its cards."""

    @property
    def id(self) -> str: ...

    def to_text(self) -> str: ...

    @property
    def symbols(self) -> Mapping[Any, int]: ...

    def picture(self) -> Mapping[str, object]: ...


C = TypeVar("C", bound=DrawnCard)
D = TypeVar("D")
W = TypeVar("W")


@dataclass(frozen=True)
class DrawnDeck(Generic[C]):
    """A deck, checked by its game: a deck that exists can be played. The order of the cards is part of it."""

    name: str
    cards: tuple[C, ...]

    GAME: ClassVar[str]
    STANDARD: ClassVar[Path]

    @classmethod
    def read(cls, source: str | bytes) -> Reading[Self]:
        """Read and check a deck file without stopping at the first problem."""
        raise NotImplementedError

    @classmethod
    def named(cls, name: str) -> Self:
        """The deck that a name stands for: its own name, or `standard`. Decks of one's own have files, not names."""
        deck = cls.standard()
        if name not in {"standard", deck.name, deck.line}:
            raise DeckError(f"{cls.GAME} has no deck {name[:40]!r}; there is {deck.name}")
        return deck

    def picture(self) -> Mapping[str, object]:
        """All that is needed to draw its cards, as plain data; each game has a type for it."""
        raise NotImplementedError

    @property
    def line(self) -> str:
        """The deck as records and views name it."""
        return f"{self.name} {self.hash}"

    def header(self) -> list[str]:
        """The header's lines in the canonical text."""
        return [f"game {self.GAME}", f"name {self.name}"]

    def check(self) -> None:
        """Refuse what no deck of either game may be like."""
        if why := name_problem(self.name):
            raise DeckError(why)
        if len(self.order) < len(self.cards):
            raise DeckError(phrase("drawn-same-id"))
        if why := size_problem(len(self.cards)):
            raise DeckError(why)

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
            raise DeckError(phrase("drawn-no-card", deck=self.name, card=repr(card_id))) from None

    def card(self, card_id: str) -> C:
        """The card of an id; a DeckError if the deck has no such card."""
        return self.cards[self.index(card_id)]

    def to_text(self) -> str:
        """The canonical text: reading it gives this deck again, and equal decks have equal texts."""
        return "\n".join(["\n".join(self.header()) + "\n", *(card.to_text() for card in self.cards)])

    @classmethod
    def parse(cls, source: str | bytes) -> Self:
        """Read a deck from the text of a deck file; DeckError points at the first problem."""
        _require_text(source)
        return cls.read(source).require()

    @classmethod
    def load(cls, path: str | Path) -> Self:
        """Read a deck from a file."""
        return cls.parse(load(path))

    @classmethod
    def standard(cls) -> Self:
        """Our own deck, read once."""
        deck = _STANDARD.get(cls)
        if not isinstance(deck, cls):
            deck = cls.load(cls.STANDARD)
            _STANDARD[cls] = deck
        return deck


_STANDARD: dict[type, object] = {}


@dataclass(frozen=True, slots=True)
class Reading(Generic[D]):
    """What came of reading a deck file: the deck, or every problem in the order of the file."""

    deck: D | None
    problems: tuple[DeckError, ...]
    places: dict[str, Token]  # where each card's head line starts, by the card's id
    cards: tuple[Any, ...] = ()  # those that could be read, each with an id of its own; some may be faulty

    def require(self) -> D:
        """The deck, or the first problem raised."""
        if self.deck is None:
            raise self.problems[0]
        return self.deck


@dataclass(frozen=True, slots=True)
class Finding:
    """Where a deck differs from the full one, by which rule, and on which card (None: the deck as a whole)."""

    why: Refusal
    card: str | None = None

    @property
    def rule(self) -> str:
        """The rule's id."""
        return self.why.rule

    def __str__(self) -> str:
        return str(self.why)


def found(rule: str, name: str, /, card: str | None = None, **args: Argument) -> Finding:
    """Short for a finding: its rule, its sentence, and what goes into it; a card stands there by its id."""
    return Finding(refused(rule, name, **args, **({} if card is None else {"card": card})), card)


@dataclass(frozen=True, slots=True)
class Counts:
    """What the cards of one colour have, column by column, beside what they have in the deck it is compared with."""

    colour: str
    columns: tuple[str, ...]
    here: tuple[int, ...]
    there: tuple[int, ...]


@dataclass(frozen=True)
class Kind:
    """How the decks of a game are looked at: each game's `deck_report` has its `KIND`."""

    deck: type[DrawnDeck[Any]]
    layout: Layout
    counts: Callable[[Sequence[Any]], list[Counts]]
    facts: Callable[[Any], list[Phrase]]
    findings: Callable[[Any], tuple[Finding, ...]]
    render: Callable[[Any], str]
    picture: Callable[[Any], list[str]]
    legend: str
    model: str  # what findings compare with
    rules: str  # by which numbers


def finish_reading(
    problems: list[DeckError], cards: Sequence[C], places: dict[str, Token], make: Callable[[], D]
) -> Reading[D]:
    """The deck if nothing was wrong with its file, else the problems in the file's order."""
    problems.sort(key=lambda problem: (problem.line == 0, problem.line, problem.column))
    return Reading(None if problems else make(), tuple(problems), places, tuple(cards))


def read_name(file: DeckFile, game: str, problems: list[DeckError]) -> str:
    """The deck's name, after a look at whether the file is for this game at all."""
    told, name = file.header.get("game"), file.header.get("name")
    if told is not None and told.text and told.text != game:
        problems.append(told.problem(phrase("drawn-other-game", word=quoted(told), game=game)))
    if name is None:
        return ""
    if name.text and (why := name_problem(name.text)):
        problems.append(name.problem(why))
    return name.text


def read_cards(
    file: DeckFile, read_card: Callable[[Block, list[DeckError]], C | None], problems: list[DeckError]
) -> tuple[list[C], dict[str, Token]]:
    """The cards of a file and where each starts. `read_card` adds what is wrong with one of them to the problems."""
    cards: list[C] = []
    places: dict[str, Token] = {}
    for block in file.blocks:
        card = read_card(block, problems)
        if card is None:
            continue
        if card.id in places:
            taken = phrase("drawn-id-taken", card=card.id, line=str(places[card.id].line))
            problems.append(block.head[0].problem(taken))
            continue
        places[card.id] = block.head[0]
        cards.append(card)
    if why := size_problem(len(file.blocks)):
        surplus = file.blocks[MAX_CARDS:]
        problems.append(surplus[0].place.problem(why) if surplus else DeckError(why))
    return cards, places


def read_colour(token: Token, colours: Mapping[str, W], faults: list[DeckError]) -> W | None:
    """The colour of a word."""
    colour = colours.get(token.text)
    if colour is None:
        faults.append(token.problem(phrase("drawn-not-a-colour", word=quoted(token), colours=", ".join(colours))))
    return colour


def size_problem(cards: int) -> Phrase | None:
    """Why a deck can't have this many cards; None if it can."""
    if MIN_CARDS <= cards <= MAX_CARDS:
        return None
    return phrase("drawn-size", least=MIN_CARDS, most=MAX_CARDS, count=cards)


def id_problem(card_id: str, layout: Layout) -> Phrase | None:
    """Why this is not a card's id; None if it is one."""
    if _ID.fullmatch(card_id) and card_id not in layout.known_keys:
        return None
    return phrase("drawn-not-an-id", word=repr(card_id[:24]))


def name_problem(name: str) -> Phrase | None:
    """Why this is not a deck's name; None if it is one."""
    if _NAME.fullmatch(name):
        return None
    return phrase("drawn-not-a-name", word=repr(name[:24]))


def _require_text(source: object) -> None:
    """Whatever else comes in from outside is refused in the house's own way."""
    if not isinstance(source, str | bytes):
        raise DeckError(f"a deck is read from a text, not from {type(source).__name__}")
