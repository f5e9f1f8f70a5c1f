"""Silver Coin as a machine of integers: turns, exchanges, rounds, and the questions in between.

Plain Python; compiled by Cython through the types in `engine.pxd`, and the same file runs uncompiled. It knows what
a turn is; what a card does is known by the card (`Card`, one subclass for each in abilities/).

A question is a frame on a small stack: frames from 16 on are the turn's own, a lower one belongs to the card with
that number. `fill` writes the question's answers down as offers, each a verb and a set of arguments; the decision
`verb * 64 + arg` picks one. Free abilities (SC-14) are offered among the answers and open a frame on top.
"""

from __future__ import annotations

from vermeil.core.bits import bit, count_bits, lowest, nth_bit
from vermeil.core.dice import Dice, below
from vermeil.games.silver_coin import exchange, layout, questions, scoring
from vermeil.games.silver_coin.codes import (
    ACTION_FRAME,
    ACTS,
    ALL_CARDS,
    ALL_PAIRS,
    ANSWERS,
    ARGS,
    ASK,
    ASKS,
    BEGINS,
    BLOB,
    BOTH_ENDS,
    CALL,
    CALL_LIMIT,
    CARDS,
    CLOSE,
    COUNTING,
    DEAL,
    DISCARD,
    DONE,
    DRAW,
    DRAWING,
    END,
    END_FRAME,
    EXTRA,
    EXTRA_SIDE_FRAME,
    FIRST,
    FIRST_VILLAGE,
    FREE,
    FROM_DECK,
    FROM_PILE,
    GIFT,
    GIFT_FRAME,
    GO,
    HELD_FRAME,
    KEEP,
    KEEP_FRAME,
    KEPT_SIDE_FRAME,
    LOOK_FRAME,
    NO_CARD,
    NOBODY,
    OVER,
    PASS,
    PEEK,
    PLACE,
    PLACE_FRAME,
    PROTECT,
    READIES,
    REVEAL_FRAME,
    RITE,
    RITE_FRAME,
    ROUNDS,
    SCORED,
    SET,
    SET_FRAME,
    SETTLES,
    SHOWING,
    SHOWN,
    SHUFFLING,
    SIDE,
    SINK,
    SINK_FRAME,
    START,
    STRIDE,
    SWAP,
    TAKE,
    TOSS,
    TURN,
    UNASKED,
    UNCOVERING,
    USE,
    WAYS_OUT,
    ZERO,
)
from vermeil.games.silver_coin.numbers import all_of, number_of
from vermeil.games.silver_coin.state import State

# The first and the second card of each pair that can be looked at (SC-3), as in codes.PAIRS.
FIRST_OF_PAIR = [0, 0, 0, 0, 1, 1, 1, 2, 2, 3]
SECOND_OF_PAIR = [1, 2, 3, 4, 2, 3, 4, 3, 4, 4]
DECK = 31


# --- questions and answers ------------------------------------------------------------------------------


def fill(s: State) -> None:
    """Write down the answers to the top question."""
    s.offers = 0
    s.total = 0
    if s.phase != ASK:
        return
    kind = s.kind[s.depth - 1]
    if kind < LOOK_FRAME:
        s.box.consult(s, kind, ASKS, 0)
    elif kind == ACTION_FRAME:
        ask_action(s)
    elif kind == HELD_FRAME:
        ask_held(s)
    elif kind == END_FRAME:
        ask_end(s)
    elif kind == REVEAL_FRAME:
        questions.offer(s, GO, 1)
        questions.offer_free(s)
    elif kind == SET_FRAME:
        questions.offer(s, SET, s.later)
        if s.chosen & (s.chosen - 1):
            questions.offer(s, TURN, 1)
    elif kind == PLACE_FRAME:
        questions.offer(s, PLACE, s.chosen)
    elif kind == KEEP_FRAME:
        questions.offer(s, KEEP, bit(s.drawn_size) - 1)
    elif kind == LOOK_FRAME:
        questions.offer(s, PEEK, ALL_PAIRS)
    elif kind == GIFT_FRAME:
        questions.offer(s, GIFT, questions.usable_of(s, gift_cards(s)))
        questions.offer(s, PASS, 1)
    elif kind == RITE_FRAME:
        questions.offer(s, RITE, questions.rites(s))
        questions.offer(s, DONE, 1)
    elif kind == SINK_FRAME:
        questions.offer(s, SINK, WAYS_OUT)
    else:  # KEPT_SIDE_FRAME, EXTRA_SIDE_FRAME
        questions.offer(s, SIDE, BOTH_ENDS)


