"""When Python looks for unreachable objects: while nobody plays, or when there may be very many of them.

Objects that refer to each other in a cycle stay until they are looked for. Left alone, Python looks whenever many new
ones have been made: with 500 tables that took a seventh of the server's time, made everybody wait for up to 0.2 s at
once, and found nothing, since neither moves nor whole games leave cycles behind. What does is counted where it ends:
tables that are put away, and sockets that close.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

# About how many objects stay behind.
OF_A_TABLE = 2500
OF_A_SOCKET = 130

EVERY = 1.0  # seconds
SOME = 20_000  # objects, new ones or left behind: worth a look if nobody plays
MUCH = 250_000  # and even if somebody does: about a hundred tables, 40 MB


async def tidy(
    happened: Callable[[], object],
    left: Callable[[], int],
    *,
    every: float = EVERY,
    some: int = SOME,
    much: int = MUCH,
) -> None:
    """Look for them from now on.

    `happened` returns a new value whenever something has happened since, `left` about how many objects
    were left behind since the start.
    """
    gc.freeze()  # what is loaded now stays, and need not be looked at again and again
    gc.disable()
    try:
        before, seen = happened(), left()
        while True:
            await asyncio.sleep(every)
            now, behind = happened(), left()
            quiet = now == before
            if behind - seen > much or (quiet and (behind - seen > some or gc.get_count()[0] > some)):
                gc.collect()
                seen = behind
            before = now
    finally:
        gc.enable()
        gc.unfreeze()
