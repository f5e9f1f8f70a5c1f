"""Reading deck files: a header, then cards that are drawn with characters.

This is the part that every game with drawn cards shares. It knows lines, words and drawings, not what a word or
a mark means: the game does that, and every word keeps its line and column so that the game's complaints can
point at it. Problems are collected rather than raised, because a designer who checks her deck wants them all.
The grammar is in docs/decks.md.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from vermeil.core.errors import DeckError
from vermeil.core.phrases import Phrase, phrase
from vermeil.core.refusals import Refusal

MAX_BYTES = 256 * 1024
MAX_LINE = 200  # no drawing comes near it; a longer line is not from a deck file, and would make useless messages
MAX_QUOTED = 24

_WORD = re.compile(r"[^ \t]+")
_FOREIGN = re.compile(r"[^\t\x20-\x7e]")


@dataclass(frozen=True, slots=True)
class Token:
    """A word or a mark, and where it stands; line and column count from 1, a tab is one column."""

    text: str
    line: int
    column: int

    def problem(self, why: Refusal | Phrase) -> DeckError:
        """A complaint that points here."""
        return DeckError(why, self.line, self.column)


Line = tuple[Token, ...]


@dataclass(frozen=True, slots=True)
class Block:
    """A card as it was written: its head line, then its drawing, row by row."""

    place: Token  # where it starts
    head: Line  # empty if it is missing
    rows: tuple[Line, ...]  # empty if they don't make a drawing


@dataclass(frozen=True, slots=True)
class DeckFile:
    """What a deck file says, before a game has judged it."""

    header: dict[str, Token]
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Layout:
    """What a game's deck files look like: the frame that a card is drawn in, and the marks it is drawn with."""

    width: int
    height: int
    marks: str
    keys: tuple[str, ...] = ("game", "name")
    optional: tuple[str, ...] = ()

    @property
    def known_keys(self) -> tuple[str, ...]:
        """All that a header may say: what it must say first."""
        return self.keys + self.optional

    def is_row(self, line: Line) -> bool:
        """Whether a line is meant as a row of a drawing, even if it is a wrong one.

        Ids and keys start with a letter and stand with a longer word; so a row is what starts otherwise, or
        has nothing but single characters and marks.
        """
        if not line[0].text[0].isalnum():
            return True
        return all(len(word.text) == 1 or set(word.text) <= set(self.marks) for word in line)


def load(path: str | Path) -> bytes:
    """The bytes of a deck file. Whatever the system refuses is a DeckError; no more than allowed is ever read."""
    try:
        with Path(path).open("rb") as file:
            return file.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:  # ValueError: a path that can't be one, such as with a NUL in it
        reason = getattr(error, "strerror", None) or str(error)
        raise DeckError(phrase("drawn-unreadable", file=repr(str(path)), reason=reason)) from error


def game_of(source: str | bytes) -> str | None:
    """The game that a deck file says it is for, if it says so; all else in it is for that game's reader."""
    for line in _decoded(source[:MAX_BYTES]).split("\n"):
        words = line.partition(";")[0].split()
        if words[:1] == ["game"] and len(words) > 1:
            return words[1]
    return None


def read(source: str | bytes, layout: Layout, problems: list[DeckError]) -> DeckFile | None:
    """Read a deck file; what is wrong with its form is added to `problems`, the rest is read nevertheless.

    None if it isn't even plain text: further complaints would only be about what couldn't be read.
    """
    before = len(problems)
    lines = list(_lines(source, problems))
    if len(problems) > before:
        return None
    header: dict[str, Token] = {}
    blocks: list[Block] = []
    for paragraph in _paragraphs(lines):
        rest = paragraph if blocks else _read_header(paragraph, layout, header, problems)
        blocks.extend(_read_cards(rest, layout, problems))
    missing = [key for key in layout.keys if key not in header]
    problems.extend(DeckError(phrase("drawn-no-key", key=key), 1, 1) for key in missing)
    return DeckFile(header, tuple(blocks))


