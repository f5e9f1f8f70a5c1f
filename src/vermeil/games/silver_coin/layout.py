"""What happens to the cards on the table: rows, pile, deck, who has seen what, what is protected.

Plain Python; compiled through `layout.pxd`. Nothing here asks anybody anything. A card is a number from 0 to 51
(see `numbers.number_of`), a set of cards is 64 bits.
"""

from __future__ import annotations

from vermeil.core.bits import bit
from vermeil.games.silver_coin.codes import NO_CARD, STRIDE
from vermeil.games.silver_coin.state import State

SEATS = 4
GUARDS = 4


# --- seeing and turning ---------------------------------------------------------------------------------


def show_all(s: State, cards: int) -> None:
    """SC-5: everybody sees these cards."""
    s.known |= cards
    for seat in range(s.players):
        let_see(s, seat, cards)


def let_see(s: State, seat: int, cards: int) -> None:
    """SC-5: a seat sees these cards, maybe not for the first time."""
    s.seen[seat] |= cards
    s.looked[seat] |= cards


def turn_up(s: State, card: int) -> None:
    """SC-5: a card lies face up, and everybody sees it."""
    s.up |= bit(card)
    show_all(s, bit(card))


def turn_down(s: State, card: int) -> None:
    """SC-62: a Bodyguard who turns down protects nobody any more."""
    s.up &= ~bit(card)
    if s.guards & bit(card):
        s.ward[card & 3] = NO_CARD


def flip(s: State, card: int) -> None:
    """Turn a card over."""
    if s.up & bit(card):
        turn_down(s, card)
    else:
        turn_up(s, card)


# --- villages -------------------------------------------------------------------------------------------


def everywhere(s: State) -> int:
    """The cards of all villages."""
    return s.village[0] | s.village[1] | s.village[2] | s.village[3]


def owner(s: State, card: int) -> int:
    """In whose village a card lies; -1 if in none."""
    for seat in range(s.players):
        if s.village[seat] & bit(card):
            return seat
    return -1


def place_of(s: State, seat: int, card: int) -> int:
    """Where in a row a card lies, from 0."""
    place = seat * STRIDE
    while s.row[place] != card:
        place += 1
    return place - seat * STRIDE


def insert(s: State, seat: int, place: int, card: int) -> None:
    """A card enters a village; its face and its 90° stay as they are."""
    i = seat * STRIDE + s.size[seat]
    first = seat * STRIDE + place
    while i > first:
        s.row[i] = s.row[i - 1]
        i -= 1
    s.row[first] = card
    s.size[seat] += 1
    s.village[seat] |= bit(card)


def put_at_end(s: State, seat: int, right: int, card: int) -> None:
    """A card enters a village at its left or right end."""
    insert(s, seat, s.size[seat] if right else 0, card)


def take_out(s: State, seat: int, card: int) -> None:
    """A card leaves a village, and the row closes up."""
    i = seat * STRIDE + place_of(s, seat, card)
    s.size[seat] -= 1
    last = seat * STRIDE + s.size[seat]
    while i < last:
        s.row[i] = s.row[i + 1]
        i += 1
    s.row[last] = NO_CARD
    s.village[seat] &= ~bit(card)
    unguard(s, card)


def replace(s: State, seat: int, old: int, new: int) -> None:
    """A card takes the place of another one."""
    s.row[seat * STRIDE + place_of(s, seat, old)] = new
    s.village[seat] = s.village[seat] & ~bit(old) | bit(new)
    unguard(s, old)


def switch(s: State, seat: int, card: int, other_seat: int, other: int) -> None:
    """Two cards of two villages change places; both stay as they lie."""
    s.row[seat * STRIDE + place_of(s, seat, card)] = other
    s.row[other_seat * STRIDE + place_of(s, other_seat, other)] = card
    s.village[seat] = s.village[seat] & ~bit(card) | bit(other)
    s.village[other_seat] = s.village[other_seat] & ~bit(other) | bit(card)
    unguard(s, card)
    unguard(s, other)


# --- protection (SC-33, SC-35, SC-62) -------------------------------------------------------------------


