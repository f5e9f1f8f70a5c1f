"""A checker of Silver & Gold records, written from docs/notation.md and the rule book alone.

It shares no code with the game: boxes are (column, row) pairs in sets, cards are read off the deck's drawing. It
answers one question: is this the record of a game that the rules allow, finished or not, with the result they give?
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from tests.perft.brute_force import drawings, ways
from tests.perft.patterns_and_picks import Box, Boxes
from tests.records.line_checker import Holding, LineChecker, demand

COLOURS = ["grey", "green", "orange", "purple"]
VALUES = {"grey": 8, "green": 10, "orange": 12, "purple": 14}
STRENGTH = {"grey": 1, "green": 1, "orange": 2, "purple": 2}


@dataclass
class Seat(Holding):
    coins: int = 0
    rows: int = 0
    cups: list[int] = field(default_factory=list)
    palms: list[int] = field(default_factory=list)


class Checker(LineChecker):
    PREFIX = "SG"
    SIDE = 4

    def __init__(self, record: str, deck_text: str) -> None:
        heads = [paragraph.splitlines()[0].split() for paragraph in deck_text.split("\n\n") if paragraph.strip()]
        super().__init__(record, [head[0] for head in heads if head[0] != "game"])
        self.colour = {head[0]: head[1] for head in heads}
        self.seal = {head[0]: head[3] for head in heads if head[2:3] == ["seal"]}
        drawn = drawings(deck_text)
        self.marks = {card: drawn[card] for card in self.order}
        self.cups = [6, 5, 4, 3, 2, 1]
        self.seats: list[Seat] = []
        self.start = -1

    def check(self) -> None:
        self.header()
        self.set_up()
        for turn in range(28):
            self.action_2(self.reveal(turn))
            took = self.action_3(turn)
            if len(self.seats) == 1 and not took and (self.stack or self.buried):
                self.bury(turn)
            self.start = (self.start + 1) % len(self.seats)
            if len(self.seats) == 1 and turn % 7 == 6:
                self.cups = self.cups[1:]
        self.result()

    def header(self) -> None:
        keys = [line.partition(" ")[0] for line in self.lines[:5]]
        demand(keys == ["vermeil", "game", "deck", "players", "variants"], "no header")
        self.seats = [Seat() for _ in range(int(self.lines[3].split()[1]))]
        variants = dict(word.split("=") for word in self.lines[4].split()[1:] if word != "-")
        given = variants.get("start_player", "random")
        self.start = int(given) if given != "random" else (0 if len(self.seats) == 1 else -1)
        self.at = 5

    # --- the game ------------------------------------------------------------------------------------------

    def set_up(self) -> None:
        self.deal_and_keep([*self.seats])
        if self.start < 0:
            self.start = int(self.chance("start", 1)[0])
            demand(self.start < len(self.seats), "SG-11")

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
            plus, slot, boxes = self.crossing(spelling, left)
            empty = self.empty(seat, slot)
            demand(set(boxes) <= empty, "SG-21, SG-22: not empty boxes of the island")
            demand(len(boxes) == 1 or (not plus and frozenset(boxes) in ways(pattern, empty)), "SG-21: not the pattern")
            more = self.cross(seat, slot, boxes) + (left or 0) - plus
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
        for n in range(len(self.seats)):
            number = (self.start + n) % len(self.seats)
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
    return Checker(record, deck_text).verdict()
