cimport cython
from libc.stdint cimport uint64_t

from vermeil.core.inlined cimport lowest
from vermeil.games.silver_coin.inlined_numbers cimport all_of, number_of
from vermeil.games.silver_coin.exchange cimport Exchange

cdef int NOBODY, NOTHING, PENALTY, SCORES, STRIDE


cdef class Scoring(Exchange):
    @cython.final
    cdef int after(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(at=int, lowest=int, seat=int)
    cdef void score(self) noexcept nogil
    @cython.final
    @cython.locals(total=int, i=int, cards=uint64_t, number=int)
    cdef int sum_of(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(at=int, lowest=int, seat=int, won_by_call=bint)
    cdef void award_token(self) noexcept nogil
    @cython.final
    cdef int total_of(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(lowest=int, seat=int)
    cdef int best(self) noexcept nogil
