"""What a deck is like: its statistics, and where it differs from the printed deck's (SG-1 to SG-4).

A custom deck may differ, so these are findings, not errors; `vermeil deck check --strict` takes them for errors.
Everything is data first and text second, so that other programs can use it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from vermeil.core.phrases import Phrase, phrase
from vermeil.games.expedition.decks import Counts, Finding, Kind, found
from vermeil.games.expedition.grid import EXPEDITION, PATTERNS, bits, normal, orientations
from vermeil.games.silver_and_gold.cards import FRAME, LAYOUT, Card, Colour, Deck

# The printed deck by colour: cards; coins, palms and X; the X on each of its seal cards (SG-1, SG-4).
PRINTED_CARDS = {Colour.GREY: 11, Colour.GREEN: 12, Colour.ORANGE: 12, Colour.PURPLE: 12}
PRINTED_SYMBOLS = {
    Colour.GREY: (3, 4, 4),
    Colour.GREEN: (9, 4, 11),
    Colour.ORANGE: (15, 4, 17),
    Colour.PURPLE: (15, 4, 23),
}
PRINTED_SEAL_CROSSES = {Colour.GREY: 0, Colour.GREEN: 0, Colour.ORANGE: 2, Colour.PURPLE: 3}
MAX_SYMBOLS = 4
PRINTED_SEALS = 3  # of each colour, one for each other colour (SG-3)
COLUMNS = ("cards", "coin", "palm", "cross", "seal")
SMALL_SIDES = (3, 4)  # grey and green islands fit into 3x4, either way round (SG-2)


@dataclass(frozen=True, slots=True)
class Tally:
    """The cards of one colour, counted; `seals` are the colours of their seals."""

    cards: int
    coins: int
    palms: int
    crosses: int
    seals: tuple[Colour, ...]


@dataclass(frozen=True, slots=True)
class Statistics:
    """A deck in numbers."""

    tallies: dict[Colour, Tally]
    coverable: int  # islands that distinct expedition cards cover exactly
    uncoverable: tuple[str, ...]  # the ids of the others
    alike: tuple[tuple[str, ...], ...]  # groups of ids whose islands are the same when turned or mirrored
    placements: dict[str, float]  # per pattern: in how many ways it fits on an empty card, on average


def turns(island: int) -> tuple[int, ...]:
    """The island in its rotations and mirrors, each pushed into the top left corner, in ascending order."""
    shape = normal(frozenset(divmod(box, FRAME.width) for box in bits(island)))
    turned = (sum(1 << (row * FRAME.width + column) for row, column in shape) for shape in orientations(shape))
    return tuple(sorted(turned))


@cache
def covers(island: int) -> int:
    """In how many ways distinct expedition cards, each in any turn, cover the island exactly (SG-5)."""
    return _covers(island, Counter(EXPEDITION))


def _covers(island: int, left: Counter[str]) -> int:
    """Lay something on the first free box, in every possible way, then go on with what remains."""
    if not island:
        return 1
    first, count = island & -island, 0
    for pattern in PATTERNS:
        if not left[pattern]:
            continue
        left[pattern] -= 1
        for laid in FRAME.placements(pattern):
            if laid & first and laid & island == laid:
                count += _covers(island ^ laid, left)
        left[pattern] += 1
    return count


def statistics(deck: Deck) -> Statistics:
    """Count everything that a designer wants to know of a deck."""
    groups: dict[tuple[int, ...], list[str]] = {}
    for card in deck.cards:
        groups.setdefault(turns(card.island), []).append(card.id)
    uncoverable = tuple(card.id for card in deck.cards if not covers(card.island))
    return Statistics(
        tallies={colour: _tally([card for card in deck.cards if card.colour == colour]) for colour in Colour},
        coverable=len(deck) - len(uncoverable),
        uncoverable=uncoverable,
        alike=tuple(tuple(ids) for ids in groups.values() if len(ids) > 1),
        placements={pattern: _mean_placements(deck, pattern) for pattern in PATTERNS},
    )


def counts(cards: Sequence[Card]) -> list[Counts]:
    """What some cards have, colour by colour, beside the printed deck."""
    rows = []
    for colour in Colour:
        tally = _tally([card for card in cards if card.colour == colour])
        here = (tally.cards, tally.coins, tally.palms, tally.crosses, len(tally.seals))
        there = (PRINTED_CARDS[colour], *PRINTED_SYMBOLS[colour], PRINTED_SEALS)
        rows.append(Counts(colour.word, COLUMNS, here, there))
    return rows


def facts(deck: Deck) -> list[Phrase]:
    """What a designer wants to know beyond counts, for whoever draws on a screen."""
    numbers = statistics(deck)
    told = [phrase("drawn-fact-covered", count=numbers.coverable, all=len(deck))]
    if numbers.uncoverable:
        told.append(phrase("drawn-fact-uncovered", cards=", ".join(numbers.uncoverable)))
    if numbers.alike:
        told.append(phrase("drawn-fact-alike", cards="; ".join(" = ".join(ids) for ids in numbers.alike)))
    return told


def _tally(cards: list[Card]) -> Tally:
    return Tally(
        cards=len(cards),
        coins=sum(card.coins.bit_count() for card in cards),
        palms=sum(card.palms.bit_count() for card in cards),
        crosses=sum(card.crosses.bit_count() for card in cards),
        seals=tuple(sorted(card.seal for card in cards if card.seal is not None)),
    )


def _mean_placements(deck: Deck, pattern: str) -> float:
    fitting = sum(laid & card.island == laid for card in deck.cards for laid in FRAME.placements(pattern))
    return fitting / len(deck)


def findings(deck: Deck) -> tuple[Finding, ...]:
    """Where the deck differs from the printed one; none for our own deck."""
    listed: list[Finding] = []
    for colour in Colour:
        listed.extend(_colour_findings(colour, _tally([card for card in deck.cards if card.colour == colour])))
    for card in deck.cards:
        listed.extend(_island_findings(card))
        listed.extend(_seal_findings(card))
    return tuple(sorted(listed, key=lambda finding: finding.rule))


def _colour_findings(colour: Colour, tally: Tally) -> Iterator[Finding]:
    name = colour.name_phrase
    if tally.cards != PRINTED_CARDS[colour]:
        yield found("SG-1", "drawn-note-cards", colour=name, count=tally.cards, printed=PRINTED_CARDS[colour])
    for seal in Colour:
        count = tally.seals.count(seal)
        if seal != colour and count != 1:
            yield found("SG-3", "drawn-note-seals", colour=name, count=count, seal=seal.name_phrase)
    symbols = (tally.coins, tally.palms, tally.crosses)
    if symbols != PRINTED_SYMBOLS[colour]:
        here, printed = ("/".join(map(str, counts)) for counts in (symbols, PRINTED_SYMBOLS[colour]))
        yield found("SG-4", "drawn-note-symbols", colour=name, here=here, printed=printed)


def _island_findings(card: Card) -> Iterator[Finding]:
    """SG-2, in the order of its sentences."""
    if not FRAME.connected(card.island):
        yield found("SG-2", "drawn-note-pieces", card.id)
    shape = normal(frozenset(divmod(box, FRAME.width) for box in bits(card.island)))
    sides = sorted((1 + max(row for row, _ in shape), 1 + max(column for _, column in shape)))
    if card.colour <= Colour.GREEN and sides[0] > SMALL_SIDES[0]:
        yield found("SG-2", "drawn-note-large", card.id, colour=card.colour.name_phrase)
    symbols = (card.crosses | card.coins | card.palms).bit_count()
    if symbols > MAX_SYMBOLS:
        yield found("SG-2", "drawn-note-many-symbols", card.id, count=symbols, most=MAX_SYMBOLS)
    if card.palms.bit_count() > 1:
        yield found("SG-2", "drawn-note-many-palms", card.id, count=card.palms.bit_count())


def _seal_findings(card: Card) -> Iterator[Finding]:
    if card.seal is None:
        return
    if card.seal == card.colour:
        yield found("SG-3", "drawn-note-own-seal", card.id)
    if card.coins or card.palms:
        yield found("SG-3", "drawn-note-rich-seal", card.id)
    crosses, printed = card.crosses.bit_count(), PRINTED_SEAL_CROSSES[card.colour]
    if crosses != printed:
        colour = card.colour.name_phrase
        yield found("SG-4", "drawn-note-seal-x", card.id, count=crosses, colour=colour, printed=printed)


def render(deck: Deck) -> str:
    """The statistics as plain text."""
    numbers = statistics(deck)
    lines = [f"deck {deck.name}, {len(deck)} cards, hash {deck.hash}", "", _table(numbers), ""]
    islands = f"{numbers.coverable} of {len(deck)}"
    missing = f" (not {', '.join(numbers.uncoverable)})" if numbers.uncoverable else ""
    lines.append(f"islands that distinct expedition cards cover exactly: {islands}{missing}")
    alike = "; ".join(" = ".join(ids) for ids in numbers.alike)
    lines.append(f"islands that are the same when turned or mirrored: {alike or 'none'}")
    means = ", ".join(f"{pattern} {mean:.1f}" for pattern, mean in numbers.placements.items())
    lines.append(f"ways to lay a pattern on an empty card, on average: {means}")
    return "\n".join(lines) + "\n"


def _table(numbers: Statistics) -> str:
    lines = [f"{'':8}{'cards':>7}{'coins':>7}{'palms':>7}{'X':>7}   seals"]
    rows: list[tuple[str, Tally]] = [(colour.word, tally) for colour, tally in numbers.tallies.items()]
    rows.append(("all", _sum(numbers)))
    for word, tally in rows:
        seals = [seal.word for seal in tally.seals] if word != "all" else [str(len(tally.seals))]
        counts = f"{tally.cards:>7}{tally.coins:>7}{tally.palms:>7}{tally.crosses:>7}"
        lines.append(f"{word:8}{counts}   {' '.join(seals)}".rstrip())
    return "\n".join(lines)


def _sum(numbers: Statistics) -> Tally:
    tallies = numbers.tallies.values()
    return Tally(
        cards=sum(tally.cards for tally in tallies),
        coins=sum(tally.coins for tally in tallies),
        palms=sum(tally.palms for tally in tallies),
        crosses=sum(tally.crosses for tally in tallies),
        seals=tuple(seal for tally in tallies for seal in tally.seals),
    )


def picture(card: Card) -> list[str]:
    """A card for the console: two lines of words, then the frame, four rows of boxes in brackets."""
    seal = "" if card.seal is None else f"seal {card.seal.word} +{card.seal.seal_strength}"
    lines = [f"{card.id} {card.colour.word} {card.value}", seal]
    for row in range(FRAME.height):
        marks = (card.mark(row * FRAME.width + column) for column in range(FRAME.width))
        cells = ("   " if mark == "#" else f"[{mark if mark != '.' else ' '}]" for mark in marks)
        lines.append("".join(cells))
    return lines


KIND = Kind(
    Deck,
    LAYOUT,
    counts,
    facts,
    findings,
    render,
    picture,
    legend="X, o a coin, p a palm",
    model="the printed deck",
    rules="SG-1 to SG-4",
)
