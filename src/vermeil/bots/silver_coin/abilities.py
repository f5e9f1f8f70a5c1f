"""What it is worth to use an ability. Plain Python; compiled through `abilities.pxd`."""
# ruff: noqa: PLR2004, PLR0911, PLR0912, C901, FBT001, FBT003 - many small rules, written for the compiler

from __future__ import annotations

from vermeil.bots.silver_coin import bullet, exchanges, touching, village
from vermeil.bots.silver_coin.mind import Mind
from vermeil.bots.silver_coin.sizes import AMULET, BULLET, NEVER, ROTATED, STRANGE
from vermeil.core.bits import bit, lowest
from vermeil.games.silver_coin import layout, questions
from vermeil.games.silver_coin.numbers import number_of

# The share of what a Mortician's rite is worth that counts beside the exchange itself.
RITE_SHARE = 0.8


def use_gain(m: Mind, card: int, deep: bool) -> float:
    """What it is worth to use the ability of a card that is held or lies in the pile."""
    if not m.seen & bit(card):
        return NEVER
    kind = m.kinds[number_of(card)]
    reach = layout.reach(m.state)
    if kind == 5:
        return m.base - village.own_value(m, 0, card, True) + touching.best_flip(m, reach)
    if kind == 6:
        return touching.best_flip(m, reach & m.state.up) + touching.best_flip(m, reach & ~m.state.up)
    if kind == 7:
        return best_village(m)
    if kind == 8:
        return touching.best_removal(m, reach & m.state.up)
    if kind == 9:
        return touching.looks_gain(m, reach & ~m.state.up, 3)
    if kind == 10:
        return nosferatu_gain(m, card) if deep else 0.5
    if kind == 11:
        return golem_gain(m, card)
    if kind in {12, AMULET + 12}:
        return touching.trade_gain(m)
    if kind == AMULET + 5:
        return touching.best_flip(m, layout.own(m.state) & ~m.state.up)
    if kind == AMULET + 6:
        return touching.best_flip(m, reach & ~m.state.up)
    if kind == AMULET + 7:
        return touching.looks_gain(m, layout.own(m.state) & ~m.state.up, 2)
    if kind == AMULET + 8:
        return touching.looks_gain(m, reach & ~m.state.up & ~m.state.village[m.me], 1)
    if kind == AMULET + 9:
        return touching.looks_gain(m, reach & ~m.state.up, 1)
    if kind == AMULET + 10:
        return master_gain(m, card)
    if kind == AMULET + 11:
        return exchanges.draw_gain(m) + 0.5
    return bullet_gain(m, card, deep) if BULLET <= kind < STRANGE else 0.3


def bullet_gain(m: Mind, card: int, deep: bool) -> float:
    """The same for a card of Silver Bullet."""
    kind = m.kinds[number_of(card)] - BULLET
    if kind == 5:
        return bullet.cow_gain(m)
    if kind == 6:
        return touching.best_flip(m, layout.reach(m.state))
    if kind == 7:
        return touching.looks_gain(m, layout.own(m.state) & ~m.state.up, 52)
    if kind == 8:
        return bullet.best_shuffle(m)
    if kind == 9:
        return marksman_gain(m, card) if deep else 0.3
    if kind == 10:
        return bullet.count_gain(m)
    if kind == 11:
        return bullet.trouble_gain(m)
    return bullet.gremlin_gain(m, card)


def marksman_gain(m: Mind, card: int) -> float:
    """SC-79: the best of the abilities that lie face up."""
    best = NEVER
    cards = layout.reach(m.state) & m.state.up & m.state.box.on_discard & ~bit(card)
    while cards:
        if usable(m, lowest(cards)):
            gain = aimed_gain(m, lowest(cards), card)
            best = max(best, gain)
        cards &= cards - 1
    return best


def aimed_gain(m: Mind, card: int, marksman: int) -> float:
    """What it is worth to use a face-up card; the Marksman takes the part of a Tanner or Gremlin."""
    kind = m.kinds[number_of(card)]
    if marksman >= 0 and kind == 5:
        return m.base - village.own_value(m, 0, marksman, True) + touching.best_flip(m, layout.reach(m.state))
    if marksman >= 0 and kind == BULLET + 12:
        return bullet.gremlin_gain(m, marksman)
    return use_gain(m, card, False)


def usable(m: Mind, card: int) -> bool:
    """SC-15: whether an ability has a target; nothing that a view shows changes by asking."""
    about = m.state.about
    found = questions.can_use(m.state, card)
    m.state.about = about
    return found


def rite_gain(m: Mind, card: int) -> float:
    """SC-74: what a face-up Mortician makes of a card that is exchanged."""
    if not m.state.village[m.me] & m.state.up & m.state.box.rites & ~m.state.used & ~bit(card):
        return 0.0
    if not m.seen & m.state.box.on_discard & bit(card) or not usable(m, card):
        return 0.0
    return RITE_SHARE * max(0.0, use_gain(m, card, False))


