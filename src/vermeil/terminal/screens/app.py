"""The application: the start screen, and tables one after another."""

from __future__ import annotations

from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.theme import Theme

from vermeil.terminal.screens.palette import FAINT, GILT, GOLD, PANEL, PAPER, SEA
from vermeil.terminal.sitting import Sitting
from vermeil.terminal.speech import Speech

THEME = Theme(
    name="vermeil",
    primary=GILT,
    secondary=GOLD,
    accent=GILT,
    foreground=PAPER,
    background=SEA,
    surface=PANEL,
    panel=PANEL,
    dark=True,
    variables={"border": FAINT, "block-cursor-foreground": SEA, "block-cursor-background": GILT},
)


class TableApp(App[None]):
    """`TableApp(speech).run()` begins with the start screen, `TableApp(speech, sitting).run()` at a table."""

    ENABLE_COMMAND_PALETTE = False
    TITLE = "Vermeil"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True)]
    CSS = "Screen { background: $background; }"

    def __init__(self, speech: Speech, sitting: Sitting | None = None, *, pace: float = 0.7) -> None:
        super().__init__()
        self.speech = speech
        self.sitting = sitting
        self.last = sitting  # the last sitting, for the goodbye
        self.pace = pace

    def on_mount(self) -> None:
        self.register_theme(THEME)
        self.theme = "vermeil"
        if self.sitting is None:
            self.show_start()
        else:
            self.show_table(self.sitting)

    def show_start(self) -> None:
        """The screen on which a game is chosen; the table that was open stays as it is."""
        from vermeil.terminal.screens.start import StartScreen

        self._stand_up()
        self._show(StartScreen(self.speech, self.pace))

    def show_table(self, sitting: Sitting) -> None:
        from vermeil.terminal.screens.table import TableScreen

        if sitting is not self.sitting:
            self._stand_up()
        self.sitting = self.last = sitting
        self._show(TableScreen(sitting, self.speech))

    def _show(self, screen: Screen[None]) -> None:
        while len(self.screen_stack) > 2:  # noqa: PLR2004 - the application's own, and one of ours
            self.pop_screen()
        if len(self.screen_stack) > 1:
            self.switch_screen(screen)
        else:
            self.push_screen(screen)

    def _stand_up(self) -> None:
        if self.sitting is not None:
            self.sitting.close()
            self.sitting = None

    def action_leave(self) -> None:
        """Leave; whatever was played is already saved."""
        self.exit()

    def on_unmount(self) -> None:
        self._stand_up()
