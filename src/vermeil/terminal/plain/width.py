"""Lines that fit: a console of 80 columns, a screen reader's line and a mail all take these."""

from __future__ import annotations

COLUMNS = 80
# A line is broken where two blanks stand, between things; within a thing only if that would leave it half empty.
LEAST = COLUMNS // 2
HANG = 2


def folded(text: str, columns: int = COLUMNS) -> str:
    """The same text with no line longer than that, unless one word is; continuation lines are indented a little."""
    return "\n".join(part for line in text.split("\n") for part in _fold(line, columns))


def _fold(line: str, columns: int) -> list[str]:
    indent = len(line) - len(line.lstrip(" ")) + HANG
    parts = []
    while len(line) > columns:
        cut = line.rfind("  ", LEAST, columns + 1)
        if cut < 0:
            cut = line.rfind(" ", indent, columns + 1)
        if cut < 0:
            break
        parts.append(line[:cut].rstrip())
        line = " " * indent + line[cut:].lstrip()
    return [*parts, line]
