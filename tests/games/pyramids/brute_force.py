"""Counting move sequences naively: boxes are (column, row) pairs in sets, cards are read off the deck's own drawing.

Nothing of our grid or engine is used, only what the rule book says and what the views show. It counts within one
phase: keeping cards (PY-10), action 2 of all seats (PY-21 to PY-35), or all picks of action 3 (PY-40).
"""

from __future__ import annotations

from typing import Any, NamedTuple

from tests.perft.patterns_and_picks import BeyondPhaseError, Box, Boxes, box_of, count_keeps, count_picks, placements


class Card(NamedTuple):
    """A card's drawing, and what is crossed on it."""

    marks: dict[Box, str]
    crossed: Boxes

    def at(self, mark: str) -> Boxes:
        return frozenset(box for box, found in self.marks.items() if found == mark)

    def may(self, boxes: Boxes) -> bool:
        """PY-21, PY-22, word by word."""
        if any(self.marks.get(box, "#") == "#" for box in boxes) or boxes & self.crossed:
            return False
        if not self.crossed:
            return bool(boxes & self.at(">"))
        return any(abs(x - u) + abs(y - v) == 1 for x, y in boxes for u, v in self.crossed)

    @property
    def completed(self) -> bool:
        return self.at("*") <= self.crossed


class Seat(NamedTuple):
    """A seat that must still decide something in action 2."""

    question: str
    owed: int
    cards: tuple[Card, ...]


def drawings(deck_text: str) -> dict[str, tuple[int, dict[Box, str]]]:
    """The number and the marks of each card, read from a deck file."""
    found = {}
    for paragraph in deck_text.split("\n\n")[1:]:
        head, *rows = paragraph.splitlines()
        marks = {(x, y): mark for y, row in enumerate(rows) for x, mark in enumerate(row.split())}
        found[head.split()[0]] = (int(head.split()[2]), marks)
    return found


def choices(seat: Seat, card: Card, pattern: str, *, closed_tomb: bool) -> set[Boxes]:
    """All that may be crossed on a card now."""
    if closed_tomb and card.completed:
        return set()
    found = {frozenset([box]) for box in card.marks}
    if seat.question == "pattern":
        found.update(placements(pattern))
    return {boxes for boxes in found if card.may(boxes)}


def count_marks(pattern: str, seats: tuple[Seat, ...], depth: int, *, closed_tomb: bool) -> int:
    """Sequences in action 2; the first seat of those left decides."""
    if depth == 0:
        return 1
    if not seats:
        raise BeyondPhaseError
    seat, others = seats[0], seats[1:]
    if seat.question == "confirm":
        return count_marks(pattern, others, depth - 1, closed_tomb=closed_tomb)
    total = 0
    for at, card in enumerate(seat.cards):
        for boxes in choices(seat, card, pattern, closed_tomb=closed_tomb):
            after = crossed(seat, at, boxes, closed_tomb=closed_tomb)
            total += count_marks(pattern, (after, *others), depth - 1, closed_tomb=closed_tomb)
    return total


def crossed(seat: Seat, at: int, boxes: Boxes, *, closed_tomb: bool) -> Seat:
    """The seat after crossing boxes of one card."""
    cards = list(seat.cards)
    cards[at] = cards[at]._replace(crossed=cards[at].crossed | boxes)
    owed = seat.owed - (seat.question == "owed") + len(boxes & cards[at].at("X"))
    after = Seat("owed", owed, tuple(cards))
    if not any(choices(after, card, "", closed_tomb=closed_tomb) for card in cards):
        owed = 0
    return after._replace(question="owed" if owed else "confirm", owed=owed)


def count(views: list[dict[str, Any]], deck_text: str, depth: int) -> int:
    """How many sequences of moves there are; `views` are those of all seats."""
    table = views[0]
    if table["phase"] == "keep":
        return count_keeps(table, depth)
    cards = drawings(deck_text)
    if table["phase"] == "mark":
        seats = tuple(_seat(views[seat], seat, cards) for seat in table["waiting"])
        return count_marks(table["pattern"], seats, depth, closed_tomb=table["variants"]["closed_tomb"])
    later = []
    for shown in table["seats"]:
        held = [(cards[card["card"]], card["crossed"]) for card in shown["cards"] if card]
        numbers = [number for (number, marks), names in held if Card(marks, _boxes(names)).completed]
        if numbers:
            later.append((min(numbers), len(numbers)))
    queue = (len(table["picks"]), *(taken for _, taken in sorted(later)))
    return count_picks(sum(card is not None for card in table["display"]), table["stack"], queue, depth)


def _boxes(names: list[str]) -> Boxes:
    return frozenset(map(box_of, names))


def _seat(view: dict[str, Any], seat: int, cards: dict[str, tuple[int, dict[Box, str]]]) -> Seat:
    own = view["seats"][seat]
    held = [Card(cards[card["card"]][1], _boxes(card["crossed"])) for card in own["cards"] if card]
    return Seat(view["question"], own["owed"], tuple(held))
