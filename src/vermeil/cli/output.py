"""Files that a command will write: checked before the work, so that no work is lost."""

from __future__ import annotations

from pathlib import Path

from vermeil.core.errors import SetupError


def writable(file: Path | None) -> None:
    """Refuse a file that can't be written, before anything is done for it."""
    if file is None:
        return
    try:
        with file.open("ab"):
            pass
    except OSError as error:
        message = f"{file} can't be written: {error.strerror}"
        raise SetupError(message) from error
