"""The one error tree: whatever Vermeil refuses, it refuses with a `VermeilError`.

```
VermeilError
├── SetupError          a game that can't be set up: player count, deck too small
│   └── VariantError        an unknown variant, or a value that it can't have
├── MoveError           nothing has changed
│   ├── InvalidMoveError    not a spelling of any move
│   └── IllegalMoveError    a move, but not here and now; says which rule forbids it
│       └── NotYourQuestionError    this seat has nothing to decide now, or there is no such seat
├── DeckError           a deck file; knows its line and column
├── RecordError         a transcript; knows its line
│   └── WrongDeckError      one that was made with another deck
├── TableError          what a table refuses beyond the rules (vermeil.table.errors)
├── RefusedError        what was refused elsewhere: by another process, or by the server of a table
└── RateError           too much at once for a server (vermeil.server.limits); knows how long to wait
```

All but the last three, which belong to tables and servers, can be imported from `vermeil` itself.

Every error has a `code`, the same word on the wire, in logs and in tests.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
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
    """A deck that can't be read, and where: `line` and `column` count from 1, 0 is the whole file."""

    code = "deck/invalid"

    def __init__(self, message: str, line: int = 0, column: int = 0) -> None:
        self.line = line
        self.column = column
        where = f"line {line}, column {column}: " if line else ""
        super().__init__(where + message)


class RecordError(VermeilError, ValueError):
    """A transcript that can't be replayed, and at which line (from 1, 0 is the whole text)."""

    code = "record/invalid"

    def __init__(self, message: str, line: int = 0) -> None:
        self.line = line
        super().__init__((f"line {line}: " if line else "") + message)


class WrongDeckError(RecordError):
    """A transcript of a deck that is not at hand."""

    code = "record/deck"
