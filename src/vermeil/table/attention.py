"""Whom the table waits for, and since when: whoever does nothing for long may be warned, and then replaced.

Times are milliseconds, and come with the entries of the log. Only what all see counts: what somebody decides while a
phase is simultaneous neither starts nor ends anything here, or it would tell the others of it (SG-23).
"""

from __future__ import annotations

from collections.abc import Collection

from vermeil.table.clock import without

GRACE = 30  # seconds between a warning and the bot


class Attention:
    """Since when each seat has been asked without a sign of life."""

    def __init__(self, players: int) -> None:
        self.since: list[int | None] = [None] * players
        self.warned: list[int | None] = [None] * players
        self.excused = [False] * players  # who has said once that they are here, and has not decided anything since
        self._given_back = 0  # up to when lost time was given back: several servers may have missed the same stretch

    def asked(self, seats: Collection[int], people: Collection[int], at: int) -> None:
        """From now on these seats are asked, and no others; bots are not warned.

        A question stays the same if a bot takes it over for a moment: nobody gets out of a warning that way.
        """
        for seat, since in enumerate(self.since):
            if seat not in seats:
                self._begin(seat, None)
            elif since is None:
                self.since[seat] = at
            if seat not in people:
                self.warned[seat] = None

    def decides(self, seat: int, at: int) -> None:
        """A seat has decided something that all can see."""
        self._begin(seat, None if self.since[seat] is None else at)

    def _begin(self, seat: int, since: int | None) -> None:
        self.since[seat] = since
        self.warned[seat] = None
        self.excused[seat] = False

    def answers(self, seat: int, at: int) -> None:
        """Somebody who was warned says that they are here; that ends one warning, but not the next."""
        if self.warned[seat] is not None and not self.excused[seat]:
            self._begin(seat, at)
            self.excused[seat] = True

    def must_decide(self, seat: int) -> bool:
        """Whether a seat was warned again, after it had said that it is here."""
        return self.warned[seat] is not None and self.excused[seat]

    def give_back(self, since: int, until: int) -> None:
        """Between these times nobody could do anything, so nobody was waited for."""
        since, self._given_back = max(since, self._given_back), max(until, self._given_back)
        self.since = [without(began, since, until) for began in self.since]
        self.warned = [without(began, since, until) for began in self.warned]

    def silent(self, seat: int, at: int) -> float:
        """For how many seconds a seat has been asked and has done nothing."""
        since = self.since[seat]
        return 0.0 if since is None else (at - since) / 1000

    def overdue(self, seat: int, at: int) -> bool:
        """Whether it was warned, and the time it had after that is up."""
        warned = self.warned[seat]
        return warned is not None and at >= warned + GRACE * 1000
