"""Characters in rows and columns, each with a style, and some of them places to click on."""

from __future__ import annotations

from dataclasses import dataclass, field

from rich.cells import cell_len, set_cell_size
from rich.segment import Segment
from rich.style import Style

PLAIN = Style()


@dataclass
class Canvas:
    """What is drawn beyond the edge is lost, and noted in `lost`: a table that fits loses nothing."""

    width: int
    height: int
    lost: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._cells: list[list[tuple[str, Style]]] = [[(" ", PLAIN)] * self.width for _ in range(self.height)]
        self.spots: dict[tuple[int, int], str] = {}

    def with_room_below(self, rows: int) -> Canvas:
        """All that is drawn here on a canvas with so many more rows."""
        taller = Canvas(self.width, self.height + rows, self.lost)
        taller._cells[: self.height] = self._cells
        taller.spots = self.spots
        return taller

    def put(self, x: int, y: int, text: str, style: Style = PLAIN, spot: str = "") -> int:
        """Write from here to the right; where it ends."""
        for sign in text:
            wide = cell_len(sign)
            if not (0 <= y < self.height and x >= 0 and x + wide <= self.width):
                self.lost.append(text)
                return x
            for at in range(wide):
                self._cells[y][x + at] = ("" if at else sign, style)
                if spot:
                    self.spots[x + at, y] = spot
            x += wide
        return x

    def fit(self, x: int, y: int, text: str, width: int, style: Style = PLAIN, spot: str = "") -> None:
        """Write into so many columns; a longer text ends in a sign that says so."""
        self.put(x, y, shortened(text, width), style, spot)

    def clear(self, top: int) -> None:
        """Take away everything from a row on."""
        for y in range(top, self.height):
            self._cells[y] = [(" ", PLAIN)] * self.width
        self.spots = {(x, y): spot for (x, y), spot in self.spots.items() if y < top}

    def area(self, x: int, y: int, width: int, height: int, spot: str) -> None:
        """Make a whole area a place to click on."""
        for row in range(y, y + height):
            for column in range(x, x + width):
                self.spots[column, row] = spot

    def row(self, y: int) -> list[Segment]:
        """A row as Textual wants it."""
        segments: list[Segment] = []
        text, style = "", PLAIN
        for sign, own in self._cells[y]:
            if own is not style:
                if text:
                    segments.append(Segment(text, style))
                text, style = "", own
            text += sign
        return [*segments, Segment(text, style)]

    def lines(self) -> list[str]:
        """The characters alone."""
        return ["".join(sign for sign, _ in row).rstrip() for row in self._cells]


def shortened(text: str, width: int) -> str:
    """At most so many columns; what is cut off is replaced by one sign."""
    if width <= 0:
        return ""
    return text if cell_len(text) <= width else set_cell_size(text, width - 1).rstrip() + "…"


def wrapped(text: str, width: int) -> list[str]:
    """A text in lines of at most so many columns, broken between words where that is possible."""
    lines: list[str] = []
    line = ""
    for word in text.split():
        longer = f"{line} {word}" if line else word
        if cell_len(longer) <= width:
            line = longer
            continue
        if line:
            lines.append(line)
        line = shortened(word, width)
    return [*lines, line] if line or not lines else lines
