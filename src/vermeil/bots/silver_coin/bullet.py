"""What the abilities of Silver Bullet are worth. Plain Python; compiled through `bullet.pxd`."""
# ruff: noqa: PLR2004 - many small rules, written for the compiler

from __future__ import annotations

from vermeil.bots.silver_coin import calling, touching, village
from vermeil.bots.silver_coin.mind import Mind
from vermeil.bots.silver_coin.sizes import FEED, LOOK_OTHER, LOOK_OWN, NEVER
from vermeil.core.bits import bit, count_bits, lowest
from vermeil.games.silver_coin import layout
from vermeil.games.silver_coin.codes import NO_CARD, NOBODY
from vermeil.games.silver_coin.numbers import all_of, number_of

# A card whose place its owner does not know any more: the share of a look that it takes to find it again.
LOST = 0.6
# What a lead of a point is worth if the round ends at once, and if it ends earlier.
AT_ONCE, SOONER = 0.4, 0.12
COUNTED = 10  # SC-80
# The share of a Gremlin's points that will still be there at the end, with turns left to get rid of it.
STAYS = 0.75
# To a caller he may cost the call, too.
SPOILED = 5.0


def cow_gain(m: Mind) -> float:
    """SC-75: the next player may draw what lies on top when the deck lies face up, and leave it if it is high."""
    now = average_feed(m)
    then = now
    if m.state.deck_up:
        now = open_feed(m, top_card(m))
    else:
        then = open_feed(m, lowest_card(m))
    return now - then - 0.1


def top_card(m: Mind) -> int:
    """The card on top of the deck, if it has been seen."""
    return m.state.top[m.state.top_size - 1] if m.state.top_size else NO_CARD


def lowest_card(m: Mind) -> int:
    """The card at the deck's bottom, which will be its top when it is turned; -1 if nothing is known of it."""
    if m.state.bottom_size:
        return m.state.bottom[m.state.bottom_size - 1]
    return m.state.top[0] if m.state.top_size and not m.state.deck_left else NO_CARD


def open_feed(m: Mind, card: int) -> float:
    """What it costs that the next player may draw a card that all see."""
    if card < 0 or not m.seen & bit(card):
        return average_feed(m) + 0.2
    return plain_feed(m, village.cost_of(m, card))


def plain_feed(m: Mind, number: float) -> float:
    """What a card is worth to the next player who finds it open."""
    if number >= 6.0 or m.future <= 0.0:
        return 0.0
    return m.weights[m.at + FEED] * (6.0 - number) * m.harm


def average_feed(m: Mind) -> float:
    """The same for a card of which nothing is known."""
    left = count_bits(m.hidden)
    found = 0.0
    if not left:
        return 0.0
    for number in range(6):
        found += plain_feed(m, number + 0.0) * count_bits(m.hidden & all_of(number))
    return found / left


def best_shuffle(m: Mind) -> float:
    """SC-78: the best village to shuffle."""
    best = NEVER
    for seat in range(m.state.players):
        cards = shuffled(m, seat)
        if cards & (cards - 1):
            best = max(best, shuffle_gain(m, seat))
    return best


def shuffled(m: Mind, seat: int) -> int:
    """The cards of a village that a Thing would shuffle."""
    return m.state.village[seat] & layout.reach(m.state) & ~m.state.up


def shuffle_gain(m: Mind, seat: int) -> float:
    """Whoever knew the cards of a village has to look for them again; a caller has no use for them any more."""
    cards = shuffled(m, seat)
    if seat == m.me:
        return -LOST * m.weights[m.at + LOOK_OWN] * count_bits(cards & m.seen) - 0.05
    lost = 0.0 if seat == m.state.caller else m.weights[m.at + LOOK_OWN] * count_bits(cards & m.state.seen[seat])
    return LOST * (lost * m.harm - m.weights[m.at + LOOK_OTHER] * count_bits(cards & m.seen)) - 0.05


def count_gain(m: Mind) -> float:
    """SC-80: a round that ends earlier is good for whoever is ahead."""
    m.spread = 0.0
    mine = calling.plain_sum(m, m.me)
    others = 0.0
    for seat in range(m.state.players):
        if seat != m.me:
            others += calling.plain_sum(m, seat)
    lead = others / (m.state.players - 1.0) - mine
    if m.state.caller != NOBODY:
        return -0.1
    return lead * (AT_ONCE if layout.deck_size(m.state) <= COUNTED else SOONER) - 0.4


def pair_gain(m: Mind, one: int, other: int) -> float:
    """SC-81: two cards of two villages change places, as they lie."""
    if m.state.village[m.me] & bit(other):
        card = one
        one = other
        other = card
    if not m.state.village[m.me] & bit(one):
        return -0.1
    up = m.state.up & bit(other) != 0
    gain = m.base - village.own_value(m, bit(one), other, up)
    theirs = village.cost_of(m, one) - village.cost_of(m, other)
    if up:
        theirs += touching.up_worth(m, other)
    if m.state.up & bit(one):
        theirs -= touching.up_worth(m, one)
    return gain + theirs * m.harm


def best_partner(m: Mind, card: int) -> float:
    """The best card of another village to exchange a card with; one of the two must be one's own."""
    best = -0.1
    cards = layout.reach(m.state)
    if m.state.village[m.me] & bit(card):
        cards &= ~m.state.village[m.me]
    else:
        cards &= m.state.village[m.me]
    while cards:
        best = max(best, pair_gain(m, card, lowest(cards)))
        cards &= cards - 1
    return best


def trouble_gain(m: Mind) -> float:
    """SC-81: the best exchange of an own card for somebody else's."""
    best = -0.1
    cards = layout.own(m.state)
    while cards:
        best = max(best, best_partner(m, lowest(cards)))
        cards &= cards - 1
    return best


def gremlin_gain(m: Mind, card: int) -> float:
    """SC-82: somebody else has one card more, and a high one."""
    gain = number_of(card) * m.harm
    if m.future >= 1.0:
        gain *= STAYS
    if m.state.caller != NOBODY:
        gain += SPOILED * m.harm
    return gain


def shown_cost(m: Mind, card: int) -> float:
    """What a card that goes on the pile would cost whoever takes it: a Copycat little (SC-83)."""
    return m.low if m.state.box.copies & bit(card) else number_of(card) + 0.0


def best_show(m: Mind) -> float:
    """SC-72: the best own card to turn face up; the others see it, too."""
    return touching.best_flip(m, layout.own(m.state) & ~m.state.up) - 0.2
