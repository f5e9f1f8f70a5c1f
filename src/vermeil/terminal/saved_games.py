"""Games to continue: one append-only file each in the player's data folder, a line for every entry of the table.

The first line says what is played. A line is on the disk before anybody is told of it, so that Ctrl-C, a closed window
or a power cut lose nothing; a line that was only half written does not count. A finished game becomes a record.
"""

from __future__ import annotations

import contextlib
import itertools
import os
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO

import msgspec

from vermeil.core.errors import SetupError
from vermeil.games import GAMES
from vermeil.table.acts import Entry
from vermeil.terminal.folder import PRIVATE, data_folder

if TYPE_CHECKING:
    from filelock import FileLock

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

    def __init__(self, path: Path, file: BinaryIO, lock: FileLock) -> None:
        self.path = path
        self._file = file
        self._lock = lock

    @property
    def name(self) -> str:
        return self.path.stem

    @classmethod
    def new(cls, head: Head) -> Keeper:
        """A file for a new game, named after the game and the first number that is free."""
        paths = (games_folder() / f"{head.game}-{number}.jsonl" for number in itertools.count(1))
        keeper = next(keeper for keeper in map(cls._claim, paths) if keeper is not None)
        keeper.write(head)
        return keeper

    @classmethod
    def _claim(cls, path: Path) -> Keeper | None:
        """The file of this name, if it is free."""
        if path.exists() or record_path(path.stem).exists():
            return None
        lock = _lock(path)
        if lock is None:  # another window is starting a game right now
            return None
        try:
            return cls(path, os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, PRIVATE), "r+b"), lock)
        except FileExistsError:
            lock.release()
            return None
        except OSError as error:
            lock.release()
            raise SetupError(f"{path} can't be written: {error.strerror}") from error

    @classmethod
    def open(cls, name: str) -> tuple[Keeper, Head, list[Entry]]:
        """A game that was left; SetupError if there is none, or it can't be read."""
        path = games_folder() / f"{Path(name).name}.jsonl"
        if not path.exists():
            raise _unknown(name)
        lock = _lock(path)
        if lock is None:
            raise SetupError(f"the game {path.stem} is open in another window")
        try:
            file = path.open("r+b")
        except OSError as error:
            lock.release()
            raise _unknown(name) from error
        keeper = cls(path, file, lock)
        lines = _whole_lines(file.read())
        try:
            head = msgspec.json.decode(lines[0], type=Head)
            entries = [msgspec.json.decode(line, type=Entry) for line in lines[1:]]
        except (msgspec.DecodeError, IndexError) as error:
            keeper.close()
            raise SetupError(f"{path} can't be read: {error}") from error
        file.truncate(sum(len(line) + 1 for line in lines))
        file.seek(0, os.SEEK_END)
        return keeper, head, entries

    def write(self, line: Any) -> None:  # noqa: ANN401 - a head or an entry
        """Add a line, safe on the disk. Of a finished game only the record stays."""
        if self._file.closed:
            return
        try:
            self._file.write(msgspec.json.encode(line) + b"\n")
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError as error:
            raise SetupError(f"{self.path} can't be written: {error.strerror}") from error

    def finish(self, record: str) -> Path:
        """The game is over: keep its record, and delete the file it was played from."""
        kept = record_path(self.name)
        kept.write_text(record, encoding="utf-8")
        self._remove()
        return kept

    def discard(self) -> None:
        """Nothing came of this game."""
        self._remove()

    def close(self) -> None:
        self._file.close()
        self._lock.release()

    def _remove(self) -> None:
        self._file.close()  # Windows does not remove an open file
        self.path.unlink(missing_ok=True)
        self._lock.release()
        _lock_path(self.path).unlink(missing_ok=True)


def _lock(path: Path) -> FileLock | None:
    """The lock of a game, held; None if another window holds it."""
    from filelock import FileLock, Timeout

    # Closed by whichever thread ends the game.
    lock = FileLock(_lock_path(path), blocking=False, thread_local=False, mode=PRIVATE)
    try:
        lock.acquire()
    except Timeout:
        return None
    except OSError as error:
        raise SetupError(f"{lock.lock_file} can't be written: {error.strerror}") from error
    return lock


def _lock_path(path: Path) -> Path:
    """Not the game's file itself: Windows would let nobody read that, not even a list of games."""
    return path.with_suffix(".lock")


def _unknown(name: str) -> SetupError:
    known = ", ".join(kept.name for kept in kept_games()) or "none"
    return SetupError(f"there is no game {name!r} to continue; there are: {known}")


def record_path(name: str) -> Path:
    """Where the record of a finished game is kept."""
    folder = data_folder() / "records"
    folder.mkdir(mode=0o700, exist_ok=True)
    return folder / f"{name}.txt"
