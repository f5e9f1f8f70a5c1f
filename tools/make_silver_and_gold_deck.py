"""Make the deck of Silver & Gold that Vermeil ships, or another one like it.

    python3 run.py exec python tools/make_silver_and_gold_deck.py --output my-deck.txt

The deck meets SG-1 to SG-4 exactly; the layouts come out of this search and are nobody's but ours. The same seed gives
the same file on every machine: all scores are whole numbers, and chance comes from one generator.

Three steps. The islands of each colour are chosen among all there are (they are few enough to list): no two alike,
each coverable by distinct expedition cards, few single boxes that stick out, as unlike each other as possible.
Then each gets its turn, its symbols from the table below, or its seal. Last, the symbols find their boxes.
"""

from __future__ import annotations

import argparse
import random
import sys
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from deck_shapes import appendages, arms, distance, free_islands, lakes, reach

from vermeil.games.expedition.grid import bits
from vermeil.games.silver_and_gold.cards import FRAME, Card, Colour, Deck
from vermeil.games.silver_and_gold.deck_report import covers, turns

SEED = 2  # of the deck that is shipped
LETTERS = {Colour.GREY: "s", Colour.GREEN: "g", Colour.ORANGE: "o", Colour.PURPLE: "p"}

# What the cards without a seal bear, a word for each card: X, o a coin, p a palm (SG-4).
SYMBOLS = {
    Colour.GREY: "pX po p p oX o X X",
    Colour.GREEN: "poX pXX poo pX oXX oXX ooX oX oX",
    Colour.ORANGE: "poX pooX poo pXX ooXX oooX ooX ooX oXX",
    Colour.PURPLE: "pooX poXX pXX pooX ooXX oooX ooXX oXX ooX",
}
SEALED = {Colour.GREY: "", Colour.GREEN: "", Colour.ORANGE: "XX", Colour.PURPLE: "XXX"}

# Taste, in points of displeasure.
APPENDAGE = 30  # a single box that sticks out of something broader
ARM = 3  # an arm after the first
DULL, REGULAR = 4, 2  # an island with no more turns than these: rectangles and the like
LAKE = 2  # a lake pleases
ALIKE, NEAR = 3, 2  # two islands of a colour that differ in so few boxes


@dataclass(frozen=True)
class Blank:
    """A card whose symbols have no boxes yet."""

    colour: Colour
    seal: Colour | None
    island: int
    symbols: str


def say(text: str) -> None:
    """Progress goes to stderr, so that the deck can go to stdout."""
    sys.stderr.write(text + "\n")


@cache
def looks(island: int) -> int:
    """How pleasant an outline is; 0 is flawless."""
    dull = DULL if len(turns(island)) <= REGULAR else 0
    return APPENDAGE * appendages(island) + ARM * max(0, arms(island) - 1) + dull - LAKE * lakes(island)


def misfit(chosen: list[int]) -> int:
    """How displeasing a set of islands is: outlines, and pairs that differ in a box or two."""
    alike = sum(distance(a, b) <= NEAR for i, a in enumerate(chosen) for b in chosen[:i])
    return sum(map(looks, chosen)) + ALIKE * alike


def choose_islands(colour: Colour, count: int, rng: random.Random) -> list[int]:
    """The islands of a colour: a start at random, then one is exchanged as long as that helps."""
    height = 3 if colour <= Colour.GREEN else 4
    every = free_islands(colour.boxes, height)
    pool = [island for island in every if covers(island)]
    chosen = rng.sample(pool, count)
    best, stuck = misfit(chosen), 0
    while stuck < 40 * len(pool):
        place, island = rng.randrange(count), rng.choice(pool)
        stuck += 1
        if island in chosen:
            continue
        other = [*chosen[:place], island, *chosen[place + 1 :]]
        if (cost := misfit(other)) <= best:
            stuck = 0 if cost < best else stuck
            chosen, best = other, cost
    say(f"{colour.word:>6}: {len(every)} islands, {len(pool)} coverable, {count} chosen, misfit {best}")
    return chosen


def deal(colour: Colour, islands: list[int], rng: random.Random) -> list[Blank]:
    """Give each island a turn, and its symbols or its seal."""
    seals = [seal for seal in Colour if seal != colour]
    loads: list[tuple[Colour | None, str]] = [(seal, SEALED[colour]) for seal in seals]
    loads += [(None, word) for word in SYMBOLS[colour].split()]
    rng.shuffle(loads)
    blanks = []
    for island, (seal, symbols) in zip(islands, loads, strict=True):
        blanks.append(Blank(colour, seal, rng.choice(turns(island)), symbols))
    return blanks