def unguard(s: State, card: int) -> None:
    """A card leaves its village: the bond between a Bodyguard and his ward ends."""
    if s.guards:
        if s.guards & bit(card):
            s.ward[card & 3] = NO_CARD
        for i in range(GUARDS):
            if s.ward[i] == card:
                s.ward[i] = NO_CARD


def guarded(s: State, seat: int) -> int:
    """The cards of a village that its Bodyguards protect from opponents: themselves and those they named."""
    found = s.village[seat] & s.up & s.guards
    if found:
        for i in range(GUARDS):
            if s.ward[i] >= 0:
                found |= bit(s.ward[i]) & s.village[seat]
    return found


def reach(s: State) -> int:
    """The cards of all villages that the active seat may touch."""
    found = everywhere(s)
    if s.coin >= 0:
        found &= ~bit(s.coin)
    if s.guards & s.up:
        for seat in range(s.players):
            if seat != s.active:
                found &= ~guarded(s, seat)
    return found


def own(s: State) -> int:
    """The active seat's own cards that it may touch; all of these it may exchange."""
    found = s.village[s.active]
    if s.coin >= 0:
        found &= ~bit(s.coin)
    return found


# --- pile and deck --------------------------------------------------------------------------------------


def discard(s: State, card: int) -> None:
    """A card goes on the pile: face up, upright, and everybody sees it."""
    s.pile[s.pile_size] = card
    s.pile_size += 1
    s.rotated &= ~bit(card)
    turn_up(s, card)


def bury(s: State, card: int) -> None:
    """A card goes to the bottom of the pile, upright, and as it lies: face up or face down."""
    i = s.pile_size
    while i > 0:
        s.pile[i] = s.pile[i - 1]
        i -= 1
    s.pile[0] = card
    s.pile_size += 1
    s.rotated &= ~bit(card)


def pile_place(s: State, card: int) -> int:
    """Where in the pile a card lies, from the bottom; -1 if it does not."""
    i = s.pile_size - 1
    while i >= 0 and s.pile[i] != card:
        i -= 1
    return i


def leave_pile(s: State, place: int) -> int:
    """Take the card at a place (from the bottom) out of the pile."""
    card = s.pile[place]
    s.pile_size -= 1
    i = place
    while i < s.pile_size:
        s.pile[i] = s.pile[i + 1]
        i += 1
    s.pile[s.pile_size] = NO_CARD
    return card


def deck_size(s: State) -> int:
    """The face-down cards of the deck; shown ones (Squire) lie beside it."""
    return s.deck_left + s.top_size


def deck_is_out(s: State) -> bool:
    """SC-17: no card is left, not even a shown one."""
    return s.deck_left + s.top_size + s.shown_size == 0


def from_top(s: State) -> int:
    """Take the deck's top card, one that somebody has put back."""
    s.top_size -= 1
    card = s.top[s.top_size]
    s.top[s.top_size] = NO_CARD
    return card


def put_on_top(s: State, card: int) -> None:
    """A card goes back on top of the deck."""
    s.top[s.top_size] = card
    s.top_size += 1


def show_card(s: State, card: int) -> None:
    """SC-61: a deck card lies face up beside the deck."""
    s.shown[s.shown_size] = card
    s.shown_size += 1
    turn_up(s, card)


def take_shown(s: State, place: int) -> int:
    """Take a card that lies beside the deck."""
    card = s.shown[place]
    s.shown_size -= 1
    i = place
    while i < s.shown_size:
        s.shown[i] = s.shown[i + 1]
        i += 1
    s.shown[s.shown_size] = NO_CARD
    return card


# --- copies ---------------------------------------------------------------------------------------------


def clear(s: State) -> None:
    """SC-2: all cards are back in the deck."""
    s.up = 0
    s.known = 0
    s.rotated = 0
    s.pile_size = 0
    s.top_size = 0
    s.shown_size = 0
    s.coin = NO_CARD
    for seat in range(SEATS):
        s.size[seat] = 0
        s.village[seat] = 0
        s.seen[seat] = 0
        s.ward[seat] = NO_CARD
