"""Reading transcripts: a game is played again from its own lines, and every one of them is checked.

`steps` is the one way through a record; whoever replays, reviews or verifies walks it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from vermeil.core.chance import Script
from vermeil.core.contract import FORMAT, Game
from vermeil.core.errors import DeckError, MoveError, RecordError, VariantError, VermeilError
from vermeil.core.variants import changed

G = TypeVar("G", bound=Game)
Game_co = TypeVar("Game_co", bound=Game, covariant=True)

HEADER = ("vermeil", "game", "deck", "players", "variants")
# Whatever a table writes, every command and the server can read back. Games have about a thousand lines of 15
# characters; only Silver Coin without patience can be drawn out by those who play, and a table stops that here.
MAX_LINES = 20_000
MAX_RECORD = 1 << 20  # characters: 52 in each of so many lines


@dataclass(frozen=True, slots=True)
class Decision:
    """The line of a move: where it stands, who decides, and what."""

    number: int
    seat: int
    spelling: str

    @property
    def line(self) -> str:
        return f"{self.seat} {self.spelling}"


@dataclass(frozen=True, slots=True)
class Step(Generic[Game_co]):
    """A place on the way through a record: the game there, and the move that led to it; None at the deal."""

    game: Game_co
    move: Decision | None


@dataclass
class Record:
    """A transcript split into its parts, before any of it is checked."""

    game: str
    deck: str
    players: int
    variants: list[str]
    lines: list[tuple[int, str]]
    places: dict[str, int]  # at which line each part of the header stands
    names: dict[int, str] = field(default_factory=dict)  # who sat where, if a comment says so; not part of the game

    def refuse(self, part: str, message: str) -> RecordError:
        """What is wrong with a part of the header, at its line."""
        return RecordError(message, self.places[part])

    def moves(self) -> list[Decision]:
        """The moves alone, in their order, without asking whether they are legal."""
        return [_decision(number, line) for number, line in self.lines if not line.startswith(("!", "="))]

    def result(self) -> int:
        """The line at which the result stands; 0 if there is none."""
        return next((number for number, line in self.lines if line.startswith("=")), 0)


def read(text: str | bytes) -> Record:
    """Take a transcript apart: the header's five lines, then what happened; blank lines and comments are skipped."""
    lines = _lines(text)
    header: dict[str, str] = {}
    places: dict[str, int] = {}
    for number, line in lines[: len(HEADER)]:
        expected = HEADER[len(header)]
        key, _, value = line.partition(" ")
        if key != expected or not value:
            message = f"the header's line '{expected} ...' is expected here, found {line[:60]!r}"
            raise RecordError(message, number)
        header[key] = value
        places[key] = number
    if len(header) < len(HEADER):
        message = f"the record ends before its header's line '{HEADER[len(header)]} ...'"
        raise RecordError(message, lines[-1][0] if lines else 1)
    if header["vermeil"] != str(FORMAT):
        message = f"format {header['vermeil'][:20]!r} is not known; this is a reader of format {FORMAT}"
        raise RecordError(message, places["vermeil"])
    players = header["players"]
    if not (players.isascii() and players.isdigit() and len(players) == 1):
        message = f"{players[:20]!r} is not a number of players"
        raise RecordError(message, places["players"])
    variants = [] if header["variants"] == "-" else header["variants"].split(" ")
    found = Record(header["game"], header["deck"], int(players), variants, lines[len(HEADER) :], places)
    found.names.update(_names(text))
    return found


def with_names(record: str, names: Sequence[str]) -> str:
    """A record with a comment for each seat that tells who sat there: `; seat 0 Ann`, after the header."""
    lines = record.split("\n")
    told = [f"; seat {seat} {' '.join(name.split())}" for seat, name in enumerate(names) if name.split()]
    return "\n".join([*lines[: len(HEADER)], *told, *lines[len(HEADER) :]])


