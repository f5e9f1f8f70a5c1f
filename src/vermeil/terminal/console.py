"""A game in the console, line by line: it works over pipes and with a screen reader, and needs no cursor."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from vermeil.bots import Bot
from vermeil.core.contract import Game
from vermeil.core.errors import MoveError
from vermeil.terminal.games import playable

COMMANDS = {
    "?": "this help",
    "moves": "all your legal moves",
    "undo": "take back what you crossed last, until you confirm",
    "table": "draw the table again",
    "score": "the points by source",
    "hint": "what a bot would do in your place, and why",
    "quit": "leave the game",
}
SHOWN_MOVES = 60


class Left(Exception):  # noqa: N818 - nothing went wrong: someone went home
    """The players have left the game before its end."""


@dataclass
class Seat:
    """Who sits where: a person, or a bot."""

    name: str
    bot: Bot | None = None


@dataclass
class Console:
    """One game with people at one keyboard. `ask` reads a line, `say` prints one."""

    game: Game
    seats: list[Seat]
    draw: Callable[[Game, int | None, list[str]], list[str]]
    question: Callable[[Game, int], str]
    hints: Bot | None
    ask: Callable[[str], str]
    say: Callable[[str], None]
    record: Path | None = None
    _told: dict[int | None, list[str]] = field(default_factory=dict, init=False)

    def play(self) -> None:
        """From the deal to the outcome, or until someone leaves."""
        person = next((seat for seat, who in enumerate(self.seats) if who.bot is None), None)
        try:
            while waiting := self.game.waiting:
                bots = [seat for seat in waiting if self.seats[seat].bot is not None]
                if bots:
                    self._bot_plays(bots[0])
                else:
                    self._person_plays(waiting[0])
            self._tell(person)
            self._finish()
        finally:
            self._keep()

    def _bot_plays(self, seat: int) -> None:
        bot = self.seats[seat].bot
        if bot is not None:
            self.game.push(seat, bot.play(self.game.view(seat, memory=True)).move)

    def _person_plays(self, seat: int) -> None:
        """Ask until a move is made; every refusal says why."""
        people = sum(who.bot is None for who in self.seats)
        if people > 1:
            self.say("")
            self.say(f"--- {self.seats[seat].name}, it is your turn ---")
        self._tell(seat)
        self._table(seat)
        while True:
            answer = self.ask(f"{self.seats[seat].name}: {self.question(self.game, seat)}\n> ").strip()
            if not answer:
                continue
            if answer in COMMANDS:
                self._command(answer, seat)
                continue
            try:
                self.game.push(seat, answer)
            except MoveError as refusal:
                self.say(f"Not possible. {refusal}")
                self.say("Type ? for help, moves for all legal moves.")
                continue
            if seat not in self.game.waiting or self._bots_wait():
                return
            self._tell(seat)
            self._table(seat)

    def _bots_wait(self) -> bool:
        """Whether a bot must decide too: bots go first, so that what they did is told before the next question."""
        return any(self.seats[seat].bot is not None for seat in self.game.waiting)

    def _command(self, command: str, seat: int) -> None:
        if command == "quit":
            raise Left
        {
            "?": self._help,
            "moves": self._moves,
            "undo": self._undo,
            "table": self._table,
            "score": self._scores,
            "hint": self._hint,
        }[command](seat)

    def _help(self, seat: int) -> None:
        self.say("Moves are typed as they are spelled, such as:")
        self.say(f"  {'  '.join(str(move) for move in self.game.legal_moves(seat)[:4])}")
        for name, meaning in COMMANDS.items():
            if name != "undo" or self._takes_back():
                self.say(f"  {name:6} {meaning}")
        help_lines = getattr(playable(self.game.NAME).drawing, "help_lines", None)
        for line in help_lines(self.game.view(seat), self.game) if help_lines else []:
            self.say(f"  {line}")

    def _takes_back(self) -> bool:
        """Whether this game knows undo at all."""
        return type(self.game).can_undo is not Game.can_undo

    def _moves(self, seat: int) -> None:
        moves = [str(move) for move in self.game.legal_moves(seat)]
        more = f" ... ({len(moves)} in all)" if len(moves) > SHOWN_MOVES else ""
        self.say(" ".join(moves[:SHOWN_MOVES]) + more)

    def _undo(self, seat: int) -> None:
        try:
            self.game.undo(seat)
        except MoveError as refusal:
            self.say(f"Not possible. {refusal}")
        self._table(seat)

    def _hint(self, seat: int) -> None:
        if self.hints is None:
            self.say("No bot knows this game well enough to give hints.")
            return
        for reason in self.hints.play(self.game.view(seat, memory=True)).reasons[:3]:
            self.say(f"  {reason.move:16} {reason.value:6.1f}  {reason.words}")

    def _table(self, seat: int) -> None:
        self.say("")
        for line in self.draw(self.game, seat, [who.name for who in self.seats]):
            self.say(line)

    def _tell(self, seat: int | None) -> None:
        """What the others did and chance brought since this seat was last told, as far as it may know.

        What was hidden is told late, in its place among the lines; so what is new is whatever was not told before.
        """
        own = f"{seat} "
        lines = self.game.transcript(seat, public=seat is None).splitlines()
        lines = [line for line in lines if not line.startswith((own, "="))]
        told = iter(self._told.get(seat, []))
        next_told = next(told, None)
        for line in lines:
            if line == next_told:
                next_told = next(told, None)
            elif text := self._words(line):
                self.say(f"  {text}")
        self._told[seat] = lines

    def _words(self, line: str) -> str:
        """A line of the record for people, or nothing if the table shows it anyway."""
        mover, _, what = line.partition(" ")
        if mover.isdigit():
            return "" if what == "done" else f"{self.seats[int(mover)].name}: {what}"
        event, _, brought = what.partition(" ")
        if mover == "!" and event == "draw":
            return f"drawn from the stack: {brought}"
        if mover == "!" and event == "refill":
            place, _, card = brought.partition(" ")
            return f"{card} is displayed at place {place}"
        return ""

    def _scores(self, seat: int) -> None:
        """As the seat sees them: what others have crossed this turn does not count yet."""
        shown = self.game.view(seat).get("seats")
        seats = range(self.game.players)
        self._sheets([shown[at]["sheet"] for at in seats] if shown else [self.game.score_sheet(at) for at in seats])

    def _sheets(self, sheets: Sequence[Mapping[str, int]]) -> None:
        width = max(len(who.name) for who in self.seats)
        self.say(" ".join([" " * width, *(f"{source:>7}" for source in sheets[0])]))
        for who, sheet in zip(self.seats, sheets, strict=True):
            self.say(" ".join([f"{who.name:{width}}", *(f"{points:>7}" for points in sheet.values())]))

    def _finish(self) -> None:
        """The outcome: the points by source, and who has won."""
        self.say("")
        self.say("The game is over.")
        self._sheets([self.game.score_sheet(seat) for seat in range(self.game.players)])
        winners = [self.seats[seat].name for seat in self.game.winners]
        if len(winners) == self.game.players == 1:
            return
        verb = "win together" if len(winners) > 1 else "win" if winners == ["You"] else "wins"
        self.say(f"{' and '.join(winners)} {verb}.")

    def _keep(self) -> None:
        if self.record is not None:
            self.record.write_text(self.game.transcript(), encoding="utf-8")
            self.say(f"The record is in {self.record}.")