def play(s: State, number: int) -> None:
    """Carry out a decision that is known to be legal, and go on to the next question."""
    s.verb = number >> 6
    s.arg = number & 63
    decide(s)
    proceed(s)


def decide(s: State) -> None:
    """One answer to the top question."""
    if s.verb == FREE:
        s.used |= bit(s.arg)
        s.used_ability = True
        s.source = s.arg
        questions.enter(s, number_of(s.arg))
        s.box.consult(s, number_of(s.arg), BEGINS, 0)
        return
    kind = s.kind[s.depth - 1]
    if kind == ACTION_FRAME:
        act(s)
    elif s.options.may_sink and s.sinking == UNASKED and may_sink(s, kind):
        s.wish = s.verb * ARGS + s.arg
        questions.enter(s, SINK_FRAME)
    elif kind < LOOK_FRAME:
        s.box.consult(s, kind, ANSWERS, 0)
    elif kind == HELD_FRAME:
        use_held(s)
    elif kind == END_FRAME:
        close(s)
    elif kind == REVEAL_FRAME:
        exchange.resolve_exchange(s)
    elif kind == SET_FRAME:
        if s.verb == SET:
            exchange.choose(s, s.arg)
        else:
            exchange.reveal(s)
    elif kind == PLACE_FRAME:
        exchange.complete_exchange(s, s.arg)
    elif kind == KEEP_FRAME:
        keep(s)
    elif kind == LOOK_FRAME:
        look(s)
    elif kind == GIFT_FRAME:
        choose_gift(s)
    elif kind == KEPT_SIDE_FRAME:
        exchange.put_kept(s)
    elif kind == RITE_FRAME:
        use_rite(s)
    elif kind == SINK_FRAME:
        sink_or_not(s)
    else:
        s.side = s.arg
        exchange.bring_extra(s)


def may_sink(s: State, kind: int) -> bool:
    """SC-73, goth_girl=may: whether this answer discards something while a Goth Girl lies face up."""
    if not s.village[s.active] & s.up & ~s.turned & s.box.sinkers:
        return False
    if kind == HELD_FRAME:
        return s.verb == DISCARD or (s.verb == USE and not s.box.no_discard & bit(s.held))
    if kind == REVEAL_FRAME:
        return s.chosen & (s.chosen - 1) == 0
    return kind == PLACE_FRAME or (kind < LOOK_FRAME and s.verb == TOSS)


def sink_or_not(s: State) -> None:
    """SC-73: where the discard goes is said; now it is carried out."""
    s.sinking = s.arg
    s.verb = s.wish // ARGS
    s.arg = s.wish % ARGS
    s.depth -= 1
    decide(s)
    s.sinking = UNASKED
    s.wish = 0


def use_rite(s: State) -> None:
    """SC-74: a Mortician uses a card that the exchange has discarded, or nothing more."""
    if s.verb == DONE:
        questions.end_rites(s)
        questions.go_to(s, END_FRAME)
        return
    card = s.laid[s.arg]
    s.laid_size = layout.without(s.laid, s.laid_size, card)
    s.used |= bit(lowest(s.diggers & ~s.used))
    s.through_blob = False
    questions.use(s, card)


def sure_answer(s: State) -> int:
    """The only answer of two frequent questions, where a glance says so before answers are written down; else 0."""
    kind = s.kind[s.depth - 1]
    if kind == END_FRAME:
        if s.power == s.active or s.village[s.active] & s.up & (s.box.in_window | s.box.at_turn_end):
            return 0
        return END
    if kind == REVEAL_FRAME:
        return 0 if s.village[s.active] & s.up & s.box.in_window & ~s.used else GO
    return 0


