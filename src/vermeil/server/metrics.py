"""Counters for /metrics, in the text format that Prometheus reads."""

from __future__ import annotations

from dataclasses import dataclass, field

BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)


@dataclass
class Times:
    """How long something took: counts by bound, and the sum."""

    counts: list[int] = field(default_factory=lambda: [0] * (len(BOUNDS) + 1))
    total: float = 0.0

    def add(self, seconds: float) -> None:
        self.total += seconds
        for at, bound in enumerate(BOUNDS):
            if seconds <= bound:
                self.counts[at] += 1
                return
        self.counts[-1] += 1

    def lines(self, name: str, words: str) -> list[str]:
        lines = [f"# HELP {name} {words}", f"# TYPE {name} histogram"]
        below = 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self.counts, strict=True):
            below += count
            lines.append(f'{name}_bucket{{le="{bound}"}} {below}')
        return [*lines, f"{name}_sum {self.total:.6f}", f"{name}_count {below}"]


@dataclass
class Metrics:
    """What a server has seen since it started."""

    moves: int = 0
    refused: int = 0
    sockets: int = 0
    tables: int = 0
    slow: int = 0
    left: int = 0
    """About how many objects were left behind in circles, see `garbage`."""
    commits: Times = field(default_factory=Times)
    bots: Times = field(default_factory=Times)

    def text(self) -> str:
        """All of it, for whoever collects it."""
        lines = []
        for name, kind, words, value in (
            ("vermeil_tables", "gauge", "Tables in memory.", self.tables),
            ("vermeil_sockets", "gauge", "Sockets connected.", self.sockets),
            ("vermeil_moves_total", "counter", "Moves stored.", self.moves),
            ("vermeil_refused_total", "counter", "Requests refused with a code.", self.refused),
            ("vermeil_slow_sockets_total", "counter", "Sockets dropped because they did not read.", self.slow),
        ):
            lines += [f"# HELP {name} {words}", f"# TYPE {name} {kind}", f"{name} {value}"]
        lines += self.commits.lines("vermeil_commit_seconds", "From an accepted act to its durability.")
        lines += self.bots.lines("vermeil_bot_seconds", "How long bots thought about a move.")
        return "\n".join(lines) + "\n"
