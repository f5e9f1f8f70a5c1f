"""What playouts came to: for every seat its share of the win and its lead in points, playout by playout.

A playout that reached the end of the game has winners. One that stopped before has points that are expected, and the
win is shared out by them: who is ahead by a `spread` of points wins e times as often as who is behind.

Plain Python; compiled through `ledger.pxd`. Playouts write here without the GIL.
"""

from __future__ import annotations

from array import array

HALVINGS = 10


def grown(x: float) -> float:
    """E to the power of x, for x up to 0, by squaring: the same digits on every machine."""
    found = max(0.0, 1.0 + x / (1 << HALVINGS))
    for i in range(HALVINGS):  # noqa: B007 - the name has a C type
        found *= found
    return found


class Ledger:
    """Room for some playouts of one position."""

    def __init__(self, players: int, room: int, *, lowest_wins: bool = False) -> None:
        self.players = players
        self.room = room
        self.count = 0
        self.lowest_wins = lowest_wins
        self.values = array("d", bytes(16 * room * players))
        self.points = [0.0] * 4
        self.weight = [0.0] * 4
        self.place = [0.0] * 16

    def note(self, seat: int, points: float) -> None:
        """A seat's points in the playout that is about to be entered."""
        self.points[seat] = -points if self.lowest_wins else points

    def leads(self) -> None:
        """Each seat's points more than the best of the others has; alone, one's points."""
        for seat in range(self.players):
            own = self.points[seat]
            best = -1000000.0
            for other in range(self.players):
                if other != seat:
                    best = max(best, self.points[other])
            at = (self.count * self.players + seat) * 2
            self.values[at + 1] = own - best if self.players > 1 else own

    def ended(self, winners: int) -> None:
        """Enter a playout that came to the end of the game; `winners` is a set of seats."""
        if self.count >= self.room:
            return
        self.leads()
        shared = 0.0
        for seat in range(self.players):
            shared += winners >> seat & 1
        for seat in range(self.players):
            at = (self.count * self.players + seat) * 2
            self.values[at] = 1.0 / shared if winners >> seat & 1 else 0.0
            self.points[seat] += 0.5 if winners >> seat & 1 else 0.0  # ties are broken already
        for seat in range(self.players):
            ahead = 0
            level = 0
            for other in range(self.players):
                if self.points[other] > self.points[seat]:
                    ahead += 1
                elif self.points[other] == self.points[seat]:
                    level += 1
            for k in range(ahead, ahead + level):
                self.place[seat * 4 + k] += 1.0 / level
        self.count += 1

    def guessed(self, spread: float) -> None:
        """Enter a playout that was valued on the way."""
        if self.count >= self.room:
            return
        self.leads()
        best = -1000000.0
        for seat in range(self.players):
            best = max(best, self.points[seat])
        total = 0.0
        for seat in range(self.players):
            self.weight[seat] = grown((self.points[seat] - best) / spread)
            total += self.weight[seat]
        for seat in range(self.players):
            at = (self.count * self.players + seat) * 2
            self.values[at] = self.weight[seat] / total
        self.line_up(0, (1 << self.players) - 1, 1.0)
        self.count += 1

    def line_up(self, placed: int, left: int, chance: float) -> None:
        """The chance of each place: the first by the shares, the next by the shares of those who are left."""
        total = 0.0
        for seat in range(self.players):
            if left >> seat & 1:
                total += self.weight[seat]
        for seat in range(self.players):
            if left >> seat & 1:
                own = chance * self.weight[seat] / total if total > 0.0 else 0.0
                self.place[seat * 4 + placed] += own
                if left & ~(1 << seat):
                    self.line_up(placed + 1, left & ~(1 << seat), own)

    # --- the doors for Python -------------------------------------------------------------------------------

    def shares(self, seat: int) -> list[float]:
        """A seat's share of the win, playout by playout."""
        return [self.values[(at * self.players + seat) * 2] for at in range(self.count)]

    def points_of(self, seat: int) -> list[float]:
        """A seat's lead, playout by playout."""
        return [self.values[(at * self.players + seat) * 2 + 1] for at in range(self.count)]

    def places(self, seat: int) -> list[float]:
        """The chance of each place for a seat."""
        return [self.place[seat * 4 + k] / max(1, self.count) for k in range(self.players)]
