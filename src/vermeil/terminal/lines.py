"""Lines of a record as something to say, for tables that tell nothing better."""

from __future__ import annotations

from collections.abc import Sequence

from vermeil.core.phrases import Phrase, phrase


def told_lines(lines: Sequence[str], names: Sequence[str]) -> list[Phrase]:
    """What people want to hear of: moves, and what chance has laid open. Past patterns stay covered (SG-20)."""
    return [told for line in lines if (told := _told(line, names)) is not None]


def _told(line: str, names: Sequence[str]) -> Phrase | None:
    mover, _, what = line.partition(" ")
    if mover.isdigit() and int(mover) < len(names):
        return None if what == "done" else phrase("terminal-log-move", who=names[int(mover)], move=what)
    event, _, brought = what.partition(" ")
    if mover == "!" and event == "draw" and brought != "?":
        return phrase("terminal-log-draw", card=brought)
    if mover == "!" and event == "refill":
        place, _, card = brought.partition(" ")
        return phrase("terminal-log-refill", card=card, place=place)
    return None
