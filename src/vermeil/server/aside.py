"""Work that others need not wait for: in a thread, where there are threads."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


async def aside(work: Callable[..., T], *args: object) -> T:
    """Do it while others go on. A browser's worker has one thread: there it is done at once."""
    if sys.platform == "emscripten":
        return work(*args)
    return await asyncio.to_thread(work, *args)
