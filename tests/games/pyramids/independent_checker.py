"""A checker of Pyramids records, written from docs/notation.md, docs/pyramids-notation.md and the rule book alone.

It shares no code with the game: boxes are (column, row) pairs in sets, cards are read off the deck's drawing. It
answers one question: is this the record of a game that the rules allow, finished or not, with the result they give?
"""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from dataclasses import dataclass, field

from tests.games.pyramids.brute_force import Card, drawings
from tests.perft.patterns_and_picks import SHAPES, Box, Boxes, turns
from tests.records.line_checker import Holding, LineChecker, demand

COLOURS = ["green", "orange", "purple"]
VARIANTS = ["open_marks", "tracker", "closed_tomb", "linear_skulls"]
PENALTIES = [1, 2, 3, 4, 6, 8, 10, 12, 15, 18]


def moved_home(boxes: set[Box]) -> Boxes:
    """The same shape in the top left corner."""
    left, top = min(x for x, _ in boxes), min(y for _, y in boxes)
    return frozenset((x - left, y - top) for x, y in boxes)


FORMS = {pattern: {moved_home(turned) for turned in turns(shape)} for pattern, shape in SHAPES.items()}


@dataclass
class Seat(Holding):
    red: int = 0
    green: int = 0
    skulls: int = 0
    torches: set[int] = field(default_factory=set)
    boxes: list[int] = field(default_factory=list)