@cache
def crowding(boxes: tuple[int, ...], symbols: str) -> int:
    """How badly the symbols of one card are spread."""
    cost = 0
    for i, (one, what) in enumerate(zip(boxes, symbols, strict=True)):
        for other, that in zip(boxes[:i], symbols[:i], strict=True):
            down, across = abs(one // 4 - other // 4), abs(one % 4 - other % 4)
            both_x = what == that == "X"
            if down + across == 1:
                cost += 24 if both_x else 5
            elif down == across == 1:
                cost += 10 if both_x else 2
            cost += (down == 0) + (across == 0) + (4 if what == that and max(down, across) <= 1 else 0)
    return cost


def spread(cards: list[tuple[int, ...]], blanks: list[Blank], ranks: list[dict[int, int]]) -> int:
    """How badly the symbols of a colour are spread: on each card, over the frame, over easy and hard boxes."""
    cost = sum(crowding(boxes, blank.symbols) for boxes, blank in zip(cards, blanks, strict=True))
    heat = [0] * FRAME.size
    hard: dict[str, list[int]] = {"X": [0] * 4, "o": [0] * 4, "p": [0] * 4}
    for boxes, blank, rank in zip(cards, blanks, ranks, strict=True):
        for box, symbol in zip(boxes, blank.symbols, strict=True):
            heat[box] += 1
            hard[symbol][rank[box]] += 1
    cost += sum(count * count for count in heat)
    return cost + sum(2 * count * count for counts in hard.values() for count in counts)


def rank_boxes(island: int) -> dict[int, int]:
    """The boxes of an island in four classes, from the hardest to reach with a pattern (0) to the easiest (3)."""
    by_reach = reach(island)
    order = sorted(by_reach, key=lambda box: (by_reach[box], box))
    return {box: position * 4 // len(order) for position, box in enumerate(order)}


def place_symbols(blanks: list[Blank], rng: random.Random, steps: int) -> list[tuple[int, ...]]:
    """Boxes for the symbols of the cards of a colour: moved one at a time as long as that helps."""
    free = [list(bits(blank.island)) for blank in blanks]
    ranks = [rank_boxes(blank.island) for blank in blanks]
    cards = [tuple(rng.sample(boxes, len(blank.symbols))) for boxes, blank in zip(free, blanks, strict=True)]
    marked = [index for index, blank in enumerate(blanks) if blank.symbols]
    best = spread(cards, blanks, ranks)
    for _ in range(steps):
        index = rng.choice(marked)
        before = cards[index]
        symbol, box = rng.randrange(len(before)), rng.choice(free[index])
        if box in before:
            continue
        cards[index] = (*before[:symbol], box, *before[symbol + 1 :])
        cost = spread(cards, blanks, ranks)
        if cost <= best:
            best = cost
        else:
            cards[index] = before
    say(f"{blanks[0].colour.word:>6}: symbols placed, spread {best}")
    return cards


def draw(blank: Blank, boxes: tuple[int, ...]) -> Card:
    """The finished card, its id still to come."""
    masks = dict.fromkeys("Xop", 0)
    for box, symbol in zip(boxes, blank.symbols, strict=True):
        masks[symbol] |= 1 << box
    return Card("xx", blank.colour, blank.seal, blank.island, masks["X"], masks["o"], masks["p"])


def make(seed: int, steps: int, name: str = "vermeil") -> Deck:
    """The whole deck: grey to purple, the sealed cards of each colour last."""
    rng = random.Random(seed)
    cards: list[Card] = []
    for colour in Colour:
        count = 11 if colour == Colour.GREY else 12
        blanks = deal(colour, choose_islands(colour, count, rng), rng)
        drawn = [draw(*pair) for pair in zip(blanks, place_symbols(blanks, rng, steps), strict=True)]
        drawn.sort(key=lambda card: -1 if card.seal is None else card.seal)
        letter = LETTERS[colour]
        cards += [replace(card, id=f"{letter}{number:02}") for number, card in enumerate(drawn, start=1)]
    return Deck(name, tuple(cards))


def to_file(deck: Deck, seed: int) -> str:
    """The deck with a word on where it came from."""
    intro = (
        "; The deck of Silver & Gold that Vermeil ships. Its layouts are its own.\n"
        f"; Made by tools/make_silver_and_gold_deck.py with the seed {seed}; don't edit, copy it and draw your own.\n"
        "; '.' a box, '#' no box, X o p a box with an X, a coin, a palm\n"
    )
    return intro + deck.to_text()


def main() -> None:
    """Read the options, make the deck, write it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=SEED, help="another seed, another deck (default: %(default)s)")
    parser.add_argument(
        "--steps", type=int, default=20000, help="moves tried for the symbols of each colour (%(default)s)"
    )
    parser.add_argument("--name", default="vermeil", help="the deck's name (%(default)s)")
    parser.add_argument("--output", type=Path, help="the file to write (default: the console)")
    options = parser.parse_args()
    text = to_file(make(options.seed, options.steps, options.name), options.seed)
    if options.output is None:
        sys.stdout.write(text)
    else:
        options.output.write_text(text, encoding="ascii", newline="\n")
        say(f"written: {options.output}")


if __name__ == "__main__":
    main()
