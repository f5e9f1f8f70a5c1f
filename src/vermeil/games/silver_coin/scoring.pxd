cimport cython
from libc.stdint cimport int16_t, uint64_t

from vermeil.core.inlined cimport bit, lowest
from vermeil.games.silver_coin cimport layout
from vermeil.games.silver_coin.inlined_numbers cimport all_of, number_of
from vermeil.games.silver_coin.state cimport State

cdef int NOBODY, NOTHING, PENALTY, SCORES, STRIDE, ZERO


cdef int after(State s, int seat) noexcept nogil
@cython.locals(at=int, lowest=int, seat=int)
cdef void score(State s) noexcept nogil
@cython.locals(total=int, i=int, cards=uint64_t, number=int)
cdef int sum_of(State s, int seat) noexcept nogil
@cython.locals(others=uint64_t)
cdef int value_of(State s, int seat, int card) noexcept nogil
@cython.locals(at=int, lowest=int, seat=int, won_by_call=bint)
cdef void award_token(State s) noexcept nogil
cdef int total_of(State s, int seat) noexcept nogil
@cython.locals(lowest=int, seat=int)
cdef int best(State s) noexcept nogil
