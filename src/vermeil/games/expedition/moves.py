"""The moves of the flip-and-write games, each with one spelling.

`keep:g03,o11` · `A:b1b2b3c3` crosses boxes of card A, in reading order · `+A:d1` crosses an owed box · `take:2`,
`take:top` · `done` confirms the turn.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Literal

from vermeil.core.contract import Move
from vermeil.core.errors import InvalidMoveError
from vermeil.core.refusals import refused
from vermeil.games.expedition.grid import PATTERNS, Grid
from vermeil.games.expedition.ids import Ids

Slot = Literal["A", "B"]
SLOTS: tuple[Slot, Slot] = ("A", "B")
SINGLE = 0  # the number of the pattern "one box", before those of the expedition cards


@dataclass(frozen=True, slots=True)
class Keep(Move):
    """Keep two of the four dealt cards, in the deck's order; the first becomes card A."""

    cards: tuple[str, str]

    def __str__(self) -> str:
        return f"keep:{self.cards[0]},{self.cards[1]}"


@dataclass(frozen=True, slots=True)
class Cross(Move):
    """Cross boxes of one's card A or B: the pattern, a single box instead of it, or a box that is owed."""

    card: str
    boxes: tuple[str, ...]
    owed: bool = False

    def __str__(self) -> str:
        return f"{'+' if self.owed else ''}{self.card}:{''.join(self.boxes)}"


@dataclass(frozen=True, slots=True)
class Take(Move):
    """Take the displayed card at a place, 1 to 4, or (0) the top of the stack."""

    place: int

    def __str__(self) -> str:
        return f"take:{self.place or 'top'}"


@dataclass(frozen=True, slots=True)
class Done(Move):
    """Confirm the turn's crosses; they can't be taken back any more."""

    def __str__(self) -> str:
        return "done"


DONE = Done()
TAKES = (Take(1), Take(2), Take(3), Take(4), Take(0))


@dataclass(frozen=True)
class Crossings:
    """All crossings of a pattern as moves, by the engine's numbers, and the other way round."""

    moves: tuple[Cross | None, ...]
    spellings: tuple[str, ...]
    numbers: Mapping[tuple[str, ...], int]
    spelled: Mapping[str, Cross]


@cache
def crossings_of(grid: Grid, pattern: int, span: int) -> Crossings:
    """The crossings of a pattern (0: an owed box) on both cards; `span` numbers are kept for each card."""
    masks = grid.crossings(("", *PATTERNS)[pattern])
    moves: list[Cross | None] = []
    for slot in SLOTS:
        on_card = [Cross(slot, tuple(grid.names(mask)), owed=pattern == SINGLE) for mask in masks]
        moves += [*on_card, *[None] * (span - len(masks))]
    spellings = tuple("" if move is None else str(move) for move in moves)
    numbers = {tuple(grid.names(mask)): number for number, mask in enumerate(masks)}
    return Crossings(tuple(moves), spellings, numbers, {str(move): move for move in moves if move is not None})


_CROSS = re.compile(r"(\+?)([AB]):((?:[a-z][0-9])+)")


def parse(spelling: str, grid: Grid, cards: Mapping[str, int], ids: Ids) -> Move:
    """The move of a spelling. `cards` are the deck's ids with their order, `ids` are cited in refusals."""
    if spelling == "done":
        return DONE
    for take in TAKES:
        if spelling == str(take):
            return take
    if spelling.startswith("keep:"):
        return _parse_keep(spelling, cards, ids.keep)
    if match := _CROSS.fullmatch(spelling):
        return _parse_cross(match, grid, ids)
    if spelling.startswith("take:"):
        raise InvalidMoveError(refused(ids.pick, "refused-take-spelling", spelling=repr(spelling[:40])))
    example = "keep:g03,o11 A:b1b2 +B:c3 take:2 take:top done"
    raise InvalidMoveError(refused(ids.pattern, "refused-spelling", spelling=repr(spelling[:40]), example=example))


def _parse_keep(spelling: str, cards: Mapping[str, int], rule: str) -> Keep:
    ids = spelling.removeprefix("keep:").split(",")
    for card in ids:
        if card not in cards:
            raise InvalidMoveError(refused(rule, "refused-unknown-card", card=repr(card[:20])))
    ordered = sorted(set(ids), key=cards.__getitem__)
    if len(ids) != 2:  # noqa: PLR2004 - two cards are kept
        raise InvalidMoveError(refused(rule, "refused-keep-count", count=len(ids)))
    if ids != ordered:
        raise InvalidMoveError(refused(rule, "refused-keep-spelling", spelling=f"keep:{','.join(ordered)}"))
    return Keep((ids[0], ids[1]))


def _parse_cross(match: re.Match[str], grid: Grid, ids: Ids) -> Cross:
    owed, slot, text = match.groups()
    names = [text[i : i + 2] for i in range(0, len(text), 2)]
    boxes = []
    for name in names:
        box = grid.box(name)
        if box is None:
            size = {"width": grid.width, "height": grid.height}
            raise InvalidMoveError(refused(ids.boxes, "refused-outside", box=name, **size))
        boxes.append(box)
    if boxes != sorted(set(boxes)):
        reading = "".join(grid.name(box) for box in sorted(set(boxes)))
        raise InvalidMoveError(refused(ids.once, "refused-boxes-spelling", spelling=f"{owed}{slot}:{reading}"))
    if owed and len(boxes) != 1:
        raise InvalidMoveError(refused(ids.owed, "refused-owed-at-once", count=len(boxes)))
    return Cross(slot, tuple(names), owed=bool(owed))
