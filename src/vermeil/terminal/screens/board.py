"""The drawing of the table as a widget, and what a click on it means."""

from __future__ import annotations

from collections.abc import Callable

from rich.style import Style
from textual import events
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from vermeil.terminal.screens.canvas import Canvas


class Board(Widget):
    """The drawing. A click tells which place was meant."""

    DEFAULT_CSS = "Board { width: 100%; height: 100%; }"

    class Clicked(Message):
        """Somebody has clicked on a place that means something."""

        def __init__(self, spot: str) -> None:
            super().__init__()
            self.spot = spot

    def __init__(self, draw: Callable[[int, int], Canvas]) -> None:
        super().__init__()
        self._draw = draw
        self.canvas = Canvas(0, 0)
        self._style = Style()

    def redraw(self) -> None:
        self.canvas = self._draw(self.size.width, self.size.height)
        self._style = self.rich_style
        self.refresh()

    def on_resize(self) -> None:
        self.redraw()

    def render_line(self, y: int) -> Strip:
        if y >= self.canvas.height:
            return Strip.blank(self.size.width, self._style)
        return Strip(self.canvas.row(y), self.canvas.width).apply_style(self._style)

    def on_click(self, event: events.Click) -> None:
        spot = self.canvas.spots.get((event.x, event.y))
        if spot is not None:
            self.post_message(self.Clicked(spot))
