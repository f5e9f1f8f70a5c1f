"""One live game: seats, numbered events with an audience, a clock. No sockets."""

from vermeil.table.apply_patch import fold
from vermeil.table.audiences import SEATS, SPECTATOR, Event
from vermeil.table.errors import TableError
from vermeil.table.patch import diff
from vermeil.table.table import Change, Table

__all__ = ["SEATS", "SPECTATOR", "Change", "Event", "Table", "TableError", "diff", "fold"]
