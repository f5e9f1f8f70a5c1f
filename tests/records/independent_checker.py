"""A checker of Silver & Gold records, written from docs/notation.md and the rule book alone.

It shares no code with the game: boxes are (column, row) pairs in sets, cards are read off the deck's drawing. It
answers one question: is this the record of a game that the rules allow, finished or not, with the result they give?
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field

from tests.perft.brute_force import Box, Boxes, box_of, drawings, ways

COLOURS = ["grey", "green", "orange", "purple"]
VALUES = {"grey": 8, "green": 10, "orange": 12, "purple": 14}
STRENGTH = {"grey": 1, "green": 1, "orange": 2, "purple": 2}
COMPOSITION = Counter({"I2": 1, "I3": 2, "V3": 2, "L4": 1, "T4": 1, "O4": 1})
CROSS = re.compile(r"(\+?)([AB]):((?:[a-d][1-4])+)")


class WrongError(Exception):
    """The record can't be true."""


class UnfinishedError(Exception):
    """The record stops where a seat must decide: so far it is true."""


def demand(kept: object, message: str) -> None:
    if not kept:
        raise WrongError(message)


@dataclass
class Seat:
    cards: list[str | None] = field(default_factory=lambda: [None, None])
    crossed: list[set[Box]] = field(default_factory=lambda: [set(), set()])
    completed: list[str] = field(default_factory=list)
    coins: int = 0
    rows: int = 0
    cups: list[int] = field(default_factory=list)
    palms: list[int] = field(default_factory=list)


