"""Exchanging one card or several (SC-20 to SC-23). Plain Python; compiled through `exchange.pxd`."""

from __future__ import annotations

from vermeil.core.bits import bit, count_bits, lowest
from vermeil.games.silver_coin import layout, questions
from vermeil.games.silver_coin.codes import (
    EXTRA,
    EXTRA_SIDE_FRAME,
    FAILED_EXTRA,
    KEPT_SIDE_FRAME,
    LAID,
    NO_CARD,
    PLACE_FRAME,
    REVEAL_FRAME,
    STRIDE,
)
from vermeil.games.silver_coin.numbers import all_of, number_of
from vermeil.games.silver_coin.state import State

HIGHEST = 13


def rightmost(s: State, cards: int) -> int:
    """The rightmost of some own cards, as a set."""
    i = s.active * STRIDE + s.size[s.active] - 1
    while not cards & bit(s.row[i]):
        i -= 1
    return bit(s.row[i])


def choose(s: State, card: int) -> None:
    """SC-21: one more card for the set; from now on only cards right of it can be chosen."""
    s.chosen |= bit(card)
    while s.row[s.next_place] != card:
        s.later &= ~bit(s.row[s.next_place])
        s.next_place += 1
    s.later &= ~bit(card)
    s.next_place += 1


def begin_set(s: State) -> None:
    """A set is chosen from left to right, so that it has one spelling."""
    s.chosen = 0
    s.later = layout.own(s)
    s.next_place = s.active * STRIDE


def reveal(s: State) -> None:
    """SC-21: the chosen cards are turned up; window (c) follows."""
    s.turned = s.chosen & ~s.up
    s.up |= s.chosen
    layout.show_all(s, s.chosen)
    questions.go_to(s, REVEAL_FRAME)


def resolve_exchange(s: State) -> None:
    """SC-21, SC-22: whether the chosen cards match decides how it goes on."""
    if not s.chosen & (s.chosen - 1):
        complete_exchange(s, lowest(s.chosen))
    elif chosen_match(s):
        questions.go_to(s, PLACE_FRAME)
    else:
        questions.go_to(s, KEPT_SIDE_FRAME)


def chosen_match(s: State) -> bool:
    """SC-21, SC-62: all numbers equal; Doppelgängers match any."""
    plain = s.chosen & ~s.box.wild
    if not plain or not plain & ~all_of(number_of(lowest(plain))):
        return True
    return s.box.plus_one != 0 and match_with_help(s, plain)


def match_with_help(s: State, plain: int) -> bool:
    """SC-71: all are of two numbers next to each other, and there is a Lycan for each card of the lower one."""
    lower = number_of(lowest(plain))
    if plain & ~all_of(lower) & ~all_of(lower + 1):
        return False
    helpers = s.village[s.active] & s.up & s.box.plus_one & ~s.chosen
    return count_bits(plain & all_of(lower)) <= count_bits(helpers)


def lifted(s: State) -> int:
    """SC-71: the chosen cards that count 1 more, where all match with the help of Lycans only."""
    plain = s.chosen & ~s.box.wild
    if not plain or not s.box.plus_one:
        return 0
    lower = plain & all_of(number_of(lowest(plain)))
    return lower if lower != plain and match_with_help(s, plain) else 0


def complete_exchange(s: State, place: int) -> None:
    """SC-20, SC-21: wild cards are discarded first, then the others in row order; the held card takes a place."""
    seat = s.active
    if s.box.helpers:
        discard_with_helpers(s)
    elif s.chosen & (s.chosen - 1):
        discard_chosen(s, s.box.wild)
        discard_chosen(s, ~s.box.wild)
    else:
        layout.discard(s, place)
    layout.replace(s, seat, place, s.held)
    others = s.chosen & ~bit(place)
    while others:
        layout.take_out(s, seat, lowest(others))
        others &= others - 1
    s.held = NO_CARD
    s.chosen = 0
    s.turned = 0
    questions.finish(s)


def discard_with_helpers(s: State) -> None:
    """SC-71, SC-73, SC-74: the highest first; under the deck, if a Goth Girl says so; Morticians remember them."""
    under = layout.goes_under(s)
    s.diggers |= s.village[s.active] & s.up & ~s.turned & s.box.rites & ~s.used
    for number in range(HIGHEST, -1, -1):
        if not s.chosen & all_of(number):
            continue
        for i in range(s.active * STRIDE, s.active * STRIDE + s.size[s.active]):
            card = s.row[i]
            if s.chosen & all_of(number) & bit(card):
                if under:
                    layout.sink(s, card)
                else:
                    layout.discard(s, card)
                if s.diggers and s.box.on_discard & bit(card) and s.laid_size < LAID:
                    s.laid[s.laid_size] = card
                    s.laid_size += 1


def discard_chosen(s: State, cards: int) -> None:
    """In row order, the last on top."""
    for i in range(s.active * STRIDE, s.active * STRIDE + s.size[s.active]):
        if s.chosen & cards & bit(s.row[i]):
            layout.discard(s, s.row[i])


def put_kept(s: State) -> None:
    """SC-22: the held card is kept at an end of the row; from three chosen cards on one more is added."""
    layout.put_at_end(s, s.active, s.arg, s.held)
    s.held = NO_CARD
    if count_bits(s.chosen) >= FAILED_EXTRA and layout.deck_size(s):
        questions.go_to(s, EXTRA_SIDE_FRAME)
    else:
        end_mismatch(s)


def bring_extra(s: State) -> None:
    """SC-22: one more card, from the deck's known top or by chance."""
    if s.top_size:
        put_extra(s, layout.from_top(s))
    else:
        s.phase = EXTRA


def put_extra(s: State, card: int) -> None:
    """SC-22: the additional card has come."""
    layout.put_at_end(s, s.active, s.side, card)
    end_mismatch(s)


def end_mismatch(s: State) -> None:
    """SC-22: the failed cards stay face up, or with mismatch=original lie as before."""
    if s.options.turn_back:
        cards = s.turned & s.up
        while cards:
            layout.turn_down(s, lowest(cards))
            cards &= cards - 1
    s.chosen = 0
    s.turned = 0
    questions.finish(s)
