"""Pages of text over the table: the log, the points, the rules, a hint; and a line to type a move into."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option


class Page(ModalScreen[str]):
    """A title and paragraphs to scroll through. `choices` are keys that close it, with what they say."""

    CSS = """
    Page { align: center middle; background: $background 60%; }
    Page > VerticalScroll {
        width: 76; max-width: 96%; height: auto; max-height: 90%;
        background: $surface; border: round $primary; padding: 0 1;
        border-title-color: $primary; border-title-style: bold; border-subtitle-color: $foreground;
    }
    Page .wide { width: 100%; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,l,s,h,o,question_mark", "close", show=False),
        Binding("enter,space", "close", show=False),
    ]

    def __init__(
        self,
        title: str,
        body: Sequence[str | Text],
        foot: str,
        choices: dict[str, str] | None = None,
        *,
        end: bool = False,
    ) -> None:
        super().__init__()
        self.words = title
        self.body = [line if isinstance(line, Text) else Text(line) for line in body]
        self.foot = foot
        self.choices = choices or {}
        self.at_end = end

    def compose(self) -> ComposeResult:
        with VerticalScroll(can_focus=True) as box:
            box.border_title = self.words
            box.border_subtitle = self.foot
            for line in self.body:
                yield Static(line, classes="wide")

    def on_mount(self) -> None:
        box = self.query_one(VerticalScroll)
        box.focus()
        if self.at_end:
            box.scroll_end(animate=False)

    def on_key(self, event: object) -> None:
        key = getattr(event, "character", None) or getattr(event, "key", "")
        if key in self.choices:
            getattr(event, "stop", lambda: None)()
            self.dismiss(self.choices[key])

    def action_close(self) -> None:
        self.dismiss("")


class Choice(ModalScreen[str | None]):
    """Lines to choose one from, each with the word that it stands for; Escape chooses none of them."""

    CSS = """
    Choice { align: center middle; background: $background 60%; }
    Choice > OptionList {
        width: 76; max-width: 96%; height: auto; max-height: 90%; background: $surface; border: round $primary;
        border-title-color: $primary; border-title-style: bold; border-subtitle-color: $foreground;
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", show=False)]

    def __init__(self, title: str, lines: Sequence[tuple[str, str]], foot: str) -> None:
        super().__init__()
        self.words = title
        self.lines = lines
        self.foot = foot

    def compose(self) -> ComposeResult:
        box = OptionList(*(Option(line) for _, line in self.lines), markup=False)
        box.border_title = self.words
        box.border_subtitle = self.foot
        yield box

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.dismiss(self.lines[event.option_index][0])

    def action_close(self) -> None:
        self.dismiss(None)


class Prompt(ModalScreen[str]):
    """One line to type into; Escape leaves it."""

    CSS = """
    Prompt { align: center bottom; background: $background 30%; }
    Prompt > Input { width: 100%; background: $surface; border: round $primary; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", show=False)]

    def __init__(self, label: str) -> None:
        super().__init__()
        self.label = label

    def compose(self) -> ComposeResult:
        box = Input(placeholder=self.label, max_length=200)
        box.border_title = self.label
        yield box

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip())

    def action_close(self) -> None:
        self.dismiss("")