def _names(text: str | bytes) -> Iterator[tuple[int, str]]:
    for line in (text.decode() if isinstance(text, bytes) else text).split("\n"):
        word, _, rest = line.removeprefix("; ").partition(" ")
        seat, _, name = rest.strip().partition(" ")
        if line.startswith("; ") and word == "seat" and seat in {"0", "1", "2", "3"} and name.strip():
            yield int(seat), name.strip()[:40]


def _lines(text: object) -> list[tuple[int, str]]:
    if isinstance(text, bytes):
        try:
            text = text.decode()
        except UnicodeDecodeError as error:
            message = "a record is a text in UTF-8"
            raise RecordError(message) from error
    if not isinstance(text, str):
        message = f"a record is a text, not {type(text).__name__}"
        raise RecordError(message)
    if len(text) > MAX_RECORD:
        message = f"a record has at most {MAX_RECORD} characters"
        raise RecordError(message)
    numbered = enumerate(text.split("\n"), start=1)
    return [(number, line.rstrip("\r")) for number, line in numbered if line.strip() and not line.startswith(";")]


def replay(record: Record, begin: Callable[[Record, Script], G]) -> G:
    """Play a record again. `begin` sets the game up with the record's header and its chance."""
    return deque(steps(record, begin), maxlen=1).pop().game


def steps(record: Record, begin: Callable[[Record, Script], G]) -> Iterator[Step[G]]:
    """Play a record again, step by step: the deal first, then every move with the chance that followed it.

    It is the same game object all the way: copy it to keep a position. After the last step the result
    is checked; what is wrong with the record is raised with its line.
    """
    script = Script(record.lines, last=max(record.places.values()))
    try:
        game = begin(record, script)
    except RecordError:
        raise
    except VermeilError as error:
        message = f"the header does not describe a game: {error}"
        parts = {VariantError: "variants", DeckError: "deck"}
        raise record.refuse(parts.get(type(error), "players"), message) from error
    written = changed(game.VARIANTS, game.variants)
    if record.variants != written:
        message = f"these variants are written 'variants {' '.join(written) or '-'}'"
        raise record.refuse("variants", message)
    yield Step(game, None)
    while script.at < len(script.lines) and not script.lines[script.at][1].startswith("="):
        move = _decision(*script.lines[script.at])
        script.at += 1
        try:
            game.push(move.seat, move.spelling, following=_following(script))
        except MoveError as error:
            raise RecordError(str(error), move.number) from error
        yield Step(game, move)
    _check_end(game, script)


def _decision(number: int, line: str) -> Decision:
    seat, space, spelling = line.partition(" ")
    if line.startswith("!"):
        message = f"nothing is left to chance here, but found {line[:60]!r}"
        raise RecordError(message, number)
    if not (space and len(seat) == 1 and seat.isascii() and seat.isdigit()):
        message = f"a line is '! chance', 'seat move' or '= result', not {line[:60]!r}"
        raise RecordError(message, number)
    return Decision(number, int(seat), spelling)


def _following(script: Script) -> tuple[int, str] | None:
    """The next decision of a record, behind what chance brings first; None if there is none."""
    at = script.at
    while at < len(script.lines) and script.lines[at][1].startswith("!"):
        at += 1
    if at == len(script.lines):
        return None
    seat, _, spelling = script.lines[at][1].partition(" ")
    return (int(seat), spelling) if seat in {"0", "1", "2", "3"} else None


def _check_end(game: Game, script: Script) -> None:
    """Work the result out again; the record must end with it, word for word."""
    final = game.final_lines()
    found = script.lines[script.at :]
    if found and not final:
        message = "a result stands here, but the game is not over"
        raise RecordError(message, found[0][0])
    for (number, line), expected in zip(found, final, strict=False):
        if line != expected:
            message = f"the result is {expected!r}, not {line[:100]!r}"
            raise RecordError(message, number)
    if len(found) < len(final):
        message = f"the game is over, but its result {final[len(found)]!r} is missing"
        raise RecordError(message, script.lines[-1][0])
    if len(found) > len(final):
        message = f"nothing can follow the result, but found {found[len(final)][1][:60]!r}"
        raise RecordError(message, found[len(final)][0])
