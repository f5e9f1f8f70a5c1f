"""The preview of a crossing, moved over the cards before it is made. It goes only where a legal move is."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from vermeil.games.expedition.grid import COLUMNS, Shape, normal
from vermeil.terminal.answers import CROSS, OWED, Answer

Place = tuple[int, int]
Turning = Callable[[Shape], Shape]


@dataclass(frozen=True)
class Placement:
    """A legal crossing: the card, the shape pushed into a corner, and where on the card that corner is."""

    spelling: str
    card: str
    shape: Shape
    corner: Place
    boxes: tuple[str, ...]

    @classmethod
    def of(cls, answer: Answer) -> Placement:
        cells = frozenset((int(box[1]) - 1, COLUMNS.index(box[0])) for box in answer.boxes)
        corner = (min(row for row, _ in cells), min(column for _, column in cells))
        return cls(answer.spelling, answer.card, normal(cells), corner, answer.boxes)


class Ghost:
    """Where the crossing is held now. Without any legal crossing there is none: `bool(ghost)` tells."""

    def __init__(self, answers: Iterable[Answer], before: Placement | None = None) -> None:
        self.all = [Placement.of(answer) for answer in answers if answer.verb in {CROSS, OWED}]
        self.now: Placement | None = None
        if self.all:
            largest = max(len(one.boxes) for one in self.all)
            whole = [one for one in self.all if len(one.boxes) == largest]
            near = [one for one in whole if before is not None and one.card == before.card]
            self.now = self._nearest(near, before.corner) if near and before is not None else whole[0]

    def __bool__(self) -> bool:
        return self.now is not None

    @staticmethod
    def _nearest(found: list[Placement], corner: Place) -> Placement | None:
        def distance(one: Placement) -> tuple[int, Place]:
            return abs(one.corner[0] - corner[0]) + abs(one.corner[1] - corner[1]), one.corner

        return min(found, key=distance, default=None)

    def _same_shape(self) -> list[Placement]:
        now = self.now
        return [] if now is None else [one for one in self.all if one.card == now.card and one.shape == now.shape]

    def step(self, down: int, right: int) -> None:
        """To the next legal place in a direction; at the edge of the card over to the other card, if it lies there."""
        if self.now is None:
            return
        row, column = self.now.corner

        def ahead(one: Placement) -> tuple[int, int]:
            way = (one.corner[0] - row) * down + (one.corner[1] - column) * right
            aside = abs((one.corner[0] - row) * right) + abs((one.corner[1] - column) * down)
            return way, aside

        found = [one for one in self._same_shape() if ahead(one)[0] > 0]
        if found:
            self.now = min(found, key=lambda one: (ahead(one)[1], ahead(one)[0]))
        elif right and (self.now.card == "A") == (right > 0):
            now = self.now
            if any(one.card != now.card and len(one.boxes) == len(now.boxes) for one in self.all):
                self.switch_card()

    def switch_card(self) -> None:
        """Move to the other card, as near to the same place as possible."""
        if self.now is None:
            return
        now = self.now
        other = [one for one in self.all if one.card != now.card]
        alike = [one for one in other if one.shape == now.shape]
        size = [one for one in other if len(one.boxes) == len(now.boxes)]
        self.now = self._nearest(alike or size or other, now.corner) or now

    def turn(self) -> None:
        """By a quarter turn, or as many as it takes to find a legal place."""
        self._reshape(lambda shape: frozenset((column, -row) for row, column in shape))

    def mirror(self) -> None:
        """Left becomes right."""
        self._reshape(lambda shape: frozenset((row, -column) for row, column in shape))

    def _reshape(self, change: Turning) -> None:
        if self.now is None:
            return
        shape = self.now.shape
        for _ in range(4):
            shape = normal(change(shape))
            found = [one for one in self.all if one.card == self.now.card and one.shape == shape]
            if found and shape != self.now.shape:
                self.now = self._nearest(found, self.now.corner)
                return

    def single(self) -> None:
        """Switch between the pattern and a single box."""
        if self.now is None:
            return
        now = self.now
        small = len(now.boxes) == 1
        found = [one for one in self.all if (len(one.boxes) > 1) == small]
        self.now = self._nearest([one for one in found if one.card == now.card] or found, now.corner) or now

    def point(self, card: str, box: str) -> str | None:
        """Somebody points at a box: the ghost goes there. If it is there already, the move to make."""
        if self.now is not None and self.now.card == card and box in self.now.boxes:
            return self.now.spelling
        covers = [one for one in self.all if one.card == card and box in one.boxes]
        if covers and self.now is not None:
            now = self.now
            alike = [one for one in covers if one.shape == now.shape]
            size = [one for one in covers if len(one.boxes) == len(now.boxes)]
            self.now = self._nearest(alike or size or covers, now.corner)
        return None
