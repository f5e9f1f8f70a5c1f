"""When Python looks for objects that nobody can reach any more: while nobody plays, not in the middle of a move.

Objects that refer to each other in a circle stay until they are looked for. By itself Python looks whenever many new
ones have been made: with 500 tables that took a seventh of the server's time, made everybody wait for up to 0.2 s at
once, and found nothing. Moves leave no circles behind, only connections that end do.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

EVERY = 1.0  # seconds
SOME = 20_000  # more objects than after the last look: worth a look if nobody plays
MUCH = 1_000_000  # and even if somebody does; this many are about a thousand tables


async def tidy(happened: Callable[[], object], *, every: float = EVERY, some: int = SOME, much: int = MUCH) -> None:
    """Look for them from now on; `happened` tells another thing each time when something has happened meanwhile."""
    gc.freeze()  # what is loaded now stays, and need not be looked at again and again
    gc.disable()
    try:
        before = happened()
        while True:
            await asyncio.sleep(every)
            more, now = gc.get_count()[0], happened()
            if more > much or (more > some and now == before):
                gc.collect()
            before = now
    finally:
        gc.enable()
