"""What a seat knows in Silver Coin, and the points that its village will probably cost at the round's end.

Known cards cost what they show, unknown ones the mean of all that the seat has not seen, less for known pairs (they go
together in one exchange), for a face-up Wolfman who is about to work, and for other face-up powers.

Plain Python; compiled through `village.pxd`. No Python objects in here: searches call it millions of times.
"""
# ruff: noqa: PLR2004, PLR0911, PLR0912, C901, FBT001, FBT003 - many small rules, written for the compiler

from __future__ import annotations

from vermeil.bots.silver_coin.mind import Mind
from vermeil.bots.silver_coin.sizes import (
    AMULET,
    BULLET,
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
    UP_GOTH,
    UP_LYCAN,
    UP_MORTICIAN,
    UP_PIXIE,
    UP_PRIEST,
    WOLF,
    WOLF_REACH,
)
from vermeil.core.bits import bit, count_bits
from vermeil.games.silver_coin import layout
from vermeil.games.silver_coin.codes import ALL_CARDS, CALL_LIMIT, MOST_GROUPS, NO_CARD, NOBODY, STRIDE, ZERO
from vermeil.games.silver_coin.numbers import number_of

# From here on a card costs less than it shows while there is time: it is the next to go.
HIGH = 5
# The share of a village's highest card that a Hunter will take off.
HUNTED = 0.9
# The lowest of some cards is so much lower than what one of them costs on average.
LOWEST = 0.6
DECK = 31.0
# What a card of a village is beside its cost. The four of a number fit into one digit of eight; from `APART` on a card
# does not count as what it shows.
GIVER, LYCAN, HUNTER, WOLFMAN, COPYCAT, NOUGHT = (8**place for place in range(6))
GIVERS, LYCANS, HUNTERS, WOLFMEN, COPYCATS = (7 * mark for mark in (GIVER, LYCAN, HUNTER, WOLFMAN, COPYCAT))
APART = WOLFMAN
# The cards whose number has this bit.
ONES, TWOS, FOURS, EIGHTS = (sum(1 << card for card in range(52) if (card + 2 >> 2) >> k & 1) for k in range(4))


# --- what the seat knows --------------------------------------------------------------------------------


def look_around(m: Mind) -> None:
    """What the asked seat knows, and what its village is worth."""
    m.me = m.state.active
    m.at = m.state.active * ROOM
    m.seen = m.state.seen[m.state.active] | m.state.worked_out[m.state.active]
    m.unseen = ALL_CARDS & ~m.seen
    m.hidden = m.unseen
    for i in range(m.me * MOST_GROUPS, m.me * MOST_GROUPS + m.state.groups[m.me]):
        m.hidden &= ~m.state.among[i]
    left = count_bits(m.hidden)
    m.mean = 6.5
    if left:
        total = count_bits(m.hidden & ONES) + 2 * count_bits(m.hidden & TWOS)
        total += 4 * count_bits(m.hidden & FOURS) + 8 * count_bits(m.hidden & EIGHTS)
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
    if m.state.box.copies:
        m.low = lowest_in(m, m.me)
    for number in range(NUMBERS):
        m.prices[number] = price(m, number)
    m.pairing = bit(NUMBERS) - 1 if m.state.box.wild else bit(WOLF) - 1
    m.count = m.state.size[m.me]
    for i in range(m.count):
        card = m.state.row[m.me * STRIDE + i]
        m.own[i] = bit(card)
        weigh(m, i, card, m.state.up & bit(card) != 0)
    m.set_known = False
    m.base = own_value(m, 0, NO_CARD, False)


def price(m: Mind, number: int) -> float:
    """What a card of a number will cost: a high one will be the next to go, if there is time."""
    if number == WOLF and m.state.box.copies:
        return m.low
    if number > HIGH and m.future >= 1.0:
        return HIGH + (number - HIGH) * m.weights[m.at + SLOPE]
    return number + 0.0


def cost_of(m: Mind, card: int) -> float:
    """What a card shows, as far as the seat knows: who has seen a card and kept it has a low one."""
    if m.state.coin == card and m.state.options.coin == ZERO:
        return 0.0
    if m.seen & bit(card):
        if m.state.box.copies & bit(card):
            owner = layout.owner(m.state, card)
            return lowest_in(m, owner) if owner >= 0 and owner != m.me else m.low
        return number_of(card) + 0.0
    if m.state.groups[m.me] and doubt(m, card) < 1.0:
        return group_cost(m, card)
    owner = layout.owner(m.state, card)
    if owner >= 0 and owner != m.me and m.state.seen[owner] & bit(card):
        return m.kept
    return m.mean


def group_of(m: Mind, card: int) -> int:
    """SC-78: which of the seat's groups a card lies in; -1 if in none."""
    for i in range(m.me * MOST_GROUPS, m.me * MOST_GROUPS + m.state.groups[m.me]):
        if m.state.group[i] & bit(card):
            return i
    return -1


def doubt(m: Mind, card: int) -> float:
    """How much of an unseen card's group is unknown: all of it, if it lies in none."""
    i = group_of(m, card)
    return 1.0 - count_bits(m.state.among[i]) / (count_bits(m.state.group[i]) + 0.0) if i >= 0 else 1.0


def group_cost(m: Mind, card: int) -> float:
    """SC-78: the mean of what is known to lie in a card's group, and of anything for the rest of it."""
    i = group_of(m, card)
    among = m.state.among[i]
    total = count_bits(among & ONES) + 2 * count_bits(among & TWOS)
    total += 4 * count_bits(among & FOURS) + 8 * count_bits(among & EIGHTS)
    size = count_bits(m.state.group[i])
    return (total + (size - count_bits(among)) * m.mean) / size


