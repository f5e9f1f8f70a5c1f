"""How a turn's time is divided, so that nobody waits over two seconds for bots, however many there are.

A bot may think for `seconds` about a move; TURN of that is what people wait for all the bots in a turn. Where everyone
plays at once and nobody sees what the others decide (SG-23), one beat of it is for that, and the rest for what follows,
such as cards that one after the other takes (SG-40). Where one plays after the other, each bot's turn has all of it.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

# Of what a bot may think about a move: a whole turn, and the beat of a hidden one. A bot of full strength comes to its
# own end long before that (bench.time_limits); where it is busy, and several share a worker, that is what they have.
TURN, BEAT = 0.8, 0.4
# Of a turn or beat, the time by which the first decision is made, and by which all are.
FIRST, ALL = 0.7, 0.9
# What a bot thinks about the first and about each later decision of a hidden turn, of what it may.
FIRST_SHARE, LATER_SHARE = 0.3, 0.1
# Each decision that others follow has so much of the pause of the last: however many there are, together they take no
# longer than two of the first.
SHORTER = 0.5
ONLY = 0.25  # of a pause, where there was only one move


@dataclass(frozen=True)
class TurnTime:
    """The times of a server's bots, in seconds; `pace` 0: nobody waits, and there are no times."""

    pace: float
    seconds: float

    @property
    def turn(self) -> float:
        """How long people wait for bots in a turn. A pace that is slower than usual is what the house wants."""
        return max(TURN * self.seconds, self.pace / (1 - SHORTER))

    def beat(self, takes: float) -> float:
        """How long a turn takes that others can't follow, of a bot whose thoughts take so long."""
        return max(self.pace, BEAT * takes) if self.pace else 0.0

    def hidden_until(self, began: float, takes: float, *, first: bool) -> float | None:
        """When the answer is to be there, in a hidden turn that began then; None: whenever it is."""
        return began + (FIRST if first else ALL) * self.beat(takes) if self.pace else None

    def open_until(self, began: float, decisions: int, sharing: int) -> float | None:
        """The same for a turn that others follow, in which so many decisions were made before.

        After a hidden turn, `sharing` bots have one after the other what is left of the time.
        """
        return began + (ALL if decisions else FIRST) * self._open(sharing) if self.pace else None

    def hidden_pause(self, passed: float, takes: float) -> float:
        """How long to wait before a hidden turn is ended: until the beat; if it is over, until the next half of one."""
        beat = self.beat(takes)
        if passed <= beat:
            return beat - passed
        return beat / 2 * ceil(2 * passed / beat) - passed if beat else 0.0

    def open_pause(self, began: float, asked: float, now: float, decisions: int, sharing: int, moves: int) -> float:
        """How long to wait before playing what was found by now, having been asked then; no longer than the turn is."""
        wanted = self.pace * (ONLY if moves == 1 else 1.0) * SHORTER**decisions / max(1, sharing)
        return max(0.0, min(asked + wanted, began + ALL * self._open(sharing)) - now)

    def _open(self, sharing: int) -> float:
        """What each has of a turn that others follow: all of it, or its part of what a hidden one has left."""
        return (self.turn - self.beat(self.seconds)) / sharing if sharing else self.turn
