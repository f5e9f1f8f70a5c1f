"""What a command writes: files, checked before the work so that no work is lost, and the output itself."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from vermeil.core.errors import SetupError

if TYPE_CHECKING:
    from rich.console import Console

OUTPUT = Path("-")


def writable(file: Path | None) -> None:
    """Refuse a file that can't be written, before anything is done for it; what was not there is not there after."""
    if file is None or file == OUTPUT:
        return
    try:
        there = file.exists()
        with file.open("ab"):
            pass
        if not there:
            file.unlink()
    except OSError as error:
        message = f"{file} can't be written: {error.strerror}"
        raise SetupError(message) from error


def for_people(to_json: Path | None) -> Console:
    """Where tables and remarks are printed: on stderr if the output is JSON, so that a program can read that."""
    from rich.console import Console

    return Console(stderr=to_json == OUTPUT)


def write_json(file: Path | None, data: Any) -> None:  # noqa: ANN401 - whatever a command has found
    """Write data to a file, or to the output; nothing if nobody asked for it."""
    if file is None:
        return
    text = json.dumps(data, indent=1) + "\n"
    if file == OUTPUT:
        typer.echo(text, nl=False)
    else:
        file.write_text(text, encoding="utf-8")