class Checker:
    def __init__(self, record: str, deck_text: str) -> None:
        self.lines = [line.rstrip("\r") for line in record.split("\n") if line.strip() and not line.startswith(";")]
        self.at = 0
        self.marks = drawings(deck_text)
        heads = [paragraph.splitlines()[0].split() for paragraph in deck_text.split("\n\n") if paragraph.strip()]
        self.order = [head[0] for head in heads if head[0] != "game"]
        self.colour = {head[0]: head[1] for head in heads}
        self.seal = {head[0]: head[3] for head in heads if head[2:3] == ["seal"]}
        self.marks = {card: self.marks[card] for card in self.order}
        self.stack = set(self.order)
        self.buried: list[str] = []
        self.display: list[str | None] = [None] * 4
        self.age = [0] * 4
        self.cups = [6, 5, 4, 3, 2, 1]
        self.players = 0
        self.start = -1

    def check(self) -> None:
        """Raises WrongError or UnfinishedError, or the record is that of a whole game."""
        self.header()
        self.set_up()
        for turn in range(28):
            if turn % 7 == 0:
                self.unseen = COMPOSITION.copy()
            [pattern] = self.chance("reveal", 1)
            demand(self.unseen[pattern], "SG-20: not to be revealed")
            self.unseen[pattern] -= 1
            self.action_2(pattern)
            took = self.action_3(turn)
            if self.players == 1 and not took and (self.stack or self.buried):
                self.bury(turn)
            self.start = (self.start + 1) % self.players
            if self.players == 1 and turn % 7 == 6:
                self.cups = self.cups[1:]
        self.result()

    def header(self) -> None:
        keys = [line.partition(" ")[0] for line in self.lines[:5]]
        demand(keys == ["vermeil", "game", "deck", "players", "variants"], "no header")
        self.players = int(self.lines[3].split()[1])
        variants = dict(word.split("=") for word in self.lines[4].split()[1:] if word != "-")
        given = variants.get("start_player", "random")
        self.start = int(given) if given != "random" else (0 if self.players == 1 else -1)
        self.at = 5

    # --- lines ---------------------------------------------------------------------------------------------

    def chance(self, event: str, count: int) -> list[str]:
        demand(self.at < len(self.lines), f"the record ends where chance brings {event}")
        line = self.lines[self.at]
        demand(line.startswith(f"! {event} "), f"{line!r} is not {event}")
        words = line.removeprefix(f"! {event} ").split(" ")
        demand(len(words) == count, f"{event} brings {count}")
        self.at += 1
        return words

    def move(self, seats: set[int]) -> tuple[int, str]:
        """The next decision, by one of these seats."""
        if self.at == len(self.lines):
            raise UnfinishedError
        line = self.lines[self.at]
        self.at += 1
        demand(re.match(r"[0-3] ", line), f"{line!r} is no move")
        demand(int(line[0]) in seats, f"seat {line[0]} has nothing to decide")
        return int(line[0]), line[2:]

    def from_stack(self, card: str) -> str:
        if self.stack:
            demand(card in self.stack, f"{card} is not in the stack")
            self.stack.remove(card)
        else:
            demand(self.buried[:1] == [card], f"{card} does not lie under the stack first")
            self.buried.pop(0)
        return card

    # --- the game ------------------------------------------------------------------------------------------

    def set_up(self) -> None:
        deals = (self.chance(f"deal {seat}", 4) for seat in range(self.players))
        hands = [[self.from_stack(card) for card in dealt] for dealt in deals]
        self.seats = [Seat() for _ in hands]
        waiting = set(range(self.players))
        while waiting:
            seat, spelling = self.move(waiting)
            demand(spelling.startswith("keep:"), "SG-10: keep first")
            kept = spelling.removeprefix("keep:").split(",")
            demand(len(kept) == 2 and set(kept) <= set(hands[seat]), "SG-10: two of the four")
            demand(self.order.index(kept[0]) < self.order.index(kept[1]), "in the deck's order")
            self.seats[seat].cards = [*kept]
            waiting.remove(seat)
            hands[seat] = [card for card in hands[seat] if card not in kept]
        self.stack |= {card for hand in hands for card in hand}
        for place, card in enumerate(self.chance("display", min(4, len(self.stack)))):
            self.display[place] = self.from_stack(card)
        if self.start < 0:
            self.start = int(self.chance("start", 1)[0])
            demand(self.start < self.players, "SG-11")

    def empty(self, seat: Seat, slot: int) -> Boxes:
        card = seat.cards[slot]
        return frozenset() if card is None else frozenset(self.marks[card]) - seat.crossed[slot]

    def has_box(self, seat: Seat) -> bool:
        return bool(self.empty(seat, 0) or self.empty(seat, 1))

    def action_2(self, pattern: str) -> None:
        owed: dict[int, int | None] = {n: None for n, seat in enumerate(self.seats) if self.has_box(seat)}
        while owed:
            number, spelling = self.move(set(owed))
            seat, left = self.seats[number], owed[number]
            if spelling == "done":
                demand(left == 0, "SG-21, SG-30: not yet")
                del owed[number]
                continue
            match = CROSS.fullmatch(spelling)
            demand(match, f"{spelling!r} crosses nothing")
            plus, card, names = match.groups() if match else ("", "", "")
            boxes = [box_of(names[i : i + 2]) for i in range(0, len(names), 2)]
            demand(boxes == sorted(set(boxes), key=lambda box: (box[1], box[0])), "in reading order")
            demand(left != 0 and bool(plus) == (left is not None), "SG-30: owed boxes have a plus, others none")
            empty = self.empty(seat, "AB".index(card))
            demand(set(boxes) <= empty, "SG-21, SG-22: not empty boxes of the island")
            demand(len(boxes) == 1 or (not plus and frozenset(boxes) in ways(pattern, empty)), "SG-21: not the pattern")
            more = self.cross(seat, "AB".index(card), boxes) + (left or 0) - bool(plus)
            owed[number] = more if self.has_box(seat) else 0

    def cross(self, seat: Seat, slot: int, boxes: list[Box]) -> int:
        """Cross boxes and collect; returns how many are owed for them."""
        marks = self.marks[str(seat.cards[slot])]
        shown = sum(mark == "p" for card in self.display if card for mark in self.marks[card].values())
        for box in boxes:
            seat.crossed[slot].add(box)
            if marks[box] == "o" and seat.coins < 12:
                seat.coins += 1
            if marks[box] == "p" and len(seat.palms) < 4:
                seat.palms.append(1 + shown)
        return sum(marks[box] == "X" for box in boxes)

    def action_3(self, turn: int) -> bool:
        """Whether any card was taken."""
        took = False
        for n in range(self.players):
            number = (self.start + n) % self.players
            seat = self.seats[number]
            while seat.coins // 4 > seat.rows:
                seat.rows += 1
                if self.cups:
                    seat.cups.append(self.cups.pop(0))
            full = [slot for slot in (0, 1) if seat.cards[slot] and not self.empty(seat, slot)]
            for slot in full:
                seat.completed.append(str(seat.cards[slot]))
                seat.cards[slot], seat.crossed[slot] = None, set()
            if turn == 27:
                continue
            for slot in full:
                if any(self.display) or self.stack or self.buried:
                    seat.cards[slot] = self.take(number)
                    took = True
            if full:
                self.refill(turn)
        return took

    def take(self, number: int) -> str:
        _, spelling = self.move({number})
        if spelling == "take:top":
            demand(self.stack or self.buried, "SG-42: no stack")
            return self.from_stack(self.chance("draw", 1)[0])
        demand(re.fullmatch("take:[1-4]", spelling), f"{spelling!r} takes nothing")
        card, self.display[int(spelling[-1]) - 1] = self.display[int(spelling[-1]) - 1], None
        demand(card, "SG-42: a gap")
        return str(card)

    def refill(self, turn: int) -> None:
        for place in range(4):
            if self.display[place] is None and (self.stack or self.buried):
                self.display[place] = self.from_stack(self.chance(f"refill {place + 1}", 1)[0])
                self.age[place] = turn + 1

    def bury(self, turn: int) -> None:
        places = [place for place in range(4) if self.display[place]]
        if places:
            oldest = min(places, key=lambda place: (self.age[place], place))
            self.buried.append(str(self.display[oldest]))
            self.display[oldest] = None
            self.refill(turn)

    # --- the end -------------------------------------------------------------------------------------------

    def result(self) -> None:
        standings, expected = [], []
        for number, seat in enumerate(self.seats):
            of = Counter(self.colour[card] for card in seat.completed)
            sheet = {
                "cards": sum(VALUES[self.colour[card]] for card in seat.completed),
                "seals": sum(STRENGTH[self.seal[c]] * of[self.seal[c]] for c in seat.completed if c in self.seal),
                "coins": seat.coins,
                "cups": sum(seat.cups),
                "palms": sum(seat.palms),
            }
            total = sum(sheet.values())
            standings.append((total, [of[colour] for colour in COLOURS]))
            expected.append(f"= {number} {' '.join(f'{k} {v}' for k, v in sheet.items())} total {total}")
        best = [str(number) for number, standing in enumerate(standings) if standing == max(standings)]
        demand(self.lines[self.at :] == [*expected, f"= winners {' '.join(best)}"], "the result is another")


def verdict(record: str, deck_text: str) -> str:
    """finished, unfinished, or wrong."""
    try:
        Checker(record, deck_text).check()
    except UnfinishedError:
        return "unfinished"
    except WrongError:
        return "wrong"
    return "finished"
