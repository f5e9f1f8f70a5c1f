cimport cython
from libc.stdint cimport int16_t, uint64_t

from vermeil.core.inlined cimport bit, count_bits, lowest
from vermeil.games.silver_coin cimport layout
from vermeil.games.silver_coin.inlined_numbers cimport all_of, number_of
from vermeil.games.silver_coin.state cimport State

cdef int BEGINS, COUNTING, END_FRAME, FREE, FROM_PILE, HELD_FRAME, NO_CARD, NOBODY, PEEKING, RITE_FRAME, SHOWING, SOURCES, TOKEN, USABLE


cdef void enter(State s, int kind) noexcept nogil
cdef void go_to(State s, int kind) noexcept nogil
cdef void leave(State s) noexcept nogil
cdef int at_step(State s) noexcept nogil
cdef void next_step(State s) noexcept nogil
@cython.locals(count=int)
cdef void offer(State s, int verb, uint64_t arguments) noexcept nogil
@cython.locals(cards=uint64_t)
cdef void offer_free(State s) noexcept nogil
cdef void offer_token(State s) noexcept nogil
@cython.locals(found=uint64_t, number=int)
cdef uint64_t usable_of(State s, uint64_t cards) noexcept nogil

cdef bint can_use(State s, int card) noexcept nogil
cdef void use(State s, int card) noexcept nogil
cdef void use_as(State s, int number, int card) noexcept nogil
cdef void forget(State s) noexcept nogil
cdef void finish(State s) noexcept nogil
@cython.locals(found=uint64_t, i=int, card=int)
cdef uint64_t rites(State s) noexcept nogil
cdef void end_rites(State s) noexcept nogil
cdef int below(State s, int card) noexcept nogil
cdef bint on_pile(State s, int card) noexcept nogil
@cython.locals(found=uint64_t, i=int)
cdef uint64_t locked(State s) noexcept nogil
cdef void look_at(State s, uint64_t cards) noexcept nogil
cdef void begin_views(State s, int most) noexcept nogil
cdef void view(State s, int card) noexcept nogil
cdef bint may_stop_looking(State s) noexcept nogil
cdef bint must_exchange(State s) noexcept nogil
cdef void hold(State s, int card, int held_from) noexcept nogil
cdef void peek_top(State s) noexcept nogil
cdef void receive(State s, int card) noexcept nogil
cdef void count_on(State s) noexcept nogil
cdef void refill_shown(State s, int wanted) noexcept nogil
