"""Pyramids inside the turn machine: paths, symbols, finishing order, pyramid boxes and the points, all in integers.

Plain Python; `engine.pxd` holds the types for Cython. The rules are cited where they are carried out.
The cards of a deck are numbered in the order of the pyramids' own numbers, so the lower card is the lower pyramid.
"""

from __future__ import annotations

from vermeil.core.bits import bit, count_bits, lowest
from vermeil.core.dice import Dice
from vermeil.games.expedition.engine import CrossingLookup, Turns

# The frame of 5x5, its first and its last column.
FULL = 0x1FFFFFF
LEFT = 0x0108421
RIGHT = 0x1084210
GEM_BOXES = 10
SKULL_BOXES = 10
RACE_BOXES = 3
COLOURS = 3
WORD = 0xFFFFFFFFFFFFFFFF
# More than any card's number.
NOBODY = 64


class Pyramids:
    """The cards of a deck by their number in it, and what the skulls cost."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.outside = [0] * 64
        self.entrance = [0] * 64
        self.tomb = [0] * 64
        self.symbols = [0] * 64
        self.crosses = [0] * 64
        self.red_gems = [0] * 64
        self.green_gems = [0] * 64
        self.torches = [0] * 64
        self.skulls = [0] * 64
        self.potions = [0] * 64
        self.of_colour = [0] * 3
        self.penalty = [0] * 11

    def __reduce__(self) -> tuple[object, tuple[list[tuple[int, ...]], list[int], list[int]]]:
        """A pickle holds the cards, colours and penalties as they were put in here."""
        cards: list[tuple[int, ...]] = [
            (
                self.outside[card],
                self.entrance[card],
                self.tomb[card],
                self.crosses[card],
                self.red_gems[card],
                self.green_gems[card],
                self.torches[card],
                self.skulls[card],
                self.potions[card],
            )
            for card in range(self.count)
        ]
        colours = [self.of_colour[colour] for colour in range(COLOURS)]
        return pyramids_of, (cards, colours, [self.penalty[skulls] for skulls in range(SKULL_BOXES + 1)])

    def put(self, card: int, outside: int, entrance: int, tomb: int) -> None:
        """The ways of a card, as masks."""
        self.outside[card] = outside
        self.entrance[card] = entrance
        self.tomb[card] = tomb

    def adorn(self, card: int, crosses: int, red: int, green: int, torches: int, skulls: int, potions: int) -> None:
        """The symbols of a card, as masks."""
        self.crosses[card] = crosses
        self.red_gems[card] = red
        self.green_gems[card] = green
        self.torches[card] = torches
        self.skulls[card] = skulls
        self.potions[card] = potions
        self.symbols[card] = crosses | red | green | torches | skulls | potions

    def paint(self, colour: int, cards: int) -> None:
        """The cards of a colour, as a set."""
        self.of_colour[colour] = cards

    def punish(self, skulls: int, points: int) -> None:
        """What so many crossed skulls cost: the worst of them alone (PY-60)."""
        self.penalty[skulls] = points


def pyramids_of(cards: list[tuple[int, ...]], colours: list[int], penalties: list[int]) -> Pyramids:
    """Pyramids from a pickle: for each card what `put` and `adorn` want to know, and the rest."""
    pyramids = Pyramids(len(cards))
    for number, card in enumerate(cards):
        pyramids.put(number, card[0], card[1], card[2])
        pyramids.adorn(number, card[3], card[4], card[5], card[6], card[7], card[8])
    for colour, of_colour in enumerate(colours):
        pyramids.paint(colour, of_colour)
    for skulls, points in enumerate(penalties):
        pyramids.punish(skulls, points)
    return pyramids


class Ways:
    """The placements of every pattern on the frame: which are touched by the first 9 boxes, the next 8, the last 8.

    The numbers are those of `CrossingLookup`, where the single boxes follow the placements. Only one pattern has more
    than 64 placements, so those beyond are kept apart. So many boxes at once take a third of the steps that
    `CrossingLookup.hit` needs, and parts of this size stay in the processor's nearest memory.
    """

    def __init__(self) -> None:
        self.placements = [0] * 7
        self.touched = [0] * 7168
        self.touched_beyond = [0] * 7168

    def __reduce__(self) -> tuple[object, tuple[()]]:
        """There is one frame: a pickle says no more than that."""
        from vermeil.games.pyramids.ways import ways_of_frame

        return ways_of_frame, ()

    def count_placements(self, pattern: int, placements: int) -> None:
        self.placements[pattern] = placements

    def set_touched(self, pattern: int, entry: int, numbers: int, beyond: int) -> None:
        """Which placements hold one of some boxes of a part."""
        self.touched[pattern * 1024 + entry] = numbers
        self.touched_beyond[pattern * 1024 + entry] = beyond

    def touch(self, pattern: int, mask: int) -> int:
        """The first 64 placements that hold at least one of these boxes, as a set of numbers."""
        at = pattern * 1024
        found = self.touched[at + (mask & 511)] | self.touched[at + 512 + (mask >> 9 & 255)]
        return found | self.touched[at + 768 + (mask >> 17)]

    def touch_beyond(self, pattern: int, mask: int) -> int:
        """The same for the placements after the 64th."""
        at = pattern * 1024
        found = self.touched_beyond[at + (mask & 511)] | self.touched_beyond[at + 512 + (mask >> 9 & 255)]
        return found | self.touched_beyond[at + 768 + (mask >> 17)]


class State(Turns):
    """All that lies on the table, one small object; `copy` is a copy of numbers."""

    def __init__(
        self, lookup: CrossingLookup, ways: Ways, pyramids: Pyramids, players: int, *, confirm: bool, closed_tomb: bool
    ) -> None:
        super().__init__(lookup, players, pyramids.count, -1, confirm=confirm)
        self.ways = ways
        self.pyramids = pyramids
        self.closed_tomb = closed_tomb
        self.red = [0] * 4
        self.green = [0] * 4
        self.torches = [0] * 4
        self.skulls = [0] * 4
        # What follows from the crossed boxes, kept because it is asked for all the time: where each of the eight cards
        # can be gone on with, and (as a set of places) whose tomb is crossed.
        self.frontier = [0] * 8
        self.tombs = 0
        # The pyramids set aside this turn; the boxes of each colour that are gone, and who has which of them.
        self.fresh = [0] * 4
        self.gone = [0] * 3
        self.boxes = [0] * 12

    def asks_start(self) -> bool:
        """PY-10: there is no start player."""
        return False

    def lay(self, place: int, card: int) -> None:
        self.closed[place] = self.pyramids.outside[card]
        self.frontier[place] = self.pyramids.entrance[card]
        self.tombs &= ~(1 << place)

    # --- action 2: where one may go on ----------------------------------------------------------------------

    def look_at(self, place: int) -> None:
        """PY-22: from an empty card's entrance, else from the boxes beside those that are crossed.

        PY-35: a completed card is still one of the two; with `closed_tomb` nothing more goes on it.
        """
        card = self.card[place]
        self.frontier[place] = 0
        self.tombs &= ~(1 << place)
        if card < 0:
            return
        closed = self.closed[place]
        crossed = closed & ~self.pyramids.outside[card]
        if closed & self.pyramids.tomb[card]:
            self.tombs |= 1 << place
            if self.closed_tomb:
                return
        if crossed:
            beside = (crossed << 5) | (crossed >> 5) | ((crossed & ~RIGHT) << 1) | ((crossed & ~LEFT) >> 1)
            self.frontier[place] = beside & FULL & ~closed
        else:
            self.frontier[place] = self.pyramids.entrance[card]

    def can_cross(self, seat: int) -> bool:
        return self.frontier[seat * 2] | self.frontier[seat * 2 + 1] != 0

    def fill(self, seat: int, pattern: int) -> None:
        """PY-21, PY-22: whatever fits on open boxes, if one of them is on the frontier; then the single boxes."""
        at = self.frontier[seat * 2]
        other = self.frontier[seat * 2 + 1]
        fitting = 0
        fitting_other = 0
        single = self.ways.placements[pattern]
        beyond = 0
        beyond_other = 0
        if single:
            fitting = self.ways.touch(pattern, at) & ~self.ways.touch(pattern, self.closed[seat * 2])
            fitting_other = self.ways.touch(pattern, other) & ~self.ways.touch(pattern, self.closed[seat * 2 + 1])
        if single < 64:
            fitting |= (at << single) & WORD
            fitting_other |= (other << single) & WORD
            if single:
                beyond = at >> (64 - single)
                beyond_other = other >> (64 - single)
        else:
            if single > 64:
                beyond = self.fitting_beyond(seat * 2, pattern)
                beyond_other = self.fitting_beyond(seat * 2 + 1, pattern)
            beyond |= at << (single - 64)
            beyond_other |= other << (single - 64)
        self.bitsets[0] = fitting
        self.bitsets[1] = beyond
        self.bitsets[2] = fitting_other
        self.bitsets[3] = beyond_other

    def fitting_beyond(self, place: int, pattern: int) -> int:
        """The same for the placements after the 64th."""
        touching = self.ways.touch_beyond(pattern, self.frontier[place])
        return touching & ~self.ways.touch_beyond(pattern, self.closed[place])

    # --- action 2: what crossing brings ---------------------------------------------------------------------

    def cross(self, seat: int, slot: int, mask: int) -> int:
        """PY-30 to PY-34: symbols are collected at once, each red cross owes a box."""
        place = seat * 2 + slot
        card = self.card[place]
        self.closed[place] |= mask
        self.look_at(place)
        mask &= self.pyramids.symbols[card]
        if not mask:
            return 0
        self.collect_gems(seat, card, mask)
        if mask & self.pyramids.torches[card]:
            self.torches[seat] |= 1 << (self.turn // 7)
        self.meet_skulls(seat, card, mask)
        return count_bits(mask & self.pyramids.crosses[card])

    def collect_gems(self, seat: int, card: int, mask: int) -> None:
        """PY-31: the next box of its colour, ten at most."""
        self.red[seat] += count_bits(mask & self.pyramids.red_gems[card])
        if self.red[seat] > GEM_BOXES:
            self.red[seat] = GEM_BOXES
        self.green[seat] += count_bits(mask & self.pyramids.green_gems[card])
        if self.green[seat] > GEM_BOXES:
            self.green[seat] = GEM_BOXES

    def meet_skulls(self, seat: int, card: int, mask: int) -> None:
        """PY-33, PY-34: skulls are marked, ten at most, and then each potion erases the two worst."""
        self.skulls[seat] += count_bits(mask & self.pyramids.skulls[card])
        if self.skulls[seat] > SKULL_BOXES:
            self.skulls[seat] = SKULL_BOXES
        self.skulls[seat] -= 2 * count_bits(mask & self.pyramids.potions[card])
        if self.skulls[seat] < 0:
            self.skulls[seat] = 0

    def complete(self, place: int) -> bool:
        """PY-35: the tomb is crossed."""
        return self.tombs >> place & 1 != 0

    # --- action 3 -------------------------------------------------------------------------------------------

    def has_finished(self, seat: int) -> bool:
        return self.tombs >> (seat * 2) & 3 != 0

    def next_actor(self) -> int:
        """PY-40: whose lowest completed pyramid has the lowest number."""
        actor = 0
        least = NOBODY
        for place in range(2 * self.players):
            if self.finishers >> (place >> 1) & 1 and self.tombs >> place & 1 and self.card[place] < least:
                least = self.card[place]
                actor = place >> 1
        return actor

    def reward(self, seat: int) -> None:
        """Remember what is set aside now, for action 4."""
        for place in range(seat * 2, seat * 2 + 2):
            if self.tombs >> place & 1:
                self.fresh[seat] |= bit(self.card[place])
                self.frontier[place] = 0

    # --- action 4 -------------------------------------------------------------------------------------------

    def after_turn(self) -> None:
        """PY-41: the races of the three colours, and a new turn has nothing set aside yet."""
        fresh = self.fresh[0] | self.fresh[1] | self.fresh[2] | self.fresh[3]
        if fresh:
            for colour in range(COLOURS):
                if fresh & self.pyramids.of_colour[colour]:
                    self.race(colour)
            for seat in range(self.players):
                self.fresh[seat] = 0
            self.tombs = 0

    def race(self, colour: int) -> None:
        """Who completed a 2nd, 4th or 6th pyramid takes the next free box: 10, 6, 3; the lower number comes first."""
        served = -1
        while self.gone[colour] < RACE_BOXES:
            winner = -1
            least = NOBODY
            for seat in range(self.players):
                card = self.claim(seat, colour)
                if served < card < least:
                    least = card
                    winner = seat
            if winner < 0:
                return
            self.boxes[winner * 3 + colour] |= 1 << self.gone[colour]
            self.gone[colour] += 1
            served = least

    def claim(self, seat: int, colour: int) -> int:
        """The pyramid of this turn that was a seat's 2nd, 4th or 6th of a colour, or -1.

        Two of one turn count in the order of their numbers.
        """
        fresh = self.fresh[seat] & self.pyramids.of_colour[colour]
        if not fresh:
            return -1
        before = count_bits(self.done[seat] & self.pyramids.of_colour[colour] & ~fresh)
        if before >= 6:
            return -1
        if before & 1 == 0:  # the first of this turn is an odd one
            fresh &= fresh - 1
        return lowest(fresh) if fresh else -1

    # --- ends -----------------------------------------------------------------------------------------------

    def strike(self) -> None:
        """Solo: at the end of rounds 1 to 3 the highest free box of each colour is struck."""
        if self.turn < 28:
            for colour in range(COLOURS):
                if self.gone[colour] < RACE_BOXES:
                    self.gone[colour] += 1

    def race_points(self, seat: int) -> int:
        """The seat's own boxes of all colours."""
        total = 0
        for i in range(seat * 3, seat * 3 + 3):
            total += (
                (10 if self.boxes[i] & 1 else 0) + (6 if self.boxes[i] & 2 else 0) + (3 if self.boxes[i] & 4 else 0)
            )
        return total

    def points(self, seat: int) -> int:
        """PY-60: all points of a seat, as if the game ended now."""
        total = 10 * count_bits(self.done[seat]) + 5 * count_bits(self.torches[seat]) + self.race_points(seat)
        if self.red[seat] < self.green[seat]:
            total += 4 * self.red[seat] + self.green[seat]
        else:
            total += 4 * self.green[seat] + self.red[seat]
        return total - self.pyramids.penalty[self.skulls[seat]]

    def best(self) -> int:
        """PY-61: most points, then the lowest pyramid; a shared win, as a set, only if none of those tied has any."""
        found = 1
        leader = 0
        for seat in range(1, self.players):
            if self.points(seat) > self.points(leader):
                found = 1 << seat
                leader = seat
            elif self.points(seat) == self.points(leader):
                if self.done[seat] and (not self.done[leader] or lowest(self.done[seat]) < lowest(self.done[leader])):
                    found = 1 << seat
                    leader = seat
                elif not self.done[seat] and not self.done[leader]:
                    found |= 1 << seat
        return found

    def won(self) -> int:
        """As the playouts of any of the two games ask for it."""
        return self.best()

    # --- copies ---------------------------------------------------------------------------------------------

    def become(self, other: State) -> None:
        """Become like another game of the same deck."""
        self.copy_turns(other)
        self.closed_tomb = other.closed_tomb
        self.tombs = other.tombs
        for i in range(8):
            self.frontier[i] = other.frontier[i]
        for i in range(4):
            self.red[i] = other.red[i]
            self.green[i] = other.green[i]
            self.torches[i] = other.torches[i]
            self.skulls[i] = other.skulls[i]
            self.fresh[i] = other.fresh[i]
        for i in range(3):
            self.gone[i] = other.gone[i]
        for i in range(12):
            self.boxes[i] = other.boxes[i]

    # --- the doors for Python -------------------------------------------------------------------------------

    def winning_seats(self) -> int:
        """Who would have won if the game ended now, as a set."""
        return self.best()

    def score(self, seat: int) -> int:
        """All points of a seat, as if the game ended now."""
        return self.points(self.known_seat(seat))

    def points_for_races(self, seat: int) -> int:
        """The points of a seat for its boxes of the three colours."""
        return self.race_points(self.known_seat(seat))

    def copy(self) -> State:
        twin = State(
            self.lookup, self.ways, self.pyramids, self.players, confirm=self.confirm, closed_tomb=self.closed_tomb
        )
        twin.become(self)
        return twin

    def marks(self, seat: int) -> tuple[int, ...]:
        """What action 2 can change: closed boxes, what is owed, gems, torches, skulls."""
        place = self.known_seat(seat) * 2
        return (
            self.closed[place],
            self.closed[place + 1],
            self.owed[seat],
            self.step[seat],
            self.red[seat],
            self.green[seat],
            self.torches[seat],
            self.skulls[seat],
        )

    def put_marks(self, seat: int, marks: tuple[int, ...]) -> None:
        """PY-23: take back one seat's marks to what they were before in this turn."""
        self.waiting |= 1 << self.known_seat(seat)
        self.closed[seat * 2] = marks[0]
        self.closed[seat * 2 + 1] = marks[1]
        self.owed[seat] = marks[2]
        self.step[seat] = marks[3]
        self.red[seat] = marks[4]
        self.green[seat] = marks[5]
        self.torches[seat] = marks[6]
        self.skulls[seat] = marks[7]
        self.look_again(seat)

    def look_again(self, seat: int) -> None:
        """A seat's crossed boxes have been set from outside: find out what follows from them."""
        place = self.known_seat(seat) * 2
        self.look_at(place)
        self.look_at(place + 1)


def random_playouts(state: State, games: int, dice: Dice) -> int:
    """Play a position to its end many times at random; returns the decisions made."""
    twin = state.copy()
    decisions = 0
    for _ in range(games):
        twin.become(state)
        decisions += twin.playout(dice)
    return decisions


def random_clones(state: State, copies: int) -> int:
    """Copy a position many times over, as a search does; returns the last turn so that nothing is left out."""
    twin = state.copy()
    for _ in range(copies):
        twin.become(state)
    return twin.turn