def only_answer(s: State) -> int:
    """Questions that are not asked when they have one answer: go on, use nothing more, end the turn, pass. 0 if asked.

    Whether a Mortician can use anything is looked at before Squires are refilled, which may take the deck's last card.
    """
    kind = s.kind[s.depth - 1]
    if kind == END_FRAME:
        return END
    if kind == REVEAL_FRAME:
        return GO
    if kind == RITE_FRAME:
        return 0 if s.options.lone_answer == DONE else DONE
    return PASS if kind == GIFT_FRAME else 0


def proceed(s: State) -> None:
    """After each completed step: lasting powers, steps that have become impossible, questions with one answer."""
    while s.phase == ASK:
        if s.box.each_step & s.up and not s.ended and s.kind[s.depth - 1] != EXTRA_SIDE_FRAME:
            settle(s)
            if s.round_ends:
                end_round(s)
            if s.phase != ASK:
                break
        if s.deck_up and (not s.drawn_size or s.kind[0] == KEEP_FRAME) and not layout.uncover(s):
            s.phase = UNCOVERING
            break
        if s.resumed:
            s.resumed = False
            if s.kind[s.depth - 1] < LOOK_FRAME:
                s.box.consult(s, s.kind[s.depth - 1], READIES, 0)
                continue
        answer = sure_answer(s)
        if not answer:
            fill(s)
            if s.total > 1:
                return
            if not s.total:
                skip(s)
                continue
            answer = only_answer(s)
            if not answer:
                return
        s.verb = answer
        s.arg = 0
        decide(s)
    s.offers = 0
    s.total = 0


def skip(s: State) -> None:
    """SC-15: a step that has become impossible is skipped."""
    if s.depth > 1:
        questions.leave(s)
    else:
        questions.finish(s)


def settle(s: State) -> None:
    """SC-62: Villagers and Squires are looked at; what an exchange has turned up for a moment does not count."""
    cards = s.box.each_step & s.up & ~s.turned & layout.everywhere(s)
    while cards and s.phase == ASK and not s.round_ends:
        number = number_of(lowest(cards))
        s.box.consult(s, number, SETTLES, cards & all_of(number))
        cards &= ~all_of(number)


# --- rounds ---------------------------------------------------------------------------------------------


def begin_round(s: State) -> None:
    """SC-2: shuffle and deal."""
    layout.clear(s)
    s.pool = ALL_CARDS
    s.deck_left = DECK
    s.caller = NOBODY
    s.count = 0
    s.idle = 0
    s.turns = 0
    s.ended = False
    s.gifted = 0
    s.used = 0
    s.drew = False
    s.used_token = False
    s.used_ability = False
    s.through_blob = False
    s.held = NO_CARD
    s.chosen = 0
    s.turned = 0
    s.drawn_size = 0
    s.picks_size = 0
    s.sinking = UNASKED
    s.marksman = NO_CARD
    s.packet_size = 0
    questions.end_rites(s)
    s.depth = 0
    for seat in range(4):
        s.con_used[seat] = 0
    s.phase = START if s.round == 0 else DEAL


def begin_looks(s: State) -> None:
    """SC-3: everybody looks at two cards, beginning with the start player."""
    s.phase = ASK
    s.active = s.start
    s.count = 0
    questions.go_to(s, LOOK_FRAME)


def look(s: State) -> None:
    """SC-3: the active seat has chosen which two cards it looks at."""
    row = s.active * STRIDE
    questions.look_at(s, bit(s.row[row + FIRST_OF_PAIR[s.arg]]) | bit(s.row[row + SECOND_OF_PAIR[s.arg]]))
    s.count += 1
    s.active = scoring.after(s, s.active)
    if s.count == s.players:
        begin_turn(s, s.start)


def begin_turn(s: State, seat: int) -> None:
    """A regular turn: the Con Artists of this player work again (SC-41)."""
    s.con_used[seat] = 0
    s.active = seat
    begin_extra_turn(s)


def begin_extra_turn(s: State) -> None:
    """What is limited to once a turn begins again."""
    s.through_blob = False
    s.drew = False
    s.used_token = False
    s.used_ability = False
    s.used = 0
    s.turns += 1
    questions.go_to(s, ACTION_FRAME)


def is_last_turn(s: State) -> bool:
    """SC-17: whether the round ends after this turn, because the deck or the patience is at its end."""
    if layout.deck_is_out(s):
        return True
    limit = s.options.patience * s.players
    return limit > 0 and not s.drew and s.idle + 1 >= limit


