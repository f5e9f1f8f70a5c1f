"""What is counted while tables are played."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol


class Times(Protocol):
    """How long something took, again and again."""

    def observe(self, amount: float, /) -> None:
        """It took so many seconds."""


class Unmeasured:
    """Times that nobody asks for."""

    def observe(self, amount: float, /) -> None:
        """Forget it."""


@dataclass(eq=False)
class Counts:
    """What has been seen since the start: plain numbers, which cost nothing until somebody asks for them."""

    moves: int = 0
    refused: int = 0
    sockets: int = 0
    tables: int = 0
    slow: int = 0
    left: int = 0
    """About how many objects were left behind in circles, see `garbage_collection`."""
    commits: Times = field(default_factory=Unmeasured)
    bots: Times = field(default_factory=Unmeasured)
