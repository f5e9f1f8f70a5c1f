"""Ports for our servers, also for those that are stopped and started again."""

from __future__ import annotations

import socket
from random import SystemRandom

# Below the ports that systems hand out to whoever connects to something: a server that comes back finds its own free.
OURS = range(10_000, 32_000)


def free_port() -> int:
    """A port that nobody has now."""
    while True:
        port = SystemRandom().choice(OURS)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