class Checker(LineChecker):
    PREFIX = "PY"
    SIDE = 5

    def __init__(self, record: str, deck_text: str) -> None:
        drawn = drawings(deck_text)
        self.number = {card: number for card, (number, _) in drawn.items()}
        super().__init__(record, sorted(self.number, key=lambda card: self.number[card]))
        self.deck_text = deck_text
        head, *cards = [paragraph.splitlines() for paragraph in deck_text.split("\n\n")]
        self.deck = dict(line.split(" ") for line in head)
        self.colour = {card[0].split()[0]: card[0].split()[1] for card in cards}
        self.marks = {card: marks for card, (_, marks) in drawn.items()}
        self.free = {colour: [10, 6, 3] for colour in COLOURS}
        self.variants: list[str] = []
        self.seats: list[Seat] = []

    def check(self) -> None:
        self.header()
        self.set_up()
        for turn in range(28):
            self.action_2(self.reveal(turn), turn // 7 + 1)
            fresh, took = self.action_3(turn)
            if len(self.seats) == 1 and not took and (self.stack or self.buried):
                self.bury(turn)
            self.action_4(fresh)
            if len(self.seats) == 1 and turn in {6, 13, 20}:
                self.free = {colour: free[1:] for colour, free in self.free.items()}
        self.result()

    def header(self) -> None:
        demand(len(self.lines) >= 5, "no header")
        first, game, deck, players, variants = self.lines[:5]
        demand(first == "vermeil 1", "another format")
        demand(game == "game pyramids", "another game")
        digest = hashlib.sha256(self.deck_text.encode()).hexdigest()[:16]
        demand(deck == f"deck {self.deck['name']} {digest}", "another deck")
        demand(re.fullmatch("players [1-4]", players), "PY-10: 1 to 4 players")
        self.variants = [name for name in VARIANTS if f" {name}=on" in variants]
        written = " ".join(f"{name}=on" for name in self.variants) or "-"
        demand(variants == f"variants {written}", "variants are written otherwise")
        self.seats = [Seat() for _ in range(int(players[-1]))]
        self.at = 5

    # --- the game ------------------------------------------------------------------------------------------

    def set_up(self) -> None:
        demand(len(self.stack) >= 4 * len(self.seats), "PY-10: too few cards")
        self.deal_and_keep([*self.seats])

    def playable(self, seat: Seat, slot: int) -> Card | None:
        """The card there, if boxes of it may still be crossed; PY-35."""
        card = seat.cards[slot]
        if card is None or ("closed_tomb" in self.variants and self.is_completed(seat, slot)):
            return None
        return Card(self.marks[card], frozenset(seat.crossed[slot]))

    def may(self, seat: Seat, slot: int, boxes: set[Box]) -> bool:
        """PY-21, PY-22: open boxes, with the entrance of an empty card or beside a crossed box."""
        card = self.playable(seat, slot)
        return card is not None and card.may(frozenset(boxes))

    def has_box(self, seat: Seat) -> bool:
        cards = [self.playable(seat, slot) for slot in (0, 1)]
        return any(card.may(frozenset({box})) for card in cards if card is not None for box in card.marks)

    def is_completed(self, seat: Seat, slot: int) -> bool:
        """PY-35: its tomb is crossed."""
        card = seat.cards[slot]
        return card is not None and any(self.marks[card][box] == "*" for box in seat.crossed[slot])

    def action_2(self, pattern: str, number_of_round: int) -> None:
        owed: dict[int, int | None] = {n: None for n, seat in enumerate(self.seats) if self.has_box(seat)}
        while owed:
            number, spelling = self.move(set(owed))
            seat, left = self.seats[number], owed[number]
            if spelling == "done":
                demand(left == 0, "PY-21, PY-30: not yet")
                del owed[number]
                continue
            plus, slot, boxes = self.crossing(spelling, left)
            whole = not plus and moved_home(set(boxes)) in FORMS[pattern]
            demand(len(boxes) == 1 or whole, "PY-21: not the pattern")
            demand(self.may(seat, slot, set(boxes)), "PY-21, PY-22, PY-35: not there")
            more = self.cross(seat, slot, boxes, number_of_round) + (left or 0) - plus
            owed[number] = more if self.has_box(seat) else 0

    def cross(self, seat: Seat, slot: int, boxes: list[Box], number_of_round: int) -> int:
        """Cross boxes and collect; returns how many are owed for them."""
        seat.crossed[slot].update(boxes)
        found = Counter(self.marks[str(seat.cards[slot])][box] for box in boxes)
        seat.red = min(10, seat.red + found["r"])
        seat.green = min(10, seat.green + found["g"])
        if found["t"]:
            seat.torches.add(number_of_round)
        seat.skulls = min(10, seat.skulls + found["s"])
        for _ in range(found["p"]):
            seat.skulls = max(0, seat.skulls - 2)
        return found["X"]

    def action_3(self, turn: int) -> tuple[list[list[str]], bool]:
        """What each seat has completed in this turn, and whether any card was taken."""
        slots = [[slot for slot in (0, 1) if self.is_completed(seat, slot)] for seat in self.seats]
        fresh = [[str(seat.cards[slot]) for slot in slots[n]] for n, seat in enumerate(self.seats)]
        finishers = [n for n in range(len(self.seats)) if fresh[n]]
        took = False
        for number in sorted(finishers, key=lambda n: min(self.number[card] for card in fresh[n])):
            seat = self.seats[number]
            for slot in slots[number]:
                seat.completed.append(str(seat.cards[slot]))
                seat.cards[slot], seat.crossed[slot] = None, set()
            if turn == 27:
                continue
            for slot in slots[number]:
                if any(self.display) or self.stack or self.buried:
                    seat.cards[slot] = self.take(number)
                    took = True
            self.refill(turn)
        return fresh, took

    def action_4(self, fresh: list[list[str]]) -> None:
        """PY-41: 2nd, 4th and 6th pyramids of a colour, the lower number first."""
        for colour, free in self.free.items():
            claims: list[tuple[int, Seat]] = []
            for seat, cards in zip(self.seats, fresh, strict=True):
                new = sorted(self.number[card] for card in cards if self.colour[card] == colour)
                all_of_it = sum(self.colour[card] == colour for card in seat.completed)
                ranks = range(all_of_it - len(new) + 1, all_of_it + 1)
                claims += [(number, seat) for number, rank in zip(new, ranks, strict=True) if rank in {2, 4, 6}]
            for _, seat in sorted(claims, key=lambda claim: claim[0]):
                if free:
                    seat.boxes.append(free.pop(0))

    # --- the end -------------------------------------------------------------------------------------------

    def result(self) -> None:
        penalties = [int(word) for word in self.deck["skulls"].split(",")] if "skulls" in self.deck else PENALTIES
        if "linear_skulls" in self.variants:
            penalties = list(range(1, 11))
        totals, expected = [], []
        for number, seat in enumerate(self.seats):
            sheet = {
                "pyramids": 10 * len(seat.completed),
                "torches": 5 * len(seat.torches),
                "colours": sum(seat.boxes),
                "gems": 5 * min(seat.red, seat.green) + abs(seat.red - seat.green),
                "skulls": -max(penalties[: seat.skulls], default=0),
            }
            totals.append(sum(sheet.values()))
            expected.append(f"= {number} {' '.join(f'{k} {v}' for k, v in sheet.items())} total {totals[-1]}")
        best = [number for number, total in enumerate(totals) if total == max(totals)]
        lowest = {
            n: min(self.number[card] for card in self.seats[n].completed) for n in best if self.seats[n].completed
        }
        if lowest:
            best = [min(lowest, key=lambda n: lowest[n])]
        winners = " ".join(str(number) for number in best)
        demand(self.lines[self.at :] == [*expected, f"= winners {winners}"], "the result is another")


def verdict(record: str, deck_text: str) -> str:
    """finished, unfinished, or wrong."""
    return Checker(record, deck_text).verdict()
