"""What it saves to exchange cards of one's own village. Plain Python; compiled through `exchanges.pxd`."""
# ruff: noqa: PLR2004, FBT001, FBT003 - many small rules, written for the compiler

from __future__ import annotations

from vermeil.bots.silver_coin import village
from vermeil.bots.silver_coin.mind import Mind
from vermeil.bots.silver_coin.sizes import DRAWN, FEED, NEVER, NUMBERS
from vermeil.core.bits import bit, count_bits, lowest
from vermeil.games.silver_coin import layout
from vermeil.games.silver_coin.codes import FROM_DECK, NO_CARD, STRIDE
from vermeil.games.silver_coin.numbers import all_of

# Every second bit, and every fourth.
EVEN = 0x5555555555555555
FIRSTS = 0x1111111111111111


def feed(m: Mind, number: float) -> float:
    """What it costs to leave a card on the pile for the next player."""
    if number >= 6.0 or m.future <= 0.0:
        return 0.0
    if m.state.box.sinkers and layout.goes_under(m.state):
        return 0.0  # SC-73: nobody can take it
    return m.weights[m.at + FEED] * (6.0 - number) * m.harm


def swap_gain(m: Mind, card: int, held: int, up: bool) -> float:
    """What it saves to exchange one card for the held one."""
    return m.base - village.own_value(m, bit(card), held, up) - feed(m, village.cost_of(m, card))


def set_gain(m: Mind, held: int, up: bool) -> float:
    """What the best exchange of several known cards saves; it begins with `set_first`."""
    best = NEVER
    m.set_first = NO_CARD
    known = layout.own(m.state) & m.seen
    if m.state.up & m.state.village[m.me] & m.state.box.plus_one:
        best = best_set(m, held, up, 0, known)
        if best > NEVER:
            m.set_first = leftmost(m, m.set_cards)
        return best
    if not twins(known) and not known & m.state.box.wild:
        return best
    for number in range(NUMBERS):
        cards = known & all_of(number)
        if not cards:
            continue
        cards |= known & m.state.box.wild
        if cards & (cards - 1):
            gain = m.base - village.own_value(m, cards, held, up) - feed(m, number + 0.0)
            if gain > best:
                best = gain
                m.set_first = leftmost(m, cards)
    return best


def best_set(m: Mind, held: int, up: bool, begun: int, known: int) -> float:
    """What the best set beside face-up Lycans saves that has all cards begun with; it is `set_cards`.

    SC-71: cards of two numbers next to each other match, if there is a Lycan for each of the lower ones.
    """
    best = NEVER
    m.set_cards = 0
    wild = known & m.state.box.wild
    helpers = m.state.up & m.state.village[m.me] & m.state.box.plus_one & ~begun
    for number in range(NUMBERS):
        cards = known & all_of(number) & ~wild
        for near in range(2):
            if near:
                cards &= ~helpers
                cards = some_of(cards, begun, count_bits(helpers))
                above = known & all_of(number + 1) & ~wild & ~helpers if number < NUMBERS - 1 else 0
                cards = cards | above if cards and above else 0
            if cards:
                cards |= wild
            if cards & (cards - 1) and not begun & ~cards:
                gain = m.base - village.own_value(m, cards, held, up) - feed(m, number + 0.0)
                if gain > best:
                    best = gain
                    m.set_cards = cards
    return best


def some_of(cards: int, first: int, most: int) -> int:
    """At most so many of some cards, these first."""
    found = cards & first
    cards &= ~found
    while cards and count_bits(found) < most:
        found |= bit(lowest(cards))
        cards &= cards - 1
    return found if count_bits(found) <= most else 0


def goes_on(m: Mind, card: int) -> bool:
    """Whether a card is the next of the best set that the begun one can become."""
    up = m.state.held_from != FROM_DECK or m.state.up & bit(m.state.held) != 0
    known = m.seen & (m.state.chosen | m.state.later)
    if best_set(m, m.state.held, up, m.state.chosen, known) <= NEVER:
        return False
    left = m.set_cards & ~m.state.chosen
    return left != 0 and leftmost(m, left) == card


def twins(cards: int) -> int:
    """Not 0 if two of these cards have the same number: the four of a number are four neighbouring bits."""
    cards <<= 2
    left = cards & EVEN
    right = cards >> 1 & EVEN
    any_ = left | right
    return left & right | any_ & any_ >> 2 & FIRSTS


def leftmost(m: Mind, cards: int) -> int:
    """The leftmost of some own cards."""
    i = m.me * STRIDE
    while not cards & bit(m.state.row[i]):
        i += 1
    return m.state.row[i]


def exchange_gain(m: Mind, held: int, up: bool) -> float:
    """What the best exchange for a card saves."""
    best = set_gain(m, held, up)
    cards = layout.own(m.state)
    while cards:
        gain = swap_gain(m, lowest(cards), held, up)
        best = max(best, gain)
        cards &= cards - 1
    return best


def draw_gain(m: Mind) -> float:
    """What a card from the deck will save on average: it replaces the worst, or goes."""
    best = set_gain(m, NO_CARD, False)
    cards = layout.own(m.state)
    while cards:
        gain = village.gain_without(m, lowest(cards))
        best = max(best, gain)
        cards &= cards - 1
    left = count_bits(m.hidden)
    if not left:
        return m.weights[m.at + DRAWN]
    found = 0.0
    for number in range(NUMBERS):
        gain = best - m.prices[number]
        if gain > 0.0:
            found += gain * count_bits(m.hidden & all_of(number))
    return found / left + m.weights[m.at + DRAWN]
