"""What card look-ups don't see, learned by playing: a sum of small look-ups, one entry of each for a position.

A game says which entries speak about a position (`at`, the first `used` of them). Learning is by temporal differences:
after a game of the policy against itself, each noted position is drawn towards what came after it, partly towards the
next ones' worth and partly towards the points at the end.

Plain Python; `correction.pxd` holds the types for Cython.
"""

from __future__ import annotations

from array import array

# How many entries may speak about a position, how many positions of a seat are noted in a game, and for how many seats.
FEATURES = 16
NOTES = 64
SEATS = 4
# An entry that was hardly ever seen learns quickly: as if it had been seen this often.
SHY = 30.0
OLD = 1000


class Correction:
    """The look-ups, and what is noted while they are learned."""

    def __init__(self, weights: array[float]) -> None:
        # Shared by all who think about the same deck; everything else is one's own.
        self.weights = weights
        self.at = [0] * 16
        self.used = 0
        # Learning: the least step, and how much of a position's goal is the end of the game and not the next position.
        self.rate = 0.01
        self.patience = 0.8
        self.often = array("i")
        self.noted = [0] * 4
        self.notes = [0] * 4096
        self.guesses = [0.0] * 256
        # How far guesses were off, squared, and how many there were.
        self.error = 0.0
        self.guessed = 0

    def begin_learning(self, again: bool = False) -> None:  # noqa: FBT001, FBT002 - compiled: no keywords
        """Make room for what only learning needs; who learns again has seen what there is."""
        self.often = array("i", [OLD if again else 0]) * len(self.weights)

    def total(self) -> float:
        """What the entries at hand say together."""
        found = 0.0
        for i in range(self.used):
            found += self.weights[self.at[i]]
        return found

    def note(self, seat: int, guess: float) -> None:
        """Remember the entries at hand, and what the position seems to be worth."""
        i = self.noted[seat]
        if i == NOTES:
            return
        self.noted[seat] = i + 1
        place = seat * NOTES + i
        self.guesses[place] = guess
        for k in range(self.used):
            self.notes[place * FEATURES + k] = self.at[k]

    def unnote(self, seat: int) -> None:
        """Forget the last note: the turn went on."""
        self.noted[seat] -= 1

    def learn(self, seat: int, points: float) -> None:
        """A game is over for a seat: draw what was noted towards what came of it."""
        goal = points
        i = self.noted[seat] - 1
        while i >= 0:
            place = seat * NOTES + i
            miss = goal - self.guesses[place]
            self.error += miss * miss
            self.guessed += 1
            for k in range(place * FEATURES, place * FEATURES + self.used):
                entry = self.notes[k]
                self.often[entry] += 1
                step = max(self.rate, 1.0 / (self.often[entry] + SHY))
                self.weights[entry] += step * miss / self.used
            goal = self.patience * goal + (1.0 - self.patience) * self.guesses[place]
            i -= 1
        self.noted[seat] = 0