def end_turn(s: State) -> None:
    """The next one's turn begins, or the round ends (SC-17)."""
    last = is_last_turn(s)
    s.idle = 0 if s.drew else s.idle + 1
    seat = scoring.after(s, s.active)
    if last or seat == s.caller:
        end_round(s)
    else:
        begin_turn(s, seat)


def end_round(s: State) -> None:
    """SC-30, SC-62: a held card is discarded unused, a looked-at deck card returns, then come the gifts.

    If Villagers end the round within an exchange, what it has turned up lies as before.
    """
    while s.turned & s.up:
        layout.turn_down(s, lowest(s.turned & s.up))
    if s.held >= 0:
        layout.discard(s, s.held)
        s.held = NO_CARD
    return_drawn(s, NO_CARD)
    s.ended = True
    s.round_ends = False
    s.resumed = False
    s.chosen = 0
    s.turned = 0
    s.picks_size = 0
    s.marksman = NO_CARD
    questions.end_rites(s)
    s.count = 0
    s.active = s.start
    questions.go_to(s, GIFT_FRAME)


def gift_cards(s: State) -> int:
    """The active seat's face-up Regifters that have not given yet."""
    return s.village[s.active] & s.up & s.box.before_scoring & ~s.gifted


def choose_gift(s: State) -> None:
    """SC-30: clockwise from the start player; after the last one comes the score."""
    if s.verb == GIFT:
        s.gifted |= bit(s.arg)
        questions.forget(s)
        s.source = s.arg
        questions.go_to(s, number_of(s.arg))
        s.box.consult(s, number_of(s.arg), BEGINS, 0)
        return
    s.count += 1
    s.active = scoring.after(s, s.active)
    if s.count == s.players:
        s.depth = 0
        scoring.score(s)
        s.phase = SCORED


def next_round(s: State) -> None:
    """After a scored round comes the next one, or the game is over."""
    s.round += 1
    if s.round == ROUNDS:
        s.phase = OVER
    else:
        s.start = s.holder
        begin_round(s)


# --- the action (SC-10 to SC-14) ------------------------------------------------------------------------


def ask_action(s: State) -> None:
    """SC-10 to SC-14: what may be done at the beginning of a turn."""
    mine = s.village[s.active]
    most = layout.deck_size(s)
    if most:
        if s.box.more_draws:
            extra = count_bits(mine & s.up & s.box.more_draws)
            most = min(extra + 1, most)
            questions.offer(s, DRAW, bit(most) - 1)
        else:
            questions.offer(s, DRAW, 1)
    if s.shown_size:
        questions.offer(s, SHOWN, bit(s.shown_size) - 1)
    if s.pile_size and layout.own(s):
        questions.offer(s, TAKE, 1)
    if may_call(s):
        questions.offer(s, CALL, 1)
    if mine & s.up:
        cards = mine & s.up & s.box.as_action
        while cards:  # each number is asked for its own
            s.box.consult(s, number_of(lowest(cards)), ACTS, cards & all_of(number_of(lowest(cards))))
            cards &= ~all_of(number_of(lowest(cards)))
        questions.offer_free(s)
    questions.offer_token(s)


def may_call(s: State) -> bool:
    """SC-12."""
    return (
        s.caller < 0
        and s.size[s.active] <= CALL_LIMIT
        and not s.used_token
        and not (s.options.quiet_call and s.used_ability)
    )


def act(s: State) -> None:
    """Carry out what was chosen as the action."""
    s.through_blob = False
    if s.verb == DRAW:
        s.drew = True
        s.draws_left = s.arg + 1
        s.drawn_size = 0
        draw_on(s)
    elif s.verb == SHOWN:
        s.drew = True
        questions.hold(s, layout.take_shown(s, s.arg), FROM_DECK)
    elif s.verb == TAKE:
        questions.hold(s, layout.leave_pile(s, s.pile_size - 1), FROM_PILE)
    elif s.verb == CALL:
        s.caller = s.active
        s.drew = True
        end_turn(s)
    elif s.verb == BLOB:
        s.through_blob = True
        questions.use(s, s.pile[s.pile_size - 1 - s.arg])
    else:
        use_token(s)


