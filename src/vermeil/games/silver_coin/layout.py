"""What happens to the cards on the table: rows, pile, deck, who has seen what, what is protected.

Plain Python; compiled through `layout.pxd`. Nothing here asks anybody anything. A card is a number from 0 to 51
(see `numbers.number_of`), a set of cards is 64 bits.
"""

from __future__ import annotations

from vermeil.core.bits import bit
from vermeil.games.silver_coin import groups
from vermeil.games.silver_coin.codes import NO_CARD, PUBLIC, STRIDE, UNDER
from vermeil.games.silver_coin.numbers import all_of, number_of
from vermeil.games.silver_coin.state import State

SEATS = 4
GUARDS = 4
VIEWERS = 5
APART = 64  # more than any card, to tell new wards from old ones


# --- seeing and turning ---------------------------------------------------------------------------------


def show_all(s: State, cards: int) -> None:
    """SC-5: everybody sees these cards."""
    s.known |= cards
    for seat in range(s.players):
        s.seen[seat] |= cards
        s.looked[seat] |= cards
    if s.mixed & cards:
        for seat in range(s.players):
            groups.learn(s, seat, cards)
        groups.learn(s, PUBLIC, cards)
        s.mixed &= ~cards


def let_see(s: State, seat: int, cards: int) -> None:
    """SC-5: a seat sees these cards, maybe not for the first time."""
    s.seen[seat] |= cards
    s.looked[seat] |= cards
    if s.mixed & cards:
        groups.learn(s, seat, cards)


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


def remove(s: State, card: int) -> None:
    """SC-70, SC-73: a card leaves the round, face up for all to see."""
    s.gone[s.gone_size] = card
    s.gone_size += 1
    s.rotated &= ~bit(card)
    turn_up(s, card)


def lift(s: State, card: int) -> None:
    """A used card leaves where it lies outside the villages, face up: hand, pile, deck, or out of the round."""
    if s.held == card:
        s.held = NO_CARD
    elif pile_place(s, card) >= 0:
        leave_pile(s, pile_place(s, card))
    else:
        s.bottom_size = without(s.bottom, s.bottom_size, card)
        s.top_size = without(s.top, s.top_size, card)
        s.gone_size = without(s.gone, s.gone_size, card)
        s.shown_size = without(s.shown, s.shown_size, card)
        close_up(s)
    turn_up(s, card)


def without(cards: list[int], size: int, card: int) -> int:
    """Take a card out of a list, if it is there; returns how many are left."""
    left = 0
    for i in range(size):
        if cards[i] != card:
            cards[left] = cards[i]
            left += 1
    return left


def deck_size(s: State) -> int:
    """The cards of the deck; shown ones (Squire) lie beside it."""
    return s.deck_left + s.top_size + s.bottom_size


def deck_is_out(s: State) -> bool:
    """SC-17: no card is left, not even a shown one."""
    return s.deck_left + s.top_size + s.bottom_size + s.shown_size == 0


def from_top(s: State) -> int:
    """Take the deck's top card, one that has been seen."""
    s.top_size -= 1
    card = s.top[s.top_size]
    s.top[s.top_size] = NO_CARD
    if s.bottom_size:
        close_up(s)
    return card


def close_up(s: State) -> None:
    """With nothing unseen above them the cards under the deck follow those on top of it."""
    if s.deck_left or not s.bottom_size:
        return
    for i in range(s.top_size - 1, -1, -1):
        s.top[i + s.bottom_size] = s.top[i]
    for i in range(s.bottom_size):
        s.top[i] = s.bottom[s.bottom_size - 1 - i]
    s.top_size += s.bottom_size
    s.bottom_size = 0


def goes_under(s: State) -> bool:
    """SC-73: whether what the active seat discards goes under the deck."""
    if not s.village[s.active] & s.up & ~s.turned & s.box.sinkers:
        return False
    return not s.options.may_sink or s.sinking == UNDER


