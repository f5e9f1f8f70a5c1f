"""What can be counted of a turn of the flip-and-write games: what still fits, and what the next card may complete."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from vermeil.bots.consequences import Consequences
from vermeil.core.contract import View
from vermeil.core.phrases import Phrase, listed, phrase
from vermeil.games.expedition.engine import Turns
from vermeil.games.expedition.grid import EXPEDITION, PATTERNS, Grid
from vermeil.games.expedition.moves import SLOTS
from vermeil.games.expedition.phases import PATTERN_STEP, ROUNDS, TURNS_A_ROUND
from vermeil.games.expedition.views import fields

# How many consequences are told, and up to how many patterns by name.
TOLD = 4
NAMED = 3


def may_come_next(view: View) -> tuple[str, ...]:
    """The expedition cards that may be turned up next, as far as the seat knows; none if it does not, or the game ends.

    After the seventh card of a round all eight are shuffled (SG-50, PY-50).
    """
    shown = fields(view)
    if shown["turn"] == TURNS_A_ROUND:
        return EXPEDITION if shown["round"] < ROUNDS else ()
    pattern = shown["pattern"]
    revealed = shown.get("revealed", [pattern] if pattern else [])
    if len(revealed) != shown["turn"]:
        return ()
    left = list(EXPEDITION)
    for each in revealed:
        left.remove(str(each))
    return tuple(left)


@dataclass(frozen=True, slots=True)
class CardAhead:
    """A card that a turn leaves to be completed."""

    # The patterns that fit on it as a whole, how many of the expedition cards that may come can complete it, and how
    # many boxes that takes at least.
    fitting: frozenset[str]
    completing: int
    left: int
    ways: int = 0  # in how many ways a pattern can be laid on it as a whole


@dataclass(frozen=True)
class Turn(Consequences):
    """The crossings of a turn: what they complete, collect, and leave open."""

    move: Phrase
    crossed: tuple[int, ...]  # the slots in which boxes are crossed
    completed: Mapping[int, int]  # by slot: points
    ahead: Mapping[int, CardAhead]  # by slot
    coming: int  # how many expedition cards may come next
    boxes: int

    @abstractmethod
    def collected(self, other: Turn | None) -> list[Phrase]:
        """Symbols of the turn; against another one those of which it brings more."""

    @abstractmethod
    def state_of(self, slot: int) -> Phrase:
        """How a card lies after the turn that it does not complete."""

    def title(self) -> Phrase:
        return self.move

    def alone(self) -> tuple[Phrase, ...]:
        said = [self._completes(slot) if slot in self.completed else self.state_of(slot) for slot in self.crossed]
        return (*said, *self.collected(None))

    def beyond(self, other: Consequences) -> tuple[Phrase, ...]:
        if not isinstance(other, Turn):
            return self.alone()
        said = [self._completes(slot) for slot in self.completed if slot not in other.completed]
        both = [(slot, card, other.ahead[slot]) for slot, card in self.ahead.items() if slot in other.ahead]
        said += [
            phrase("hint-next", card=SLOTS[slot], count=card.completing, all=self.coming)
            for slot, card, theirs in both
            if card.completing > theirs.completing
        ]
        said += self.collected(other)
        if self.boxes > other.boxes:
            said.append(phrase("hint-crosses", count=self.boxes))
        for slot, card, theirs in both:
            kept = [phrase(f"pattern-{each}") for each in PATTERNS if each in card.fitting - theirs.fitting]
            if len(kept) > NAMED:
                said.append(phrase("hint-keeps-many", card=SLOTS[slot], count=len(kept)))
            elif kept:
                said.append(phrase("hint-keeps", card=SLOTS[slot], patterns=all_of(kept)))
        if not said:  # what lies nearer tells no difference
            said = [
                phrase("hint-ways", card=SLOTS[slot], count=card.ways, others=theirs.ways)
                for slot, card, theirs in both
                if card.ways > theirs.ways
            ]
        return tuple(said[:TOLD])

    def _completes(self, slot: int) -> Phrase:
        return phrase("hint-completes", card=SLOTS[slot], count=self.completed[slot])


def all_of(parts: Sequence[Phrase]) -> Phrase:
    """Several things, with an 'and' before the last."""
    *others, last = parts
    return listed([*others[:-1], phrase("hint-and", first=others[-1], last=last)]) if others else last


def crossed_boxes(root: Turns, seat: int, path: Sequence[int], span: int) -> tuple[int, list[int]]:
    """The pattern that a path of crossings begins with (0: with a box that was owed), and its boxes on each card."""
    first = root.pattern if root.step[seat] == PATTERN_STEP else 0
    masks = [0, 0]
    pattern = first
    for number in path:
        masks[number // span] |= root.lookup.crossing(pattern, number % span)
        pattern = 0
    return first, masks


def crossing_name(grid: Grid, slot: int, mask: int) -> Phrase:
    """A crossing, as one speaks of it: 'b1 b2 on card A'."""
    return phrase("hint-move-cross", card=SLOTS[slot], boxes=" ".join(grid.names(mask)))


def placements(grid: Grid, free: int, frontier: int) -> dict[str, list[int]]:
    """By pattern: where it can be laid as a whole on free boxes, with at least one of them on the frontier."""
    found = {pattern: [m for m in grid.placements(pattern) if not m & ~free and m & frontier] for pattern in PATTERNS}
    return {pattern: masks for pattern, masks in found.items() if masks}


def ways(found: Mapping[str, Sequence[int]]) -> int:
    """In how many ways these patterns can be laid."""
    return sum(map(len, found.values()))


def singles(free: int) -> list[int]:
    """Each of these boxes alone: what may always be crossed instead of a pattern."""
    return [1 << box for box in range(free.bit_length()) if free >> box & 1]


def counted(coming: Sequence[str], patterns: set[str]) -> int:
    """How many of the expedition cards that may come show one of these patterns."""
    return sum(pattern in patterns for pattern in coming)
