"""The one error tree: whatever Vermeil refuses, it refuses with a `VermeilError`.

```
VermeilError
├── SetupError          a game that can't be set up: player count, deck too small
│   ├── VariantError        an unknown variant, or a value that it can't have
│   └── StudyError          a file of a study that is half written, or another version's; knows which
├── MoveError           nothing has changed
│   ├── InvalidMoveError    not a spelling of any move
│   └── IllegalMoveError    a move, but not here and now; says which rule forbids it
│       └── NotYourQuestionError    this seat has nothing to decide now, or there is no such seat
├── DeckError           a deck file; knows its line and column
├── RecordError         a transcript; knows its line
│   └── WrongDeckError      one that was made with another deck
├── BotError            a bot from outside has answered something that is not a move, or not at all
├── PuzzleError         there is no such puzzle (vermeil.puzzles)
├── StoppedError        a review that was stopped before it was done (vermeil.coach)
├── TableError          what a table refuses beyond the rules (vermeil.table.errors)
├── RefusedError        what was refused elsewhere: by a worker, or by the server of a table (as above)
└── RateError           too much at once for a server (vermeil.server.limits.rates); knows how long to wait
```

All but the last five, which belong to puzzles, the coach, tables and servers, can be imported from `vermeil` itself.

Every error has a `code`, the same word on the wire, in logs and in tests.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vermeil.core.phrases import Phrase
    from vermeil.core.refusals import Refusal

SHOWN = 40


def shown(value: object) -> str:
    """Anything from outside, short and printable, for a message: whatever it is, showing it raises nothing."""
    try:
        text = repr(value)
    except Exception:  # noqa: BLE001 - a stranger's __repr__, or an integer too long to spell
        return f"a {type(value).__name__}"
    return text if len(text) <= SHOWN else text[:SHOWN] + "..."


class VermeilError(Exception):
    """Anything Vermeil refuses. The message is a sentence for people, in English.

    Where a rule of a game forbids it, `refusal` says which one, and why in any language.
    """

    code = "error"
    refusal: Refusal | None = None


class SetupError(VermeilError, ValueError):
    """A game that can't be set up like this."""

    code = "setup/invalid"

    def __init__(self, why: Refusal | str) -> None:
        if not isinstance(why, str):
            self.refusal = why
        super().__init__(why)


class VariantError(SetupError):
    """An unknown variant, or a value that it can't have."""

    code = "setup/variant"


class StudyError(SetupError):
    """A file of a study that is not whole, or not of this study: `file` is its path."""

    code = "study/file"

    def __init__(self, file: object, why: str) -> None:
        self.file = str(file)
        super().__init__(f"{file} {why}")


class MoveError(VermeilError, ValueError):
    """A move that was refused; the game is as it was. The message is the refusal in English."""

    code = "move/refused"

    def __init__(self, why: Refusal | str) -> None:
        """Games give a refusal; the integer face, which people don't read, gives a text."""
        if not isinstance(why, str):
            self.refusal = why
        super().__init__(why)


class InvalidMoveError(MoveError):
    """Not a spelling of any move."""

    code = "move/invalid"


class IllegalMoveError(MoveError):
    """A move, but not one for this seat now. The message cites the rule."""

    code = "move/illegal"


class NotYourQuestionError(IllegalMoveError):
    """The seat has nothing to decide now, or there is no such seat."""

    code = "move/not-your-question"


class DeckError(VermeilError, ValueError):
    """A deck that can't be read, and where: `line` and `column` count from 1, 0 is the whole file.

    `phrase` says why in any language; in English it is said only when somebody reads it.
    """

    code = "deck/invalid"

    def __init__(self, why: Refusal | Phrase | str, line: int = 0, column: int = 0) -> None:
        from vermeil.core.phrases import Phrase  # with the first deck that is refused: `import vermeil` stays light
        from vermeil.core.refusals import Refusal

        self.line = line
        self.column = column
        self.why = why
        self.refusal = why if isinstance(why, Refusal) else None
        # Why, in any language; None for the few that are about a file's name or a program's mistake.
        self.phrase = why.phrase if isinstance(why, Refusal) else why if isinstance(why, Phrase) else None
        super().__init__(why, line, column)

    @property
    def sentence(self) -> str:
        """Why, in English, without the place."""
        if self.refusal is not None or self.phrase is None:
            return str(self.why)
        from vermeil.words import words  # imported with the first sentence: it takes a while

        return words("en").say(self.phrase)

    def __str__(self) -> str:
        return (f"line {self.line}, column {self.column}: " if self.line else "") + self.sentence


class RecordError(VermeilError, ValueError):
    """A transcript that can't be replayed, and at which line (from 1, 0 is the whole text)."""

    code = "record/invalid"

    def __init__(self, message: str, line: int = 0) -> None:
        self.line = line
        super().__init__((f"line {line}: " if line else "") + message)


class WrongDeckError(RecordError):
    """A transcript of a deck that is not at hand."""

    code = "record/deck"


class BotError(VermeilError):
    """A bot from outside has answered something that is not a legal move, or not at all."""

    code = "bot/failed"
