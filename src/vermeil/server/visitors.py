"""How often one address may make tables, sit down, or ask for other costly things; and how often it is connected."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter

MINUTE = 60.0
REMEMBERED = 10_000
HOME = 64  # bits of an IPv6 address that one household has in common


class Visitors:
    """A bucket for each address: `rate` visits a minute in the long run, and as many at once. 0 sets no limit."""

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._buckets: dict[str, tuple[float, float]] = {}

    def wait(self, address: str) -> float:
        """Count a visit; the seconds to wait if there were too many, and then it does not count."""
        if self._rate <= 0:
            return 0.0
        now = time.monotonic()
        key = household(address)
        left, at = self._buckets.get(key, (self._rate, now))
        left = min(self._rate, left + (now - at) * self._rate / MINUTE)
        if left < 1:
            return (1 - left) * MINUTE / self._rate
        if key not in self._buckets and len(self._buckets) >= REMEMBERED:
            self._forget(now)
        self._buckets[key] = (left - 1, now)
        return 0.0

    def _forget(self, now: float) -> None:
        """Those whose bucket is full again; if there are none, everybody."""
        still = {key: was for key, was in self._buckets.items() if now - was[1] < MINUTE}
        self._buckets = still if len(still) < REMEMBERED else {}


def household(address: str) -> str:
    """An IPv4 address, or the network of an IPv6 address; whatever else is taken as it is."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(known, ipaddress.IPv4Address):
        return str(known)
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(ipaddress.ip_network((known, HOME), strict=False))


class Connections:
    """How many connections each address has open: at most `limit`; 0 sets no limit."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Count one more; False if there are too many already, and then it does not count."""
        key = household(address)
        if self._limit and self._open[key] >= self._limit:
            return False
        self._open[key] += 1
        return True

    def leave(self, address: str) -> None:
        """One that was counted is closed."""
        key = household(address)
        self._open[key] -= 1
        if not self._open[key]:
            del self._open[key]