def use_token(s: State) -> None:
    """SC-33."""
    s.power = NOBODY
    s.used_token = True
    if s.options.coin in (PROTECT, ZERO):
        s.coin = s.arg
    else:
        layout.flip(s, s.arg)


def draw_on(s: State) -> None:
    """SC-10: the deck's top card, or several with Rascals."""
    while s.draws_left:
        if not s.top_size:
            s.phase = DRAWING
            return
        questions.receive(s, layout.from_top(s))
    if s.drawn_size == 1:
        s.drawn_size = 0
        questions.hold(s, s.drawn[0], FROM_DECK)
    else:
        questions.go_to(s, KEEP_FRAME)


def keep(s: State) -> None:
    """SC-61: one is kept, the others go back on top in their order."""
    card = s.drawn[s.arg]
    return_drawn(s, s.arg)
    questions.hold(s, card, FROM_DECK)


def return_drawn(s: State, but: int) -> None:
    """The drawn cards go back on top, but for the one at a place."""
    i = s.drawn_size - 1
    while i >= 0:
        if i != but:
            layout.put_on_top(s, s.drawn[i])
        i -= 1
    s.drawn_size = 0


def ask_held(s: State) -> None:
    """What may be done with the card in hand."""
    if s.held_from == FROM_DECK:
        questions.offer(s, DISCARD, 1)
        if s.box.on_discard & bit(s.held) and questions.can_use(s, s.held):
            questions.offer(s, USE, 1)
    mine = layout.own(s)
    if mine:
        questions.offer(s, SWAP, mine)
        if mine & (mine - 1):
            questions.offer(s, SET, mine & ~exchange.rightmost(s, mine))
    if s.village[s.active] & s.up & s.box.in_window:
        questions.offer_free(s)


def use_held(s: State) -> None:
    """Carry out what was chosen for the card in hand."""
    card = s.held
    if s.verb == SWAP:
        s.chosen = bit(s.arg)
        exchange.reveal(s)
    elif s.verb == SET:
        exchange.begin_set(s)
        exchange.choose(s, s.arg)
        questions.go_to(s, SET_FRAME)
    elif s.verb == DISCARD:
        s.held = NO_CARD
        layout.throw(s, card)
        questions.go_to(s, END_FRAME)
    else:
        if s.box.no_discard & bit(card):
            layout.turn_up(s, card)  # it stays in hand until it has a place, but everybody sees what is used
        else:
            s.held = NO_CARD
            layout.throw(s, card)
        questions.use(s, card)


# --- the turn's end (SC-14 e) ---------------------------------------------------------------------------


def ask_end(s: State) -> None:
    """What may still be done before the turn ends."""
    questions.offer(s, END, 1)
    faces = s.village[s.active] & s.up
    if faces:
        questions.offer_free(s)
        cards = faces & s.box.at_turn_end & ~s.con_used[s.active]
        if cards and not is_last_turn(s) and not (s.options.one_con and s.con_used[s.active]):
            questions.offer(s, CLOSE, questions.usable_of(s, cards))
    questions.offer_token(s)


def close(s: State) -> None:
    """Carry out what was chosen at the turn's end."""
    if s.verb == END:
        end_turn(s)
    elif s.verb == CLOSE:
        s.con_used[s.active] |= bit(s.arg)
        layout.turn_down(s, s.arg)
        s.idle = 0 if s.drew else s.idle + 1
        begin_extra_turn(s)
    else:
        use_token(s)


# --- chance ---------------------------------------------------------------------------------------------


def allowed(s: State) -> int:
    """What chance may bring now, as a set: seats, cards, or the one way on from a scored round."""
    if s.phase == DRAWING:  # most often, so first
        return s.pool
    if s.phase == START:
        return bit(s.players) - 1
    if s.phase == SCORED:
        return 1
    if s.phase == SHUFFLING:
        return still_to_lay(s)
    return s.pool


def still_to_lay(s: State) -> int:
    """SC-78: the cards of a shuffle that have no place yet."""
    found = s.shuffled
    for i in range(s.packet_size):
        found &= ~bit(s.packet[i])
    return found


