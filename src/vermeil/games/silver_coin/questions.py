"""The stack of questions, the offered answers, and what a card's unit may ask for.

Plain Python; compiled through `questions.pxd`. A question is a frame on a small stack: frames from 16 on are the
turn's own, a lower one belongs to the card with that number. Its answers are written down as offers, each a verb and a
set of arguments; the decision `verb * 64 + arg` picks one.
"""

from __future__ import annotations

from vermeil.core.bits import bit, count_bits, lowest
from vermeil.games.silver_coin import layout
from vermeil.games.silver_coin.codes import (
    BEGINS,
    END_FRAME,
    FREE,
    FROM_PILE,
    HELD_FRAME,
    NO_CARD,
    NOBODY,
    PEEKING,
    SHOWING,
    SOURCES,
    TOKEN,
    USABLE,
)
from vermeil.games.silver_coin.numbers import all_of, number_of
from vermeil.games.silver_coin.state import State

# --- frames and offers ----------------------------------------------------------------------------------


def enter(s: State, kind: int) -> None:
    """A question on top of the one that was asked."""
    s.kind[s.depth] = kind
    s.step[s.depth] = 0
    s.depth += 1


def go_to(s: State, kind: int) -> None:
    """The next question of the turn, instead of the last one."""
    s.kind[0] = kind
    s.step[0] = 0
    s.depth = 1


def leave(s: State) -> None:
    """A free ability is done: back to the question below."""
    s.source = NO_CARD
    s.depth -= 1
    s.resumed = True


def at_step(s: State) -> int:
    """How far the top question is."""
    return s.step[s.depth - 1]


def next_step(s: State) -> None:
    """The top question has been answered, and its card asks the next one."""
    s.step[s.depth - 1] += 1


def offer(s: State, verb: int, arguments: int) -> None:
    """Write down answers: a verb and the set of its arguments."""
    if arguments:
        s.verbs[s.offers] = verb
        s.masks[s.offers] = arguments
        count = count_bits(arguments) if arguments & (arguments - 1) else 1
        s.counts[s.offers] = count
        s.offers += 1
        s.total += count


def offer_free(s: State) -> None:
    """SC-14: the free abilities, in whatever window this is."""
    cards = s.village[s.active] & s.up & s.box.in_window & ~s.used
    if cards:
        offer(s, FREE, usable_of(s, cards))


def offer_token(s: State) -> None:
    """SC-33: the silver coin, in windows (a) and (e)."""
    if s.power == s.active:
        offer(s, TOKEN, layout.own(s))


def usable_of(s: State, cards: int) -> int:
    """Which of these face-up cards may be used now: each number is asked for its own."""
    found = 0
    while cards:
        number = number_of(lowest(cards))
        found |= s.box.consult(s, number, SOURCES, cards & all_of(number))
        cards &= ~all_of(number)
    return found


# --- what a card may ask for ----------------------------------------------------------------------------


def can_use(s: State, card: int) -> bool:
    """SC-15: whether the ability of a held or discarded card has a target."""
    s.about = card
    return s.box.consult(s, number_of(card), USABLE, 0) != 0


def use(s: State, card: int) -> None:
    """The card's ability is used, wherever it lies."""
    forget(s)
    s.about = card
    go_to(s, number_of(card))
    s.box.consult(s, number_of(card), BEGINS, 0)


def forget(s: State) -> None:
    """Nothing is left over from earlier questions: views show these, and may not tell what was asked before."""
    s.about = NO_CARD
    s.source = NO_CARD
    s.aim = NO_CARD
    s.marked = 0
    s.takers = 0
    s.views_left = 0
    s.way = 0
    s.steps = 0
    s.recipient = NOBODY


def finish(s: State) -> None:
    """The action is done: window (e)."""
    s.picks_size = 0
    go_to(s, END_FRAME)


def below(s: State, card: int) -> int:
    """The place in the pile (from the bottom) of what lies directly below a discard, also of one still held."""
    if card == s.held:
        return s.pile_size - 1
    return layout.pile_place(s, card) - 1


def locked(s: State) -> int:
    """SC-14: chosen and picked cards, which may not be discarded."""
    found = s.chosen
    for i in range(s.picks_size):
        found |= bit(s.picks[i])
    return found


def look_at(s: State, cards: int) -> None:
    """SC-5: the active seat sees these cards."""
    layout.let_see(s, s.active, cards)


def begin_views(s: State, most: int) -> None:
    """An ability that looks at up to so many cards, one after the other."""
    s.views_left = most
    s.marked = 0


def view(s: State, card: int) -> None:
    """An ability has looked at one more card."""
    look_at(s, bit(card))
    s.marked |= bit(card)
    s.views_left -= 1


def may_stop_looking(s: State) -> bool:
    """SC-44: through Blob at least one card must be looked at."""
    return not s.through_blob or s.marked != 0


def must_exchange(s: State) -> bool:
    """SC-19: whether the active seat holds a card that it has taken."""
    return s.held >= 0 and s.held_from == FROM_PILE


def hold(s: State, card: int, held_from: int) -> None:
    """The active seat has a card in hand, and must say what happens to it."""
    s.held = card
    s.held_from = held_from
    go_to(s, HELD_FRAME)


def peek_top(s: State) -> None:
    """SC-61: look at the deck's top card; it is kept in `drawn` while the question is open."""
    s.drawn_size = 0
    if s.top_size:
        s.draws_left = 1
        receive(s, layout.from_top(s))
    else:
        s.phase = PEEKING


def receive(s: State, card: int) -> None:
    """The active seat draws a card and sees it."""
    layout.let_see(s, s.active, bit(card))
    s.drawn[s.drawn_size] = card
    s.drawn_size += 1
    s.draws_left -= 1


def refill_shown(s: State, wanted: int) -> None:
    """SC-62: cards lie beside the deck, one for each face-up Squire."""
    while s.shown_size < wanted and layout.deck_size(s):
        if not s.top_size:
            s.phase = SHOWING
            return
        layout.show_card(s, layout.from_top(s))


# --- the cards of the box -------------------------------------------------------------------------------

# --- copies ---------------------------------------------------------------------------------------------
