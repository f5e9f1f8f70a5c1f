"""The box of Silver Coin on the screen: each number as every deck has it, one of them taken."""

from __future__ import annotations

from typing import ClassVar

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from vermeil.games.silver_coin.abilities import NUMBERS
from vermeil.games.silver_coin.deck import deck_names
from vermeil.terminal import mixes
from vermeil.terminal.screens.canvas import shortened
from vermeil.terminal.screens.palette import DIM, TEXT, TITLE
from vermeil.terminal.speech import Speech

MARGIN = 4  # columns of the number
WIDTH = 74
TAKEN = Style(color="#f3d58a", bold=True)
CURSOR = Style(reverse=True, bold=True)


class MixScreen(ModalScreen[str | None]):
    """Arrows go from card to card, Space takes one, Enter plays with the mix, Escape leaves all as it was."""

    CSS = """
    MixScreen { align: center middle; background: $background 60%; }
    MixScreen > VerticalScroll {
        width: 78; max-width: 100%; height: auto; max-height: 100%;
        background: $surface; border: round $primary; padding: 0 1;
        border-title-color: $primary; border-title-style: bold; border-subtitle-color: $foreground;
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "go(-1, 0)", show=False),
        Binding("down", "go(1, 0)", show=False),
        Binding("left", "go(0, -1)", show=False),
        Binding("right", "go(0, 1)", show=False),
        Binding("space", "take", show=False),
        Binding("a", "all", show=False),
        Binding("s", "surprise", show=False),
        Binding("enter", "done", show=False),
        Binding("escape", "close", show=False),
    ]

    def __init__(self, speech: Speech, mix: str) -> None:
        super().__init__()
        self.speech = speech
        self.mix = mix
        self.decks = deck_names()
        self.number = 0
        self.column = self.decks.index(mixes.sources(mix)[0])

    def compose(self) -> ComposeResult:
        words = self.speech.words
        with VerticalScroll(can_focus=False) as box:
            box.border_title = words("page-mix-title")
            box.border_subtitle = words("terminal-mix-keys")
            yield Grid(self.drawn(), id="grid")

    @property
    def room(self) -> int:
        """Columns for a card's name."""
        return (WIDTH - MARGIN) // len(self.decks)

    def drawn(self) -> Text:
        """The whole box: a column for each deck, a row for each number, and below what the card at the cursor does."""
        words, text = self.speech.words, Text()
        text.append(" " * MARGIN)
        for deck in self.decks:
            text.append(_padded(words(f"deck-{deck}"), self.room), TITLE)
        for number, source in enumerate(mixes.sources(self.mix)):
            text.append(f"\n{number:>2}  ", TEXT)
            for column, deck in enumerate(self.decks):
                name = self.speech.card_name(deck, number)
                sign, style = ("● ", TAKEN) if deck == source else ("○ ", DIM)
                here = (number, column) == (self.number, self.column)
                text.append(_padded(sign + name, self.room - 1), style + CURSOR if here else style)
                text.append(" ")
        text.append(f"\n\n{self.speech.card_line(self.decks[self.column], self.number)}\n", TEXT)
        text.append(f"{words('page-mix-name')} ", DIM)
        text.append(self.mix, TITLE)
        return text

    def show(self) -> None:
        """Draw it again."""
        self.query_one(Grid).update(self.drawn())

    # --- choosing -------------------------------------------------------------------------------------------

    def action_go(self, down: int, right: int) -> None:
        self.number = (self.number + down) % NUMBERS
        self.column = (self.column + right) % len(self.decks)
        self.show()

    def action_take(self) -> None:
        self.mix = mixes.with_number(self.mix, self.number, self.decks[self.column])
        self.show()

    def action_all(self) -> None:
        self.mix = mixes.whole(self.decks[self.column])
        self.show()

    def action_surprise(self) -> None:
        self.mix = mixes.surprise(self.mix)
        self.show()

    def action_done(self) -> None:
        self.dismiss(self.mix)

    def action_close(self) -> None:
        self.dismiss(None)

    def touched(self, x: int, y: int) -> None:
        """A click in the grid: on a card it takes it, on a deck's name the whole deck."""
        column = (x - MARGIN) // self.room
        if x < MARGIN or not 0 <= column < len(self.decks) or not 0 <= y <= NUMBERS:
            return
        self.column = column
        if y == 0:
            self.action_all()
        else:
            self.number = y - 1
            self.action_take()


class Grid(Static):
    """What is drawn of it; it passes clicks on."""

    def on_click(self, event: events.Click) -> None:
        if isinstance(self.screen, MixScreen):
            self.screen.touched(event.x, event.y)


def _padded(text: str, width: int) -> str:
    short = shortened(text, width)
    return short + " " * (width - cell_len(short))
