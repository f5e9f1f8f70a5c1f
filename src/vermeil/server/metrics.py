"""What a server has counted, for Prometheus, at an address of its own: players could learn from it."""

from __future__ import annotations

import errno
import socket
from collections.abc import Iterator
from dataclasses import dataclass, field
from wsgiref.simple_server import WSGIServer

from prometheus_client import CollectorRegistry, Histogram, start_http_server
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from vermeil.core.errors import SetupError
from vermeil.server.counts import Counts

BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)
PORTS = range(1, 1 << 16)


def _times(name: str, words: str) -> Histogram:
    return Histogram(name, words, buckets=BOUNDS, registry=None)


@dataclass(eq=False)
class Metrics(Counts, Collector):
    """What is counted, for whoever collects it."""

    commits: Histogram = field(
        default_factory=lambda: _times("vermeil_commit_seconds", "From accepting an act to having it stored durably.")
    )
    bots: Histogram = field(
        default_factory=lambda: _times("vermeil_bot_seconds", "How long bots thought about a move.")
    )

    def collect(self) -> Iterator[Metric]:
        """All of it, for whoever collects it."""
        yield GaugeMetricFamily("vermeil_tables", "Tables in memory.", self.tables)
        yield GaugeMetricFamily("vermeil_sockets", "Sockets connected.", self.sockets)
        yield CounterMetricFamily("vermeil_moves", "Moves stored.", self.moves)
        yield CounterMetricFamily("vermeil_refused", "Requests refused with a code.", self.refused)
        yield CounterMetricFamily("vermeil_slow_sockets", "Sockets dropped because they did not read.", self.slow)
        yield from self.commits.collect()
        yield from self.bots.collect()


def place_of(text: str) -> tuple[str, int]:
    """HOST:PORT, taken apart; an IPv6 address stands in brackets."""
    host, colon, port = text.rpartition(":")
    if not (colon and host and port.isascii() and port.isdigit() and int(port) in PORTS):
        raise SetupError(f"{text!r} is not HOST:PORT, such as 127.0.0.1:9090")
    return host.removeprefix("[").removesuffix("]"), int(port)


def try_place(text: str) -> None:
    """SetupError now, not a traceback of a worker later, if counters can't be served there."""
    host, port = place_of(text)
    try:
        family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
    except OSError as error:
        raise SetupError(f"counters can't be served at {text}: {error.strerror or error}") from error


def serve_metrics(metrics: Metrics, host: str, port: int, tries: int = 1) -> WSGIServer:
    """Answer there, in a thread. Of several workers each takes the first port that is free, from `port` on."""
    registry = CollectorRegistry(auto_describe=False)
    registry.register(metrics)
    for at in range(port, port + tries):
        try:
            return start_http_server(at, host, registry)[0]
        except OSError as error:
            if error.errno != errno.EADDRINUSE or at == port + tries - 1:
                raise
    raise SetupError("no port to serve counters at")
