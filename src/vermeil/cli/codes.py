"""Exit codes: one number for one kind of trouble, the same in every command (docs/commands.md)."""

from __future__ import annotations

# What was looked at is not as it should be: a record that does not hold, a deck that can't be played.
FAULTY = 1
# Nothing was done: a wrong option, a file that can't be read or written, a setting that can't be played.
REFUSED = 2
# Ctrl-C; what was done until then is kept. 128 and the number of the signal, as shells have it.
STOPPED = 130
