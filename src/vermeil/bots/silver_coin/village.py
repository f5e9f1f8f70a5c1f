"""What a seat knows in Silver Coin, and the points that its village will probably cost at the round's end.

Known cards cost what they show, unknown ones the mean of all that the seat has not seen, less for known pairs (they go
together in one exchange), for a face-up Wolfman who is about to work, and for other face-up powers.

Plain Python; compiled through `village.pxd`. No Python objects in here: searches call it millions of times.
"""
# ruff: noqa: PLR2004, PLR0911, PLR0912, PLR0915, C901, FBT001, FBT003 - many small rules, written for the compiler

from __future__ import annotations

from vermeil.bots.silver_coin.mind import Mind
from vermeil.bots.silver_coin.sizes import (
    AMULET,
    CALLABLE,
    GIFTED,
    HARM,
    KEPT,
    KEPT_FALL,
    NUMBERS,
    PAIR,
    ROOM,
    SLOPE,
    UNKNOWN,
    UP_AMULET,
    UP_BLOB,
    UP_CON,
    UP_CURATOR,
    UP_PIXIE,
    WOLF,
    WOLF_REACH,
)
from vermeil.core.bits import bit, count_bits
from vermeil.games.silver_coin import layout
from vermeil.games.silver_coin.codes import ALL_CARDS, CALL_LIMIT, NO_CARD, NOBODY, STRIDE
from vermeil.games.silver_coin.numbers import number_of

# From here on a card costs less than it shows while there is time: it is the next to go.
HIGH = 5
DECK = 31.0
# The cards whose number has this bit.
ONES, TWOS, FOURS, EIGHTS = (sum(1 << card for card in range(52) if (card + 2 >> 2) >> k & 1) for k in range(4))


# --- what the seat knows --------------------------------------------------------------------------------


def look_around(m: Mind) -> None:
    """What the asked seat knows, and what its village is worth."""
    m.me = m.state.active
    m.at = m.state.active * ROOM
    m.seen = m.state.seen[m.state.active]
    m.unseen = ALL_CARDS & ~m.seen
    left = count_bits(m.unseen)
    m.mean = 6.5
    if left:
        total = count_bits(m.unseen & ONES) + 2 * count_bits(m.unseen & TWOS)
        total += 4 * count_bits(m.unseen & FOURS) + 8 * count_bits(m.unseen & EIGHTS)
        m.mean = total / (left + 0.0)
    m.future = 0.0
    if m.state.caller == NOBODY and not m.state.ended:
        m.future = layout.deck_size(m.state) / (m.state.players + 0.0)
        m.future = min(m.future, 8.0)
    m.harm = m.weights[m.at + HARM] / (m.state.players - 1.0)
    # What a card shows that its owner has seen and kept: less and less.
    m.kept = m.weights[m.at + KEPT]
    m.kept -= m.weights[m.at + KEPT_FALL] * (DECK - layout.deck_size(m.state)) / DECK
    m.kept = max(0.0, min(m.kept, m.mean))
    for number in range(NUMBERS):
        m.prices[number] = price(m, number)
    m.set_known = False
    m.base = own_value(m, 0, NO_CARD, False)


def price(m: Mind, number: int) -> float:
    """What a card of a number will cost: a high one will be the next to go, if there is time."""
    if number > HIGH and m.future >= 1.0:
        return HIGH + (number - HIGH) * m.weights[m.at + SLOPE]
    return number + 0.0


def cost_of(m: Mind, card: int) -> float:
    """What a card shows, as far as the seat knows: who has seen a card and kept it has a low one."""
    if m.seen & bit(card):
        return number_of(card) + 0.0
    owner = layout.owner(m.state, card)
    if owner >= 0 and owner != m.me and m.state.seen[owner] & bit(card):
        return m.kept
    return m.mean


def power_of(m: Mind, number: int) -> float:
    """What a face-up card's lasting power is worth to its village, but for those that count at the end."""
    if m.future < 1.0:
        return 0.0
    kind = m.kinds[number]
    if kind == 1:
        return m.weights[m.at + UP_CON]
    if kind == 2:
        return m.weights[m.at + UP_CURATOR]
    if kind == 3:
        return m.weights[m.at + UP_PIXIE]
    if kind == 4:
        return m.weights[m.at + UP_BLOB]
    if AMULET < kind <= AMULET + 4:
        return m.weights[m.at + UP_AMULET]
    return 0.0


# --- one's own village ----------------------------------------------------------------------------------


def own_value(m: Mind, removed: int, added: int, up: bool) -> float:
    """The points that the village will cost without some cards and with another one."""
    total = 0.0
    twins = 0.0
    numbers = 0
    highest = 0.0
    wolf = False
    gifts = 0
    size = 0
    powers = 0.0
    i = m.me * STRIDE
    end = i + m.state.size[m.me]
    while i <= end:
        if i == end:
            if added < 0:
                break
            card = added
            open_ = up
        else:
            card = m.state.row[i]
            if removed & bit(card):
                i += 1
                continue
            open_ = m.state.up & bit(card) != 0
        i += 1
        size += 1
        if m.seen & bit(card):
            number = number_of(card)
            cost = m.prices[number]
            # Known equal cards go in one exchange.
            if numbers & bit(number) and (number < WOLF or m.state.box.wild):
                twins += cost
            numbers |= bit(number)
            if open_:
                if m.state.box.at_scoring & bit(card) and number == WOLF:
                    if wolf:
                        total += WOLF
                    wolf = True
                    continue
                if number <= 4:
                    powers += power_of(m, number)
                    if m.state.box.before_scoring & bit(card):
                        gifts += 1
        else:
            cost = m.mean + m.weights[m.at + UNKNOWN]
        total += cost
        highest = max(highest, cost)
    if m.future >= 1.0:
        total -= twins * m.weights[m.at + PAIR]
        if size <= CALL_LIMIT:
            total -= m.weights[m.at + CALLABLE]
    if gifts and size > 1 and not m.state.ended:
        total -= m.weights[m.at + GIFTED] * highest
    if wolf:
        total = with_wolf(m, total)
    return total - powers


def with_wolf(m: Mind, others: float) -> float:
    """SC-51: below 13 all is well. `others` is an estimate, so near the border it is a matter of chances."""
    later = min(3.0, m.future)
    safe = 0.5 + (12.5 - others + later * m.weights[m.at + WOLF_REACH]) / 6.0
    if safe >= 1.0:
        return 0.1 * others
    if safe <= 0.0:
        return others + WOLF
    return safe * 0.1 * others + (1.0 - safe) * (others + WOLF)


def gain_without(m: Mind, card: int) -> float:
    """What it saves to lose a card."""
    return m.base - own_value(m, bit(card), NO_CARD, False)
