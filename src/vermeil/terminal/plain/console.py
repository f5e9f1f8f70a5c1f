"""A table line by line: it asks with prompts, takes spellings and commands, and gives a reason for every refusal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import ClassVar

from vermeil.core.errors import VermeilError
from vermeil.core.phrases import Phrase
from vermeil.table.acts import Back, Ready, Request
from vermeil.terminal.answers import read_answer
from vermeil.terminal.home import Home
from vermeil.terminal.patience import Patience, Remedy, warned
from vermeil.terminal.plain.drawing import draw
from vermeil.terminal.rematch import offers
from vermeil.terminal.review import reviewed_lines
from vermeil.terminal.sitting import Known, Sitting
from vermeil.terminal.speech import Speech

SHOWN_MOVES = 60
COVER = 60  # blank lines between two people at one terminal
MOMENT = 0.2
# Answers that make poor examples, as long as there is another one.
STOPS = {"pass", "done", "decline", "end", "go"}


class Left(Exception):  # noqa: N818 - nothing went wrong: someone went home
    """The players have left the table before the game's end."""


@dataclass
class Console:
    """One sitting. `ask` reads a line (EOFError when there is none), `say` prints one.

    `hides` says that somebody sees the screen, so that lines must scroll away between two people.
    """

    sitting: Sitting
    speech: Speech
    ask: Callable[[str], str]
    say: Callable[[str], None]
    hides: bool = False
    _told: dict[int | None, list[Phrase]] = field(default_factory=dict, init=False)
    _eyes: int | None = field(default=None, init=False)
    patience: Patience = field(default_factory=Patience)

    def play(self) -> None:
        """From where the table stands to the outcome, or until someone leaves (`Left`, EOFError)."""
        seats = self.sitting.seats
        self._eyes = seats[0] if len(seats) == 1 else None
        while not self._known().over:
            asked = () if self.sitting.busy else self.sitting.asked()
            if asked:
                self._decide(self._eyes if self._eyes in asked else asked[0])
            elif self._known().view is None and seats and not self._known().table["seats"][seats[0]]["ready"]:
                self._lobby(seats[0])
            else:
                self._wait()
        self._tell()
        self._finish()

    def _known(self) -> Known:
        return self.sitting.known(self._eyes)

    def _wait(self) -> None:
        """Others decide. Spectators are told at once."""
        if not self.sitting.seats:
            self._tell()
        elif (remedy := self.patience.look(self._known(), self.sitting.seats)) is not None:
            self._offer(remedy)
        self.sitting.wait(self.sitting.changes, MOMENT)

    def _offer(self, remedy: Remedy) -> None:
        """Somebody keeps us waiting: offer what can be done about it, or keep waiting."""
        who = self._known().names[remedy.seat]
        answer = self._read(self.speech.words(f"plain-{remedy.step}", who=who) + "\n> ")
        if answer == "quit":
            self._quit()
        if answer == remedy.step:
            self._act(remedy.act)
        self.patience.again()

    def _act(self, act: Request) -> None:
        """Something that is not a move, in the name of the first of our seats."""
        try:
            self.sitting.act(self.sitting.seats[0], act)
        except VermeilError as error:
            self.say(self.speech.refusal(error))

    # --- asking ---------------------------------------------------------------------------------------------

    def _decide(self, seat: int) -> None:
        """Ask one seat until it has made a move."""
        self._hand_over(seat)
        self._tell()
        self._table()
        while True:
            known = self._known()
            if not known.moves:
                return
            if warned(known, self.sitting.seats) is not None:
                self.say(self.speech.words("plain-you-are-warned"))
            name = known.names[seat]
            question = self.speech.question(known, seat)
            example = self.speech.words("plain-such-as", move=example_of(known.moves))
            answer = self._read(f"{name}: {question} {example}\n> ")
            if not answer:
                self._tell()
            elif answer in self.commands:
                self.commands[answer](self)
            elif self._move(seat, answer):
                return

    def _read(self, prompt: str) -> str:
        return " ".join(self.ask(prompt).split())

    def _move(self, seat: int, spelling: str) -> bool:
        try:
            self.sitting.move(seat, spelling)
        except VermeilError as error:
            self.say(self.speech.refusal(error))
            self.say(self.speech.words("plain-help-where"))
            return False
        return True

    def _hand_over(self, seat: int) -> None:
        """With several people at one terminal: let the others look away, and let what was shown scroll away."""
        if self._eyes == seat or len(self.sitting.seats) < 2:  # noqa: PLR2004 - alone there is nobody to hide from
            self._eyes = seat
            return
        self._eyes = None
        if self.hides:
            for _ in range(COVER):
                self.say("")
        self._read(self.speech.words("terminal-hand-over", who=self._known().names[seat]) + "\n> ")
        self._eyes = seat

    def _lobby(self, seat: int) -> None:
        self._table()
        answer = self._read(self.speech.words("plain-lobby") + "\n> ")
        if answer in {"quit", "?"}:
            self.commands[answer](self)
        elif not self._known().table["seats"][seat]["ready"]:
            self.sitting.act(seat, Ready())

    # --- commands -------------------------------------------------------------------------------------------

    def _help(self) -> None:
        words, known = self.speech.words, self._known()
        self.say(words("plain-help-moves", moves="  ".join(known.moves[:4])))
        takes_back = known.view is not None and "can_undo" in known.view
        for name in self.commands:
            if name != "undo" or takes_back:
                self.say(f"  {name:6} {words('plain-command-help' if name == '?' else f'plain-command-{name}')}")
        for line in self.speech.cards_help(known):
            self.say(f"  {line}")

    def _moves(self) -> None:
        moves = self._known().moves
        more = f" … ({len(moves)})" if len(moves) > SHOWN_MOVES else ""
        self.say(" ".join(moves[:SHOWN_MOVES]) + more)

    def _undo(self) -> None:
        if self._eyes is None:
            return
        try:
            self.sitting.undo(self._eyes)
        except VermeilError as error:
            self.say(self.speech.refusal(error))
        self._tell()
        self._table()

    def _earns(self) -> None:
        """What each crossing would earn, best first."""
        if self._eyes is None:
            return
        try:
            gains = self.sitting.earns(self._eyes)
        except VermeilError as error:
            self.say(self.speech.refusal(error))
            return
        best = sorted(gains.items(), key=lambda gain: (-gain[1]["total"], -len(gain[0])))
        for spelling, gain in best[:12]:
            self.say(f"  {spelling:14} {self.speech.earned(self.sitting.game, gain)}")
        if not best:
            self.say(self.speech.words("plain-earns-nothing"))

    def _hint(self) -> None:
        if self._eyes is None:
            return
        try:
            for line in self.speech.advice(self.sitting.hint(self._eyes)):
                self.say(f"  {line}")
        except VermeilError as error:
            self.say(self.speech.refusal(error))

    def _log(self) -> None:
        for line in self.speech.log(self._known()):
            self.say(f"  {line}")

    def _rules(self) -> None:
        self.say(self.speech.words("rules-about-rulings"))
        for topic, rules in self.speech.rules(self.sitting.game):
            self.say(topic)
            for rule in rules:
                self.say(f"  {rule}")

    def _table(self) -> None:
        self.say("")
        for line in draw(self._known(), self._eyes, self.sitting.faces, self.speech):
            self.say(line)

    def _scores(self) -> None:
        for line in self.speech.sheets(self._known()):
            self.say(line)

    def _here(self) -> None:
        """Say that somebody is here, so that no bot takes over."""
        self._act(Back())

    def _quit(self) -> None:
        raise Left

    # What is typed instead of a move.
    commands: ClassVar[dict[str, Callable[[Console], None]]] = {
        "?": _help,
        "moves": _moves,
        "undo": _undo,
        "table": _table,
        "score": _scores,
        "earns": _earns,
        "hint": _hint,
        "log": _log,
        "here": _here,
        "rules": _rules,
        "quit": _quit,
    }

    # --- telling --------------------------------------------------------------------------------------------

    def _tell(self) -> None:
        """What has happened since this viewer was last told, as far as they may know it."""
        new = list(self._known().told)
        before = Counter(map(repr, self._told.get(self._eyes, [])))
        for phrase in new:
            # Hidden lines are told late, in their place among the rest; so whatever was not told before is new.
            if before[repr(phrase)]:
                before[repr(phrase)] -= 1
            else:
                self.say(f"  {self.speech.say(phrase)}")
        self._told[self._eyes] = new

    def _finish(self) -> None:
        """The outcome: the points by source, and who has won."""
        known = self._known()
        self.say("")
        self.say(self.speech.words("game-over"))
        self._scores()
        for line in self.speech.rounds(known):
            self.say(line)
        if known.view is not None and known.view["players"] > 1:
            self.say(self.speech.outcome(known))
        if isinstance(self.sitting, Home) and self.sitting.kept_at is not None:
            self.say(self.speech.words("terminal-record-kept", file=str(self.sitting.kept_at)))

    # --- the next game --------------------------------------------------------------------------------------

    def again(self) -> Sitting | None:
        """Ask whether to play again; returns the next sitting, or None."""
        if not self.sitting.seats or self._known().table["phase"] != "over":
            return None
        while (answer := self._read(self.speech.words("plain-again") + "\n> ")) in {"again", "review"}:
            if answer == "review":
                self._review()
                continue
            chosen = {seat: self._swap(seat, offered) for seat, offered in offers(self.sitting).items()}
            try:
                following = self.sitting.again({seat: swap for seat, swap in chosen.items() if swap})
            except VermeilError as error:
                self.say(self.speech.refusal(error))
                continue
            if (wishes := self.speech.wishes(self._known())) and following is self.sitting:
                self.say(wishes)
            while following.known(self._eyes).table["phase"] == "over":
                following.wait(following.changes, MOMENT)
            return following
        return None

    def _review(self) -> None:
        """What decided the game; Ctrl-C stops it, and nothing else."""
        self.say(self.speech.words("plain-reviewing"))
        try:
            lines = reviewed_lines(self.sitting, self.speech.words.language)
        except VermeilError as error:
            lines = [self.speech.refusal(error)]
        except KeyboardInterrupt:
            lines = [self.speech.words("plain-review-stopped")]
        for line in lines:
            self.say(line)

    def _swap(self, seat: int, offered: list[str]) -> str:
        """SC-60: one number for the next game, or none. A number that was not offered is refused by the table."""
        question = self.speech.words("plain-swap", who=self._known().names[seat], such=offered[0])
        while (answer := self._read(f"{question}\n> ")) == "moves":
            for offer in offered:
                self.say(f"  {offer:10} {self.speech.swap(offer)}")
        return answer


def example_of(moves: list[str]) -> str:
    """A move that answers the question: not one that ends it, nor a free ability in between, if there is another."""
    free = {"curator", "pixie", "empath", "bodyguard"}
    return next((move for move in moves if move not in STOPS and read_answer(move).verb not in free), moves[0])