def _lines(source: str | bytes, problems: list[DeckError]) -> Iterator[Line | None]:
    """The words of each line without its comment; None for a blank line, lines of comment alone are skipped."""
    if len(source) > MAX_BYTES:
        problems.append(DeckError(phrase("drawn-too-large", count=MAX_BYTES // 1024)))
        return
    for number, raw in enumerate(_decoded(source).split("\n"), start=1):
        line = raw.removesuffix("\r")
        if len(line) > MAX_LINE:
            problems.append(DeckError(phrase("drawn-long-line", count=MAX_LINE), number, MAX_LINE + 1))
            continue
        if foreign := _FOREIGN.search(line):
            problems.append(_foreign(foreign.group(), number, foreign.start() + 1))
            continue
        content = line.partition(";")[0]
        words = tuple(Token(word.group(), number, word.start() + 1) for word in _WORD.finditer(content))
        if words:
            yield words
        elif not line.strip():
            yield None


def _decoded(source: str | bytes) -> str:
    """The text; if it isn't UTF-8 a character for each byte, so that what is wrong still has a line and a column."""
    if isinstance(source, str):
        return source
    try:
        return source.decode("utf-8")
    except UnicodeDecodeError:
        return source.decode("latin-1")


def _foreign(character: str, line: int, column: int) -> DeckError:
    what = "control" if character < "\x20" or character == "\x7f" else "foreign"
    return DeckError(phrase(f"drawn-{what}", code=f"{ord(character):#04x}"), line, column)


def _paragraphs(lines: Iterable[Line | None]) -> Iterator[list[Line]]:
    paragraph: list[Line] = []
    for line in lines:
        if line is not None:
            paragraph.append(line)
        elif paragraph:
            yield paragraph
            paragraph = []
    if paragraph:
        yield paragraph


def _read_header(lines: list[Line], layout: Layout, header: dict[str, Token], problems: list[DeckError]) -> list[Line]:
    """Take the header's lines off the front of a paragraph and give back what belongs to a card.

    A paragraph with a drawing holds a card, so only known keys are taken from it; one without is header altogether.
    """
    drawn = any(layout.is_row(line) for line in lines)
    for position, line in enumerate(lines):
        key = line[0]
        if drawn and key.text not in layout.known_keys:
            return lines[position:]
        if key.text not in layout.known_keys:
            known = ", ".join(layout.known_keys)
            problems.append(key.problem(phrase("drawn-not-a-key", word=quoted(key), keys=known)))
        elif key.text in header:
            problems.append(key.problem(phrase("drawn-key-twice", key=key.text)))
        elif len(line) == 1:
            problems.append(key.problem(phrase("drawn-no-value", key=key.text)))
            header[key.text] = Token("", key.line, key.column)
        else:
            header[key.text] = line[1]
            problems.extend(word.problem(phrase("drawn-one-value", key=key.text)) for word in line[2:3])
    return []


def _read_cards(lines: list[Line], layout: Layout, problems: list[DeckError]) -> Iterator[Block]:
    """The card of a paragraph; more than one where a blank line has been forgotten."""
    head: Line = ()
    rows: list[Line] = []
    for position, line in enumerate(lines):
        if layout.is_row(line):
            if position == 0:
                problems.append(line[0].problem(phrase("drawn-no-head")))
            rows.append(line)
            continue
        if position:
            problems.append(line[0].problem(phrase("drawn-no-blank", word=quoted(line[0]))))
            yield _block(head, rows, layout, problems)
        head, rows = line, []
    if lines:
        yield _block(head, rows, layout, problems)


def _block(head: Line, rows: list[Line], layout: Layout, problems: list[DeckError]) -> Block:
    """A card; its drawing is left empty, after a complaint for each fault, if the rows don't make one."""
    faults: list[DeckError] = []
    if not rows:
        faults.append(head[0].problem(phrase("drawn-no-drawing", word=quoted(head[0]))))
    if len(rows) > layout.height:
        faults.append(rows[layout.height][0].problem(phrase("drawn-row-too-many", count=layout.height)))
    for row in rows:
        faults.extend(_row_faults(row, len(rows[0]), layout))
    problems.extend(faults)
    return Block((head or rows[0])[0], head, () if faults else tuple(rows))


def _row_faults(row: Line, length: int, layout: Layout) -> Iterator[DeckError]:
    joined = [mark for mark in row if len(mark.text) > 1]
    if joined:  # then the number of marks means nothing
        yield joined[0].problem(phrase("drawn-joined", word=quoted(joined[0])))
        return
    for mark in row:
        if mark.text not in layout.marks:
            yield mark.problem(phrase("drawn-not-a-mark", word=quoted(mark), marks=" ".join(layout.marks)))
    if len(row) > layout.width:
        yield row[layout.width].problem(phrase("drawn-mark-too-many", count=layout.width))
    elif len(row) > length:
        yield row[length].problem(phrase("drawn-uneven", count=len(row), first=length))
    elif len(row) < length <= layout.width:
        yield row[0].problem(phrase("drawn-uneven", count=len(row), first=length))


def quoted(token: Token) -> str:
    """The word in quotes for a message, cut short if it is absurdly long."""
    return repr(token.text if len(token.text) <= MAX_QUOTED else token.text[:MAX_QUOTED] + "...")
