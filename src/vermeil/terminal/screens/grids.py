"""Cards with grids: large, with lines around the boxes, and small, one sign a box."""

from __future__ import annotations

from collections.abc import Collection

from rich.style import Style

from vermeil.games.expedition.grid import COLUMNS
from vermeil.terminal.faces import WALL, Face
from vermeil.terminal.screens.canvas import Canvas
from vermeil.terminal.screens.palette import COLOURS, CROSSED, DIM, FRESH, GHOST, SYMBOLS

CROSS = "╳"
# By which of the lines up, right, down, left meet in a corner.
CORNERS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
CELL = 4


def large_size(face: Face) -> tuple[int, int]:
    """How many columns and rows a large card takes, without its title."""
    return face.columns * CELL + 1, face.rows * 2 + 1


def paint_large(  # noqa: PLR0913
    canvas: Canvas,
    x: int,
    y: int,
    face: Face,
    crossed: Collection[str],
    *,
    fresh: Collection[str] = (),
    ghost: Collection[str] = (),
    slot: str = "",
) -> None:
    """A card with its column letters and row numbers in its frame; each box can be clicked on."""
    frame = COLOURS[face.colour]
    _paint_lines(canvas, x, y, face, frame)
    for row in range(face.rows):
        for column in range(face.columns):
            mark = face.mark(column, row)
            if mark is None:
                continue
            box = f"{COLUMNS[column]}{row + 1}"
            text, style = _box(mark, crossed=box in crossed, fresh=box in fresh, ghost=box in ghost)
            spot = f"{slot}:{box}" if slot else ""
            canvas.put(x + column * CELL + 1, y + row * 2 + 1, text, style, spot)
    for column in range(face.columns):
        canvas.put(x + column * CELL + 2, y, COLUMNS[column], DIM)
    for row in range(face.rows):
        canvas.put(x, y + row * 2 + 1, str(row + 1), DIM)


def _box(mark: str, *, crossed: bool, fresh: bool, ghost: bool) -> tuple[str, Style]:
    """Three signs: a symbol stays visible beside its cross; the preview has brackets, for those who see no colour."""
    symbol = " " if mark == "." else mark
    if ghost:
        return f"[{mark}]", GHOST
    if mark == WALL:
        return "▒▒▒", SYMBOLS[WALL]
    if crossed:
        return (f" {CROSS} " if symbol == " " else f"{CROSS}{symbol} "), FRESH if fresh else CROSSED
    return f" {symbol} ", SYMBOLS.get(mark, DIM)


def _paint_lines(canvas: Canvas, x: int, y: int, face: Face, style: Style) -> None:
    def there(column: int, row: int) -> bool:
        inside = 0 <= column < face.columns and 0 <= row < face.rows
        return inside and face.mark(column, row) is not None

    for row in range(face.rows + 1):
        for column in range(face.columns + 1):
            up = there(column - 1, row - 1) or there(column, row - 1)
            down = there(column - 1, row) or there(column, row)
            left = there(column - 1, row - 1) or there(column - 1, row)
            right = there(column, row - 1) or there(column, row)
            canvas.put(x + column * CELL, y + row * 2, CORNERS[up + 2 * right + 4 * down + 8 * left], style)
            if right and column < face.columns:
                canvas.put(x + column * CELL + 1, y + row * 2, "───", style)
            if row < face.rows and (there(column - 1, row) or there(column, row)):
                canvas.put(x + column * CELL, y + row * 2 + 1, "│", style)


def paint_small(
    canvas: Canvas, x: int, y: int, face: Face, crossed: Collection[str] = (), *, fresh: Collection[str] = ()
) -> None:
    """A card with one sign a box."""
    for row in range(face.rows):
        for column in range(face.columns):
            mark = face.mark(column, row)
            box = f"{COLUMNS[column]}{row + 1}"
            if mark is None:
                continue
            if box in crossed:
                canvas.put(x + column * 2, y + row, CROSS, FRESH if box in fresh else CROSSED)
            else:
                sign = "▒" if mark == WALL else "·" if mark == "." else mark
                canvas.put(x + column * 2, y + row, sign, SYMBOLS.get(mark, DIM))
