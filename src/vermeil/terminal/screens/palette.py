"""The colours of the table. Whatever a colour says, a letter, a word or a sign says as well."""

from __future__ import annotations

from rich.style import Style

SEA = "#0f1f2e"
PANEL = "#16324f"
PAPER = "#e8e2d2"
FAINT = "#8fa0b0"
GILT = "#f3d58a"
GOLD = "#e3b23c"

TEXT = Style(color=PAPER)
DIM = Style(color=FAINT)
STRONG = Style(color=PAPER, bold=True)
TITLE = Style(color=GILT, bold=True)
GHOST = Style(color=SEA, bgcolor=GILT, bold=True)
CURSOR = Style(color=SEA, bgcolor=GILT, bold=True)
PICKED = Style(color=SEA, bgcolor="#7fd1ae", bold=True)
OPEN = Style(color=GILT)
CROSSED = Style(color="#6d8296")
FRESH = Style(color="#9fd8ff", bold=True)
BUTTON = Style(color=PAPER, bgcolor="#29486a")
CHOSEN = Style(color=SEA, bgcolor=GILT, bold=True)
WARNING = Style(color="#ffb4a8", bold=True)
COLOURS = {
    "grey": Style(color="#c3cad4", bold=True),
    "green": Style(color="#74cf9d", bold=True),
    "orange": Style(color="#f2a65a", bold=True),
    "purple": Style(color="#c8aef2", bold=True),
}
SYMBOLS = {
    "X": Style(color="#ff9d8f", bold=True),
    "o": Style(color=GOLD, bold=True),
    "p": Style(color="#74cf9d", bold=True),
    "r": Style(color="#ff8a80", bold=True),
    "g": Style(color="#7fe0a8", bold=True),
    "t": Style(color=GILT, bold=True),
    "s": Style(color="#d8d8e8", bold=True),
    ">": Style(color="#9fd8ff", bold=True),
    "*": Style(color=GOLD, bold=True),
    "#": Style(color="#4a5f74"),
    ".": Style(color=FAINT),
}
