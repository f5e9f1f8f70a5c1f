"""Files that a command looks at, and what it says when they don't hold."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import typer

from vermeil.cli.codes import FAULTY
from vermeil.core.errors import MoveError, RecordError, SetupError


def load(file: Path) -> bytes:
    """A file, or standard input for `-`; one that can't be read is refused."""
    if str(file) == "-":
        return sys.stdin.buffer.read()
    try:
        return file.read_bytes()
    except OSError as error:
        raise SetupError(f"{file} can't be read: {error.strerror}") from error


def load_text(file: Path) -> str:
    """The same as text: what is not UTF-8 is not a record."""
    try:
        return load(file).decode()
    except UnicodeDecodeError as error:
        raise RecordError("this is not text in UTF-8") from error


@contextmanager
def looking_at(file: Path) -> Iterator[None]:
    """A record that does not hold ends the command with FAULTY, with the line and the reason on stderr."""
    try:
        yield
    except (RecordError, MoveError) as error:
        typer.echo(f"{file}: {error}", err=True)
        raise typer.Exit(FAULTY) from error
