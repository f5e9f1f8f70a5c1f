cimport cython
from libc.stdint cimport int16_t, uint64_t

from vermeil.games.silver_coin.inlined_numbers cimport all_of

cdef int ACTS, ANSWERS, ASKS, AS_ACTION, AT_SCORING, AT_TURN_END, BEFORE_SCORING, BEGINS, COPIES, EACH_STEP, FROM_DECK
cdef int GUARD, IN_WINDOW, MORE_DRAWS, MOST_GROUPS, NOBODY, NO_CARD, NO_DISCARD, ON_DISCARD, PLUS_ONE, PROTECT
cdef int READIES, RITES, SCORES, SETTLES, SINKS, SOURCES, START, STRIDE, UNASKED, USABLE, WILD
cdef int SEATS, VIEWERS


cdef class State


cdef class Card:
    cdef readonly str deck, name, word, when, text
    cdef readonly int number, powers

    @cython.final
    cdef uint64_t do(self, State s, int what, uint64_t cards) noexcept nogil
    cdef bint usable(self, State s) noexcept nogil
    cdef void begin(self, State s) noexcept nogil
    cdef void ask(self, State s) noexcept nogil
    cdef void answer(self, State s) noexcept nogil
    cdef void ready(self, State s) noexcept nogil
    cdef uint64_t sources(self, State s, uint64_t cards) noexcept nogil
    cdef void act(self, State s, uint64_t cards) noexcept nogil
    cdef void settle(self, State s, uint64_t cards) noexcept nogil
    cdef int score(self, State s, int total) noexcept nogil


@cython.final
cdef class Box:
    cdef readonly Card c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13
    cdef readonly uint64_t on_discard, in_window, at_turn_end, as_action, before_scoring, at_scoring
    cdef readonly uint64_t each_step, wild, more_draws, guards, no_discard, plus_one, sinkers, rites, copies
    cdef readonly bint helpers

    cdef uint64_t consult(self, State s, int number, int what, uint64_t cards) noexcept nogil


@cython.final
cdef class Options:
    cdef public bint quiet_call, one_con, rooted_tanner, turn_back, may_sink
    cdef public int coin, patience, lone_answer


cdef class State:
    cdef readonly Box box
    cdef readonly Options options
    cdef public int players, active, pile_size, top_size, deck_left, shown_size, coin
    cdef public uint64_t up, rotated, pool, guards, known, mixed, diggers
    cdef public int bottom_size, marksman, laid_size
    cdef public bint deck_up
    cdef public int16_t row[208]
    cdef public int16_t size[4]
    cdef public uint64_t village[4]
    cdef public uint64_t seen[4]
    cdef public uint64_t looked[4]
    cdef public int16_t pile[52]
    cdef public int16_t top[52]
    cdef public int16_t shown[52]
    cdef public int16_t ward[4]
    cdef public int phase, round, start, holder, power, caller, count, idle, turns
    cdef public bint ended, round_ends, drew, used_token, used_ability, through_blob, resumed
    cdef public uint64_t used, gifted, chosen, later, turned, marked, takers
    cdef public int held, held_from, drawn_size, draws_left, side, about, source, aim, views_left, way, steps
    cdef public int recipient
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
    cdef public int gone_size, shuffles, sinking, wish, shuffled_seat, packet_size
    cdef public uint64_t sunk, shuffled
    cdef public int16_t laid[16]
    cdef public int16_t groups[5]
    cdef public uint64_t worked_out[5]
    cdef public int16_t bottom[52]
    cdef public int16_t gone[52]
    cdef public int16_t packet[52]
    cdef public uint64_t group[80]
    cdef public uint64_t among[80]

    @cython.final
    @cython.locals(seat=int, i=int)
    cdef void copy_numbers(self, State other) noexcept nogil