def draw(s: State, outcome: int) -> None:
    """Chance has spoken."""
    if s.phase == START:
        s.start = outcome
        s.holder = outcome
        s.phase = DEAL
        return
    if s.phase == SCORED:
        next_round(s)
        return
    if s.phase == SHUFFLING:
        lay_next(s, outcome)
        return
    s.pool &= ~bit(outcome)
    if s.phase == DEAL:
        seat = s.count // FIRST_VILLAGE
        layout.insert(s, seat, s.size[seat], outcome)
        s.count += 1
        if s.count == FIRST_VILLAGE * s.players:
            s.phase = FIRST
        return
    if s.phase == FIRST:
        layout.discard(s, outcome)
        begin_looks(s)
    else:
        s.deck_left -= 1
        if s.bottom_size:
            layout.close_up(s)
        draw_for_turn(s, outcome)
    proceed(s)


def lay_next(s: State, card: int) -> None:
    """SC-78: the next of the shuffled cards, from the left."""
    s.packet[s.packet_size] = card
    s.packet_size += 1
    if not still_to_lay(s):
        layout.lay_shuffled(s)
        s.phase = ASK
        questions.finish(s)
        proceed(s)


def draw_for_turn(s: State, card: int) -> None:
    """A card comes from the deck to whoever is waiting for it."""
    phase = s.phase
    s.phase = ASK
    if phase == DRAWING:
        questions.receive(s, card)
        draw_on(s)
    elif phase == EXTRA:
        exchange.put_extra(s, card)
    elif phase == SHOWING:
        layout.show_card(s, card)
    elif phase == UNCOVERING:
        layout.put_on_top(s, card)
        layout.turn_up(s, card)
    elif phase == COUNTING:
        s.draws_left -= 1
        layout.discard(s, card)
        questions.count_on(s)
    else:
        s.draws_left = 1
        questions.receive(s, card)


def roll(s: State, dice: Dice) -> None:
    """Let the dice speak for chance until someone must decide."""
    while s.phase > OVER:
        possible = allowed(s)
        draw(s, nth_bit(possible, below(dice, count_bits(possible))))


def playout(s: State, dice: Dice) -> int:
    """Play on at random to the end; returns the number of decisions."""
    decisions = 0
    roll(s, dice)
    while s.phase == ASK:
        play(s, option(s, below(dice, s.total)))
        decisions += 1
        if s.phase > OVER:
            roll(s, dice)
    return decisions


def option(s: State, n: int) -> int:
    """The nth answer to the question."""
    i = 0
    while s.counts[i] <= n:
        n -= s.counts[i]
        i += 1
    if s.masks[i] == 1:
        return s.verbs[i] * 64
    return s.verbs[i] * 64 + nth_bit(s.masks[i], n)


def all_there(s: State) -> bool:
    """SC-1: each of the 52 cards is in exactly one place, and the sets agree with the rows."""
    found = s.pool
    for seat in range(s.players):
        village = 0
        for i in range(seat * STRIDE, seat * STRIDE + s.size[seat]):
            village |= bit(s.row[i])
        if village != s.village[seat] or count_bits(village) != s.size[seat] or found & village:
            return False
        found |= village
    placed = count_bits(found)
    for i in range(s.pile_size):
        found |= bit(s.pile[i])
    for i in range(s.top_size):
        found |= bit(s.top[i])
    for i in range(s.shown_size):
        found |= bit(s.shown[i])
    for i in range(s.drawn_size):
        found |= bit(s.drawn[i])
    for i in range(s.bottom_size):
        found |= bit(s.bottom[i])
    for i in range(s.gone_size):
        found |= bit(s.gone[i])
    placed += s.pile_size + s.top_size + s.shown_size + s.drawn_size + s.bottom_size + s.gone_size
    if s.held >= 0:
        found |= bit(s.held)
        placed += 1
    spare = FIRST_VILLAGE * (4 - s.players)
    return found == ALL_CARDS and placed == CARDS and count_bits(s.pool) == s.deck_left + spare


# --- copies -------------------------------------------------------------------------------------------------


def become(s: State, other: State) -> None:
    """Become like another game of the same deck and players."""
    s.copy_numbers(other)
    fill(s)
