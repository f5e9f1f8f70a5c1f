"""Which cards are played with: a deck, or a mix of decks by number (SC-60).

    coin                    Silver Coin
    amulet                  Silver (Amulet)
    coin+amulet:3,7,12      Silver Coin, but the 3s, 7s and 12s are those of the Amulet deck

The first name is that of the deck with the most numbers, of several the first in the alphabet. After it come
replacements, each `+deck:numbers` with its numbers ascending; the decks are in alphabetical order and none stands
twice. So a mix has exactly one name.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Literal, TypedDict

from vermeil.core.errors import DeckError, SetupError
from vermeil.core.refusals import refused
from vermeil.games.silver_coin.abilities import NUMBERS, decks
from vermeil.games.silver_coin.state import Box, Card

DEFAULT = "coin"
MIXING = "SC-60"  # the rule about mixed decks
COPIES = 4  # of each number, but half as many of the lowest and the highest (SC-1)
MAX_NAME = 120


class VillageCard(TypedDict):
    """The cards of one number of Silver Coin."""

    number: int
    """0 to 13."""
    name: str
    """What they are called, in English."""
    deck: str
    """The deck that they come from, by its name."""
    word: str
    """The word of their ability, as moves spell it."""
    copies: int
    """How many there are of them."""
    value: int
    """What each counts at the end of a round."""
    when: str
    """When their ability works, in English."""
    text: str
    """What it does, in English."""


class VillageDeck(TypedDict):
    """A deck of Silver Coin, for whoever draws it."""

    game: Literal["silver-coin"]
    """The game's name."""
    deck: str
    """The name of the deck, or of the mix."""
    cards: list[VillageCard]
    """What the cards of each number are, in the order of the numbers."""


@dataclass(frozen=True)
class Deck:
    """For each number from 0 to 13 the deck that its cards come from.

    `base` is the deck that gives the most numbers, of several the first in the alphabet, whichever one was given.
    """

    base: str
    sources: tuple[str, ...]

    def __post_init__(self) -> None:
        _known(self.base)
        _check(self.sources)
        most = min(set(self.sources), key=lambda source: (-self.sources.count(source), source))
        object.__setattr__(self, "base", most)

    @property
    def name(self) -> str:
        """The one name of the mix, as it stands in records."""
        groups: dict[str, list[str]] = {}
        for number, source in enumerate(self.sources):
            if source != self.base:
                groups.setdefault(source, []).append(str(number))
        return "+".join([self.base, *(f"{source}:{','.join(groups[source])}" for source in sorted(groups))])

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """What the cards do, by number."""
        return tuple(decks()[source][number] for number, source in enumerate(self.sources))

    def help(self) -> list[str]:
        """One line for each number: what the card is called, when it works, and what it does."""
        return [f"{card.number:>2}  {card.name} ({card.when}): {does(card)}" for card in self.cards]

    @classmethod
    def named(cls, name: str) -> Deck:
        """The deck that a name stands for; `standard` is the usual one."""
        try:
            return read_deck(DEFAULT if name == "standard" else name)
        except SetupError as error:
            raise DeckError(str(error)) from error

    def picture(self) -> VillageDeck:
        """All that is needed to draw its cards, as plain data."""
        cards: list[VillageCard] = [
            {
                "number": card.number,
                "name": card.name,
                "deck": source,
                "word": card.word,
                "copies": COPIES if 0 < card.number < NUMBERS - 1 else COPIES // 2,
                "value": card.number,
                "when": card.when,
                "text": does(card),
            }
            for card, source in zip(self.cards, self.sources, strict=True)
        ]
        return {"game": "silver-coin", "deck": self.name, "cards": cards}

    def box(self) -> Box:
        """The deck as the engine knows it."""
        return Box(self.cards)

    def replace(self, number: int, source: str) -> Deck:
        """The same deck with all cards of one number from another deck."""
        return Deck(self.base, (*self.sources[:number], source, *self.sources[number + 1 :]))


