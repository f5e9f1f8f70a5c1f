"""Bars that tell how far a long command is."""

from __future__ import annotations

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


def bars(*, vanish: bool = False) -> Progress:
    """What is done, how much of it, and how long it still takes; those that `vanish` leave the output to the result."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    # Rich leaves an empty line where a bar can't be drawn.
    return Progress(*columns, transient=vanish, console=console, disable=vanish and not console.is_interactive)
