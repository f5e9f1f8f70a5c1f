"""Games to go on with: one append-only file each in the player's data folder, a line for every entry of the table.

The first line says what is played. A line is on the disk before anybody is told of it, so that Ctrl-C, a closed window
or a power cut lose nothing; a line that was only half written is no line. A finished game becomes a record.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from vermeil.core.errors import SetupError
from vermeil.games import GAMES
from vermeil.table.acts import Entry
from vermeil.terminal.folder import PRIVATE, data_folder

FORMAT = 1


class Head(msgspec.Struct, frozen=True):
    """The first line: the game, who plays, and when it was begun."""

    format: int
    game: str
    names: list[str]
    at: int


@dataclass(frozen=True)
class Kept:
    """A game that can be continued, as a list shows it."""

    name: str
    head: Head
    touched: float
    entries: int


def games_folder() -> Path:
    """Where games wait for their players."""
    folder = data_folder() / "games"
    folder.mkdir(mode=0o700, exist_ok=True)
    return folder


def kept_games() -> list[Kept]:
    """The games that can be continued, the one played last first."""
    found = []
    for path in games_folder().glob("*.jsonl"):
        with contextlib.suppress(msgspec.DecodeError, OSError, IndexError):
            lines = _whole_lines(path.read_bytes())
            head = msgspec.json.decode(lines[0], type=Head)
            if head.format == FORMAT and head.game in GAMES:
                found.append(Kept(path.stem, head, path.stat().st_mtime, len(lines) - 1))
    return sorted(found, key=lambda kept: (-kept.touched, kept.name))


def _whole_lines(data: bytes) -> list[bytes]:
    """The lines that were written to their end."""
    return data.split(b"\n")[:-1]


class Keeper:
    """The open file of one game. Only one process at a time may have it."""

    def __init__(self, path: Path, file: BinaryIO) -> None:
        self.path = path
        self._file = file

    @property
    def name(self) -> str:
        return self.path.stem

    @classmethod
    def new(cls, head: Head) -> Keeper:
        """A file for a new game, named after the game and the first number that is free."""
        for number in _numbers():
            path = games_folder() / f"{head.game}-{number}.jsonl"
            with contextlib.suppress(FileExistsError):
                if not record_path(path.stem).exists():
                    keeper = cls(path, os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, PRIVATE), "r+b"))
                    keeper._lock()
                    keeper.write(head)
                    return keeper
        raise AssertionError  # numbers don't end

    @classmethod
    def open(cls, name: str) -> tuple[Keeper, Head, list[Entry]]:
        """A game that was left; SetupError if there is none, or it can't be read."""
        path = games_folder() / f"{Path(name).name}.jsonl"
        try:
            file = path.open("r+b")
        except OSError as error:
            known = ", ".join(kept.name for kept in kept_games()) or "none"
            raise SetupError(f"there is no game {name!r} to continue; there are: {known}") from error
        keeper = cls(path, file)
        keeper._lock()
        lines = _whole_lines(file.read())
        try:
            head = msgspec.json.decode(lines[0], type=Head)
            entries = [msgspec.json.decode(line, type=Entry) for line in lines[1:]]
        except (msgspec.DecodeError, IndexError) as error:
            file.close()
            raise SetupError(f"{path} can't be read: {error}") from error
        file.truncate(sum(len(line) + 1 for line in lines))
        file.seek(0, os.SEEK_END)
        return keeper, head, entries

    def _lock(self) -> None:
        try:
            import fcntl
        except ImportError:  # Windows: two windows with one game are the player's own affair there
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            self._file.close()
            raise SetupError(f"the game {self.name} is open in another window") from error

    def write(self, line: Any) -> None:  # noqa: ANN401 - a head or an entry
        """One line more, safe on the disk."""
        try:
            self._file.write(msgspec.json.encode(line) + b"\n")
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError as error:
            raise SetupError(f"{self.path} can't be written: {error.strerror}") from error

    def finish(self, record: str) -> Path:
        """The game is over: its record stays, the way to it goes."""
        kept = record_path(self.name)
        kept.write_text(record, encoding="utf-8")
        self.path.unlink(missing_ok=True)
        return kept

    def discard(self) -> None:
        """Nothing came of this game."""
        self.close()
        self.path.unlink(missing_ok=True)

    def close(self) -> None:
        self._file.close()


def record_path(name: str) -> Path:
    """Where the record of a finished game is kept."""
    folder = data_folder() / "records"
    folder.mkdir(mode=0o700, exist_ok=True)
    return folder / f"{name}.txt"


def _numbers() -> Iterator[int]:
    number = 0
    while True:
        number += 1
        yield number
