"""Ends before all was played: Ctrl-C, or a bot from outside that failed. What came until then stays."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from vermeil.core.errors import BotError

R = TypeVar("R")
Early = BotError | KeyboardInterrupt


def take_in(results: Iterable[R], take: Callable[[R], None]) -> Early | None:
    """Take in results one after another; tells what ended it early, or None if all came."""
    try:
        for result in results:
            take(result)
    except (BotError, KeyboardInterrupt) as reason:
        return reason
    return None
