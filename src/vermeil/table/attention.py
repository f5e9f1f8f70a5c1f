"""Whom the table waits for, and since when: whoever does nothing for long may be warned, and then replaced.

Times are milliseconds, and come with the entries of the log. Only what all see counts: what somebody decides while a
phase is simultaneous neither starts nor ends anything here, or it would tell the others of it (SG-23).
"""

from __future__ import annotations

from collections.abc import Collection

GRACE = 30  # seconds between a warning and the bot


class Attention:
    """Since when each seat has been asked without a sign of life."""

    def __init__(self, players: int) -> None:
        self.since: list[int | None] = [None] * players
        self.warned: list[int | None] = [None] * players

    def asked(self, seats: Collection[int], at: int) -> None:
        """From now on these seats are asked, and no others."""
        for seat, since in enumerate(self.since):
            if seat not in seats:
                self.since[seat] = self.warned[seat] = None
            elif since is None:
                self.since[seat] = at

    def lives(self, seat: int, at: int) -> None:
        """A seat has given a sign of life."""
        self.warned[seat] = None
        if self.since[seat] is not None:
            self.since[seat] = at

    def silent(self, seat: int, at: int) -> float:
        """For how many seconds a seat has been asked and has done nothing."""
        since = self.since[seat]
        return 0.0 if since is None else (at - since) / 1000

    def overdue(self, seat: int, at: int) -> bool:
        """Whether it was warned, and the time after that is over."""
        warned = self.warned[seat]
        return warned is not None and at >= warned + GRACE * 1000
