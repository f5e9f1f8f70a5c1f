"""How often one address may make tables, sit down, or ask for other costly things; and how often it is connected."""

from __future__ import annotations

import ipaddress
from collections import Counter

from vermeil.server.limits.buckets import Buckets

MINUTE = 60.0
HOME = 64  # bits of an IPv6 address that one household has in common


class Visitors:
    """A bucket for each address: `rate` visits a minute in the long run, and as many at once. 0 sets no limit."""

    def __init__(self, rate: float) -> None:
        self.buckets = Buckets(rate / MINUTE, rate)

    def wait(self, address: str) -> float:
        """Count a visit; if there were too many it does not count, and this returns the seconds to wait."""
        return self.buckets.take(household(address))


def household(address: str) -> str:
    """An IPv4 address, or the network of an IPv6 address; anything else is taken as it is."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(known, ipaddress.IPv4Address):
        return str(known)
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(ipaddress.ip_network((known, HOME), strict=False))


class ConnectionCounts:
    """How many connections each address has open: at most `limit`; 0 sets no limit."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Count one more; False, without counting it, if there are too many already."""
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
