"""Draws the deck of Pyramids that Vermeil ships, or another one like it.

    python3 run.py exec python tools/make_pyramids_deck.py --output my-deck.txt

The deck meets PY-1 and PY-2, and what the rules say of our own deck; the layouts come out of this search and are
nobody's but ours. The same seed gives the same file on every machine: all scores are whole numbers, and chance comes
from one generator.

Three steps. Each number gets its colour, every three in a row one of each. Each card gets its walls: the ways stay
open, the patterns can begin, no two cards alike. Last, the symbols find their boxes: skulls where the short ways run,
treasure rather beside them. How generous the deck is was tuned with tools/greedy_pyramids.py.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Sequence
from pathlib import Path

from vermeil.games.expedition.grid import PATTERNS, bits
from vermeil.games.pyramids.cards import FRAME, SYMBOLS, Card, Colour, Deck
from vermeil.games.pyramids.deck_report import distance, mirrored

SEED = 3  # of the deck that is shipped
LETTERS = {Colour.GREEN: "g", Colour.ORANGE: "o", Colour.PURPLE: "p"}
PURPLE = (15, 33)  # both purple, as in the rule book's example (PY-1)
ENTRANCE, TOMB = 1, 1 << (FRAME.size - 1)

# What the 16 cards of a colour have, one entry a card.
WALLS = (3, 3, 4, 4, 4, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6)
LOADS = {
    "skulls": (1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3),
    "crosses": (1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2),
    "red_gems": (1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2),
    "green_gems": (1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2),
    "torches": (1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    "potions": (1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
}
# How strongly traffic draws skulls and drives treasure away: the less, the stronger.
SKULL_PULL, TREASURE_PUSH = 6, 5
BEGINNINGS = 5  # of the six patterns can begin a card
LONGEST = 11  # boxes of the shortest way


def say(text: str) -> None:
    """Progress goes to stderr, so that the deck can go to stdout."""
    sys.stderr.write(text + "\n")


def paint(rng: random.Random) -> list[Colour]:
    """The colours of the numbers from 1 on: of every three in a row one each, 15 and 33 purple."""
    colours: list[Colour] = []
    for start in range(1, 49, 3):
        three = list(Colour)
        rng.shuffle(three)
        for number in PURPLE:
            if start <= number < start + 3:
                at = three.index(Colour.PURPLE)
                three[at], three[number - start] = three[number - start], Colour.PURPLE
        colours += three
    return colours


def steps_from(box: int, walls: int) -> list[int]:
    """How many steps lead from a box to each other one; 99 where no way leads."""
    steps = [99] * FRAME.size
    layer, reached, count = box, box, 0
    while layer:
        for at in bits(layer):
            steps[at] = count
        layer = FRAME.neighbours(reached) & ~walls
        reached |= layer
        count += 1
    return steps


def traffic(walls: int) -> list[int]:
    """For each box how many of a thousand shortest ways from the entrance to the tomb lead over it."""
    there, back = steps_from(ENTRANCE, walls), steps_from(TOMB, walls)
    length = there[FRAME.size - 1]
    order = sorted((box for box in range(FRAME.size) if there[box] + back[box] == length), key=there.__getitem__)
    ways_to, ways_from = [0] * FRAME.size, [0] * FRAME.size
    for ways, steps, boxes, start in ((ways_to, there, order, 0), (ways_from, back, order[::-1], FRAME.size - 1)):
        for box in boxes:
            beside = [at for at in bits(FRAME.neighbours(1 << box)) if steps[at] == steps[box] - 1]
            ways[box] = 1 if box == start else sum(ways[at] for at in beside)
    return [1000 * to * on // ways_to[-1] for to, on in zip(ways_to, ways_from, strict=True)]


def good_walls(walls: int) -> bool:
    """Whether the ways are open: all boxes in one piece, not too long a way, and patterns that can begin."""
    if not FRAME.connected(FRAME.full & ~walls):
        return False
    begun = sum(any(laid & ENTRANCE and not laid & walls for laid in FRAME.placements(pattern)) for pattern in PATTERNS)
    plain = Card("xx", Colour.GREEN, 1, ENTRANCE, TOMB, walls)
    return begun >= BEGINNINGS and distance(plain) <= LONGEST


def draw_walls(counts: Sequence[int], rng: random.Random, heat: list[int], known: set[int]) -> list[int]:
    """Walls for the cards of a colour: of some that are good, those where fewest have been so far."""
    found = []
    inner = range(1, FRAME.size - 1)
    for count in counts:
        best, least = 0, 1 << 30
        tried = 0
        while tried < 60:
            walls = sum(1 << box for box in rng.sample(inner, count))
            if walls in known or not good_walls(walls):
                continue
            tried += 1
            beside = sum((FRAME.neighbours(1 << box) & walls).bit_count() for box in bits(walls))
            cost = 4 * sum(heat[box] for box in bits(walls)) // count + 3 * beside
            if cost < least:
                best, least = walls, cost
        known |= {best, mirrored(best)}
        for box in bits(best):
            heat[box] += 1
        found.append(best)
    return found


def place_symbols(walls: int, load: dict[str, int], rng: random.Random, heat: dict[str, list[int]]) -> dict[str, int]:
    """Boxes for the symbols of a card: of some ways to place them the most pleasing one."""
    busy = traffic(walls)
    free = list(bits(FRAME.full & ~walls & ~ENTRANCE & ~TOMB))
    best: list[int] = []
    least = 1 << 30
    kinds = [symbol for symbol in SYMBOLS for _ in range(load[symbol])]
    for _ in range(300):
        boxes = rng.sample(free, len(kinds))
        cost = (
            displeasure(boxes, kinds, busy) + sum(heat[kind][box] for kind, box in zip(kinds, boxes, strict=True)) * 12
        )
        if cost < least:
            best, least = boxes, cost
    masks = dict.fromkeys(SYMBOLS, 0)
    for kind, box in zip(kinds, best, strict=True):
        masks[kind] |= 1 << box
        heat[kind][box] += 1
    return masks


def displeasure(boxes: list[int], kinds: list[str], busy: list[int]) -> int:
    """How badly symbols lie: treasure on the way, skulls off it, and the same ones side by side."""
    cost = 0
    for i, (box, kind) in enumerate(zip(boxes, kinds, strict=True)):
        if kind == "skulls":
            beside = max(busy[at] for at in bits(FRAME.neighbours(1 << box)))
            cost += (1000 - busy[box]) // SKULL_PULL + (500 if not (busy[box] or beside) else 0)
        elif kind != "crosses":
            cost += busy[box] // TREASURE_PUSH
        for other, that in zip(boxes[:i], kinds[:i], strict=True):
            if abs(box // 5 - other // 5) + abs(box % 5 - other % 5) == 1:
                cost += 60 if kind == that else 8
    return cost


def make(seed: int, name: str = "vermeil") -> Deck:
    """The whole deck."""
    rng = random.Random(seed)
    colours = paint(rng)
    wall_heat, known = [0] * FRAME.size, {0}
    heat = {symbol: [0] * FRAME.size for symbol in SYMBOLS}
    cards: list[Card] = []
    for colour in Colour:
        numbers = [at + 1 for at, painted in enumerate(colours) if painted == colour]
        loads = {what: rng.sample(counts, len(counts)) for what, counts in LOADS.items()}
        layouts = draw_walls(rng.sample(WALLS, len(WALLS)), rng, wall_heat, known)
        for at, (number, walls) in enumerate(zip(numbers, layouts, strict=True)):
            masks = place_symbols(walls, {what: counts[at] for what, counts in loads.items()}, rng, heat)
            cards.append(Card(f"{LETTERS[colour]}{number:02}", colour, number, ENTRANCE, TOMB, walls, **masks))
        say(f"{colour.word:>6}: {len(numbers)} pyramids drawn")
    return Deck(name, tuple(sorted(cards, key=lambda card: card.number)))


def to_file(deck: Deck, seed: int) -> str:
    """The deck with a word on where it came from."""
    intro = (
        "; The deck of Pyramids that Vermeil ships. Its layouts are its own.\n"
        f"; Made by tools/make_pyramids_deck.py with the seed {seed}; don't edit, copy it and draw your own.\n"
        "; '.' a box, '#' a wall, > entrance, * tomb, X red cross, r g red and green gem, t torch, s skull, p potion\n"
    )
    return intro + deck.to_text()


def main() -> None:
    """Read the options, make the deck, write it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=SEED, help="another seed, another deck (default: %(default)s)")
    parser.add_argument("--name", default="vermeil", help="the deck's name (%(default)s)")
    parser.add_argument("--output", type=Path, help="the file to write (default: the console)")
    options = parser.parse_args()
    text = to_file(make(options.seed, options.name), options.seed)
    if options.output is None:
        sys.stdout.write(text)
    else:
        options.output.write_text(text, encoding="ascii", newline="\n")
        say(f"written: {options.output}")


if __name__ == "__main__":
    main()
