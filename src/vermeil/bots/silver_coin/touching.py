"""What it is worth to turn, look at, take away or replace any card of any village. Compiled through `touching.pxd`."""
# ruff: noqa: FBT001 - many small rules, written for the compiler

from __future__ import annotations

from vermeil.bots.silver_coin import village
from vermeil.bots.silver_coin.mind import Mind
from vermeil.bots.silver_coin.sizes import BULLET, GIFTED, LOOK_OTHER, LOOK_OWN, NEVER, UP_ANY, WOLF
from vermeil.core.bits import bit, count_bits, lowest
from vermeil.games.silver_coin import layout
from vermeil.games.silver_coin.codes import STRIDE
from vermeil.games.silver_coin.numbers import number_of


def up_worth(m: Mind, card: int) -> float:
    """What it is worth to a card's owner that it lies face up."""
    if not m.seen & bit(card):
        return m.weights[m.at + UP_ANY] if m.future >= 1.0 else 0.1
    number = number_of(card)
    if m.state.box.at_scoring & bit(card) and number == WOLF:
        return wolf_worth(m, card)
    if m.state.box.before_scoring & bit(card):
        if m.kinds[number] == BULLET:
            return hunter_worth(m, card)
        return m.weights[m.at + GIFTED] * 6.0
    return village.power_of(m, number)


def hunter_worth(m: Mind, card: int) -> float:
    """SC-70: a Hunter takes the highest card off his village, if he lies face up."""
    owner = layout.owner(m.state, card)
    highest = 0.0
    for i in range(owner * STRIDE, owner * STRIDE + m.state.size[owner]):
        highest = max(highest, village.cost_of(m, m.state.row[i]))
    return village.hunted(m) * highest


def wolf_worth(m: Mind, card: int) -> float:
    """SC-51: what a face-up Wolfman takes off his village."""
    owner = layout.owner(m.state, card)
    others = 0.0
    for i in range(owner * STRIDE, owner * STRIDE + m.state.size[owner]):
        if m.state.row[i] != card:
            others += village.cost_of(m, m.state.row[i])
    return others + WOLF - village.with_wolf(m, others)


def flip_gain(m: Mind, card: int) -> float:
    """What turning a card over is worth to the seat."""
    worth = up_worth(m, card)
    mine = m.state.village[m.me] & bit(card) != 0
    if m.state.up & bit(card):
        return -worth if mine else worth * m.harm
    if mine:
        return worth if m.seen & bit(card) else worth + m.weights[m.at + LOOK_OWN]
    news = 0.0 if m.seen & bit(card) else m.weights[m.at + LOOK_OTHER]
    return news - worth * m.harm


def best_flip(m: Mind, cards: int) -> float:
    """The best of these cards to turn over."""
    best = NEVER
    while cards:
        gain = flip_gain(m, lowest(cards))
        best = max(best, gain)
        cards &= cards - 1
    return best


def look_gain(m: Mind, card: int) -> float:
    """What it is worth to look at a card."""
    if m.seen & bit(card):
        return -0.1
    if m.state.village[m.me] & bit(card):
        return m.weights[m.at + LOOK_OWN]
    return m.weights[m.at + LOOK_OTHER]


def looks_gain(m: Mind, cards: int, most: int) -> float:
    """What it is worth to look at several cards: one's own first."""
    fresh = cards & m.unseen
    mine = count_bits(fresh & m.state.village[m.me])
    others = count_bits(fresh) - mine
    mine = min(mine, most)
    others = min(others, most - mine)
    return mine * m.weights[m.at + LOOK_OWN] + others * m.weights[m.at + LOOK_OTHER]


def remove_gain(m: Mind, card: int) -> float:
    """What it is worth if a card leaves its village."""
    if m.state.village[m.me] & bit(card):
        return village.gain_without(m, card)
    worth = up_worth(m, card) if m.state.up & bit(card) else 0.0
    return (worth - village.cost_of(m, card)) * m.harm


def best_removal(m: Mind, cards: int) -> float:
    """The best of these cards to take away."""
    best = NEVER
    while cards:
        gain = remove_gain(m, lowest(cards))
        best = max(best, gain)
        cards &= cards - 1
    return best


def switch_gain(m: Mind, card: int, new: int, up: bool) -> float:
    """What it is worth if a card of any village is replaced."""
    if m.state.village[m.me] & bit(card):
        return m.base - village.own_value(m, bit(card), new, up)
    return (village.cost_of(m, new) - village.cost_of(m, card)) * m.harm


def best_switch(m: Mind, new: int, up: bool) -> float:
    """The best card to be replaced by a new one."""
    best = NEVER
    cards = layout.reach(m.state)
    while cards:
        gain = switch_gain(m, lowest(cards), new, up)
        best = max(best, gain)
        cards &= cards - 1
    return best


def trade_gain(m: Mind) -> float:
    """What it is worth to give one's worst card for the best one of somebody else."""
    mine = best_removal(m, layout.own(m.state))
    cheapest = 100.0
    cards = layout.reach(m.state) & ~m.state.village[m.me]
    while cards:
        cost = village.cost_of(m, lowest(cards))
        cheapest = min(cheapest, cost)
        cards &= cards - 1
    return (mine - cheapest) * (1.0 + m.harm)
