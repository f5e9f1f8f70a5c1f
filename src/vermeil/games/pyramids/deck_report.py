"""What a deck is like: its statistics, and where it differs from a full deck (PY-1, PY-2, PY-4).

A custom deck may differ, so these are findings, not errors; `vermeil deck check --strict` takes them for errors.
Everything is data first and text second, so that other programs can use it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from vermeil.core.phrases import Phrase, phrase
from vermeil.games.expedition.decks import Counts, Finding, Kind, found
from vermeil.games.expedition.grid import PATTERNS, bits
from vermeil.games.pyramids.cards import FRAME, LAYOUT, PENALTIES, SYMBOLS, Card, Colour, Deck

CARDS_A_COLOUR = 16
CARDS = CARDS_A_COLOUR * len(Colour)
COLUMNS = ("cards", "wall", "cross", "red-gem", "green-gem", "torch", "skull", "potion")
HEADS = ("walls", "X", "red", "green", "torch", "skull", "potion")


@dataclass(frozen=True, slots=True)
class Tally:
    """The cards of one colour, counted; `symbols` are walls, then the symbols in the order of SYMBOLS."""

    cards: int
    symbols: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Statistics:
    """A deck in numbers."""

    tallies: dict[Colour, Tally]
    distances: dict[int, int]  # how many cards have a shortest way of so many boxes, entrance and tomb included
    alike: tuple[tuple[str, ...], ...]  # groups of ids with the same drawing, as it is or mirrored along its diagonal
    placements: dict[str, float]  # per pattern: in how many ways it can begin an empty card, on average


def distance(card: Card) -> int:
    """How many boxes the shortest way from the entrance to the tomb crosses, both included."""
    reached, boxes = card.entrance, 1
    while not reached & card.tomb:
        reached |= FRAME.neighbours(reached) & ~card.walls
        boxes += 1
    return boxes


def mirrored(mask: int) -> int:
    """The boxes mirrored along the diagonal from the top left to the bottom right."""
    return sum(1 << (box % FRAME.width * FRAME.width + box // FRAME.width) for box in bits(mask))


def looks(card: Card) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The drawing and its mirror, the smaller first: the same for cards that play alike."""
    masks = (card.entrance, card.tomb, card.walls, *(getattr(card, symbol) for symbol in SYMBOLS))
    turned = tuple(map(mirrored, masks))
    return (masks, turned) if masks <= turned else (turned, masks)


def statistics(deck: Deck) -> Statistics:
    """Count everything that a designer wants to know of a deck."""
    groups: dict[tuple[tuple[int, ...], ...], list[str]] = {}
    for card in deck.cards:
        groups.setdefault(looks(card), []).append(card.id)
    return Statistics(
        tallies={colour: _tally([card for card in deck.cards if card.colour == colour]) for colour in Colour},
        distances=dict(sorted(Counter(map(distance, deck.cards)).items())),
        alike=tuple(tuple(ids) for ids in groups.values() if len(ids) > 1),
        placements={pattern: _mean_beginnings(deck, pattern) for pattern in PATTERNS},
    )


def counts(cards: Sequence[Card]) -> list[Counts]:
    """What some cards have, colour by colour, beside our own deck: what is printed is only how many there are."""
    return [Counts(colour.word, COLUMNS, _row(cards, colour), _row(Deck.standard().cards, colour)) for colour in Colour]


def _row(cards: Sequence[Card], colour: Colour) -> tuple[int, ...]:
    tally = _tally([card for card in cards if card.colour == colour])
    return (tally.cards, *tally.symbols)


def facts(deck: Deck) -> list[Phrase]:
    """What a designer wants to know beyond counts, for whoever draws on a screen."""
    numbers = statistics(deck)
    least, most = min(numbers.distances), max(numbers.distances)
    told = [phrase("drawn-fact-ways", least=least, most=most) if least < most else phrase("drawn-fact-way", count=most)]
    if numbers.alike:
        told.append(phrase("drawn-fact-alike", cards="; ".join(" = ".join(ids) for ids in numbers.alike)))
    return told


