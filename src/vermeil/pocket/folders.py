"""What tells the folder of a pocket edition from any other."""

from __future__ import annotations

from pathlib import Path

from vermeil.core.errors import SetupError

MARK = "vermeil-edition.txt"


def require_edition(folder: Path) -> str:
    """The name of the edition in a folder; SetupError if there is none."""
    mark = folder / MARK
    if not mark.exists() or not (folder / "index.html").exists():  # the page comes last, after a build of its own
        raise SetupError(f"{folder} is not a pocket edition; `vermeil pocket build {folder}` makes one")
    return mark.read_text(encoding="utf-8").split()[-1]