def lowest_in(m: Mind, seat: int) -> float:
    """SC-83: what a Copycat will cost in a village."""
    best = 100.0
    for i in range(seat * STRIDE, seat * STRIDE + m.state.size[seat]):
        card = m.state.row[i]
        if m.seen & bit(card):
            if not m.state.box.copies & bit(card):
                best = min(best, number_of(card) + 0.0)
        else:
            best = min(best, cost_of(m, card) * LOWEST)
    return best if best < 100.0 else 0.0


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
    if kind == BULLET + 1:
        return m.weights[m.at + UP_LYCAN]
    if kind == BULLET + 2:
        return m.weights[m.at + UP_PRIEST]
    if kind == BULLET + 3:
        return m.weights[m.at + UP_GOTH]
    if kind == BULLET + 4:
        return m.weights[m.at + UP_MORTICIAN]
    return 0.0


# --- one's own village ----------------------------------------------------------------------------------


def weigh(m: Mind, at: int, card: int, up: bool) -> None:
    """What a card of the village, or one that may come to it, adds to the village's value: `own_value` asks often."""
    m.numbers[at] = 0
    m.costs[at] = 0.0
    m.lasting[at] = 0.0
    m.marks[at] = 0
    if m.state.options.coin == ZERO and m.state.coin == card:
        m.marks[at] = NOUGHT
    elif not m.seen & bit(card):
        m.costs[at] = m.mean + m.weights[m.at + UNKNOWN]
        if m.state.groups[m.me] and doubt(m, card) < 1.0:
            m.costs[at] = group_cost(m, card) + m.weights[m.at + UNKNOWN]
        m.lows[at] = m.costs[at] * LOWEST
    elif m.state.box.copies & bit(card):
        m.marks[at] = COPYCAT
    else:
        weigh_known(m, at, card, up)


def weigh_known(m: Mind, at: int, card: int, up: bool) -> None:
    """The same for a card whose number the seat knows."""
    number = number_of(card)
    m.numbers[at] = bit(number)
    m.costs[at] = m.prices[number]
    m.lows[at] = number + 0.0
    if not up:
        return
    if number == WOLF and m.state.box.at_scoring & bit(card):
        m.marks[at] = WOLFMAN
    elif number <= 4:
        m.lasting[at] = power_of(m, number)
        if m.state.box.plus_one & bit(card):
            m.marks[at] += LYCAN
        if m.state.box.before_scoring & bit(card):
            m.marks[at] += HUNTER if m.kinds[number] == BULLET else GIVER


def own_value(m: Mind, removed: int, added: int, up: bool) -> float:
    """The points that the village will cost without some cards and with another one.

    Nearly half of a guided playout is spent here: everything about single cards has been weighed before.
    """
    total = 0.0
    twins = 0.0
    highest = 0.0
    powers = 0.0
    numbers = 0
    marks = 0
    size = 0
    count = m.count
    if added >= 0:
        weigh(m, count, added, up)
        m.own[count] = 0
        count += 1
    for i in range(count):
        if removed & m.own[i]:
            continue
        size += 1
        marks += m.marks[i]
        # Known equal cards go in one exchange.
        if numbers & m.numbers[i] & m.pairing:
            twins += m.costs[i]
        numbers |= m.numbers[i]
        if m.marks[i] >= APART:
            if m.marks[i] == WOLFMAN and marks & WOLFMEN > WOLFMAN:
                total += WOLF
            continue
        powers += m.lasting[i]
        total += m.costs[i]
        highest = max(highest, m.costs[i])
    if marks & COPYCATS:
        total += copied_cost(m, removed, count) * ((marks & COPYCATS) // COPYCAT)
    if m.future >= 1.0:
        if marks & LYCANS:
            twins += neighbours(m, numbers)
        total -= twins * m.weights[m.at + PAIR]
        if size <= CALL_LIMIT:
            total -= m.weights[m.at + CALLABLE]
    if marks & GIVERS and size > 1 and not m.state.ended:
        total -= m.weights[m.at + GIFTED] * highest
    if marks & HUNTERS and not m.state.ended:
        total -= hunted(m) * (highest + (second_highest(m, removed, count) if marks & HUNTERS > HUNTER else 0.0))
    if marks & WOLFMEN:
        total = with_wolf(m, total)
    return total - powers


def copied_cost(m: Mind, removed: int, count: int) -> float:
    """SC-83: what a Copycat copies, the lowest of the other cards; 0 if there is none."""
    low = 100.0
    for i in range(count):
        if not removed & m.own[i] and m.marks[i] != COPYCAT and m.marks[i] != NOUGHT:
            low = min(low, m.lows[i])
    return low if low < 100.0 else 0.0


def second_highest(m: Mind, removed: int, count: int) -> float:
    """SC-70: what the second of two Hunters takes off."""
    highest = 0.0
    second = 0.0
    for i in range(count):
        if not removed & m.own[i] and m.marks[i] < APART:
            second = max(second, min(highest, m.costs[i]))
            highest = max(highest, m.costs[i])
    return second


def neighbours(m: Mind, numbers: int) -> float:
    """SC-71: what the lower of the highest two known neighbours costs; the Lycan himself is a 1, and stays."""
    near = numbers & numbers >> 1
    for number in range(WOLF - 1, 1, -1):
        if near & bit(number):
            return m.prices[number]
    return 0.0


def hunted(m: Mind) -> float:
    """SC-70: the share of the highest card that a face-up Hunter takes off."""
    return HUNTED * min(1.0, m.weights[m.at + GIFTED])


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
