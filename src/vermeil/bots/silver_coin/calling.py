"""When to call is a matter of chances: whose sum is the lowest after the others' last turns?

Plain Python; compiled through `calling.pxd`.
"""
# ruff: noqa: PLR2004 - many small rules, written for the compiler

from __future__ import annotations

from math import erf, sqrt

from vermeil.bots.silver_coin import village
from vermeil.bots.silver_coin.mind import Mind
from vermeil.bots.silver_coin.sizes import (
    ALWAYS,
    BULLET,
    CALL_FROM,
    CALL_LATER,
    CALL_SUM,
    CLOSE_CALL,
    LAST_TURN,
    NEVER,
    SPREAD,
    WOLF,
)
from vermeil.core.bits import bit
from vermeil.games.silver_coin.codes import PENALTY, STRIDE
from vermeil.games.silver_coin.numbers import number_of

# The chance to be below so many sixteenths of a standard deviation, from -4 to 4; and square roots.
NORMAL = [0.5 * (1.0 + erf((k - 64) / 16.0 / sqrt(2.0))) for k in range(129)]
ROOTS = [sqrt(k) for k in range(1024)]


def plain_sum(m: Mind, seat: int) -> float:
    """A village's sum as the seat sees it; `spread` grows by what it does not know of it."""
    total = 0.0
    wolf = False
    highest = 0.0
    hunters = 0
    for i in range(seat * STRIDE, seat * STRIDE + m.state.size[seat]):
        card = m.state.row[i]
        cost = village.cost_of(m, card)
        total += cost
        highest = max(highest, cost)
        if not m.seen & bit(card):
            cost = 8.0 if m.state.seen[seat] & bit(card) else 14.0
            m.spread += cost * village.doubt(m, card)
        if m.state.up & bit(card) & m.state.box.before_scoring and m.kinds[0] == BULLET:
            hunters += 1
        if m.state.up & bit(card) & m.state.box.at_scoring and number_of(card) == WOLF:
            wolf = True
    if hunters and not m.state.ended:
        total -= highest  # SC-70
    if wolf and total < 26.0:
        return 0.0
    return total


def call_chance(m: Mind) -> float:
    """How likely one's own sum is the lowest after the others' last turns."""
    chance = 1.0
    for seat in range(m.state.players):
        if seat == m.me:
            continue
        m.spread = m.weights[m.at + SPREAD]
        mine = plain_sum(m, m.me)
        theirs = plain_sum(m, seat)
        if theirs > 0.0:
            theirs -= m.weights[m.at + LAST_TURN]
        theirs = max(theirs, 0.0)
        k = int(64.0 + 16.0 * (theirs + 0.5 - mine) / ROOTS[int(m.spread) if m.spread < 1023.0 else 1023])
        chance *= NORMAL[0 if k < 0 else (min(k, 128))]
    return chance


def call_score(m: Mind) -> float:
    """Whether to call: always or never."""
    chance = call_chance(m)
    m.spread = 0.0
    mine = plain_sum(m, m.me)
    if m.future < 1.0:
        wanted = PENALTY / (PENALTY + mine) + m.weights[m.at + CLOSE_CALL]
    else:
        wanted = m.weights[m.at + CALL_FROM] + m.weights[m.at + CALL_LATER] * m.future
        wanted += m.weights[m.at + CALL_SUM] * mine
    return ALWAYS if chance > wanted else NEVER
