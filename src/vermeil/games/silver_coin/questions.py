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
    COUNTING,
    END_FRAME,
    FREE,
    FROM_PILE,
    HELD_FRAME,
    NO_CARD,
    NOBODY,
    PEEKING,
    RITE_FRAME,
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
    use_as(s, number_of(card), card)


def use_as(s: State, number: int, card: int) -> None:
    """The ability of a number is used, and this card takes its part."""
    forget(s)
    s.about = card
    go_to(s, number)
    s.box.consult(s, number, BEGINS, 0)


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
    """The action is done: window (e), if no Mortician comes first (SC-74)."""
    s.picks_size = 0
    s.marksman = NO_CARD
    if s.diggers:
        if rites(s):
            go_to(s, RITE_FRAME)
            return
        end_rites(s)
    go_to(s, END_FRAME)


def rites(s: State) -> int:
    """SC-74: which of the cards discarded in the exchange Morticians may use now, by their places in `laid`."""
    found = 0
    if s.diggers & ~s.used:
        for i in range(s.laid_size):
            card = s.laid[i]
            if card != s.held and not layout.everywhere(s) & bit(card) and can_use(s, card):
                found |= bit(i)
    s.about = NO_CARD
    return found


def end_rites(s: State) -> None:
    """Nothing is left for Morticians."""
    s.laid_size = 0
    s.diggers = 0


def below(s: State, card: int) -> int:
    """The place in the pile (from the bottom) of what lies directly below a discard, also of one still held."""
    if card == s.held or layout.pile_place(s, card) < 0:
        return s.pile_size - 1
    return layout.pile_place(s, card) - 1


def on_pile(s: State, card: int) -> bool:
    """Whether another card, which is held and would use this one, goes on the pile first."""
    return s.held >= 0 and s.held != card and not layout.goes_under(s)


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
    s.marksman = NO_CARD
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
    if s.deck_up:
        layout.turn_up(s, card)  # SC-75: drawn openly
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


def count_on(s: State) -> None:
    """SC-80: cards from the top of the deck go on the pile, as many as were announced and there are."""
    while s.draws_left and layout.deck_size(s):
        if not s.top_size:
            s.phase = COUNTING
            return
        s.draws_left -= 1
        layout.discard(s, layout.from_top(s))
    finish(s)
