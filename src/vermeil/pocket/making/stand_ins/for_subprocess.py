"""`subprocess` as far as `asyncio.events` names it: defaults of methods that nobody calls."""

PIPE, STDOUT, DEVNULL = -1, -2, -3
