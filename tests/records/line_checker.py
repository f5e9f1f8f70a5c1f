"""What the checkers of both flip-and-write games do alike: reading lines, dealing, revealing, taking and refilling.

Written from docs/notation.md and the rule books alone; like the checkers it shares no code with the games.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections import Counter
from dataclasses import dataclass, field

from tests.perft.patterns_and_picks import Box, box_of

COMPOSITION = Counter({"I2": 1, "I3": 2, "V3": 2, "L4": 1, "T4": 1, "O4": 1})


class WrongError(Exception):
    """The record can't be true."""


class UnfinishedError(Exception):
    """The record stops where a seat must decide: so far it is true."""


def demand(kept: object, message: str) -> None:
    if not kept:
        raise WrongError(message)


@dataclass
class Holding:
    """The two cards before a seat, and those that it has completed."""

    cards: list[str | None] = field(default_factory=lambda: [None, None])
    crossed: list[set[Box]] = field(default_factory=lambda: [set(), set()])
    completed: list[str] = field(default_factory=list)


class LineChecker(ABC):
    """A record and how far it was read, with the stack and the display as they are then."""

    PREFIX: str  # of the game's rules
    SIDE: int  # how many boxes a card is wide and high

    def __init__(self, record: str, order: list[str]) -> None:
        self.lines = [line.rstrip("\r") for line in record.split("\n") if line.strip() and not line.startswith(";")]
        self.at = 0
        self.order = order
        self.stack = set(order)
        self.unseen: Counter[str] = Counter()
        self.buried: list[str] = []
        self.display: list[str | None] = [None] * 4
        self.age = [0] * 4

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
        demand(re.match(r"[0-3] ", line), f"{line!r} is not a move")
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

    # --- what happens in both games ------------------------------------------------------------------------

    def deal_and_keep(self, seats: list[Holding]) -> None:
        deals = (self.chance(f"deal {seat}", 4) for seat in range(len(seats)))
        hands = [[self.from_stack(card) for card in dealt] for dealt in deals]
        waiting = set(range(len(seats)))
        while waiting:
            seat, spelling = self.move(waiting)
            demand(spelling.startswith("keep:"), f"{self.PREFIX}-10: keep first")
            kept = spelling.removeprefix("keep:").split(",")
            demand(len(kept) == 2 and set(kept) <= set(hands[seat]), f"{self.PREFIX}-10: two of the four")
            demand(self.order.index(kept[0]) < self.order.index(kept[1]), "in the deck's order")
            seats[seat].cards = [*kept]
            waiting.remove(seat)
            hands[seat] = [card for card in hands[seat] if card not in kept]
        self.stack |= {card for hand in hands for card in hand}
        for place, card in enumerate(self.chance("display", min(4, len(self.stack)))):
            self.display[place] = self.from_stack(card)

    def reveal(self, turn: int) -> str:
        if turn % 7 == 0:
            self.unseen = COMPOSITION.copy()
        [pattern] = self.chance("reveal", 1)
        demand(self.unseen[pattern], f"{self.PREFIX}-20: not to be revealed")
        self.unseen[pattern] -= 1
        return pattern

    def crossing(self, spelling: str, left: int | None) -> tuple[bool, int, list[Box]]:
        """Whether owed boxes are crossed, of which card, and which; `left` are owed, None before the pattern."""
        box = f"[a-{'abcde'[self.SIDE - 1]}][1-{self.SIDE}]"
        match = re.fullmatch(rf"(\+?)([AB]):((?:{box})+)", spelling)
        demand(match, f"{spelling!r} crosses nothing")
        plus, card, names = match.groups() if match else ("", "", "")
        boxes = [box_of(names[i : i + 2]) for i in range(0, len(names), 2)]
        demand(boxes == sorted(set(boxes), key=lambda box: (box[1], box[0])), "in reading order")
        demand(left != 0 and bool(plus) == (left is not None), f"{self.PREFIX}-30: owed boxes have a plus, others none")
        return bool(plus), "AB".index(card), boxes

    def take(self, number: int) -> str:
        _, spelling = self.move({number})
        if spelling == "take:top":
            demand(self.stack or self.buried, "no stack to take from")
            return self.from_stack(self.chance("draw", 1)[0])
        demand(re.fullmatch("take:[1-4]", spelling), f"{spelling!r} takes nothing")
        card, self.display[int(spelling[-1]) - 1] = self.display[int(spelling[-1]) - 1], None
        demand(card, "there is a gap")
        return str(card)

    def refill(self, turn: int) -> None:
        for place in range(4):
            if self.display[place] is None and (self.stack or self.buried):
                self.display[place] = self.from_stack(self.chance(f"refill {place + 1}", 1)[0])
                self.age[place] = turn + 1

    def bury(self, turn: int) -> None:
        """Solo: the oldest displayed card goes under the stack."""
        places = [place for place in range(4) if self.display[place]]
        if places:
            oldest = min(places, key=lambda place: (self.age[place], place))
            self.buried.append(str(self.display[oldest]))
            self.display[oldest] = None
            self.refill(turn)

    @abstractmethod
    def check(self) -> None:
        """Raises WrongError or UnfinishedError, or the record is that of a whole game."""

    def verdict(self) -> str:
        """finished, unfinished, or wrong."""
        try:
            self.check()
        except UnfinishedError:
            return "unfinished"
        except WrongError:
            return "wrong"
        return "finished"