def _tally(cards: list[Card]) -> Tally:
    fields = ("walls", *SYMBOLS)
    return Tally(len(cards), tuple(sum(getattr(card, field).bit_count() for card in cards) for field in fields))


def _mean_beginnings(deck: Deck, pattern: str) -> float:
    laid = FRAME.placements(pattern)
    ways = sum(mask & card.entrance != 0 and not mask & card.outside for card in deck.cards for mask in laid)
    return ways / len(deck)


def findings(deck: Deck) -> tuple[Finding, ...]:
    """Where the deck differs from a full one; none for our own deck."""
    return tuple(sorted(_findings(deck), key=lambda finding: finding.rule))


def _findings(deck: Deck) -> Iterator[Finding]:
    for colour in Colour:
        cards = sum(card.colour == colour for card in deck.cards)
        if cards != CARDS_A_COLOUR:
            yield found("PY-1", "drawn-note-full", colour=colour.name_phrase, count=cards, full=CARDS_A_COLOUR)
    if [card.number for card in deck.cards] != list(range(1, CARDS + 1)):
        yield found("PY-1", "drawn-note-numbers", count=CARDS)
    for card in deck.cards:
        if behind := card.outside & ~card.walls:
            boxes = " ".join(FRAME.names(behind))
            yield found("PY-2", "drawn-note-behind", card.id, boxes=boxes)
    if deck.penalties != PENALTIES:
        told, usual = (" ".join(map(str, costs)) for costs in (deck.penalties, PENALTIES))
        yield found("PY-4", "drawn-note-skulls", here=told, usual=usual)


def render(deck: Deck) -> str:
    """The statistics as plain text."""
    numbers = statistics(deck)
    lines = [f"deck {deck.name}, {len(deck)} cards, hash {deck.hash}", "", _table(numbers), ""]
    ways = ", ".join(f"{boxes} boxes on {cards}" for boxes, cards in numbers.distances.items())
    lines.append(f"shortest ways from the entrance to the tomb: {ways}")
    alike = "; ".join(" = ".join(ids) for ids in numbers.alike)
    lines.append(f"cards that are the same, or when mirrored along the diagonal: {alike or 'none'}")
    means = ", ".join(f"{pattern} {mean:.1f}" for pattern, mean in numbers.placements.items())
    lines.append(f"ways to begin an empty card with a pattern, on average: {means}")
    lines.append(f"the skulls cost {' '.join(map(str, deck.penalties))}")
    return "\n".join(lines) + "\n"


def _table(numbers: Statistics) -> str:
    lines = ["".join(f"{head:>8}" for head in ("", "cards", *HEADS))]
    rows: list[tuple[str, int, tuple[int, ...]]] = [
        (colour.word, tally.cards, tally.symbols) for colour, tally in numbers.tallies.items()
    ]
    tallies = numbers.tallies.values()
    sums = tuple(map(sum, zip(*(tally.symbols for tally in tallies), strict=True)))
    rows.append(("all", sum(tally.cards for tally in tallies), sums))
    lines += [f"{word:8}" + "".join(f"{n:>8}" for n in (cards, *symbols)) for word, cards, symbols in rows]
    return "\n".join(lines)


def picture(card: Card) -> list[str]:
    """A card for the console: a line of words, then five rows of boxes in brackets; walls are filled."""
    rows = [["###" if mark == "#" else f"[{' ' if mark == '.' else mark}]" for mark in row] for row in card.rows()]
    return [f"{card.id} {card.colour.word} {card.number}", *map("".join, rows)]


KIND = Kind(
    Deck,
    LAYOUT,
    counts,
    facts,
    findings,
    render,
    picture,
    legend="> entrance, * tomb, X red cross, r g red and green gem, t torch, s skull, p potion",
    model="a full deck",
    rules="PY-1 to PY-4",
)
