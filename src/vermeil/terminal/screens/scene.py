"""What to draw: what a seat knows, and what its player is about to choose."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.style import Style

from vermeil.terminal.faces import Faces
from vermeil.terminal.ghost import Placement
from vermeil.terminal.screens.canvas import Canvas, wrapped
from vermeil.terminal.screens.palette import CURSOR, DIM, OPEN, PICKED, TEXT
from vermeil.terminal.sitting import Known
from vermeil.terminal.speech import Speech

LOG_WIDTH = 34
WIDE = 118


@dataclass(frozen=True)
class Scene:
    """A moment at the table, as one viewer sees it."""

    known: Known
    seat: int | None
    faces: Faces
    speech: Speech
    log: Sequence[str] = ()
    ghost: Placement | None = None
    targets: Sequence[str] = ()
    cursor: str = ""
    picked: Sequence[str] = ()
    lost: str = ""
    bright: bool = field(default=True)

    def mark(self, target: str) -> tuple[str, Style | None]:
        """The sign and the style of something that may be chosen."""
        if target in self.picked:
            return "*", PICKED
        if target == self.cursor and target in self.targets:
            return ">", CURSOR
        if target in self.targets:
            return "·", OPEN
        return " ", None


def paint_log(canvas: Canvas, scene: Scene, x: int, y: int, width: int, height: int) -> None:
    """The last lines of the log, the newest at the bottom and brightest."""
    lines: list[tuple[str, bool]] = []
    for at, said in enumerate(reversed(scene.log)):
        lines[:0] = [(line if not n else f"  {line}", at == 0) for n, line in enumerate(wrapped(said, width - 2))]
        if len(lines) >= height:
            break
    for at, (line, last) in enumerate(lines[-height:]):
        canvas.fit(x, y + at, line, width, TEXT if last else DIM)
