"""How much somebody may ask for: a token bucket, the one behind every limit of the server."""

from __future__ import annotations

import time

REMEMBERED = 10_000


class Bucket:
    """`rate` tokens a second in the long run, and `burst` of them at once. A rate of 0 sets no limit."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._left, self._at = burst, time.monotonic()

    @property
    def full(self) -> bool:
        """Whether it holds all that it can."""
        return self._level() >= self._burst

    def take(self, cost: float = 1.0) -> float:
        """Take so many tokens; or take none, and say in how many seconds they will be there."""
        if self._rate <= 0:
            return 0.0
        level = self._level()
        cost = min(cost, self._burst)  # more than a bucket can hold is granted to whoever has a full one
        if level < cost:
            return (cost - level) / self._rate
        self._left, self._at = level - cost, time.monotonic()
        return 0.0

    def owe(self, cost: float = 1.0) -> float:
        """Take them in any case; returns the seconds until that is paid back."""
        if self._rate <= 0:
            return 0.0
        self._left, self._at = self._level() - cost, time.monotonic()
        return max(0.0, -self._left / self._rate)

    def _level(self) -> float:
        return min(self._burst, self._left + (time.monotonic() - self._at) * self._rate)


class Buckets:
    """A bucket for each name, such as an address or a seat; full ones are forgotten, and there are never too many."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._of: dict[str, Bucket] = {}

    def __len__(self) -> int:
        return len(self._of)

    def take(self, name: str, cost: float = 1.0) -> float:
        """As `Bucket.take`, of the bucket with this name."""
        if self._rate <= 0:
            return 0.0
        bucket = self._of.get(name)
        if bucket is None:
            if len(self._of) >= REMEMBERED:
                self._forget()
            bucket = self._of[name] = Bucket(self._rate, self._burst)
        return bucket.take(cost)

    def _forget(self) -> None:
        """Those that are full again; if there are none, all of them."""
        still = {name: bucket for name, bucket in self._of.items() if not bucket.full}
        self._of = still if len(still) < REMEMBERED else {}
