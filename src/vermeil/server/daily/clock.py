"""The time by which days turn: the system's, in UTC, unless a test turns it."""

from __future__ import annotations

import contextlib
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Literal

from vermeil.server.live.connections import now

GRACE = 3_600_000  # milliseconds after midnight in which a game that was begun before may be finished
DAY = 86_400_000

Phase = Literal["ahead", "open", "closing", "over"]


class Clock:
    """Days by their names, such as 2026-11-18. `file`, if there is one, holds seconds to add to the time."""

    def __init__(self, file: str = "") -> None:
        self._file = Path(file) if file else None

    def time(self, at: int | None = None) -> int:
        """Now, or when something happened by the system's time, in milliseconds."""
        seconds = 0.0
        if self._file is not None:
            with contextlib.suppress(OSError, ValueError):
                seconds = float(self._file.read_text(encoding="ascii"))
        return (now() if at is None else at) + int(seconds * 1000)

    @property
    def today(self) -> str:
        """The day that is played now."""
        return datetime.fromtimestamp(self.time() / 1000, UTC).date().isoformat()

    def phase(self, day: str) -> Phase:
        """Whether a day is still to come, is played, may only be finished, or is over."""
        passed = self.time() - midnight(day)
        if passed < 0:
            return "ahead"
        return "open" if passed < DAY else "closing" if passed < DAY + GRACE else "over"


def midnight(day: str) -> int:
    """When a day begins, in milliseconds."""
    return int(datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC).timestamp()) * 1000


def deadline(day: str) -> int:
    """Until when a first try of that day must have ended."""
    return midnight(day) + DAY + GRACE


def beside(day: str, days: int) -> str:
    """So many days later."""
    return (date.fromisoformat(day) + timedelta(days)).isoformat()
