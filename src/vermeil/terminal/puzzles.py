"""Puzzles line by line: the position as its seat sees it, an answer, and what it is worth."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from vermeil.core.errors import MoveError
from vermeil.core.phrases import phrase_from_json
from vermeil.puzzles import Puzzle, answered, shown
from vermeil.puzzles.solving import position
from vermeil.terminal.faces import faces_of
from vermeil.terminal.folder import data_folder
from vermeil.terminal.plain.console import Left
from vermeil.terminal.plain.drawing import draw
from vermeil.terminal.sitting import Known
from vermeil.terminal.speech import Speech

SHOWN_MOVES = 60


class PuzzleConsole:
    """Asks for the best move until it is found, or somebody wants to see it. `Left` and EOFError end it."""

    def __init__(self, speech: Speech, ask: Callable[[str], str], say: Callable[[str], None]) -> None:
        self.speech = speech
        self.ask = ask
        self.say = say

    def solve(self, puzzle: Puzzle) -> None:
        """One puzzle, from its position to its solution."""
        known, seat = self._known(puzzle)
        self._head(puzzle)
        self._table(puzzle, known, seat)
        tries = 0
        while True:
            prompt = self.speech.question(known, seat)
            # No move is given as an example, as elsewhere: it would be taken for a hint.
            answer = " ".join(self.ask(f"\n{prompt} ({self.speech.words('puzzles-help')})\n> ").split())
            if answer == "quit":
                raise Left
            if answer == "table":
                self._table(puzzle, known, seat)
            elif answer == "moves":
                self._moves(known)
            elif answer == "show":
                self._tell(puzzle, answered(puzzle.id, None), tries)
                return
            elif answer in {"", "?"}:
                self._help()
            elif (verdict := self._judged(puzzle, answer)) is not None:
                tries += 1
                self._tell(puzzle, verdict, tries)
                if verdict["solved"]:
                    keep_solved(puzzle.id, first=tries == 1)
                    return

    def _judged(self, puzzle: Puzzle, move: str) -> Mapping[str, Any] | None:
        """What an answer is worth; a move that is refused is not an answer."""
        try:
            return answered(puzzle.id, move)
        except MoveError as error:
            self.say(self.speech.refusal(error))
            return None

    # --- telling --------------------------------------------------------------------------------------------

    def _head(self, puzzle: Puzzle) -> None:
        words = self.speech.words
        difficulty = words(f"puzzles-difficulty-{puzzle.entry.difficulty}")
        self.say(f"{self.speech.game(puzzle.game)} · {words('puzzles-id', id=puzzle.id)} · {difficulty}")
        self.say(words("puzzles-find"))

    def _help(self) -> None:
        for command in ("moves", "table", "show", "quit"):
            self.say(f"  {command:6} {self.speech.words(f'puzzles-command-{command}')}")

    def _moves(self, known: Known) -> None:
        more = f" … ({len(known.moves)})" if len(known.moves) > SHOWN_MOVES else ""
        self.say(" ".join(known.moves[:SHOWN_MOVES]) + more)

    def _table(self, puzzle: Puzzle, known: Known, seat: int) -> None:
        self.say("")
        deck: Any = position(puzzle.id).deck  # type: ignore[attr-defined]
        for line in draw(known, seat, faces_of(deck), self.speech):
            self.say(line)

    def _known(self, puzzle: Puzzle) -> tuple[Known, int]:
        data = shown(puzzle.id)
        names = [self.speech.words("seat-name", number=seat + 1) for seat in range(data["players"])]
        table = {"seats": [{"name": name} for name in names], "phase": "playing"}
        return Known(0, table, data["view"]), data["seat"]

    def _tell(self, puzzle: Puzzle, verdict: Mapping[str, Any], tries: int) -> None:
        """What an answer is worth; the best move only once it was found or asked for."""
        words = self.speech.words
        best, move = verdict["best"], verdict["move"]
        judged = {each["move"]: each for each in verdict["moves"]}
        if verdict["solved"]:
            self.say(words("puzzles-solved" if tries == 1 else "puzzles-solved-later"))
        else:
            self.say(words("puzzles-shown" if move is None else "puzzles-wrong"))
        if move is not None and move != best:
            self._why("puzzles-your-move", judged[move], cost=True)
            return
        self._why("puzzles-best-move", judged[best], cost=False)
        second = next(each for name, each in judged.items() if name != best)
        self._why("puzzles-next-best", second, cost=True)
        theme = words("puzzles-about", theme=words(f"puzzles-theme-{verdict['theme']}"))
        level = words("puzzles-found-by", level=self.speech.level(puzzle.entry.difficulty))
        self.say(f"{theme} · {level}")

    def _why(self, sentence: str, judged: Mapping[str, Any], *, cost: bool) -> None:
        words = self.speech.words
        why = "; ".join(self.speech.say(phrase_from_json(part)) for part in judged["said"])
        told = words(sentence, what=f"{judged['move']}: {why}")
        if cost:
            share = max(1, round(100 * judged["share"]))
            told += f" · {words('puzzles-costs', share=share, points=judged['points'])}"
        self.say(f"  {told}")


# --- what was solved ------------------------------------------------------------------------------------------


def _file() -> Path:
    return data_folder() / "puzzles.json"


def solved() -> dict[str, str]:
    """How each puzzle was solved here: at the first try, or later. A file that can't be read holds nothing."""
    with contextlib.suppress(OSError, msgspec.DecodeError):
        return msgspec.json.decode(_file().read_bytes(), type=dict[str, str])
    return {}


def keep_solved(name: str, *, first: bool) -> None:
    """Remember that a puzzle was solved; a folder that can't be written forgets it."""
    known = solved()
    if name in known:
        return
    with contextlib.suppress(OSError):
        fresh = _file().with_suffix(".new")
        fresh.write_bytes(msgspec.json.encode(known | {name: "first" if first else "later"}))
        fresh.replace(_file())
