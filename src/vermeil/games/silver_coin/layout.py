"""The cards on the table: rows, pile, deck, who has seen what, what is protected.

Plain Python; compiled through `layout.pxd`. Nothing here asks anybody anything. A card is a number from 0 to 51
(see `bits.number_of`), a set of cards is 64 bits. Which card lies where is public, what it shows is not: `seen` says
for each seat which cards it has seen this round (SC-5). The deck's unseen part is no list but the set `pool`, which
also holds the spare sets of SC-2; chance says which card of it comes up.
"""

from __future__ import annotations

from vermeil.core.bits import bit
from vermeil.games.silver_coin.words import NO_CARD, STRIDE

SEATS = 4
GUARDS = 4


class Layout:
    """All that lies on the table."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.active = 0
        self.row = [NO_CARD] * 208
        self.size = [0] * 4
        self.village = [0] * 4
        self.up = 0
        self.rotated = 0
        self.seen = [0] * 4
        self.looked = [0] * 4  # what each seat has seen, also again, since somebody asked last
        self.known = 0  # cards that were face up at some time: spectators know them too
        self.pile = [NO_CARD] * 52
        self.pile_size = 0
        # Deck cards that went back on top after somebody saw them; the last one is the top.
        self.top = [NO_CARD] * 52
        self.top_size = 0
        self.pool = 0
        self.deck_left = 0
        self.shown = [NO_CARD] * 52
        self.shown_size = 0
        self.coin = NO_CARD
        self.guards = 0
        self.ward = [NO_CARD] * 4

    # --- seeing and turning ---------------------------------------------------------------------------------

    def show_all(self, cards: int) -> None:
        """SC-5: everybody sees these cards."""
        self.known |= cards
        for seat in range(self.players):
            self.let_see(seat, cards)

    def let_see(self, seat: int, cards: int) -> None:
        """SC-5: a seat sees these cards, maybe not for the first time."""
        self.seen[seat] |= cards
        self.looked[seat] |= cards

    def turn_up(self, card: int) -> None:
        self.up |= bit(card)
        self.show_all(bit(card))

    def turn_down(self, card: int) -> None:
        """SC-62: a Bodyguard who turns down protects nobody any more."""
        self.up &= ~bit(card)
        if self.guards & bit(card):
            self.ward[card & 3] = NO_CARD

    def flip(self, card: int) -> None:
        if self.up & bit(card):
            self.turn_down(card)
        else:
            self.turn_up(card)

    # --- villages -------------------------------------------------------------------------------------------

    def everywhere(self) -> int:
        """The cards of all villages."""
        return self.village[0] | self.village[1] | self.village[2] | self.village[3]

    def owner(self, card: int) -> int:
        """In whose village a card lies; -1 if in none."""
        for seat in range(self.players):
            if self.village[seat] & bit(card):
                return seat
        return -1

    def place_of(self, seat: int, card: int) -> int:
        """Where in a row a card lies, from 0."""
        place = seat * STRIDE
        while self.row[place] != card:
            place += 1
        return place - seat * STRIDE

    def insert(self, seat: int, place: int, card: int) -> None:
        """A card enters a village; its face and its 90° stay as they are."""
        i = seat * STRIDE + self.size[seat]
        first = seat * STRIDE + place
        while i > first:
            self.row[i] = self.row[i - 1]
            i -= 1
        self.row[first] = card
        self.size[seat] += 1
        self.village[seat] |= bit(card)

    def put_at_end(self, seat: int, right: int, card: int) -> None:
        self.insert(seat, self.size[seat] if right else 0, card)

    def take_out(self, seat: int, card: int) -> None:
        """A card leaves a village, and the row closes up."""
        i = seat * STRIDE + self.place_of(seat, card)
        self.size[seat] -= 1
        last = seat * STRIDE + self.size[seat]
        while i < last:
            self.row[i] = self.row[i + 1]
            i += 1
        self.row[last] = NO_CARD
        self.village[seat] &= ~bit(card)
        self.unguard(card)

    def replace(self, seat: int, old: int, new: int) -> None:
        """A card takes the place of another one."""
        self.row[seat * STRIDE + self.place_of(seat, old)] = new
        self.village[seat] = self.village[seat] & ~bit(old) | bit(new)
        self.unguard(old)

    def switch(self, seat: int, card: int, other_seat: int, other: int) -> None:
        """Two cards of two villages change places; both stay as they lie."""
        self.row[seat * STRIDE + self.place_of(seat, card)] = other
        self.row[other_seat * STRIDE + self.place_of(other_seat, other)] = card
        self.village[seat] = self.village[seat] & ~bit(card) | bit(other)
        self.village[other_seat] = self.village[other_seat] & ~bit(other) | bit(card)
        self.unguard(card)
        self.unguard(other)

    # --- protection (SC-33, SC-35, SC-62) -------------------------------------------------------------------

    def unguard(self, card: int) -> None:
        """A card leaves its village: the bond between a Bodyguard and his ward ends."""
        if self.guards:
            if self.guards & bit(card):
                self.ward[card & 3] = NO_CARD
            for i in range(GUARDS):
                if self.ward[i] == card:
                    self.ward[i] = NO_CARD

    def guarded(self, seat: int) -> int:
        """The cards of a village that its Bodyguards protect from opponents: themselves and those they named."""
        found = self.village[seat] & self.up & self.guards
        if found:
            for i in range(GUARDS):
                if self.ward[i] >= 0:
                    found |= bit(self.ward[i]) & self.village[seat]
        return found

    def reach(self) -> int:
        """The cards of all villages that the active seat may touch."""
        found = self.everywhere()
        if self.coin >= 0:
            found &= ~bit(self.coin)
        if self.guards & self.up:
            for seat in range(self.players):
                if seat != self.active:
                    found &= ~self.guarded(seat)
        return found

    def own(self) -> int:
        """The active seat's own cards that it may touch; all of these it may exchange."""
        found = self.village[self.active]
        if self.coin >= 0:
            found &= ~bit(self.coin)
        return found

    # --- pile and deck --------------------------------------------------------------------------------------

    def discard(self, card: int) -> None:
        """A card goes on the pile: face up, upright, and everybody sees it."""
        self.pile[self.pile_size] = card
        self.pile_size += 1
        self.rotated &= ~bit(card)
        self.turn_up(card)

    def bury(self, card: int) -> None:
        """A card goes to the bottom of the pile, upright, and as it lies: face up or face down."""
        i = self.pile_size
        while i > 0:
            self.pile[i] = self.pile[i - 1]
            i -= 1
        self.pile[0] = card
        self.pile_size += 1
        self.rotated &= ~bit(card)

    def pile_place(self, card: int) -> int:
        """Where in the pile a card lies, from the bottom; -1 if it does not."""
        i = self.pile_size - 1
        while i >= 0 and self.pile[i] != card:
            i -= 1
        return i

    def leave_pile(self, place: int) -> int:
        """Take the card at a place (from the bottom) out of the pile."""
        card = self.pile[place]
        self.pile_size -= 1
        i = place
        while i < self.pile_size:
            self.pile[i] = self.pile[i + 1]
            i += 1
        self.pile[self.pile_size] = NO_CARD
        return card

    def deck_size(self) -> int:
        """The face-down cards of the deck; shown ones (Squire) lie beside it."""
        return self.deck_left + self.top_size

    def deck_is_out(self) -> bool:
        """SC-17: no card is left, not even a shown one."""
        return self.deck_left + self.top_size + self.shown_size == 0

    def from_top(self) -> int:
        """Take the deck's top card, one that somebody has put back."""
        self.top_size -= 1
        card = self.top[self.top_size]
        self.top[self.top_size] = NO_CARD
        return card

    def put_on_top(self, card: int) -> None:
        self.top[self.top_size] = card
        self.top_size += 1

    def show_card(self, card: int) -> None:
        """SC-61: a deck card lies face up beside the deck."""
        self.shown[self.shown_size] = card
        self.shown_size += 1
        self.turn_up(card)

    def take_shown(self, place: int) -> int:
        card = self.shown[place]
        self.shown_size -= 1
        i = place
        while i < self.shown_size:
            self.shown[i] = self.shown[i + 1]
            i += 1
        self.shown[self.shown_size] = NO_CARD
        return card

    # --- copies ---------------------------------------------------------------------------------------------

    def copy_layout(self, other: Layout) -> None:
        """Lie like another table with as many players."""
        self.active = other.active
        self.up = other.up
        self.rotated = other.rotated
        self.known = other.known
        self.pile_size = other.pile_size
        self.top_size = other.top_size
        self.pool = other.pool
        self.deck_left = other.deck_left
        self.shown_size = other.shown_size
        self.coin = other.coin
        self.guards = other.guards
        for seat in range(SEATS):
            self.size[seat] = other.size[seat]
            self.village[seat] = other.village[seat]
            self.seen[seat] = other.seen[seat]
            self.ward[seat] = other.ward[seat]
        # Past its size an array may hold anything: whoever shows one, cuts it.
        for seat in range(SEATS):
            for i in range(seat * STRIDE, seat * STRIDE + other.size[seat]):
                self.row[i] = other.row[i]
        for i in range(other.pile_size):
            self.pile[i] = other.pile[i]
        for i in range(other.top_size):
            self.top[i] = other.top[i]
        for i in range(other.shown_size):
            self.shown[i] = other.shown[i]

    def clear(self) -> None:
        """SC-2: all cards are back in the deck."""
        self.up = 0
        self.known = 0
        self.rotated = 0
        self.pile_size = 0
        self.top_size = 0
        self.shown_size = 0
        self.coin = NO_CARD
        for seat in range(SEATS):
            self.size[seat] = 0
            self.village[seat] = 0
            self.seen[seat] = 0
            self.ward[seat] = NO_CARD
