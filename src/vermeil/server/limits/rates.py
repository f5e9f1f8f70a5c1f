"""What one address and one seat may ask for. Each limit is a bucket; whoever empties it is told when to come back.

All are made of two settings: `visits`, the costly things a minute that one address may ask for, and `rate`, the
messages a second that one socket may send.
"""

from __future__ import annotations

from math import ceil

from vermeil.core.errors import VermeilError
from vermeil.server.limits.addresses import household
from vermeil.server.limits.buckets import Buckets

MINUTE = 60.0
LOOKS = 20.0  # as many looks at a table as visits
BURST = 2.0  # seconds' worth of acts that may come at once
ARRANGING = 15.0  # how many decisions one other act counts as: nobody changes a table's options often
REACTIONS = 0.5  # a second and seat in the long run, and
REACTIONS_AT_ONCE = 4.0
MAX_PUBLIC = 5  # tables of one address in the list
MAX_LOADS = 200  # tables that are read from the log for one address at the same time

# What a look costs: about milliseconds of the server's own time.
COSTS = {
    "snapshot": 1.0,
    "record": 2.0,
    "earns": 2.0,
    "deck": 4.0,
    "list": 2.0,
    "puzzles": 4.0,
    "check": 5.0,
    "replay": 20.0,
    "daily": 6.0,
}


class RateError(VermeilError):
    """Too much was asked for; nothing has changed, and after `wait` seconds it can be asked for again."""

    code = "wire/rate"

    def __init__(self, wait: float) -> None:
        self.wait = max(1, ceil(wait))
        super().__init__(f"too much was asked for; try again in {self.wait} s")


class Limits:
    """The buckets of this server."""

    def __init__(self, visits: float = 0.0, rate: float = 0.0) -> None:
        looks = visits * LOOKS
        self.public = MAX_PUBLIC if visits > 0 else None
        self.loads = MAX_LOADS if visits > 0 else None
        self._looks = Buckets(looks / MINUTE, looks / 2)
        self._acts = Buckets(rate, rate * BURST)
        self._reactions = Buckets(REACTIONS if rate > 0 else 0.0, REACTIONS_AT_ONCE)
        self._arranging = Buckets(rate / ARRANGING, rate * BURST / 2)

    def look(self, what: str, address: str) -> None:
        """Somebody at an address wants to look at a table; RateError if that is too much."""
        _pay(self._looks.take(household(address), COSTS[what]))

    def act(self, table: str, key: str) -> None:
        """A seat wants to do something over HTTP."""
        _pay(self._acts.take(f"{table} {key}"))

    def react(self, table: str, key: str) -> None:
        """A seat wants to say something to all at the table, however many tabs it has."""
        _pay(self._reactions.take(f"{table} {key}"))

    def arrange(self, table: str, key: str) -> None:
        """A seat wants to do something other than decide in the game; every such act stays in the table's log."""
        _pay(self._arranging.take(f"{table} {key}"))


def _pay(wait: float) -> None:
    if wait > 0:
        raise RateError(wait)