def open_draw(m: Mind) -> float:
    """SC-73, SC-75: what it is worth to draw a card that one knows to lie on top of the deck; NEVER if one does not."""
    if not m.state.deck_up and not m.state.sunk:
        return NEVER
    card = bullet.top_card(m)
    if card < 0 or not m.seen & bit(card):
        return NEVER
    about = m.state.about
    gain = held_gain(m, card, m.state.deck_up)
    m.state.about = about
    return gain


def best_village(m: Mind) -> float:
    """What it is worth to look at a whole village (Nostro)."""
    best = 0.0
    for seat in range(m.state.players):
        gain = village_gain(m, seat)
        best = max(best, gain)
    return best


def village_gain(m: Mind, seat: int) -> float:
    """What it is worth to look at one village."""
    return touching.looks_gain(m, m.state.village[seat] & layout.reach(m.state) & ~m.state.up, 52)


def taken_gain(m: Mind, place: int) -> float:
    """What it is worth to take the discard at a place (from the bottom) and exchange it in."""
    card = m.state.pile[place]
    return exchanges.exchange_gain(m, card, m.state.up & bit(card) != 0)


def nosferatu_gain(m: Mind, card: int) -> float:
    """SC-48: the best of the three discards below him."""
    first = questions.below(m.state, card)
    best = NEVER
    for place in range(first, first - 3, -1):
        if place >= 0:
            if layout.own(m.state):
                gain = taken_gain(m, place)
                best = max(best, gain)
            if m.state.up & bit(m.state.pile[place]) & m.state.box.on_discard:
                gain = use_gain(m, m.state.pile[place], False)
                best = max(best, gain)
    return best


def golem_gain(m: Mind, card: int) -> float:
    """SC-49: the best use of the topmost other discard."""
    place = m.state.pile_size - 1
    if place >= 0 and m.state.pile[place] == card:
        place -= 1
    if place < 0:
        return NEVER
    return touching.best_switch(m, m.state.pile[place], m.state.up & bit(m.state.pile[place]) != 0)


def master_gain(m: Mind, card: int) -> float:
    """SC-61: the best discard to take."""
    best = NEVER
    tried = 0
    for place in range(m.state.pile_size):
        number = number_of(m.state.pile[place])
        if m.state.pile[place] != card and m.state.up & bit(m.state.pile[place]) and not tried & bit(number):
            tried |= bit(number)
            gain = taken_gain(m, place)
            best = max(best, gain)
    return best


def held_gain(m: Mind, card: int, up: bool) -> float:
    """The best that can be done with a card from the deck."""
    best = -exchanges.feed(m, bullet.shown_cost(m, card))
    if layout.own(m.state):
        gain = exchanges.exchange_gain(m, card, up)
        best = max(best, gain)
    if m.state.box.on_discard & bit(card) and questions.can_use(m.state, card):
        gain = use_gain(m, card, True)
        best = max(best, gain)
    return best


# --- free abilities -------------------------------------------------------------------------------------


def free_gain(m: Mind, card: int) -> float:
    """Whether a free ability is worth using now, before the action or at the turn's end."""
    kind = m.kinds[number_of(card)]
    if kind == 2:
        return curator_gain(m)
    if kind == 3:
        return touching.best_flip(m, layout.reach(m.state) & ~bit(card)) - touching.up_worth(m, card) - 0.2
    if kind == AMULET + 2:
        return 1.0 if layout.own(m.state) & ~m.state.up & m.unseen else NEVER
    if kind == AMULET + 3:
        return 0.5 if m.state.ward[card & 3] < 0 else NEVER
    if kind == BULLET + 2:
        return bullet.best_show(m)
    return 0.05 if kind == STRANGE else NEVER


def curator_gain(m: Mind) -> float:
    """The best of rotating and discarding; a card that is rotated now can go next turn."""
    best = -0.5
    cards = layout.own(m.state)
    while cards:
        card = lowest(cards)
        gain = toss_gain(m, card) if m.state.rotated & bit(card) else rotate_gain(m, card)
        best = max(best, gain)
        cards &= cards - 1
    return best


def toss_gain(m: Mind, card: int) -> float:
    """What it is worth to discard one's own card (Curator)."""
    return village.gain_without(m, card) - exchanges.feed(m, village.cost_of(m, card))


def rotate_gain(m: Mind, card: int) -> float:
    """Rotated cards that may be discarded are as good as gone, others may become it."""
    if m.state.rotated & bit(card):
        return -0.3
    if m.future < 1.0:
        return -0.1
    return m.weights[m.at + ROTATED] * village.gain_without(m, card)
