"""Silver & Gold inside the turn machine: islands, coins, cups, palms and the points, all in integers.

Plain Python; `engine.pxd` holds the types for Cython. The rules are cited where they are carried out.
"""

from __future__ import annotations

from vermeil.core.bits import count_bits
from vermeil.core.dice import Dice
from vermeil.games.expedition.engine import CrossingLookup, Turns

FULL = 0xFFFF
COIN_BOXES = 12
PALM_BOXES = 4


class Islands:
    """The cards of a deck, by their number in it."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.outside = [0] * 64
        self.crosses = [0] * 64
        self.coins = [0] * 64
        self.palms = [0] * 64
        self.palm_count = [0] * 64
        self.colour = [0] * 64
        self.value = [0] * 64
        self.seal = [-1] * 64
        self.strength = [0] * 64

    def __reduce__(self) -> tuple[object, tuple[list[tuple[int, ...]]]]:
        """A pickle holds the cards as they were put in here."""
        cards: list[tuple[int, ...]] = [
            (
                FULL & ~self.outside[card],
                self.crosses[card],
                self.coins[card],
                self.palms[card],
                self.colour[card],
                self.value[card],
                self.seal[card],
                self.strength[card],
            )
            for card in range(self.count)
        ]
        return islands_of, (cards,)

    def put(self, card: int, island: int, crosses: int, coins: int, palms: int) -> None:
        """The boxes of a card and of its symbols, as masks."""
        self.outside[card] = FULL & ~island
        self.crosses[card] = crosses
        self.coins[card] = coins
        self.palms[card] = palms
        self.palm_count[card] = count_bits(palms)

    def price(self, card: int, colour: int, value: int, seal: int, strength: int) -> None:
        """What a card is worth; `seal` is the colour it seals, or -1."""
        self.colour[card] = colour
        self.value[card] = value
        self.seal[card] = seal
        self.strength[card] = strength


def islands_of(cards: list[tuple[int, ...]]) -> Islands:
    """Islands from a pickle: for each card what `put` and `price` want to know."""
    islands = Islands(len(cards))
    for number, card in enumerate(cards):
        islands.put(number, card[0], card[1], card[2], card[3])
        islands.price(number, card[4], card[5], card[6], card[7])
    return islands


class State(Turns):
    """All that lies on the table, one small object; `copy` is a copy of numbers."""

    def __init__(self, lookup: CrossingLookup, islands: Islands, players: int, start: int, *, confirm: bool) -> None:
        super().__init__(lookup, players, islands.count, start, confirm=confirm)
        self.islands = islands
        self.cups_left = 6
        self.coins = [0] * 4
        self.rows = [0] * 4
        self.cups = [0] * 12
        self.palms = [0] * 4
        self.palm = [0] * 16

    def asks_start(self) -> bool:
        """SG-11: a given start player needs no draw."""
        return self.start < 0

    def lay(self, place: int, card: int) -> None:
        self.closed[place] = self.islands.outside[card]

    def can_cross(self, seat: int) -> bool:
        return self.closed[seat * 2] & self.closed[seat * 2 + 1] != FULL

    def fill(self, seat: int, pattern: int) -> None:
        """SG-21, SG-22: whatever fits on empty boxes of the island."""
        self.fill_free(seat, pattern)

    def cross(self, seat: int, slot: int, mask: int) -> int:
        """SG-30 to SG-32: coins and palms are collected at once, each X owes a box."""
        place = seat * 2 + slot
        card = self.card[place]
        self.closed[place] |= mask
        if mask & self.islands.coins[card]:
            self.coins[seat] += count_bits(mask & self.islands.coins[card])
            if self.coins[seat] > COIN_BOXES:
                self.coins[seat] = COIN_BOXES
        if mask & self.islands.palms[card]:
            self.write_palms(seat, count_bits(mask & self.islands.palms[card]))
        return count_bits(mask & self.islands.crosses[card])

    def palm_worth(self) -> int:
        """SG-32: one, and one for each palm on the displayed cards."""
        worth = 1
        for i in range(4):
            if self.display[i] >= 0:
                worth += self.islands.palm_count[self.display[i]]
        return worth

    def write_palms(self, seat: int, palms: int) -> None:
        worth = self.palm_worth()
        while palms and self.palms[seat] < PALM_BOXES:
            self.palm[seat * 4 + self.palms[seat]] = worth
            self.palms[seat] += 1
            palms -= 1

    def complete(self, place: int) -> bool:
        return self.closed[place] == FULL

    def has_finished(self, seat: int) -> bool:
        """SG-40: whoever has completed a coin row or a card."""
        return (
            self.coins[seat] // 4 > self.rows[seat]
            or (self.closed[seat * 2] == FULL and self.card[seat * 2] >= 0)
            or (self.closed[seat * 2 + 1] == FULL and self.card[seat * 2 + 1] >= 0)
        )

    def next_actor(self) -> int:
        """SG-40: from the start player clockwise."""
        seat = self.start
        while not self.finishers >> seat & 1:
            seat += 1
            if seat == self.players:
                seat = 0
        return seat

    def reward(self, seat: int) -> None:
        """SG-41: the highest cup left for each coin row, the upper row first."""
        while self.coins[seat] // 4 > self.rows[seat]:
            self.cups[seat * 3 + self.rows[seat]] = self.cups_left
            self.rows[seat] += 1
            if self.cups_left:
                self.cups_left -= 1

    def after_turn(self) -> None:
        """SG-45: the start player passes to the left."""
        self.start += 1
        if self.start == self.players:
            self.start = 0

    def strike(self) -> None:
        """Solo: the highest cup left is struck."""
        if self.cups_left:
            self.cups_left -= 1

    # --- points (SG-60) -------------------------------------------------------------------------------------

    def completed(self, seat: int, colour: int) -> int:
        """How many cards of a colour a seat has completed."""
        found = 0
        for card in range(self.islands.count):
            if self.done[seat] >> card & 1 and self.islands.colour[card] == colour:
                found += 1
        return found

    def card_points(self, seat: int) -> int:
        """The value of each completed card."""
        total = 0
        for card in range(self.islands.count):
            if self.done[seat] >> card & 1:
                total += self.islands.value[card]
        return total

    def seal_points(self, seat: int) -> int:
        """Each seal on a completed card: its strength for every completed card of its colour."""
        total = 0
        for card in range(self.islands.count):
            if self.done[seat] >> card & 1 and self.islands.seal[card] >= 0:
                total += self.islands.strength[card] * self.completed(seat, self.islands.seal[card])
        return total

    def points(self, seat: int) -> int:
        """All points of a seat, as if the game ended now."""
        total = self.card_points(seat) + self.seal_points(seat) + self.coins[seat]
        for i in range(seat * 3, seat * 3 + 3):
            total += self.cups[i]
        for i in range(seat * 4, seat * 4 + 4):
            total += self.palm[i]
        return total

    def is_ahead(self, seat: int, other: int) -> bool:
        """SG-61: more points; then more completed grey cards, green, orange, purple."""
        if self.points(seat) != self.points(other):
            return self.points(seat) > self.points(other)
        for colour in range(4):
            if self.completed(seat, colour) != self.completed(other, colour):
                return self.completed(seat, colour) > self.completed(other, colour)
        return False

    def best(self) -> int:
        """SG-61: the seats that nobody is ahead of, as a set; more than one is a shared win."""
        found = 1
        leader = 0
        for seat in range(1, self.players):
            if self.is_ahead(seat, leader):
                found = 1 << seat
                leader = seat
            elif not self.is_ahead(leader, seat):
                found |= 1 << seat
        return found

    def won(self) -> int:
        """As the playouts of any of the two games ask for it."""
        return self.best()

    # --- copies ---------------------------------------------------------------------------------------------

    def become(self, other: State) -> None:
        """Become like another game of the same deck."""
        self.copy_turns(other)
        self.cups_left = other.cups_left
        for i in range(4):
            self.coins[i] = other.coins[i]
            self.rows[i] = other.rows[i]
            self.palms[i] = other.palms[i]
        for i in range(12):
            self.cups[i] = other.cups[i]
        for i in range(16):
            self.palm[i] = other.palm[i]

    # --- the doors for Python -------------------------------------------------------------------------------

    def winning_seats(self) -> int:
        """Who would have won if the game ended now, as a set."""
        return self.best()

    def score(self, seat: int) -> int:
        """All points of a seat, as if the game ended now."""
        return self.points(self.known_seat(seat))

    def completed_cards(self, seat: int, colour: int) -> int:
        """How many cards of a colour a seat has completed."""
        return self.completed(self.known_seat(seat), colour)

    def points_for_cards(self, seat: int) -> int:
        """The points of a seat for its completed cards."""
        return self.card_points(self.known_seat(seat))

    def points_for_seals(self, seat: int) -> int:
        """The points of a seat for the seals on its completed cards."""
        return self.seal_points(self.known_seat(seat))

    def palm_worth_now(self) -> int:
        """What a palm would be worth now."""
        return self.palm_worth()

    def copy(self) -> State:
        twin = State(self.lookup, self.islands, self.players, self.start, confirm=self.confirm)
        twin.become(self)
        return twin

    def marks(self, seat: int) -> tuple[int, ...]:
        """What action 2 can change: closed boxes, what is owed, coins, palms."""
        place, palm = self.known_seat(seat) * 2, seat * 4
        return (
            self.closed[place],
            self.closed[place + 1],
            self.owed[seat],
            self.step[seat],
            self.coins[seat],
            self.palms[seat],
            self.palm[palm],
            self.palm[palm + 1],
            self.palm[palm + 2],
            self.palm[palm + 3],
        )

    def put_marks(self, seat: int, marks: tuple[int, ...]) -> None:
        """SG-24: take back one seat's marks to what they were before in this turn."""
        self.waiting |= 1 << self.known_seat(seat)
        self.closed[seat * 2] = marks[0]
        self.closed[seat * 2 + 1] = marks[1]
        self.owed[seat] = marks[2]
        self.step[seat] = marks[3]
        self.coins[seat] = marks[4]
        self.palms[seat] = marks[5]
        for i in range(4):
            self.palm[seat * 4 + i] = marks[6 + i]


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
