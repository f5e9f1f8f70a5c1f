"""The table on the screen: it draws what a seat knows, and turns keys and clicks into moves that the view allows."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.message import Message
from textual.screen import Screen

from vermeil.core.errors import VermeilError
from vermeil.table.acts import Back, Open, Ready, Request
from vermeil.terminal.answers import Chooser, read_answer
from vermeil.terminal.boards import has_villages
from vermeil.terminal.ghost import Ghost
from vermeil.terminal.home import Home
from vermeil.terminal.link import Link
from vermeil.terminal.patience import Patience, Remedy, warned
from vermeil.terminal.rematch import offers
from vermeil.terminal.review import reviewed_lines
from vermeil.terminal.screens import bar, expedition, silver_coin
from vermeil.terminal.screens.board import Board
from vermeil.terminal.screens.canvas import Canvas
from vermeil.terminal.screens.grids import CROSS
from vermeil.terminal.screens.lobby import paint_lobby
from vermeil.terminal.screens.pages import Choice, Page, Prompt
from vermeil.terminal.screens.scene import Scene
from vermeil.terminal.screens.steering import next_target
from vermeil.terminal.sitting import Known, Sitting
from vermeil.terminal.speech import Speech

if TYPE_CHECKING:
    from vermeil.terminal.screens.app import TableApp

SHOWN_LOG = 40
ARROWS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}


def paint_table(scene: Scene, width: int, height: int) -> Canvas:
    """The table of any game, or its lobby."""
    if scene.known.view is None:
        return paint_lobby(scene, width, height)
    paint = silver_coin.paint if has_villages(scene.known.view) else expedition.paint
    return paint(scene, width, height)


class TableScreen(Screen[None]):
    """One sitting, seen through the eyes of whoever is asked."""

    BINDINGS: ClassVar[list[BindingType]] = []

    class Changed(Message):
        """Something has happened at the table; it may have been another thread that noticed."""

    class Failed(Message):
        """What was tried is refused."""

        def __init__(self, error: VermeilError) -> None:
            super().__init__()
            self.error = error

    class Advised(Message):
        """A hint has been thought of, or a game been reviewed."""

        def __init__(self, lines: list[str], title: str = "terminal-hint") -> None:
            super().__init__()
            self.lines = lines
            self.title = title

    def __init__(self, sitting: Sitting, speech: Speech) -> None:
        super().__init__()
        self.sitting = sitting
        self.speech = speech
        self.eyes: int | None = sitting.seats[0] if len(sitting.seats) == 1 else None
        self.next_eyes: int | None = None  # who looks next, once the others look away
        self.known: Known = sitting.known(self.eyes)
        self.chooser = Chooser([])
        self.ghost = Ghost([])
        self.gains: Mapping[str, Mapping[str, Any]] = {}
        self.message = ""
        self.acting = False
        self._asked: tuple[int | None, tuple[str, ...]] = (None, ())
        self._ended = False
        self.patience = Patience()
        self.remedy: Remedy | None = None  # what may be done about somebody who keeps us waiting
        self.reviewing: threading.Event | None = None  # set, it stops the review that is made

    def compose(self) -> ComposeResult:
        yield Board(self._draw)

    def on_mount(self) -> None:
        self.sitting.listen(self._notice)
        self.set_interval(1.0, self._count)
        self.look()

    def _notice(self) -> None:
        """From any thread: ask the screen to look again when it can."""
        self.post_message(self.Changed())

    def _count(self) -> None:
        """Time passes: somebody may have kept us waiting for too long."""
        remedy = self.patience.look(self.known, self.sitting.seats)
        if remedy != self.remedy:
            self.remedy = remedy
            self._redraw()

    # --- what is seen ---------------------------------------------------------------------------------------

    def look(self) -> None:
        """Look at the table again: who sees it, what is asked, what may be chosen."""
        self._choose_eyes()
        self.known = self.sitting.known(self.eyes)
        moves = tuple(self.known.moves) if self.eyes is not None else ()
        if (self.eyes, moves) != self._asked:
            before = self.ghost.now
            answers = [read_answer(spelling) for spelling in moves]
            self.ghost = Ghost(answers, before)
            self.chooser = Chooser([answer for answer in answers if not answer.boxes])
            self._asked = (self.eyes, moves)
            self.gains = {}
            if self.ghost and self.eyes is not None:
                self._try(self._fetch_gains)
        if self.known.over and not self._ended:
            self._show_end()
        self._ended = self.known.over  # a table on a server may go on with another game
        self._redraw()

    def _choose_eyes(self) -> None:
        """With several people at one keyboard nobody sees what is another's: between turns, only what is public."""
        seats = self.sitting.seats
        if len(seats) < 2:  # noqa: PLR2004 - alone there is nobody to hide from
            return
        asked = self.sitting.asked()
        if self.eyes not in asked:
            self.eyes = None
        if self.eyes is None:
            self.next_eyes = asked[0] if asked and not self.sitting.busy else None

    def _fetch_gains(self) -> None:
        eyes = self.eyes
        if eyes is not None:
            self.gains = self.sitting.earns(eyes)
            self.post_message(self.Changed())

    def scene(self) -> Scene:
        covered = self.eyes is None
        lost = self.speech.words("terminal-lost") if isinstance(self.sitting, Link) and self.sitting.lost else ""
        return Scene(
            known=self.known,
            seat=self.eyes,
            faces=self.sitting.faces,
            speech=self.speech,
            log=self.speech.log(self.known, SHOWN_LOG),
            ghost=None if covered else self.ghost.now,
            targets=() if covered else self.chooser.targets(),
            cursor=self.chooser.cursor,
            picked=self.chooser.picked,
            lost=lost,
        )

    def _draw(self, width: int, height: int) -> Canvas:
        return bar.under(paint_table(self.scene(), width, height - bar.rows_for(height)), self._bar(), height)

    def _bar(self) -> bar.Bar:
        words = self.speech.words
        view = self.known.view
        takes_back = view is not None and not has_villages(view) and view["can_undo"]
        keys = [("u", words("terminal-key-undo"))] if takes_back else []
        keys += [("h", words("terminal-key-hint"))] if self.known.moves and self.eyes is not None else []
        if warned(self.known, self.sitting.seats) is not None:
            keys = [("i", words("terminal-key-here")), *keys]
        elif self.remedy is not None and self.remedy.step != "free":
            keys = [("w", words(f"terminal-key-{self.remedy.step}")), *keys]
        keys += [(key, words(f"terminal-key-{name}")) for key, name in bar.ALWAYS]
        if self.next_eyes is not None and self.eyes is None:
            who = self.known.names[self.next_eyes]
            return bar.Bar(words("terminal-hand-over", who=who), self.message, [], 0, keys, urgent=True)
        if self.known.view is None:
            own = [("Enter", words("terminal-key-ready"))]
            own += [("k", words("terminal-key-free"))] if self._guests() else []
            note = self.message or self._idle_note()
            return bar.Bar(words("terminal-lobby-ready"), note, [], 0, [*own, *keys], urgent=True)
        if self.eyes is None or not self.known.moves:
            keys = [("n", words("terminal-key-again")), *keys] if self.known.over and self.sitting.seats else keys
            keys = [("v", words("terminal-review")), *keys] if self.known.over else keys
            note = self.message or self._idle_note() or self.speech.wishes(self.known)
            return bar.Bar(self.speech.waits(self.known), note, [], 0, keys, urgent=True)
        buttons = [self.speech.button(verb, self.known.view) for verb in self.chooser.verbs]
        note = self.message or self._idle_note()
        if self.ghost:
            steer = [(key, words(f"terminal-key-{name}")) for key, name in bar.STEERING]
            keys = [*steer, *keys]
            note = note or self.speech.earned(
                self.sitting.game, self.gains.get(self.ghost.now.spelling if self.ghost.now else "")
            )
        else:
            if self.chooser.several:
                keys = [("Space", words("terminal-key-choose")), ("Enter", words("terminal-key-do")), *keys]
            if not note and self.chooser.cursor and has_villages(self.known.view):
                note = self.speech.about(self.known, self.chooser.cursor)
        question = self.speech.question(self.known, self.eyes)
        return bar.Bar(question, note, buttons, self.chooser.verb, keys, urgent=bool(self.message))

    def _idle_note(self) -> str:
        """What to say about somebody who does nothing, ourselves included."""
        if warned(self.known, self.sitting.seats) is not None:
            return self.speech.words("terminal-you-are-warned")
        if self.remedy is None:
            return ""
        return self.speech.words(f"terminal-idle-{self.remedy.step}", who=self.known.names[self.remedy.seat])

    def _guests(self) -> list[int]:
        """The people whose seats the host may free."""
        table = self.known.table
        if self.known.view is not None or table["host"] not in self.sitting.seats:
            return []
        seats = self.sitting.seats
        return [at for at, seat in enumerate(table["seats"]) if seat["kind"] == "person" and at not in seats]

    def _redraw(self) -> None:
        for board in self.query(Board):
            board.redraw()

    # --- what is done ---------------------------------------------------------------------------------------

    def on_table_screen_changed(self) -> None:
        self.look()

    def on_table_screen_failed(self, failed: Failed) -> None:
        self.acting = False
        self.message = self.speech.refusal(failed.error)
        self.look()

    def _try(self, job: Callable[[], None]) -> None:
        """In a thread: a server may take its time, and a bot that gives a hint does."""

        def attempt() -> None:
            try:
                job()
            except VermeilError as error:
                self.post_message(self.Failed(error))
            finally:
                self.acting = False
                self.post_message(self.Changed())

        self.run_worker(attempt, thread=True, group="acts")

    def _move(self, spelling: str | None) -> None:
        if spelling is None or self.eyes is None or self.acting:
            self._redraw()
            return
        seat = self.eyes
        self.acting = True
        self.message = ""
        self._try(lambda: self.sitting.move(seat, spelling))

    def on_key(self, event: events.Key) -> None:
        event.stop()
        event.prevent_default()
        self.press(event.character if event.character and event.character.isprintable() else event.key)

    def on_board_clicked(self, clicked: Board.Clicked) -> None:
        kind, _, rest = clicked.spot.partition(":")
        if kind == "key":
            self.press(rest)
        elif kind == "button":
            self._press_button(int(rest))
        elif self.ghost and kind in {"A", "B"}:
            self._move(self.ghost.point(kind, rest))
        elif (verb := self.chooser.verb_with(clicked.spot)) is not None:
            if verb != self.chooser.verb:
                self.chooser.choose_verb(verb)
            self._move(self.chooser.toggle(clicked.spot))

    def press(self, key: str) -> None:
        """One key, typed or clicked."""
        self.message = ""
        pages = {
            "l": self._show_log,
            "s": self._show_points,
            "?": self._show_rules,
            "o": self._show_others,
            "q": self._leave,
        }
        if key in pages:
            pages[key]()
        elif key in {"w", "i", "k"} and self._press_company(key):
            pass
        elif key in {"n", "v"} and self.known.over:
            (self._show_end if key == "n" else self._review)()
        elif self.eyes is None or not self.known.moves:
            if key in {"enter", "Enter", " "}:
                self._ready_or_take_over()
        elif key == "u":
            seat = self.eyes
            self._try(lambda: self.sitting.undo(seat))
        elif key == "h":
            self._ask_hint()
        elif key == "m":
            self.app.push_screen(Prompt(self.speech.words("terminal-type-move")), self._typed)
        elif self.ghost:
            self._press_ghost(key)
        else:
            self._press_choice(key)

    def _press_company(self, key: str) -> bool:
        """What can be done about others who keep us waiting, or about their warning; False if there is nothing."""
        seats = self.sitting.seats
        if key == "i" and (seat := warned(self.known, seats)) is not None:
            self._do(seat, Back())
        elif key == "w" and self.remedy is not None and self.remedy.step != "free":
            self._do(seats[0], self.remedy.act)
            self.remedy = None
        elif key == "k" and self._guests():
            words = self.speech.words
            lines = [(str(at), words("terminal-free-seat", who=self.known.names[at])) for at in self._guests()]

            def chosen(seat: str | None) -> None:
                if seat is not None:
                    self._do(seats[0], Open(int(seat)))

            self.app.push_screen(Choice(words("terminal-free"), lines, words("terminal-swap-keys")), chosen)
        else:
            return False
        return True

    def _do(self, seat: int, act: Request) -> None:
        self._try(lambda: self.sitting.act(seat, act))

    def _ready_or_take_over(self) -> None:
        if self.known.view is None and self.eyes is not None:
            seat = self.eyes
            self._try(lambda: self.sitting.act(seat, Ready()))
        elif self.next_eyes is not None:
            self.eyes, self.next_eyes = self.next_eyes, None
            self.look()

    def _press_ghost(self, key: str) -> None:
        ghost = self.ghost
        simple = {"r": ghost.turn, "f": ghost.mirror, "x": ghost.single, "tab": ghost.switch_card}
        if key in ARROWS:
            ghost.step(*ARROWS[key])
        elif key in simple:
            simple[key]()
        elif key in {"enter", "Enter", " "} and ghost.now is not None:
            self._move(ghost.now.spelling)
        self._redraw()

    def _press_choice(self, key: str) -> None:
        chooser = self.chooser
        if key in {"tab", "shift+tab"}:
            chooser.next_verb(-1 if key == "shift+tab" else 1)
        elif key == " " and chooser.targets():
            self._move(chooser.toggle(chooser.cursor))
        elif key in {"enter", "Enter", " "}:
            self._move(chooser.enter())
        elif key in ARROWS:
            if chooser.targets():
                chooser.cursor = next_target(chooser.targets(), chooser.cursor, *ARROWS[key])
            else:
                chooser.next_verb(1 if sum(ARROWS[key]) > 0 else -1)
        elif key.isdigit():
            self._press_digit(int(key))
        self._redraw()

    def _press_digit(self, digit: int) -> None:
        """The card at that place of the row in which the cursor is; without cards to choose, that button."""
        chooser = self.chooser
        targets = chooser.targets()
        if not targets:
            self._press_button(digit - 1)
            return
        row = chooser.cursor.rstrip("0123456789")
        wanted = f"{row}{digit}" if digit else "top"
        view = self.known.view
        if view is not None and not has_villages(view) and view["phase"] == "keep":
            hand = view["hand"]
            wanted = hand[digit - 1] if 0 < digit <= len(hand) else ""
        if wanted not in targets and digit and f"place{digit}" in targets:
            wanted = f"place{digit}"
        if wanted in targets:
            self._move(chooser.toggle(wanted))

    def _press_button(self, at: int) -> None:
        chooser = self.chooser
        if at == chooser.verb and chooser.complete is not None:
            self._move(chooser.complete)
        elif 0 <= at < len(chooser.verbs) and not (at == chooser.verb and chooser.picked):
            chooser.choose_verb(at)
            if chooser.chosen is not None and not chooser.chosen.targets:
                self._move(chooser.enter())
        self._redraw()

    def _typed(self, spelling: str | None) -> None:
        if spelling:
            self._move(spelling)

    # --- pages ----------------------------------------------------------------------------------------------

    def _page(self, name: str, body: list[str], *, end: bool = False) -> None:
        words = self.speech.words
        self.app.push_screen(Page(words(name), body or ["–"], words("terminal-close"), end=end))

    def _show_log(self) -> None:
        self._page("terminal-log", self.speech.log(self.known), end=True)

    def _show_points(self) -> None:
        self._page("terminal-points", [*self.speech.sheets(self.known), "", *self.speech.rounds(self.known)])

    def _show_rules(self) -> None:
        body: list[str] = [self.speech.words(f"terminal-legend-{self.sitting.game}", cross=CROSS), ""]
        body += [self.speech.words("rules-about-rulings"), ""]
        for topic, rules in self.speech.rules(self.sitting.game):
            body += [topic.upper(), *rules, ""]
        body += self.speech.cards_help(self.known)
        self._page("terminal-rules", body)

    def _show_others(self) -> None:
        self._page("terminal-others", bar.others_lines(self.scene()))

    def _ask_hint(self) -> None:
        seat = self.eyes
        if seat is None:
            return
        self.message = self.speech.words("terminal-thinking")
        self._redraw()

        def think() -> None:
            self.post_message(self.Advised(self.speech.advice(self.sitting.hint(seat))))

        self._try(think)

    def on_table_screen_advised(self, advised: Advised) -> None:
        self.message = ""
        self._page(advised.title, advised.lines)

    def _show_end(self) -> None:
        words = self.speech.words
        body = [self.speech.outcome(self.known), "", *self.speech.sheets(self.known), ""]
        body += self.speech.rounds(self.known)
        if isinstance(self.sitting, Home) and self.sitting.kept_at is not None:
            body += ["", words("terminal-record-kept", file=str(self.sitting.kept_at))]
        plays = bool(self.sitting.seats)
        choices = {"v": "review", "b": "start"} | ({"n": "again"} if plays else {})
        foot = words("terminal-end-keys" if plays else "terminal-end-keys-watch")
        self.app.push_screen(Page(words("game-over"), body, foot, choices), self._after_end)

    def _after_end(self, choice: str | None) -> None:
        app: TableApp = self.app  # type: ignore[assignment]
        if choice == "again":
            self._ask_swaps({}, offers(self.sitting))
        elif choice == "review":
            self._review()
        elif choice == "start":
            app.show_start()

    def _review(self) -> None:
        """What decided the game; pressed once more, it is stopped."""
        if self.reviewing is not None:
            self.reviewing.set()
            return
        stop = self.reviewing = threading.Event()

        def tick(done: int, total: int) -> None:
            self.message = self.speech.words("terminal-reviewing", part=str(100 * done // total))
            self.post_message(self.Changed())

        def look() -> None:
            try:
                lines = reviewed_lines(self.sitting, self.speech.words.language, tick, stop.is_set)
            finally:
                self.reviewing = None
                self.message = ""
            if lines:
                self.post_message(self.Advised(lines, "terminal-review"))
            else:
                self.message = self.speech.words("plain-review-stopped")

        self._try(look)

    def _ask_swaps(self, swaps: dict[int, str], left: dict[int, list[str]]) -> None:
        """SC-60: one loser of ours after another may swap a number; then the next game begins."""
        if not left:
            self._begin_again(swaps)
            return
        words, (seat, *_) = self.speech.words, left
        lines = [("", words("terminal-swap-nothing")), *((offer, self.speech.swap(offer)) for offer in left[seat])]

        def chosen(swap: str | None) -> None:
            if swap is not None:
                rest = {other: offered for other, offered in left.items() if other != seat}
                self._ask_swaps(swaps | ({seat: swap} if swap else {}), rest)

        title = words("terminal-swap", who=self.known.names[seat])
        self.app.push_screen(Choice(title, lines, words("terminal-swap-keys")), chosen)

    def _begin_again(self, swaps: dict[int, str]) -> None:
        if isinstance(self.sitting, Home):
            app: TableApp = self.app  # type: ignore[assignment]
            try:
                app.show_table(self.sitting.again(swaps))
            except VermeilError as error:
                self.post_message(self.Failed(error))
            return

        def wish() -> None:
            self.sitting.again(swaps)

        self._try(wish)

    def _leave(self) -> None:
        app: TableApp = self.app  # type: ignore[assignment]
        app.show_start()