def does(card: Card) -> str:
    """What a card does, in English: the catalogue's sentence, or its own text if its deck has none there."""
    from vermeil.words import words  # with the first sentence, and not before: it takes a while

    sentence, english = f"sc-does-{card.deck}-{card.number}", words("en")
    return english(sentence) if sentence in english else card.text


def deck_names() -> tuple[str, ...]:
    """The names of all decks, the usual one first."""
    return (DEFAULT, *(name for name in sorted(decks()) if name != DEFAULT))


def read_deck(name: object) -> Deck:
    """The deck of a name; SetupError if there is none."""
    if isinstance(name, Deck):
        return name
    if not isinstance(name, str) or len(name) > MAX_NAME:
        raise SetupError(refused(MIXING, "refused-deck-name", deck=repr(str(name)[:40])))
    base, *groups = name.split("+")
    deck = Deck(_known(base), (base,) * NUMBERS)
    replaced: set[int] = set()
    for group in groups:
        source, numbers = _group(group)
        if source == base:
            raise SetupError(refused(MIXING, "refused-deck-itself", deck=repr(source)))
        for number in numbers:
            if number in replaced:
                raise SetupError(refused(MIXING, "refused-number-twice", number=number, deck=repr(name)))
            replaced.add(number)
            deck = deck.replace(number, source)
    if deck.name != name:
        raise SetupError(refused(MIXING, "refused-deck-spelling", deck=repr(name), spelling=repr(deck.name)))
    return deck


def _check(sources: object) -> None:
    """A deck that was made by hand is one, too."""
    if not isinstance(sources, tuple) or len(sources) != NUMBERS:
        raise SetupError(refused(MIXING, "refused-mix-numbers", count=NUMBERS))
    for source in sources:
        _known(source)


def _known(name: object) -> str:
    if not isinstance(name, str) or name not in decks():
        known = ", ".join(decks())
        raise SetupError(refused(MIXING, "refused-no-deck", deck=repr(str(name)[:40]), decks=known))
    return name


def _group(text: str) -> tuple[str, list[int]]:
    """A replacement: 'amulet:3,7' as its deck and its numbers."""
    source, colon, listed = text.partition(":")
    words = listed.split(",")
    _known(source)
    if not colon or not all(_is_number(word) for word in words):
        raise SetupError(refused(MIXING, "refused-swap-spelling", spelling=repr(text[:40])))
    return source, [int(word) for word in words]


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and str(int(word[:3])) == word and int(word) < NUMBERS


def replacements(deck: str | Deck) -> list[str]:
    """SC-60: what a loser may choose from for a rematch, as 'amulet:7': each number as another deck has it."""
    played = read_deck(deck).sources
    return [f"{source}:{number}" for source in decks() for number in range(NUMBERS) if played[number] != source]


def next_deck(deck: str | Deck, standings: Sequence[int], choices: Mapping[int, str]) -> str:
    """SC-60: the deck of a rematch, in which each loser may replace one number.

    `standings` are the seats from the winner to the worst total (`game.standings`); `choices` gives for a seat what
    it wants, as 'amulet:7'. The worst total chooses first, and a number is replaced only once.
    """
    mixed = read_deck(deck)
    strangers = set(choices) - set(standings[1:])
    if strangers:
        seat = min(strangers, key=str)
        if standings and seat == standings[0]:
            raise SetupError(refused(MIXING, "refused-swap-winner", who=seat))
        raise SetupError(refused(MIXING, "refused-swap-stranger", seat=str(seat)[:20]))
    replaced: dict[int, int] = {}
    for seat in reversed(standings[1:]):
        if seat not in choices:
            continue
        source, numbers = _group(str(choices[seat])[:MAX_NAME])
        number = numbers[0]
        if len(numbers) > 1:
            raise SetupError(refused(MIXING, "refused-swap-one", who=seat, count=len(numbers)))
        if number in replaced:
            raise SetupError(refused(MIXING, "refused-swap-taken", who=replaced[number], number=number))
        if mixed.sources[number] == source:
            continue  # nothing changes, so the number is still to be had
        replaced[number] = seat
        mixed = mixed.replace(number, source)
    return mixed.name
