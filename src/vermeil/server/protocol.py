"""Numbers that both ends of the wire must agree on; tools/wire_types.py gives them to the page."""

from __future__ import annotations

PROTOCOL = 1
# The close code of a socket that is refused, or hung up on for good; the reason is the code of the refusal.
REFUSED = 4001
