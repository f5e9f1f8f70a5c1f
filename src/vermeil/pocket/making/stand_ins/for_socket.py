"""`socket` as far as `asyncio.events` names it: defaults of methods that nobody calls."""

AF_UNSPEC = 0
AI_PASSIVE = 1
