"""The clock of a table: a bank of time for each seat, which runs while its question is open.

Times are milliseconds, and come with the entries of the log: a restored table has the same clock. A bank changes only
when a question to a seat opens or closes, which all see anyway: it does not give away what anybody does in between.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from vermeil.table.acts import Bank


def without(began: int | None, since: int, until: int) -> int | None:
    """The start of something, moved forward as if the time between these two had not passed."""
    return None if began is None else began + max(0, until - max(since, began))


class Clock:
    """Time left for each seat."""

    def __init__(self, bank: Bank, players: int) -> None:
        self.bank = bank
        self.left = [bank.seconds * 1000] * players
        self.since: list[int | None] = [None] * players
        self._given_back = 0  # up to when lost time was given back: several servers may have missed the same stretch

    def asked(self, seats: Collection[int], at: int) -> None:
        """From now on these seats are asked, and no others."""
        for seat, since in enumerate(self.since):
            if since is None and seat in seats:
                self.since[seat] = at
            elif since is not None and seat not in seats:
                self.left[seat] = max(0, self.left[seat] - (at - since)) + self.bank.increment * 1000
                self.since[seat] = None

    def give_back(self, since: int, until: int) -> None:
        """Between these times nobody's clock ran."""
        since, self._given_back = max(since, self._given_back), max(until, self._given_back)
        self.since = [without(began, since, until) for began in self.since]

    @property
    def running(self) -> bool:
        """Whether anybody's time runs."""
        return any(since is not None for since in self.since)

    def deadline(self, seat: int) -> int | None:
        """When a seat's time will be over, if it runs."""
        since = self.since[seat]
        return None if since is None else since + self.left[seat]

    def doc(self) -> dict[str, Any]:
        """What everyone may see."""
        return {
            "seconds": self.bank.seconds,
            "increment": self.bank.increment,
            "left": list(self.left),
            "since": list(self.since),
        }
