"""Cards side by side in plain characters: what both flip-and-write games draw alike.

An empty box is `.`, a symbol its letter, a crossed box `×`, and what is no box is blank.
"""

from __future__ import annotations

from collections.abc import Sequence

from vermeil.core.contract import View
from vermeil.core.grid import COLUMNS, DRAWINGS

GAP = "    "

# What the flip-and-write games ask; the example is the first legal move.
QUESTIONS = {
    "keep": "keep two of your four cards, such as {example} (? for help)",
    "pattern": "cross the pattern on one card, such as {example}, or a single box (? for help)",
    "owed": "cross one more box on either card, such as {example} (? for help)",
    "confirm": "type done to confirm, or undo to take back",
    "pick": "take a new card in place of a completed one, such as {example} (? for help)",
}
CROSSED = "×"


def ask_expedition(view: View) -> str:
    """What a seat is asked, in one sentence."""
    return QUESTIONS[view["question"]].format(example=view.moves[0])


def grid_lines(rows: Sequence[str], *, labels: bool) -> list[str]:
    """A card's rows with blanks between the boxes; labels are column letters and row numbers."""
    drawn = [" ".join(row) for row in rows]
    if not labels:
        return drawn
    head = "  " + " ".join(COLUMNS[: len(rows[0])])
    return [head, *(f"{number} {row}" for number, row in enumerate(drawn, start=1))]


def beside(blocks: Sequence[Sequence[str]], gap: str = GAP) -> list[str]:
    """Blocks of lines set side by side."""
    widths = [max((len(line) for line in block), default=0) for block in blocks]
    height = max((len(block) for block in blocks), default=0)
    lines = []
    for at in range(height):
        row = [block[at] if at < len(block) else "" for block in blocks]
        lines.append(gap.join(part.ljust(width) for part, width in zip(row, widths, strict=True)).rstrip())
    return lines


def pattern_lines(pattern: str | None) -> list[str]:
    """The pattern of the expedition card, as it is drawn on it."""
    if pattern is None:
        return []
    return [f"pattern {pattern}", *(row.replace(".", "  ").replace("#", "■ ").rstrip() for row in DRAWINGS[pattern])]
