"""Counting move sequences naively: boxes are (column, row) pairs in sets, cards are read off the deck's own drawing.

Nothing of our grid or engine is used, only what the rule book says and what the views show. It counts within one
phase: keeping cards (SG-10), action 2 of all seats (SG-21 to SG-30), or all picks of action 3 (SG-40 to SG-43).
"""

from __future__ import annotations

from typing import Any, NamedTuple

from tests.perft.patterns_and_picks import BeyondPhaseError, Box, Boxes, box_of, count_keeps, count_picks, placements


class Card(NamedTuple):
    """What is left to cross on a card, and where its X are."""

    empty: Boxes
    crosses: Boxes


class Seat(NamedTuple):
    """A seat that must still decide something in action 2."""

    question: str
    owed: int
    cards: tuple[Card, ...]


def drawings(deck_text: str) -> dict[str, dict[Box, str]]:
    """The boxes of each card with their marks, read from a deck file."""
    found: dict[str, dict[Box, str]] = {}
    for paragraph in deck_text.split("\n\n"):
        head, *rows = [line for line in paragraph.splitlines() if not line.startswith(";")]
        marks = {(x, y): mark for y, row in enumerate(rows) for x, mark in enumerate(row.split())}
        found[head.split()[0]] = {box: mark for box, mark in marks.items() if mark != "#"}
    return found


def ways(pattern: str, empty: Boxes) -> set[Boxes]:
    """Every set of empty boxes that a pattern can cover."""
    return {boxes for boxes in placements(pattern) if boxes <= empty}


def singles(empty: Boxes) -> set[Boxes]:
    return {frozenset([box]) for box in empty}


def crossed(seat: Seat, at: int, boxes: Boxes) -> Seat:
    """The seat after crossing boxes of one card."""
    cards = list(seat.cards)
    cards[at] = cards[at]._replace(empty=cards[at].empty - boxes)
    owed = seat.owed - (seat.question == "owed") + len(boxes & cards[at].crosses)
    if not any(card.empty for card in cards):
        owed = 0
    return Seat("owed" if owed else "confirm", owed, tuple(cards))


def count_marks(pattern: str, seats: tuple[Seat, ...], depth: int) -> int:
    """Sequences in action 2; the first seat of those left decides."""
    if depth == 0:
        return 1
    if not seats:
        raise BeyondPhaseError
    seat, others = seats[0], seats[1:]
    if seat.question == "confirm":
        return count_marks(pattern, others, depth - 1)
    total = 0
    for at, card in enumerate(seat.cards):
        choices = singles(card.empty)
        if seat.question == "pattern":
            choices |= ways(pattern, card.empty)
        if depth == 1:
            total += len(choices)
            continue
        for boxes in choices:
            total += count_marks(pattern, (crossed(seat, at, boxes), *others), depth - 1)
    return total


def count(views: list[dict[str, Any]], deck_text: str, depth: int) -> int:
    """How many sequences of moves there are; `views` are those of all seats."""
    table = views[0]
    if table["phase"] == "keep":
        return count_keeps(table, depth)
    cards = drawings(deck_text)
    if table["phase"] == "mark":
        seats = tuple(_seat(views[seat], seat, cards) for seat in table["waiting"])
        return count_marks(table["pattern"], seats, depth)
    players, first = table["players"], table["waiting"][0]
    order = [(table["start"] + n) % players for n in range(players)]
    later = order[order.index(first) + 1 :]
    queue = [len(table["picks"]), *(_completed(table["seats"][seat], cards) for seat in later)]
    shown = sum(card is not None for card in table["display"])
    return count_picks(shown, table["stack"], tuple(queue), depth)


def _seat(view: dict[str, Any], seat: int, cards: dict[str, dict[Box, str]]) -> Seat:
    own = view["seats"][seat]
    held = []
    for card in own["cards"]:
        if card is not None:
            marks = cards[card["card"]]
            empty = frozenset(marks) - {box_of(name) for name in card["crossed"]}
            held.append(Card(empty, frozenset(box for box, mark in marks.items() if mark == "X")))
    return Seat(view["question"], own["owed"], tuple(held))


def _completed(seat: dict[str, Any], cards: dict[str, dict[Box, str]]) -> int:
    """How many of a seat's cards are completed and not set aside yet."""
    return sum(card is not None and len(card["crossed"]) == len(cards[card["card"]]) for card in seat["cards"])
