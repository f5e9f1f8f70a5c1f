"""Lines of at most 80 columns: what stands apart is parted there first, then between words."""

from __future__ import annotations

import re

from rich.cells import cell_len

COLUMNS = 80
INDENT = "  "
_APART = re.compile(r" {2,}")
_WORDS = re.compile(r" ")


def folded(text: str, columns: int = COLUMNS) -> list[str]:
    """The lines of a text, none longer than so many columns unless it is a single word; later ones are set in."""
    return [part for line in text.split("\n") for part in _fold(line, columns)]


def _fold(line: str, columns: int) -> list[str]:
    if cell_len(line) <= columns:
        return [line]
    own = line[: len(line) - len(line.lstrip(" "))]
    parts = _packed(line[len(own) :], _APART, columns - len(own) - len(INDENT))
    parts = [piece for part in parts for piece in _packed(part, _WORDS, columns - len(own) - len(INDENT))]
    return [own + ("" if not at else INDENT) + part for at, part in enumerate(parts)]


def _packed(text: str, seam: re.Pattern[str], columns: int) -> list[str]:
    """A text parted at seams, as much in a line as fits; what is too long without a seam stays whole."""
    lines: list[str] = []
    start = last = resume = 0
    for found in [*seam.finditer(text), None]:
        end = len(text) if found is None else found.start()
        if last > start and cell_len(text[start:end]) > columns:
            lines.append(text[start:last].rstrip())
            start = resume
        last = end
        resume = end if found is None else found.end()
    return [*lines, text[start:]] if start < len(text) else lines
