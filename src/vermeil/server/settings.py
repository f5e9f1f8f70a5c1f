"""What a server is told when it starts."""

from __future__ import annotations

from urllib.parse import urlsplit

from msgspec import Struct

DATABASE = "sqlite:///vermeil.db"


class Settings(Struct, frozen=True):
    """Passed on to worker processes as JSON."""

    database: str = DATABASE
    pace: float = 0.8
    """Seconds that a bot takes for a move, at least, so that people can follow; none until a person has been asked."""
    bot_seconds: float = 2.0
    """Seconds that a bot may think about a move, at most."""
    bot_workers: int = 1
    """Processes in which bots think."""
    courtesy: float = 5.0
    """Seconds that bots wait for another server to play for them."""
    rate: float = 30.0
    """Messages a second that one socket may send in the long run."""
    visits: float = 60.0
    """Tables and seats a minute that one address may take, and other costly things that it may ask for; 0: no limit."""
    origins: tuple[str, ...] = ()
    """Pages of other origins that may use this server, such as `https://games.example.org`."""
    hosts: tuple[str, ...] = ()
    """Names under which this server is reached from the internet, such as `games.example.org`; `*` is any."""
    proxies: str = ""
    """Addresses of proxies whose X-Forwarded headers are believed, with commas between them."""
    pocket: str = ""
    """The folder of a pocket edition that is served under /pocket/; empty: none."""
    drops: str = ""
    """The folder that all processes of this server share for packets between devices; empty: one of its own."""
    drops_key: str = ""
    """What all processes of this server key the fingerprints of addresses with, on packets; empty: one of its own."""
    connections: int = 200
    """Connections that one address may have open; 0: no limit."""
    patience: float = 10.0
    """Seconds within which the head of a request must have come."""
    day_entries: int = 12
    """First tries at one of the day's deals that count from one address; 0: no limit."""
    clock: str = ""
    """A file with seconds to add to the time by which days turn, for tests of midnight; empty: none."""
    metrics: str = ""
    """HOST:PORT at which counters are served, for Prometheus; the next worker takes the next port."""

    @property
    def hosts_allowed(self) -> frozenset[str]:
        """Names by which this server may be called; pages that may use it may also be what a proxy shows of it."""
        pages = (urlsplit(origin).hostname for origin in self.origins)
        return frozenset(name.lower() for name in (*self.hosts, *pages) if name)
