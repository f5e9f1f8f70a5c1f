"""The start screen: choose a game and who plays, go on with a game that was left, or join a table by its link."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import Button, Input, Label, OptionList, Select, Static
from textual.widgets.option_list import Option

from vermeil.bots import levels_of
from vermeil.core.errors import VermeilError
from vermeil.games import GAMES
from vermeil.games.silver_coin.deck import deck_names
from vermeil.table import SEATS
from vermeil.table.catalog import has_named_decks
from vermeil.table.seats import MAX_NAME
from vermeil.terminal.folder import user_name
from vermeil.terminal.home import Home, Plan
from vermeil.terminal.link import Link
from vermeil.terminal.mixes import SURPRISE, chosen, surprise
from vermeil.terminal.saved_games import Kept, kept_games
from vermeil.terminal.screens.mix import MixScreen
from vermeil.terminal.sitting import Sitting
from vermeil.terminal.speech import Speech

if TYPE_CHECKING:
    from vermeil.terminal.screens.app import TableApp

PERSON, NOBODY = "person", "nobody"
LEVELS = ("child", "easy", "medium", "strong", "expert")


class StartScreen(Screen[None]):
    """Everything in one place; Tab goes through it, the mouse works too."""

    BINDINGS: ClassVar[list[BindingType]] = []
    CSS = """
    StartScreen { align: center top; }
    StartScreen VerticalScroll { width: 78; max-width: 100%; height: 100%; padding: 0 1; }
    StartScreen .title { color: $primary; text-style: bold; margin: 0 0 1 0; }
    StartScreen .part { color: $primary; text-style: bold; margin: 1 0 0 0; }
    StartScreen Horizontal { height: 1; }
    StartScreen Label { width: 10; height: 1; }
    StartScreen Select { width: 30; }
    StartScreen Input { width: 26; margin: 0 0 0 2; }
    StartScreen #link { width: 40; margin: 0; }
    StartScreen #guest { width: 18; }
    StartScreen Button { margin: 0 0 0 2; }
    StartScreen #play { margin: 1 0 0 10; min-width: 20; }
    StartScreen OptionList { height: auto; max-height: 6; border: none; background: $surface; }
    StartScreen Select:focus > SelectCurrent { background: #3a6591; text-style: bold; }
    StartScreen Input:focus { background: #3a6591; }
    StartScreen Button:focus { text-style: bold reverse; }
    StartScreen #note { color: #ffb4a8; height: auto; }
    StartScreen #keys { color: #8fa0b0; margin: 1 0 0 0; }
    """

    def __init__(self, speech: Speech, pace: float) -> None:
        super().__init__()
        self.speech = speech
        self.pace = pace

    def compose(self) -> ComposeResult:
        words = self.speech.words
        with VerticalScroll(can_focus=False):
            yield Static(f"V E R M E I L   {words('terminal-start-title')}", classes="title", markup=False)
            with Horizontal():
                yield Label(words("terminal-start-game"))
                games = [(self.speech.game(game), game) for game in GAMES]
                yield Select(games, allow_blank=False, compact=True, id="game")
            with Horizontal(id="decks"):
                yield Label(words("page-deck"))
                yield Select(self._decks(), allow_blank=False, compact=True, id="deck")
                yield Button(words("page-mix-choose"), compact=True, id="mix")
            for at in range(SEATS):
                with Horizontal():
                    yield Label(words("seat-number", number=at + 1))
                    yield Select(self._sitters(), allow_blank=False, value=_usual(at), compact=True, id=f"kind{at}")
                    name = user_name() if at == 0 else ""
                    yield Input(
                        name,
                        placeholder=words("terminal-start-name"),
                        compact=True,
                        id=f"name{at}",
                        max_length=MAX_NAME,
                    )
            yield Button(words("play"), compact=True, variant="primary", id="play")
            yield Static("", id="note", markup=False)
            yield Static(words("terminal-start-continue"), classes="part", markup=False)
            kept = kept_games()
            if kept:
                yield OptionList(*(Option(self._line(game), id=game.name) for game in kept), id="kept", markup=False)
            else:
                yield Static(words("terminal-start-no-games"), markup=False)
            yield Static(words("terminal-start-join"), classes="part", markup=False)
            with Horizontal():
                yield Input(placeholder=words("terminal-start-link"), compact=True, id="link", max_length=300)
                yield Input(placeholder=words("terminal-start-name"), compact=True, id="guest", max_length=MAX_NAME)
                yield Button(words("join"), compact=True, id="join")
            yield Static(words("terminal-start-keys"), id="keys", markup=False)

    def _decks(self, mix: str = "") -> list[tuple[str, str]]:
        """The decks that have names, a surprise, and the mix that was chosen by number."""
        named = [(self.speech.words(f"deck-{name}"), name) for name in deck_names()]
        chosen = [(mix, mix)] if mix and mix not in deck_names() else []
        return [*named, *chosen, (self.speech.words("page-mix-surprise"), SURPRISE)]

    def _sitters(self) -> list[tuple[str, str]]:
        words = self.speech.words
        bots = [(words("terminal-start-bot", level=self.speech.level(level)), level) for level in LEVELS]
        return [(words("terminal-start-person"), PERSON), *bots, (words("terminal-start-nobody"), NOBODY)]

    def _line(self, game: Kept) -> str:
        return self.speech.kept(game.name, game.head.game, game.head.names, game.entries)

    def on_mount(self) -> None:
        self.query_one("#game").focus()
        self.query_one("#decks").display = has_named_decks(self._chosen("game"))

    def on_select_changed(self, event: Select.Changed) -> None:
        if event.select.id == "game":
            self.query_one("#decks").display = has_named_decks(self._chosen("game"))

    def _choose_mix(self) -> None:
        """The box opens; what is taken from it stands in the list of decks."""
        before = self._chosen("deck")
        mix = surprise() if before == SURPRISE else before

        def taken(mix: str | None) -> None:
            if mix is not None:
                decks = self.query_one("#deck", Select)
                decks.set_options(self._decks(mix))
                decks.value = mix

        self.app.push_screen(MixScreen(self.speech, mix), taken)

    # --- beginning ------------------------------------------------------------------------------------------

    def on_button_pressed(self, event: Button.Pressed) -> None:
        if event.button.id == "play":
            self._begin()
        elif event.button.id == "mix":
            self._choose_mix()
        else:
            self._join()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        if event.input.id in {"link", "guest"}:
            self._join()
        else:
            self._begin()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        name = event.option.id
        if name is not None:
            self._sit(lambda: Home.resume(name, pace=self.pace))

    def _chosen(self, which: str) -> str:
        return str(self.query_one(f"#{which}", Select).value)

    def plan(self) -> Plan:
        """What the screen says: people first, then bots."""
        game = self._chosen("game")
        people: list[str] = []
        bots: list[str] = []
        for at in range(SEATS):
            kind = self._chosen(f"kind{at}")
            if kind == PERSON:
                name = self.query_one(f"#name{at}", Input).value.strip()
                people.append(name or self.speech.words("seat-name", number=at + 1))
            elif kind != NOBODY:
                bots.append(kind if kind in levels_of(game) else "")
        deck = chosen(game, self._chosen("deck")) if has_named_decks(game) else None
        return Plan(game, tuple(people), tuple(bots), deck=deck, pace=self.pace)

    def _begin(self) -> None:
        plan = self.plan()
        self._sit(lambda: Home.begin(plan))

    def _join(self) -> None:
        link = self.query_one("#link", Input).value
        name = self.query_one("#guest", Input).value.strip() or user_name() or self.speech.words("seat-name", number=1)
        self._sit(lambda: Link.visit(link, name))

    def _sit(self, make: Callable[[], Sitting]) -> None:
        """Sit down at a table; whatever is refused is said here."""
        app: TableApp = self.app  # type: ignore[assignment]
        try:
            sitting = make()
        except VermeilError as error:
            self.query_one("#note", Static).update(Text(self.speech.refusal(error)))
            return
        app.show_table(sitting)


def _usual(seat: int) -> str:
    """Two seats: the user, and a bot of medium strength."""
    return (PERSON, "medium", NOBODY, NOBODY)[seat]