def sink(s: State, card: int) -> None:
    """SC-73: all see a discard, and it goes under the deck; a second time it leaves the round."""
    if s.sunk & bit(card):
        remove(s, card)
        return
    show_all(s, bit(card))
    s.sunk |= bit(card)
    s.up &= ~bit(card)
    s.rotated &= ~bit(card)
    s.bottom[s.bottom_size] = card
    s.bottom_size += 1
    close_up(s)


def throw(s: State, card: int) -> None:
    """The active seat discards a card: on the pile, or under the deck (SC-73)."""
    if s.box.sinkers and goes_under(s):
        sink(s, card)
    else:
        discard(s, card)


def turn_deck(s: State) -> None:
    """SC-75: the deck is turned over as one packet: what was on top is below, and shows its other side."""
    cover(s)
    for i in range(max(s.top_size, s.bottom_size)):
        card = s.top[i]
        s.top[i] = s.bottom[i]
        s.bottom[i] = card
    size = s.top_size
    s.top_size = s.bottom_size
    s.bottom_size = size
    s.deck_up = not s.deck_up
    close_up(s)


def cover(s: State) -> None:
    """The deck's top card is not seen any longer: something lies on it, or the deck is turned."""
    if s.deck_up and s.top_size:
        s.up &= ~bit(s.top[s.top_size - 1])


def uncover(s: State) -> bool:
    """SC-75: all see the top card of a deck that lies face up; false if chance has to bring it."""
    if s.top_size:
        if not s.up & bit(s.top[s.top_size - 1]):
            turn_up(s, s.top[s.top_size - 1])
        return True
    return s.deck_left == 0


def put_on_top(s: State, card: int) -> None:
    """A card goes back on top of the deck."""
    cover(s)
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


def begin_shuffle(s: State, seat: int, cards: int) -> None:
    """SC-78: these cards of a village are picked up; chance says in which order they come to lie."""
    s.shuffled = cards
    s.shuffled_seat = seat
    s.packet_size = 0
    groups.mix(s, cards)


def keep_order(s: State) -> None:
    """SC-78: shuffled cards of one number come in the order in which they lay.

    A record tells their numbers only, and which of two equal ones has a mark (`con`, `sunk`) must follow from it.
    """
    left = s.shuffled
    for i in range(s.packet_size):
        place = s.shuffled_seat * STRIDE
        same = left & all_of(number_of(s.packet[i]))
        while not same & bit(s.row[place]):
            place += 1
        s.packet[i] = s.row[place]
        left &= ~bit(s.row[place])


def lay_shuffled(s: State) -> None:
    """SC-78: the shuffled cards come to lie from the left; 90° and protection stay with the place."""
    keep_order(s)
    rotated = s.rotated
    s.rotated &= ~s.shuffled
    laid = 0
    for i in range(s.shuffled_seat * STRIDE, s.shuffled_seat * STRIDE + s.size[s.shuffled_seat]):
        old = s.row[i]
        if not s.shuffled & bit(old):
            continue
        s.row[i] = s.packet[laid]
        laid += 1
        if rotated & bit(old):
            s.rotated |= bit(s.row[i])
        for guard in range(GUARDS):
            if s.ward[guard] == old:
                s.ward[guard] = s.row[i] + APART
    for guard in range(GUARDS):
        if s.ward[guard] >= APART:
            s.ward[guard] -= APART
    s.packet_size = 0
    s.shuffled = 0


# --- copies ---------------------------------------------------------------------------------------------


def clear(s: State) -> None:
    """SC-2: all cards are back in the deck."""
    s.up = 0
    s.known = 0
    s.rotated = 0
    s.pile_size = 0
    s.top_size = 0
    s.bottom_size = 0
    s.shown_size = 0
    s.gone_size = 0
    s.deck_up = False
    s.sunk = 0
    s.mixed = 0
    if s.shuffles:
        s.shuffles = 0
        for seat in range(VIEWERS):
            s.groups[seat] = 0
            s.worked_out[seat] = 0
    s.coin = NO_CARD
    for seat in range(SEATS):
        s.size[seat] = 0
        s.village[seat] = 0
        s.seen[seat] = 0
        s.ward[seat] = NO_CARD
