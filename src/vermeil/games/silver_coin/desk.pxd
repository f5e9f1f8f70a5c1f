cimport cython
from libc.stdint cimport int16_t, uint64_t

from vermeil.core.inlined cimport bit, count_bits, lowest
from vermeil.games.silver_coin.inlined_numbers cimport all_of, number_of
from vermeil.games.silver_coin.layout cimport Layout

cdef int ACTS, ANSWERS, AS_ACTION, ASKS, AT_SCORING, AT_TURN_END, BEFORE_SCORING, BEGINS, EACH_STEP, END_FRAME
cdef int FREE, FROM_DECK, FROM_PILE, GUARD, HELD_FRAME, IN_WINDOW, MORE_DRAWS, NO_CARD, NO_DISCARD, NOBODY
cdef int ON_DISCARD, PEEKING, PROTECT, READIES, SCORES, SETTLES, SHOWING, SOURCES, START, TOKEN, USABLE, WILD


cdef class Desk


cdef class Card:
    cdef readonly str deck, name, word, when, text
    cdef readonly int number, powers

    @cython.final
    cdef uint64_t do(self, Desk t, int what, uint64_t cards) noexcept nogil
    cdef bint usable(self, Desk t) noexcept nogil
    cdef void begin(self, Desk t) noexcept nogil
    cdef void ask(self, Desk t) noexcept nogil
    cdef void answer(self, Desk t) noexcept nogil
    cdef void ready(self, Desk t) noexcept nogil
    cdef uint64_t sources(self, Desk t, uint64_t cards) noexcept nogil
    cdef void act(self, Desk t, uint64_t cards) noexcept nogil
    cdef void settle(self, Desk t, uint64_t cards) noexcept nogil
    cdef int score(self, Desk t, int total) noexcept nogil


@cython.final
cdef class Box:
    cdef readonly Card c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13
    cdef readonly uint64_t on_discard, in_window, at_turn_end, as_action, before_scoring, at_scoring
    cdef readonly uint64_t each_step, wild, more_draws, guards, no_discard


@cython.final
cdef class Options:
    cdef public bint quiet_call, one_con, rooted_tanner, turn_back
    cdef public int coin, patience


cdef class Desk(Layout):
    cdef readonly Box box
    cdef readonly Options options
    cdef public int phase, round, start, holder, power, caller, count, idle, turns
    cdef public bint ended, round_ends, drew, used_token, used_ability, through_blob, resumed
    cdef public uint64_t used, gifted, chosen, later, turned, marked, takers
    cdef public int held, held_from, drawn_size, draws_left, side, about, source, aim, views_left, way, steps
    cdef public int picks_size, next_place, depth, offers, total, verb, arg
    cdef public uint64_t con_used[4]
    cdef public int16_t drawn[8]
    cdef public int16_t picks[4]
    cdef public int16_t pick_owner[4]
    cdef public int16_t pick_place[4]
    cdef public int16_t kind[8]
    cdef public int16_t step[8]
    cdef public int16_t verbs[32]
    cdef public uint64_t masks[32]
    cdef public int16_t counts[32]
    cdef public int16_t sums[16]
    cdef public int16_t points[16]
    cdef public int16_t callers[4]

    @cython.final
    cdef void enter(self, int kind) noexcept nogil
    @cython.final
    cdef void go_to(self, int kind) noexcept nogil
    @cython.final
    cdef void leave(self) noexcept nogil
    @cython.final
    cdef int at_step(self) noexcept nogil
    @cython.final
    cdef void next_step(self) noexcept nogil
    @cython.final
    @cython.locals(count=int)
    cdef void offer(self, int verb, uint64_t arguments) noexcept nogil
    @cython.final
    @cython.locals(cards=uint64_t)
    cdef void offer_free(self) noexcept nogil
    @cython.final
    cdef void offer_token(self) noexcept nogil
    @cython.final
    @cython.locals(found=uint64_t, number=int)
    cdef uint64_t usable_of(self, uint64_t cards) noexcept nogil

    @cython.final
    cdef bint can_use(self, int card) noexcept nogil
    @cython.final
    cdef void use(self, int card) noexcept nogil
    @cython.final
    cdef void forget(self) noexcept nogil
    @cython.final
    cdef void finish(self) noexcept nogil
    @cython.final
    cdef int below(self, int card) noexcept nogil
    @cython.final
    @cython.locals(found=uint64_t, i=int)
    cdef uint64_t locked(self) noexcept nogil
    @cython.final
    cdef void look_at(self, uint64_t cards) noexcept nogil
    @cython.final
    cdef void begin_views(self, int most) noexcept nogil
    @cython.final
    cdef void view(self, int card) noexcept nogil
    @cython.final
    cdef bint may_stop_looking(self) noexcept nogil
    @cython.final
    cdef bint must_exchange(self) noexcept nogil
    @cython.final
    cdef void hold(self, int card, int held_from) noexcept nogil
    @cython.final
    cdef void peek_top(self) noexcept nogil
    @cython.final
    cdef void receive(self, int card) noexcept nogil
    @cython.final
    cdef void refill_shown(self, int wanted) noexcept nogil

    @cython.final
    cdef uint64_t card(self, int number, int what, uint64_t cards) noexcept nogil
    @cython.final
    @cython.locals(i=int)
    cdef void copy_desk(self, Desk other) noexcept nogil
