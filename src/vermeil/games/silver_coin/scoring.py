"""Sums, points, the token and the winner (SC-30 to SC-34). Plain Python; compiled through `scoring.pxd`."""

from __future__ import annotations

from vermeil.core.bits import bit, lowest
from vermeil.games.silver_coin import layout
from vermeil.games.silver_coin.codes import NOBODY, NOTHING, PENALTY, SCORES, STRIDE, ZERO
from vermeil.games.silver_coin.numbers import all_of, number_of
from vermeil.games.silver_coin.state import State


def after(s: State, seat: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < s.players else 0


def score(s: State) -> None:
    """SC-30, SC-31: sums and points of the round; all villages are laid open."""
    at = s.round * 4
    lowest = 1000
    for seat in range(s.players):
        s.sums[at + seat] = sum_of(s, seat)
        lowest = min(lowest, s.sums[at + seat])
    for seat in range(s.players):
        s.points[at + seat] = s.sums[at + seat]
    if s.caller >= 0:
        if s.sums[at + s.caller] == lowest:
            s.points[at + s.caller] = 0
        else:
            s.points[at + s.caller] += PENALTY
    s.callers[s.round] = s.caller
    award_token(s)
    s.up |= layout.everywhere(s)
    layout.show_all(s, layout.everywhere(s))


def sum_of(s: State, seat: int) -> int:
    """SC-1, SC-30: the numbers of a village, and what its face-up scoring cards make of them."""
    total = 0
    for i in range(seat * STRIDE, seat * STRIDE + s.size[seat]):
        total += number_of(s.row[i])
    if s.village[seat] & s.box.copies:
        total = 0
        for i in range(seat * STRIDE, seat * STRIDE + s.size[seat]):
            total += value_of(s, seat, s.row[i])
    cards = s.village[seat] & s.up & s.box.at_scoring
    while cards:
        number = number_of(lowest(cards))
        total = s.box.consult(s, number, SCORES, total)
        cards &= ~all_of(number)
    if s.options.coin == ZERO and s.coin >= 0 and s.village[seat] & bit(s.coin) and total:
        total -= value_of(s, seat, s.coin)
    return total


def value_of(s: State, seat: int, card: int) -> int:
    """SC-83: what a card of a village counts: its number, or as a Copycat the lowest number of the others."""
    if not s.box.copies & bit(card):
        return number_of(card)
    others = s.village[seat] & ~s.box.copies
    return number_of(lowest(others)) if others else 0


def award_token(s: State) -> None:
    """SC-32: to the lowest round score; its power only to a caller who was right."""
    at = s.round * 4
    lowest = 1000
    for seat in range(s.players):
        lowest = min(lowest, s.points[at + seat])
    won_by_call = s.caller >= 0 and s.points[at + s.caller] == 0
    if won_by_call:
        s.holder = s.caller
    elif s.points[at + s.holder] != lowest:
        seat = s.start
        while s.points[at + seat] != lowest:
            seat = after(s, seat)
        s.holder = seat
    s.power = s.holder if won_by_call and s.options.coin != NOTHING else NOBODY


def total_of(s: State, seat: int) -> int:
    """The points of all rounds that have been scored."""
    return s.points[seat] + s.points[seat + 4] + s.points[seat + 8] + s.points[seat + 12]


def best(s: State) -> int:
    """SC-34: the lowest total; of tied ones the token holder or the first clockwise from there."""
    lowest = 10000
    for seat in range(s.players):
        lowest = min(lowest, total_of(s, seat))
    seat = s.holder
    while total_of(s, seat) != lowest:
        seat = after(s, seat)
    return seat
